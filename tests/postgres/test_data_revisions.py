"""Structural and data revisions: apart, stepwise, in bounded pages, there and back."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import anyio
import asyncpg
import pytest

from mnemic import migrations
from mnemic.errors import SchemaMismatch
from mnemic.memory.model import Belief, Principal, decode
from mnemic.migrations import backfill
from mnemic.stores.port import CommitResult, Store
from mnemic.stores.postgres import EXPECTED_REVISION, open_postgres, opening
from mnemic.stores.postgres.compacting import compact
from tests.contract import rows
from tests.contract.erasures import furnished
from tests.contract.rows import ADA, BOB
from tests.postgres.revisions.t003_beliefs_from_before_m21 import BACKFILLED, DERIVED
from tests.postgres.worlds import TABLES
from tests.support.postgres import PostgresServer, database_dsn, postgres_server

__all__ = ["database_dsn", "postgres_server"]

pytestmark = pytest.mark.postgres

REVISIONS = (Path(__file__).parent / "revisions",)
LINE = (None, "0001", EXPECTED_REVISION, "t002", "t003")
MANY = Principal("acme", "many")
BELIEFS = 37
PAGE = 10


def on_asyncio(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario to its end."""
    anyio.run(scenario, backend="asyncio")


async def up(dsn: str, target: str = "head", **rest: Any) -> str | None:
    """Upgrade along the tests' line."""
    return await migrations.upgrade(dsn, target, versions=REVISIONS, **rest)


async def down(dsn: str, target: str, **rest: Any) -> str | None:
    """Downgrade along it."""
    return await migrations.downgrade(dsn, target, versions=REVISIONS, **rest)


async def contents(dsn: str) -> dict[str, dict[str, Any]]:
    """Give every belief's content by principal and id."""
    connection = await asyncpg.connect(dsn)
    try:
        found = await connection.fetch(
            "SELECT principal_id, id, content FROM mnemic.beliefs ORDER BY principal_id, id"
        )
        return {f"{who}/{row_id}": json.loads(content) for who, row_id, content in found}
    finally:
        await connection.close()


async def written_before_m21(dsn: str, as_superuser: str = "") -> dict[str, dict[str, Any]]:
    """Fill a store on the package's head with beliefs that lack what M21 added."""
    as_superuser = as_superuser or dsn
    async with open_postgres(dsn) as store:
        await furnished(store, ADA)
        await furnished(store, BOB)
        await store.claim(MANY)
        beliefs = tuple(
            rows.belief(n, n, valid_from=rows.at(n) if n % 2 else None) for n in range(1, BELIEFS)
        )
        many = rows.commit(MANY, 1, 0, position=BELIEFS, events=(rows.event(1),), beliefs=beliefs)
        assert await store.commit([many]) == (CommitResult.LANDED,)
    connection = await asyncpg.connect(as_superuser)
    try:
        for row in await connection.fetch("SELECT ctid, content FROM mnemic.beliefs"):
            old = {k: v for k, v in json.loads(row["content"]).items() if k not in DERIVED}
            await connection.execute(
                "UPDATE mnemic.beliefs SET content = $2::text::json WHERE ctid = $1",
                row["ctid"],
                json.dumps(old),
            )
    finally:
        await connection.close()
    return await contents(as_superuser)


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Make pages small, and collect how many rows each one held."""
    monkeypatch.setattr(backfill, "PAGE_ROWS", PAGE)
    return []


@pytest.fixture
def at_the_tests_head(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a store open on the tests' own head."""
    monkeypatch.setattr(opening, "EXPECTED_REVISION", LINE[-1])


@pytest.mark.gate("gate.memory.schema_backfill")
def test_old_beliefs_get_conservative_values_and_keep_what_they_say(
    database_dsn: str, pages: list[int], at_the_tests_head: None
) -> None:
    """In bounded primary-key pages; and erasure removes every row of it afterwards."""
    del at_the_tests_head

    async def scenario() -> None:
        await migrations.upgrade(database_dsn)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(opening, "EXPECTED_REVISION", EXPECTED_REVISION)
            before = await written_before_m21(database_dsn)
        assert await up(database_dsn, paged=pages.append) == "t003"
        assert sum(pages) == len(before) == BELIEFS + 1
        assert max(pages) == PAGE
        assert len(pages) == len(before) // PAGE + 1
        after = await contents(database_dsn)
        for key, old in before.items():
            new = after[key]
            assert {k: v for k, v in new.items() if k not in DERIVED} == old
            assert new["lifecycle_policy_version"] == BACKFILLED
            belief = decode(Belief, json.dumps(new))
            assert belief.evidence_count == 1
            assert belief.last_used_at is None
            assert belief.last_evidence_at == (belief.valid_from or belief.evidence_at)
            assert belief.formation_policy_version == "formation@7"
        async with open_postgres(database_dsn) as store:
            loaded = await store.load(MANY)
            assert loaded is not None
            assert len(loaded.beliefs) == BELIEFS - 1
            await erased(store, database_dsn)

    on_asyncio(scenario)


