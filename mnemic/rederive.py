"""Tell a principal's whole life again to an empty one, from the original events.

Each act is given at the instant it was first given, so that everything that depends on a
clock comes out the same. It carries an idempotency key: a run that was stopped goes on
where it stood when it is started again.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from msgspec import Struct

from mnemic.actors.clock import FixedClock
from mnemic.bootstrap import build
from mnemic.errors import InvalidInput, NotFound
from mnemic.memory.acts import Act, acts
from mnemic.memory.commands import (
    Append,
    Appended,
    CarryTombstones,
    Command,
    Consolidate,
    Consolidated,
    Correct,
    Reject,
    Remember,
    Remembered,
    Replay,
    Reply,
    SessionOpened,
    UpdateWorkingState,
)
from mnemic.memory.formation import tombstones
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Belief,
    Event,
    Principal,
    Session,
    Tombstone,
    TombstoneCause,
)
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.rights import all_events, all_sessions, stored_state_hash
from mnemic.stores.address import open_store
from mnemic.stores.port import Store
from mnemic.supervisor import Supervisor

replace = msgspec.structs.replace


class Original(Struct, frozen=True):
    """Hold everything of the principal whose life is told again."""

    principal: Principal
    events: tuple[Event, ...]
    sessions: dict[UUID, Session]
    triggers: dict[UUID, str]
    beliefs: dict[UUID, Belief]
    tombstones: tuple[Tombstone, ...]
    state_hash: str


class Rederived(Struct, frozen=True):
    """Say how it came out: the acts given, and whether both remember the same.

    `unmatched` counts acts on a belief that the copy never formed; its value is forbidden
    there all the same.
    """

    acts: int
    unmatched: int
    original_hash: str
    copy_hash: str

    @property
    def is_equal(self) -> bool:
        """Tell whether the copy's state is the original's."""
        return self.original_hash == self.copy_hash


async def read_original(store: Store, principal: Principal) -> Original:
    """Read a principal's log and state; nothing is claimed. Raises `NotFound`."""
    snapshot = await store.load(principal)
    if snapshot is None:
        raise NotFound(f"nothing was ever told to {principal}")
    sessions = await all_sessions(store, principal)
    triggers: dict[UUID, str] = {}
    for session in sessions:
        for run in await store.runs(principal, session_id=session.id):
            triggers[run.id] = run.trigger
    return Original(
        principal=principal,
        events=tuple([event async for event in all_events(store, principal)]),
        sessions={session.id: session for session in sessions},
        triggers=triggers,
        beliefs={belief.id: belief for belief in snapshot.beliefs},
        tombstones=snapshot.tombstones,
        state_hash=await stored_state_hash(store, principal),
    )


async def rederive(
    address: str,
    whose: Principal,
    copy_address: str,
    copy: Principal,
    *,
    profile: Profile = DEFAULT_PROFILE,
    told: Callable[[int], None] | None = None,
) -> Rederived:
    """Tell a principal's life again into another name or another store, under a profile.

    `told` hears of each act, with how many there are. Raises `NotFound`, `InvalidInput`
    and what opening a store raises.
    """
    clock = FixedClock(datetime.fromtimestamp(0, UTC))
    async with build(copy_address, clock=clock, profile=profile, sweeps=False) as made:
        if copy_address == address:
            original = await read_original(made.store, whose)
        else:
            async with open_store(address) as store:
                original = await read_original(store, whose)
        rederivation = Rederivation(original, made.supervisor, made.store, clock)
        total = len(rederivation.acts)
        return await rederivation.run(copy, told=None if told is None else lambda: told(total))


