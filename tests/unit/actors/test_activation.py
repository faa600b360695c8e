"""Virtual actors: in memory while active, a task while there are messages (design §3)."""

from __future__ import annotations

import anyio
import trio
from trio.testing import MockClock

from mnemic.actors.clock import FixedClock
from mnemic.actors.limits import Limits
from mnemic.evals.faulty_store import Fault, FaultPlan, FaultyStore
from mnemic.memory.commands import Append, OpenSession
from mnemic.memory.model import Principal
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.port import EventQuery
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
    hosted,
    opened,
    poisoned,
    said,
)


def _active(host: Supervisor) -> set[Principal]:
    return {p for p in (ADA, BOB, CAT) if host.actor_statistics(p) is not None}


async def test_an_idle_principal_has_no_task() -> None:
    """Tasks are counted by trio itself: at most the bound of lent ones stays behind."""
    async with hosted(limits=Limits(idle_workers=1)) as host:
        before = trio.lowlevel.current_statistics().tasks_living
        async with anyio.create_task_group() as tasks:
            for number in range(20):
                tasks.start_soon(opened, host, Principal("acme", f"p{number}"))
        await anyio.wait_all_tasks_blocked()
        assert trio.lowlevel.current_statistics().tasks_living == before + 1
        statistics = host.statistics()
    assert (statistics.running, statistics.active, statistics.activations) == (0, 20, 20)


async def test_a_task_is_lent_to_one_actor_after_another() -> None:
    """Whoever waits for its reply before it goes on needs one task in all."""
    async with hosted() as host:
        before = trio.lowlevel.current_statistics().tasks_living
        for number in range(20):
            await opened(host, Principal("acme", f"p{number}"))
        await anyio.wait_all_tasks_blocked()
        assert trio.lowlevel.current_statistics().tasks_living == before + 1


@both_backends
async def test_a_message_during_the_last_turn_is_not_missed() -> None:
    """Whoever is told something at any moment of a turn handles it in the end."""
    recorder = Recorder()
    async with hosted(observer=recorder) as host:
        session = await opened(host)

        async def tell_soon() -> None:
            for number in range(200):
                host.tell(ADA, Append(session_id=session, text=f"{number}"))
                await anyio.lowlevel.checkpoint()

        async with anyio.create_task_group() as tasks:
            tasks.start_soon(tell_soon)
            for number in range(200):
                await said(host, session, f"asked {number}")
    assert recorder.kinds_of(ADA).count("Appended") == 400


async def test_an_activation_is_dropped_when_it_has_been_idle_long_enough() -> None:
    """Exactly at the bound it goes; the next message activates anew, with all it knew."""
    store, clock = HeldStore(), FixedClock(T0)
    async with hosted(store, clock=clock, limits=Limits(idle_s=300.0)) as host:
        session = await opened(host)
        clock.advance(100)
        await opened(host, BOB)
        clock.advance(199)
        assert host.passivate_idle() == 0
        clock.advance(1)
        assert host.passivate_idle() == 1
        assert _active(host) == {BOB}
        assert await said(host, session, "hello") == 2
        assert host.statistics().passivations == 1
    assert store.claims == [ADA, BOB, ADA]


async def test_the_least_recently_used_idle_activation_makes_room() -> None:
    """Use counts, not age: ada came first and spoke last."""
    async with hosted(limits=Limits(active_principals=2)) as host:
        session = await opened(host)
        await opened(host, BOB)
        await said(host, session, "hello")
        await opened(host, CAT)
        assert _active(host) == {ADA, CAT}


async def test_an_actor_with_messages_is_never_dropped_and_the_bound_holds_again_later() -> None:
    """Three are busy where two may be active: one too many until one falls idle."""
    store = HeldStore()
    async with hosted(store, limits=Limits(active_principals=2)) as host:
        store.held.update((ADA, BOB, CAT))
        for principal in (ADA, BOB, CAT):
            host.tell(principal, OpenSession())
        await anyio.wait_all_tasks_blocked()
        assert not host.passivate(ADA)
        assert host.statistics().active == 3
        store.release()
        await anyio.wait_all_tasks_blocked()
        assert host.statistics().active == 2


