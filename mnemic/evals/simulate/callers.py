"""What callers do: send a command under a key, give up, try again at another host."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

import anyio
from anyio.abc import TaskGroup
from anyio.lowlevel import checkpoint

from mnemic.actors.clock import Clock
from mnemic.errors import MnemicError, NotFound, Retryable, ShuttingDown
from mnemic.evals.checkers import NoForeignWords, Violation
from mnemic.evals.simulate import words
from mnemic.evals.simulate.hosts import SimulatedHost
from mnemic.evals.simulate.identifiers import CountedIds
from mnemic.evals.simulate.lives import HostLost
from mnemic.evals.simulate.sent import Sent
from mnemic.evals.simulate.story import SESSIONS, Step
from mnemic.memory import forgetting
from mnemic.memory.commands import (
    Append,
    CiteRun,
    Command,
    CompleteRun,
    Consolidate,
    Consolidated,
    Correct,
    DeleteSession,
    ErasePrincipal,
    Forget,
    ForgetMatching,
    OpenSession,
    RecordTrace,
    Reject,
    Remember,
    Remembered,
    Replay,
    Reply,
    RunStarted,
    SessionOpened,
    StartRun,
    UpdateWorkingState,
)
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Belief,
    Channel,
    EstablishedFact,
    EventKind,
    Principal,
    RunStatus,
    Trust,
)
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall import RecallRequest, RecallResult, recall
from mnemic.memory.runs import completion_key
from mnemic.memory.usage import receipt_key

ATTEMPTS_MAX = 3
"""Times one command is sent before its caller gives up."""

AWAITS_BETWEEN = 5
"""Awaits between two attempts, times the attempts made."""

POURED = 40
"""Messages that pour in while a host drains: as many as it takes until it refuses."""

TRACES_LIFE = 1 << 30
"""The life, no host's, whose identifiers recalls bear."""

BACKDATED = timedelta(hours=6)
"""How far before the host's instant some words were said."""

BELIEFS_KNOWN_MAX = 32
SESSIONS_KNOWN_MAX = 8
"""What callers remember of each principal."""

SCOPES = (None, "orbit-app", "ledger")


