"""Erasure reaches every table, and with a compaction every table's and index's file."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import anyio
import asyncpg
import pytest

from mnemic.api import Memory
from mnemic.bootstrap import build
from mnemic.memory.model import Principal
from mnemic.stores.postgres.compacting import compact
from tests.postgres.worlds import TABLES, store_database
from tests.support.erasing import ADA, BOB, Scan, lived, owner_of, settled
from tests.support.erasure_stories import STORIES
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]

pytestmark = pytest.mark.postgres


async def scanned(dsn: str, whose: Principal | None = None) -> str:
    """Give every row of every table, columns and content, as one text."""
    connection = await asyncpg.connect(dsn)
    try:
        found = []
        tables = await connection.fetch(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'mnemic'"
        )
        assert {row[0] for row in tables} == {*TABLES, "alembic_version"}
        for table in sorted(TABLES):
            where, arguments = "", ()
            if whose is not None:
                where = " WHERE tenant_id = $1 AND principal_id = $2"
                arguments = (whose.tenant_id, whose.principal_id)  # type: ignore[assignment]
            rows = await connection.fetch(
                f"SELECT t::text FROM mnemic.{table} t{where} ORDER BY 1", *arguments
            )
            # The principals row counts claims, which a scan of its own makes.
            found += [row[0] for row in rows if table != "principals"]
        return "\n".join(found).casefold()
    finally:
        await connection.close()


@pytest.mark.parametrize("story", STORIES, ids=lambda s: s.__name__)
def test_erasure_reaches_every_table(
    postgres_server: PostgresServer, story: Callable[[Memory, Scan], Awaitable[None]]
) -> None:
    """What the story says, with all tables scanned for the words."""
    dsn = store_database(postgres_server)

    async def run() -> None:
        async with build(dsn, sweeps=False) as composition:
            memory = Memory(composition)

            async def scan(whose: Principal) -> str:
                await settled(composition.supervisor, whose)
                return await scanned(dsn, whose)

            await story(memory, scan)

    anyio.run(run, backend="asyncio")
    postgres_server.drop_database(dsn)


def files_holding(directory: Path, word: str) -> list[str]:
    """Name the table and index files that hold a word, in any case."""
    needle = word.encode().lower()
    return [
        str(path.relative_to(directory))
        for path in (directory / "pg" / "base").rglob("*")
        if path.is_file() and needle in path.read_bytes().lower()
    ]


def test_a_compaction_leaves_the_words_in_no_file(postgres_server: PostgresServer) -> None:
    """Before it, dead rows hold them (the control); hosts go on afterwards."""
    dsn = store_database(postgres_server)

    async def erased() -> None:
        async with build(dsn, sweeps=False) as composition:
            memory = Memory(composition)
            await lived(memory, ADA)
            ada = owner_of(memory, ADA)
            # Long and incompressible words: they leave the page for the side table.
            words = " ".join(os.urandom(8).hex() for _ in range(2_000))
            await ada.remember("My wife is Quillfeather.")
            session = await ada.open_session(key="big")
            await session.say(f"Quillfeather says {words}")
            await session.close()
        connection = await asyncpg.connect(dsn)
        await connection.execute("ANALYZE")
        await connection.close()
        async with build(dsn, sweeps=False) as composition:
            await owner_of(Memory(composition), ADA).erase()
        connection = await asyncpg.connect(dsn)
        await connection.execute("CHECKPOINT")
        await connection.close()

    anyio.run(erased, backend="asyncio")
    assert files_holding(postgres_server.directory, "quillfeather")
    done = anyio.run(compact, dsn, backend="asyncio")
    assert done.is_complete
    assert done.tables == len(TABLES) + 1
    assert files_holding(postgres_server.directory, "quillfeather") == []

    async def goes_on() -> None:
        async with build(dsn, sweeps=False) as composition:
            bob = owner_of(Memory(composition), BOB)
            await bob.remember("I like jazz.")
            assert len(await bob.beliefs()) == 1

    anyio.run(goes_on, backend="asyncio")
    postgres_server.drop_database(dsn)


def test_a_host_from_before_the_erasure_is_refused(postgres_server: PostgresServer) -> None:
    """Its activation writes nothing more; told again, it starts the empty memory anew."""
    from mnemic.errors import Fenced  # noqa: PLC0415

    dsn = store_database(postgres_server)

    async def run() -> None:
        async with build(dsn, sweeps=False) as old, build(dsn, sweeps=False) as new:
            await lived(Memory(old), ADA)
            stale = owner_of(Memory(old), ADA)
            await old.supervisor.image(ADA)
            async with build(dsn, sweeps=False) as third:
                await owner_of(Memory(third), ADA).erase()
            with pytest.raises(Fenced):
                await stale.remember("I live in Zanzibar.")
            assert await scanned(dsn, ADA) == ""
            await stale.remember("I like jazz.")
            assert len(await owner_of(Memory(new), ADA).beliefs()) == 1

    anyio.run(run, backend="asyncio")
    postgres_server.drop_database(dsn)
