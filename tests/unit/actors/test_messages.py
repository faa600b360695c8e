"""Order, isolation, bounds, exactly-once, cancellation, call cycles (design §3)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from uuid import UUID

import anyio
import pytest

from mnemic.actors.limits import Limits
from mnemic.errors import CallCycle, InvalidCommand, MnemicError, OutcomeUnknown, Overloaded
from mnemic.evals.faulty_store import Fault, FaultPlan, FaultyStore
from mnemic.memory.commands import (
    Append,
    Appended,
    Cited,
    CiteRun,
    CompleteRun,
    OpenSession,
    RunEnded,
    RunStarted,
    StartRun,
)
from mnemic.memory.image import RECEIPTS_KEPT_MAX
from mnemic.memory.model import Principal, RunStatus, Snapshot
from mnemic.stores.in_memory import InMemoryStore
from mnemic.supervisor import Supervisor
from tests.unit.actors.doubles import (
    ADA,
    BOB,
    POISON,
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


@both_backends
async def test_messages_of_one_principal_are_handled_in_arrival_order() -> None:
    """Told in a row, they land in that row, whatever their kinds."""
    store, recorder = InMemoryStore(), Recorder()
    async with hosted(store, observer=recorder) as host:
        session = await opened(host)
        for number in range(50):
            if number % 7 == 0:
                host.tell(ADA, OpenSession(label=f"label {number}"))
            host.tell(ADA, Append(session_id=session, text=f"word {number}"))
    assert await texts_of(store) == [f"word {number}" for number in range(50)]
    sequences = [a.sequence for a in recorder.answers_of(ADA) if isinstance(a, Appended)]
    assert sequences == sorted(sequences)
    assert [e.sequence for e in await events_of(store)] == list(range(1, 1 + 1 + 50 + 8))


@both_backends
async def test_queued_appends_share_a_turn_and_a_commit() -> None:
    """Neighbouring appends are one turn, up to the bound; anything else is its own."""
    store = HeldStore()
    async with hosted(store, limits=Limits(turn_messages=4)) as host:
        session = await opened(host)
        for number in range(6):
            host.tell(ADA, Append(session_id=session, text=f"word {number}"))
        host.tell(ADA, OpenSession())
        host.tell(ADA, Append(session_id=session, text="last"))
        await host.drain()
        statistics = host.actor_statistics(ADA)
    assert statistics is not None
    assert (statistics.turns, statistics.messages) == (1 + 2 + 1 + 1, 9)
    assert len(store.batches) == 5


@both_backends
async def test_a_slow_principal_delays_no_other() -> None:
    """While one activation hangs in the store, another principal is served."""
    store, recorder = HeldStore(), Recorder()
    async with hosted(store, observer=recorder) as host:
        store.held.add(ADA)
        host.tell(ADA, OpenSession())
        await anyio.wait_all_tasks_blocked()
        assert await said(host, await opened(host, BOB), "hello", principal=BOB) == 2
        assert recorder.answers_of(ADA) == []
        store.release()
    assert recorder.kinds_of(ADA) == ["SessionOpened"]


@both_backends
async def test_a_crashing_principal_delays_and_harms_no_other() -> None:
    """One actor fails at every message, the other answers every one."""
    with poisoned():
        async with hosted() as host:
            bad, session = await opened(host), await opened(host, BOB)
            for number in range(20):
                host.tell(ADA, Append(session_id=bad, text=POISON))
                assert await said(host, session, f"{number}", principal=BOB) == number + 2
            await host.drain()
            crashed, sound = host.actor_statistics(ADA), host.actor_statistics(BOB)
    assert crashed is not None
    assert sound is not None
    assert (crashed.crashes, sound.crashes) == (6, 0)


@both_backends
async def test_a_flooding_principal_does_not_starve_another() -> None:
    """Another's message is answered after a few turns of the flood, not after all."""
    store, recorder = InMemoryStore(), Recorder()
    async with hosted(store, observer=recorder, limits=Limits(turn_messages=8)) as host:
        flood, calm = await opened(host), await opened(host, BOB)
        for number in range(2_000):
            host.tell(ADA, Append(session_id=flood, text=f"word {number}"))
        await said(host, calm, "hello", principal=BOB)
        assert len(recorder.answers_of(ADA)) <= 8 * 10


