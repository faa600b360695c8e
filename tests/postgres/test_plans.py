"""A look-up stays a look-up, whatever the planner guesses about how many rows there are.

The tables are empty and have no statistics: that is when its guesses are worst, and such
a plan may stay in use while they fill.
"""

from __future__ import annotations

from collections.abc import Iterator

import anyio
import asyncpg
import pytest

from mnemic.memory.recall.query import BeliefQuery
from mnemic.stores.port import EventQuery
from mnemic.stores.postgres import clocks_sql, reads, sql
from mnemic.stores.postgres.columns import commit_statement
from mnemic.stores.postgres.database import SETTINGS
from tests.contract import rows
from tests.contract.rows import ADA
from tests.postgres.worlds import store_database
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]

pytestmark = pytest.mark.postgres

ID = "'00000000-0000-0000-0000-000000000001'"


@pytest.fixture(scope="module")
def dsn(postgres_server: PostgresServer) -> Iterator[str]:
    """Give an empty database with the schema in it."""
    address = store_database(postgres_server)
    yield address
    postgres_server.drop_database(address)


def plan(dsn: str, text: str, *literals: str) -> str:
    """Give the plan that the runtime's connections would use for any parameters."""

    async def explain() -> str:
        connection = await asyncpg.connect(dsn, server_settings=SETTINGS)
        try:
            await connection.execute("SET ROLE mnemic_runtime")
            await connection.execute(f"PREPARE looked_at AS {text}")
            names = ", ".join(literals)
            lines = await connection.fetch(f"EXPLAIN EXECUTE looked_at ({names})")
            return "\n".join(line[0] for line in lines)
        finally:
            await connection.close()

    return anyio.run(explain, backend="asyncio")


def conditions(explained: str, index: str) -> list[str]:
    """Give the index conditions of every scan of an index."""
    lines = explained.splitlines()
    return [
        lines[n + 1].strip()
        for n, line in enumerate(lines)
        if f"using {index} on" in line and "Index Cond" in lines[n + 1]
    ]


