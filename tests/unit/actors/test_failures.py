"""Crashes, quarantine, poison, the fence (design §3 and §6)."""

from __future__ import annotations

from datetime import timedelta
from uuid import UUID

import anyio
import pytest
from trio.testing import MockClock

from mnemic.actors.limits import Limits
from mnemic.errors import Fenced, OutcomeUnknown, Quarantined, StoreUnavailable, TurnFailed
from mnemic.evals.faulty_store import Fault, FaultPlan, FaultyStore
from mnemic.memory.commands import Append, OpenSession
from mnemic.memory.model import Snapshot
from mnemic.stores.in_memory import InMemoryStore
from mnemic.supervisor import Supervisor
from tests.unit.actors.doubles import (
    ADA,
    BOB,
    CAT,
    POISON,
    T0,
    HeldStore,
    Recorder,
    both_backends,
    events_of,
    hosted,
    opened,
    poisoned,
    said,
    texts_of,
)

LIMITS = Limits(restarts=2, restart_period_s=60.0, quarantine_s=30.0, quarantine_max_s=100.0)


async def _reloaded(host: Supervisor, store: InMemoryStore) -> tuple[Snapshot, Snapshot | None]:
    return (await host.image(ADA)).snapshot(), await store.load(ADA)


@both_backends
async def test_a_crash_answers_turn_failed_and_reloads_the_image() -> None:
    """The caller learns the reason's type; the next message is served by a fresh image."""
    store, recorder = HeldStore(), Recorder()
    with poisoned():
        async with hosted(store, observer=recorder) as host:
            session = await opened(host)
            with pytest.raises(TurnFailed) as caught:
                await said(host, session, POISON)
            assert caught.value.reason == "ZeroDivisionError"
            assert POISON not in str(caught.value)
            assert host.active_image(ADA) is None
            assert await said(host, session, "sound") == 2
            held, loaded = await _reloaded(host, store)
    assert held == loaded
    assert held.counters.epoch == 2
    assert recorder.steps == [("activated", ADA), ("crashed", ADA), ("activated", ADA)]


async def _fail(host: Supervisor, session: UUID, times: int) -> None:
    for _ in range(times):
        with pytest.raises(TurnFailed):
            await said(host, session, POISON)


async def test_more_crashes_than_allowed_in_the_period_quarantine_that_principal_alone(
    autojump_clock: MockClock,
) -> None:
    """The refusal names reason and instant; another principal notices nothing."""
    with poisoned():
        async with hosted(limits=LIMITS) as host:
            session = await opened(host)
            await _fail(host, session, 3)
            with pytest.raises(Quarantined) as caught:
                await said(host, session, "sound")
            assert caught.value.reason == "ZeroDivisionError"
            assert caught.value.retry_at == (T0 + timedelta(seconds=30)).isoformat()
            assert host.statistics().quarantined == 1
            with pytest.raises(Quarantined):
                await host.image(ADA)
            assert await said(host, await opened(host, BOB), "hello", principal=BOB) == 2
            await anyio.sleep(30)
            assert await said(host, session, "sound") == 2
            assert host.statistics().quarantined == 0


async def test_crashes_spread_over_more_than_the_period_do_not_quarantine(
    autojump_clock: MockClock,
) -> None:
    """What counts is how many fall into one period."""
    with poisoned():
        async with hosted(limits=LIMITS) as host:
            session = await opened(host)
            for _ in range(6):
                await _fail(host, session, 1)
                await anyio.sleep(31)
            assert await said(host, session, "sound") == 2


async def test_each_further_quarantine_is_twice_as_long_up_to_a_bound(
    autojump_clock: MockClock,
) -> None:
    """30, 60, then the bound of 100 seconds; a success starts over."""
    lengths: list[float] = []
    with poisoned():
        async with hosted(limits=LIMITS) as host:
            session = await opened(host)
            for sound_first in (False, False, False, False, True):
                if sound_first:
                    await said(host, session, "sound")
                await _fail(host, session, 3)
                statistics = host.actor_statistics(ADA)
                assert statistics is not None
                assert statistics.quarantine is not None
                began = T0 + timedelta(seconds=anyio.current_time())
                lengths.append((statistics.quarantine.until - began).total_seconds())
                await anyio.sleep(lengths[-1])
    assert lengths == [30, 60, 100, 100, 30]


@both_backends
async def test_messages_waiting_when_quarantine_begins_are_answered_quarantined() -> None:
    """Nobody is left waiting for a sentence to end."""
    recorder = Recorder()
    with poisoned():
        async with hosted(limits=LIMITS, observer=recorder) as host:
            session = await opened(host)
            for text in (POISON, POISON, POISON, "sound", "sound"):
                host.tell(ADA, Append(session_id=session, text=text))
            await host.drain()
    assert recorder.kinds_of(ADA)[1:] == ["TurnFailed"] * 3 + ["Quarantined"] * 2


@both_backends
async def test_a_poisonous_append_in_a_turn_fails_alone() -> None:
    """Its neighbours land, in order; it counts as one crash."""
    store, recorder = InMemoryStore(), Recorder()
    with poisoned():
        async with hosted(store, observer=recorder) as host:
            session = await opened(host)
            for text in ("before", POISON, "after"):
                host.tell(ADA, Append(session_id=session, text=text))
            await host.drain()
            statistics = host.actor_statistics(ADA)
    assert statistics is not None
    assert (statistics.crashes, statistics.messages) == (1, 4)
    assert recorder.kinds_of(ADA)[1:] == ["Appended", "TurnFailed", "Appended"]
    assert await texts_of(store) == ["before", "after"]


