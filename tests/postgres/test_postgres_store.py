"""The PostgreSQL store keeps the contract."""

from __future__ import annotations

from collections.abc import Iterator

import anyio
import pytest

from tests.contract.store_contract import StoreContract
from tests.contract.worlds import Scenario
from tests.postgres.worlds import DatabaseWorld, emptied, store_database
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]


@pytest.fixture(scope="module")
def dsn(postgres_server: PostgresServer) -> Iterator[str]:
    """Give a database with the schema in it."""
    address = store_database(postgres_server)
    yield address
    postgres_server.drop_database(address)


@pytest.mark.postgres
class TestPostgresStore(StoreContract):
    """The contract on one database, emptied before each test."""

    @pytest.fixture(autouse=True)
    def _on_an_empty_database(self, dsn: str) -> None:
        anyio.run(emptied, dsn, backend="asyncio")
        self._dsn = dsn

    def run(self, scenario: Scenario) -> None:
        """Run a scenario to its end."""
        anyio.run(scenario, DatabaseWorld(self._dsn), backend="asyncio")
