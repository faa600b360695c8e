"""Give tests a real PostgreSQL: one embedded server per test process, one database per test.

Import the fixtures into a `conftest.py` or a test module:

    from tests.support.postgres import database_dsn, postgres_server  # noqa: F401

`database_dsn` is a fresh, empty database. A store test that wants its schema in it
prepares a template once and copies it (a tenth of a second or less):

    server.template("store", upgrade)          # `await upgrade(dsn)` runs once per process
    dsn = server.fresh_database("store")

The server runs on an event loop of its own in a thread, so a test may be synchronous,
call `anyio.run`, or be asynchronous on any backend.
"""

from __future__ import annotations

import contextlib
import itertools
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import anyio.from_thread
import asyncpg
import pytest

from mnemic.stores.embedded import EmbeddedServer, embedded_server
from tests.support.clusters import fast_root

EMPTY_TEMPLATE = "template1"


class PostgresServer:
    """Make and drop databases on a running embedded server, from any thread."""

    def __init__(self, portal: anyio.from_thread.BlockingPortal, server: EmbeddedServer) -> None:
        self._portal = portal
        self._server = server
        self._numbers = itertools.count(1)
        self._templates: set[str] = set()

    @property
    def directory(self) -> Path:
        """Return the server's data directory."""
        return self._server.directory

    def dsn_for(self, database: str) -> str:
        """Return the address of a database of this server."""
        return self._server.dsn_for(database)

    def template(self, name: str, prepare: Callable[[str], Awaitable[object]]) -> None:
        """Make the database `name` and run `prepare` on its address, once per process.

        `prepare` runs under asyncio and must close its connections.
        """
        if name not in self._templates:
            self._portal.call(self._create, name, EMPTY_TEMPLATE)
            self._portal.call(prepare, self.dsn_for(name))
            self._templates.add(name)

    def fresh_database(self, template: str = EMPTY_TEMPLATE) -> str:
        """Return the address of a new database that is a copy of `template`."""
        name = f"test_{next(self._numbers)}"
        self._portal.call(self._create, name, template)
        return self.dsn_for(name)

    def drop_database(self, dsn: str) -> None:
        """Drop a database that `fresh_database` made, cutting its connections."""
        self._portal.call(self._run, f'DROP DATABASE "{_database_of(dsn)}" WITH (FORCE)')

    async def _create(self, name: str, template: str) -> None:
        await self._run(f'CREATE DATABASE "{name}" TEMPLATE "{template}" STRATEGY wal_log')

    async def _run(self, statement: str) -> None:
        # A connection of its own: one kept open would not outlive a restart of the server.
        connection = await asyncpg.connect(self._server.dsn)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


@contextlib.contextmanager
def running_server(directory: Path) -> Iterator[PostgresServer]:
    """Run an embedded server in `directory` while the block runs."""
    with (
        anyio.from_thread.start_blocking_portal("asyncio") as portal,
        portal.wrap_async_context_manager(embedded_server(directory)) as server,
    ):
        yield PostgresServer(portal, server)


class _Shared:
    """Count who uses the one server of this test process."""

    users = 0
    server: PostgresServer | None = None
    stack = contextlib.ExitStack()


@contextlib.contextmanager
def shared_server() -> Iterator[PostgresServer]:
    """Use the server of this test process; the first user starts it, the last stops it.

    A fixture imported into several modules is several fixtures to pytest, each with its
    own session: the count keeps the server one.
    """
    if _Shared.server is None:
        directory = _Shared.stack.enter_context(
            tempfile.TemporaryDirectory(prefix="mnemic-test-", dir=fast_root())
        )
        _Shared.server = _Shared.stack.enter_context(running_server(Path(directory) / "data"))
    _Shared.users += 1
    try:
        yield _Shared.server
    finally:
        _Shared.users -= 1
        if _Shared.users == 0:
            _Shared.server = None
            _Shared.stack.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """Give the one embedded server of this test process."""
    with shared_server() as server:
        yield server


@pytest.fixture
def database_dsn(postgres_server: PostgresServer) -> Iterator[str]:
    """Give the address of a fresh, empty database, dropped after the test."""
    dsn = postgres_server.fresh_database()
    yield dsn
    postgres_server.drop_database(dsn)


def _database_of(dsn: str) -> str:
    return dsn.partition("@/")[2].partition("?")[0]