@both_backends
async def test_a_change_set_that_the_store_cannot_take_fails_its_principal_alone() -> None:
    """Group commit carries bob and cat although ada's part of the batch is poison."""
    store, recorder = HeldStore(), Recorder()
    async with hosted(store, observer=recorder, limits=Limits(commits_in_flight=1)) as host:
        for principal in (ADA, BOB, CAT):
            await opened(host, principal)
        store.broken.add(ADA)
        store.held.add(BOB)
        host.tell(BOB, OpenSession())
        await anyio.wait_all_tasks_blocked()
        for principal in (ADA, BOB, CAT):
            host.tell(principal, OpenSession())
        await anyio.wait_all_tasks_blocked()
        store.release()
        await host.drain()
        crashes = {p: host.actor_statistics(p) for p in (ADA, BOB, CAT)}
    assert any({"ada", "cat"} <= set(batch) for batch in store.batches)
    assert recorder.kinds_of(ADA) == ["SessionOpened", "TurnFailed"]
    assert recorder.kinds_of(BOB) == ["SessionOpened"] * 3
    assert recorder.kinds_of(CAT) == ["SessionOpened"] * 2
    assert [s.crashes for s in crashes.values() if s is not None] == [1, 0, 0]


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
@pytest.mark.parametrize("count", [1, 3])
def test_a_store_that_crashes_after_it_wrote_leaves_the_outcome_unknown(
    backend: str, count: int
) -> None:
    """The store is asked what it holds, so that nothing is written a second time."""

    async def body() -> None:
        truth, recorder = InMemoryStore(), Recorder()
        store = FaultyStore(truth, FaultPlan.at(3, Fault.CRASH_AFTER))
        async with hosted(store, observer=recorder) as host:
            session = await opened(host)
            for number in range(count):
                host.tell(ADA, Append(session_id=session, text=f"{number}"))
            await host.drain()
        assert recorder.kinds_of(ADA)[1:] == ["OutcomeUnknown"] * count
        assert await texts_of(truth) == [f"{number}" for number in range(count)]

    anyio.run(body, backend=backend)


@both_backends
async def test_a_store_that_does_not_take_a_commit_leaves_image_and_store_as_they_were() -> None:
    """The caller may send it again; nothing of it is there before."""
    truth = InMemoryStore()
    async with hosted(FaultyStore(truth, FaultPlan.at(3, Fault.REFUSED))) as host:
        session = await opened(host)
        with pytest.raises(StoreUnavailable):
            await said(host, session, "hello")
        held, loaded = await _reloaded(host, truth)
        assert held == loaded
        assert await said(host, session, "hello") == 2
        statistics = host.actor_statistics(ADA)
    assert statistics is not None
    assert statistics.crashes == 0


@both_backends
async def test_an_older_activation_writes_nothing_and_dies() -> None:
    """A second host takes the principal: the first is told so and starts anew when asked."""
    first_store = InMemoryStore()
    second_store, recorder = InMemoryStore(first_store.data), Recorder()
    async with (
        hosted(first_store, observer=recorder) as first,
        hosted(second_store, first_id=1_000) as second,
    ):
        session = await opened(first)
        assert await said(second, session, "second") == 2
        with pytest.raises(Fenced):
            await said(first, session, "first")
        assert first.active_image(ADA) is None
        assert await texts_of(first_store) == ["second"]
        assert await said(first, session, "first again") == 3
        with pytest.raises(Fenced):
            await said(second, session, "second again")
    assert await texts_of(first_store) == ["second", "first again"]
    assert recorder.steps[:3] == [("activated", ADA), ("fenced", ADA), ("activated", ADA)]


@both_backends
async def test_everything_that_waits_on_a_fenced_activation_is_answered_fenced() -> None:
    """Messages decided by nobody are refused together, none of them written."""
    store, recorder = HeldStore(), Recorder()
    async with hosted(store, observer=recorder) as host:
        session = await opened(host)
        store.held.add(ADA)
        host.tell(ADA, Append(session_id=session, text="one"))
        await anyio.wait_all_tasks_blocked()
        host.tell(ADA, OpenSession())
        host.tell(ADA, Append(session_id=session, text="two"))
        await InMemoryStore(store.data).claim(ADA)
        store.release()
        await host.drain()
    assert recorder.kinds_of(ADA)[1:] == ["Fenced"] * 3
    assert len(await events_of(store)) == 1


@both_backends
async def test_a_claim_that_fails_is_answered_and_tried_again_by_the_next_message() -> None:
    """An activation that did not come about leaves nothing behind."""
    plan = FaultPlan({1: Fault.REFUSED, 2: Fault.UNKNOWN_DONE, 3: Fault.CRASH_BEFORE})
    async with hosted(FaultyStore(InMemoryStore(), plan)) as host:
        for error in (StoreUnavailable, OutcomeUnknown, TurnFailed):
            with pytest.raises(error):
                await opened(host)
        assert await said(host, await opened(host), "hello") == 2


@both_backends
async def test_an_apply_that_fails_after_the_commit_is_not_told_as_unwritten() -> None:
    """What is durable may not be answered with `TurnFailed`, nor decided a second time."""
    store, recorder = InMemoryStore(), Recorder()
    async with hosted(store, observer=recorder) as host:
        session = await opened(host)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("mnemic.memory.image.Image.apply", _broken_apply)
            for text in ("one", "two"):
                host.tell(ADA, Append(session_id=session, text=text))
            await host.drain()
    assert recorder.kinds_of(ADA)[1:] == ["OutcomeUnknown"] * 2
    assert await texts_of(store) == ["one", "two"]


def _broken_apply(image: object, changes: object, *, version: int) -> None:
    del image, changes, version
    raise ZeroDivisionError
