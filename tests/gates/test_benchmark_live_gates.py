"""The gates of the live arm: what publishes evidence, and what stops before it costs more.

Each has its control beside it: the run that does publish, next to the same run with one
condition broken; the run that would cross the ceiling; the model without a price.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from mnemic.errors import InvalidAddress, ModelUnavailable
from mnemic.evals.memory_benchmark.live.evidence import (
    MemoryBenchmarkEvidence,
    minimum_lift,
    minimum_supported_case_count,
    publish,
)
from mnemic.evals.memory_benchmark.live.ledger import PRICING_UNAVAILABLE, STOPPED_BY_CEILING
from mnemic.evals.memory_benchmark.live.outcome import Outcome
from tests.unit.memory_benchmark.live import DOG, Played
from tests.unit.memory_benchmark.oracle import ABSTAIN, Spoil, gold, says

Document = dict[str, Any]


async def passing() -> MemoryBenchmarkEvidence:
    """Make evidence of a run that passed."""
    outcome = await Played().run()
    assert outcome.evidence is not None
    return outcome.evidence


# -- gate.memory.bench_evidence_publish --------------------------------------------------


@pytest.mark.gate("gate.memory.bench_evidence_publish")
async def test_a_passing_run_publishes_one_artifact(tmp_path: Path) -> None:
    """It names what it was made of, validates itself again, and is never overwritten."""
    evidence = await passing()
    path = tmp_path / "evidence.json"
    publish(evidence, path)
    read = MemoryBenchmarkEvidence.model_validate_json(path.read_text(encoding="utf-8"))

    assert read == evidence
    for name in (
        "corpus_sha256",
        "build_ref",
        "provider",
        "model",
        "policy_profile",
        "compiled_policy_version",
        "formation_policy",
        "retrieval_policy",
    ):
        assert getattr(read, name)
    before = path.read_bytes()
    with pytest.raises(InvalidAddress, match="never overwritten"):
        publish(evidence, path)
    assert path.read_bytes() == before


def _in(*place: str | int, value: object) -> Callable[[Document], None]:
    def spoil(document: Document) -> None:
        inner: Any = document
        for part in place[:-1]:
            inner = inner[part]
        inner[place[-1]] = value

    return spoil


def _answers(arm: str, **changes: object) -> Callable[[Document], None]:
    """Change every row's answer of an arm, and the counts with it."""

    def spoil(document: Document) -> None:
        for row in document["rows"]:
            row[arm].update(changes)

    return spoil


def _first(arm: str, **changes: object) -> Callable[[Document], None]:
    def spoil(document: Document) -> None:
        document["rows"][0][arm].update(changes)

    return spoil


BREACHES: dict[str, tuple[Callable[[Document], None], str]] = {
    "no lift": (_answers("without_memory", correct=True), "lift"),
    "answers wrong although recalled": (_first("with_memory", correct=False), "recoverable"),
    "no abstention": (
        lambda d: d["rows"][3]["with_memory"].update(correct=False),
        "abstain_with_memory",
    ),
    "a leak": (_first("with_memory", leaked_protected=True), "protected_leaks"),
    "a leak without memory": (_first("without_memory", leaked_protected=True), "protected_leaks"),
    "refused tool calls": (_first("with_memory", policy_failures=1), "policy failures"),
    "an incomplete run": (_first("without_memory", completed=False), "incomplete_runs"),
    "a ceiling hit": (_in("ceiling_hits", value=1), "ceiling_hits"),
    "too dear": (_in("cost_ceiling_usd", value=0.001), "over the ceiling"),
    "two providers": (_first("without_memory", provider="b"), "one provider"),
    "two models": (_first("with_memory", model="b"), "one model"),
    "another model than the rows'": (_in("model", value="b"), "one model"),
    "two policies": (
        _first("without_memory", compiled_policy_version="b"),
        "one compiled_policy_version",
    ),
    "no time zone": (_in("evaluated_at", value="2026-03-02T09:00:00"), "timezone"),
    "no build": (_in("build_ref", value=" "), "build_ref"),
    "a histogram of nothing": (_in("failure_classes", value={"X": 1}), "failure_classes"),
    "a cost of nobody": (_in("total_cost_usd", value=0.5), "sum of the rows"),
    "an unknown field": (_in("note", value="fine"), "note"),
    "a probe twice": (lambda d: d["rows"].append(d["rows"][0]), "two rows"),
}


