"""Row-level security backs the keys up: a transaction sees the principals it named, no other.

Each negative has its control beside it: the superuser, whom no policy binds, sees the
rows that the bound role does not.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import anyio
import asyncpg
import pytest

from mnemic import migrations
from mnemic.errors import InvalidAddress
from mnemic.memory.model import BeliefStatus, Principal
from mnemic.stores.port import CommitResult
from mnemic.stores.postgres import open_postgres, sql
from tests.contract import rows
from tests.contract.rows import ADA, BOB, OTHER_ADA
from tests.postgres.worlds import TABLES, store_database
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]

pytestmark = pytest.mark.postgres

Connection = Any
OPERATOR_TABLES = ("principals", "sessions", "fading", "traces")
CONTENT_TABLES = tuple(t for t in TABLES if t not in OPERATOR_TABLES)


@pytest.fixture(scope="module")
def dsn(postgres_server: PostgresServer) -> Iterator[str]:
    """Give a database where three principals hold a row in every table."""
    address = store_database(postgres_server)
    anyio.run(_write_rows, address, backend="asyncio")
    yield address
    postgres_server.drop_database(address)


async def _write_rows(dsn: str) -> None:
    async with open_postgres(dsn) as store:
        for who in (ADA, BOB, OTHER_ADA):
            await store.claim(who)
            batch = rows.commit(
                who,
                1,
                0,
                position=1,
                events=(rows.event(1),),
                sessions=(rows.session(1),),
                beliefs=(rows.belief(2, 1, status=BeliefStatus.PROVISIONAL, confidence=0.5),),
                episodes=(rows.episode(3, 1),),
                traces=(rows.trace(4, 1),),
                runs=(rows.run(5),),
                tombstones=(rows.tombstone(6),),
                receipts=(rows.receipt("k"),),
            )
            assert await store.commit([batch]) == (CommitResult.LANDED,)


@asynccontextmanager
async def connected(dsn: str, role: str | None = None) -> AsyncIterator[Connection]:
    """Connect as the superuser, or as a role that policies bind."""
    connection = await asyncpg.connect(dsn)
    try:
        if role is not None:
            await connection.execute(f"SET ROLE {role}")
        yield connection
    finally:
        await connection.close()


async def name(connection: Connection, *people: Principal) -> None:
    """Name the principals of the transaction that is open."""
    tenants, names = [p.tenant_id for p in people], [p.principal_id for p in people]
    await connection.execute(sql.NAME_PRINCIPALS, tenants, names)


async def owners(connection: Connection, table: str) -> set[Principal]:
    """Give whose rows are seen in a table, without any condition of the statement's own."""
    found = await connection.fetch(f"SELECT tenant_id, principal_id FROM mnemic.{table}")
    return {Principal(*row) for row in found}


def bound(dsn: str, check: Callable[[Connection], Awaitable[None]]) -> None:
    """Run a check as the runtime's role, in a transaction that is rolled back."""

    async def run() -> None:
        async with connected(dsn, "mnemic_runtime") as connection:
            transaction = connection.transaction()
            await transaction.start()
            await check(connection)
            await transaction.rollback()

    anyio.run(run, backend="asyncio")


def test_the_store_works_as_a_role_that_cannot_bypass(dsn: str) -> None:
    """Even when its address names the superuser."""

    async def run() -> None:
        async with open_postgres(dsn) as store:
            user = await store._database.unit([], lambda c: c.fetchval("SELECT session_user"))
            role = await store._database.unit([], lambda c: c.fetchval("SELECT current_user"))
            assert user != role == "mnemic_runtime"
        async with connected(dsn) as connection:
            bypasses = await connection.fetch(
                "SELECT rolname, rolsuper OR rolbypassrls FROM pg_roles"
                " WHERE rolname IN ('mnemic_runtime', $1)",
                user,
            )
            assert dict(map(tuple, bypasses)) == {
                "mnemic_runtime": False,
                user: True,
            }

    anyio.run(run, backend="asyncio")


