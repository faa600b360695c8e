"""The live arm: two arms, one retry, a ledger, and a histogram of what failed."""

from __future__ import annotations

from decimal import Decimal

import pytest

from mnemic.agent import RunLimits
from mnemic.errors import (
    ModelRateLimited,
    ModelRefused,
    ModelTimedOut,
    ModelTruncated,
    ModelUnavailable,
)
from mnemic.evals.memory_benchmark.live.ledger import (
    PRICING_UNAVAILABLE,
    STOPPED_BY_CEILING,
    Ledger,
    Stopped,
)
from mnemic.providers.chat import ToolCall
from tests.unit.memory_benchmark.live import DOG, Played
from tests.unit.memory_benchmark.oracle import COST_USD, INSTRUCTION, Spoil, gold, says

PROBES = len(DOG.probes)


async def test_every_probe_is_asked_with_memory_and_without() -> None:
    """The prompt is the question and the instruction; only one arm remembers."""
    played = Played()
    outcome = await played.run()

    assert outcome.passed
    assert [remembers for _, remembers in played.oracle.asked] == [True, False] * PROBES
    questions = [prompt for prompt, remembers in played.oracle.asked if remembers]
    assert questions == [f"{probe.question}\n\n{INSTRUCTION}" for probe in DOG.probes]
    assert played.ledger.spent_usd == Decimal(str(COST_USD)) * 2 * PROBES
    assert outcome.document["counts"]["with_memory_correct"] == PROBES
    assert outcome.document["provider"] == "oracle"
    assert outcome.document["model"] == "oracle-1"
    assert outcome.document["compiled_policy_version"].startswith("policies:")


def failing(error: Exception, *, times: int, remembers: bool = True) -> Spoil:
    """Fail the first probe of one arm so many times."""

    def spoil(probe: object, remembered: bool, asked: int) -> Exception | None:
        first = probe is DOG.probes[0] and remembered is remembers
        return error if first and asked < times else None

    return spoil


@pytest.mark.parametrize("remembers", [True, False])
@pytest.mark.parametrize(
    "error", [ModelUnavailable("x"), ModelTimedOut("x"), RuntimeError("outside the run")]
)
async def test_what_may_pass_is_asked_once_more(error: Exception, remembers: bool) -> None:
    """A second attempt that is answered makes the run whole, and counts as a retry."""
    played = Played(failing(error, times=1, remembers=remembers))
    outcome = await played.run()

    assert outcome.passed
    assert outcome.document["counts"]["retried_runs"] == 1
    assert outcome.document["counts"]["incomplete_runs"] == 0
    assert outcome.evidence is not None
    row = outcome.evidence.rows[0]
    assert (row.with_memory.retried, row.without_memory.retried) == (remembers, not remembers)
    assert len(played.oracle.asked) == 2 * PROBES + 1


async def test_a_retried_probe_meets_the_same_store_at_the_same_instant() -> None:
    """The fresh composition recalls for the last probe what the first one would have."""

    def spoil(probe: object, remembered: bool, asked: int) -> Exception | None:
        last = probe is DOG.probes[-1] and remembered
        return ModelUnavailable("x") if last and asked == 0 else None

    plain, retried = await Played().run(), await Played(spoil).run()
    assert plain.evidence is not None
    assert retried.evidence is not None
    before, after = plain.evidence.rows[-1], retried.evidence.rows[-1]
    assert (after.recalled, after.with_memory.text) == (before.recalled, before.with_memory.text)


async def test_a_second_failure_is_kept() -> None:
    """It is incomplete, its class is counted, and nothing is published."""
    played = Played(failing(ModelUnavailable("x"), times=9))
    outcome = await played.run()

    assert not outcome.passed
    assert outcome.document["failure_classes"] == {"ModelUnavailable": 1}
    assert outcome.document["counts"]["retried_runs"] == 1
    (one,) = outcome.incomplete
    assert one.line() == (
        f"incomplete {DOG.id} p01 with_memory: status=failed error=ModelUnavailable"
        " billed=false cost_usd=0.000000"
    )