def recounted(document: Document) -> Document:
    """Bring the counts in line with the rows, so that a breach is told from a miscount."""
    rows = document["rows"]
    arms = [row[arm] for row in rows for arm in ("with_memory", "without_memory")]
    abstaining = [row for row in rows if row["abstain_expected"]]
    recoverable = [r for r in rows if not r["abstain_expected"] and r["recalled"] == r["needed"]]
    document["counts"] = {
        "probe_count": len(rows),
        "abstain_expected": len(abstaining),
        "with_memory_correct": sum(r["with_memory"]["correct"] for r in rows),
        "without_memory_correct": sum(r["without_memory"]["correct"] for r in rows),
        "recoverable_probe_count": len(recoverable),
        "recoverable_correct": sum(r["with_memory"]["correct"] for r in recoverable),
        "abstain_with_memory_correct": sum(r["with_memory"]["correct"] for r in abstaining),
        "abstain_without_memory_correct": sum(r["without_memory"]["correct"] for r in abstaining),
        "protected_leaks_in_answers": sum(a["leaked_protected"] for a in arms),
        "with_memory_policy_failures": sum(r["with_memory"]["policy_failures"] for r in rows),
        "without_memory_policy_failures": sum(r["without_memory"]["policy_failures"] for r in rows),
        "incomplete_runs": sum(not a["completed"] for a in arms),
        "retried_runs": sum(a["retried"] for a in arms),
    }
    return document


@pytest.mark.gate("gate.memory.bench_evidence_publish")
@pytest.mark.parametrize("name", BREACHES)
async def test_an_artifact_that_breaks_one_condition_does_not_validate(name: str) -> None:
    """The same artifact with one condition broken, and its counts true, is refused for it."""
    spoil, named = BREACHES[name]
    document = json.loads((await passing()).model_dump_json())
    MemoryBenchmarkEvidence.model_validate_json(json.dumps(recounted(document)))

    spoil(document)
    with pytest.raises(ValidationError, match=named):
        MemoryBenchmarkEvidence.model_validate_json(json.dumps(recounted(document)))


@pytest.mark.gate("gate.memory.bench_evidence_publish")
async def test_every_count_is_borne_out_by_the_rows() -> None:
    """No count can be tuned alone, in whatever direction."""
    document = json.loads((await passing()).model_dump_json())
    for name, value in document["counts"].items():
        for tuned in (value + 1, max(0, value - 1)):
            if tuned == value:
                continue
            spoilt = {**document, "counts": {**document["counts"], name: tuned}}
            with pytest.raises(ValidationError):
                MemoryBenchmarkEvidence.model_validate_json(json.dumps(spoilt))


@pytest.mark.gate("gate.memory.bench_evidence_publish")
def test_thresholds_are_derived() -> None:
    """A fifth of the answerable, four fifths of the cases, both rounded up."""
    assert [minimum_lift(n) for n in (0, 1, 5, 6, 50)] == [0, 1, 1, 2, 10]
    assert [minimum_supported_case_count(n) for n in (0, 1, 5, 20, 21)] == [0, 1, 4, 16, 17]


