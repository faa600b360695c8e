"""The end of a host: intake stops, accepted work finishes, nobody goes unanswered."""

from __future__ import annotations

import anyio
import pytest
from trio.testing import MockClock

from mnemic.actors.limits import Limits
from mnemic.errors import ShuttingDown
from mnemic.evals.faulty_store import SLOW_CALL_S, Fault, FaultPlan, FaultyStore
from mnemic.memory.commands import Append, OpenSession
from mnemic.stores.in_memory import InMemoryStore
from tests.unit.actors.doubles import (
    ADA,
    BOB,
    HeldStore,
    Recorder,
    both_backends,
    hosted,
    opened,
    said,
    texts_of,
)


@both_backends
async def test_a_draining_host_takes_nothing_and_finishes_what_it_took() -> None:
    """Both ways of sending are refused; what was accepted is durable."""
    store, recorder = InMemoryStore(), Recorder()
    async with hosted(store, observer=recorder) as host:
        session = await opened(host)
        for number in range(5):
            host.tell(ADA, Append(session_id=session, text=f"word {number}"))
        assert await host.drain() == 0
        assert not host.statistics().accepting
        with pytest.raises(ShuttingDown):
            host.tell(ADA, OpenSession())
        with pytest.raises(ShuttingDown):
            await host.ask(BOB, OpenSession())
        with pytest.raises(ShuttingDown):
            await host.image(BOB)
    assert recorder.kinds_of(ADA) == ["SessionOpened"] + ["Appended"] * 5
    assert len(await texts_of(store)) == 5


@both_backends
async def test_leaving_the_block_drains() -> None:
    """A told message survives the end of the block that told it."""
    store = InMemoryStore()
    async with hosted(store) as host:
        session = await opened(host)
        host.tell(ADA, Append(session_id=session, text="last words"))
    assert await texts_of(store) == ["last words"]


async def test_when_the_grace_is_over_the_rest_is_answered_shutting_down(
    autojump_clock: MockClock,
) -> None:
    """A store that hangs costs the grace period and no more; every message has its answer."""
    store, recorder = HeldStore(), Recorder()
    async with hosted(store, observer=recorder, limits=Limits(drain_grace_s=10.0)) as host:
        session = await opened(host)
        store.held.add(ADA)
        host.tell(ADA, Append(session_id=session, text="under way"))
        await anyio.wait_all_tasks_blocked()
        host.tell(ADA, OpenSession())
        host.tell(ADA, Append(session_id=session, text="waiting"))
        began = anyio.current_time()
        assert await host.drain() == 2
        assert anyio.current_time() - began == 10.0
    assert recorder.kinds_of(ADA)[1:] == ["ShuttingDown", "ShuttingDown", "OutcomeUnknown"]
    assert recorder.accepted_count == len(recorder.answers)
    assert await texts_of(InMemoryStore(store.data)) == []


async def test_a_slow_store_is_waited_for_within_the_grace(autojump_clock: MockClock) -> None:
    """The control: what takes less than the grace is finished, not refused."""
    truth, recorder = InMemoryStore(), Recorder()
    store = FaultyStore(truth, FaultPlan.at(3, Fault.SLOW))
    limits = Limits(drain_grace_s=2 * SLOW_CALL_S)
    async with hosted(store, observer=recorder, limits=limits) as host:
        session = await opened(host)
        host.tell(ADA, Append(session_id=session, text="slow"))
        assert await host.drain() == 0
    assert recorder.kinds_of(ADA) == ["SessionOpened", "Appended"]
    assert await texts_of(truth) == ["slow"]


@both_backends
async def test_a_cancelled_block_still_finishes_what_was_accepted() -> None:
    """Cancelling whoever holds the host does not reach into its actors' turns."""
    store, recorder = InMemoryStore(), Recorder()
    with anyio.CancelScope() as scope:
        async with hosted(store, observer=recorder) as host:
            session = await opened(host)
            for number in range(3):
                host.tell(ADA, Append(session_id=session, text=f"word {number}"))
                host.tell(ADA, OpenSession())
            scope.cancel()
            await anyio.sleep_forever()
    assert scope.cancelled_caught
    assert recorder.kinds_of(ADA) == ["SessionOpened"] + ["Appended", "SessionOpened"] * 3
    assert await texts_of(store) == ["word 0", "word 1", "word 2"]


@both_backends
async def test_an_asker_inside_a_cancelled_block_is_cancelled_and_its_message_lands() -> None:
    """The wait ends at once, the effect is not undone."""
    store, recorder = HeldStore(), Recorder()
    with anyio.CancelScope() as scope:
        async with hosted(store, observer=recorder) as host, anyio.create_task_group() as tasks:
            session = await opened(host)
            store.held.add(ADA)
            tasks.start_soon(lambda: said(host, session, "hello"))
            await anyio.wait_all_tasks_blocked()
            store.release()
            scope.cancel()
    assert recorder.kinds_of(ADA) == ["SessionOpened", "Appended"]
    assert await texts_of(store) == ["hello"]


@both_backends
async def test_an_error_of_the_block_is_raised_as_it_is_after_the_drain() -> None:
    """No exception group around a caller's own error, and no accepted message lost."""
    store = InMemoryStore()

    async def fail() -> None:
        async with hosted(store) as host:
            session = await opened(host)
            host.tell(ADA, Append(session_id=session, text="last words"))
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        await fail()
    assert await texts_of(store) == ["last words"]


async def test_draining_twice_at_once_is_harmless(autojump_clock: MockClock) -> None:
    """Both wait for the same end."""
    store = HeldStore()
    async with hosted(store) as host:
        session = await opened(host)
        store.held.add(ADA)
        host.tell(ADA, Append(session_id=session, text="hello"))
        began = anyio.current_time()
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(host.drain)
            tasks.start_soon(host.drain)
            await anyio.wait_all_tasks_blocked()
            store.release()
        assert anyio.current_time() == began
        assert await host.drain() == 0
    assert await texts_of(store) == ["hello"]


async def test_the_shortest_grace_counts(autojump_clock: MockClock) -> None:
    """Who loses patience ends a drain that is under way, and no later one waits again."""
    store, recorder = HeldStore(), Recorder()
    async with hosted(store, observer=recorder, limits=Limits(drain_grace_s=10.0)) as host:
        session = await opened(host)
        store.held.add(ADA)
        host.tell(ADA, Append(session_id=session, text="under way"))
        await anyio.wait_all_tasks_blocked()
        began = anyio.current_time()
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(host.drain)
            await anyio.sleep(3.0)
            await host.drain(0)
        assert anyio.current_time() - began == 3.0
    assert anyio.current_time() - began == 3.0
    assert recorder.kinds_of(ADA)[1:] == ["OutcomeUnknown"]
