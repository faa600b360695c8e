"""Open the store that an address names.

memory://              in this process, gone with it
embedded:./data        a private PostgreSQL in a directory (extra `embedded`)
postgresql://…         a PostgreSQL server that is there already
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from mnemic.errors import InvalidAddress
from mnemic.stores.port import Store

MEMORY_ADDRESS = "memory://"
_EMBEDDED = "embedded:"
_POSTGRES = ("postgresql://", "postgres://")


@asynccontextmanager
async def open_store(address: str) -> AsyncIterator[Store]:
    """Open a store for the duration of the block.

    A new embedded directory gets its schema at once; any other database on another
    schema revision is refused with `SchemaMismatch`. Raises `InvalidAddress`,
    `ServerUnavailable`, `StoreUnavailable`.
    """
    if address == MEMORY_ADDRESS:
        # Adapters are imported when asked for: asyncpg must not be needed under trio.
        from mnemic.stores.in_memory import InMemoryStore  # noqa: PLC0415

        store: Store = InMemoryStore()
        try:
            yield store
        finally:
            await store.aclose()
    elif address.startswith(_EMBEDDED):
        async with _open_embedded(Path(address.removeprefix(_EMBEDDED) or ".")) as store:
            yield store
    elif address.startswith(_POSTGRES):
        from mnemic.stores.postgres import open_postgres  # noqa: PLC0415

        async with open_postgres(address) as store:
            yield store
    else:
        raise InvalidAddress(
            f"the store address {_shown(address)!r} is none of memory://, embedded:DIRECTORY "
            "or postgresql://…"
        )


def _shown(address: str) -> str:
    """Give an address without the name and password in it."""
    scheme, mark, rest = address.partition("://")
    if not mark:
        scheme, rest = "", address
    _, at, place = rest.rpartition("@")
    return f"{scheme}{mark}…@{place}" if at else address


@asynccontextmanager
async def _open_embedded(directory: Path) -> AsyncIterator[Store]:
    from mnemic.stores.embedded import embedded_server  # noqa: PLC0415
    from mnemic.stores.postgres import open_postgres  # noqa: PLC0415

    async with (
        embedded_server(directory) as server,
        open_postgres(server.dsn, create_schema=True, ensure_alive=server.ensure_alive) as store,
    ):
        yield store
