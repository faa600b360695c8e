"""The live arm's evidence: an artifact that exists is an artifact that passed.

000 §The live arm: thresholds are derived from the counts inside, never written down, and
the validator checks every publication condition again. The counts themselves are those
of the rows: a count that its rows do not bear out is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import AwareDatetime, Field, StringConstraints, model_validator

from mnemic.errors import InvalidAddress
from mnemic.evals.expected import Model
from mnemic.evals.memory_benchmark.baseline import refuse_existing

RUNS_PER_PROBE = 2
"""A probe is asked with memory and without."""

COST_TOLERANCE_USD = 1e-9
"""How far a float sum of costs may lie from the total."""

Count = Annotated[int, Field(ge=0)]
Usd = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Named = Annotated[str, StringConstraints(min_length=1, max_length=512, pattern=r"\S")]
Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


def minimum_supported_case_count(cases: int) -> int:
    """Give eighty per cent of the cases, rounded up."""
    return (4 * cases + 4) // 5


def minimum_lift(answerable: int) -> int:
    """Give twenty per cent of the answerable probes, rounded up."""
    return (answerable + 4) // 5


class AnswerRow(Model):
    """Hold one arm's answer to one probe; verbatim, for every shipped probe is invented.

    `provider` and `model` are who answered; several in one run are all named, and are
    not one.
    """

    text: str
    completed: bool
    correct: bool
    abstained: bool
    leaked_protected: bool
    policy_failures: Count
    retried: bool
    cost_usd: Usd
    latency_ms: Count
    provider: str
    model: str
    compiled_policy_version: str


class EvidenceRow(Model):
    """Hold one probe: what was needed and recalled, and what both arms answered."""

    scenario: Named
    probe: Named
    category: Named
    abstain_expected: bool
    needed: Count
    recalled: Count
    with_memory: AnswerRow
    without_memory: AnswerRow

    @property
    def recoverable(self) -> bool:
        """Tell whether the traces with memory recalled every needed label."""
        return not self.abstain_expected and self.recalled == self.needed


class Counts(Model):
    """Hold the counts that everything else is derived from."""

    probe_count: Count
    abstain_expected: Count
    with_memory_correct: Count
    without_memory_correct: Count
    recoverable_probe_count: Count
    recoverable_correct: Count
    abstain_with_memory_correct: Count
    abstain_without_memory_correct: Count
    protected_leaks_in_answers: Count
    with_memory_policy_failures: Count
    without_memory_policy_failures: Count
    incomplete_runs: Count
    retried_runs: Count

    @property
    def answerable(self) -> int:
        """Count the probes that have an answer."""
        return self.probe_count - self.abstain_expected

    @property
    def lift(self) -> int:
        """Give what memory adds: correct with it less correct without."""
        return self.with_memory_correct - self.without_memory_correct

    @classmethod
    def of(cls, rows: Sequence[EvidenceRow]) -> Self:
        """Count rows."""
        arms = [answer for row in rows for answer in (row.with_memory, row.without_memory)]
        declining = [row for row in rows if row.abstain_expected]
        recoverable = [row for row in rows if row.recoverable]
        return cls(
            probe_count=len(rows),
            abstain_expected=len(declining),
            with_memory_correct=sum(row.with_memory.correct for row in rows),
            without_memory_correct=sum(row.without_memory.correct for row in rows),
            recoverable_probe_count=len(recoverable),
            recoverable_correct=sum(row.with_memory.correct for row in recoverable),
            abstain_with_memory_correct=sum(row.with_memory.correct for row in declining),
            abstain_without_memory_correct=sum(row.without_memory.correct for row in declining),
            protected_leaks_in_answers=sum(answer.leaked_protected for answer in arms),
            with_memory_policy_failures=sum(row.with_memory.policy_failures for row in rows),
            without_memory_policy_failures=sum(row.without_memory.policy_failures for row in rows),
            incomplete_runs=sum(not answer.completed for answer in arms),
            retried_runs=sum(answer.retried for answer in arms),
        )


class Latency(Model):
    """Hold one arm's latency in milliseconds."""

    p50_ms: Count
    p95_ms: Count


