"""Where a store's address points, before a store is opened on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct

from mnemic.cli.views import StoreView
from mnemic.errors import InvalidAddress, NotFound
from mnemic.stores.port import Store

_EMBEDDED = "embedded:"
_POSTGRES = ("postgresql://", "postgres://")


class Place(Struct, frozen=True):
    """Name a database: `dsn` may hold a password, `location` never does."""

    kind: str
    location: str
    dsn: str


def embedded_directory(address: str) -> Path | None:
    """Give the directory of an embedded store's address; None for any other store."""
    if not address.startswith(_EMBEDDED):
        return None
    return Path(address.removeprefix(_EMBEDDED) or ".")


def require_store(address: str) -> None:
    """Refuse to make a new database only to read from it; raises `NotFound`."""
    directory = embedded_directory(address)
    if directory is None or (directory.is_dir() and any(directory.iterdir())):
        return
    raise NotFound(
        f"there is no memory in {directory} yet: `mnemic run FILE` makes one there, and --store "
        "names another place"
    )


async def store_view(store: Store, address: str) -> StoreView:
    """Say where the data lives, as the person named it."""
    status = await store.status()
    directory = embedded_directory(address)
    return StoreView(
        kind=status.kind if directory is None else "embedded PostgreSQL",
        location=status.location if directory is None else str(directory),
        revision=status.revision,
        expected_revision=status.expected_revision,
    )


@asynccontextmanager
async def database(address: str) -> AsyncIterator[Place]:
    """Reach the database of an address on whatever schema revision it is.

    Raises `InvalidAddress` for a store that has none, `ServerUnavailable`.
    """
    directory = embedded_directory(address)
    if directory is not None:
        from mnemic.stores.embedded import embedded_server  # noqa: PLC0415 - an extra

        async with embedded_server(directory) as server:
            yield Place("embedded PostgreSQL", str(directory), server.dsn)
    elif address.startswith(_POSTGRES):
        from mnemic.stores.postgres import location_of  # noqa: PLC0415

        yield Place("PostgreSQL", location_of(address), address)
    else:
        raise InvalidAddress(
            "only embedded:DIRECTORY and postgresql://… stores have a schema; name one with --store"
        )