async def test_quarantine_and_recent_crashes_outlive_passivation(
    autojump_clock: MockClock,
) -> None:
    """Dropping them would hand a failing principal a clean record."""
    limits = Limits(active_principals=1, restarts=1, restart_period_s=60.0, quarantine_s=30.0)
    with poisoned():
        async with hosted(limits=limits) as host:
            session = await opened(host)
            host.tell(ADA, Append(session_id=session, text=POISON))
            await anyio.wait_all_tasks_blocked()
            assert not host.passivate(ADA)
            host.tell(ADA, Append(session_id=session, text=POISON))
            await anyio.wait_all_tasks_blocked()
            assert host.statistics().quarantined == 1
            # bob comes and goes; ada, who is past her bound, stays.
            await opened(host, BOB)
            await host.image(BOB)
            await anyio.wait_all_tasks_blocked()
            assert _active(host) == {ADA}
            # Served, and the record is kept for another period.
            await anyio.sleep(31)
            assert not host.passivate(ADA)
            await anyio.sleep(60)
            assert host.passivate(ADA)


async def test_passivating_says_whether_there_was_anything_to_drop() -> None:
    """An unknown principal and a second time are no."""
    recorder = Recorder()
    async with hosted(observer=recorder) as host:
        await opened(host)
        await anyio.wait_all_tasks_blocked()
        assert not host.passivate(BOB)
        assert host.passivate(ADA)
        assert not host.passivate(ADA)
    assert recorder.steps == [("activated", ADA), ("passivated", ADA)]


@both_backends
async def test_reading_an_image_activates_once_and_does_not_wait_in_the_mailbox() -> None:
    """A read beside a held turn sees the committed image at once."""
    store = HeldStore()
    async with hosted(store) as host:
        session = await opened(host)
        store.held.add(ADA)
        host.tell(ADA, Append(session_id=session, text="held"))
        await anyio.wait_all_tasks_blocked()
        assert (await host.image(ADA)).counters.event_seq == 1
        store.release()
        await host.drain()
        assert (await host.image(ADA)).counters.event_seq == 2
    assert store.claims == [ADA]


@both_backends
async def test_an_image_is_given_whatever_became_of_the_messages_before() -> None:
    """Two crashed activations later the third one answers."""
    plan = FaultPlan({2: Fault.CRASH_BEFORE, 4: Fault.CRASH_BEFORE})
    async with hosted(FaultyStore(InMemoryStore(), plan)) as host:
        host.tell(ADA, OpenSession())
        host.tell(ADA, OpenSession())
        image = await host.image(ADA)
        assert image.counters.version == 0


async def test_a_turn_that_waited_for_its_activation_is_of_the_instant_it_got_it() -> None:
    """Seed 1124 of the simulator: another host wrote meanwhile, and time went backwards.

    A host begins a turn and stands still before its claim; another one takes the principal
    and writes. What the first then writes comes later in the order, and is recorded later.
    """
    store, clock = HeldStore(), FixedClock(T0)
    other = InMemoryStore(store.data)
    async with hosted(other, clock=clock) as there, hosted(store, clock=clock) as here:
        session = await opened(there)
        store.held.add(ADA)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(said, here, session, "said first, written last")
            await anyio.wait_all_tasks_blocked()
            clock.advance(60)
            await said(there, session, "said last, written first")
            clock.advance(1)
            store.release()
        written = await other.events(ADA, EventQuery(messages_only=True))
        (held,) = (await here.image(ADA)).sessions()
    seconds = [(event.recorded_at - T0).total_seconds() for event in written]
    assert seconds == [60, 61]
    assert held.last_recorded_at == written[-1].recorded_at
