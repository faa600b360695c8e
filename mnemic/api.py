"""The public API: open a memory, name a principal, talk, recall, correct.

Everything here is thin: it sends a command to the principal's actor or reads the
committed image, and turns identifiers into beliefs for people.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from time import perf_counter_ns
from uuid import UUID

from msgspec import Struct

from mnemic.actors.clock import Clock
from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.actors.provider_calls import FormationModel
from mnemic.agent import EpisodePage, SessionRecalls, search_episodes
from mnemic.agent.episodes import EPISODES_DEFAULT
from mnemic.bootstrap import Composition, build
from mnemic.conversations import ROLES, SAID_TURNS_MAX, Consolidation, Said, SessionMemory
from mnemic.errors import NotFound, Overloaded
from mnemic.memory.changes import BeliefChanges
from mnemic.memory.commands import (
    Correct,
    Ended,
    ErasureReceipt,
    Forget,
    OpenSession,
    RecordTrace,
    Reject,
    Remember,
    Remembered,
    SessionOpened,
)
from mnemic.memory.history import find_belief, versions, whole_id
from mnemic.memory.ids import IdSource
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Belief,
    Principal,
    Reason,
    RecallTrace,
    Trust,
    principal,
)
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.memory.recall import (
    Explanation,
    RecallRequest,
    RecallResult,
    TurnRecall,
    explain_trace,
    recall,
)
from mnemic.memory.recall.request import TOKEN_BUDGET_DEFAULT
from mnemic.memory.sessions import project_scope as checked_scope
from mnemic.rights import ForgetPlan, ReplayDifference, Rights, erase_tenant
from mnemic.stores.changelog import read_changes
from mnemic.stores.port import PAGE_ROWS_MAX
from mnemic.supervisor import SupervisorStatistics

SENT_TRACES_MAX = 64
"""Newest traces that can be explained before they are committed."""


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
        self._sent: dict[tuple[Principal, UUID], RecallTrace] = {}
        self._recalls = SessionRecalls(
            composition.supervisor,
            clock=composition.clock,
            ids=composition.ids,
            profile=composition.profile,
            timer=perf_counter_ns,
        )

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

    async def erase_tenant(self, tenant_id: str) -> ErasureReceipt:
        """Erase every principal of a tenant; repeat it when it was stopped half-way."""
        erased = await erase_tenant(self._parts, principal(tenant_id, "every").tenant_id)
        for whose in {whose for whose, _ in self._sent if whose.tenant_id == tenant_id}:
            self._forget_sent(whose)
        return erased

    def _leave_trace(self, whose: Principal, result: RecallResult) -> None:
        try:
            self._parts.supervisor.tell(whose, RecordTrace(result.trace))
        except Overloaded:
            self._lost_traces += 1
        else:
            self._note_sent(whose, result.trace)

    def _note_sent(self, whose: Principal, trace: RecallTrace) -> None:
        self._sent[whose, trace.id] = trace
        while len(self._sent) > SENT_TRACES_MAX:
            del self._sent[next(iter(self._sent))]

    def _forget_sent(self, whose: Principal) -> None:
        """Let go of the traces of a principal that was erased."""
        for key in [key for key in self._sent if key[0] == whose]:
            del self._sent[key]

    def _sent_trace(self, whose: Principal, trace_id: UUID) -> RecallTrace | None:
        """Find a trace that its actor may not have committed yet."""
        return self._sent.get((whose, trace_id))


class PrincipalMemory(Rights):
    """Tell and ask one principal's memory."""

    def __init__(self, memory: Memory, whose: Principal) -> None:
        self._memory = memory
        self._parts: Composition = memory.composition
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
        opened = await self._asked(command, SessionOpened, key=key)
        return SessionMemory(self, opened.session_id, opened.scope)

    async def session(self, session_id: UUID) -> SessionMemory:
        """Take up a session again, open or closed; raises `NotFound`."""
        active = self._parts.supervisor.active_image(self.principal)
        found = None if active is None else active.session(session_id)
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

    async def explain(self, trace_id: UUID, belief_ids: Sequence[UUID | str] = ()) -> Explanation:
        """Tell why a recall returned each line, and why not the beliefs that are named.

        Raises `NotFound` for a trace that neither the image nor the store holds.
        """
        image = await self._looked()
        trace = image.trace(trace_id) or await self._parts.store.trace(self.principal, trace_id)
        trace = trace or self._memory._sent_trace(self.principal, trace_id)
        if trace is None:
            raise NotFound(f"{self.principal} has no recall {trace_id}")
        named = [i if isinstance(i, UUID) else find_belief(image, i).id for i in belief_ids]
        return explain_trace(image, trace, named)

    async def recall_episodes(
        self,
        question: str,
        *,
        project_scope: str | None = None,
        session_id: UUID | None = None,
        limit: int = EPISODES_DEFAULT,
        before: int | None = None,
    ) -> EpisodePage:
        """Find messages that share a word with a question, newest first.

        In one project's sessions, or in one session. `before` is a page's cursor: it goes
        on with what was said earlier. Raises `InvalidCommand` and, for a session that is
        not there, `NotFound`.
        """
        if session_id is not None:
            await self.session(session_id)
        return await search_episodes(
            self._parts.store.events,
            self._parts.store.session,
            self.principal,
            question=question,
            scope=checked_scope(project_scope),
            session_id=session_id,
            limit=limit,
            before=before,
        )

    # -- what is believed ------------------------------------------------------------

    async def beliefs(self, *, include_closed: bool = False) -> tuple[Belief, ...]:
        """Give what is believed, newest store position first; closed ones on request."""
        image = await self._looked()
        return tuple(b for b in image.beliefs() if include_closed or b.is_live)

    async def belief(self, belief_id: UUID | str) -> Belief:
        """Find one belief by its id or an unambiguous start of it; raises `NotFound`."""
        return find_belief(await self._looked(), belief_id)

    async def history(self, belief_id: UUID | str) -> tuple[Belief, ...]:
        """Give every version of a belief, oldest first; raises `NotFound`."""
        image = await self._looked()
        return versions(image.belief, find_belief(image, belief_id))

    async def changes(
        self, since: int | datetime = 0, *, limit: int = PAGE_ROWS_MAX
    ) -> BeliefChanges:
        """Say what happened to beliefs after a position or an instant, oldest first.

        A position is an earlier answer's `through`; an instant is the host's. Pages end
        at about `limit` changes. Raises `InvalidCommand`.
        """
        image = await self._looked()
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
        named = await self._named(belief_id)
        return await self._stated(Correct(named, statement, at=at), key)

    async def reject(
        self, belief_id: UUID | str, *, at: datetime | None = None, key: str | None = None
    ) -> Ended:
        """End a belief as wrong; its value does not come back on older evidence."""
        named = await self._named(belief_id)
        return await self._asked(Reject(named, at=at), Ended, key=key)

    async def forget(
        self, belief_id: UUID | str, *, at: datetime | None = None, key: str | None = None
    ) -> Ended:
        """Erase a belief and the words it came from, for good.

        A repeat with its key names the belief by its whole id: of one that is gone, no
        other is known.
        """
        named = await self._named(belief_id)
        return await self._asked(Forget(named, at=at), Ended, key=key)

    async def _stated(self, command: Remember | Correct, key: str | None) -> Statement:
        reply = await self._asked(command, Remembered, key=key)
        image = await self._image()
        return Statement(
            belief=None if reply.belief_id is None else image.belief(reply.belief_id),
            reason=reply.reason,
            replaced=reply.replaced,
            refused_by=reply.refused_by,
        )

    async def erase(self) -> ErasureReceipt:
        """Erase everything of this principal, for good (`Rights.erase`)."""
        receipt = await super().erase()
        self._memory._forget_sent(self.principal)
        return receipt

    # -- the way to the actor --------------------------------------------------------

    async def _named(self, belief_id: UUID | str) -> UUID:
        # A whole id is the actor's to find: a repeat is answered though the belief is gone.
        return whole_id(belief_id) or (await self.belief(belief_id)).id

    async def _image(self) -> Image:
        return await self._parts.supervisor.image(self.principal)

    async def _looked(self) -> Image:
        """Give what is committed without claiming it: who only looks fences no other host."""
        active = self._parts.supervisor.active_image(self.principal)
        return await self._unclaimed() if active is None else active


