"""Rewrite what a database keeps of dead rows, so that what was erased is in no file of it.

A DELETE leaves the row where it was until its place is used again, and so does an
UPDATE; the planner's statistics hold samples of columns. Here every table is written
anew, the samples are dropped, and a checkpoint lets go of the old files. What the
write-ahead log and copies of it hold is not reached: docs/erasure.md says for how long.
"""

from __future__ import annotations

import anyio
import asyncpg
from msgspec import Struct

from mnemic.errors import InvalidAddress, StoreUnavailable

CONNECT_DEADLINE_S = 10.0
"""Longest wait for a connection, in seconds."""

COMPACT_DEADLINE_S = 3_600.0
"""Longest compaction, in seconds: it writes every table anew."""

LOCK_WAIT_S = 60
"""Longest wait for one table, in seconds, while hosts work on it."""

SNAPSHOT_LOOKS, SNAPSHOT_WAIT_S = 50, 0.2
"""How often, and how long apart in seconds, other transactions are waited for."""

TABLES = """
SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = 'mnemic' AND c.relkind = 'r' ORDER BY c.relname
"""

SIZE = "SELECT pg_database_size(current_database())"

# Samples of columns, which an ANALYZE took while the rows were there.
CLEAR_SAMPLES = """
DELETE FROM pg_catalog.pg_statistic
 WHERE starelid IN (SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                     WHERE n.nspname = 'mnemic')
"""

# A snapshot that is still open keeps dead rows alive for whoever holds it.
OLDEST_SNAPSHOT = """
SELECT count(*) FROM pg_stat_activity
 WHERE datname = current_database() AND backend_xmin IS NOT NULL AND pid <> pg_backend_pid()
"""


class Compaction(Struct, frozen=True):
    """Say what was rewritten; sizes are of the whole database, in bytes.

    `is_complete` is False when the role may not reach the planner's samples or force a
    checkpoint, or when another transaction still held on to older rows: repeat it then,
    as a superuser or without that transaction.
    """

    tables: int
    bytes_before: int
    bytes_after: int
    is_complete: bool


async def compact(dsn: str) -> Compaction:
    """Write every table of a database anew; hosts that work on it wait meanwhile.

    Raises `InvalidAddress` and `StoreUnavailable`.
    """
    try:
        connection = await asyncpg.connect(dsn, timeout=CONNECT_DEADLINE_S)
    except (ValueError, asyncpg.ClientConfigurationError):
        raise InvalidAddress(
            "the store address is no valid postgresql:// address; check its form"
        ) from None
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreUnavailable(
            f"no connection to the database ({type(error).__name__}); check that it runs"
        ) from None
    try:
        with anyio.fail_after(COMPACT_DEADLINE_S):
            return await _compact(connection)
    except (TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise StoreUnavailable(
            f"the database was not compacted ({type(error).__name__}); what was erased stays "
            "erased, repeat it when no other host is busy, as the role that owns the tables"
        ) from None
    finally:
        with anyio.move_on_after(CONNECT_DEADLINE_S, shield=True):
            await connection.close(timeout=CONNECT_DEADLINE_S / 2)


async def _compact(connection: asyncpg.Connection[asyncpg.Record]) -> Compaction:
    await connection.execute(f"SET lock_timeout = '{LOCK_WAIT_S}s'")
    before: int = await connection.fetchval(SIZE)
    tables = [row[0] for row in await connection.fetch(TABLES)]
    is_alone = await _is_alone(connection)
    for table in tables:
        await connection.execute(f'VACUUM (FULL) mnemic."{table}"')
    complete = await _let_go(connection) and is_alone
    return Compaction(
        tables=len(tables),
        bytes_before=before,
        bytes_after=await connection.fetchval(SIZE),
        is_complete=complete,
    )


async def _is_alone(connection: asyncpg.Connection[asyncpg.Record]) -> bool:
    """Wait until no other transaction keeps dead rows; tell whether it came to that."""
    for _ in range(SNAPSHOT_LOOKS):
        if not await connection.fetchval(OLDEST_SNAPSHOT):
            return True
        await anyio.sleep(SNAPSHOT_WAIT_S)
    return False


async def _let_go(connection: asyncpg.Connection[asyncpg.Record]) -> bool:
    """Drop samples and old files; tell whether the role may."""
    try:
        await connection.execute(CLEAR_SAMPLES)
        await connection.execute("VACUUM (FULL) pg_catalog.pg_statistic")
        await connection.execute("CHECKPOINT")
    except asyncpg.InsufficientPrivilegeError:
        return False
    return True
