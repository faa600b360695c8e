"""What a caller learns when the database fails it, and what the pool is left with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import anyio
import asyncpg
import pytest

from mnemic.errors import InvalidAddress, StoreUnavailable
from mnemic.memory.model import Principal
from mnemic.stores.port import CommitResult, EventQuery
from mnemic.stores.postgres import PostgresStore, database, location_of, open_postgres
from mnemic.stores.postgres.database import Database
from mnemic.stores.rows import RowsRefused
from tests.contract import rows
from tests.contract.rows import ADA, BOB
from tests.postgres.worlds import emptied, store_database
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]

pytestmark = pytest.mark.postgres

BLOCKED = """
SELECT pid FROM pg_stat_activity
 WHERE datname = current_database() AND application_name = 'mnemic' AND wait_event_type = 'Lock'
"""
OURS = """
SELECT state, pid FROM pg_stat_activity
 WHERE datname = current_database() AND application_name = 'mnemic'
"""


@pytest.fixture(scope="module")
def shared_dsn(postgres_server: PostgresServer) -> Iterator[str]:
    """Give a database with the schema in it."""
    address = store_database(postgres_server)
    yield address
    postgres_server.drop_database(address)


@pytest.fixture
def dsn(shared_dsn: str) -> str:
    """Give the database, empty."""
    anyio.run(emptied, shared_dsn, backend="asyncio")
    return shared_dsn


class Rival:
    """Hold a principal's row locked, as a commit of another host that is under way."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def finish(self, *, version: int) -> None:
        """Commit that other host's write."""
        await self.connection.execute("UPDATE mnemic.principals SET version = $1", version)
        await self.connection.execute("COMMIT")

    async def blocked(self) -> int:
        """Wait until one of our backends waits for the row, and give its process id."""
        while True:
            pid: int | None = await self.connection.fetchval(BLOCKED)
            if pid is not None:
                return pid
            await anyio.sleep(0.005)

    async def settled(self) -> None:
        """Wait until none of our backends is in a transaction any more."""
        while await self.states() != {"idle"}:  # noqa: ASYNC110 - a server has no event
            await anyio.sleep(0.005)

    async def states(self) -> set[str]:
        """Give the states of our backends."""
        return {row[0] for row in await self.connection.fetch(OURS)}


@asynccontextmanager
async def rival(dsn: str) -> AsyncIterator[Rival]:
    """Lock every principal's row, as the superuser."""
    connection = await asyncpg.connect(dsn)
    try:
        await connection.execute("BEGIN")
        await connection.execute("SELECT FROM mnemic.principals FOR UPDATE")
        yield Rival(connection)
    finally:
        await connection.close()


def one_event(version: int = 0, epoch: int = 1) -> Any:
    """Commit one event with words in it."""
    return rows.commit(ADA, epoch, version, events=(rows.event(1, text="private words"),))


async def nothing_written(store: PostgresStore) -> bool:
    """Tell whether the principal is as it was claimed, and the store still works."""
    loaded = await store.load(ADA)
    assert loaded is not None
    return loaded.counters.version == 0 and await store.events(ADA, EventQuery()) == ()


def test_a_backend_killed_before_its_commit_wrote_nothing(dsn: str) -> None:
    """The caller is told so: `StoreUnavailable`, and the same commit lands afterwards."""

    async def scenario() -> None:
        async with open_postgres(dsn) as store:
            await store.claim(ADA)
            async with rival(dsn) as other, anyio.create_task_group() as tasks:

                async def commit() -> None:
                    with pytest.raises(StoreUnavailable) as caught:
                        await store.commit([one_event()])
                    assert "private" not in str(caught.value)
                    assert caught.value.__cause__ is None
                    assert caught.value.__context__ is None

                tasks.start_soon(commit)
                pid = await other.blocked()
                await other.connection.execute("SELECT pg_terminate_backend($1)", pid)
            assert await nothing_written(store)
            assert await store.commit([one_event()]) == (CommitResult.LANDED,)

    anyio.run(scenario, backend="asyncio")


def test_a_claim_waits_for_the_commit_that_is_under_way(dsn: str) -> None:
    """What it then loads includes that commit: nothing older can land after it."""

    async def scenario() -> None:
        async with open_postgres(dsn) as store:
            await store.claim(ADA)
            claimed: list[Any] = []
            async with rival(dsn) as other, anyio.create_task_group() as tasks:

                async def claim() -> None:
                    claimed.append(await store.claim(ADA))

                tasks.start_soon(claim)
                await other.blocked()
                assert claimed == []
                await other.finish(version=7)
            (snapshot,) = claimed
            assert (snapshot.counters.epoch, snapshot.counters.version) == (2, 7)

    anyio.run(scenario, backend="asyncio")


def test_a_cancelled_caller_leaves_no_open_transaction(dsn: str) -> None:
    """The unit of work ends by itself first; the pool stays clean, the commit landed."""

    async def scenario() -> None:
        async with open_postgres(dsn) as store:
            await store.claim(ADA)
            async with rival(dsn) as other:
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(store.commit, [one_event()])
                    await other.blocked()
                    tasks.cancel_scope.cancel()
                    with anyio.CancelScope(shield=True):
                        await other.connection.execute("COMMIT")
                assert await other.states() == {"idle"}
            loaded = await store.load(ADA)
            assert loaded is not None
            assert loaded.counters.version == 1

    anyio.run(scenario, backend="asyncio")


