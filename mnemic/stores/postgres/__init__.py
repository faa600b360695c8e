"""Keep principals in a PostgreSQL database; asyncio only, as asyncpg is."""

from __future__ import annotations

from mnemic.stores.postgres.opening import location_of, open_postgres
from mnemic.stores.postgres.schema import EXPECTED_REVISION, RUNTIME_ROLE
from mnemic.stores.postgres.store import PostgresStore

__all__ = [
    "EXPECTED_REVISION",
    "RUNTIME_ROLE",
    "PostgresStore",
    "location_of",
    "open_postgres",
]
