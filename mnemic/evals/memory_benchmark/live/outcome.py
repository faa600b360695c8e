"""Turn a live run into evidence, or into the diagnostics of a run that publishes none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from hashlib import sha256
from typing import Any

from msgspec import Struct
from pydantic import ValidationError

from mnemic.evals.memory_benchmark.corpus import BenchmarkProbe, BenchmarkScenario
from mnemic.evals.memory_benchmark.live.arm import (
    WITH_MEMORY,
    WITHOUT_MEMORY,
    Asked,
    Attempt,
    LiveRun,
)
from mnemic.evals.memory_benchmark.live.evidence import (
    AnswerRow,
    Counts,
    EvidenceRow,
    Latency,
    MemoryBenchmarkEvidence,
    breaches,
)
from mnemic.evals.memory_benchmark.live.ledger import Ledger
from mnemic.evals.memory_benchmark.scoring import abstained, is_correct, leaks

UNKNOWN = "unknown"
NO_ERROR = "none"
"""The failure class of an incomplete run that names no error: a bound was reached."""


class Provenance(Struct, frozen=True):
    """Say what a live run was made of."""

    corpus_sha256: str
    build_ref: str
    policy_profile: str
    abstain_phrase: str
    evaluated_at: datetime
    verbatim: bool = True
    """Whether answers are quoted: only those to the shipped, invented corpus are."""


class Incomplete(Struct, frozen=True):
    """Describe a run that was not answered, without a message of anybody's."""

    scenario: str
    probe: str
    arm: str
    status: str
    error: str
    billed: bool
    cost_usd: float

    def line(self) -> str:
        """Put it on one line."""
        return (
            f"incomplete {self.scenario} {self.probe} {self.arm}: status={self.status}"
            f" error={self.error} billed={str(self.billed).lower()}"
            f" cost_usd={self.cost_usd:.6f}"
        )


class Outcome(Struct, frozen=True):
    """Hold what a live run came to: evidence, or the conditions it broke."""

    document: dict[str, Any]
    incomplete: tuple[Incomplete, ...]
    evidence: MemoryBenchmarkEvidence | None

    @property
    def passed(self) -> bool:
        """Tell whether there is evidence."""
        return self.evidence is not None

    def summary(self) -> str:
        """Put the outcome on one line."""
        shown = self.document
        counts = shown["counts"]
        verdict = "passed" if self.passed else f"no evidence ({len(shown['breached'])} conditions)"
        return (
            f"live arm {verdict}: {counts['with_memory_correct']} with memory,"
            f" {counts['without_memory_correct']} without, of {counts['probe_count']} probes;"
            f" USD {shown['total_cost_usd']:.4f}"
        )


def judge(run: LiveRun, ledger: Ledger, made: Provenance) -> Outcome:
    """Score a run's answers mechanically and weigh the publication conditions."""
    rows = tuple(_row(asked, made) for asked in run.asked)
    incomplete = _incomplete(run)
    fields: dict[str, Any] = {
        "corpus_sha256": made.corpus_sha256,
        "build_ref": made.build_ref,
        "provider": rows[0].with_memory.provider if rows else UNKNOWN,
        "model": rows[0].with_memory.model if rows else UNKNOWN,
        "policy_profile": made.policy_profile,
        "compiled_policy_version": rows[0].with_memory.compiled_policy_version if rows else UNKNOWN,
        "formation_policy": run.profile.formation_policy if run.profile else UNKNOWN,
        "retrieval_policy": run.profile.retrieval_policy if run.profile else UNKNOWN,
        "evaluated_at": made.evaluated_at,
        "counts": Counts.of(rows),
        "ceiling_hits": ledger.ceiling_hits,
        "cost_ceiling_usd": float(ledger.ceiling_usd),
        "total_cost_usd": float(ledger.spent_usd),
        "failure_classes": dict(Counter(one.error for one in incomplete)),
        "with_memory_latency": _latency([asked.with_memory for asked in run.asked]),
        "without_memory_latency": _latency([asked.without_memory for asked in run.asked]),
        "rows": rows,
    }
    try:
        # An arm that was stopped publishes nothing, whatever its rows would bear out.
        evidence = None if run.stopped_by else MemoryBenchmarkEvidence(**fields)
    except ValidationError:
        evidence = None
    return Outcome(_document(fields, run, evidence, incomplete), incomplete, evidence)


