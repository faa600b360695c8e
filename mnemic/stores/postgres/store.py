"""Keep principals in PostgreSQL: `Store` in set-based SQL over asyncpg."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, TypeVar
from uuid import UUID

import asyncpg
from msgspec import Struct

from mnemic.memory.image import RECEIPTS_KEPT_MAX, TRACES_KEPT_MAX
from mnemic.memory.lifecycle.horizons import Cutoff
from mnemic.memory.model import (
    Belief,
    ConsolidationRun,
    Counters,
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
from mnemic.stores.port import PAGE_ROWS_MAX, Commit, CommitResult, EventQuery, StoreStatus
from mnemic.stores.postgres import clocks_sql, reads, sql
from mnemic.stores.postgres.columns import commit_statement
from mnemic.stores.postgres.database import OPERATOR, Connection, Database
from mnemic.stores.postgres.index_check import index_faults
from mnemic.stores.postgres.schema import EXPECTED_REVISION, revision_of
from mnemic.stores.rows import (
    answering,
    check_batch,
    corrupt,
    decode_row,
    encoded,
    page_size,
    snapshot,
)

T = TypeVar("T")

CONTENT_TABLES = {
    "events": "events",
    "sessions": "sessions",
    "beliefs": "beliefs",
    "episodes": "episodes",
    "traces": "traces",
    "runs": "consolidation_runs",
    "tombstones": "tombstones",
    "receipts": "receipts",
}
"""The tables that hold a principal's content, by the kind a receipt counts them under."""

ERASURE_DEADLINE_S = 600.0
"""Longest erasure of one principal, in seconds: it may have millions of rows."""

_NIL = UUID(int=0)


class _Loaded(Struct, frozen=True):
    """Hold what `sql.LOAD` gave, undecoded."""

    counters: Counters
    last_sequence: int
    tables: dict[str, str]