class Rederivation:
    """Give the acts of an original to a copy, translating identifiers as they come."""

    def __init__(
        self, original: Original, supervisor: Supervisor, store: Store, clock: FixedClock
    ) -> None:
        self._original = original
        self._supervisor = supervisor
        self._store = store
        self._clock = clock
        self._sessions: dict[UUID, UUID] = {}
        self._beliefs: dict[UUID, UUID] = {}
        self._sequences: dict[int, int] = {}
        self._unmatched = 0
        self.acts = tuple(acts(original.events, original.sessions, original.triggers))

    async def run(self, copy: Principal, *, told: Callable[[], None] | None = None) -> Rederived:
        """Tell everything to `copy`; `told` hears of each act.

        Raises `InvalidInput` when the copy holds something else, or when it has another
        name and the original has forgotten values: these are known by digests that are
        keyed by the name.
        """
        await self._check(copy)
        for act in self.acts:
            self._clock.move_to(act.now)
            await self._give(copy, act)
            if told is not None:
                told()
        return Rederived(
            acts=len(self.acts),
            unmatched=self._unmatched,
            original_hash=self._original.state_hash,
            copy_hash=await stored_state_hash(self._store, copy),
        )

    async def _check(self, copy: Principal) -> None:
        causes = {tombstone.cause for tombstone in self._original.tombstones}
        if copy != self._original.principal and TombstoneCause.FORGOTTEN in causes:
            raise InvalidInput(
                f"{self._original.principal} has forgotten values, which only a copy of that name "
                "can go on refusing: name another store instead of another principal"
            )
        snapshot = await self._store.load(copy)
        if snapshot is None or not snapshot.counters.event_seq or not self.acts:
            return
        if not await self._store.receipts(copy, [_key(self.acts[0])]):
            raise InvalidInput(f"{copy} remembers something already: name an empty principal")

    async def _give(self, copy: Principal, act: Act) -> None:
        if act.command is None:
            carried = [t for t in self._original.tombstones if t.belief_id in act.forgotten]
            if carried:
                await self._ask(copy, CarryTombstones(tuple(carried)), act)
            return
        command = await self._translated(copy, act.command)
        if command is not None:
            self._learn(act, await self._ask(copy, command, act))

    async def _ask(self, copy: Principal, command: Command, act: Act) -> Reply:
        return await self._supervisor.ask(copy, command, key=_key(act))

    async def _translated(self, copy: Principal, command: Command) -> Command | None:
        """Give a command under the copy's identifiers."""
        match command:
            case Append() | Consolidate() | Replay():
                return replace(command, session_id=self._sessions[command.session_id])
            case UpdateWorkingState():
                facts = tuple(
                    replace(
                        fact,
                        source_event_ids=tuple(
                            self._sequences.get(s, 0) for s in fact.source_event_ids
                        ),
                    )
                    for fact in command.facts
                )
                session_id = self._sessions[command.session_id]
                return replace(command, session_id=session_id, facts=facts)
            case Remember() if command.session_id is not None:
                return replace(command, session_id=self._sessions.get(command.session_id))
            case Correct() | Reject():
                return await self._on_belief(copy, command)
            case _:
                return command

    async def _on_belief(self, copy: Principal, command: Correct | Reject) -> Command | None:
        counterpart = await self._counterpart(copy, command.belief_id)
        if counterpart is not None:
            return replace(command, belief_id=counterpart)
        # Another policy never formed it. Its value stays forbidden, and what the owner
        # said instead is believed.
        self._unmatched += 1
        belief = self._original.beliefs.get(command.belief_id)
        cause = TombstoneCause.REJECTED if isinstance(command, Reject) else TombstoneCause.CORRECTED
        if belief is not None:
            at = command.at or self._clock.now()
            mark = tombstones.mark(copy, belief, cause=cause, at=at, now=self._clock.now())
            await self._supervisor.ask(copy, CarryTombstones((mark,)))
        if isinstance(command, Correct):
            return Remember(command.statement, at=command.at)
        return None

    async def _counterpart(self, copy: Principal, belief_id: UUID) -> UUID | None:
        image: Image = await self._supervisor.image(copy)
        known = self._beliefs.get(belief_id)
        if known is not None and image.belief(known) is not None:
            return known
        belief = self._original.beliefs.get(belief_id)
        if belief is None:
            return None
        about = image.beliefs_about(belief.subject_key)
        return next((b.id for b in about if b.value_key == belief.value_key), None)

    def _learn(self, act: Act, reply: Reply) -> None:
        match reply:
            case SessionOpened(session_id=session_id):
                opened = self._original.events[act.sequence - 1].session_id
                assert opened is not None
                self._sessions[opened] = session_id
            case Appended(sequence=sequence):
                self._sequences[act.sequence] = sequence
            case Consolidated(formed=formed):
                self._pair(act.beliefs, formed)
            case Remembered(belief_id=belief_id, also=also):
                self._pair(act.beliefs, (*(() if belief_id is None else (belief_id,)), *also))
            case _:
                pass

    def _pair(self, originals: tuple[UUID, ...], copies: tuple[UUID, ...]) -> None:
        # Where another policy formed others, the pairs are found by content.
        if len(originals) == len(copies):
            self._beliefs.update(zip(originals, copies, strict=True))


def _key(act: Act) -> str:
    return f"rederive/{act.sequence}"