class MemoryBenchmarkEvidence(Model):
    """Prove a live run that passed; the validator refuses any other."""

    schema_version: Literal[1] = 1
    benchmark: Literal["memory-benchmark"] = "memory-benchmark"
    corpus_sha256: Digest
    build_ref: Named
    provider: Named
    model: Named
    policy_profile: Named
    compiled_policy_version: Named
    formation_policy: Named
    retrieval_policy: Named
    evaluated_at: AwareDatetime
    counts: Counts
    ceiling_hits: Count
    cost_ceiling_usd: Usd
    total_cost_usd: Usd
    failure_classes: dict[Named, Annotated[int, Field(ge=1)]]
    with_memory_latency: Latency
    without_memory_latency: Latency
    rows: Annotated[tuple[EvidenceRow, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _passed(self) -> Self:
        broken = list(breaches(self))
        if broken:
            raise ValueError("; ".join(broken))
        return self


def breaches(run: MemoryBenchmarkEvidence) -> Iterator[str]:
    """Name every publication condition that a run breaks."""
    yield from _threshold_breaches(run)
    yield from _accounting_breaches(run)
    yield from _identity_breaches(run)


def _identity_breaches(run: MemoryBenchmarkEvidence) -> Iterator[str]:
    """Check that one provider, model and compiled policy version ran throughout."""
    arms = [answer for row in run.rows for answer in (row.with_memory, row.without_memory)]
    for field in ("provider", "model", "compiled_policy_version"):
        seen = {getattr(answer, field) for answer in arms} | {getattr(run, field)}
        if len(seen) != 1:
            yield f"one {field} across every run, not {len(seen)}"


def _threshold_breaches(run: MemoryBenchmarkEvidence) -> Iterator[str]:
    counts = run.counts
    floors = (
        ("lift", counts.lift, minimum_lift(counts.answerable)),
        (
            "recoverable_correct",
            counts.recoverable_correct,
            minimum_supported_case_count(counts.recoverable_probe_count),
        ),
        (
            "abstain_with_memory_correct",
            counts.abstain_with_memory_correct,
            minimum_supported_case_count(counts.abstain_expected),
        ),
    )
    for name, value, floor in floors:
        if value < floor:
            yield f"{name} is {value}, at least {floor}"
    for name, value in (
        ("protected_leaks_in_answers", counts.protected_leaks_in_answers),
        ("incomplete_runs", counts.incomplete_runs),
        ("ceiling_hits", run.ceiling_hits),
    ):
        if value:
            yield f"{name} is {value}, not 0"
    if counts.with_memory_policy_failures > counts.without_memory_policy_failures:
        yield "more policy failures with memory than without"
    if run.total_cost_usd > run.cost_ceiling_usd:
        yield f"total_cost_usd is over the ceiling of {run.cost_ceiling_usd:.2f}"


def _accounting_breaches(run: MemoryBenchmarkEvidence) -> Iterator[str]:
    """Check that the counts are those of the rows and of the runs that could be asked."""
    counts = run.counts
    if counts != Counts.of(run.rows):
        yield "the counts are not those of the rows"
    if counts.retried_runs > RUNS_PER_PROBE * counts.probe_count:
        yield "more runs were retried than there were"
    if run.failure_classes and sum(run.failure_classes.values()) != counts.incomplete_runs:
        yield "failure_classes do not account for every incomplete run"
    named = [(row.scenario, row.probe) for row in run.rows]
    if len(set(named)) != len(named):
        yield "a probe has two rows"
    spent = sum(row.with_memory.cost_usd + row.without_memory.cost_usd for row in run.rows)
    if abs(spent - run.total_cost_usd) > COST_TOLERANCE_USD * len(run.rows):
        yield "total_cost_usd is not the sum of the rows"


def publish(evidence: MemoryBenchmarkEvidence, path: Path) -> None:
    """Write evidence to a new file; raises `InvalidAddress`, and never overwrites."""
    write_new(path, evidence.model_dump_json(indent=2) + "\n")


def write_new(path: Path, document: str) -> None:
    """Write a document to a path that does not exist; raises `InvalidAddress`."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(document)
    except FileExistsError:
        refuse_existing(path, "--output")
        raise
    except OSError as error:
        raise InvalidAddress(f"--output: {path} cannot be written ({error.strerror})") from None