@both_backends
async def test_a_full_mailbox_answers_overloaded_with_nothing_enqueued() -> None:
    """The refused message leaves no trace; those accepted before it are handled."""
    store, recorder = InMemoryStore(), Recorder()
    async with hosted(store, observer=recorder, limits=Limits(mailbox_messages=3)) as host:
        session = await opened(host)
        accepted = host.statistics().accepted
        for number in range(3):
            host.tell(ADA, Append(session_id=session, text=f"word {number}"))
        with pytest.raises(Overloaded, match="3 messages waiting"):
            host.tell(ADA, Append(session_id=session, text="one too many"))
        with pytest.raises(Overloaded):
            await host.ask(ADA, Append(session_id=session, text="one too many"))
        assert host.statistics().accepted == accepted + 3
        # The neighbour's mailbox has room all the while.
        await opened(host, BOB)
    assert await texts_of(store) == ["word 0", "word 1", "word 2"]
    assert recorder.accepted_count == len(recorder.answers)


@both_backends
async def test_a_repeat_under_its_key_gets_the_first_reply() -> None:
    """One effect, two equal replies, in later turns and in the same turn."""
    store, recorder = InMemoryStore(), Recorder()
    async with hosted(store, observer=recorder) as host:
        session = await opened(host)
        assert await said(host, session, "hello", key="k") == 2
        assert await said(host, session, "hello", key="k") == 2
        host.tell(ADA, Append(session_id=session, text="twice"), key="t")
        host.tell(ADA, Append(session_id=session, text="twice"), key="t")
        await host.drain()
    assert recorder.answers_of(ADA)[-2:] == [Appended(sequence=3), Appended(sequence=3)]
    assert await texts_of(store) == ["hello", "twice"]


@both_backends
async def test_a_key_reused_for_another_command_is_refused() -> None:
    """The refusal names the field, and nothing is written."""
    store = InMemoryStore()
    async with hosted(store) as host:
        session = await opened(host)
        await said(host, session, "hello", key="k")
        with pytest.raises(InvalidCommand) as caught:
            await said(host, session, "good bye", key="k")
    assert caught.value.field == "idempotency_key"
    assert await texts_of(store) == ["hello"]


@both_backends
async def test_a_receipt_older_than_the_image_keeps_is_found_in_the_store() -> None:
    """Exactly-once does not end where the image's memory ends."""
    store = InMemoryStore()
    async with hosted(store) as host:
        session = await opened(host)
        assert await said(host, session, "first", key="first") == 2
        for number in range(RECEIPTS_KEPT_MAX):
            host.tell(ADA, Append(session_id=session, text=f"{number}"), key=f"k{number}")
        await said(host, session, "last", key="last")
        image = await host.image(ADA)
        assert image.receipt("first") is None
        assert await said(host, session, "first", key="first") == 2
    assert (await texts_of(store)).count("first") == 1


@both_backends
async def test_a_run_that_ended_long_ago_is_not_ended_again() -> None:
    """A run counts once, whatever a repeat brings, though its receipt left the image.

    Found while the simulator's reference was written: the repeat was refused by the store,
    which looked like a crash, and six of them quarantined the principal.
    """
    store = InMemoryStore()
    async with hosted(store) as host:
        session = await opened(host)
        started = await host.ask(ADA, StartRun(session, "Where do I live?"))
        assert isinstance(started, RunStarted)
        end = CompleteRun(started.run_id, session, RunStatus.COMPLETED, text="In Oslo.")
        cite = CiteRun(started.run_id, "In Oslo.", session_id=session)
        assert not (await _ended(host, end)).repeated
        assert not (await _ended(host, cite)).repeated
        for number in range(RECEIPTS_KEPT_MAX):
            host.tell(ADA, Append(session_id=session, text=f"{number}"), key=f"k{number}")
        await said(host, session, "last", key="last")
        before = len(await events_of(store))
        assert (await _ended(host, end)).repeated
        assert (await _ended(host, cite)).repeated
        assert len(await events_of(store)) == before
    assert (await texts_of(store)).count("In Oslo.") == 1


