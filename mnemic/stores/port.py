"""What the runtime asks of a store: one Protocol, two adapters (design §4).

Every method that touches a principal's rows names the principal; there is no
unscoped read of content. A store raises

- `StoreUnavailable` when it did not take a read or a write at all,
- `OutcomeUnknown` when a commit was cut off and may or may not have happened,
- `CorruptPrincipal` when a row of that principal does not decode,
- `SchemaMismatch` when it is on another revision than the code.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import Enum
from typing import Protocol
from uuid import UUID

from msgspec import Struct

from mnemic.memory.lifecycle.horizons import Cutoff
from mnemic.memory.model import (
    Belief,
    ChangeSet,
    ConsolidationRun,
    Event,
    IntegratedEpisode,
    Principal,
    RecallTrace,
    Receipt,
    Session,
    Snapshot,
)
from mnemic.memory.recall.query import BeliefQuery

PAGE_ROWS_MAX = 1_000
"""Most rows one paged read returns."""


class Commit(Struct, frozen=True):
    """Name the fence and carry the change: `(epoch, version)` must be the row's own."""

    principal: Principal
    epoch: int
    version: int
    changes: ChangeSet


class CommitResult(Enum):
    """Answer one commit of a batch; a fenced one wrote nothing at all."""

    LANDED = "landed"
    FENCED = "fenced"


class StoreStatus(Struct, frozen=True):
    """Describe a store to an operator; `revision` is None where there is no schema."""

    kind: str
    location: str
    revision: str | None
    expected_revision: str | None
    principals: int
    statistics: dict[str, int] = {}


class EventQuery(Struct, frozen=True):
    """Select events of one principal by sequence.

    `after` is exclusive, `through` inclusive; `sequences` picks single ones instead.
    `limit` is at most `PAGE_ROWS_MAX`; the order is by sequence, rising unless
    `newest_first`.
    """

    after: int = 0
    through: int | None = None
    session_id: UUID | None = None
    sequences: tuple[int, ...] | None = None
    messages_only: bool = False
    newest_first: bool = False
    limit: int = PAGE_ROWS_MAX