@pytest.mark.parametrize("error", [ModelRefused("x"), ModelTruncated("x", cost_usd=0.002)])
async def test_a_permanent_error_is_not_asked_again(error: ModelRefused) -> None:
    """It is kept with its class; what a failed call cost is counted."""
    played = Played(failing(error, times=1))
    outcome = await played.run()

    assert outcome.document["counts"]["retried_runs"] == 0
    assert outcome.document["failure_classes"] == {type(error).__name__: 1}
    (one,) = outcome.incomplete
    assert (one.billed, one.cost_usd) == (error.cost_usd > 0, error.cost_usd)
    answered = Decimal(str(COST_USD)) * (2 * PROBES - 1)
    assert played.ledger.spent_usd == answered + Decimal(str(error.cost_usd))


@pytest.mark.parametrize(
    ("limits", "status"),
    [
        (RunLimits(steps=1), "steps_exhausted"),
        (RunLimits(steps=4, cost_usd=COST_USD), "budget_exhausted"),
        (RunLimits(window_tokens=1), "context_overflow"),
    ],
)
async def test_what_the_runtime_decided_is_not_asked_again(limits: RunLimits, status: str) -> None:
    """Steps, budget and window ends are kept on the first attempt."""
    call = ToolCall("call-0", "recall", '{"question":"home"}')
    played = Played(lambda *_: says("", tool_calls=(call,)))
    outcome = await played.run(limits)

    assert outcome.document["counts"]["retried_runs"] == 0
    assert outcome.document["counts"]["incomplete_runs"] == 2 * PROBES
    assert {one.status for one in outcome.incomplete} == {status}


async def test_a_billed_first_attempt_counts() -> None:
    """Both attempts' costs are in the row and in the ledger."""
    played = Played(failing(ModelUnavailable("x", cost_usd=0.004), times=1))
    outcome = await played.run()

    assert outcome.evidence is not None
    assert outcome.evidence.rows[0].with_memory.cost_usd == pytest.approx(0.004 + COST_USD)
    assert played.ledger.spent_usd == Decimal("0.004") + Decimal(str(COST_USD)) * 2 * PROBES


async def test_a_pause_that_was_asked_for_is_made() -> None:
    """A rate limit names its pause; a long one is bounded."""
    for asked_s, made_s in ((7.0, 7.0), (3_600.0, 60.0), (None, 0.0)):
        played = Played(failing(ModelRateLimited("x", retry_after_s=asked_s), times=1))
        assert (await played.run()).passed
        assert played.pauses == [made_s]


async def test_a_retry_the_ceiling_refuses_stops_the_arm() -> None:
    """A second attempt goes through the same admission; its first one is in the histogram."""
    error = ModelUnavailable("x", cost_usd=0.04)
    outcome = await Played(failing(error, times=1), ceiling_usd="0.06").run()

    assert outcome.document["stopped_by"] == STOPPED_BY_CEILING
    assert outcome.document["ceiling_hits"] == 1
    assert outcome.document["failure_classes"] == {"ModelUnavailable": 1}


def test_the_ledger_admits_to_the_cent() -> None:
    """Eighty runs of five cents fit four dollars; the eighty-first does not."""
    ledger = Ledger()
    for _ in range(80):
        ledger.admit()
        ledger.settle(0.05, completed=True, unpriced=False)
    with pytest.raises(Stopped, match=STOPPED_BY_CEILING):
        ledger.admit()
    assert ledger.spent_usd == Decimal("4.00")


def test_only_a_first_completed_run_must_cost_something() -> None:
    """A failed first run may be free; a free first answer stops the arm."""
    ledger = Ledger()
    ledger.settle(0, completed=False, unpriced=False)
    with pytest.raises(Stopped, match=PRICING_UNAVAILABLE):
        ledger.settle(0, completed=True, unpriced=False)


async def test_answers_are_scored_mechanically() -> None:
    """A second line, a wrong word or an abstention is not correct; a protected word leaks."""
    protected = DOG.protected_statements[0]

    def spoil(probe: object, remembered: bool, asked: int) -> object:
        if not remembered:
            return None
        if probe is DOG.probes[0]:
            return says(f"{gold(DOG.probes[0].answer)}\nAnd more.")
        if probe is DOG.probes[-1]:
            return says(f"It is {protected}.")
        return None

    outcome = await Played(spoil).run()  # type: ignore[arg-type]
    assert outcome.document["counts"]["with_memory_correct"] == PROBES - 2
    assert outcome.document["counts"]["protected_leaks_in_answers"] == 1