@pytest.mark.parametrize("table", TABLES)
def test_who_names_nobody_sees_nothing(dsn: str, table: str) -> None:
    """A missing setting, an empty one and one that is not ours: no row in any table."""

    async def check(connection: Connection) -> None:
        assert await owners(connection, table) == set()
        await name(connection)
        assert await owners(connection, table) == set()
        await name(connection, Principal("acme", "nobody"), Principal("zeta", "bob"))
        assert await owners(connection, table) == set()

    async def control() -> None:
        async with connected(dsn) as superuser:
            assert await owners(superuser, table) == {ADA, BOB, OTHER_ADA}

    bound(dsn, check)
    anyio.run(control, backend="asyncio")


@pytest.mark.parametrize("table", TABLES)
def test_who_names_some_sees_these_and_writes_no_others(dsn: str, table: str) -> None:
    """A statement without a condition reads, changes and removes named rows only."""

    async def check(connection: Connection) -> None:
        await name(connection, ADA, OTHER_ADA)
        assert await owners(connection, table) == {ADA, OTHER_ADA}
        await name(connection, ADA)
        assert await owners(connection, table) == {ADA}
        changed = await connection.execute(f"UPDATE mnemic.{table} SET tenant_id = tenant_id")
        assert changed == "UPDATE 1"
        assert await connection.execute(f"DELETE FROM mnemic.{table}") == "DELETE 1"

    bound(dsn, check)


@pytest.mark.parametrize("table", TABLES)
def test_no_row_can_be_made_for_or_handed_to_another(dsn: str, table: str) -> None:
    """An INSERT or UPDATE that would name somebody else is an error, not a silence."""

    async def check(connection: Connection) -> None:
        await name(connection, ADA)
        columns = await connection.fetch(
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = 'mnemic' AND table_name = $1 AND ordinal_position > 2"
            " ORDER BY ordinal_position",
            table,
        )
        rest = ", ".join(f'"{row[0]}"' for row in columns)
        for statement in (
            f"INSERT INTO mnemic.{table} SELECT 'acme', 'carol', {rest} FROM mnemic.{table}",
            f"UPDATE mnemic.{table} SET principal_id = 'carol'",
        ):
            with pytest.raises(asyncpg.InsufficientPrivilegeError):
                async with connection.transaction():
                    await connection.execute(statement)
        await name(connection, ADA, Principal("acme", "carol"))
        moved = await connection.execute(f"UPDATE mnemic.{table} SET principal_id = 'carol'")
        assert moved == "UPDATE 1"

    bound(dsn, check)


def test_what_a_transaction_named_ends_with_it(dsn: str) -> None:
    """The next user of the connection starts with nobody named."""

    async def run() -> None:
        async with connected(dsn, "mnemic_runtime") as connection:
            async with connection.transaction():
                await name(connection, ADA)
                assert await owners(connection, "events") == {ADA}
            assert await owners(connection, "events") == set()

    anyio.run(run, backend="asyncio")


def test_the_operator_sees_who_there_is_and_no_content(dsn: str) -> None:
    """Four tables without a message or a belief, to read; everything else stays closed."""

    async def check(connection: Connection) -> None:
        await connection.execute(sql.NAME_OPERATOR)
        for table in OPERATOR_TABLES:
            assert await owners(connection, table) == {ADA, BOB, OTHER_ADA}
            update = f"UPDATE mnemic.{table} SET tenant_id = tenant_id"
            assert await connection.execute(update) == "UPDATE 0"
            assert await connection.execute(f"DELETE FROM mnemic.{table}") == "DELETE 0"
        for table in CONTENT_TABLES:
            assert await owners(connection, table) == set()

    bound(dsn, check)


def test_the_revision_is_the_runtimes_to_read_only(dsn: str) -> None:
    """No row of the application can move the schema's own mark."""

    async def check(connection: Connection) -> None:
        assert await connection.fetchval(sql.REVISION) == migrations.head()
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await connection.execute("UPDATE mnemic.alembic_version SET version_num = '0'")

    bound(dsn, check)


