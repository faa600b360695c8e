"""The runtime under hundreds of schedules: whatever happens, every checker holds.

A run is a scenario and a schedule. `SEEDS` fixes both by number, so that a failure can
be repeated; Hypothesis draws both and shrinks. A seed that failed once is kept below
under the name of what it found.
"""

from __future__ import annotations

import pytest
import trio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from trio.testing import MockClock

from mnemic.actors.limits import Limits
from mnemic.evals.actor_scenario import Outcome, Scenario, play
from mnemic.evals.checkers import CheckingObserver
from mnemic.evals.faulty_store import FAULTS, Fault, FaultPlan
from mnemic.evals.seeded_trio import run_seeded

BLOCKS = 20
SEEDS_PER_BLOCK = 25

TIGHT = Limits(
    mailbox_messages=4,
    turn_messages=3,
    active_principals=2,
    batch_commits=2,
    commits_in_flight=1,
    restarts=0,
    quarantine_s=20.0,
    idle_s=60.0,
    sweep_page=1,
)
"""Bounds so low that every one of them is met."""


def _checked(scenario: Scenario) -> Outcome:
    observer = CheckingObserver()

    async def main() -> Outcome:
        return await play(scenario, observer)

    outcome = run_seeded(main, seed=scenario.seed)
    observer.check()
    return outcome


def _scenario(seed: int) -> Scenario:
    """Vary hosts, bounds, faults and cancellations with the seed."""
    return Scenario(
        seed=seed,
        principals=1 + seed % 3,
        messages=20,
        clients=1 + seed % 2,
        hosts=1 + (seed // 2) % 2,
        fault_per_mille=(0, 40, 100)[seed % 3],
        cancel_per_mille=(0, 100)[(seed // 3) % 2],
        limits=TIGHT if seed % 4 == 0 else Limits(),
    )


@pytest.mark.parametrize("block", range(BLOCKS))
def test_every_checker_holds_over_500_seeded_schedules(block: int) -> None:
    """Failing commits, cancelled askers and fenced activations among them."""
    for seed in range(block * SEEDS_PER_BLOCK, (block + 1) * SEEDS_PER_BLOCK):
        try:
            _checked(_scenario(seed))
        except BaseException as error:
            error.add_note(f"seed {seed}: {_scenario(seed)}")
            raise


def test_the_seeded_schedules_meet_what_they_claim_to_meet() -> None:
    """The control: faults, fences, refusals and give-ups do occur in a few of the seeds."""
    met: set[str] = set()
    for seed in range(40):
        outcome = _checked(_scenario(seed))
        met.update(key for key, count in outcome.counts.items() if count)
        met.update(outcome.injected)
    assert met >= {fault.value for fault in FAULTS}
    assert met >= {
        "answer Appended",
        "answer Consolidated",
        "answer Ended",
        "answer Fenced",
        "answer OutcomeUnknown",
        "answer Quarantined",
        "answer Remembered",
        "answer StoreUnavailable",
        "answer TraceRecorded",
        "answer TurnFailed",
        "crashed",
        "fenced",
        "gave up waiting",
        "passivated",
        "quarantined",
    }


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    schedule=st.random_module(),
    scenario=st.builds(
        Scenario,
        seed=st.integers(0, 2**20),
        principals=st.integers(1, 3),
        messages=st.integers(1, 20),
        clients=st.integers(1, 3),
        hosts=st.integers(1, 3),
        fault_per_mille=st.sampled_from([0, 50, 200]),
        cancel_per_mille=st.sampled_from([0, 200]),
        limits=st.sampled_from([Limits(), TIGHT]),
    ),
)
def test_every_checker_holds_on_drawn_schedules(schedule: object, scenario: Scenario) -> None:
    """Each example is another schedule: Hypothesis seeds trio's scheduler."""
    observer = CheckingObserver()
    trio.run(play, scenario, observer, clock=MockClock(autojump_threshold=0))
    observer.check()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_at_every_single_store_call(fault: Fault) -> None:
    """For n = 1, 2, …: the n-th call goes wrong, until the scenario completes without it."""
    call = 0
    while True:
        call += 1
        scenario = Scenario(
            seed=11, principals=2, clients=1, messages=12, plan=FaultPlan.at(call, fault)
        )
        outcome = _checked(scenario)
        if not outcome.injected:
            break
    assert call > 8


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_gives_the_same_trace_and_another_seed_another(seed: int) -> None:
    """Byte for byte, faults and cancellations included."""
    assert _checked(_scenario(seed)) == _checked(_scenario(seed))
    assert _checked(_scenario(seed)).digest != _checked(_scenario(seed + 100)).digest


def test_a_run_without_faults_answers_without_errors_of_the_runtime() -> None:
    """No crash, no fence, no refusal happens by itself."""
    for seed in range(10):
        outcome = _checked(Scenario(seed=seed, messages=40))
        refused = {"TurnFailed", "Fenced", "OutcomeUnknown", "StoreUnavailable", "Quarantined"}
        assert not refused & {key.removeprefix("answer ") for key in outcome.counts}
