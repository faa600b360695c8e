"""Keep principals in this process: the adapter of benches, tests and `memory://`.

It keeps what PostgreSQL would: encoded rows, decoded on every read, so that an idle
principal is a few byte strings and nothing is shared with the images of the runtime.
A method waits once before it acts and once after, and acts in between without waiting:
other tasks run between two calls, never inside one.
"""

from __future__ import annotations

import heapq
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import islice
from typing import TypeVar
from uuid import UUID

from anyio.lowlevel import checkpoint

from mnemic.errors import StoreUnavailable
from mnemic.memory.image import RECEIPTS_KEPT_MAX, TRACES_KEPT_MAX, receipt_order
from mnemic.memory.lifecycle.horizons import Cutoff, idle_order
from mnemic.memory.model import (
    Belief,
    ConsolidationRun,
    Event,
    IntegratedEpisode,
    Principal,
    RecallTrace,
    Receipt,
    Session,
    Snapshot,
    Tombstone,
)
from mnemic.memory.recall.query import BeliefQuery
from mnemic.stores.in_memory_check import index_faults
from mnemic.stores.in_memory_data import Encoded, InMemoryData, Rows
from mnemic.stores.port import PAGE_ROWS_MAX, Commit, CommitResult, EventQuery, StoreStatus
from mnemic.stores.rows import answering, check_batch, decode_row, encoded, page_size, snapshot

T = TypeVar("T")


