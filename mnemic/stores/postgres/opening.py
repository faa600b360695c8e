"""Open a database as a store: the right revision, as a role that policies bind."""

from __future__ import annotations

import asyncio  # noqa: TID251 - only to tell that this is the backend asyncpg needs
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar
from urllib.parse import parse_qs, urlsplit

import anyio
import asyncpg

from mnemic.errors import InvalidAddress, MnemicError
from mnemic.stores.postgres import sql
from mnemic.stores.postgres.database import (
    CONNECTION_WAIT_S,
    CONNECTIONS_MAX,
    SETTINGS,
    Database,
    Pool,
)
from mnemic.stores.postgres.failures import DRIVER_ERRORS, not_connected, schema_mismatch
from mnemic.stores.postgres.schema import EXPECTED_REVISION, RUNTIME_ROLE, revision_of
from mnemic.stores.postgres.store import PostgresStore

T = TypeVar("T")


def location_of(dsn: str) -> str:
    """Say where a database is, without its password or any other option."""
    parts = urlsplit(dsn)
    hosts = parse_qs(parts.query).get("host", [])
    place = parts.netloc.rpartition("@")[2] or ",".join(hosts)
    return f"postgresql://{place}{parts.path}"


@asynccontextmanager
async def open_postgres(
    dsn: str,
    *,
    create_schema: bool = False,
    ensure_alive: Callable[[], Awaitable[object]] | None = None,
    connections: int = CONNECTIONS_MAX,
) -> AsyncIterator[PostgresStore]:
    """Open a database that is on the expected revision, for the duration of the block.

    With `create_schema` an empty database gets its schema first; one on another revision
    is refused all the same. `ensure_alive` is awaited when a connection fails, before it
    is tried once more. Needs the asyncio backend. Raises `InvalidAddress`,
    `SchemaMismatch`, `StoreUnavailable`.
    """
    _refuse_other_backends()
    await _check_revision(dsn, create_schema=create_schema)
    pool = await _open_pool(dsn, connections)
    store = PostgresStore(Database(pool, ensure_alive=ensure_alive), location=location_of(dsn))
    try:
        yield store
    finally:
        await store.aclose()


def _refuse_other_backends() -> None:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        raise InvalidAddress(
            "a PostgreSQL store needs the asyncio backend; under trio use memory://"
        ) from None


async def _check_revision(dsn: str, *, create_schema: bool) -> None:
    connection = await _connected(asyncpg.connect(dsn, timeout=CONNECTION_WAIT_S))
    try:
        with anyio.fail_after(CONNECTION_WAIT_S, shield=True):
            revision = await revision_of(connection)
            await connection.close()
    except DRIVER_ERRORS as error:
        connection.terminate()
        raise not_connected(error) from None
    if revision is None and create_schema:
        # Alembic is loaded only by whoever moves a schema.
        from mnemic.migrations import upgrade  # noqa: PLC0415

        revision = await upgrade(dsn, EXPECTED_REVISION)
    if revision != EXPECTED_REVISION:
        raise schema_mismatch(revision, EXPECTED_REVISION)


async def _open_pool(dsn: str, connections: int) -> Pool:
    pool = await _connected(
        asyncpg.create_pool(
            dsn,
            # None is kept open for its own sake: what asyncpg would do about a floor in
            # the background, it would do while the server is down.
            min_size=0,
            max_size=connections,
            timeout=CONNECTION_WAIT_S,
            init=_become_bound,
            # Whatever a unit sets is gone with its transaction: there is nothing to reset.
            reset=_leave,
            server_settings=SETTINGS,
        )
    )
    try:
        await pool.release(await _connected(pool.acquire()))
    except BaseException:
        pool.terminate()
        raise
    return pool


async def _become_bound(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Become a role that row-level security binds; refuse to work without."""
    bypasses, may_become = await connection.fetchrow(sql.WHO, RUNTIME_ROLE)  # type: ignore[misc]
    if may_become:
        await connection.execute(sql.BECOME)
    elif bypasses:
        raise InvalidAddress(
            "the database role may bypass row-level security and may not become "
            f"{RUNTIME_ROLE}; connect as an ordinary role, or grant it {RUNTIME_ROLE}"
        )


async def _leave(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Leave a connection as it is."""


async def _connected(opening: Awaitable[T]) -> T:
    try:
        return await opening
    except MnemicError:
        raise
    except (ValueError, asyncpg.ClientConfigurationError):
        raise InvalidAddress(
            "the store address is no valid postgresql:// address; check its form"
        ) from None
    except DRIVER_ERRORS as error:
        raise not_connected(error) from None
