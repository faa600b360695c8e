"""Read one principal's memory without claiming it: a host may run on the same store."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from time import perf_counter_ns
from uuid import UUID

from mnemic.actors.clock import SystemClock
from mnemic.actors.ids import RandomIds
from mnemic.cli.explaining import ExplanationView, explanation, explanation_view
from mnemic.cli.places import require_store
from mnemic.cli.provenance import Provenance, all_sessions
from mnemic.cli.views import (
    BeliefView,
    Export,
    HistoryView,
    MemoryList,
    RecallView,
    SessionView,
)
from mnemic.errors import NotFound
from mnemic.memory.history import find_belief, versions
from mnemic.memory.image import Image
from mnemic.memory.model import Principal
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.memory.recall import RecallRequest, explain_trace, recall
from mnemic.memory.sessions import project_scope as checked_scope
from mnemic.stores.address import open_store
from mnemic.stores.port import Store

OTHERS_SHOWN_MAX = 5
"""Most names of other principals that a hint gives."""


class Reader:
    """Answer questions about one principal from its committed state, as it was loaded."""

    def __init__(self, store: Store, image: Image, *, profile: Profile = DEFAULT_PROFILE) -> None:
        self.store = store
        self.image = image
        self._profile = profile
        self._provenance = Provenance(store, image.principal)

    async def list(self, *, live: bool, closed: bool) -> MemoryList:
        """List beliefs, newest store position first."""
        wanted = [b for b in self.image.beliefs() if (live if b.is_live else closed)]
        return MemoryList(
            tenant=self.image.principal.tenant_id,
            principal=self.image.principal.principal_id,
            beliefs=await self._provenance.views(wanted),
        )

    async def show(self, belief_id: str) -> BeliefView:
        """Show one belief; raises `NotFound`."""
        (view,) = await self._provenance.views([find_belief(self.image, belief_id)])
        return view

    async def history(self, belief_id: str) -> HistoryView:
        """Give every version of a belief, oldest first; raises `NotFound`."""
        belief = find_belief(self.image, belief_id)
        return HistoryView(
            tenant=self.image.principal.tenant_id,
            principal=self.image.principal.principal_id,
            belief_id=belief.id,
            versions=await self._provenance.views(versions(self.image.belief, belief)),
        )

    async def recall(
        self,
        question: str,
        *,
        token_budget: int,
        project_scope: str | None,
        at: datetime | None,
        as_of: datetime | None,
        believed_at: datetime | None,
        include_superseded: bool,
        explained: bool,
    ) -> RecallView:
        """Answer as a host would; the recall leaves no trace."""
        now = at or SystemClock().now()
        request = RecallRequest(
            question=question,
            now=now,
            scope=checked_scope(project_scope),
            token_budget=token_budget,
            as_of=as_of,
            believed_at=believed_at,
            include_superseded=include_superseded,
        )
        result = recall(
            self.image,
            request,
            profile=self._profile,
            trace_id=RandomIds().next(),
            timer=perf_counter_ns,
        )
        return RecallView(
            question=question,
            principal=self.image.principal.principal_id,
            project_scope=project_scope,
            at=now,
            text=result.text,
            token_count=result.token_count,
            abstention=None if result.abstention is None else result.abstention.value,
            beliefs=await self._provenance.views(result.beliefs),
            explanation=explanation_view(explain_trace(self.image, result.trace))
            if explained
            else None,
        )

    async def explain(self, trace_id: str, belief_ids: Sequence[str]) -> ExplanationView:
        """Explain a recall that was recorded; raises `NotFound`."""
        return await explanation(self.store, self.image, trace_id, belief_ids)

    async def export(self) -> Export:
        """Give everything a person may take along; of a tombstone only its cause."""
        whose = self.image.principal
        oldest_first = list(self.image.beliefs())[::-1]
        return Export(
            tenant=whose.tenant_id,
            principal=whose.principal_id,
            store_position=self.image.head,
            sessions=tuple(
                SessionView(
                    id=session.id,
                    label=session.label,
                    scope=session.scope,
                    status=session.status.value,
                    opened_at=session.opened_at,
                    closed_at=session.closed_at,
                )
                for session in await all_sessions(self.store, whose)
            ),
            beliefs=await self._provenance.views(oldest_first),
            tombstones=dict(Counter(t.cause.value for t in self.image.tombstones())),
        )


@asynccontextmanager
async def reader(
    address: str, whose: Principal, *, profile: Profile = DEFAULT_PROFILE
) -> AsyncIterator[Reader]:
    """Open a store and load one principal from it; raises `NotFound` for an unknown one."""
    require_store(address)
    async with open_store(address) as store:
        snapshot = await store.load(whose)
        if snapshot is None:
            raise NotFound(await _unknown(store, whose))
        yield Reader(store, Image(snapshot), profile=profile)


async def _unknown(store: Store, whose: Principal) -> str:
    others = await store.principals(tenant_id=whose.tenant_id, limit=OTHERS_SHOWN_MAX)
    names = ", ".join(other.principal_id for other in others)
    hint = f"--principal names another one: {names}" if names else "`mnemic run FILE` tells it"
    return f"nothing was ever told to {whose}; {hint}"


def belief_ids(ids: tuple[UUID, ...]) -> str:
    """Give ids the way people cite them."""
    return ", ".join(f"m:{belief_id.hex[:8]}" for belief_id in ids)
