"""What every store promises about erasing: rows go whole, and nothing from before returns."""

from __future__ import annotations

import pytest

from mnemic.memory.model import Principal
from mnemic.stores.port import CommitResult, EventQuery, Store
from tests.contract import rows
from tests.contract.rows import ADA, BOB, uid
from tests.contract.worlds import Contract, World, scenario

LANDED, FENCED = CommitResult.LANDED, CommitResult.FENCED


async def furnished(store: Store, owner: Principal) -> None:
    """Give a principal two sessions with rows of every kind."""
    await store.claim(owner)
    commit = rows.commit(
        owner,
        1,
        0,
        position=1,
        events=tuple(rows.event(n, session=1 + n % 2) for n in range(1, 5)),
        sessions=(rows.session(1), rows.closed_session(2)),
        beliefs=(rows.belief(1, 1),),
        episodes=(rows.episode(1, 2, session=1), rows.episode(2, 1, session=2)),
        traces=(rows.trace(1, 3), rows.trace(2, 4)),
        runs=(rows.run(1, session=1), rows.run(2, session=2)),
        tombstones=(rows.tombstone(1),),
        receipts=tuple(rows.receipt(f"k{n}", ordinal=n) for n in range(3)),
    )
    assert await store.commit([commit]) == (LANDED,)


class ErasureContract(Contract):
    """Hold a store to its promises about erasure."""

    @pytest.mark.gate("gate.memory.episode_repository_parity")
    @scenario
    async def test_an_erased_principal_has_no_row_of_any_kind(self, world: World) -> None:
        """The counts say what went; another principal keeps everything."""
        async with world.host() as store:
            await furnished(store, ADA)
            await furnished(store, BOB)
            before = await store.load(BOB)
            assert await store.erase(ADA) == {
                "events": 4,
                "sessions": 2,
                "beliefs": 1,
                "episodes": 2,
                "traces": 2,
                "runs": 2,
                "tombstones": 1,
                "receipts": 3,
            }
            loaded = await store.load(ADA)
            assert loaded is not None
            assert rows.is_empty(loaded)
            assert (loaded.counters.event_seq, loaded.counters.store_position) == (0, 0)
            assert await store.events(ADA, EventQuery()) == ()
            assert await store.sessions(ADA) == ()
            assert await store.runs(ADA) == ()
            assert await store.traces(ADA) == ()
            assert await store.receipts_after(ADA) == ()
            assert await store.episodes(ADA, uid(1)) == ()
            assert await store.load(BOB) == before
            assert len(await store.events(BOB, EventQuery())) == 4

    @scenario
    async def test_nothing_from_before_an_erasure_writes_after_it(self, world: World) -> None:
        """Neither the activation of then, nor one that starts where its version stood."""
        async with world.host() as store:
            await furnished(store, ADA)
            await store.erase(ADA)
            late = rows.commit(ADA, 1, 1, position=1, events=(rows.event(5),))
            reset = rows.commit(ADA, 1, 0, events=(rows.event(1),))
            assert await store.commit([late]) == (FENCED,)
            assert await store.commit([reset]) == (FENCED,)
            claimed = await store.claim(ADA)
            assert claimed.counters.epoch > 1
            assert claimed.counters.version > 1
            anew = rows.commit(
                ADA, claimed.counters.epoch, claimed.counters.version, events=(rows.event(1),)
            )
            assert await store.commit([anew]) == (LANDED,)
            assert await store.events(ADA, EventQuery()) == (rows.event(1),)

    @scenario
    async def test_erasing_twice_reaches_nothing_more(self, world: World) -> None:
        """And an unknown principal stays unknown."""
        async with world.host() as store:
            await furnished(store, ADA)
            await store.erase(ADA)
            assert not any((await store.erase(ADA)).values())
            assert await store.erase(BOB) == {}
            assert await store.load(BOB) is None

    @scenario
    async def test_a_principal_that_does_not_load_can_be_erased(self, world: World) -> None:
        """Nothing is decoded on the way."""
        async with world.host() as store:
            await furnished(store, ADA)
            await world.damage(*_name(ADA))
            assert (await store.erase(ADA))["beliefs"] == 1
            assert rows.is_empty(await store.claim(ADA))

    @pytest.mark.gate("gate.memory.episode_repository_parity")
    @scenario
    async def test_a_session_goes_with_what_was_derived_from_it(self, world: World) -> None:
        """Its events are emptied and belong to none; the other session keeps its rows."""
        async with world.host() as store:
            await furnished(store, ADA)
            emptied = tuple(rows.event(n, session_id=None, text=None) for n in (2, 4))
            gone = rows.commit(
                ADA,
                1,
                1,
                event_seq=4,
                position=1,
                erased_sessions=(uid(1),),
                rewritten_events=emptied,
                rewritten_receipts=(rows.replaced(rows.receipt("k1", ordinal=1), digest=""),),
            )
            assert await store.commit([gone]) == (LANDED,)
            assert [s.id for s in await store.sessions(ADA)] == [uid(2)]
            assert await store.session(ADA, uid(1)) is None
            assert await store.events(ADA, EventQuery(session_id=uid(1))) == ()
            assert len(await store.events(ADA, EventQuery(session_id=uid(2)))) == 2
            assert await store.events(ADA, EventQuery(sequences=(2, 4))) == emptied
            assert await store.episodes(ADA, uid(1)) == ()
            assert len(await store.episodes(ADA, uid(2))) == 1
            assert [r.session_id for r in await store.runs(ADA)] == [uid(2)]
            (scrubbed,) = await store.receipts(ADA, ["k1"])
            assert scrubbed.digest == ""
            loaded = await store.load(ADA)
            assert loaded is not None
            assert loaded.sessions == ()
            assert await store.idle_sessions(before=rows.at(1e6)) == ()

    @pytest.mark.gate("gate.memory.episode_repository_parity")
    @scenario
    async def test_an_episode_can_go_alone(self, world: World) -> None:
        """One that tells what was forgotten."""
        async with world.host() as store:
            await furnished(store, ADA)
            gone = rows.commit(ADA, 1, 1, event_seq=4, position=1, erased_episodes=(uid(1),))
            assert await store.commit([gone]) == (LANDED,)
            assert await store.episodes(ADA, uid(1)) == ()
            assert len(await store.episodes(ADA, uid(2))) == 1

    @scenario
    async def test_traces_and_receipts_are_read_in_pages(self, world: World) -> None:
        """In the order they were committed, each once."""
        async with world.host() as store:
            await furnished(store, ADA)
            first = await store.traces(ADA, limit=1)
            assert [t.event_sequence for t in first] == [3]
            assert [t.event_sequence for t in await store.traces(ADA, after=3)] == [4]
            page = await store.receipts_after(ADA, limit=2)
            assert [r.key for r in page] == ["k0", "k1"]
            rest = await store.receipts_after(ADA, after=(1, 1))
            assert [r.key for r in rest] == ["k2"]
            assert await store.traces(BOB) == ()
            assert await store.receipts_after(BOB) == ()


def _name(owner: Principal) -> tuple[str, str]:
    return owner.tenant_id, owner.principal_id
