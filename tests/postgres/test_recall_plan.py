"""A search touches the rows of its principal and no others, whatever else the store holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import anyio
import asyncpg
import msgspec
import pytest

from mnemic.memory.recall import BeliefQuery
from mnemic.stores.postgres import open_postgres, reads
from mnemic.stores.postgres.database import SETTINGS
from tests.contract.recalls import BELIEFS_EACH, NOW, PRINCIPALS, crowd, fill, name
from tests.postgres.worlds import store_database
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def crowded(postgres_server: PostgresServer) -> Iterator[str]:
    """Give a database of a thousand principals with twenty beliefs each, and statistics."""
    dsn = store_database(postgres_server)

    async def filled() -> None:
        async with open_postgres(dsn) as store:
            await fill(store, {name(n): crowd(n) for n in range(PRINCIPALS)})
        connection = await asyncpg.connect(dsn)
        await connection.execute("ANALYZE mnemic.beliefs")
        await connection.close()

    anyio.run(filled, backend="asyncio")
    yield dsn
    postgres_server.drop_database(dsn)


def executed(dsn: str, query: BeliefQuery, number: int) -> list[dict[str, Any]]:
    """Give the nodes of a search's executed plan, as one principal's host runs it."""
    text, arguments = reads.search(query, ceiling=2**62, rows=reads.search_page(query))
    whose = name(number)

    async def explain() -> list[dict[str, Any]]:
        connection = await asyncpg.connect(dsn, server_settings=SETTINGS)
        try:
            plan = await connection.fetchval(
                f"EXPLAIN (ANALYZE, FORMAT JSON) {text}",
                whose.tenant_id,
                whose.principal_id,
                *arguments,
            )
        finally:
            await connection.close()
        return _nodes(msgspec.json.decode(plan)[0]["Plan"])

    return anyio.run(explain, backend="asyncio")


def _nodes(node: dict[str, Any]) -> list[dict[str, Any]]:
    return [node, *(inner for child in node.get("Plans", ()) for inner in _nodes(child))]


@pytest.mark.parametrize("terms", [(("jazz",), ("whales",)), ()])
def test_a_search_reads_one_principal_of_a_thousand(
    crowded: str, terms: tuple[tuple[str, ...], ...]
) -> None:
    """Tenant and principal are index conditions: at most its own twenty rows are looked at."""
    nodes = executed(crowded, BeliefQuery(now=NOW, limit=64, terms=terms), 613)
    scans = [node for node in nodes if "Scan" in node["Node Type"]]
    assert scans
    for node in scans:
        assert node["Node Type"] != "Seq Scan"
        condition = node.get("Index Cond", "")
        assert "tenant_id" in condition or node["Node Type"] == "Bitmap Heap Scan", node
        looked_at = node["Actual Rows"] + node.get("Rows Removed by Filter", 0)
        assert looked_at <= BELIEFS_EACH
    assert any("principal_id" in node.get("Index Cond", "") for node in scans)
