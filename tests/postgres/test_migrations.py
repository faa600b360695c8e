"""Schema revisions go up, down and up again, once, whoever asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import anyio
import asyncpg
import pytest

from mnemic import migrations
from mnemic.errors import InvalidAddress, InvalidInput, SchemaMismatch, StoreUnavailable
from mnemic.stores.port import CommitResult
from mnemic.stores.postgres import EXPECTED_REVISION, open_postgres
from tests.contract import rows
from tests.postgres.worlds import TABLES
from tests.support.postgres import database_dsn, postgres_server

__all__ = ["database_dsn", "postgres_server"]

pytestmark = pytest.mark.postgres


def on_asyncio(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario to its end."""
    anyio.run(scenario, backend="asyncio")


async def tables(dsn: str) -> set[str]:
    """Give the tables of the schema."""
    connection = await asyncpg.connect(dsn)
    try:
        found = await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'mnemic'"
        )
        return {row[0] for row in found}
    finally:
        await connection.close()


async def set_revision(dsn: str, revision: str) -> None:
    """Pretend that another version of the package moved the schema."""
    connection = await asyncpg.connect(dsn)
    try:
        await connection.execute("UPDATE mnemic.alembic_version SET version_num = $1", revision)
    finally:
        await connection.close()


def test_the_code_expects_the_head_it_ships() -> None:
    """A new revision without its code, or the reverse, does not land."""
    assert migrations.head() == EXPECTED_REVISION


def test_a_schema_goes_up_down_and_up_again(database_dsn: str) -> None:
    """Every way ends where it says, and a second upgrade changes nothing."""

    async def scenario() -> None:
        assert await migrations.current(database_dsn) is None
        for _ in range(2):
            assert await migrations.upgrade(database_dsn) == EXPECTED_REVISION
            assert await migrations.upgrade(database_dsn) == EXPECTED_REVISION
            assert await migrations.current(database_dsn) == EXPECTED_REVISION
            assert await tables(database_dsn) == {*TABLES, "alembic_version"}
            assert await migrations.downgrade(database_dsn, "base") is None
            assert await migrations.current(database_dsn) is None
            assert await tables(database_dsn) <= {"alembic_version"}
        assert await migrations.downgrade(database_dsn, "base") is None

    on_asyncio(scenario)


def test_a_store_opens_after_each_way_up(database_dsn: str) -> None:
    """The second schema works like the first."""

    async def scenario() -> None:
        for _ in range(2):
            await migrations.upgrade(database_dsn)
            async with open_postgres(database_dsn) as store:
                await store.claim(rows.ADA)
                batch = rows.commit(rows.ADA, 1, 0, events=(rows.event(1),))
                assert await store.commit([batch]) == (CommitResult.LANDED,)
                status = await store.status()
                assert status.revision == status.expected_revision == EXPECTED_REVISION
            await migrations.downgrade(database_dsn, "base")

    on_asyncio(scenario)


def test_hosts_that_upgrade_together_do_it_once(database_dsn: str) -> None:
    """One moves the schema, the others wait and find it moved."""

    async def scenario() -> None:
        async def upgrade() -> None:
            assert await migrations.upgrade(database_dsn) == EXPECTED_REVISION

        async with anyio.create_task_group() as tasks:
            for _ in range(4):
                tasks.start_soon(upgrade)
        assert await tables(database_dsn) == {*TABLES, "alembic_version"}

    on_asyncio(scenario)


def test_a_store_refuses_another_revision_and_names_the_command(database_dsn: str) -> None:
    """No schema, or somebody else's: nothing is opened, nothing is changed."""

    async def refused() -> None:
        with pytest.raises(SchemaMismatch, match="mnemic db upgrade"):
            async with open_postgres(database_dsn):
                pass

    async def scenario() -> None:
        await refused()
        assert await tables(database_dsn) == set()
        await migrations.upgrade(database_dsn)
        await set_revision(database_dsn, "9999")
        await refused()
        with pytest.raises(SchemaMismatch):
            async with open_postgres(database_dsn, create_schema=True):
                pass
        assert await migrations.current(database_dsn) == "9999"

    on_asyncio(scenario)


def test_an_empty_database_gets_its_schema_when_asked(database_dsn: str) -> None:
    """`create_schema` is for a database that is nobody else's."""

    async def scenario() -> None:
        async with open_postgres(database_dsn, create_schema=True) as store:
            assert (await store.status()).principals == 0
        assert await migrations.current(database_dsn) == EXPECTED_REVISION

    on_asyncio(scenario)


def test_a_running_store_says_that_its_schema_is_gone(database_dsn: str) -> None:
    """Somebody downgraded under it."""

    async def scenario() -> None:
        await migrations.upgrade(database_dsn)
        async with open_postgres(database_dsn) as store:
            await migrations.downgrade(database_dsn, "base")
            with pytest.raises(SchemaMismatch, match="mnemic db upgrade"):
                await store.claim(rows.ADA)

    on_asyncio(scenario)


def test_a_revision_from_the_future_is_not_moved(database_dsn: str) -> None:
    """Only the version that knows it can."""

    async def scenario() -> None:
        await migrations.upgrade(database_dsn)
        await set_revision(database_dsn, "9999")
        for move in (migrations.upgrade(database_dsn), migrations.downgrade(database_dsn, "base")):
            with pytest.raises(SchemaMismatch, match="9999"):
                await move

    on_asyncio(scenario)


def test_a_target_that_is_not_there_is_bad_input(database_dsn: str) -> None:
    """And so is one in the other direction."""

    async def scenario() -> None:
        with pytest.raises(InvalidInput, match="no revision 'nonsense'"):
            await migrations.upgrade(database_dsn, "nonsense")
        with pytest.raises(SchemaMismatch, match="mnemic db upgrade"):
            await migrations.downgrade(database_dsn, EXPECTED_REVISION)
        await migrations.upgrade(database_dsn)
        with pytest.raises(SchemaMismatch, match="mnemic db downgrade"):
            await migrations.upgrade(database_dsn, "base")
        assert await tables(database_dsn) == {*TABLES, "alembic_version"}

    on_asyncio(scenario)


def test_a_move_that_fails_leaves_nothing_behind(database_dsn: str) -> None:
    """It is one transaction: a table in the way stops all of it."""

    async def scenario() -> None:
        connection = await asyncpg.connect(database_dsn)
        await connection.execute("CREATE SCHEMA mnemic; CREATE TABLE mnemic.beliefs (id int)")
        await connection.close()
        with pytest.raises(StoreUnavailable, match="not moved"):
            await migrations.upgrade(database_dsn)
        assert await tables(database_dsn) == {"beliefs"}
        assert await migrations.current(database_dsn) is None

    on_asyncio(scenario)


def test_an_address_that_leads_nowhere_is_said_without_its_password() -> None:
    """Neither a refused connection nor a malformed address shows what it was given."""

    async def scenario() -> None:
        for address, error in (
            ("postgresql://me:hush@/db?host=/nonexistent&port=1", StoreUnavailable),
            ("postgresql://me:hush@host:notaport/db", InvalidAddress),
        ):
            for attempt in (migrations.current(address), migrations.upgrade(address)):
                with pytest.raises(error) as caught:
                    await attempt
                assert "hush" not in str(caught.value)
            with pytest.raises(error) as opened:
                async with open_postgres(address):
                    pass
            assert "hush" not in str(opened.value)

    on_asyncio(scenario)
