"""Group commit: at once at rest, together under load, each with its own fate."""

from __future__ import annotations

from collections.abc import Sequence

import anyio
import pytest

from mnemic.actors.committer import Committer
from mnemic.actors.limits import Limits
from mnemic.errors import CorruptPrincipal, MnemicError, OutcomeUnknown, StoreUnavailable
from mnemic.memory.model import ChangeSet, Event, EventKind, Principal, Snapshot
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.port import Commit, CommitResult
from tests.unit.actors.doubles import T0, both_backends

LANDED, FENCED = CommitResult.LANDED, CommitResult.FENCED


class _Store(InMemoryStore):
    """Hold commits while `gate` is set; fail those with a named principal in them."""

    def __init__(self) -> None:
        super().__init__()
        self.gate: anyio.Event | None = None
        self.batches: list[list[str]] = []
        self.failing: dict[str, Exception] = {}

    async def commit(self, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
        """Wait at the gate, then fail or write."""
        names = [entry.principal.principal_id for entry in batch]
        self.batches.append(names)
        if self.gate is not None:
            await self.gate.wait()
        for name, error in self.failing.items():
            if name in names:
                raise error
        return await super().commit(batch)


def _whose(name: str) -> Principal:
    return Principal("acme", name)


def _commit(name: str, *, epoch: int = 1, rows: int = 1) -> Commit:
    events = tuple(
        Event(sequence=n, kind=EventKind.SESSION_OPENED, at=T0, recorded_at=T0)
        for n in range(1, rows + 1)
    )
    changes = ChangeSet(event_seq=rows, store_position=0, events=events)
    return Commit(principal=_whose(name), epoch=epoch, version=0, changes=changes)


class _Calls:
    """Start commits in a known order and keep what came of each."""

    def __init__(self, store: _Store, **limits: int) -> None:
        self.store = store
        self.committer = Committer(store, limits=Limits(**limits))
        self.fates: dict[str, CommitResult | Exception] = {}
        self.scopes: dict[str, anyio.CancelScope] = {}

    async def run(self, commit: Commit) -> None:
        """Commit one change set."""
        name = commit.principal.principal_id
        with anyio.CancelScope() as self.scopes[name]:
            try:
                self.fates[name] = await self.committer.commit(commit)
            except (MnemicError, ZeroDivisionError) as error:
                self.fates[name] = error

    async def claimed(self, *names: str) -> tuple[Snapshot, ...]:
        """Claim, so that epoch 1 holds."""
        return tuple([await self.store.claim(_whose(name)) for name in names])

    async def behind(self, leader: str, *commits: Commit) -> None:
        """Hold one commit at the gate and let the others queue up behind it, in order."""
        self.store.gate = anyio.Event()
        async with anyio.create_task_group() as tasks:
            for commit in (_commit(leader), *commits):
                tasks.start_soon(self.run, commit)
                await anyio.wait_all_tasks_blocked()
            assert self.committer.statistics().waiting == len(commits)
            self.store.gate.set()
            self.store.gate = None


@both_backends
async def test_at_rest_a_commit_goes_out_at_once_and_alone() -> None:
    """Nobody waits for company."""
    calls = _Calls(_Store())
    await calls.claimed("a", "b")
    for name in ("a", "b"):
        await calls.run(_commit(name))
    assert calls.store.batches == [["a"], ["b"]]
    assert calls.fates == {"a": LANDED, "b": LANDED}


@both_backends
async def test_two_flights_may_be_under_way_at_once() -> None:
    """One is being made durable while the next one fills; the third waits."""
    calls = _Calls(_Store(), commits_in_flight=2)
    await calls.claimed("a", "b", "c")
    calls.store.gate = anyio.Event()
    async with anyio.create_task_group() as tasks:
        for name in ("a", "b", "c"):
            tasks.start_soon(calls.run, _commit(name))
            await anyio.wait_all_tasks_blocked()
        statistics = calls.committer.statistics()
        assert (statistics.in_flight, statistics.waiting) == (2, 1)
        calls.store.gate.set()
        calls.store.gate = None
    assert calls.committer.statistics().in_flight == 0
    assert calls.fates == {"a": LANDED, "b": LANDED, "c": LANDED}


@both_backends
async def test_under_load_what_waits_goes_out_together() -> None:
    """Whoever waited is in the next batch, in the order of arrival."""
    calls = _Calls(_Store(), commits_in_flight=1)
    await calls.claimed(*"abcd")
    await calls.behind("a", _commit("b"), _commit("c"), _commit("d"))
    assert calls.store.batches == [["a"], ["b", "c", "d"]]
    assert set(calls.fates.values()) == {LANDED}
    statistics = calls.committer.statistics()
    assert (statistics.batches, statistics.commits, statistics.largest_batch) == (2, 4, 3)


@both_backends
async def test_the_lead_is_handed_on_until_nobody_waits() -> None:
    """Batches are bounded in commits and in rows; a larger change set goes alone."""
    calls = _Calls(_Store(), commits_in_flight=1, batch_commits=2, batch_rows=3)
    await calls.claimed(*"abcdef")
    waiting = (_commit("b"), _commit("c"), _commit("d", rows=9), _commit("e", rows=2), _commit("f"))
    await calls.behind("a", *waiting)
    assert calls.store.batches == [["a"], ["b", "c"], ["d"], ["e", "f"]]
    assert set(calls.fates.values()) == {LANDED}
    assert calls.committer.statistics().in_flight == 0


@both_backends
async def test_a_waiter_that_is_cancelled_leaves_the_queue() -> None:
    """It is not written, and nobody else notices."""
    calls = _Calls(_Store(), commits_in_flight=1)
    await calls.claimed(*"abc")
    calls.store.gate = anyio.Event()
    async with anyio.create_task_group() as tasks:
        for name in "abc":
            tasks.start_soon(calls.run, _commit(name))
            await anyio.wait_all_tasks_blocked()
        calls.scopes["b"].cancel()
        await anyio.wait_all_tasks_blocked()
        calls.store.gate.set()
        calls.store.gate = None
    assert calls.store.batches == [["a"], ["c"]]
    assert calls.fates == {"a": LANDED, "c": LANDED}


@both_backends
async def test_an_heir_that_is_cancelled_does_not_lose_the_lead() -> None:
    """The lead was handed to b in the very moment in which b gives up: c gets it."""
    calls = _Calls(_Store(), commits_in_flight=1, batch_commits=1)
    await calls.claimed(*"abc")
    calls.store.gate = anyio.Event()
    gate = calls.store.gate

    async def lead_then_cancel() -> None:
        await calls.run(_commit("a"))
        # The lead has been passed on, and nobody has run since.
        calls.scopes["b"].cancel()

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(lead_then_cancel)
        await anyio.wait_all_tasks_blocked()
        for name in "bc":
            tasks.start_soon(calls.run, _commit(name))
            await anyio.wait_all_tasks_blocked()
        calls.store.gate = None
        gate.set()
    assert calls.fates == {"a": LANDED, "c": LANDED}
    assert calls.committer.statistics().in_flight == 0


@both_backends
async def test_a_leader_that_is_cancelled_leaves_its_followers_not_knowing() -> None:
    """Each is told so in an error of its own, and the next commit finds a free flight."""
    calls = _Calls(_Store(), commits_in_flight=1)
    await calls.claimed(*"abcd")
    calls.store.gate = first = anyio.Event()
    async with anyio.create_task_group() as tasks:
        for name in "abc":
            tasks.start_soon(calls.run, _commit(name))
            await anyio.wait_all_tasks_blocked()
        calls.store.gate = anyio.Event()
        first.set()
        await anyio.wait_all_tasks_blocked()
        assert calls.store.batches == [["a"], ["b", "c"]]
        calls.scopes["b"].cancel()
        await anyio.wait_all_tasks_blocked()
        calls.store.gate = None
        await calls.run(_commit("d"))
    assert {name: type(fate) for name, fate in calls.fates.items()} == {
        "a": CommitResult,
        "c": OutcomeUnknown,
        "d": CommitResult,
    }


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
@pytest.mark.parametrize("error", [ZeroDivisionError(), CorruptPrincipal("acme/c")])
def test_one_poisonous_change_set_fails_alone(backend: str, error: Exception) -> None:
    """Whatever is wrong with c is told to c only; the others land."""

    async def body() -> None:
        calls = _Calls(_Store(), commits_in_flight=1)
        await calls.claimed(*"abcdef")
        calls.store.failing["c"] = error
        await calls.behind("a", *(_commit(name) for name in "bcdef"))
        assert type(calls.fates.pop("c")) is type(error)
        assert calls.fates == dict.fromkeys("abdef", LANDED)

    anyio.run(body, backend=backend)


@both_backends
async def test_a_store_that_is_away_refuses_the_whole_batch() -> None:
    """Every caller raises an error of its own; nothing is tried again."""
    calls = _Calls(_Store(), commits_in_flight=1)
    await calls.claimed(*"abc")
    calls.store.failing["c"] = StoreUnavailable("it is away")
    await calls.behind("a", _commit("b"), _commit("c"))
    assert calls.fates["a"] is LANDED
    assert [str(calls.fates[name]) for name in "bc"] == ["it is away"] * 2
    assert calls.fates["b"] is not calls.fates["c"]
    assert calls.store.batches == [["a"], ["b", "c"]]
    assert calls.committer.statistics().failed_batches == 1


@both_backends
async def test_a_partly_fenced_batch_lands_the_rest() -> None:
    """Who lost its epoch drops out; results reach the right callers."""
    calls = _Calls(_Store(), commits_in_flight=1)
    await calls.claimed(*"abcd", "c")
    await calls.behind("a", _commit("b"), _commit("c"), _commit("d"))
    assert calls.fates == {"a": LANDED, "b": LANDED, "c": FENCED, "d": LANDED}
    assert calls.committer.statistics().fenced == 1
