"""The public API: open a memory, name a principal, talk, recall, correct.

Everything here is thin: it sends a command to the principal's actor or reads the
committed image, and turns identifiers into beliefs for people.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from time import perf_counter_ns
from typing import TypeVar
from uuid import UUID

from msgspec import Struct

from mnemic.actors.clock import Clock
from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.bootstrap import Composition, build
from mnemic.errors import InvalidCommand, NotFound, Overloaded
from mnemic.memory.changes import BeliefChanges
from mnemic.memory.commands import (
    Append,
    Appended,
    Command,
    Consolidate,
    Consolidated,
    Correct,
    Ended,
    Forget,
    OpenSession,
    RecordTrace,
    Reject,
    Remember,
    Remembered,
    Reply,
    SessionOpened,
)
from mnemic.memory.history import find_belief, versions
from mnemic.memory.ids import IdSource
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Belief,
    EventKind,
    Outcome,
    Principal,
    Reason,
    Trust,
    decode,
    principal,
)
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.memory.recall import RecallRequest, RecallResult, recall
from mnemic.memory.recall.request import TOKEN_BUDGET_DEFAULT
from mnemic.memory.sessions import project_scope as checked_scope
from mnemic.stores.changelog import read_changes
from mnemic.stores.port import PAGE_ROWS_MAX
from mnemic.supervisor import SupervisorStatistics

ROLES = {
    "user": EventKind.USER_MESSAGE,
    "assistant": EventKind.ASSISTANT_MESSAGE,
    "system": EventKind.SYSTEM_MESSAGE,
    "tool": EventKind.TOOL_MESSAGE,
}
"""The roles a turn can have, as chat formats spell them."""

R = TypeVar("R", bound=Struct)


SAID_TURNS_MAX = 512
"""Most turns of one `say_all`: they fit a mailbox and one turn of the actor."""


class Said(Struct, frozen=True):
    """Hold one turn for `say_all`; `key` is its idempotency key."""

    text: str
    key: str
    role: str = "user"
    at: datetime | None = None


class Consolidation(Struct, frozen=True):
    """Answer what closing a session did: formed, nothing to form, pending or failed.

    `formed` are new live beliefs in store order, `changed` those reinforced, promoted,
    superseded or flagged. `reasons` counts every proposal by its one terminal reason,
    `screened` what was refused before it became a proposal; neither holds text.
    """

    session_id: UUID
    outcome: Outcome
    formed: tuple[Belief, ...]
    changed: tuple[Belief, ...]
    reasons: dict[str, int]
    screened: dict[str, int]
    pending_reason: str | None
    run_id: UUID | None


class Statement(Struct, frozen=True):
    """Answer `remember` and `correct`: the belief that stands now, and why.

    `belief` is None when nothing was believed; `reason` and `refused_by` say why.
    """

    belief: Belief | None
    reason: Reason
    replaced: tuple[UUID, ...]
    refused_by: str | None


class Memory:
    """Reach the principals of one store; made by `open_memory`."""

    def __init__(self, composition: Composition) -> None:
        self._parts = composition
        self._lost_traces = 0

    def principal(self, tenant_id: str, principal_id: str) -> PrincipalMemory:
        """Name one owner in one tenant; raises `InvalidCommand` for a missing scope."""
        return PrincipalMemory(self, principal(tenant_id, principal_id))

    @property
    def composition(self) -> Composition:
        """Give the wired parts: store, supervisor, clock, ids, profile."""
        return self._parts

    @property
    def lost_traces(self) -> int:
        """Count recall traces that a full mailbox did not take; nothing else was lost."""
        return self._lost_traces

    def statistics(self) -> SupervisorStatistics:
        """Count what the host holds and has done."""
        return self._parts.supervisor.statistics()

    def _leave_trace(self, whose: Principal, result: RecallResult) -> None:
        try:
            self._parts.supervisor.tell(whose, RecordTrace(result.trace))
        except Overloaded:
            self._lost_traces += 1


class PrincipalMemory:
    """Tell and ask one principal's memory."""

    def __init__(self, memory: Memory, whose: Principal) -> None:
        self._memory = memory
        self._parts = memory.composition
        self.principal = whose

    # -- conversations ---------------------------------------------------------------

    async def open_session(
        self,
        *,
        project_scope: str | None = None,
        label: str | None = None,
        at: datetime | None = None,
        key: str | None = None,
    ) -> SessionMemory:
        """Open a session; turns said in it are consolidated when it is closed."""
        command = OpenSession(project_scope=project_scope, label=label, at=at)
        opened = await self._ask(command, SessionOpened, key=key)
        return SessionMemory(self, opened.session_id, opened.scope)

    async def session(self, session_id: UUID) -> SessionMemory:
        """Take up a session again, open or closed; raises `NotFound`."""
        image = await self._image()
        found = image.session(session_id)
        if found is None:
            found = await self._parts.store.session(self.principal, session_id)
        if found is None:
            raise NotFound(f"{self.principal} has no session {session_id}; open one first")
        return SessionMemory(self, found.id, found.scope)

    # -- recall ----------------------------------------------------------------------

    async def recall(
        self,
        question: str,
        *,
        token_budget: int = TOKEN_BUDGET_DEFAULT,
        project_scope: str | None = None,
        as_of: datetime | None = None,
        believed_at: datetime | None = None,
        include_superseded: bool = False,
        now: datetime | None = None,
    ) -> RecallResult:
        """Find what is believed about a question, as one block within `token_budget`.

        Reads the committed image and never waits behind a message. `now` is the instant
        the question is asked at (default: the host's). Raises `InvalidCommand`.
        """
        return await self._recall(
            question,
            session_id=None,
            scope=checked_scope(project_scope),
            token_budget=token_budget,
            as_of=as_of,
            believed_at=believed_at,
            include_superseded=include_superseded,
            now=now,
        )

    async def _recall(
        self,
        question: str,
        *,
        session_id: UUID | None,
        scope: str,
        token_budget: int,
        as_of: datetime | None = None,
        believed_at: datetime | None = None,
        include_superseded: bool = False,
        now: datetime | None = None,
    ) -> RecallResult:
        image = await self._image()
        request = RecallRequest(
            question=question,
            now=now or self._parts.clock.now(),
            scope=scope,
            session_id=session_id,
            token_budget=token_budget,
            as_of=as_of,
            believed_at=believed_at,
            include_superseded=include_superseded,
        )
        result = recall(
            image,
            request,
            profile=self._parts.profile,
            trace_id=self._parts.ids.next(),
            timer=perf_counter_ns,
        )
        self._memory._leave_trace(self.principal, result)
        return result

    # -- what is believed ------------------------------------------------------------

    async def beliefs(self, *, include_closed: bool = False) -> tuple[Belief, ...]:
        """Give what is believed, newest store position first; closed ones on request."""
        image = await self._image()
        return tuple(b for b in image.beliefs() if include_closed or b.is_live)

    async def belief(self, belief_id: UUID | str) -> Belief:
        """Find one belief by its id or an unambiguous start of it; raises `NotFound`."""
        return find_belief(await self._image(), belief_id)

    async def history(self, belief_id: UUID | str) -> tuple[Belief, ...]:
        """Give every version of a belief, oldest first; raises `NotFound`."""
        image = await self._image()
        return versions(image.belief, find_belief(image, belief_id))

    async def changes(
        self, since: int | datetime = 0, *, limit: int = PAGE_ROWS_MAX
    ) -> BeliefChanges:
        """Say what happened to beliefs after a position or an instant, oldest first.

        A position is an earlier answer's `through`; an instant is the host's. Pages end
        at about `limit` changes. Raises `InvalidCommand`.
        """
        image = await self._image()
        return await read_changes(
            self._parts.store, self.principal, since=since, limit=limit, find=image.belief
        )

    async def remember(
        self,
        statement: str,
        *,
        trust: Trust = Trust.USER,
        project_scope: str | None = None,
        at: datetime | None = None,
        key: str | None = None,
    ) -> Statement:
        """Believe a statement explicitly; it does not decay."""
        command = Remember(statement, trust=trust, project_scope=project_scope, at=at)
        return await self._stated(command, key)

    async def correct(
        self,
        belief_id: UUID | str,
        statement: str,
        *,
        at: datetime | None = None,
        key: str | None = None,
    ) -> Statement:
        """Replace a belief; the old value does not come back on older evidence."""
        belief = await self.belief(belief_id)
        return await self._stated(Correct(belief.id, statement, at=at), key)

    async def reject(
        self, belief_id: UUID | str, *, at: datetime | None = None, key: str | None = None
    ) -> Ended:
        """End a belief as wrong; its value does not come back on older evidence."""
        belief = await self.belief(belief_id)
        return await self._ask(Reject(belief.id, at=at), Ended, key=key)

    async def forget(
        self, belief_id: UUID | str, *, at: datetime | None = None, key: str | None = None
    ) -> Ended:
        """Erase a belief and the words it came from, for good."""
        belief = await self.belief(belief_id)
        return await self._ask(Forget(belief.id, at=at), Ended, key=key)

    async def _stated(self, command: Remember | Correct, key: str | None) -> Statement:
        reply = await self._ask(command, Remembered, key=key)
        image = await self._image()
        return Statement(
            belief=None if reply.belief_id is None else image.belief(reply.belief_id),
            reason=reply.reason,
            replaced=reply.replaced,
            refused_by=reply.refused_by,
        )

    # -- the way to the actor --------------------------------------------------------

    async def _ask(self, command: Command, reply_type: type[R], *, key: str | None) -> R:
        reply: Reply = await self._parts.supervisor.ask(self.principal, command, key=key)
        assert isinstance(reply, reply_type)
        return reply

    async def _image(self) -> Image:
        return await self._parts.supervisor.image(self.principal)