async def _ended(host: Supervisor, command: CompleteRun | CiteRun) -> RunEnded | Cited:
    reply = await host.ask(ADA, command)
    assert isinstance(reply, RunEnded | Cited)
    return reply


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
@pytest.mark.parametrize("fault", [Fault.UNKNOWN_DONE, Fault.UNKNOWN_NOT_DONE])
def test_the_key_tells_after_an_unknown_outcome(fault: Fault, backend: str) -> None:
    """Whether it had been written or not, the repeat makes it exactly once."""

    async def body() -> None:
        truth = InMemoryStore()
        # Calls: claim, the session's commit, then the append's.
        async with hosted(FaultyStore(truth, FaultPlan.at(3, fault))) as host:
            session = await opened(host)
            with pytest.raises(OutcomeUnknown):
                await said(host, session, "hello", key="k")
            assert host.active_image(ADA) is None
            assert len(await texts_of(truth)) == (fault is Fault.UNKNOWN_DONE)
            assert await said(host, session, "hello", key="k") == 2
        assert await texts_of(truth) == ["hello"]

    anyio.run(body, backend=backend)


@both_backends
async def test_an_asker_that_gives_up_does_not_undo_its_message() -> None:
    """The effect lands, and the key tells."""
    store = HeldStore()
    async with hosted(store) as host:
        session = await opened(host)
        store.held.add(ADA)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(lambda: said(host, session, "hello", key="k"))
            await anyio.wait_all_tasks_blocked()
            tasks.cancel_scope.cancel()
        assert await texts_of(InMemoryStore(store.data)) == []
        store.release()
        assert await said(host, session, "hello", key="k") == 2
    assert await texts_of(store) == ["hello"]


class _AskingStore(InMemoryStore):
    """Ask an actor from inside the turn that claims a principal, as no code should."""

    def __init__(self) -> None:
        super().__init__()
        self.asks: dict[Principal, Callable[[], Awaitable[object]]] = {}
        self.caught: list[MnemicError] = []

    async def claim(self, principal: Principal) -> Snapshot:
        """Ask first."""
        ask = self.asks.pop(principal, None)
        if ask is not None:
            try:
                await ask()
            except MnemicError as error:
                self.caught.append(error)
        return await super().claim(principal)


def _asker(host: Supervisor, principal: Principal) -> Callable[[], Awaitable[object]]:
    return lambda: host.ask(principal, OpenSession())


@both_backends
async def test_an_actor_that_asks_itself_is_refused_at_once() -> None:
    """The inner ask raises, the outer turn goes on."""
    store = _AskingStore()
    async with hosted(store) as host:
        store.asks[ADA] = _asker(host, ADA)
        await opened(host)
    assert [type(error) for error in store.caught] == [CallCycle]
    assert len(await events_of(store)) == 1


@both_backends
async def test_an_actor_that_asks_who_is_asking_it_is_refused_at_once() -> None:
    """ada's turn asks bob, bob's turn asks ada: refused; the rest is answered."""
    store = _AskingStore()
    async with hosted(store) as host:
        store.asks[ADA] = _asker(host, BOB)
        store.asks[BOB] = _asker(host, ADA)
        assert isinstance(await opened(host), UUID)
    assert [type(error) for error in store.caught] == [CallCycle]
    assert len(await events_of(store, BOB)) == 1


@both_backends
async def test_asking_along_a_chain_without_a_circle_is_fine() -> None:
    """The positive control: ada's turn asks bob, who asks nobody."""
    store = _AskingStore()
    async with hosted(store) as host:
        store.asks[ADA] = _asker(host, BOB)
        await opened(host)
    assert store.caught == []
    assert len(await events_of(store, BOB)) == 1