def _document(
    fields: dict[str, Any],
    run: LiveRun,
    evidence: MemoryBenchmarkEvidence | None,
    incomplete: Sequence[Incomplete],
) -> dict[str, Any]:
    """Give the result document: everything but the rows' answers."""
    shown = MemoryBenchmarkEvidence.model_construct(**fields)
    document = shown.model_dump(mode="json", exclude={"rows"})
    broken = [] if evidence is not None else list(breaches(shown))
    if run.stopped_by is not None:
        broken.insert(0, f"stopped by {run.stopped_by}")
    return {
        "benchmark": "memory-benchmark",
        "arm": "live",
        "passed": evidence is not None,
        "stopped_by": run.stopped_by,
        "breached": broken,
        **document,
        "incomplete": [one.line() for one in incomplete],
    }


def _row(asked: Asked, made: Provenance) -> EvidenceRow:
    result = asked.with_memory.result
    needed = len(asked.probe.needed)
    return EvidenceRow(
        scenario=asked.scenario.id,
        probe=asked.probe.id,
        category=asked.probe.category.value,
        abstain_expected=asked.probe.answer.kind == "abstain",
        needed=needed,
        # A run that failed outside itself left no trace to count: nothing was recalled.
        recalled=result.row.counts.needed_recalled if result else 0,
        with_memory=_answer(asked, asked.with_memory, made),
        without_memory=_answer(asked, asked.without_memory, made),
    )


def _answer(asked: Asked, attempt: Attempt, made: Provenance) -> AnswerRow:
    text = attempt.text
    return AnswerRow(
        text=text if made.verbatim else sha256(text.encode()).hexdigest(),
        completed=attempt.completed,
        correct=attempt.completed
        and is_correct(asked.probe.answer, text, abstain_phrase=made.abstain_phrase),
        abstained=attempt.completed and abstained(text, made.abstain_phrase),
        leaked_protected=any(leaks(text, p) for p in asked.scenario.protected_statements),
        policy_failures=attempt.policy_failures,
        retried=attempt.retried,
        cost_usd=attempt.cost_usd,
        latency_ms=attempt.latency_ms,
        provider=" and ".join(sorted(attempt.providers)),
        model=" and ".join(sorted(attempt.models)),
        compiled_policy_version=attempt.compiled_policy_version,
    )


def _incomplete(run: LiveRun) -> tuple[Incomplete, ...]:
    every: list[tuple[str, BenchmarkScenario, BenchmarkProbe, Attempt]] = []
    for asked in run.asked:
        every.append((WITH_MEMORY, asked.scenario, asked.probe, asked.with_memory))
        every.append((WITHOUT_MEMORY, asked.scenario, asked.probe, asked.without_memory))
    return tuple(
        Incomplete(
            scenario=scenario.id,
            probe=probe.id,
            arm=arm,
            status=attempt.status,
            error=attempt.error or NO_ERROR,
            billed=attempt.cost_usd > 0,
            cost_usd=attempt.cost_usd,
        )
        for arm, scenario, probe, attempt in (*every, *run.loose)
        if not attempt.completed
    )


def _latency(attempts: Sequence[Attempt]) -> Latency:
    """Give the nearest-rank percentiles; 0 of nothing."""
    ranked = sorted(attempt.latency_ms for attempt in attempts)

    def rank(percent: int) -> int:
        return ranked[max(0, -(-len(ranked) * percent // 100) - 1)] if ranked else 0

    return Latency(p50_ms=rank(50), p95_ms=rank(95))


__all__ = ["Incomplete", "Outcome", "Provenance", "judge"]
