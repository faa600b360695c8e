"""Sweeps tick on the injected clock, ask actors, and survive whatever goes wrong."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

import anyio
from msgspec.structs import replace
from trio.testing import MockClock

from mnemic.actors.clock import LoopClock
from mnemic.actors.limits import Limits
from mnemic.actors.sweeps import (
    FIRST_SWEEP_S,
    IDLE_SESSION_SWEEP_S,
    PASSIVATION_SWEEP_S,
    SWEEP_PATIENCE_S,
    Sweep,
    SweepActor,
    SweepResult,
    decay_sweep,
    idle_session_sweep,
    passivation_sweep,
)
from mnemic.errors import StoreUnavailable
from mnemic.memory.model import SESSION_IDLE_SECONDS, Principal
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.stores.in_memory import InMemoryStore
from tests.unit.actors.doubles import ADA, BOB, T0, HeldStore, hosted, opened, said


async def test_a_quiet_session_is_consolidated_and_closed(autojump_clock: MockClock) -> None:
    """Not before it has been idle long enough, and at the next tick after that."""
    store, clock = InMemoryStore(), LoopClock(T0)
    async with hosted(store, clock=clock) as host:
        sweep = host.start_sweep(idle_session_sweep(store, host, clock))
        session = await opened(host)
        await said(host, session, "hello")
        await anyio.sleep(SESSION_IDLE_SECONDS - 1)
        assert sweep.statistics().due == 0
        await anyio.sleep(2 * IDLE_SESSION_SWEEP_S)
        statistics = sweep.statistics()
        assert (statistics.due, statistics.done, statistics.failed) == (1, 1, 0)
        assert (await host.image(ADA)).sessions() == ()
    assert await store.idle_sessions(before=clock.now()) == ()


async def test_a_session_that_speaks_up_is_left_alone(autojump_clock: MockClock) -> None:
    """The tick that finds it due loses against the words that came first."""
    store, clock = HeldStore(), LoopClock(T0)
    async with hosted(store, clock=clock) as host:
        session = await opened(host)
        await anyio.sleep(SESSION_IDLE_SECONDS + 1)
        sweep = idle_session_sweep(store, host, clock)
        store.held.add(ADA)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(lambda: said(host, session, "still here"))
            await anyio.wait_all_tasks_blocked()
            tasks.start_soon(host.start_sweep(sweep).tick)
            await anyio.wait_all_tasks_blocked()
            store.release()
        assert [s.id for s in (await host.image(ADA)).sessions()] == [session]


async def test_idle_activations_are_passivated(autojump_clock: MockClock) -> None:
    """The sweep does by itself what `passivate_idle` does when called."""
    async with hosted(limits=Limits(idle_s=100.0)) as host:
        sweep = host.start_sweep(passivation_sweep(host))
        await opened(host)
        await anyio.sleep(100 - 1)
        assert host.statistics().active == 1
        await anyio.sleep(2 * PASSIVATION_SWEEP_S)
        assert host.statistics().active == 0
        assert sweep.statistics().done == 1


async def test_a_tick_that_fails_is_counted_and_the_next_one_comes(
    autojump_clock: MockClock,
) -> None:
    """A store outage and an outright defect alike: the host goes on."""
    failures: list[Exception] = [StoreUnavailable("away"), ZeroDivisionError()]

    async def tick() -> SweepResult:
        if failures:
            raise failures.pop(0)
        return SweepResult(due=3, done=2, failed=1)

    async with hosted() as host:
        sweep = host.start_sweep(Sweep(name="broken", interval_s=10.0, tick=tick))
        await anyio.sleep(11)
        assert sweep.statistics().last_failure == "StoreUnavailable"
        await anyio.sleep(20)
        statistics = sweep.statistics()
        assert host.statistics().sweeps["broken"] == statistics
        await opened(host)
    assert (statistics.ticks, statistics.failed) == (3, 3)
    assert (statistics.due, statistics.done) == (3, 2)
    assert statistics.last_failure == "ZeroDivisionError"


async def test_one_stuck_principal_costs_a_sweep_its_patience_and_no_other_principal(
    autojump_clock: MockClock,
) -> None:
    """ada hangs in the store; bob is consolidated all the same."""
    store, clock = HeldStore(), LoopClock(T0)
    async with hosted(store, clock=clock) as host:
        for principal in (ADA, BOB):
            await opened(host, principal)
        await anyio.sleep(SESSION_IDLE_SECONDS + 1)
        await anyio.wait_all_tasks_blocked()
        assert host.passivate(ADA)
        store.held.add(ADA)
        began = anyio.current_time()
        result = await idle_session_sweep(store, host, clock).tick()
        assert anyio.current_time() - began == SWEEP_PATIENCE_S
        store.release()
    assert result == SweepResult(due=2, done=1, failed=1)


async def test_a_sweep_pages_through_everyone_who_is_due(autojump_clock: MockClock) -> None:
    """Pages are bounded, the round is complete, and a second round finds nothing."""
    store, clock = InMemoryStore(), LoopClock(T0)
    limits = Limits(sweep_page=3)
    async with hosted(store, clock=clock, limits=limits) as host:
        for number in range(7):
            await opened(host, Principal("acme", f"p{number}"))
        await anyio.sleep(SESSION_IDLE_SECONDS + 1)
        sweep = idle_session_sweep(store, host, clock, limits=limits)
        assert await sweep.tick() == SweepResult(due=7, done=7)
        assert await sweep.tick() == SweepResult()


async def test_a_stopped_sweep_ticks_no_more_even_before_it_began(
    autojump_clock: MockClock,
) -> None:
    """Stopping cuts the waiting short and is final."""
    ticks: list[datetime] = []
    clock = LoopClock(T0)

    def counting() -> Callable[[], Awaitable[SweepResult]]:
        async def tick() -> SweepResult:
            ticks.append(clock.now())
            return SweepResult()

        return tick

    early = SweepActor(Sweep(name="early", interval_s=1.0, tick=counting()), clock=clock)
    early.stop()
    await early.run()
    late = SweepActor(Sweep(name="late", interval_s=10.0, tick=counting()), clock=clock)
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(late.run)
        await anyio.sleep(25)
        late.stop()
    assert [(at - T0).total_seconds() for at in ticks] == [10, 20]
    assert anyio.current_time() == 25


async def test_without_the_session_boundary_the_idle_sweep_asks_and_does_nothing(
    autojump_clock: MockClock,
) -> None:
    """000 §Profiles: `session_boundary_enabled` short-circuits it; with it the session closes."""
    off = replace(
        DEFAULT_PROFILE,
        formation=replace(DEFAULT_PROFILE.formation, session_boundary_enabled=False),
    )
    store, clock = InMemoryStore(), LoopClock(T0)
    async with hosted(store, clock=clock) as host:
        session = await opened(host)
        await said(host, session, "hello")
        await anyio.sleep(SESSION_IDLE_SECONDS + 1)
        idle = idle_session_sweep(store, host, clock, profile=off)
        assert await idle.tick() == SweepResult()
        assert [s.id for s in (await host.image(ADA)).sessions()] == [session]
        assert await idle_session_sweep(store, host, clock).tick() == SweepResult(due=1, done=1)


async def test_a_slow_sweep_comes_soon_after_the_start_and_then_by_its_interval(
    autojump_clock: MockClock,
) -> None:
    """A host that lives less than an interval forgets all the same."""
    store, clock = InMemoryStore(), LoopClock(T0)
    async with hosted(store, clock=clock) as host:
        sweep = host.start_sweep(decay_sweep(store, host, clock))
        await anyio.sleep(FIRST_SWEEP_S - 1)
        assert sweep.statistics().ticks == 0
        await anyio.sleep(2)
        assert sweep.statistics().ticks == 1
        await anyio.sleep(DEFAULT_PROFILE.formation.scheduled_interval_seconds)
        assert sweep.statistics().ticks == 2
