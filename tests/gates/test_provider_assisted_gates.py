"""The gates of the two provider-assisted policies (003 §Hard gates; 000 §Hard gates, 20)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

import pytest

from mnemic.evals.distillation_corpus import DistillationCase, LabelClass
from mnemic.evals.expected import normalize
from mnemic.memory.formation.provided.pipeline import FormationView, StageFailure
from mnemic.memory.model import Belief, Candidate, Sensitivity
from mnemic.memory.policy import FORMATION_POLICIES, FormationPolicy
from tests.unit.provider_assisted.freeze import (
    FIXTURE,
    Claims,
    control_corpus,
    document,
    recorded_replies,
    sessions_of,
)
from tests.unit.provider_assisted.views import (
    CONTROL,
    DEAR,
    REPAIRED,
    known,
    only,
    reply,
    run,
    view_of,
)

BOTH = pytest.mark.parametrize("policy", [CONTROL, REPAIRED], ids=["formation@8", "formation@10"])
POSITIVE_CASES = 21
SUPPORTED_CASES_MIN = 17

RETURNED_TO = "User restores a 1931 Hohner accordion."
HELD = "User hides the Hohner accordion from their brother."


def populated_store() -> list[Belief]:
    """Give a store of fifty-two: what is returned to is its oldest, a sensitive one with it."""
    ordinary = [
        known(n, f"User keeps chisel number {n} in the second drawer.", f"chisel {n}")
        for n in range(3, 53)
    ]
    open_ = {"sensitivity": Sensitivity.PUBLIC}
    return [
        known(1, RETURNED_TO, "accordion", **open_),
        known(2, HELD, "accordion", sensitivity=Sensitivity.SENSITIVE),
        *ordinary,
    ]


def populated(beliefs: Iterable[Belief]) -> FormationView:
    """Give a view of a session that returns to an old belief, at a frontier model's price."""
    return view_of("The accordion got new reeds today.", beliefs=beliefs, model=DEAR)


@pytest.mark.gate("gate.memory.provider_budget_repaired")
def test_where_the_control_starves_the_repaired_policy_makes_its_call() -> None:
    """003: one call with the full output ceiling, ranked by relevance, nothing sensitive."""
    view = populated(populated_store())
    asked, made = run(view, policy=CONTROL)
    assert asked == ()
    assert only(made).stages[0].outcome == "skipped:cost"

    (request,), made = run(view, policy=REPAIRED)
    assert only(made).calls == 1
    assert request.output_tokens_max == 16_384
    assert request.timeout_s == 120.0
    shown = [belief["statement"] for belief in json.loads(request.payload)["known"]]
    assert len(shown) == 50
    assert shown[0] == RETURNED_TO
    assert HELD not in request.payload
    recency = [b.statement for b in sorted(populated_store(), key=lambda b: -b.store_position)]
    assert shown[1:] == recency[:49]


@pytest.mark.gate("gate.memory.provider_budget_repaired")
def test_the_control_makes_its_call_where_it_can_afford_one() -> None:
    """Positive control: the control's preflight is what skips, not the harness."""
    (request,), made = run(populated(populated_store()[:4]), policy=CONTROL)
    assert 1 <= request.output_tokens_max < 4_096
    assert only(made).calls == 1


@pytest.mark.gate("gate.memory.distill_versions_frozen")
def test_formation_8_is_byte_identical_to_its_record() -> None:
    """003 §Existing controls stay measurable: requests and candidates never change silently."""
    recorded = FIXTURE.read_text(encoding="utf-8")
    assert document() == recorded
    record = json.loads(recorded)
    assert len(record["consolidations"]) >= 25
    assert sum(len(c["asks"]) for c in record["consolidations"]) >= 25
    policy = FORMATION_POLICIES["formation@9"]
    assert (record["policy"], record["extractor"]) == ("formation@8", "provider-assisted-v2")
    assert (policy.version, policy.extractor) == ("formation@9", "nemori-assisted-v1")


@pytest.mark.gate("gate.memory.distill_versions_frozen")
def test_the_record_would_show_a_change() -> None:
    """Positive control: another policy's run over the same replies is another record."""
    assert document(REPAIRED) != FIXTURE.read_text(encoding="utf-8")


@BOTH
@pytest.mark.gate("gate.memory.provider_positive_coverage_v2")
def test_a_provider_supports_seventeen_of_the_positive_cases(policy: FormationPolicy) -> None:
    """000, gate 20: what a provider rightly claims is not lost on the way to a candidate."""
    corpus, replies = control_corpus(), recorded_replies()
    positive = [case for case in corpus.cases if case.positive]
    assert len(positive) == POSITIVE_CASES
    formed = {case.id: formed_by(case, replies[case.id], policy) for case in corpus.cases}
    supported = [case.id for case in positive if supports(case, formed[case.id])]
    assert len(supported) >= SUPPORTED_CASES_MIN
    for case in corpus.cases:
        assert case.positive or formed[case.id] == [], case.id


@BOTH
@pytest.mark.gate("gate.memory.provider_positive_coverage_v2")
def test_a_provider_that_fails_supports_nothing(policy: FormationPolicy) -> None:
    """Positive control: the support above comes from the replies."""
    for case in control_corpus().cases:
        for _, events in sessions_of(case):
            _, made = run(
                view_of(*events), StageFailure("transient", retryable=True), policy=policy
            )
            assert not any(segment.candidates for segment in made.segments)


def formed_by(
    case: DistillationCase, replies: Mapping[str, Claims], policy: FormationPolicy
) -> list[Candidate]:
    """Give what a provider's replies add over a case's sessions."""
    formed: list[Candidate] = []
    for session, events in sessions_of(case):
        _, made = run(view_of(*events), reply(*replies[session]), policy=policy)
        formed += [c for segment in made.segments for c in segment.candidates]
    return formed


def supports(case: DistillationCase, formed: Iterable[Candidate]) -> bool:
    """Tell whether every claim that must form is stated."""
    stated = {normalize(candidate.statement) for candidate in formed}
    return all(
        not stated.isdisjoint(normalize(s) for s in expectation.statements)
        for expectation in case.expected
        if case.label_of(expectation) is LabelClass.MUST_FORM
    )