class SessionMemory:
    """Say turns in one session and close it."""

    def __init__(self, owner: PrincipalMemory, session_id: UUID, scope: str) -> None:
        self._owner = owner
        self.id = session_id
        self.scope = scope

    async def say(
        self,
        text: str,
        *,
        role: str = "user",
        at: datetime | None = None,
        key: str | None = None,
    ) -> int:
        """Append one turn and wait until it is durable; return its event sequence."""
        appended = await self._owner._ask(
            Append(self.id, text, kind=_kind(role), at=at), Appended, key=key
        )
        return appended.sequence

    async def say_all(self, turns: Sequence[Said]) -> tuple[int, ...]:
        """Append turns in order, most of them in one commit; return their event sequences.

        At most `SAID_TURNS_MAX`. Each turn's own key makes it safe to send them all again
        after an error: what was taken stays and is not doubled. Raises the error of the
        first turn that was not taken.
        """
        if len(turns) > SAID_TURNS_MAX:
            raise InvalidCommand("turns", f"say at most {SAID_TURNS_MAX} at once")
        if not turns:
            return ()
        parts, whose = self._owner._parts, self._owner.principal
        commands = [Append(self.id, turn.text, kind=_kind(turn.role), at=turn.at) for turn in turns]
        for turn, command in zip(turns[:-1], commands, strict=False):
            # Without an await in between they lie side by side in the mailbox: one turn.
            parts.supervisor.tell(whose, command, key=turn.key)
        await self._owner._ask(commands[-1], Appended, key=turns[-1].key)
        receipts = await parts.store.receipts(whose, [turn.key for turn in turns])
        replies = {r.key: decode(Appended, r.reply).sequence for r in receipts}
        # A told message is not answered: one that is missing is asked for its error.
        return tuple(
            [
                replies[turn.key]
                if turn.key in replies
                else await self.say(turn.text, role=turn.role, at=turn.at, key=turn.key)
                for turn in turns
            ]
        )

    async def recall(
        self,
        question: str,
        *,
        token_budget: int = TOKEN_BUDGET_DEFAULT,
        now: datetime | None = None,
    ) -> RecallResult:
        """Recall in this session's project scope."""
        return await self._owner._recall(
            question, session_id=self.id, scope=self.scope, token_budget=token_budget, now=now
        )

    async def close(self, *, at: datetime | None = None, key: str | None = None) -> Consolidation:
        """Consolidate what was said and close the session."""
        return await self._consolidate(close=True, trigger="session_close", at=at, key=key)

    async def consolidate(
        self, *, at: datetime | None = None, key: str | None = None
    ) -> Consolidation:
        """Consolidate what was said so far and leave the session open."""
        return await self._consolidate(close=False, trigger="on_request", at=at, key=key)

    async def _consolidate(
        self, *, close: bool, trigger: str, at: datetime | None, key: str | None
    ) -> Consolidation:
        command = Consolidate(self.id, close=close, trigger=trigger, at=at)
        reply = await self._owner._ask(command, Consolidated, key=key)
        image = await self._owner._image()
        return Consolidation(
            session_id=reply.session_id,
            outcome=reply.outcome,
            formed=_found(image, reply.formed),
            changed=_found(image, reply.changed),
            reasons=reply.reasons,
            screened=reply.screened,
            pending_reason=reply.pending_reason,
            run_id=reply.run_id,
        )


