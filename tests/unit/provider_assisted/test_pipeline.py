"""What becomes of an answer, of a failure, and of a call that is not made."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.provided.assisted import assist
from mnemic.memory.formation.provided.pipeline import StageFailure, StageReply
from mnemic.memory.model import StageMetrics
from mnemic.memory.policy import FORMATION_POLICIES, FormationPolicy
from tests.unit.provider_assisted.test_request import BOTH
from tests.unit.provider_assisted.views import (
    CONTROL,
    DEAR,
    REPAIRED,
    claim,
    known,
    only,
    reply,
    run,
    view_of,
)

TEXT = "I live in Bergen."
GOOD = claim("User lives in Bergen.", "I live in Bergen", "home location")
BAD = claim("User lives in Malmö.", "I live in Malmö", "home location")
STORE = [
    known(n, f"User keeps the {n} millimetre chisel in the drawer beside the window.")
    for n in range(1, 31)
]


@BOTH
def test_a_reply_becomes_candidates_and_metrics(policy: FormationPolicy) -> None:
    """The stage's tokens, cost and latency travel with what it made."""
    answer = StageReply(
        reply(GOOD),
        input_tokens=900,
        cached_input_tokens=100,
        cache_write_tokens=20,
        output_tokens=40,
        reasoning_tokens=7,
        cost_usd=0.003,
        latency_ms=812,
    )
    _, made = run(view_of(TEXT), answer, policy=policy)
    segment = only(made)
    assert [c.statement for c in segment.candidates] == ["User lives in Bergen."]
    assert segment.invalid == 0
    assert segment.fallback_stages == ()
    assert segment.episodes == ()
    assert segment.stages == (
        StageMetrics(
            stage="extraction",
            outcome="ok",
            input_tokens=900,
            cached_input_tokens=100,
            cache_write_tokens=20,
            output_tokens=40,
            reasoning_tokens=7,
            cost_usd=0.003,
            latency_ms=812,
        ),
    )


@BOTH
def test_a_bad_claim_costs_its_siblings_nothing(policy: FormationPolicy) -> None:
    """It is refused and counted; the others are kept."""
    _, made = run(view_of(TEXT), reply(BAD, GOOD), policy=policy)
    assert [c.statement for c in only(made).candidates] == ["User lives in Bergen."]
    assert only(made).invalid == 1
    assert only(made).stages[0].outcome == "partial_validation"


@BOTH
@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"claims":null}',
        '{"claims":[],"more":1}',
        '{"claims":[]',
        "I live in Bergen.",
        '```json\n{"claims":[]}\n```',
        "[" * 100_000,
        '{"claims":' + "[" * 100_000,
        '{"claims":["\ud800"]}',
    ],
)
def test_a_reply_out_of_the_schema_is_a_protocol_failure(
    policy: FormationPolicy, text: str
) -> None:
    """Nothing of it is taken, and the audit says so."""
    _, made = run(view_of(TEXT), text, policy=policy)
    segment = only(made)
    assert segment.stages[0].outcome == "fallback:protocol"
    assert segment.fallback_stages == ("extraction",)
    assert (segment.candidates, segment.invalid, segment.calls) == ((), 0, 1)
    assert not made.retryable


@BOTH
@pytest.mark.parametrize("failure", ["transient", "rate_limited", "timeout"])
def test_a_failure_that_may_pass_asks_for_a_re_pass(policy: FormationPolicy, failure: str) -> None:
    """The audit names its class; the range is worth another try."""
    answer = StageFailure(failure, retryable=True, cost_usd=0.01, latency_ms=30_000)
    _, made = run(view_of(TEXT), answer, policy=policy)
    segment = only(made)
    assert made.retryable
    assert segment.fallback_stages == ("extraction",)
    assert segment.stages == (
        StageMetrics(
            stage="extraction", outcome=f"fallback:{failure}", cost_usd=0.01, latency_ms=30_000
        ),
    )
    assert segment.calls == 1


@BOTH
def test_a_failure_that_will_not_pass_asks_for_none(policy: FormationPolicy) -> None:
    """A refusal is final."""
    _, made = run(view_of(TEXT), StageFailure("refused", retryable=False), policy=policy)
    assert not made.retryable
    assert only(made).stages[0].outcome == "fallback:refused"


def test_the_control_skips_a_call_it_cannot_afford() -> None:
    """Thirty beliefs at a dear price leave no output token; nothing is asked."""
    asked, made = run(view_of(TEXT, beliefs=STORE, model=DEAR), policy=CONTROL)
    assert asked == ()
    segment = only(made)
    assert segment.stages == (StageMetrics(stage="extraction", outcome="skipped:cost"),)
    assert segment.fallback_stages == ("extraction",)
    assert (segment.source_event_ids, segment.calls) == ((1,), 0)
    assert not made.retryable


def test_the_control_shrinks_before_it_skips() -> None:
    """The fuller the store, the shorter the reply it can ask for."""
    rooms = []
    for count in (0, 4, 8, 12):
        asked, _ = run(view_of(TEXT, beliefs=STORE[:count], model=DEAR), policy=CONTROL)
        rooms.append(asked[0].output_tokens_max if asked else 0)
    assert rooms == sorted(rooms, reverse=True)
    assert len(set(rooms)) == 4
    assert 0 < rooms[0] < 4_096


def test_what_costs_more_than_any_sane_call_is_said_and_kept() -> None:
    """The sanity ceiling neither shrinks nor skips; it is seen in the audit."""
    _, made = run(view_of(TEXT), StageReply(reply(GOOD), cost_usd=10.01), policy=REPAIRED)
    assert only(made).stages[0].outcome == "over_cost_ceiling"
    assert len(only(made).candidates) == 1
    _, made = run(view_of(TEXT), StageReply(reply(GOOD), cost_usd=10.0), policy=REPAIRED)
    assert only(made).stages[0].outcome == "ok"


def test_a_failure_above_the_sanity_ceiling_is_not_tried_again() -> None:
    """A retry would cost as much again."""
    dear = StageFailure("timeout", retryable=True, cost_usd=10.01)
    assert not run(view_of(TEXT), dear, policy=REPAIRED)[1].retryable
    sane = StageFailure("timeout", retryable=True, cost_usd=10.0)
    assert run(view_of(TEXT), sane, policy=REPAIRED)[1].retryable


def test_another_policy_is_refused() -> None:
    """Only the two provider-assisted policies make this call."""
    pipeline = assist(view_of(TEXT), policy=FORMATION_POLICIES["formation@9"])
    with pytest.raises(KeyError):
        next(pipeline)
