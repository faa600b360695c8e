"""Both stores keep principals apart, in every method of the port, whatever they are called."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence

import anyio
import asyncpg
import pytest
from hypothesis import given, settings

from mnemic.memory.model import Principal
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.port import Store
from mnemic.stores.postgres import open_postgres
from tests.contract.rows import ADA, BOB, OTHER_ADA
from tests.isolation.at_store import (
    CHANGING,
    LOOKING,
    PATHS,
    STRANGER,
    Astray,
    Kind,
    attempt,
    furnish,
)
from tests.isolation.evidence import Leak
from tests.isolation.names import scopes, split_alike
from tests.postgres.worlds import emptied, store_database
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]

NEAR = (ADA, BOB, OTHER_ADA)


async def everything_holds(store: Store, people: Sequence[Principal]) -> None:
    """Ask every method as everybody, and as somebody who is not there."""
    await furnish(store, people)
    for name in LOOKING:
        for caller in (*people, STRANGER):
            await attempt(store, name, caller, people, truth=store)
    # The first is erased first, so that the others still have what could be moved.
    for caller in people:
        for name in CHANGING:
            await attempt(store, name, caller, people, truth=store)


def in_memory(story: Callable[[InMemoryStore], Awaitable[None]]) -> None:
    async def run() -> None:
        await story(InMemoryStore())

    anyio.run(run, backend="trio")


@settings(max_examples=20, deadline=None)
@given(people=scopes())
def test_no_method_shows_or_moves_anothers_rows_in_memory(people: tuple[Principal, ...]) -> None:
    """Every row of everybody has the same id and the same key."""
    in_memory(lambda store: everything_holds(store, people))


@pytest.fixture(scope="module")
def dsn(postgres_server: PostgresServer) -> Iterator[str]:
    """Give a database that the tests of this module empty and fill."""
    address = store_database(postgres_server)
    yield address
    postgres_server.drop_database(address)


def in_postgres(dsn: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        await emptied(dsn)
        async with open_postgres(dsn, connections=2) as store:
            await story(store)

    anyio.run(run, backend="asyncio")


@pytest.mark.postgres
@settings(max_examples=2, deadline=None)
@given(people=scopes(most=3))
def test_no_method_shows_or_moves_anothers_rows_in_postgres(
    dsn: str, people: tuple[Principal, ...]
) -> None:
    """Names with quotes, braces, commas and slashes are names in SQL, too."""
    in_postgres(dsn, lambda store: everything_holds(store, people))


@pytest.mark.postgres
def test_names_that_join_alike_are_apart_in_postgres(dsn: str) -> None:
    """A slash here or there makes two principals of one text."""
    in_postgres(dsn, lambda store: everything_holds(store, split_alike()))


@pytest.mark.parametrize("name", [name for name in PATHS if name != "aclose"])
def test_a_method_that_goes_astray_is_caught_in_memory(name: str) -> None:
    """The control: each method by itself, with the principal forgotten, is a leak."""

    async def story(store: InMemoryStore) -> None:
        await furnish(store, NEAR)
        if PATHS[name].kind is Kind.CHECK:
            store.data.rows[OTHER_ADA].clocks = None
        broken = Astray(store, name, OTHER_ADA)
        await attempt(store, name, ADA, NEAR, truth=store)
        if PATHS[name].kind is Kind.WRITE:
            await furnish_again(store)
        with pytest.raises(Leak):
            await attempt(broken, name, ADA, NEAR, truth=store)

    in_memory(story)


async def furnish_again(store: InMemoryStore) -> None:
    """Put everybody's rows back as they were before a write."""
    store.data = InMemoryStore().data
    await furnish(store, NEAR)


@pytest.mark.postgres
def test_every_method_that_goes_astray_is_caught_in_postgres(dsn: str) -> None:
    """The same control on the other adapter."""

    async def story(store: Store) -> None:
        for name in PATHS:
            if name == "aclose":
                continue
            await emptied(dsn)
            await furnish(store, NEAR)
            await damaged(dsn, OTHER_ADA)
            with pytest.raises(Leak):
                await attempt(Astray(store, name, OTHER_ADA), name, ADA, NEAR, truth=store)

    in_postgres(dsn, story)


async def damaged(dsn: str, who: Principal) -> None:
    """Let an index of somebody's rows say something else than the content."""
    connection = await asyncpg.connect(dsn)
    try:
        await connection.execute(
            "UPDATE mnemic.beliefs SET scope = 'elsewhere'"
            " WHERE tenant_id = $1 AND principal_id = $2",
            who.tenant_id,
            who.principal_id,
        )
    finally:
        await connection.close()