@pytest.mark.parametrize(
    ("text", "literals", "index", "key"),
    [
        (sql.RECEIPTS, ("'t'", "'p'", "'{k}'"), "receipts_pkey", "key = wanted.key"),
        (sql.SESSION, ("'t'", "'p'", ID), "sessions_pkey", "id = $3"),
        (sql.TRACE, ("'t'", "'p'", ID), "traces_pkey", "id = $3"),
        (sql.LOAD, ("'t'", "'p'", "5", "5"), "traces_pkey", "id = s.snapshot_trace_id"),
        (sql.LOAD, ("'t'", "'p'", "5", "5"), "traces_by_event", "principal_id = $2"),
        (sql.LOAD, ("'t'", "'p'", "5", "5"), "receipts_by_version", "principal_id = $2"),
        (sql.RUNS, ("'t'", "'p'", "NULL", "5"), "consolidation_runs_by_sequence", "principal_id"),
        (
            sql.RECEIPTS_AFTER,
            ("'t'", "'p'", "0", "0", "5"),
            "receipts_by_version",
            "ROW(version, ordinal) > ROW($3, $4)",
        ),
        (sql.TRACES, ("'t'", "'p'", "0", "5"), "traces_by_event", "event_sequence > $3"),
        (
            sql.ERASE_ROWS.format(table="events"),
            ("'t'", "'p'"),
            "events_pkey",
            "principal_id = $2",
        ),
        (sql.EPISODES, ("'t'", "'p'", ID, "0", ID, "5"), "episodes_by_session", "session_id = $3"),
        (
            reads.events(EventQuery(session_id=rows.uid(1)))[0],
            ("'t'", "'p'", "0", "9", ID, "5"),
            "events_by_session",
            "session_id = $5",
        ),
        (
            reads.search(BeliefQuery(now=rows.T0, limit=5), ceiling=9, rows=5)[0],
            ("'t'", "'p'", "0", "9", "'s'", "3", "5"),
            "beliefs_by_position",
            "store_position > $3",
        ),
        (
            reads.events(EventQuery(sequences=(1,)))[0],
            ("'t'", "'p'", "0", "9", "'{1}'", "5"),
            "events_pkey",
            "sequence = wanted.sequence",
        ),
        (
            reads.events(EventQuery())[0],
            ("'t'", "'p'", "0", "9", "5"),
            "events_pkey",
            "sequence > $3",
        ),
        (
            sql.IDLE,
            ("'2026-01-01'", "''", "''", "5"),
            "sessions_open_by_activity",
            "last_recorded_at <= $1",
        ),
        (
            clocks_sql.FADING,
            ("'{fact}'", "'{2026-01-01}'", "'{NULL}'", "''", "''", "5"),
            "fading_by_evidence",
            "last_evidence_at <= c.evidence_before",
        ),
        (
            clocks_sql.EXPIRING,
            ("'2026-01-01'", "''", "''", "5"),
            "traces_expiring",
            "operator_expires_at <= $1",
        ),
        (
            clocks_sql.EXPIRED_TRACES,
            ("'t'", "'p'", "'2026-01-01'", "5"),
            "traces_by_expiry",
            "operator_expires_at <= $3",
        ),
        (
            clocks_sql.REPASSING,
            ("'2026-01-01'", "''", "''", "5"),
            "sessions_repassing",
            "repass_at <= $1",
        ),
        (
            clocks_sql.REPASSES,
            ("'t'", "'p'", "'2026-01-01'", "5"),
            "sessions_repassing",
            "repass_at <= $3",
        ),
        (
            sql.EPISODE_BY_DERIVATION,
            ("'t'", "'p'", "'k'"),
            "episodes_by_derivation",
            "derivation_key = $3",
        ),
        (
            clocks_sql.LIST_IDLE,
            ("'t'", "'p'", "'2026-01-01'", "5"),
            "beliefs_by_evidence",
            "last_evidence_at <= $3",
        ),
    ],
)
def test_every_read_is_found_by_its_whole_key(
    dsn: str, text: str, literals: tuple[str, ...], index: str, key: str
) -> None:
    """The condition that makes it a look-up is the index's, not a filter's."""
    explained = plan(dsn, text, *literals)
    assert "Seq Scan" not in explained
    assert any(key in condition for condition in conditions(explained, index)), explained


def test_a_commit_finds_rows_by_their_whole_key_and_joins_nothing(dsn: str) -> None:
    """The fence walks names in order; membership in it is a hash table, never a loop."""
    batch = rows.commit(
        ADA,
        1,
        0,
        events=(rows.event(1),),
        sessions=(rows.session(1),),
        erased_beliefs=(rows.uid(1),),
        rewritten_events=(rows.event(1),),
        erased_sessions=(rows.uid(2),),
        erased_episodes=(rows.uid(3),),
        rewritten_receipts=(rows.receipt("k"),),
    )
    statement = commit_statement([batch])
    explained = plan(dsn, statement.text, *(["'{}'"] * len(statement.arguments)))
    assert "Seq Scan" not in explained
    for index, keys in (
        ("principals_pkey", ("tenant_id", "principal_id")),
        ("events_pkey", ("tenant_id", "principal_id", "sequence")),
        ("beliefs_pkey", ("tenant_id", "principal_id", "id")),
        ("fading_pkey", ("tenant_id", "principal_id", "belief_id")),
        ("sessions_pkey", ("tenant_id", "principal_id", "id")),
        ("episodes_pkey", ("tenant_id", "principal_id", "id")),
        ("episodes_by_session", ("tenant_id", "principal_id", "session_id")),
        ("receipts_pkey", ("tenant_id", "principal_id", "key")),
    ):
        (condition,) = conditions(explained, index)
        assert all(f"({key} = " in condition for key in keys), explained
    assert "Join Filter" not in explained
    assert explained.count("IS TRUE") == len(
        (
            *("events", "sessions", "erased", "unfading", "rewritten", "erased_sessions"),
            *("erased_session_episodes", "erased_session_runs", "erased_episodes"),
            "rewritten_receipts",
        )
    )