async def erased(store: Store, dsn: str) -> None:
    """Erase everybody; no content table holds a row then."""
    for owner in (ADA, BOB, MANY):
        await store.erase(owner)
    connection = await asyncpg.connect(dsn)
    try:
        for table in set(TABLES) - {"principals"}:
            assert await connection.fetchval(f"SELECT count(*) FROM mnemic.{table}") == 0
    finally:
        await connection.close()


@pytest.mark.gate("gate.memory.schema_backfill")
@pytest.mark.parametrize("start", range(len(LINE) - 1))
def test_every_revision_steps_up_to_the_newest(database_dsn: str, start: int) -> None:
    """One by one from each, and at once; both end on the same tables, columns and indexes."""

    async def shape() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(database_dsn)
        try:
            columns = await connection.fetch(
                "SELECT table_name, column_name, data_type, is_nullable"
                " FROM information_schema.columns WHERE table_schema = 'mnemic' ORDER BY 1, 2"
            )
            indexes = await connection.fetch(
                "SELECT tablename, indexname, indexdef FROM pg_indexes"
                " WHERE schemaname = 'mnemic' ORDER BY 2"
            )
            return [tuple(row) for row in (*columns, *indexes)]
        finally:
            await connection.close()

    async def scenario() -> None:
        first = LINE[start]
        if first is not None:
            assert await up(database_dsn, first) == first
        for revision in LINE[start + 1 :]:
            assert revision is not None
            assert await up(database_dsn, revision) == revision
        stepped = await shape()
        assert any(row[0] == "episodes" for row in stepped)
        assert await down(database_dsn, "base") is None
        assert await up(database_dsn) == LINE[-1]
        assert await shape() == stepped

    on_asyncio(scenario)


@pytest.mark.gate("gate.memory.schema_backfill")
def test_a_downgrade_drops_derived_fields_only_and_an_upgrade_makes_them_again(
    database_dsn: str, pages: list[int]
) -> None:
    """What a data revision loses it has declared; a store of the package's head opens again."""

    async def scenario() -> None:
        await migrations.upgrade(database_dsn)
        before = await written_before_m21(database_dsn)
        await up(database_dsn)
        upgraded = await contents(database_dsn)
        assert await down(database_dsn, "t002", paged=pages.append) == "t002"
        assert max(pages) == PAGE
        assert await contents(database_dsn) == before
        await up(database_dsn)
        assert await contents(database_dsn) == upgraded
        assert await down(database_dsn, EXPECTED_REVISION) == EXPECTED_REVISION
        async with open_postgres(database_dsn) as store:
            assert (await store.status()).revision == EXPECTED_REVISION

    on_asyncio(scenario)


def test_a_backfill_that_was_stopped_begins_again(
    database_dsn: str, pages: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages that were written stay; the revision stands until all of them are."""

    async def scenario() -> None:
        await migrations.upgrade(database_dsn)
        await written_before_m21(database_dsn)

        def stop(count: int) -> None:
            pages.append(count)
            if len(pages) == 2:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            await up(database_dsn, paged=stop)
        assert await migrations.current(database_dsn) == "t002"
        touched = [c for c in (await contents(database_dsn)).values() if "claim_kind" in c]
        assert len(touched) == 2 * PAGE
        assert await up(database_dsn) == "t003"
        assert all("claim_kind" in c for c in (await contents(database_dsn)).values())

    del monkeypatch
    on_asyncio(scenario)


def test_a_host_refuses_a_revision_that_it_does_not_know(database_dsn: str) -> None:
    """It neither opens the store nor moves it."""

    async def scenario() -> None:
        await up(database_dsn)
        with pytest.raises(SchemaMismatch):
            async with open_postgres(database_dsn):
                pass
        with pytest.raises(SchemaMismatch, match="t003"):
            await migrations.downgrade(database_dsn, "base")

    on_asyncio(scenario)


def test_an_ordinary_role_that_policies_bind_moves_its_own_rows(
    postgres_server: PostgresServer, pages: list[int]
) -> None:
    """Row-level security binds the owner of the tables too, before and after each page."""
    superuser_dsn = postgres_server.fresh_database()
    parts = urlsplit(superuser_dsn)
    dsn = parts._replace(netloc=f"mover:secret@{parts.netloc.rpartition('@')[2]}").geturl()

    async def scenario() -> None:
        connection = await asyncpg.connect(superuser_dsn)
        try:
            await connection.execute("CREATE ROLE mover LOGIN PASSWORD 'secret'")
            database = parts.path.removeprefix("/")
            await connection.execute(f"GRANT CREATE ON DATABASE {database} TO mover")
            await migrations.upgrade(dsn)
            before = await written_before_m21(dsn, superuser_dsn)
            await up(dsn, paged=pages.append)
            assert sum(pages) == len(before)
            assert all("claim_kind" in c for c in (await contents(superuser_dsn)).values())
            assert await contents(dsn) == {}, "the policies bind again"
            done = await compact(dsn)
            assert done.tables == len(TABLES) + 1
            assert not done.is_complete, "samples and checkpoint are a superuser's"
        finally:
            await connection.close()

    try:
        on_asyncio(scenario)
    finally:
        postgres_server.drop_database(superuser_dsn)
