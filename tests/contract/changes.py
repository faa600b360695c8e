"""What changed since a position or an instant, read from any store."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mnemic.errors import InvalidCommand
from mnemic.memory.changes import BeliefChanges, ChangeKind
from mnemic.memory.model import Event, EventKind, Principal
from mnemic.stores.changelog import read_changes
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery, Store
from tests.contract import rows
from tests.contract.commits import landed
from tests.contract.rows import ADA, BOB
from tests.contract.worlds import Contract, World, scenario


def told(sequence: int, kind: EventKind, *refs: int, reason: str | None = None) -> Event:
    """Make an event about beliefs, ten seconds after the one before."""
    return rows.event(
        sequence,
        kind=kind,
        text=None,
        refs=tuple(map(rows.uid, refs)),
        reason=reason,
        recorded_at=rows.at(10 * sequence),
    )


HISTORY = (
    rows.event(1, recorded_at=rows.at(10)),
    told(2, EventKind.FORMED, 1),
    told(3, EventKind.RECALLED, 9),
    told(4, EventKind.FORMED, 2),
    told(5, EventKind.REINFORCED, 1),
    told(6, EventKind.NEEDS_CONFIRMATION, 2, 1),
    told(7, EventKind.DECAYED, 1, reason="past_horizon"),
    told(8, EventKind.PROMOTED, 2),
    told(9, EventKind.SUPERSEDED, 1, 2, reason="contradicted"),
    told(10, EventKind.RETIRED, 2, reason="below_floor"),
    told(11, EventKind.REJECTED, 1),
    told(12, EventKind.FORGOTTEN, 1, 3),
    rows.event(13, recorded_at=rows.at(130)),
)


async def changes(
    store: Store, since: object = 0, limit: int = PAGE_ROWS_MAX
) -> tuple[list[tuple[int, ChangeKind, int]], BeliefChanges]:
    """Read the changes and give each one's position, kind and belief."""
    held = rows.belief(2, 1)
    found = await read_changes(
        store,
        ADA,
        since=since,  # type: ignore[arg-type]
        limit=limit,
        find=lambda belief_id: held if belief_id == held.id else None,
    )
    return [(c.position, c.kind, c.belief_id.int) for c in found.changes], found


EVERY = [
    (2, ChangeKind.FORMED, 1),
    (4, ChangeKind.FORMED, 2),
    (5, ChangeKind.REINFORCED, 1),
    (6, ChangeKind.CONFLICTED, 2),
    (8, ChangeKind.PROMOTED, 2),
    (9, ChangeKind.SUPERSEDED, 1),
    (10, ChangeKind.RETIRED, 2),
    (11, ChangeKind.REJECTED, 1),
    (12, ChangeKind.FORGOTTEN, 1),
    (12, ChangeKind.FORGOTTEN, 3),
]


class ChangeContract(Contract):
    """Hold a store's events to the account that is read off them."""

    @scenario
    async def test_every_change_is_told_once_in_order(self, world: World) -> None:
        """With its counterpart and reason, and its belief where there is one."""
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, events=HISTORY))
            told_of, found = await changes(store)
            assert told_of == EVERY
            assert (found.through, found.is_complete) == (13, True)
            assert found.counts == {
                "formed": 2,
                "reinforced": 1,
                "conflicted": 1,
                "promoted": 1,
                "superseded": 1,
                "retired": 1,
                "rejected": 1,
                "forgotten": 2,
            }
            by = {c.kind: c.by for c in found.changes if c.by is not None}
            assert by == {
                ChangeKind.CONFLICTED: rows.uid(1),
                ChangeKind.SUPERSEDED: rows.uid(2),
            }
            assert {c.belief_id.int for c in found.changes if c.belief is None} == {1, 3}

    @scenario
    async def test_since_a_position_or_an_instant_are_one(self, world: World) -> None:
        """Positions are exclusive; at an instant what was recorded by then is left out."""
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, events=HISTORY))
            for position in range(14):
                later = [change for change in EVERY if change[0] > position]
                assert (await changes(store, position))[0] == later
                assert (await changes(store, rows.at(10 * position)))[0] == later
                assert (await changes(store, rows.at(10 * position + 9.999999)))[0] == later
            assert (await changes(store, rows.at(-99)))[0] == EVERY
            for since in (-1, rows.T0.replace(tzinfo=None)):
                with pytest.raises(InvalidCommand, match="since"):
                    await changes(store, since)

    @scenario
    async def test_a_position_that_was_never_reached_is_refused(self, world: World) -> None:
        """A position from before an erasure is no place to wait at; an instant may be late."""
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, events=HISTORY))
            assert (await changes(store, 13))[0] == []
            assert (await changes(store, rows.at(9_999)))[1].through == 13
            for since in (14, 10**30):
                with pytest.raises(InvalidCommand, match="since: the newest position is 13"):
                    await changes(store, since)
            await store.erase(ADA)
            with pytest.raises(InvalidCommand, match="since: the newest position is 0"):
                await changes(store, 13)
            assert (await changes(store))[0] == []

    @scenario
    async def test_an_erasure_while_an_instant_is_looked_for_leaves_no_change(
        self, world: World
    ) -> None:
        """The search goes on over what is there: nothing."""
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, events=HISTORY))
            events, asked = store.events, 0

            async def erased_meanwhile(principal: Principal, query: EventQuery) -> Sequence[Event]:
                nonlocal asked
                asked += 1
                if asked == 2:
                    await store.erase(ADA)
                return await events(principal, query)

            store.events = erased_meanwhile  # type: ignore[method-assign, assignment]
            told_of, found = await changes(store, rows.at(60))
            assert (told_of, found.through, found.is_complete) == ([], 0, True)
            assert asked > 2, "the erasure came in the middle"

    @scenario
    async def test_pages_meet_without_gap_or_overlap(self, world: World) -> None:
        """Whatever the limit; what one event tells is never split."""
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, events=HISTORY))
            for limit in range(1, 12):
                seen, since, is_complete = [], 0, False
                while not is_complete:
                    told_of, page = await changes(store, since, limit)
                    assert page.is_complete or len(told_of) >= limit
                    seen += told_of
                    since, is_complete = page.through, page.is_complete
                assert seen == EVERY
            with pytest.raises(InvalidCommand, match="limit"):
                await changes(store, 0, 0)

    @scenario
    async def test_nobody_elses_changes_are_told(self, world: World) -> None:
        """An unknown principal has none, and an instant finds its way all the same."""
        async with world.host() as store:
            await store.claim(BOB)
            await landed(store, rows.commit(BOB, 1, 0, events=HISTORY))
            assert await changes(store) == ([], BeliefChanges((), 0, is_complete=True))
            assert (await changes(store, rows.at(50)))[0] == []