class InMemoryStore:
    """Implement `Store` over an `InMemoryData`, under asyncio and trio alike."""

    def __init__(self, data: InMemoryData | None = None) -> None:
        self.data = InMemoryData() if data is None else data
        self._is_open = True
        self._claims = 0
        self._batches = 0
        self._landed = 0
        self._fenced = 0

    async def claim(self, principal: Principal) -> Snapshot:
        """Raise the epoch and load, in one step."""
        await self._enter()
        rows = self.data.row_of(principal)
        rows.epoch += 1
        self._claims += 1
        loaded = load_rows(principal, rows)
        await checkpoint()
        return loaded

    async def load(self, principal: Principal) -> Snapshot | None:
        """Load without claiming."""
        rows = await self._rows(principal)
        return None if rows is None else load_rows(principal, rows)

    async def commit(self, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
        """Write what is not fenced; a caller cancelled here does not know the outcome."""
        await self._enter()
        check_batch(batch)
        new_rows = encoded(lambda: [Encoded(entry.changes) for entry in batch])
        passed = [self._passed(entry) for entry in batch]
        for entry, rows, new in zip(batch, passed, new_rows, strict=True):
            if rows is not None:
                rows.check(entry.changes, new)
        for entry, rows, new in zip(batch, passed, new_rows, strict=True):
            if rows is not None:
                self._land(entry, rows, new)
        landed = sum(rows is not None for rows in passed)
        self._batches += 1
        self._landed += landed
        self._fenced += len(batch) - landed
        await checkpoint()
        return tuple(
            CommitResult.FENCED if rows is None else CommitResult.LANDED for rows in passed
        )

    def _passed(self, entry: Commit) -> Rows | None:
        rows = self.data.rows.get(entry.principal)
        is_fenced = rows is None or rows.epoch != entry.epoch or rows.version != entry.version
        return None if is_fenced else rows

    def _land(self, entry: Commit, rows: Rows, new: Encoded) -> None:
        rows.absorb(entry.changes, new)
        self.data.file(entry.principal, rows, entry.changes)

    async def erase(self, principal: Principal) -> dict[str, int]:
        """Drop every row of a principal, in one step."""
        await self._enter()
        reached = self._erase(principal)
        await checkpoint()
        return reached

    def _erase(self, principal: Principal) -> dict[str, int]:
        return self.data.erase(principal)

    async def receipts(self, principal: Principal, keys: Sequence[str]) -> tuple[Receipt, ...]:
        """Find receipts by key."""
        rows = await self._rows(principal)
        found = (
            [] if rows is None else [r for k in dict.fromkeys(keys) if (r := rows.receipts.get(k))]
        )
        return tuple(_decoded(Receipt, found, principal, "receipts"))

    async def receipts_after(
        self, principal: Principal, *, after: tuple[int, int] = (0, -1), limit: int = PAGE_ROWS_MAX
    ) -> tuple[Receipt, ...]:
        """Read a page of receipts in the order they were committed."""
        rows = await self._rows(principal)
        every = () if rows is None else rows.receipts.values()
        found = (
            receipt
            for receipt in _decoded(Receipt, every, principal, "receipts")
            if (receipt.version, receipt.ordinal) > after
        )
        return tuple(heapq.nsmallest(page_size(limit), found, key=receipt_order))

    async def events(self, principal: Principal, query: EventQuery) -> tuple[Event, ...]:
        """Read a page of events; only what may match is decoded."""
        rows = await self._rows(principal)
        if rows is None:
            return ()
        candidates = _event_rows(rows.events, query)
        found = (
            event
            for event in _decoded(Event, candidates, principal, "events")
            if (query.session_id is None or event.session_id == query.session_id)
            and (not query.messages_only or event.is_message)
        )
        return tuple(islice(found, page_size(query.limit)))

    async def sessions(
        self, principal: Principal, *, after: UUID | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Session, ...]:
        """Read a page of sessions by id."""
        rows = await self._rows(principal)
        if rows is None:
            return ()
        start = b"" if after is None else after.bytes
        every = {**rows.closed, **{key: row for key, (_, _, row) in rows.live.items()}}
        page = heapq.nsmallest(page_size(limit), (key for key in every if key > start))
        return tuple(_decoded(Session, (every[k] for k in page), principal, "sessions"))

    async def session(self, principal: Principal, session_id: UUID) -> Session | None:
        """Read one session."""
        rows = await self._rows(principal)
        if rows is None:
            return None
        row = rows.session(session_id.bytes)
        return None if row is None else _one(Session, row, principal, "sessions")

    async def runs(
        self, principal: Principal, *, session_id: UUID | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[ConsolidationRun, ...]:
        """Read consolidation runs, newest first."""
        rows = await self._rows(principal)
        found = (
            run
            for run in _decoded(
                ConsolidationRun,
                () if rows is None else rows.runs.values(),
                principal,
                "consolidation_runs",
            )
            if session_id is None or run.session_id == session_id
        )
        ordered = sorted(
            found, key=lambda r: (r.through_sequence, r.started_at, r.id), reverse=True
        )
        return tuple(ordered[: page_size(limit)])

    async def trace(self, principal: Principal, trace_id: UUID) -> RecallTrace | None:
        """Read one recall trace."""
        rows = await self._rows(principal)
        placed = None if rows is None else rows.traces.get(trace_id.bytes)
        return None if placed is None else _one(RecallTrace, placed[1], principal, "traces")

    async def traces(
        self, principal: Principal, *, after: int = 0, limit: int = PAGE_ROWS_MAX
    ) -> tuple[RecallTrace, ...]:
        """Read a page of traces by the sequence of their event."""
        rows = await self._rows(principal)
        placed = () if rows is None else rows.traces.values()
        found = heapq.nsmallest(page_size(limit), (row for row in placed if row[0] > after))
        return tuple(_decoded(RecallTrace, (row for _, row in found), principal, "traces"))

    async def episode(self, principal: Principal, episode_id: UUID) -> IntegratedEpisode | None:
        """Read one episode."""
        rows = await self._rows(principal)
        row = None if rows is None else rows.episodes.get(episode_id.bytes)
        return None if row is None else _one(IntegratedEpisode, row, principal, "episodes")

    async def episode_by_derivation(
        self, principal: Principal, derivation_key: str
    ) -> IntegratedEpisode | None:
        """Find the episode of a derivation key."""
        rows = await self._rows(principal)
        every = () if rows is None else rows.episodes.values()
        found = _decoded(IntegratedEpisode, every, principal, "episodes")
        return next((e for e in found if e.derivation_key == derivation_key), None)

    async def episodes(
        self,
        principal: Principal,
        session_id: UUID,
        *,
        after: tuple[int, UUID] | None = None,
        limit: int = PAGE_ROWS_MAX,
    ) -> tuple[IntegratedEpisode, ...]:
        """Read a page of a session's episodes by their first source event."""
        rows = await self._rows(principal)
        every = () if rows is None else rows.episodes.values()
        found = (
            episode
            for episode in _decoded(IntegratedEpisode, every, principal, "episodes")
            if episode.session_id == session_id and (after is None or episode.place > after)
        )
        return tuple(heapq.nsmallest(page_size(limit), found, key=lambda e: e.place))

    async def search(self, principal: Principal, query: BeliefQuery) -> tuple[Belief, ...]:
        """Answer what the image would: newest first, decoding until the cut."""
        rows = await self._rows(principal)
        if rows is None:
            return ()
        newest = sorted(
            (placed for placed in rows.beliefs.values() if placed[0] > query.min_store_position),
            reverse=True,
        )
        decoded = _decoded(Belief, (row for _, row in newest), principal, "beliefs")
        return tuple(islice(filter(answering(query), decoded), max(0, query.limit)))

    async def principals(
        self,
        *,
        tenant_id: str | None = None,
        after: Principal | None = None,
        limit: int = PAGE_ROWS_MAX,
    ) -> tuple[Principal, ...]:
        """Page over principals in name order."""
        await self._enter()
        names = self.data.names()
        start = Principal("", "") if tenant_id is None else Principal(tenant_id, "")
        first = bisect_right(names, start if after is None else max(start, after))
        found = islice(names, first, first + page_size(limit))
        return tuple(p for p in found if tenant_id is None or p.tenant_id == tenant_id)

    async def idle_sessions(
        self, *, before: datetime, after: Principal | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Principal, ...]:
        """Page over principals with an open session quiet since `before`."""
        await self._enter()
        return tuple(self.data.idle.due(before, after=after, limit=page_size(limit)))

    async def list_idle(
        self, principal: Principal, *, evidence_before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Belief, ...]:
        """Give live beliefs by evidence age, the oldest first."""
        rows = await self._rows(principal)
        every = () if rows is None else (row for _, row in rows.beliefs.values())
        idle = (
            belief
            for belief in _decoded(Belief, every, principal, "beliefs")
            if belief.is_live and belief.last_evidence_at <= evidence_before
        )
        return tuple(heapq.nsmallest(page_size(limit), idle, key=idle_order))

    async def fading(
        self,
        *,
        cutoffs: Sequence[Cutoff],
        after: Principal | None = None,
        limit: int = PAGE_ROWS_MAX,
    ) -> tuple[Principal, ...]:
        """Page over principals whose decay sweep has work due."""
        await self._enter()
        found = (
            principal
            for principal in self.data.clocks.overdue(cutoffs, after=after)
            if (clocks := self.data.rows[principal].clocks) is not None
            and any(clocks.is_fading(cutoff) for cutoff in cutoffs)
        )
        return tuple(heapq.nsmallest(page_size(limit), found))

    async def expired_traces(
        self, principal: Principal, *, before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[RecallTrace, ...]:
        """Read traces past their operator expiry, the first to expire first."""
        rows = await self._rows(principal)
        if rows is None or rows.clocks is None:
            return ()
        keys = rows.clocks.expired(before, page_size(limit))
        found = (rows.traces[key][1] for key in keys)
        return tuple(_decoded(RecallTrace, found, principal, "traces"))

    async def expiring(
        self, *, before: datetime, after: Principal | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Principal, ...]:
        """Page over principals with such a trace."""
        await self._enter()
        return tuple(self.data.clocks.expiring(before, after=after, limit=page_size(limit)))

    async def repasses(
        self, principal: Principal, *, before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Session, ...]:
        """Read sessions whose provider is to be asked again, the first to be due first."""
        rows = await self._rows(principal)
        if rows is None or rows.clocks is None:
            return ()
        keys = rows.clocks.due_repasses(before, page_size(limit))
        found = (row for key in keys if (row := rows.session(key)) is not None)
        return tuple(_decoded(Session, found, principal, "sessions"))

    async def repassing(
        self, *, before: datetime, after: Principal | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Principal, ...]:
        """Page over principals with such a session."""
        await self._enter()
        return tuple(self.data.clocks.repassing(before, after=after, limit=page_size(limit)))

    async def index_faults(self, principal: Principal) -> tuple[str, ...]:
        """Compare what is kept beside the rows with their content."""
        rows = await self._rows(principal)
        return () if rows is None else index_faults(principal, rows)

    async def status(self) -> StoreStatus:
        """Describe the store; it has no schema to be on the wrong revision of."""
        await self._enter()
        return StoreStatus(
            kind="memory",
            location="memory://",
            revision=None,
            expected_revision=None,
            principals=len(self.data.rows),
            statistics={
                "claims": self._claims,
                "batches": self._batches,
                "landed": self._landed,
                "fenced": self._fenced,
            },
        )

    async def aclose(self) -> None:
        """Refuse everything from now on; the data stays for whoever shares it."""
        self._is_open = False
        await checkpoint()

    async def _enter(self) -> None:
        await checkpoint()
        if not self._is_open:
            raise StoreUnavailable("the store is closed; open it again")

    async def _rows(self, principal: Principal) -> Rows | None:
        await self._enter()
        return self.data.rows.get(principal)


def load_rows(principal: Principal, rows: Rows) -> Snapshot:
    """Decode what an activation loads of these rows."""
    newest_receipts = islice(reversed(rows.receipts.values()), RECEIPTS_KEPT_MAX)
    newest = heapq.nlargest(TRACES_KEPT_MAX, rows.traces.items(), key=lambda item: item[1][0])
    traces = dict(newest)
    for _, trace_id, _ in rows.live.values():
        primed = None if trace_id is None else rows.traces.get(trace_id.bytes)
        if trace_id is not None and primed is not None:
            traces[trace_id.bytes] = primed
    return snapshot(
        principal,
        rows.counters,
        sessions=_decoded(Session, (r for _, _, r in rows.live.values()), principal, "sessions"),
        beliefs=_decoded(Belief, (r for _, r in rows.beliefs.values()), principal, "beliefs"),
        tombstones=_decoded(Tombstone, rows.tombstones.values(), principal, "tombstones"),
        receipts=_decoded(Receipt, newest_receipts, principal, "receipts"),
        traces=_decoded(RecallTrace, (row for _, row in traces.values()), principal, "traces"),
    )


def _event_rows(rows: list[bytes], query: EventQuery) -> Iterator[bytes]:
    last = len(rows) if query.through is None else min(query.through, len(rows))
    window = range(max(query.after, 0) + 1, last + 1)
    picked: Sequence[int] = window
    if query.sequences is not None:
        picked = sorted(s for s in set(query.sequences) if s in window)
    sequences = reversed(picked) if query.newest_first else iter(picked)
    # A row of the session holds its id; a row that only quotes it falls out later.
    needle = b"" if query.session_id is None else str(query.session_id).encode()
    return (row for s in sequences if needle in (row := rows[s - 1]))


def _one(type_: type[T], row: bytes, principal: Principal, table: str) -> T:
    return decode_row(type_, row, principal=principal, table=table)


def _decoded(
    type_: type[T], rows: Iterable[bytes], principal: Principal, table: str
) -> Iterator[T]:
    return (decode_row(type_, row, principal=principal, table=table) for row in rows)
