"""What an owner may ask about the whole of a memory: read it again, take from it, erase it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime
from typing import Protocol, TypeVar
from uuid import UUID

from msgspec import Struct

from mnemic.actors.clock import Clock
from mnemic.actors.rehearsal import rehearse
from mnemic.memory import forgetting
from mnemic.memory.commands import (
    Command,
    Consolidated,
    DeleteSession,
    ErasePrincipal,
    ErasureReceipt,
    ForgetMatching,
    Replay,
)
from mnemic.memory.decide import Decision, keyed
from mnemic.memory.digest import state_hash
from mnemic.memory.ids import SequentialIds
from mnemic.memory.image import Image
from mnemic.memory.model import Belief, Counters, Event, EventKind, Principal, Session, Snapshot
from mnemic.memory.policy import Profile
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery, Store
from mnemic.supervisor import Supervisor

R = TypeVar("R", bound=Struct)

REHEARSED_IDS = 1 << 124
"""Where the identifiers of what is only rehearsed begin: far from any that exists."""


class Parts(Protocol):
    """Be what these operations need of a composition."""

    @property
    def store(self) -> Store:
        """Give the store."""
        ...

    @property
    def supervisor(self) -> Supervisor:
        """Give the supervisor."""
        ...

    @property
    def clock(self) -> Clock:
        """Give the host's clock."""
        ...

    @property
    def profile(self) -> Profile:
        """Give the values memory runs with."""
        ...


class ForgetPlan(Struct, frozen=True):
    """List what a query would erase; `token` confirms this plan and no other.

    `beliefs` of every status would go; `reached` counts everything by kind. The plan
    holds the owner's words and is kept nowhere.
    """

    query: str
    token: str
    store_position: int
    beliefs: tuple[Belief, ...]
    reached: dict[str, int]


class ReplayDifference(Struct, frozen=True):
    """Say what a replay would change: `formed` beliefs, and `changed` ones before and after."""

    session_id: UUID
    record: Consolidated
    formed: tuple[Belief, ...]
    changed: tuple[tuple[Belief, Belief], ...]


