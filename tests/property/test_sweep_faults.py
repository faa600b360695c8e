"""A sweep that is struck at any store call leaves work undone or done, and never twice."""

from __future__ import annotations

import anyio
import pytest
import trio
from msgspec.structs import replace
from trio.testing import MockClock

from mnemic.actors.clock import FixedClock
from mnemic.actors.limits import Limits
from mnemic.actors.sweeps import SweepResult, decay_sweep, trace_sweep
from mnemic.evals.faulty_store import FAULTS, NO_FAULTS, Fault, FaultPlan, FaultyStore
from mnemic.evals.verification import verify
from mnemic.memory.lifecycle.horizons import TENTATIVE_DAYS
from mnemic.memory.model import BeliefStatus, EventKind, EvidenceSpan, Longevity, Principal
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall.retention import holds_operator_fields
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.in_memory_data import InMemoryData
from mnemic.stores.port import EventQuery
from tests.contract import rows
from tests.unit.actors.doubles import hosted

PEOPLE = tuple(Principal("acme", name) for name in ("ada", "bob", "cat"))
LIMITS = Limits(sweep_page=2, restarts=100)
SWEPT_AT = rows.at(86_400 * DEFAULT_PROFILE.retrieval.decay_tau_days.fact)

GUESSED = rows.belief(1, 1, longevity=Longevity.TENTATIVE, status=BeliefStatus.PROVISIONAL)
STATED = replace(
    rows.belief(2, 2, status=BeliefStatus.PROVISIONAL, confidence=0.65),
    subject_key="user.work",
    evidence_spans=(EvidenceSpan(1, "message 1"),),
)
TRACE = rows.trace(3, 1, candidate_counts={"lexical": 1})


async def told(data: InMemoryData) -> None:
    """Give each principal a guess and a fact whose time has come, and an expired trace."""
    store = InMemoryStore(data)
    guessed = replace(GUESSED, evidence_spans=(EvidenceSpan(1, "message 1"),))
    for who in PEOPLE:
        await store.claim(who)
        entry = rows.commit(
            who,
            1,
            0,
            position=2,
            events=(rows.event(1),),
            sessions=(rows.closed_session(1),),
            beliefs=(guessed, STATED),
            traces=(TRACE,),
        )
        await store.commit([entry])


async def swept(data: InMemoryData, plan: FaultPlan) -> tuple[bool, list[SweepResult]]:
    """Run one round of each sweep on a host of its own; tell whether a fault was met."""
    scope = anyio.CancelScope()
    store = FaultyStore(InMemoryStore(data), plan, on_cancel=scope.cancel)
    clock = FixedClock(SWEPT_AT)
    results: list[SweepResult] = []
    async with hosted(store, clock=clock, limits=LIMITS, first_id=1_000) as host:
        with scope:
            results.append(await decay_sweep(store, host, clock, limits=LIMITS).tick())
            results.append(await trace_sweep(store, host, clock, limits=LIMITS).tick())
    return bool(store.injected), results


async def everything_happened_once(data: InMemoryData) -> None:
    """Assert that each principal stands where one undisturbed round leaves it."""
    store = InMemoryStore(data)
    for who in PEOPLE:
        loaded = await store.load(who)
        assert loaded is not None
        beliefs = {belief.id: belief for belief in loaded.beliefs}
        assert beliefs[GUESSED.id].status is BeliefStatus.RETIRED
        assert beliefs[STATED.id].confidence == 0.55
        assert [holds_operator_fields(trace) for trace in loaded.traces] == [False]
        kinds = [event.kind for event in await store.events(who, EventQuery(after=1))]
        assert kinds == [EventKind.RETIRED, EventKind.DECAYED]
        found = await verify(store, who)
        assert found is not None
        assert found.findings == ()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_at_every_store_call_of_a_sweep(fault: Fault) -> None:
    """For n = 1, 2, …; the next round, undisturbed, finishes what was left, exactly once."""

    async def struck(call: int) -> bool:
        data = InMemoryData()
        await told(data)
        injected, _ = await swept(data, FaultPlan.at(call, fault))
        await swept(data, NO_FAULTS)
        await everything_happened_once(data)
        _, again = await swept(data, NO_FAULTS)
        assert again == [SweepResult(), SweepResult()]
        return injected

    call = 1
    while trio.run(struck, call, clock=MockClock(autojump_threshold=0)):
        call += 1
    assert call > len(PEOPLE) * len(("claim", "decay", "expired", "expire"))


def test_the_round_is_what_it_claims_to_be() -> None:
    """The control: without a fault one round does it all, and before it nothing is done."""

    async def main() -> None:
        data = InMemoryData()
        await told(data)
        with pytest.raises(AssertionError):
            await everything_happened_once(data)
        _, results = await swept(data, NO_FAULTS)
        assert results == [SweepResult(due=3, done=3)] * 2
        await everything_happened_once(data)

    assert rows.at(86_400 * TENTATIVE_DAYS) < SWEPT_AT
    trio.run(main, clock=MockClock(autojump_threshold=0))
