"""A database as the world of a contract test."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import asyncpg

from mnemic import migrations
from mnemic.evals.faults.proxy import cutting_proxy
from mnemic.stores.port import Store
from mnemic.stores.postgres import open_postgres
from tests.support.postgres import PostgresServer

TEMPLATE = "mnemic_store"

TABLES = (
    "principals",
    "events",
    "sessions",
    "beliefs",
    "fading",
    "episodes",
    "traces",
    "consolidation_runs",
    "tombstones",
    "receipts",
)


def store_database(server: PostgresServer) -> str:
    """Make a fresh database with the schema in it and return its address."""
    server.template(TEMPLATE, migrations.upgrade)
    return server.fresh_database(TEMPLATE)


async def emptied(dsn: str) -> None:
    """Empty every table; dropping a database costs a checkpoint, this costs nothing."""
    connection = await asyncpg.connect(dsn)
    try:
        await connection.execute(f"TRUNCATE {', '.join(f'mnemic.{t}' for t in TABLES)}")
    finally:
        await connection.close()


class DatabaseWorld:
    """Let hosts come and go on one database."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn

    def host(self) -> AbstractAsyncContextManager[Store]:
        """Open a store on the database."""
        return open_postgres(self.dsn)

    @asynccontextmanager
    async def host_losing_reply(self, *, lands: bool) -> AsyncIterator[Store]:
        """Open a store whose line is cut at its first COMMIT."""
        async with cutting_proxy(self.dsn) as (dsn, proxy), open_postgres(dsn) as store:
            proxy.arm(lands=lands)
            yield store

    async def damage(self, tenant_id: str, principal_id: str) -> None:
        """Break the beliefs' status, as a superuser that no policy binds."""
        connection = await asyncpg.connect(self.dsn)
        try:
            (content,) = await connection.fetchrow(  # type: ignore[misc]
                "SELECT content FROM mnemic.beliefs WHERE tenant_id = $1 AND principal_id = $2",
                tenant_id,
                principal_id,
            )
            broken = re.sub(r'"active"', '"hides"', content)
            assert broken != content
            await connection.execute(
                "UPDATE mnemic.beliefs SET content = $3::text::json"
                " WHERE tenant_id = $1 AND principal_id = $2",
                tenant_id,
                principal_id,
                broken,
            )
        finally:
            await connection.close()