@asynccontextmanager
async def open_memory(
    address: str = "memory://",
    *,
    clock: Clock | None = None,
    ids: IdSource | None = None,
    profile: Profile = DEFAULT_PROFILE,
    limits: Limits = DEFAULT_LIMITS,
    sweeps: bool = True,
    formation_model: FormationModel | None = None,
) -> AsyncIterator[Memory]:
    """Open a memory at `memory://`, `embedded:DIRECTORY` or `postgresql://…`.

    Works on asyncio and, in memory, on trio. At the end of the block accepted messages
    are finished and the store is closed. `formation_from` gives profile and
    `formation_model` of a host that may ask a provider. Raises `InvalidAddress`, `SchemaMismatch`,
    `StoreUnavailable`, `ServerUnavailable`.
    """
    async with build(
        address,
        clock=clock,
        ids=ids,
        profile=profile,
        limits=limits,
        sweeps=sweeps,
        formation_model=formation_model,
    ) as composition:
        yield Memory(composition)


__all__ = [
    "ROLES",
    "SAID_TURNS_MAX",
    "Consolidation",
    "EpisodePage",
    "ErasureReceipt",
    "Explanation",
    "ForgetPlan",
    "Memory",
    "PrincipalMemory",
    "RecallResult",
    "ReplayDifference",
    "Said",
    "SessionMemory",
    "Statement",
    "TurnRecall",
    "find_belief",
    "open_memory",
]
