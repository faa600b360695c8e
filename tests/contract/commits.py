"""What every store promises about writing: the fence, wholeness, durability, erasure."""

from __future__ import annotations

import anyio
import pytest

from mnemic.errors import CorruptPrincipal, OutcomeUnknown, StoreUnavailable
from mnemic.memory.model import BeliefStatus, EventKind, Principal
from mnemic.stores.port import CommitResult, EventQuery, Store
from mnemic.stores.rows import RowsRefused
from tests.contract import rows
from tests.contract.rows import ADA, BOB, OTHER_ADA
from tests.contract.worlds import Contract, World, scenario

LANDED, FENCED = CommitResult.LANDED, CommitResult.FENCED


async def landed(store: Store, *commits: object) -> None:
    """Commit a batch of which nothing may be fenced."""
    results = await store.commit(commits)  # type: ignore[arg-type]
    assert results == (LANDED,) * len(commits)


class CommitContract(Contract):
    """Hold a store to its promises about claims and commits."""

    @scenario
    async def test_a_new_principal_starts_empty(self, world: World) -> None:
        """A claim makes the principal, under epoch 1, with nothing in it."""
        async with world.host() as store:
            assert await store.load(ADA) is None
            claimed = await store.claim(ADA)
            assert claimed.principal == ADA
            assert (claimed.counters.epoch, claimed.counters.version) == (1, 0)
            assert (claimed.counters.event_seq, claimed.counters.store_position) == (0, 0)
            assert rows.is_empty(claimed)
            assert await store.load(ADA) == claimed

    @scenario
    async def test_a_commit_moves_the_counters_and_nothing_else_does(self, world: World) -> None:
        """Version rises by one, the two counters are the change set's."""
        async with world.host() as store:
            await store.claim(ADA)
            batch = rows.commit(ADA, 1, 0, position=4, events=(rows.event(1), rows.event(2)))
            await landed(store, batch)
            loaded = await store.load(ADA)
            assert loaded is not None
            counters = loaded.counters
            assert (counters.epoch, counters.version) == (1, 1)
            assert (counters.event_seq, counters.store_position) == (2, 4)

    @scenario
    async def test_an_older_epoch_is_fenced(self, world: World) -> None:
        """After a second claim the first one's commit writes nothing at all."""
        async with world.host() as store:
            await store.claim(ADA)
            second = await store.claim(ADA)
            assert second.counters.epoch == 2
            late = rows.commit(ADA, 1, 0, events=(rows.event(1),), sessions=(rows.session(),))
            assert await store.commit([late]) == (FENCED,)
            assert await store.load(ADA) == second
            assert await store.events(ADA, EventQuery()) == ()

    @scenario
    async def test_a_stale_version_is_fenced(self, world: World) -> None:
        """The same version does not commit twice, even under the right epoch."""
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, events=(rows.event(1),)))
            again = rows.commit(ADA, 1, 0, events=(rows.event(1, text="another"),))
            assert await store.commit([again]) == (FENCED,)
            (kept,) = await store.events(ADA, EventQuery())
            assert kept == rows.event(1)

    @scenario
    async def test_a_principal_never_claimed_is_fenced(self, world: World) -> None:
        """Nobody writes without a claim, and the attempt leaves no trace."""
        async with world.host() as store:
            batch = rows.commit(ADA, 0, 0, events=(rows.event(1),))
            assert await store.commit([batch]) == (FENCED,)
            assert await store.load(ADA) is None
            assert await store.principals() == ()

    @scenario
    async def test_the_fenced_drop_out_and_the_others_land(self, world: World) -> None:
        """In one batch each principal stands alone; results are in the batch's order."""
        async with world.host() as store:
            for who in (ADA, BOB, OTHER_ADA):
                await store.claim(who)
            await store.claim(BOB)
            batch = [
                rows.commit(
                    who,
                    1,
                    0,
                    position=1,
                    events=(rows.event(1),),
                    sessions=(rows.session(),),
                    beliefs=(rows.belief(9, 1),),
                    episodes=(rows.episode(8, 1),),
                    traces=(rows.trace(7, 1),),
                    runs=(rows.run(6),),
                    tombstones=(rows.tombstone(5),),
                    receipts=(rows.receipt("k"),),
                )
                for who in (OTHER_ADA, BOB, ADA)
            ]
            assert await store.commit(batch) == (LANDED, FENCED, LANDED)
            for who in (ADA, OTHER_ADA):
                loaded = await store.load(who)
                assert loaded is not None
                assert loaded.beliefs == (rows.belief(9, 1),)
                assert loaded.receipts == (rows.receipt("k"),)
                assert await store.events(who, EventQuery()) == (rows.event(1),)
            await _holds_nothing(store)

    @scenario
    async def test_an_empty_batch_does_nothing(self, world: World) -> None:
        """No commits, no results."""
        async with world.host() as store:
            assert await store.commit([]) == ()

    @scenario
    async def test_a_closed_store_refuses(self, world: World) -> None:
        """Closing twice is closing once; what was written stays for the next host."""
        async with world.host() as store:
            await store.claim(ADA)
            await store.aclose()
            await store.aclose()
            for refused in (store.load(ADA), store.claim(ADA), store.principals(), store.status()):
                with pytest.raises(StoreUnavailable):
                    await refused
            with pytest.raises(StoreUnavailable):
                await store.commit([rows.commit(ADA, 1, 0, events=(rows.event(1),))])
        async with world.host() as store:
            loaded = await store.load(ADA)
            assert loaded is not None
            assert loaded.counters.version == 0

    @scenario
    async def test_an_acknowledged_commit_survives_its_host(self, world: World) -> None:
        """Another host finds what was acknowledged, once."""
        async with world.host() as store:
            await store.claim(ADA)
            batch = rows.commit(ADA, 1, 0, events=(rows.event(1),), receipts=(rows.receipt("k"),))
            await landed(store, batch)
        async with world.host() as store:
            claimed = await store.claim(ADA)
            assert (claimed.counters.epoch, claimed.counters.version) == (2, 1)
            assert claimed.receipts == (rows.receipt("k"),)
            assert await store.events(ADA, EventQuery()) == (rows.event(1),)

    @scenario
    async def test_a_commit_cut_off_after_it_took_effect_is_there_once(self, world: World) -> None:
        """The caller does not know; a reload shows the effect and its receipt."""
        async with world.host() as store:
            await store.claim(ADA)
        batch = rows.commit(ADA, 1, 0, events=(rows.event(1),), receipts=(rows.receipt("k"),))
        async with world.host_losing_reply(lands=True) as store:
            with pytest.raises(OutcomeUnknown):
                await store.commit([batch])
            reloaded = await store.claim(ADA)
            assert reloaded.counters.version == 1
            assert reloaded.receipts == (rows.receipt("k"),)
            assert await store.commit([batch]) == (FENCED,)
            assert await store.events(ADA, EventQuery()) == (rows.event(1),)

    @scenario
    async def test_a_commit_cut_off_before_it_took_effect_left_nothing(self, world: World) -> None:
        """The caller does not know; a reload shows that nothing happened, a retry lands."""
        async with world.host() as store:
            await store.claim(ADA)
        batch = rows.commit(ADA, 1, 0, events=(rows.event(1),))
        async with world.host_losing_reply(lands=False) as store:
            with pytest.raises(OutcomeUnknown):
                await store.commit([batch])
            reloaded = await store.claim(ADA)
            assert (reloaded.counters.epoch, reloaded.counters.version) == (2, 0)
            retry = rows.commit(ADA, 2, 0, events=(rows.event(1),))
            await landed(store, retry)

    @scenario
    async def test_of_two_hosts_the_last_to_claim_writes(self, world: World) -> None:
        """The other is fenced at its next commit, whatever it believes."""
        async with world.host() as first, world.host() as second:
            await first.claim(ADA)
            await landed(first, rows.commit(ADA, 1, 0, events=(rows.event(1),)))
            taken = await second.claim(ADA)
            assert taken.counters.event_seq == 1
            late = rows.commit(ADA, 1, 1, events=(rows.event(2, text="late"),))
            assert await first.commit([late]) == (FENCED,)
            await landed(second, rows.commit(ADA, 2, 1, events=(rows.event(2),)))
            assert await first.events(ADA, EventQuery()) == (rows.event(1), rows.event(2))

    @scenario
    async def test_hosts_that_fight_over_principals_never_both_land(self, world: World) -> None:
        """Concurrent batches in opposite orders: no deadlock, one winner per version."""
        people = [Principal("acme", f"p{n}") for n in range(20)]
        async with world.host() as first, world.host() as second:
            for who in people:
                await first.claim(who)
            results: dict[str, tuple[CommitResult, ...]] = {}

            async def write(name: str, store: Store, order: list[Principal]) -> None:
                batch = [
                    rows.commit(who, 1, 0, events=(rows.event(1, text=name),)) for who in order
                ]
                results[name] = await store.commit(batch)

            async with anyio.create_task_group() as tasks:
                tasks.start_soon(write, "first", first, people)
                tasks.start_soon(write, "second", second, people[::-1])
            outcomes = zip(results["first"], results["second"][::-1], strict=True)
            for who, pair in zip(people, outcomes, strict=True):
                assert sorted(r.value for r in pair) == ["fenced", "landed"]
                (kept,) = await first.events(who, EventQuery())
                assert kept.text == ("first" if pair[0] is LANDED else "second")

    @scenario
    async def test_a_row_that_may_change_is_replaced_by_its_id(self, world: World) -> None:
        """Sessions, beliefs and traces replace the row of their id."""
        async with world.host() as store:
            await store.claim(ADA)
            await landed(
                store,
                rows.commit(
                    ADA,
                    1,
                    0,
                    position=2,
                    sessions=(rows.session(1), rows.session(2)),
                    beliefs=(rows.belief(3, 1), rows.belief(4, 2)),
                    traces=(rows.trace(5, 1),),
                ),
            )
            moved = rows.replaced(rows.belief(3, 1), store_position=3, confidence=0.5)
            ended = rows.replaced(rows.belief(4, 2), status=BeliefStatus.REJECTED)
            await landed(
                store,
                rows.commit(
                    ADA,
                    1,
                    1,
                    position=3,
                    sessions=(rows.closed_session(1),),
                    beliefs=(moved, ended),
                    traces=(rows.trace(5, 1, cited=(rows.uid(3),)),),
                ),
            )
            loaded = await store.load(ADA)
            assert loaded is not None
            assert loaded.sessions == (rows.session(2),)
            assert loaded.beliefs == (ended, moved)
            assert loaded.traces == (rows.trace(5, 1, cited=(rows.uid(3),)),)
            assert await store.session(ADA, rows.uid(1)) == rows.closed_session(1)

    @scenario
    async def test_erasure_reaches_the_belief_and_the_words(self, world: World) -> None:
        """An erased belief is gone; a rewritten event keeps its place, not its words."""
        async with world.host() as store:
            await store.claim(ADA)
            await landed(
                store,
                rows.commit(
                    ADA,
                    1,
                    0,
                    position=2,
                    events=(rows.event(1, text="a secret"), rows.event(2)),
                    beliefs=(rows.belief(3, 1, "A secret."), rows.belief(4, 2)),
                ),
            )
            gone = rows.event(3, kind=EventKind.FORGOTTEN, text=None)
            await landed(
                store,
                rows.commit(
                    ADA,
                    1,
                    1,
                    position=2,
                    events=(gone,),
                    erased_beliefs=(rows.uid(3),),
                    rewritten_events=(rows.event(1, text=""),),
                ),
            )
            assert await store.events(ADA, EventQuery()) == (
                rows.event(1, text=""),
                rows.event(2),
                gone,
            )
            loaded = await store.load(ADA)
            assert loaded is not None
            assert loaded.beliefs == (rows.belief(4, 2),)

    @scenario
    async def test_rows_that_contradict_the_store_write_nothing_of_their_batch(
        self, world: World
    ) -> None:
        """A key that is there already is refused loudly, outside the error tree."""
        async with world.host() as store:
            await store.claim(ADA)
            await store.claim(BOB)
            await landed(store, rows.commit(ADA, 1, 0, receipts=(rows.receipt("private key"),)))
            again = rows.commit(ADA, 1, 1, receipts=(rows.receipt("private key", version=2),))
            other = rows.commit(BOB, 1, 0, events=(rows.event(1),))
            with pytest.raises(RowsRefused) as caught:
                await store.commit([other, again])
            assert "private" not in str(caught.value)
            assert await store.events(BOB, EventQuery()) == ()
            await landed(store, other)

    @scenario
    async def test_a_text_that_is_no_unicode_writes_nothing(self, world: World) -> None:
        """It is refused before anything is sent, and not quoted."""
        async with world.host() as store:
            await store.claim(ADA)
            bad = rows.commit(ADA, 1, 0, events=(rows.event(1, text="private \ud800"),))
            with pytest.raises(RowsRefused) as caught:
                await store.commit([bad])
            assert "private" not in str(caught.value)
            assert caught.value.__context__ is None
            await landed(store, rows.commit(ADA, 1, 0, events=(rows.event(1),)))

    @scenario
    async def test_a_row_that_does_not_decode_touches_its_principal_only(
        self, world: World
    ) -> None:
        """`CorruptPrincipal` names whose and where, and quotes nothing."""
        async with world.host() as store:
            for who in (ADA, BOB):
                await store.claim(who)
                statement = f"{who.principal_id} hides something"
                beliefs = (rows.belief(3, 1, statement),)
                await landed(store, rows.commit(who, 1, 0, position=1, beliefs=beliefs))
            await world.damage("acme", "ada")
            for read in (store.load, store.claim):
                with pytest.raises(CorruptPrincipal) as caught:
                    await read(ADA)
                assert "acme/ada" in str(caught.value)
                assert "beliefs" in str(caught.value)
                assert "hides" not in str(caught.value)
            assert (await store.claim(BOB)).beliefs == (rows.belief(3, 1, "bob hides something"),)


async def _holds_nothing(store: Store) -> None:
    loaded = await store.load(BOB)
    assert loaded is not None
    assert (loaded.counters.epoch, loaded.counters.version) == (2, 0)
    assert rows.is_empty(loaded)
    assert await store.events(BOB, EventQuery()) == ()
    assert await store.receipts(BOB, ["k"]) == ()
    assert await store.runs(BOB) == ()
    assert await store.trace(BOB, rows.uid(7)) is None
    assert await store.episodes(BOB, rows.uid(1)) == ()
    assert await store.session(BOB, rows.uid(1)) is None