def _kind(role: str) -> EventKind:
    kind = ROLES.get(role)
    if kind is None:
        raise InvalidCommand("role", f"use one of {', '.join(ROLES)}")
    return kind


def _found(image: Image, belief_ids: Sequence[UUID]) -> tuple[Belief, ...]:
    return tuple(b for i in belief_ids if (b := image.belief(i)) is not None)


@asynccontextmanager
async def open_memory(
    address: str = "memory://",
    *,
    clock: Clock | None = None,
    ids: IdSource | None = None,
    profile: Profile = DEFAULT_PROFILE,
    limits: Limits = DEFAULT_LIMITS,
    sweeps: bool = True,
) -> AsyncIterator[Memory]:
    """Open a memory at `memory://`, `embedded:DIRECTORY` or `postgresql://…`.

    Works on asyncio and, in memory, on trio. At the end of the block accepted messages
    are finished and the store is closed. Raises `InvalidAddress`, `SchemaMismatch`,
    `StoreUnavailable`, `ServerUnavailable`.
    """
    async with build(
        address, clock=clock, ids=ids, profile=profile, limits=limits, sweeps=sweeps
    ) as composition:
        yield Memory(composition)


__all__ = [
    "ROLES",
    "Consolidation",
    "Memory",
    "PrincipalMemory",
    "Said",
    "SessionMemory",
    "Statement",
    "find_belief",
    "open_memory",
]
