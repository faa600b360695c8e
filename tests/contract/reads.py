"""What every store promises about reading: scope, order, paging, bounds."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from mnemic.memory.image import RECEIPTS_KEPT_MAX, TRACES_KEPT_MAX
from mnemic.memory.model import (
    BeliefStatus,
    EventKind,
    IntegratedEpisode,
    Portability,
    Principal,
    Sensitivity,
    SessionStatus,
)
from mnemic.memory.recall.query import BeliefQuery
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery, Store
from tests.contract import rows
from tests.contract.commits import landed
from tests.contract.rows import ADA, BOB, OTHER_ADA
from tests.contract.worlds import Contract, World, scenario

EVERYTHING = BeliefQuery(now=rows.T0, limit=100, ceiling=Sensitivity.RESTRICTED)


class ReadContract(Contract):
    """Hold a store to its promises about reads."""

    @scenario
    async def test_no_read_reaches_another_principal(self, world: World) -> None:
        """Same tenant or same name: ids of somebody else find nothing, on every read."""
        async with world.host() as store:
            await _write_one_of_each(store, ADA)
            for stranger in (BOB, OTHER_ADA, Principal("acme", ""), Principal("", "ada")):
                assert await store.load(stranger) is None
                await _finds_nothing(store, stranger)
            for stranger in (BOB, OTHER_ADA):
                claimed = await store.claim(stranger)
                assert rows.is_empty(claimed)
                await _finds_nothing(store, stranger)
            await _finds_everything(store, ADA)

    @scenario
    async def test_names_that_look_like_syntax_are_names(self, world: World) -> None:
        """Quotes, braces, commas and wildcards scope to exactly one principal."""
        odd = [
            Principal('a"b', "c'd"),
            Principal("{a,b}", "NULL"),
            Principal("%", "_"),
            Principal("a\\", ","),
            Principal("é", "日本"),
        ]
        async with world.host() as store:
            for who in odd:
                await _write_one_of_each(store, who)
            for who in odd:
                await _finds_everything(store, who)
            assert await store.principals() == tuple(sorted(odd))

    @scenario
    async def test_events_come_in_pages_in_either_direction(self, world: World) -> None:
        """`after` is exclusive, `through` inclusive; pages meet without gap or overlap."""
        async with world.host() as store:
            await _write_events(store, 25)
            seen: list[int] = []
            while page := await store.events(
                ADA, EventQuery(after=seen[-1] if seen else 0, limit=4)
            ):
                seen += [e.sequence for e in page]
            assert seen == list(range(1, 26))
            newest = await store.events(ADA, EventQuery(newest_first=True, limit=3))
            assert [e.sequence for e in newest] == [25, 24, 23]
            window = await store.events(ADA, EventQuery(after=5, through=8))
            assert [e.sequence for e in window] == [6, 7, 8]
            assert await store.events(ADA, EventQuery(after=25)) == ()
            assert await store.events(ADA, EventQuery(limit=0)) == ()

    @scenario
    async def test_events_are_picked_by_every_condition_together(self, world: World) -> None:
        """Session, sequences, messages: all that are named must hold, before the cut."""
        async with world.host() as store:
            await _write_events(store, 25)
            odd = await store.events(ADA, EventQuery(session_id=rows.uid(1), limit=3))
            assert [e.sequence for e in odd] == [1, 3, 5]
            picked = await store.events(
                ADA, EventQuery(sequences=(9, 3, 4, 3, 99), session_id=rows.uid(1))
            )
            assert [e.sequence for e in picked] == [3, 9]
            messages = await store.events(ADA, EventQuery(messages_only=True, through=6))
            assert [e.sequence for e in messages] == [1, 2, 3, 4, 6]
            assert await store.events(ADA, EventQuery(sequences=())) == ()

    @scenario
    async def test_a_text_that_quotes_a_session_is_not_of_it(self, world: World) -> None:
        """A session is what the event says it is of, not what its words mention."""
        async with world.host() as store:
            await store.claim(ADA)
            quoting = rows.event(1, session=2, text=f"see {rows.uid(1)}")
            await landed(store, rows.commit(ADA, 1, 0, events=(quoting,)))
            assert await store.events(ADA, EventQuery(session_id=rows.uid(1))) == ()
            assert await store.events(ADA, EventQuery(session_id=rows.uid(2))) == (quoting,)

    @scenario
    async def test_no_page_is_longer_than_the_bound(self, world: World) -> None:
        """A limit past `PAGE_ROWS_MAX` is cut to it."""
        async with world.host() as store:
            await _write_events(store, PAGE_ROWS_MAX + 5)
            page = await store.events(ADA, EventQuery(limit=PAGE_ROWS_MAX * 2))
            assert len(page) == PAGE_ROWS_MAX

    @scenario
    async def test_any_text_survives_to_the_byte(self, world: World) -> None:
        """NUL, quotes, emoji, line ends and JSON-like words come back as they were said."""
        texts = ("\x00", "a\x00b", '"}\\', "\u2028", "😀 é", "{\\u0000}", "' OR 1=1 --")
        async with world.host() as store:
            await store.claim(ADA)
            said = tuple(rows.event(i, text=t) for i, t in enumerate(texts, start=1))
            believed = tuple(
                rows.belief(i, i, f"It is {t}.", subject=t, subject_key=f"user.{t}")
                for i, t in enumerate(texts, start=1)
            )
            await landed(
                store, rows.commit(ADA, 1, 0, position=len(texts), events=said, beliefs=believed)
            )
            assert await store.events(ADA, EventQuery()) == said
            loaded = await store.load(ADA)
            assert loaded is not None
            assert loaded.beliefs == believed
            for one in believed:
                query = rows.replaced(EVERYTHING, subject_keys=(one.subject_key,))
                assert await store.search(ADA, query) == (one,)

    @scenario
    async def test_sessions_come_in_pages_by_id(self, world: World) -> None:
        """Open, pending and closed ones alike."""
        every = (
            rows.session(1),
            rows.closed_session(2),
            rows.session(3, status=SessionStatus.PENDING),
            rows.closed_session(4),
            rows.session(5),
        )
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, sessions=every[::-1]))
            assert await store.sessions(ADA) == every
            assert await store.sessions(ADA, limit=2) == every[:2]
            assert await store.sessions(ADA, after=rows.uid(2), limit=2) == every[2:4]
            assert await store.sessions(ADA, after=rows.uid(5)) == ()
            loaded = await store.load(ADA)
            assert loaded is not None
            assert loaded.sessions == (every[0], every[2], every[4])

    @scenario
    async def test_runs_come_newest_first(self, world: World) -> None:
        """By the sequence they read through, then by their start."""
        async with world.host() as store:
            await store.claim(ADA)
            runs = (
                rows.run(1, through=5),
                rows.run(2, through=9, session=2),
                rows.run(3, through=9),
                rows.run(4, through=2),
            )
            await landed(store, rows.commit(ADA, 1, 0, runs=runs))
            order = [runs[2], runs[1], runs[0], runs[3]]
            assert await store.runs(ADA) == tuple(order)
            assert await store.runs(ADA, limit=2) == tuple(order[:2])
            assert await store.runs(ADA, session_id=rows.uid(2)) == (runs[1],)

    @scenario
    async def test_episodes_come_by_their_first_source(self, world: World) -> None:
        """Of one session, in the order they happened."""
        async with world.host() as store:
            await store.claim(ADA)
            told = (rows.episode(1, 7, 8), rows.episode(2, 3), rows.episode(3, 1, session=2))
            await landed(store, rows.commit(ADA, 1, 0, episodes=told))
            assert await store.episodes(ADA, rows.uid(1)) == (told[1], told[0])

    @pytest.mark.gate("gate.memory.episode_repository_parity")
    @scenario
    async def test_a_sessions_episodes_are_paged(self, world: World) -> None:
        """Past a place, no more than asked for; no other session's, no other owner's."""
        async with world.host() as store:
            await store.claim(ADA)
            told = tuple(rows.episode(n, 1 + n // 3) for n in range(1, 8))
            other = rows.episode(9, 2, session=2)
            await landed(store, rows.commit(ADA, 1, 0, episodes=(*told, other)))
            everything = await store.episodes(ADA, rows.uid(1))
            assert everything == tuple(sorted(told, key=lambda e: e.place))
            paged: list[IntegratedEpisode] = []
            while page := await store.episodes(
                ADA, rows.uid(1), after=paged[-1].place if paged else None, limit=3
            ):
                assert len(page) <= 3
                paged += page
            assert tuple(paged) == everything
            assert await store.episodes(BOB, rows.uid(1)) == ()

    @pytest.mark.gate("gate.memory.episode_repository_parity")
    @scenario
    async def test_an_episode_is_its_owners_by_id_and_by_derivation(self, world: World) -> None:
        """Nobody else finds it, whatever they know of it."""
        async with world.host() as store:
            await store.claim(ADA)
            await store.claim(BOB)
            told, bobs = rows.episode(1, 7), rows.episode(2, 7)
            await landed(store, rows.commit(ADA, 1, 0, episodes=(told,)))
            await landed(store, rows.commit(BOB, 1, 0, episodes=(bobs,)))
            assert await store.episode(ADA, told.id) == told
            assert await store.episode_by_derivation(ADA, told.derivation_key) == told
            assert await store.episode(BOB, told.id) is None
            assert await store.episode_by_derivation(BOB, told.derivation_key) is None
            assert await store.episode(BOB, bobs.id) == bobs

    @pytest.mark.gate("gate.memory.episode_repository_parity")
    @scenario
    async def test_a_derivation_is_told_once(self, world: World) -> None:
        """What another pass tells under the same key is left aside, in one commit or in two."""
        async with world.host() as store:
            await store.claim(ADA)
            first = rows.episode(1, 7)
            again = replace(first, id=rows.uid(2), narrative="They spoke of something else.")
            other = rows.episode(3, 8)
            await landed(store, rows.commit(ADA, 1, 0, episodes=(first, again)))
            assert await store.episodes(ADA, rows.uid(1)) == (first,)
            await landed(store, rows.commit(ADA, 1, 1, episodes=(again, other, first)))
            assert await store.episodes(ADA, rows.uid(1)) == (first, other)
            assert await store.episode(ADA, again.id) is None

    @scenario
    async def test_receipts_are_found_by_key_however_old(self, world: World) -> None:
        """A load brings the newest few; `receipts` finds any."""
        surplus = 3
        total = RECEIPTS_KEPT_MAX + surplus
        every = tuple(rows.receipt(f"k{n}", ordinal=n) for n in range(total))
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, receipts=every))
            loaded = await store.load(ADA)
            assert loaded is not None
            assert loaded.receipts == every[surplus:]
            found = await store.receipts(ADA, ["k0", f"k{total - 1}", "none", "k0"])
            assert {r.key for r in found} == {"k0", f"k{total - 1}"}
            assert len(found) == 2
            assert await store.receipts(ADA, []) == ()

    @scenario
    async def test_a_load_brings_the_newest_traces_and_those_that_primed(
        self, world: World
    ) -> None:
        """An open or pending session keeps the trace it was primed with, a closed one not."""
        surplus = 4
        traces = tuple(rows.trace(100 + n, n) for n in range(1, TRACES_KEPT_MAX + surplus + 1))
        sessions = (
            rows.session(1, snapshot_trace_id=traces[0].id),
            rows.session(2, status=SessionStatus.PENDING, snapshot_trace_id=traces[2].id),
            rows.closed_session(3, snapshot_trace_id=traces[1].id),
        )
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, sessions=sessions, traces=traces))
            loaded = await store.load(ADA)
            assert loaded is not None
            assert loaded.traces == (traces[0], traces[2], *traces[surplus:])
            assert await store.trace(ADA, traces[1].id) == traces[1]

    @scenario
    async def test_principals_come_in_pages_in_name_order(self, world: World) -> None:
        """By tenant, then principal, in code point order; one tenant alone when named."""
        names = [("a", "B"), ("a", "a"), ("a", "é"), ("ab", "a"), ("b", "a"), ("b", "z")]
        people = sorted(Principal(*name) for name in names)
        async with world.host() as store:
            for who in reversed(people):
                await store.claim(who)
            seen: list[Principal] = []
            while page := await store.principals(after=seen[-1] if seen else None, limit=2):
                seen += page
            assert seen == people
            assert await store.principals(tenant_id="a") == tuple(people[:3])
            assert await store.principals(tenant_id="a", after=people[0]) == tuple(people[1:3])
            assert await store.principals(tenant_id="a", after=people[4]) == ()
            assert await store.principals(tenant_id="b", after=people[0]) == tuple(people[4:])
            assert (await store.status()).principals == len(people)

    @scenario
    async def test_idle_sessions_name_each_due_principal_once(self, world: World) -> None:
        """Due at or before the instant, open only, in name order and in pages."""
        people = [Principal("acme", f"p{n}") for n in range(6)]
        async with world.host() as store:
            for n, who in enumerate(people):
                await store.claim(who)
                quiet = rows.session(1, last_recorded_at=rows.at(10 * n))
                busy = rows.session(2, last_recorded_at=rows.at(1_000))
                await landed(store, rows.commit(who, 1, 0, sessions=(busy, quiet)))
            due = await store.idle_sessions(before=rows.at(30))
            assert due == tuple(people[:4])
            assert await store.idle_sessions(before=rows.at(29.999999)) == tuple(people[:3])
            assert await store.idle_sessions(before=rows.at(-1)) == ()
            page = await store.idle_sessions(before=rows.at(30), after=people[1], limit=1)
            assert page == (people[2],)
            await landed(store, rows.commit(people[0], 1, 1, sessions=(rows.closed_session(1),)))
            pending = rows.session(1, status=SessionStatus.PENDING)
            await landed(store, rows.commit(people[1], 1, 1, sessions=(pending,)))
            later = rows.session(1, last_recorded_at=rows.at(31))
            await landed(store, rows.commit(people[2], 1, 1, sessions=(later,)))
            assert await store.idle_sessions(before=rows.at(30)) == (people[3],)
            assert await store.idle_sessions(before=rows.at(2_000)) == tuple(people)

    @scenario
    async def test_search_applies_every_predicate_before_the_cut(self, world: World) -> None:
        """Scope, ceiling, position, validity and status first; then newest, up to the limit."""
        beliefs = (
            rows.belief(1, 1, "Likes green tea."),
            rows.belief(2, 2, "Likes tea.", scope="orbit", portability=Portability.LOCAL),
            rows.belief(3, 3, "Likes tea.", sensitivity=Sensitivity.RESTRICTED),
            rows.belief(4, 4, "Likes tea.", valid_to=rows.T0, evidence_at=rows.at(-9)),
            rows.belief(5, 5, "Likes tea.", valid_from=rows.at(1)),
            rows.belief(6, 6, "Likes tea.", status=BeliefStatus.SUPERSEDED),
            rows.belief(7, 7, "Drinks coffee.", subject_key="user.drink"),
            rows.belief(8, 8, "Likes teapots."),
        )
        base = BeliefQuery(now=rows.T0, limit=10, terms=(("tea",),))
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, position=8, beliefs=beliefs))

            async def positions(**changes: object) -> list[int]:
                query = rows.replaced(base, **changes)
                return [b.store_position for b in await store.search(ADA, query)]

            assert await positions() == [1]
            assert await positions(scope="orbit") == [2, 1]
            assert await positions(ceiling=Sensitivity.RESTRICTED) == [3, 1]
            assert await positions(include_closed=True) == [6, 5, 4, 1]
            assert await positions(include_closed=True, min_store_position=4) == [6, 5]
            assert await positions(subject_keys=("user.drink",)) == [7, 1]
            assert await positions(terms=(("tea", "green"), ("coffee",))) == [7, 1]
            assert await positions(terms=()) == [8, 7, 1]
            assert await positions(terms=(), limit=1) == [8]
            assert await positions(terms=((),)) == []
            assert await positions(limit=0) == []
            assert await positions(exclude=(rows.uid(1),)) == []
            assert await positions(now=rows.at(5)) == [5, 1]

    @scenario
    async def test_search_keeps_what_was_over_when_it_was_told(self, world: World) -> None:
        """History that was told as history still stands; what ended since does not."""
        told = rows.belief(1, 1, valid_to=rows.at(-5), evidence_at=rows.at(-5))
        ended = rows.belief(2, 2, valid_to=rows.at(-5), evidence_at=rows.at(-6))
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, position=2, beliefs=(told, ended)))
            assert await store.search(ADA, EVERYTHING) == (told,)

    @scenario
    async def test_search_reads_on_until_its_limit_is_full(self, world: World) -> None:
        """What the exact rule leaves out of one page is made up from the next."""
        known = rows.T0 + timedelta(days=1)
        believed = tuple(
            rows.belief(n, n, created_at=known if n > 3 else rows.T0) for n in range(1, 61)
        )
        async with world.host() as store:
            await store.claim(ADA)
            await landed(store, rows.commit(ADA, 1, 0, position=60, beliefs=believed))
            query = BeliefQuery(now=known, limit=2, believed_at=rows.T0)
            assert await store.search(ADA, query) == (believed[2], believed[1])


async def _write_events(store: Store, total: int) -> None:
    await store.claim(ADA)
    events = tuple(
        rows.event(n, session=1 if n % 2 else 2)
        if n != 5
        else rows.event(n, kind=EventKind.CONSOLIDATED, text=None)
        for n in range(1, total + 1)
    )
    await landed(store, rows.commit(ADA, 1, 0, events=events))


async def _write_one_of_each(store: Store, who: Principal) -> None:
    await store.claim(who)
    await landed(
        store,
        rows.commit(
            who,
            1,
            0,
            position=1,
            events=(rows.event(1),),
            sessions=(rows.session(1),),
            beliefs=(rows.belief(2, 1),),
            episodes=(rows.episode(3, 1),),
            traces=(rows.trace(4, 1),),
            runs=(rows.run(5),),
            tombstones=(rows.tombstone(6),),
            receipts=(rows.receipt("k"),),
        ),
    )


async def _finds_nothing(store: Store, who: Principal) -> None:
    assert await store.events(who, EventQuery()) == ()
    assert await store.events(who, EventQuery(sequences=(1,))) == ()
    assert await store.receipts(who, ["k"]) == ()
    assert await store.sessions(who) == ()
    assert await store.session(who, rows.uid(1)) is None
    assert await store.runs(who) == ()
    assert await store.trace(who, rows.uid(4)) is None
    assert await store.episodes(who, rows.uid(1)) == ()
    assert await store.episode(who, rows.uid(3)) is None
    assert await store.episode_by_derivation(who, "key-3") is None
    assert await store.repasses(who, before=rows.at(1e6)) == ()
    assert await store.search(who, EVERYTHING) == ()


async def _finds_everything(store: Store, who: Principal) -> None:
    loaded = await store.load(who)
    assert loaded is not None
    assert loaded.sessions == (rows.session(1),)
    assert loaded.beliefs == (rows.belief(2, 1),)
    assert loaded.traces == (rows.trace(4, 1),)
    assert loaded.tombstones == (rows.tombstone(6),)
    assert loaded.receipts == (rows.receipt("k"),)
    assert await store.events(who, EventQuery()) == (rows.event(1),)
    assert await store.receipts(who, ["k"]) == (rows.receipt("k"),)
    assert await store.sessions(who) == (rows.session(1),)
    assert await store.session(who, rows.uid(1)) == rows.session(1)
    assert await store.runs(who) == (rows.run(5),)
    assert await store.trace(who, rows.uid(4)) == rows.trace(4, 1)
    assert await store.episodes(who, rows.uid(1)) == (rows.episode(3, 1),)
    assert await store.search(who, EVERYTHING) == (rows.belief(2, 1),)
