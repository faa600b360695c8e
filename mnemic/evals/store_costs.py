"""What rows cost on disk, and how often a write waits for it."""

from __future__ import annotations

import asyncpg
from anyio import sleep
from msgspec import Struct

from mnemic.memory.commands import Append, OpenSession, Remember, SessionOpened
from mnemic.memory.model import Principal
from mnemic.supervisor import Supervisor

STATISTICS_S = 1.2
"""A server tells what it counted within a second."""

FLUSHES = "SELECT sum(fsyncs)::bigint FROM pg_stat_io WHERE object = 'wal'"

LOG_POSITION = "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn"

SIZE = """
SELECT pg_total_relation_size(('mnemic.' || $1)::regclass) AS total,
       pg_table_size(('mnemic.' || $1)::regclass) AS rows
"""

_TABLES = ("events", "beliefs", "fading")
_Weights = dict[str, tuple[int, int]]


class RowCost(Struct, frozen=True):
    """Give bytes for one row: in its table, in its indexes, and in the log when it came."""

    table_bytes: float
    index_bytes: float
    log_bytes: float


class DiskCosts(Struct, frozen=True):
    """Give what one event and one belief take on disk.

    A belief's share holds its own row and its clock; the log also has the event and the
    principal's row.
    """

    event: RowCost
    belief: RowCost


async def flushes(dsn: str) -> int:
    """Count how often the server has waited for the disk to take its log."""
    await sleep(STATISTICS_S)
    connection = await asyncpg.connect(dsn)
    try:
        return int(await connection.fetchval(FLUSHES) or 0)
    finally:
        await connection.close()


async def disk_costs(dsn: str, host: Supervisor, *, statements: int, messages: int) -> DiskCosts:
    """Write events to one principal and beliefs to another, and weigh what came."""
    told, believing = Principal("bench", "weighed"), Principal("bench", "believing")
    opened = await host.ask(told, OpenSession())
    assert isinstance(opened, SessionOpened)
    connection = await asyncpg.connect(dsn)
    try:
        before = await _weights(connection)
        said = Append(session_id=opened.session_id, text="I live in Seattle.")
        for _ in range(messages - 1):
            host.tell(told, said)
        await host.ask(told, said)
        between = await _weights(connection)
        for number in range(statements):
            statement = f"My locker {number} is on floor {number % 7}."
            await host.ask(believing, Remember(statement=statement))
        after = await _weights(connection)
    finally:
        await connection.close()
    return DiskCosts(
        event=_cost(before, between, ("events",), messages),
        belief=_cost(between, after, ("beliefs", "fading"), statements),
    )


async def _weights(connection: asyncpg.Connection[asyncpg.Record]) -> _Weights:
    weights: _Weights = {}
    for table in _TABLES:
        row = await connection.fetchrow(SIZE, table)
        assert row is not None
        weights[table] = (row["rows"], row["total"] - row["rows"])
    weights["log"] = (int(await connection.fetchval(LOG_POSITION)), 0)
    return weights


def _cost(before: _Weights, after: _Weights, tables: tuple[str, ...], rows: int) -> RowCost:
    def grown(name: str, part: int) -> float:
        return round((after[name][part] - before[name][part]) / max(1, rows), 1)

    return RowCost(
        table_bytes=round(sum(grown(table, 0) for table in tables), 1),
        index_bytes=round(sum(grown(table, 1) for table in tables), 1),
        log_bytes=grown("log", 0),
    )


__all__ = ["DiskCosts", "RowCost", "disk_costs", "flushes"]
