"""Which schema this package reads and writes, and as whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mnemic.stores.postgres import sql

if TYPE_CHECKING:
    import asyncpg
    from asyncpg.pool import PoolConnectionProxy

EXPECTED_REVISION = "0002"
"""The head of `mnemic.migrations` that this code was written for."""

RUNTIME_ROLE = "mnemic_runtime"
"""Whom the runtime becomes when its own role could bypass row-level security."""


async def revision_of(
    connection: asyncpg.Connection[Any] | PoolConnectionProxy[Any],
) -> str | None:
    """Read a database's schema revision; None where mnemic has no schema."""
    if not await connection.fetchval(sql.HAS_REVISION):
        return None
    revision = await connection.fetchval(sql.REVISION)
    assert revision is None or isinstance(revision, str)
    return revision