class Store(Protocol):
    """Keep principals durably; every adapter passes the one contract test class."""

    async def claim(self, principal: Principal) -> Snapshot:
        """Raise the principal's epoch by one and load it; a new principal starts empty.

        After it returns, every commit under an older epoch is fenced, including one
        that was under way.
        """
        ...

    async def load(self, principal: Principal) -> Snapshot | None:
        """Load a principal without claiming it; None when it has never been written."""
        ...

    async def commit(self, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
        """Write the change sets of distinct principals, each whole or not at all.

        Results are in the batch's order. A fenced entry drops out and the others land.
        All that land become durable together. A caller cancelled in here does not know
        the outcome, as after `OutcomeUnknown`. Rows that contradict the store's own
        invariants (a sequence taken twice) raise an error outside the tree, with nothing
        of the batch written: the caller commits each alone to find whose they are.
        """
        ...

    async def erase(self, principal: Principal) -> dict[str, int]:
        """Erase everything of a principal in one transaction; count what went, by kind.

        Nothing is decoded, so that a corrupt principal can be erased too. The name stays
        with its epoch and version raised: no activation and no commit from before can
        write again, and the next claim starts an empty principal. An unknown principal
        is left unknown; its counts are empty. Raises `OutcomeUnknown` like a commit, and
        may be repeated.
        """
        ...

    async def receipts(self, principal: Principal, keys: Sequence[str]) -> tuple[Receipt, ...]:
        """Find the receipts of these idempotency keys, in any order."""
        ...

    async def receipts_after(
        self, principal: Principal, *, after: tuple[int, int] = (0, -1), limit: int = PAGE_ROWS_MAX
    ) -> tuple[Receipt, ...]:
        """Read a page of receipts past (version, ordinal), as they were committed."""
        ...

    async def events(self, principal: Principal, query: EventQuery) -> tuple[Event, ...]:
        """Read a page of events."""
        ...

    async def sessions(
        self, principal: Principal, *, after: UUID | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Session, ...]:
        """Read a page of sessions, closed ones too, by id."""
        ...

    async def session(self, principal: Principal, session_id: UUID) -> Session | None:
        """Read one session."""
        ...

    async def runs(
        self, principal: Principal, *, session_id: UUID | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[ConsolidationRun, ...]:
        """Read consolidation runs, newest first (by `through_sequence`, then start)."""
        ...

    async def trace(self, principal: Principal, trace_id: UUID) -> RecallTrace | None:
        """Read one recall trace."""
        ...

    async def traces(
        self, principal: Principal, *, after: int = 0, limit: int = PAGE_ROWS_MAX
    ) -> tuple[RecallTrace, ...]:
        """Read a page of traces past an event sequence, by the sequence of their event."""
        ...

    async def episode(self, principal: Principal, episode_id: UUID) -> IntegratedEpisode | None:
        """Read one integrated episode."""
        ...

    async def episode_by_derivation(
        self, principal: Principal, derivation_key: str
    ) -> IntegratedEpisode | None:
        """Find the episode that a derivation key stands for.

        A key is written once: a commit that brings another episode under it keeps the one
        that is there (003 §The integrated episode).
        """
        ...

    async def episodes(
        self,
        principal: Principal,
        session_id: UUID,
        *,
        after: tuple[int, UUID] | None = None,
        limit: int = PAGE_ROWS_MAX,
    ) -> tuple[IntegratedEpisode, ...]:
        """Read a page of a session's integrated episodes past (first source event, id)."""
        ...

    async def search(self, principal: Principal, query: BeliefQuery) -> tuple[Belief, ...]:
        """Answer exactly what the principal's image would: newest first, cut at the limit.

        The limit is the query's own; `PAGE_ROWS_MAX` does not cut it.
        """
        ...

    async def principals(
        self,
        *,
        tenant_id: str | None = None,
        after: Principal | None = None,
        limit: int = PAGE_ROWS_MAX,
    ) -> tuple[Principal, ...]:
        """Page over principals in name order; for the operator of the whole store only."""
        ...

    async def idle_sessions(
        self, *, before: datetime, after: Principal | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Principal, ...]:
        """Page over principals with an open session last active at or before `before`.

        Activity is `last_recorded_at`, the host's clock. One indexed query; in name order.
        """
        ...

    async def list_idle(
        self, principal: Principal, *, evidence_before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Belief, ...]:
        """Give live beliefs last evidenced at or before an instant, the least recent first.

        000 §Forgetting: newest first, a sweep's window would refill with what it wrote. This
        is the read for whoever stands beside the actor. The decay sweep takes the same order
        from the actor's own image, `lifecycle.horizons.due`, for two reasons: a row that is
        read outside the principal's order may have gained evidence by the time it is judged,
        and a window that is cut before the rule is applied stays full of explicit beliefs,
        which are idle for years and never fade.
        """
        ...

    async def fading(
        self,
        *,
        cutoffs: Sequence[Cutoff],
        after: Principal | None = None,
        limit: int = PAGE_ROWS_MAX,
    ) -> tuple[Principal, ...]:
        """Page over principals with a belief that any of these cutoffs reaches.

        Exactly those whose decay sweep has work due. One indexed query that costs what is
        due, never the number of principals; in name order.
        """
        ...

    async def expired_traces(
        self, principal: Principal, *, before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[RecallTrace, ...]:
        """Read traces whose operator tier is there and expired at or before an instant.

        The first to expire first.
        """
        ...

    async def expiring(
        self, *, before: datetime, after: Principal | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Principal, ...]:
        """Page over principals with such a trace; one indexed query, in name order."""
        ...

    async def repasses(
        self, principal: Principal, *, before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Session, ...]:
        """Read sessions whose provider is to be asked again at or before an instant.

        Open or closed; the first to be due first.
        """
        ...

    async def repassing(
        self, *, before: datetime, after: Principal | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Principal, ...]:
        """Page over principals with such a session; one indexed query, in name order."""
        ...

    async def index_faults(self, principal: Principal) -> tuple[str, ...]:
        """Compare every row beside its content: what the indexes say with a rebuild.

        Each fault names a table and a row in identifiers and columns, never in content.
        """
        ...

    async def status(self) -> StoreStatus:
        """Describe the store; raises `StoreUnavailable` when it does not answer."""
        ...

    async def aclose(self) -> None:
        """Release what the adapter holds; idempotent."""
        ...