RUNS: dict[str, tuple[Spoil, str]] = {
    "memory adds nothing": (lambda p, m, n: says(gold(p.answer)), "lift"),
    "it never abstains": (
        lambda p, m, n: says("Seattle.") if m and p.answer.kind == "abstain" else None,
        "abstain_with_memory_correct",
    ),
    "it always abstains": (lambda p, m, n: says(ABSTAIN), "recoverable_correct"),
    "it leaks": (
        lambda p, m, n: says("It is REDACTED-TOKEN-ONE.") if m and p.id == "p04" else None,
        "protected_leaks_in_answers",
    ),
    "it breaks off twice": (
        lambda p, m, n: ModelUnavailable("x") if p.id == "p02" else None,
        "incomplete_runs",
    ),
    "another model takes over": (
        lambda p, m, n: says(ABSTAIN, model="oracle-2") if not m and p.id == "p04" else None,
        "one model",
    ),
    "another provider takes over": (
        lambda p, m, n: says(ABSTAIN, provider="elsewhere") if not m and p.id == "p04" else None,
        "one provider",
    ),
}


@pytest.mark.gate("gate.memory.bench_evidence_publish")
@pytest.mark.parametrize("name", RUNS)
async def test_a_failing_run_returns_diagnostics(name: str) -> None:
    """It has no evidence and names the condition that it broke."""
    spoil, named = RUNS[name]
    outcome = await Played(spoil).run()

    assert outcome.evidence is None
    assert not outcome.document["passed"]
    assert any(named in breach for breach in outcome.document["breached"])


# -- gate.memory.bench_cost_ceiling ------------------------------------------------------


@pytest.mark.gate("gate.memory.bench_cost_ceiling")
@pytest.mark.parametrize(("ceiling_usd", "asked"), [("0.05", 1), ("0.1", 3), ("0.15", 6)])
async def test_the_run_that_would_cross_the_ceiling_is_refused(
    ceiling_usd: str, asked: int
) -> None:
    """At two cents a run, no run starts that could cross it; nothing is published."""
    played = Played(lambda p, m, n: says(gold(p.answer), cost_usd=0.02), ceiling_usd=ceiling_usd)
    outcome = await played.run()

    assert len(played.oracle.asked) == asked
    assert played.ledger.spent_usd <= played.ledger.ceiling_usd
    assert outcome.evidence is None
    assert outcome.document["stopped_by"] == STOPPED_BY_CEILING
    assert outcome.document["ceiling_hits"] == 1


@pytest.mark.gate("gate.memory.bench_cost_ceiling")
async def test_the_same_run_under_its_ceiling_is_not_stopped() -> None:
    """The control: eight runs at two cents fit where the last still leaves its five cents."""

    def dear(p: Any, m: bool, n: int) -> Any:
        return says(gold(p.answer) if m else ABSTAIN, cost_usd=0.02)

    outcome = await Played(dear, ceiling_usd="0.19").run()
    assert outcome.document["stopped_by"] is None
    assert outcome.passed


@pytest.mark.gate("gate.memory.bench_cost_ceiling")
async def test_a_model_without_a_price_aborts_the_arm() -> None:
    """The first completed run that costs nothing ends the arm with the sentence."""
    played = Played(lambda p, m, n: says(gold(p.answer), cost_usd=0.0))
    outcome = await played.run()

    assert len(played.oracle.asked) == 1
    assert outcome.evidence is None
    assert outcome.document["stopped_by"] == PRICING_UNAVAILABLE
    assert PRICING_UNAVAILABLE == "model pricing unavailable; ceiling unenforceable"


@pytest.mark.gate("gate.memory.bench_cost_ceiling")
@pytest.mark.parametrize("remembers", [True, False])
async def test_a_price_that_goes_missing_later_aborts_too(remembers: bool) -> None:
    """A later answer without a price would be spent uncounted; what came before is no proof."""

    def spoil(p: Any, m: bool, n: int) -> Any:
        return says(ABSTAIN, cost_usd=0.0) if p is DOG.probes[1] and m is remembers else None

    outcome: Outcome = await Played(spoil).run()
    assert outcome.document["stopped_by"] == PRICING_UNAVAILABLE
    assert outcome.evidence is None