class Callers:
    """Do what steps ask for on behalf of the principals; remember what they were told.

    `sent` is told of everything that is sent. `waiting` are the scopes of callers that
    wait for an answer, the oldest first.
    """

    def __init__(
        self,
        hosts: Sequence[SimulatedHost],
        *,
        clock: Clock,
        foreign: NoForeignWords,
        sent: Sent,
        tasks: TaskGroup,
    ) -> None:
        self.counts: Counter[str] = Counter()
        self.waiting: deque[anyio.CancelScope] = deque()
        self.violations: list[Violation] = []
        self._hosts = hosts
        self._clock = clock
        self._foreign = foreign
        self._sent = sent
        self._tasks = tasks
        self._ids = CountedIds(TRACES_LIFE)
        self._sessions: dict[tuple[int, int], UUID] = {}
        self._every_session: defaultdict[int, deque[UUID]] = defaultdict(
            lambda: deque(maxlen=SESSIONS_KNOWN_MAX)
        )
        self._beliefs: defaultdict[int, deque[UUID]] = defaultdict(
            lambda: deque(maxlen=BELIEFS_KNOWN_MAX)
        )

    # -- telling ---------------------------------------------------------------------

    async def say(self, step: Step) -> None:
        """Append one message to a session, opening it if need be."""
        session_id = await self._session(step)
        if session_id is not None:
            await self._send(step, self._append(step, session_id, 0))

    async def burst(self, step: Step) -> None:
        """Append several messages without waiting for any of them."""
        session_id = await self._session(step)
        if session_id is not None:
            for part in range(1, step.count + 1):
                self._tell(step, self._host(step.host), session_id, part)

    async def pour(self, step: Step, host: SimulatedHost) -> None:
        """Append two messages at every await, to one host, while it drains."""
        session_id = self._sessions.get((step.principal, step.pick % SESSIONS))
        if session_id is not None:
            for part in range(1, POURED + 1):
                self._tell(step, host, session_id, part)
                if part % 2:
                    await checkpoint()

    def _tell(self, step: Step, host: SimulatedHost, session_id: UUID, part: int) -> None:
        whose = words.principal(step.principal)
        command, key = self._append(step, session_id, part), f"{step.number}.{part}"
        self._sent.note(whose, command, key=key)
        try:
            host.tell(whose, command, key)
        except MnemicError as error:
            self._count(error)

    def _append(self, step: Step, session_id: UUID, part: int) -> Append:
        kind = (EventKind.USER_MESSAGE,) * 6 + (EventKind.ASSISTANT_MESSAGE, EventKind.TOOL_MESSAGE)
        return Append(
            session_id=session_id,
            text=words.message(step.principal, step.pick + part, f"{step.number} {part}"),
            kind=kind[step.pick % len(kind)],
            channel=Channel.EXTERNAL if step.pick % 11 == 0 else Channel.DIRECT,
            at=self._said_at(step),
        )

    async def note_facts(self, step: Step) -> None:
        """Replace a session's working state."""
        session_id = await self._session(step)
        if session_id is not None:
            said = words.sentence(step.principal, step.pick)
            fact = EstablishedFact(statement=said, source_event_ids=())
            await self._send(step, UpdateWorkingState(session_id=session_id, facts=(fact,)))

    async def consolidate(self, step: Step) -> None:
        """Form from a session that goes on."""
        await self._consolidate(step, close=False)

    async def close(self, step: Step) -> None:
        """Form from a session and end it."""
        await self._consolidate(step, close=True)

    async def _consolidate(self, step: Step, *, close: bool) -> None:
        slot = (step.principal, step.pick % SESSIONS)
        session_id = self._sessions.get(slot)
        if session_id is None:
            return
        if close:
            self._sessions.pop(slot)
        command = Consolidate(session_id=session_id, close=close)
        self._learn(step, await self._send(step, command, label="c"))

    # -- correcting ------------------------------------------------------------------

    async def remember(self, step: Step) -> None:
        """State something explicitly."""
        said = words.sentence(step.principal, step.pick)
        scope = SCOPES[step.pick % len(SCOPES)]
        trust = Trust.MEMORY if step.pick % 4 == 0 else Trust.USER
        command = Remember(statement=said, trust=trust, project_scope=scope, at=self._said_at(step))
        self._learn(step, await self._send(step, command))

    async def correct(self, step: Step) -> None:
        """Say something else in place of a belief."""
        belief_id = self._belief(step)
        if belief_id is not None:
            said = words.sentence(step.principal, step.pick // 3)
            self._learn(step, await self._send(step, Correct(belief_id=belief_id, statement=said)))

    async def reject(self, step: Step) -> None:
        """End a belief as wrong."""
        belief_id = self._belief(step)
        if belief_id is not None:
            await self._send(step, Reject(belief_id=belief_id))

    async def forget(self, step: Step) -> None:
        """Erase a belief."""
        belief_id = self._belief(step)
        if belief_id is not None:
            await self._send(step, Forget(belief_id=belief_id))

    async def forget_matching(self, step: Step) -> None:
        """Erase what holds a name, in two steps."""
        image = await self._image(step)
        if image is not None:
            query = words.name(step.principal, step.pick)
            token = forgetting.plan(image, query).token
            await self._send(step, ForgetMatching(query=query, token=token))

    async def delete_session(self, step: Step) -> None:
        """Erase a session, open or closed."""
        session_id = self._any_session(step)
        if session_id is not None:
            await self._send(step, DeleteSession(session_id=session_id))

    async def replay(self, step: Step) -> None:
        """Read a session's words once more."""
        session_id = self._any_session(step)
        if session_id is not None:
            self._learn(step, await self._send(step, Replay(session_id=session_id)))

    async def take_back(self, step: Step) -> None:
        """End a belief that was formed in a session, and read that session again."""
        told = [
            (belief.id, belief.source_session_ids[0])
            for belief in self._held(step)
            if belief.is_live and belief.source_session_ids
        ]
        if told:
            belief_id, session_id = told[step.pick % len(told)]
            await self._send(step, Reject(belief_id=belief_id))
            replay = Replay(session_id=session_id)
            self._learn(step, await self._send(step, replay, label="r"))

    async def take_back_meanwhile(self, step: Step) -> None:
        """Say and state the same, form from what was said, and end it while that is under way."""
        session_id = await self._session(step)
        if session_id is None:
            return
        await self._send(step, self._append(step, session_id, 0))
        stated = Remember(statement=words.sentence(step.principal, step.pick))
        reply = await self._send(step, stated, label="m")
        if isinstance(reply, Remembered) and reply.belief_id is not None:
            self._tasks.start_soon(self.consolidate, step, name=f"step {step.number}")
            for _ in range(step.count):
                await checkpoint()
            await self._send(step, Reject(belief_id=reply.belief_id), label="x")

    async def erase(self, step: Step) -> None:
        """Erase a principal."""
        await self._send(step, ErasePrincipal())

    # -- reading ---------------------------------------------------------------------

    async def recall(self, step: Step) -> None:
        """Ask a question, and have its trace recorded."""
        image = await self._image(step)
        if image is not None:
            await self._send(step, RecordTrace(trace=self._recalled(step, image).trace))

    async def run(self, step: Step) -> None:
        """Answer a turn from memory: start, recall, complete, cite; each sent twice by some."""
        session_id = await self._session(step)
        if session_id is None:
            return
        said = words.message(step.principal, step.pick, f"{step.number} 0")
        started = await self._send(step, StartRun(session_id=session_id, text=said))
        image = await self._image(step)
        if not isinstance(started, RunStarted) or image is None:
            return
        run_id = started.run_id
        result = self._recalled(step, image, session_id=session_id, run_id=run_id)
        await self._send(step, RecordTrace(trace=result.trace), label="t")
        cited = " ".join(f"m:{short_id}" for short_id in result.short_ids[: step.pick % 3])
        end = CompleteRun(
            run_id=run_id,
            session_id=session_id,
            status=RunStatus.COMPLETED,
            text=f"Done {step.number}. {cited}",
            traces=(result.trace.id,),
        )
        cite = CiteRun(run_id=run_id, text=cited, session_id=session_id)
        for command, key in ((end, completion_key(run_id)), (cite, receipt_key(run_id))):
            self._sent.note_derived(words.principal(step.principal), command, key)
            for _ in range(1 + step.pick % 2):
                await self._attempt(step, command, None)

    def _recalled(
        self,
        step: Step,
        image: Image,
        *,
        session_id: UUID | None = None,
        run_id: UUID | None = None,
    ) -> RecallResult:
        asked = f"What about {words.name(step.principal, step.pick)}?"
        result = recall(
            image,
            RecallRequest(
                now=self._clock.now(), question=asked, session_id=session_id, run_id=run_id
            ),
            profile=DEFAULT_PROFILE,
            trace_id=self._ids.next(),
        )
        self.counts["recalled"] += 1
        try:
            self._foreign.read(words.principal(step.principal), result.text)
        except Violation as violation:
            self.violations.append(violation)
        return result

    # -- how it is sent ----------------------------------------------------------------

    async def _send(self, step: Step, command: Command, *, label: str = "") -> Reply | None:
        """Send under the step's key; give the reply, or None when none came."""
        key = f"{step.number}{label}"
        self._sent.note(words.principal(step.principal), command, key=key)
        return await self._attempt(step, command, key)

    async def _attempt(self, step: Step, command: Command, key: str | None) -> Reply | None:
        whose = words.principal(step.principal)
        for attempt in range(ATTEMPTS_MAX):
            patience = step.patience if attempt == 0 else None
            host = self._host(step.host + attempt)
            try:
                reply = await self._once(host, whose, command, key, patience=patience)
            except (Retryable, ShuttingDown, HostLost) as error:
                self._count(error)
            except MnemicError as error:
                self._count(error)
                if isinstance(error, NotFound):
                    self._sessions.pop((step.principal, step.pick % SESSIONS), None)
                return None
            else:
                if reply is not None:
                    return reply
                self.counts["gave up"] += 1
            for _ in range(AWAITS_BETWEEN * attempt):
                await checkpoint()
        return None

    async def _once(
        self,
        host: SimulatedHost,
        whose: Principal,
        command: Command,
        key: str | None,
        *,
        patience: int | None,
    ) -> Reply | None:
        """Send once; None for a caller that gave up."""
        reply = None
        with anyio.CancelScope() as scope:
            self.waiting.append(scope)
            if patience is not None:
                self._tasks.start_soon(_give_up, scope, patience, name="a caller's patience")
            try:
                reply = await host.ask(whose, command, key)
            finally:
                if scope in self.waiting:
                    self.waiting.remove(scope)
        return reply

    def cancel_one(self) -> None:
        """Let the caller that has waited longest give up."""
        if self.waiting:
            self.waiting.popleft().cancel()

    def _host(self, number: int) -> SimulatedHost:
        """Give that host, or the next one that is up."""
        every = len(self._hosts)
        ordered = [self._hosts[(number + offset) % every] for offset in range(every)]
        return next((host for host in ordered if host.is_up), ordered[0])

    def _count(self, error: Exception) -> None:
        self.counts[f"caught {type(error).__name__}"] += 1

    # -- what they know ----------------------------------------------------------------

    async def _session(self, step: Step) -> UUID | None:
        slot = (step.principal, step.pick % SESSIONS)
        known = self._sessions.get(slot)
        if known is not None:
            return known
        scope = SCOPES[step.pick % len(SCOPES)]
        reply = await self._send(step, OpenSession(project_scope=scope), label="o")
        if not isinstance(reply, SessionOpened):
            return None
        self._sessions[slot] = reply.session_id
        self._every_session[step.principal].append(reply.session_id)
        return reply.session_id

    def _any_session(self, step: Step) -> UUID | None:
        known = self._every_session[step.principal]
        return known[step.pick % len(known)] if known else None

    def _belief(self, step: Step) -> UUID | None:
        """Pick a belief of the newest image that is active anywhere, or one that was told of."""
        held = self._held(step)
        known = [belief.id for belief in held if belief.is_live or step.pick % 7 == 0]
        known = known or list(self._beliefs[step.principal])
        return known[step.pick % len(known)] if known else None

    def _held(self, step: Step) -> list[Belief]:
        whose = words.principal(step.principal)
        images = [i for host in self._hosts if (i := host.active_image(whose)) is not None]
        newest = max(images, key=lambda i: (i.counters.epoch, i.counters.version), default=None)
        return [] if newest is None else list(newest.beliefs())

    async def _image(self, step: Step) -> Image | None:
        try:
            return await self._host(step.host).image(words.principal(step.principal))
        except (MnemicError, HostLost) as error:
            self._count(error)
            return None

    def _said_at(self, step: Step) -> datetime | None:
        return self._clock.now() - BACKDATED if step.pick % 5 == 0 else None

    def _learn(self, step: Step, reply: Reply | None) -> None:
        if isinstance(reply, Consolidated):
            self._beliefs[step.principal].extend(reply.formed)
        elif isinstance(reply, Remembered) and reply.belief_id is not None:
            self._beliefs[step.principal].append(reply.belief_id)


async def _give_up(scope: anyio.CancelScope, awaits: int) -> None:
    """Cancel what waits after so many awaits; what has ended is not touched by it."""
    for _ in range(awaits):
        await checkpoint()
    scope.cancel()
