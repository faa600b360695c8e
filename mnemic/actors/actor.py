"""The actor of one principal: it decides, commits and applies one turn at a time.

Nothing waits here while the mailbox is empty: `run` has a task only as long as there are
messages. Between the check that finds the mailbox empty and giving the task back there
is no await, so no message can slip in unseen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from datetime import datetime, timedelta

from anyio.lowlevel import checkpoint
from msgspec import Struct

from mnemic.actors import log
from mnemic.actors.chain import TURN_CHAIN
from mnemic.actors.clock import Clock
from mnemic.actors.committer import Committer, again
from mnemic.actors.limits import Limits
from mnemic.actors.mailbox import Answer, Envelope, Mailbox
from mnemic.actors.observer import Observer
from mnemic.actors.reading import NOTHING, read_given, read_traces
from mnemic.errors import (
    Fenced,
    MnemicError,
    OutcomeUnknown,
    Quarantined,
    ShuttingDown,
    TurnFailed,
)
from mnemic.memory.commands import ErasePrincipal, ErasureReceipt
from mnemic.memory.decide import Decision, Keyed, decide, is_batchable, receipt_keys
from mnemic.memory.draft import Turn
from mnemic.memory.ids import IdSource
from mnemic.memory.image import Image
from mnemic.memory.model import Principal, Receipt
from mnemic.memory.policy import Profile
from mnemic.memory.reads import events_needed
from mnemic.stores.port import Commit, CommitResult, Store


class Runtime(Struct, frozen=True):
    """Hold what every actor of a host shares."""

    store: Store
    committer: Committer
    clock: Clock
    ids: IdSource
    profile: Profile
    limits: Limits
    observer: Observer | None = None


class Quarantine(Struct, frozen=True):
    """Say why an actor is shut off, until when, and for which time in a row."""

    reason: str
    until: datetime
    count: int


class _CommitFailed(Exception):
    """Carry the reason why a commit of `version` failed in a way no store should fail."""

    def __init__(self, reason: str, version: int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.version = version


class ActorStatistics(Struct, frozen=True):
    """Count what one actor has done since it was created."""

    waiting: int
    refused: int
    turns: int
    messages: int
    crashes: int
    epoch: int | None
    quarantine: Quarantine | None


class PrincipalActor:
    """Serialize everything that one principal is told.

    `is_running` is the supervisor's: set while a task is lent. The image is None while
    the principal is not activated; whoever reads it between two awaits sees committed
    state only.
    """

    __slots__ = (
        "_alone",
        "_crash_total",
        "_crashes",
        "_mailbox",
        "_messages",
        "_quarantine",
        "_runtime",
        "_turns",
        "image",
        "is_running",
        "last_turn_at",
        "principal",
    )

    def __init__(self, principal: Principal, runtime: Runtime) -> None:
        self.principal = principal
        self.image: Image | None = None
        self.is_running = False
        self.last_turn_at = runtime.clock.now()
        self._runtime = runtime
        self._mailbox = Mailbox(runtime.limits.mailbox_messages)
        self._alone = 0
        self._crashes: deque[datetime] = deque(maxlen=runtime.limits.restarts + 1)
        self._quarantine: Quarantine | None = None
        self._turns = 0
        self._messages = 0
        self._crash_total = 0

    # -- the synchronous side --------------------------------------------------------

    @property
    def is_idle(self) -> bool:
        """Tell whether no message waits."""
        return len(self._mailbox) == 0

    @property
    def waiting(self) -> int:
        """Count the messages that wait."""
        return len(self._mailbox)

    def put(self, envelope: Envelope) -> None:
        """Enqueue a message, or raise `Overloaded`."""
        self._mailbox.put(envelope, whose=self.principal)
        if self._runtime.observer is not None:
            self._runtime.observer.accepted(self.principal, envelope)

    def is_quarantined(self, now: datetime) -> bool:
        """Tell whether this actor refuses every message for now."""
        return self._quarantine is not None and now < self._quarantine.until

    def may_passivate(self, now: datetime) -> bool:
        """Tell whether dropping this actor loses nothing but its image.

        An actor that crashed lately keeps its count, and a quarantined one its sentence.
        """
        if self.is_running or not self.is_idle:
            return False
        window = timedelta(seconds=self._runtime.limits.restart_period_s)
        if self._quarantine is not None and now <= self._quarantine.until + window:
            return False
        return not self._crashes or now - self._crashes[-1] > window

    def passivate(self) -> None:
        """Drop the image; the next message activates anew."""
        assert self.is_idle, "an actor with messages is not passivated"
        self._discard("passivated")

    def refuse_all(self, error: ShuttingDown) -> int:
        """Answer everything that waits with `ShuttingDown`; return how many."""
        rest = self._take_rest()
        self._answer_all(rest, error)
        return len(rest)

    def statistics(self) -> ActorStatistics:
        """Count what this actor has done."""
        mailbox = self._mailbox.statistics()
        return ActorStatistics(
            waiting=mailbox.waiting,
            refused=mailbox.refused,
            turns=self._turns,
            messages=self._messages,
            crashes=self._crash_total,
            epoch=None if self.image is None else self.image.counters.epoch,
            quarantine=self._quarantine,
        )

    # -- the turns -------------------------------------------------------------------

    async def run(self) -> None:
        """Handle messages until none waits; a cancelled run answers what it leaves."""
        try:
            while self._mailbox:
                self.last_turn_at = self._runtime.clock.now()
                if self.is_quarantined(self.last_turn_at):
                    self._refuse_quarantined()
                    await checkpoint()
                    continue
                batch = self._take_batch()
                self._turns += 1
                self._messages += len(batch)
                TURN_CHAIN.set((*batch[0].chain, self.principal))
                await self._turn(batch)
        finally:
            self.refuse_all(ShuttingDown("this host stopped before it came to the message"))

    def _refuse_quarantined(self) -> None:
        assert self._quarantine is not None
        reason, until = self._quarantine.reason, self._quarantine.until.isoformat()
        for envelope in self._take_rest():
            self._reply(envelope, Quarantined(str(self.principal), reason, until))

    def _take_batch(self) -> list[Envelope]:
        """Take one message, or neighbouring appends together."""
        batch = [self._mailbox.take()]
        if self._alone:
            self._alone -= 1
            return batch
        if not _joins(batch[0]):
            return batch
        bound = self._runtime.limits.turn_messages
        chain = batch[0].chain
        while self._mailbox and len(batch) < bound:
            following = self._mailbox.peek()
            if not _joins(following) or following.chain != chain:
                break
            batch.append(self._mailbox.take())
        return batch

    async def _turn(self, batch: list[Envelope]) -> None:
        """Handle one turn; every message of it is answered or back in the mailbox."""
        try:
            answers = await self._handle(batch)
        except Fenced as error:
            log.fenced(self.principal, 0 if self.image is None else self.image.counters.epoch)
            self._discard("fenced")
            self._answer_all(batch, error)
            self._answer_all(self._take_rest(), error)
        except MnemicError as error:
            # The store did not take it, or nobody knows: the image may be behind.
            self._discard(None)
            self._answer_all(batch, error)
        except _CommitFailed as failure:
            log.turn_failed(self.principal, batch[0].kind, failure.__cause__ or failure)
            await self._crash(batch, failure.reason, version=failure.version)
        except Exception as error:
            log.turn_failed(self.principal, batch[0].kind, error)
            await self._crash(batch, type(error).__name__)
        except BaseException:
            # Cancelled from above: the host gives up. What was under way is unknown.
            self._discard(None)
            self._answer_all(batch, OutcomeUnknown(_CUT_OFF.format(self.principal)))
            raise
        else:
            for envelope, answer in zip(batch, answers, strict=True):
                self._reply(envelope, answer)

    async def _handle(self, batch: list[Envelope]) -> list[Answer]:
        if _erases(batch[0]):
            # Before any activation: a principal that does not load can be erased all the same.
            return [await self._erase()]
        image = self.image or await self._activate()
        keyed = [envelope.keyed for envelope in batch if envelope.keyed is not None]
        if not keyed:
            await checkpoint()
            return [image] * len(batch)
        runtime = self._runtime
        needed = events_needed(image, keyed[0].command)
        given = await read_given(runtime.store, self.principal, needed) if needed else NOTHING
        receipts = await self._older_receipts(image, keyed)
        turn = Turn(
            now=self.last_turn_at,
            ids=runtime.ids,
            profile=runtime.profile,
            events=given.events,
            session=given.session,
            episodes=given.episodes,
            traces=given.traces
            or await read_traces(
                runtime.store, self.principal, keyed[0].command, now=self.last_turn_at
            ),
            receipts=given.receipts,
        )
        decision = decide(image, keyed, turn, older_receipts=receipts)
        await self._commit(image, decision)
        return list(decision.answers)

    async def _erase(self) -> ErasureReceipt:
        reached = await self._runtime.store.erase(self.principal)
        self._discard("erased")
        return ErasureReceipt(
            erased="principal",
            at=self.last_turn_at,
            reached={kind: count for kind, count in reached.items() if count},
        )

    async def _activate(self) -> Image:
        snapshot = await self._runtime.store.claim(self.principal)
        # Another host may have written while this one waited: the turn is of now, not of
        # when it was begun, so that instants rise in the order of commits.
        self.last_turn_at = self._runtime.clock.now()
        image = Image(snapshot)
        self.image = image
        self._observe("activated")
        return image

    async def _older_receipts(self, image: Image, keyed: list[Keyed]) -> Mapping[str, Receipt]:
        if image.receipts_complete:
            return {}
        unknown = {key for k in keyed for key in receipt_keys(k) if image.receipt(key) is None}
        if not unknown:
            return {}
        found = await self._runtime.store.receipts(self.principal, sorted(unknown))
        return {receipt.key: receipt for receipt in found}

    async def _commit(self, image: Image, decision: Decision) -> None:
        if decision.changes is None:
            await checkpoint()
            return
        counters = image.counters
        version = counters.version + 1
        commit = Commit(
            principal=self.principal,
            epoch=counters.epoch,
            version=counters.version,
            changes=decision.changes,
        )
        try:
            result = await self._runtime.committer.commit(commit)
            if result is CommitResult.LANDED:
                image.apply(decision.changes, version=version)
        except MnemicError:
            raise
        except Exception as error:
            raise _CommitFailed(type(error).__name__, counters.version) from error
        if result is CommitResult.FENCED:
            raise Fenced(f"{self.principal} was taken by another host; send the message again")
        # A commit after the sentence was served clears the record.
        self._quarantine = None
        if self._runtime.observer is not None:
            self._runtime.observer.committed(
                self.principal, epoch=counters.epoch, version=version, changes=decision.changes
            )

    # -- when it goes wrong ------------------------------------------------------------

    async def _crash(self, batch: list[Envelope], reason: str, version: int | None = None) -> None:
        """Answer a failed turn, throw the image away, and shut off who keeps failing.

        `version` is set when the turn failed while it was committed: then the store is
        asked whether it wrote all the same.
        """
        self._discard("crashed")
        if version is not None and not await self._is_unwritten(batch, version):
            self._answer_all(batch, OutcomeUnknown(_CUT_OFF.format(self.principal)))
            self._count_crash(reason)
        elif len(batch) > 1:
            # One bad message among many: decide them one by one, so that only it fails.
            self._alone = len(batch)
            self._messages -= len(batch)
            self._mailbox.put_back(batch)
        else:
            self._reply(batch[0], TurnFailed(str(self.principal), batch[0].kind, reason))
            self._count_crash(reason)
        await checkpoint()

    async def _is_unwritten(self, batch: list[Envelope], version: int) -> bool:
        """Tell whether the store still stands at the version that a failed commit named."""
        try:
            snapshot = await self._runtime.store.load(self.principal)
        except Exception:
            return False
        except BaseException:
            self._answer_all(batch, OutcomeUnknown(_CUT_OFF.format(self.principal)))
            raise
        return snapshot is not None and snapshot.counters.version == version

    def _count_crash(self, reason: str) -> None:
        self._crash_total += 1
        now = self._runtime.clock.now()
        self._crashes.append(now)
        window = timedelta(seconds=self._runtime.limits.restart_period_s)
        recent = sum(now - crash <= window for crash in self._crashes)
        if recent > self._runtime.limits.restarts:
            self._enter_quarantine(reason, now)

    def _enter_quarantine(self, reason: str, now: datetime) -> None:
        count = 1 if self._quarantine is None else self._quarantine.count + 1
        limits = self._runtime.limits
        length = min(limits.quarantine_s * 2 ** (count - 1), limits.quarantine_max_s)
        until = now + timedelta(seconds=length)
        self._quarantine = Quarantine(reason=reason, until=until, count=count)
        self._crashes.clear()
        log.quarantined(self.principal, reason, until, count)
        self._observe("quarantined")

    def _discard(self, step: str | None) -> None:
        epoch = 0 if self.image is None else self.image.counters.epoch
        self.image = None
        if step is not None:
            self._observe(step, epoch)

    def _take_rest(self) -> list[Envelope]:
        self._alone = 0
        rest = []
        while self._mailbox:
            rest.append(self._mailbox.take())
        return rest

    def _answer_all(self, batch: list[Envelope], error: MnemicError) -> None:
        for envelope in batch:
            # Each caller raises an instance of its own; see the committer.
            self._reply(envelope, again(error))

    def _reply(self, envelope: Envelope, answer: Answer) -> None:
        envelope.reply(answer)
        if self._runtime.observer is not None:
            self._runtime.observer.answered(self.principal, envelope)

    def _observe(self, step: str, epoch: int | None = None) -> None:
        if self._runtime.observer is not None:
            if epoch is None:
                epoch = 0 if self.image is None else self.image.counters.epoch
            self._runtime.observer.stepped(self.principal, step, epoch)


_CUT_OFF = "the host stopped while it wrote for {}; send it again with its key to know"


def _erases(envelope: Envelope) -> bool:
    return envelope.keyed is not None and isinstance(envelope.keyed.command, ErasePrincipal)


def _joins(envelope: Envelope) -> bool:
    return envelope.keyed is not None and is_batchable(envelope.keyed.command)