class Rights:
    """Replay, forget by words, delete, erase: for one principal."""

    principal: Principal
    _parts: Parts

    # -- replay (000 §Re-derivation is an operator action) ---------------------------

    async def replay(self, session_id: UUID, *, key: str | None = None) -> Consolidated:
        """Read a session's original words again under this host's policy.

        Nothing the owner ended comes back, and no evidence is counted again. Raises
        `NotFound`.
        """
        return await self._asked(Replay(session_id), Consolidated, key=key)

    async def replay_difference(self, session_id: UUID) -> ReplayDifference:
        """Say what `replay` would change, as things stand; write nothing, claim nothing."""
        image = await self._unclaimed()
        decision = await self._rehearse(image, Replay(session_id))
        (record,) = decision.answers
        if isinstance(record, Exception):
            raise record
        assert isinstance(record, Consolidated)
        written = () if decision.changes is None else decision.changes.beliefs
        return ReplayDifference(
            session_id=session_id,
            record=record,
            formed=tuple(b for b in written if image.belief(b.id) is None),
            changed=tuple((old, b) for b in written if (old := image.belief(b.id)) is not None),
        )

    async def session_ids(self) -> tuple[UUID, ...]:
        """Give every session, in the order in which they were opened."""
        opened: dict[UUID, None] = {}
        async for event in all_events(self._parts.store, self.principal):
            if event.kind is EventKind.SESSION_OPENED and event.session_id is not None:
                opened[event.session_id] = None
        return tuple(opened)

    async def state_hash(self) -> str:
        """Give the digest of everything that is remembered, whatever its identifiers."""
        return await stored_state_hash(self._parts.store, self.principal)

    # -- erasure ---------------------------------------------------------------------

    async def forget_plan(self, query: str) -> ForgetPlan:
        """List what holds every word of a query, in beliefs and in what was said.

        Writes nothing. Raises `InvalidCommand` for a query that names nothing.
        """
        image = await self._unclaimed()
        plan = forgetting.plan(image, query)
        decision = await self._rehearse(image, ForgetMatching(query, plan.token))
        (receipt,) = decision.answers
        assert isinstance(receipt, ErasureReceipt)
        return ForgetPlan(
            query=query,
            token=plan.token,
            store_position=plan.store_position,
            beliefs=plan.beliefs,
            reached=receipt.reached,
        )

    async def forget_confirm(
        self, query: str, token: str, *, at: datetime | None = None, key: str | None = None
    ) -> ErasureReceipt:
        """Erase what a plan listed, for good; raises `InvalidCommand` when things have moved."""
        return await self._asked(ForgetMatching(query, token, at), ErasureReceipt, key=key)

    async def delete_session(
        self, session_id: UUID, *, at: datetime | None = None, key: str | None = None
    ) -> ErasureReceipt:
        """Erase a session, its words and what rests on them alone; raises `NotFound`."""
        return await self._asked(DeleteSession(session_id, at), ErasureReceipt, key=key)

    async def erase(self) -> ErasureReceipt:
        """Erase everything of this principal, in the order of its messages.

        The name stays with a raised epoch, by which whatever was under way on another
        host is refused. What is told later starts an empty memory.
        """
        return await self._asked(ErasePrincipal(), ErasureReceipt)

    # -- the way there ---------------------------------------------------------------

    async def _asked(self, command: Command, answer: type[R], *, key: str | None = None) -> R:
        sent = keyed(command, key)
        reply = await self._parts.supervisor.ask(self.principal, sent.command, key=sent.key)
        assert isinstance(reply, answer)
        return reply

    async def _unclaimed(self) -> Image:
        """Give an image of what is committed that stays as it is; nothing is claimed."""
        active = self._parts.supervisor.active_image(self.principal)
        if active is not None:
            # A rehearsal waits for reads, and the actor's own image moves meanwhile.
            return Image(active.snapshot())
        snapshot = await self._parts.store.load(self.principal)
        return Image(Snapshot(self.principal, Counters()) if snapshot is None else snapshot)

    async def _rehearse(self, image: Image, command: Command) -> Decision:
        parts = self._parts
        return await rehearse(
            parts.store,
            image,
            command,
            now=parts.clock.now(),
            # Not the host's own: a rehearsal leaves a repeatable run as it is.
            ids=SequentialIds(REHEARSED_IDS),
            profile=parts.profile,
        )


async def erase_tenant(parts: Parts, tenant_id: str) -> ErasureReceipt:
    """Erase every principal of a tenant, one after the other, each in its own order.

    Stopped half-way, it may be repeated: what is erased has nothing left to reach.
    `reached` also counts the principals that had something.
    """
    reached: dict[str, int] = {}
    after: Principal | None = None
    while True:
        page = await parts.store.principals(tenant_id=tenant_id, after=after)
        for whose in page:
            receipt = await parts.supervisor.ask(whose, ErasePrincipal())
            assert isinstance(receipt, ErasureReceipt)
            counts = receipt.reached | ({"principals": 1} if receipt.reached else {})
            for kind, count in counts.items():
                reached[kind] = reached.get(kind, 0) + count
        if len(page) < PAGE_ROWS_MAX:
            return ErasureReceipt(erased="tenant", at=parts.clock.now(), reached=reached)
        after = page[-1]


async def all_events(store: Store, principal: Principal, *, after: int = 0) -> AsyncIterator[Event]:
    """Walk a principal's whole log, page by page."""
    while True:
        page = await store.events(principal, EventQuery(after=after))
        for event in page:
            yield event
        if len(page) < PAGE_ROWS_MAX:
            return
        after = page[-1].sequence


async def all_sessions(store: Store, principal: Principal) -> tuple[Session, ...]:
    """Read every session, closed ones too, by id."""
    found: list[Session] = []
    while True:
        page = await store.sessions(principal, after=found[-1].id if found else None)
        found.extend(page)
        if len(page) < PAGE_ROWS_MAX:
            return tuple(found)


async def stored_state_hash(store: Store, principal: Principal) -> str:
    """Give the state hash of what a store holds of a principal."""
    snapshot = await store.load(principal) or Snapshot(principal, Counters())
    return state_hash(snapshot, [event async for event in all_events(store, principal)])
