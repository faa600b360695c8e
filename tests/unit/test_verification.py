"""Verification finds what is wrong with a stored principal, and nothing with a sound one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import asyncpg
import pytest
from msgspec.structs import replace

from mnemic.api import open_memory
from mnemic.cli.app import execute
from mnemic.evals.verification import INDEXES, READABLE, verify, verify_all
from mnemic.memory.digest import row_hash, state_hash
from mnemic.memory.formation.tombstones import fingerprints
from mnemic.memory.model import BeliefStatus, Event, EventKind, Snapshot, TombstoneCause
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.port import Commit
from mnemic.stores.postgres import open_postgres
from tests.contract import rows
from tests.contract.rows import ADA, BOB
from tests.postgres.worlds import store_database
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]

SAID = rows.event(1, text="I live in Seattle")
SOUND: dict[str, Any] = {
    "events": (SAID,),
    "sessions": (rows.session(1, last_message_sequence=1),),
    "beliefs": (rows.belief(2, 1, status=BeliefStatus.PROVISIONAL, confidence=0.65),),
    "position": 1,
}


def sound(**changes: Any) -> Commit:
    """Make a commit of a sound principal, changed as told."""
    return rows.commit(ADA, 1, 0, **SOUND | changes)


async def stored(*commits: Commit) -> InMemoryStore:
    """Write commits to a fresh store."""
    store = InMemoryStore()
    await store.claim(ADA)
    for entry in commits:
        await store.commit([entry])
    return store


async def broken_checks(store: InMemoryStore) -> set[str]:
    """Give the names of the checks that found something."""
    found = await verify(store, ADA)
    assert found is not None
    return {finding.checker for finding in found.findings}


async def test_a_sound_principal_holds_and_an_unknown_one_is_none() -> None:
    """The control of everything below."""
    store = await stored(sound())
    found = await verify(store, ADA)
    assert found is not None
    assert found.holds
    assert (found.events, found.beliefs, found.live) == (1, 1, 1)
    assert await verify(store, BOB) is None
    assert [v.principal async for v in verify_all(store)] == ["ada"]
    assert [v.principal async for v in verify_all(store, tenant_id="zeta")] == []


SAME = rows.belief(2, 1)
DAMAGES: dict[str, Commit] = {
    "stored_order": sound(beliefs=(rows.belief(2, 1), rows.belief(3, 1)), position=1),
    "stored_sessions": sound(sessions=(rows.session(1, formed_through=9),)),
    "symmetric_links": sound(beliefs=(rows.belief(2, 1, conflicts_with=(rows.uid(3),)),)),
    "evidence_present": sound(events=(rows.event(1, text="I live in Oslo"),)),
    "nothing_forbidden_lives": sound(
        tombstones=(
            rows.tombstone(
                5,
                belief_id=rows.uid(8),
                cause=TombstoneCause.REJECTED,
                fingerprints=fingerprints(ADA, SAME),
                at=rows.at(1),
            ),
        )
    ),
}


@pytest.mark.parametrize("check", sorted(DAMAGES))
async def test_each_check_sees_its_damage(check: str) -> None:
    """And only that one speaks up, unless no image can be built any more."""
    unbuildable = {"image_equals_rebuild"} if check == "stored_order" else set()
    assert await broken_checks(await stored(DAMAGES[check])) == {check} | unbuildable


async def test_what_was_forgotten_must_not_be_there() -> None:
    """An event says that it is gone."""
    gone = rows.event(2, kind=EventKind.FORGOTTEN, text=None, refs=(rows.uid(2),))
    store = await stored(sound(events=(SAID, gone)))
    assert await broken_checks(store) == {"nothing_forbidden_lives"}


async def test_a_value_said_anew_after_its_tombstone_stands() -> None:
    """The control of the check by value: later evidence brings it back."""
    tombstone = rows.tombstone(
        5, belief_id=rows.uid(8), fingerprints=fingerprints(ADA, SAME), at=rows.at(-1)
    )
    assert await broken_checks(await stored(sound(tombstones=(tombstone,)))) == set()


async def test_an_index_that_lies_is_found_and_so_is_a_row_that_does_not_decode() -> None:
    """In memory the indexes are what is kept beside the rows."""
    store = await stored(sound())
    held = store.data.rows[ADA]
    assert held.clocks is not None
    held.clocks.aging.clear()
    assert await broken_checks(store) == {INDEXES}
    key, (position, row) = next(iter(held.beliefs.items()))
    held.beliefs[key] = (position, row.replace(b'"provisional"', b'"hides"'))
    found = await verify(store, ADA)
    assert found is not None
    assert [finding.checker for finding in found.findings] == [READABLE]
    assert found.state_hash is None


@pytest.mark.postgres
def test_a_column_that_lies_is_found_in_a_database(postgres_server: PostgresServer) -> None:
    """Each index of PostgreSQL is compared with what a commit of the content would write."""
    dsn = store_database(postgres_server)

    async def scenario() -> None:
        damages = {
            "UPDATE mnemic.beliefs SET is_live = false": "is_live differs",
            "UPDATE mnemic.beliefs SET lexemes = NULL": "lexemes differs",
            "UPDATE mnemic.beliefs SET last_evidence_at = now()": "last_evidence_at differs",
            "UPDATE mnemic.sessions SET status = 'closed'": "status differs",
            "UPDATE mnemic.events SET is_message = false": "is_message differs",
            "UPDATE mnemic.traces SET holds_operator = NOT holds_operator": "holds_operator",
            "DELETE FROM mnemic.fading": "not as its belief says",
        }
        connection = await asyncpg.connect(dsn)
        async with open_postgres(dsn) as store:
            await store.claim(ADA)
            await store.commit([sound(traces=(rows.trace(4, 1),))])
            found = await verify(store, ADA)
            assert found is not None
            assert found.holds
            for damage, said in damages.items():
                await connection.execute(damage)
                (fault,) = await store.index_faults(ADA)
                assert said in fault
                await connection.execute(
                    "TRUNCATE mnemic.principals, mnemic.beliefs,"
                    " mnemic.fading, mnemic.sessions, mnemic.events, mnemic.traces"
                )
                await store.claim(ADA)
                await store.commit([sound(traces=(rows.trace(4, 1),))])
        await connection.close()

    try:
        anyio.run(scenario, backend="asyncio")
    finally:
        postgres_server.drop_database(dsn)


# -- the hashes --------------------------------------------------------------------------


async def _told(*, first_id: int, hour: int) -> tuple[Snapshot, tuple[Event, ...]]:
    """Tell one conversation to a fresh host with ids and a clock of its own."""
    from mnemic.actors.clock import FixedClock  # noqa: PLC0415
    from mnemic.memory.ids import SequentialIds  # noqa: PLC0415
    from mnemic.stores.port import EventQuery  # noqa: PLC0415

    clock = FixedClock(rows.T0.replace(hour=hour))
    async with open_memory(clock=clock, ids=SequentialIds(first_id), sweeps=False) as memory:
        ada = memory.principal("acme", f"ada-{first_id}")
        session = await ada.open_session(at=rows.T0)
        await session.say("I live in Seattle. I prefer concise answers.", at=rows.T0)
        await session.close(at=rows.at(60))
        again = await ada.open_session(at=rows.at(100))
        await again.say("I live in Portland now.", at=rows.at(101))
        await again.close(at=rows.at(160))
        if first_id > 1:
            # What a memory is used for is no part of what it knows.
            await ada.recall("Where do I live?")
            await ada.beliefs()
        store = memory.composition.store
        loaded = await store.load(ada.principal)
        assert loaded is not None
        return loaded, await store.events(ada.principal, EventQuery())


async def test_the_state_hash_knows_no_identifier_and_no_host_clock() -> None:
    """Two hosts that were told the same agree; the row hash is of the very rows."""
    one, other = await _told(first_id=1, hour=10), await _told(first_id=7_000, hour=15)
    assert state_hash(*one) == state_hash(*other)
    assert row_hash(*one) != row_hash(*other)
    assert row_hash(*one) == row_hash(*one)


async def test_the_state_hash_sees_everything_that_is_believed() -> None:
    """Another word, another confidence, an ending, a link or a tombstone changes it."""
    loaded, events = await _told(first_id=1, hour=10)
    (first,) = (b for b in loaded.beliefs if b.superseded_by is not None)
    rest = [b for b in loaded.beliefs if b is not first]
    base = state_hash(loaded, events)
    variants: list[Callable[[], tuple[Snapshot, tuple[Event, ...]]]] = [
        lambda: (replace(loaded, beliefs=tuple(rest)), events),
        lambda: (replace(loaded, beliefs=(replace(first, confidence=0.1), *rest)), events),
        lambda: (replace(loaded, beliefs=(replace(first, statement="X."), *rest)), events),
        lambda: (replace(loaded, beliefs=(replace(first, superseded_by=None), *rest)), events),
        lambda: (replace(loaded, tombstones=(rows.tombstone(1),)), events),
        lambda: (loaded, tuple(replace(e, text="Y") if e.text else e for e in events)),
        lambda: (loaded, tuple(e for e in events if not e.is_message)),
    ]
    hashes = [state_hash(*variant()) for variant in variants]
    assert base not in hashes
    assert len(set(hashes)) == len(hashes)


# -- the commands ------------------------------------------------------------------------


@pytest.mark.postgres
def test_the_commands_tell_what_changed_and_that_all_is_sound(
    tmp_path: Path, postgres_server: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    """Positions lead from one list to the next; a broken row is exit status 1."""
    dsn = store_database(postgres_server)
    where = ["--store", dsn, "--tenant", "acme", "--principal", "ada"]

    def run(*arguments: str) -> tuple[int, Any]:
        status = execute(["memory", *arguments, *where, "--json"])
        return status, json.loads(capsys.readouterr().out)

    try:
        assert execute(["memory", "remember", "I live in Ghent.", *where, "--json"]) == 0
        capsys.readouterr()
        status, page = run("changes")
        assert (status, page["counts"], page["is_complete"]) == (0, {"formed": 1}, True)
        assert execute(["memory", "forget", page["changes"][0]["belief_id"], *where]) == 0
        capsys.readouterr()
        _, later = run("changes", "--since", str(page["through"]))
        (change,) = later["changes"]
        assert (change["kind"], change["statement"]) == ("forgotten", None)
        assert run("changes", "--since", "2200-01-01T00:00:00Z")[1]["changes"] == []
        status, found = run("verify")
        assert (status, found["findings"]) == (0, [])
        assert run("verify", "--all")[1] == [found]

        async def damage() -> None:
            connection = await asyncpg.connect(dsn)
            await connection.execute("UPDATE mnemic.events SET is_message = NOT is_message")
            await connection.close()

        anyio.run(damage, backend="asyncio")
        assert run("verify")[0] == 1
        for wrong in (["changes", "--since", "soon"], ["changes", "--since", "-1"]):
            assert execute(["memory", *wrong, *where]) == 2
        assert "since" in capsys.readouterr().err
        assert execute(["memory", "verify", *where[:-1], "nobody"]) == 2
    finally:
        postgres_server.drop_database(dsn)


@pytest.mark.postgres
def test_maintenance_does_one_round_and_then_finds_nothing(
    tmp_path: Path, postgres_server: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was told years ago and never again fades; an overlay turns the schedule off."""
    dsn = store_database(postgres_server)
    where = ["--store", dsn, "--json"]
    off = tmp_path / "off.yaml"
    off.write_text("formation: {scheduled_enabled: false}")

    async def told() -> None:
        async with open_memory(dsn, sweeps=False) as memory:
            ada = memory.principal("acme", "ada")
            session = await ada.open_session(at=rows.T0.replace(year=2020))
            await session.say("I live in Ghent.", at=rows.T0.replace(year=2020))
            formed = (await session.close()).formed
            assert [b.status for b in formed] == [BeliefStatus.PROVISIONAL]
            await age(dsn)

    async def age(dsn: str) -> None:
        """Let an interval pass: nothing steps within one of its last change."""
        connection = await asyncpg.connect(dsn)
        for table in ("fading", "beliefs"):
            column = "updated_at" if table == "fading" else "content"
            value = (
                "updated_at - interval '1 day'"
                if table == "fading"
                else 'regexp_replace(content::text, \'"updated_at":"....\', '
                '\'"updated_at":"2021\')::json'
            )
            await connection.execute(f"UPDATE mnemic.{table} SET {column} = {value}")
        await connection.close()

    def done(*arguments: str) -> dict[str, int]:
        assert execute(["maintain", *where, *arguments]) == 0
        return {row["name"]: row["done"] for row in json.loads(capsys.readouterr().out)}

    try:
        anyio.run(told, backend="asyncio")
        assert done("--profiles", str(off))["decay"] == 0
        assert done() == {"idle_sessions": 0, "decay": 1, "trace_expiry": 0}
        assert done()["decay"] == 0
    finally:
        postgres_server.drop_database(dsn)
