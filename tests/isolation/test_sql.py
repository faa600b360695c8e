"""In SQL a transaction that names one principal meets nobody else, whatever it sends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from io import BytesIO
from typing import Any, TypeAlias

import anyio
import asyncpg
import pytest

from mnemic.stores.postgres import open_postgres, sql
from tests.contract.rows import ADA
from tests.isolation.at_sql import (
    CHANGING,
    FOREIGN,
    OFF,
    PEOPLE,
    SHOWING,
    Connected,
    keys_of,
)
from tests.isolation.at_store import furnish
from tests.isolation.evidence import Leak
from tests.postgres.worlds import TABLES, store_database
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]

pytestmark = pytest.mark.postgres

Connection: TypeAlias = "asyncpg.Connection[Any]"

ATTEMPTS = {**SHOWING, **CHANGING}


@pytest.fixture(scope="module")
def dsn(postgres_server: PostgresServer) -> Iterator[str]:
    """Give a database in which three principals hold a row in every table."""
    address = store_database(postgres_server)

    async def fill() -> None:
        async with open_postgres(address) as store:
            await furnish(store, PEOPLE)
        connection = await asyncpg.connect(address)
        await connection.execute("ANALYZE")
        await connection.close()

    anyio.run(fill)
    yield address
    postgres_server.drop_database(address)


def on(dsn: str, story: Callable[[Connected], Awaitable[None]]) -> None:
    """Run a story on a connection of the superuser."""

    async def run() -> None:
        connection = await asyncpg.connect(dsn)
        try:
            await story(Connected(connection, await keys_of(connection)))
        finally:
            await connection.close()

    anyio.run(run)


@pytest.mark.parametrize("name", ATTEMPTS)
def test_no_statement_shows_or_moves_what_was_not_named(dsn: str, name: str) -> None:
    """On every table; and each succeeds on some table of the build that is broken for it."""
    tried = ATTEMPTS[name]

    async def story(connected: Connected) -> None:
        leaks = []
        for table in TABLES:
            await connected.attempt(name, tried, table, broken=False)
            try:
                await connected.attempt(name, tried, table, broken=True)
            except Leak:
                leaks.append(table)
        assert leaks == list(TABLES), "the control: where does the attempt leak nothing?"

    on(dsn, story)


# -- COPY, which is no statement of the extended protocol -----------------------------------


async def copied_out(connection: Connection, table: str) -> None:
    """Copy a table out; raise `Leak` if anybody else's rows are in the copy."""
    out = BytesIO()
    await connection.copy_from_table(table, schema_name="mnemic", output=out)
    copied = out.getvalue().decode().casefold()
    assert ADA.principal_id in copied
    if any(word in copied for word in FOREIGN):
        raise Leak(f"COPY shows rows of {table} that are somebody else's")


async def copied_in(connection: Connection, table: str) -> None:
    """Copy a row in for somebody else; raise `Leak` unless it is refused."""
    columns = await connection.fetch(
        "SELECT column_name FROM information_schema.columns WHERE table_schema = 'mnemic'"
        " AND table_name = $1 ORDER BY ordinal_position",
        table,
    )
    names = [row[0] for row in columns]
    quoted = ", ".join(f'"{name}"' for name in names[2:])
    out = BytesIO()
    await connection.copy_from_query(
        f"SELECT 'zeta', 'eve', {quoted} FROM mnemic.{table} WHERE tenant_id = 'acme'"
        " AND principal_id = 'ada'",
        output=out,
    )
    out.seek(0)
    try:
        await connection.copy_to_table(table, schema_name="mnemic", source=out, columns=names)
    except (asyncpg.FeatureNotSupportedError, asyncpg.InsufficientPrivilegeError):
        return
    raise Leak(f"COPY makes a row of {table} for somebody else")


@pytest.mark.parametrize("copy", [copied_out, copied_in])
def test_a_copy_holds_what_was_named_and_makes_nothing(
    dsn: str, copy: Callable[[Connection, str], Awaitable[None]]
) -> None:
    """On every table; the control is the same copy where the table has no policy."""

    async def run() -> None:
        connection = await asyncpg.connect(dsn)
        for table in TABLES:
            for broken in (False, True):
                transaction = connection.transaction()
                await transaction.start()
                if broken:
                    await connection.execute(OFF.format(t=table))
                await connection.execute(sql.BECOME)
                await connection.execute(sql.NAME_PRINCIPALS, ["acme"], ["ada"])
                if broken:
                    with pytest.raises(Leak):
                        await copy(connection, table)
                else:
                    await copy(connection, table)
                await transaction.rollback()
        await connection.close()

    anyio.run(run)


# -- what the policies do not promise ---------------------------------------------------------

FORGED: dict[str, tuple[tuple[str, ...], set[str]]] = {
    "another name": (
        (
            "SELECT set_config('mnemic.tenants', '{zeta}', true)",
            "SELECT set_config('mnemic.principals', '{ada}', true)",
        ),
        set(TABLES),
    ),
    "SET instead": (
        ("SET LOCAL mnemic.tenants = '{zeta}'", "SET LOCAL mnemic.principals = '{ada}'"),
        set(TABLES),
    ),
    "the operator": (
        ("SET mnemic.operator = 'on'",),
        {"principals", "sessions", "fading", "traces"},
    ),
    "the role it came from": (("RESET ROLE",), set(TABLES)),
}
"""What whoever may send SQL may send, and the tables in which it then sees others' rows."""


@pytest.mark.parametrize("name", FORGED)
def test_whoever_may_send_sql_may_name_anybody(dsn: str, name: str) -> None:
    """The limit, said honestly: a setting is no secret, and a role can be left again.

    Row-level security backs up statements that forgot a condition. Against one who writes
    the statements it promises nothing; that no text of a caller's becomes a statement or a
    setting is what `test_injection` holds.
    """
    texts, expected = FORGED[name]

    async def run() -> None:
        connection = await asyncpg.connect(dsn)
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute(sql.BECOME)
        await connection.execute(sql.NAME_PRINCIPALS, ["acme"], ["ada"])
        for text in texts:
            await connection.execute(text)
        seen = set()
        for table in TABLES:
            query = f"SELECT count(*) FROM mnemic.{table} WHERE tenant_id = 'zeta'"
            if await connection.fetchval(query):
                seen.add(table)
        await transaction.rollback()
        await connection.close()
        assert seen == expected

    anyio.run(run)