def test_every_table_is_forced_and_led_by_its_owner(dsn: str) -> None:
    """Tenant and principal lead every key and index; the sweeps' indexes are the exception."""

    async def run() -> None:
        async with connected(dsn) as superuser:
            tables = await superuser.fetch(
                "SELECT relname, relrowsecurity AND relforcerowsecurity FROM pg_class"
                " WHERE relnamespace = 'mnemic'::regnamespace AND relkind = 'r'"
            )
            assert dict(map(tuple, tables)) == dict.fromkeys(TABLES, True) | {
                "alembic_version": False
            }
            indexes = await superuser.fetch(
                "SELECT x.relname, array_agg(a.attname::text ORDER BY k.n)"
                "  FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid"
                "  JOIN pg_class c ON c.oid = i.indrelid"
                "   AND c.relnamespace = 'mnemic'::regnamespace AND c.relname <> 'alembic_version',"
                "       unnest(i.indkey) WITH ORDINALITY AS k (attnum, n)"
                "  JOIN pg_attribute a ON a.attnum = k.attnum"
                " WHERE a.attrelid = i.indrelid GROUP BY 1"
            )
            elsewhere = {
                name for name, columns in indexes if columns[:2] != ["tenant_id", "principal_id"]
            }
            assert len(indexes) > len(TABLES)
            assert elsewhere == {
                "sessions_open_by_activity",
                "sessions_repassing",
                "fading_by_evidence",
                "traces_expiring",
            }

    anyio.run(run, backend="asyncio")


def test_an_ordinary_role_that_owns_its_tables_is_bound_too(
    postgres_server: PostgresServer,
) -> None:
    """It may neither make roles nor bypass, needs no help, and FORCE binds it."""
    superuser_dsn = postgres_server.fresh_database()
    parts = urlsplit(superuser_dsn)
    password = "only-for-this-test"
    place = parts.netloc.rpartition("@")[2]
    dsn = parts._replace(netloc=f"ordinary:{password}@{place}").geturl()

    async def run() -> None:
        async with connected(superuser_dsn) as superuser:
            await superuser.execute(f"CREATE ROLE ordinary LOGIN PASSWORD '{password}'")
            await superuser.execute(
                f"GRANT CREATE ON DATABASE {parts.path.removeprefix('/')} TO ordinary"
            )
        async with open_postgres(dsn, create_schema=True) as store:
            await store.claim(ADA)
            batch = rows.commit(ADA, 1, 0, events=(rows.event(1),))
            assert await store.commit([batch]) == (CommitResult.LANDED,)
        async with connected(dsn) as owner:
            assert await owners(owner, "events") == set()
            async with owner.transaction():
                await name(owner, ADA)
                assert await owners(owner, "events") == {ADA}

    try:
        anyio.run(run, backend="asyncio")
    finally:
        postgres_server.drop_database(superuser_dsn)


def test_a_role_that_bypasses_and_cannot_change_is_refused(
    postgres_server: PostgresServer, dsn: str
) -> None:
    """Better no store than one whose policies bind nobody."""
    parts = urlsplit(dsn)
    place = parts.netloc.rpartition("@")[2]
    other = parts._replace(netloc=f"unbound:secret-word@{place}").geturl()

    async def run() -> None:
        async with connected(dsn) as superuser:
            await superuser.execute("CREATE ROLE unbound LOGIN BYPASSRLS PASSWORD 'secret-word'")
            await superuser.execute("GRANT USAGE ON SCHEMA mnemic TO unbound")
            await superuser.execute("GRANT SELECT ON mnemic.alembic_version TO unbound")
        with pytest.raises(InvalidAddress, match="mnemic_runtime"):
            async with open_postgres(other):
                pass
        async with connected(dsn) as superuser:
            await superuser.execute("GRANT mnemic_runtime TO unbound")
        async with open_postgres(other) as store:
            assert await store.load(ADA) is not None

    anyio.run(run, backend="asyncio")