def test_a_unit_past_its_deadline_is_given_up(dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connection is closed, so that the server rolls back; the next one works."""

    async def scenario() -> None:
        async with open_postgres(dsn) as store:
            await store.claim(ADA)
            async with rival(dsn) as other:
                monkeypatch.setattr(database, "UNIT_DEADLINE_S", 0.05)
                with pytest.raises(StoreUnavailable):
                    await store.commit([one_event()])
                monkeypatch.undo()
                await other.connection.execute("COMMIT")
                assert await nothing_written(store)
                await other.settled()
            assert await store.commit([one_event()]) == (CommitResult.LANDED,)

    anyio.run(scenario, backend="asyncio")


def test_a_statement_past_the_servers_deadline_is_rolled_back(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server says so itself, and the connection stays usable."""
    settings = database.SETTINGS | {"statement_timeout": "50"}
    monkeypatch.setattr("mnemic.stores.postgres.opening.SETTINGS", settings)

    async def scenario() -> None:
        async with open_postgres(dsn, connections=1) as store:
            await store.claim(ADA)
            async with rival(dsn) as other:
                with pytest.raises(StoreUnavailable, match="57014"):
                    await store.commit([one_event()])
                assert await other.states() == {"idle"}
            assert await nothing_written(store)

    anyio.run(scenario, backend="asyncio")


def test_connections_that_died_in_the_pool_are_not_noticed_by_callers(dsn: str) -> None:
    """Nothing had been sent, so the unit begins again on a new one."""

    async def scenario() -> None:
        async with open_postgres(dsn, connections=2) as store:
            await store.claim(ADA)
            async with anyio.create_task_group() as tasks:
                for _ in range(2):
                    tasks.start_soon(store.load, ADA)
            async with rival(dsn) as other:
                for _ in range(3):
                    await other.connection.execute(
                        f"SELECT pg_terminate_backend(pid) FROM ({OURS}) AS ours"
                    )
                    assert await store.load(ADA) is not None

    anyio.run(scenario, backend="asyncio")


def test_more_callers_than_connections_wait_for_their_turn(dsn: str) -> None:
    """And a caller that gives up waiting takes nothing with it."""

    async def scenario() -> None:
        async with open_postgres(dsn, connections=1) as store:
            await store.claim(ADA)
            await store.claim(BOB)
            async with rival(dsn) as other, anyio.create_task_group() as tasks:
                tasks.start_soon(store.commit, [one_event()])
                await other.blocked()
                with anyio.move_on_after(0.02) as gave_up:
                    await store.load(BOB)
                assert gave_up.cancelled_caught
                for _ in range(20):
                    tasks.start_soon(store.load, BOB)
                await other.connection.execute("COMMIT")
            assert await store.load(BOB) is not None

    anyio.run(scenario, backend="asyncio")


def test_no_free_connection_within_the_bound_is_store_unavailable(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wait has an end."""
    monkeypatch.setattr(database, "CONNECTION_WAIT_S", 0.05)

    async def scenario() -> None:
        async with open_postgres(dsn, connections=1) as store:
            await store.claim(ADA)
            async with rival(dsn) as other, anyio.create_task_group() as tasks:
                tasks.start_soon(store.commit, [one_event()])
                await other.blocked()
                with pytest.raises(StoreUnavailable, match="no connection"):
                    await store.load(BOB)
                await other.connection.execute("COMMIT")

    anyio.run(scenario, backend="asyncio")


def test_a_server_that_is_down_is_waited_for_once() -> None:
    """`ensure_alive` is asked after a failure, then the unit begins again."""

    class DeadPool:
        """Refuse every connection."""

        attempts = 0

        def get_max_size(self) -> int:
            """Say how many there could be."""
            return 8

        async def acquire(self) -> Any:
            """Refuse."""
            self.attempts += 1
            raise ConnectionRefusedError

    async def scenario() -> None:
        pool = DeadPool()
        asked: list[int] = []

        async def ensure_alive() -> None:
            asked.append(pool.attempts)

        units = Database(pool, ensure_alive=ensure_alive)  # type: ignore[arg-type]
        with pytest.raises(StoreUnavailable, match="ConnectionRefusedError"):
            await units.unit([ADA], lambda connection: connection.fetchval("SELECT 1"))
        assert asked == [1]
        assert pool.attempts == 2

    anyio.run(scenario, backend="asyncio")


def test_a_name_that_cannot_be_stored_is_refused_and_costs_no_connection(dsn: str) -> None:
    """It is nobody's outage: the error is outside the tree, and says no value."""

    async def scenario() -> None:
        async with open_postgres(dsn, connections=1) as store:
            for name in ("nul\x00byte", "lone\ud800surrogate"):
                with pytest.raises(RowsRefused):
                    await store.load(Principal("acme", name))
            assert (await store.status()).statistics["failures"] == 2

    anyio.run(scenario, backend="asyncio")


def test_two_event_loops_in_turn_use_one_import(dsn: str) -> None:
    """Nothing of the first loop is left in the module."""

    async def scenario() -> int:
        async with open_postgres(dsn) as store:
            return (await store.claim(ADA)).counters.epoch

    assert [anyio.run(scenario, backend="asyncio") for _ in range(2)] == [1, 2]


async def test_under_trio_the_store_says_what_it_needs() -> None:
    """asyncpg speaks asyncio only."""
    with pytest.raises(InvalidAddress, match="asyncio"):
        async with open_postgres("postgresql://host/db"):
            pass


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://me:hush@db.example:5433/x", "postgresql://db.example:5433/x"),
        ("postgresql://me:hu%40sh@[::1]/x?password=hush", "postgresql://[::1]/x"),
        ("postgresql://me:hush@/x?host=%2Frun%2Fpg&port=5432", "postgresql:///run/pg/x"),
        ("postgres://me:hu@sh@host/x", "postgresql://host/x"),
    ],
)
def test_a_location_never_shows_a_password(address: str, shown: str) -> None:
    """Only where the database is."""
    assert location_of(address) == shown