class PostgresStore:
    """Implement `Store` over a database on the expected revision (asyncio only).

    Made by `open_postgres`.
    """

    def __init__(self, database: Database, *, location: str) -> None:
        self._database = database
        self._location = location
        self._claims = 0
        self._batches = 0
        self._landed = 0
        self._fenced = 0

    async def claim(self, principal: Principal) -> Snapshot:
        """Raise the epoch and load, in one transaction and two queries."""

        async def work(connection: Connection) -> _Loaded | None:
            await connection.execute(sql.CLAIM, *_name(principal))
            return await _load(connection, principal)

        loaded = await self._database.unit([principal], work)
        assert loaded is not None, "a claimed principal has its row"
        self._claims += 1
        return _decoded_snapshot(principal, loaded)

    async def load(self, principal: Principal) -> Snapshot | None:
        """Load without claiming, in one query."""

        async def work(connection: Connection) -> _Loaded | None:
            return await _load(connection, principal)

        loaded = await self._database.unit([principal], work)
        return None if loaded is None else _decoded_snapshot(principal, loaded)

    async def commit(self, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
        """Write a batch in one transaction and one statement, the fence inside."""
        check_batch(batch)
        if not batch:
            return ()
        in_name_order = sorted(batch, key=lambda entry: entry.principal)
        statement = encoded(lambda: commit_statement(in_name_order))

        async def work(connection: Connection) -> list[asyncpg.Record]:
            return await connection.fetch(statement.text, *statement.arguments)

        rows = await self._database.unit([entry.principal for entry in batch], work, is_write=True)
        landed = {Principal(*row) for row in rows}
        self._batches += 1
        self._landed += len(landed)
        self._fenced += len(batch) - len(landed)
        return tuple(
            CommitResult.LANDED if entry.principal in landed else CommitResult.FENCED
            for entry in batch
        )

    async def erase(self, principal: Principal) -> dict[str, int]:
        """Erase a principal: the fence first, then table by table, in one transaction."""
        name = _name(principal)

        async def work(connection: Connection) -> dict[str, int]:
            await connection.execute(sql.ERASE_PATIENCE, f"{ERASURE_DEADLINE_S * 1000:.0f}")
            if await connection.fetchval(sql.ERASE_FENCE, *name) is None:
                return {}
            await connection.fetchval(sql.ERASE_ROWS.format(table="fading"), *name)
            return {
                kind: await connection.fetchval(sql.ERASE_ROWS.format(table=table), *name)
                for kind, table in CONTENT_TABLES.items()
            }

        return await self._database.unit(
            [principal], work, is_write=True, deadline_s=ERASURE_DEADLINE_S
        )

    async def receipts(self, principal: Principal, keys: Sequence[str]) -> tuple[Receipt, ...]:
        """Find receipts by key."""
        return await self._read(
            Receipt, "receipts", principal, sql.RECEIPTS, list(dict.fromkeys(keys))
        )

    async def receipts_after(
        self, principal: Principal, *, after: tuple[int, int] = (0, -1), limit: int = PAGE_ROWS_MAX
    ) -> tuple[Receipt, ...]:
        """Read a page of receipts as they were committed."""
        return await self._read(
            Receipt, "receipts", principal, sql.RECEIPTS_AFTER, *after, page_size(limit)
        )

    async def events(self, principal: Principal, query: EventQuery) -> tuple[Event, ...]:
        """Read a page of events."""
        text, arguments = reads.events(query)
        return await self._read(Event, "events", principal, text, *arguments)

    async def sessions(
        self, principal: Principal, *, after: UUID | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Session, ...]:
        """Read a page of sessions by id."""
        return await self._read(
            Session, "sessions", principal, sql.SESSIONS, after or _NIL, after, page_size(limit)
        )

    async def session(self, principal: Principal, session_id: UUID) -> Session | None:
        """Read one session."""
        found = await self._read(Session, "sessions", principal, sql.SESSION, session_id)
        return found[0] if found else None

    async def runs(
        self, principal: Principal, *, session_id: UUID | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[ConsolidationRun, ...]:
        """Read consolidation runs, newest first."""
        return await self._read(
            ConsolidationRun,
            "consolidation_runs",
            principal,
            sql.RUNS,
            session_id,
            page_size(limit),
        )

    async def trace(self, principal: Principal, trace_id: UUID) -> RecallTrace | None:
        """Read one recall trace."""
        found = await self._read(RecallTrace, "traces", principal, sql.TRACE, trace_id)
        return found[0] if found else None

    async def traces(
        self, principal: Principal, *, after: int = 0, limit: int = PAGE_ROWS_MAX
    ) -> tuple[RecallTrace, ...]:
        """Read a page of traces by their event's sequence."""
        return await self._read(
            RecallTrace, "traces", principal, sql.TRACES, after, page_size(limit)
        )

    async def episode(self, principal: Principal, episode_id: UUID) -> IntegratedEpisode | None:
        """Read one episode."""
        found = await self._read(IntegratedEpisode, "episodes", principal, sql.EPISODE, episode_id)
        return found[0] if found else None

    async def episode_by_derivation(
        self, principal: Principal, derivation_key: str
    ) -> IntegratedEpisode | None:
        """Find the episode of a derivation key."""
        found = await self._read(
            IntegratedEpisode, "episodes", principal, sql.EPISODE_BY_DERIVATION, derivation_key
        )
        return found[0] if found else None

    async def episodes(
        self,
        principal: Principal,
        session_id: UUID,
        *,
        after: tuple[int, UUID] | None = None,
        limit: int = PAGE_ROWS_MAX,
    ) -> tuple[IntegratedEpisode, ...]:
        """Read a page of a session's episodes by their first source event."""
        start = after or (-1, _NIL)
        return await self._read(
            IntegratedEpisode,
            "episodes",
            principal,
            sql.EPISODES,
            session_id,
            *start,
            page_size(limit),
        )

    async def search(self, principal: Principal, query: BeliefQuery) -> tuple[Belief, ...]:
        """Answer what the image would; a page at a time, the exact rule on each."""
        found: list[Belief] = []
        answers = answering(query)
        ceiling = reads.POSITION_MAX
        page = reads.search_page(query)
        while len(found) < query.limit:
            text, arguments = reads.search(query, ceiling=ceiling, rows=page)
            rows = await self._rows(principal, text, *arguments)
            for _, content in rows:
                belief = decode_row(Belief, content, principal=principal, table="beliefs")
                if answers(belief):
                    found.append(belief)
            if len(rows) < page:
                break
            ceiling = rows[-1]["store_position"] - 1
        return tuple(found[: max(0, query.limit)])

    async def principals(
        self,
        *,
        tenant_id: str | None = None,
        after: Principal | None = None,
        limit: int = PAGE_ROWS_MAX,
    ) -> tuple[Principal, ...]:
        """Page over principals in name order."""
        start = Principal(tenant_id or "", "")
        start = start if after is None else max(start, after)
        return await self._names(sql.PRINCIPALS, *_name(start), tenant_id, page_size(limit))

    async def idle_sessions(
        self, *, before: datetime, after: Principal | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Principal, ...]:
        """Page over principals with an open session quiet since `before`."""
        start = after or Principal("", "")
        return await self._names(sql.IDLE, before, *_name(start), page_size(limit))

    async def list_idle(
        self, principal: Principal, *, evidence_before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Belief, ...]:
        """Give live beliefs by evidence age, the oldest first."""
        return await self._read(
            Belief, "beliefs", principal, clocks_sql.LIST_IDLE, evidence_before, page_size(limit)
        )

    async def fading(
        self,
        *,
        cutoffs: Sequence[Cutoff],
        after: Principal | None = None,
        limit: int = PAGE_ROWS_MAX,
    ) -> tuple[Principal, ...]:
        """Page over principals whose decay sweep has work due."""
        start = after or Principal("", "")
        return await self._names(
            clocks_sql.FADING,
            [cutoff.fade.value for cutoff in cutoffs],
            [cutoff.evidence_before for cutoff in cutoffs],
            [cutoff.untouched_since for cutoff in cutoffs],
            *_name(start),
            page_size(limit),
        )

    async def expired_traces(
        self, principal: Principal, *, before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[RecallTrace, ...]:
        """Read traces past their operator expiry, the first to expire first."""
        return await self._read(
            RecallTrace, "traces", principal, clocks_sql.EXPIRED_TRACES, before, page_size(limit)
        )

    async def expiring(
        self, *, before: datetime, after: Principal | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Principal, ...]:
        """Page over principals with such a trace."""
        start = after or Principal("", "")
        return await self._names(clocks_sql.EXPIRING, before, *_name(start), page_size(limit))

    async def repasses(
        self, principal: Principal, *, before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Session, ...]:
        """Read sessions whose provider is to be asked again, the first to be due first."""
        return await self._read(
            Session, "sessions", principal, clocks_sql.REPASSES, before, page_size(limit)
        )

    async def repassing(
        self, *, before: datetime, after: Principal | None = None, limit: int = PAGE_ROWS_MAX
    ) -> tuple[Principal, ...]:
        """Page over principals with such a session."""
        start = after or Principal("", "")
        return await self._names(clocks_sql.REPASSING, before, *_name(start), page_size(limit))

    async def index_faults(self, principal: Principal) -> tuple[str, ...]:
        """Compare the columns of every row with what a commit of its content would write."""
        return await self._database.unit(
            [principal], lambda connection: index_faults(connection, principal)
        )

    async def status(self) -> StoreStatus:
        """Describe the store."""

        async def work(connection: Connection) -> tuple[str | None, int]:
            revision = await revision_of(connection)
            return revision, await connection.fetchval(sql.COUNT_PRINCIPALS)

        revision, principals = await self._database.unit(OPERATOR, work)
        return StoreStatus(
            kind="postgres",
            location=self._location,
            revision=revision,
            expected_revision=EXPECTED_REVISION,
            principals=principals,
            statistics={
                "claims": self._claims,
                "batches": self._batches,
                "landed": self._landed,
                "fenced": self._fenced,
                "units": self._database.units,
                "failures": self._database.failures,
            },
        )

    async def aclose(self) -> None:
        """Close the connections."""
        await self._database.aclose()

    async def _rows(self, principal: Principal, text: str, *arguments: Any) -> list[asyncpg.Record]:
        async def work(connection: Connection) -> list[asyncpg.Record]:
            return await connection.fetch(text, *_name(principal), *arguments)

        return await self._database.unit([principal], work)

    async def _read(
        self, type_: type[T], table: str, principal: Principal, text: str, *arguments: Any
    ) -> tuple[T, ...]:
        rows = await self._rows(principal, text, *arguments)
        return tuple(decode_row(type_, row[0], principal=principal, table=table) for row in rows)

    async def _names(self, text: str, *arguments: Any) -> tuple[Principal, ...]:
        async def work(connection: Connection) -> list[asyncpg.Record]:
            return await connection.fetch(text, *arguments)

        return tuple(Principal(*row) for row in await self._database.unit(OPERATOR, work))


def _name(principal: Principal) -> tuple[str, str]:
    return principal.tenant_id, principal.principal_id


async def _load(connection: Connection, principal: Principal) -> _Loaded | None:
    row = await connection.fetchrow(sql.LOAD, *_name(principal), RECEIPTS_KEPT_MAX, TRACES_KEPT_MAX)
    if row is None:
        return None
    tables = ("sessions", "beliefs", "tombstones", "receipts", "traces")
    return _Loaded(
        counters=Counters(
            epoch=row["epoch"],
            version=row["version"],
            event_seq=row["event_seq"],
            store_position=row["store_position"],
        ),
        last_sequence=row["last_sequence"] or 0,
        tables={table: row[table] for table in tables},
    )


def _decoded_snapshot(principal: Principal, loaded: _Loaded) -> Snapshot:
    if loaded.last_sequence != loaded.counters.event_seq:
        raise corrupt(principal, "its newest event is not the one it counts as newest")

    def rows(type_: type[T], table: str) -> tuple[T, ...]:
        document = loaded.tables[table]
        return decode_row(tuple[type_, ...], document, principal=principal, table=table)  # type: ignore[valid-type]

    return snapshot(
        principal,
        loaded.counters,
        sessions=rows(Session, "sessions"),
        beliefs=rows(Belief, "beliefs"),
        tombstones=rows(Tombstone, "tombstones"),
        receipts=rows(Receipt, "receipts"),
        traces={trace.id: trace for trace in rows(RecallTrace, "traces")}.values(),
    )
