"""Say how a run came out: a JSON document, tables for a person, a plot on request."""

from __future__ import annotations

from datetime import datetime

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from mnemic.evals.memory_benchmark.baseline import Baseline, Change, Comparison, Policies
from mnemic.evals.memory_benchmark.counts import (
    DeterministicMetrics,
    FormationCounts,
    ProbeCounts,
    ProbeRow,
)
from mnemic.evals.memory_benchmark.metrics import (
    Ratio,
    derived,
    end_to_end_recall,
    noise_ratio,
    recall_given_formed,
    structural_zeros,
)

CHANGES_SHOWN_MAX = 20
"""Most differences of a kind that a terminal shows; the JSON document has all."""


class Report(Struct, frozen=True):
    """Hold the result document of a deterministic run.

    `comparison` is None when there was nothing to compare with, `recorded` names a
    baseline that was written. A run whose own baseline is missing does not pass. No
    statement, no question and no path of a data set is in it.
    """

    benchmark: str
    arm: str
    passed: bool
    benchmark_version: int
    corpus_sha256: str
    policies: Policies
    build_ref: str
    started_at: datetime
    wall_ms: int
    metrics: DeterministicMetrics
    derived: dict[str, float | None]
    structural_zeros: dict[str, int]
    formation: dict[str, FormationCounts]
    rows: tuple[ProbeRow, ...]
    no_regression: bool | None = None
    baseline_current: bool | None = None
    comparison: Comparison | None = None
    recorded: str | None = None
    baseline_missing: bool = False


def report(
    fresh: Baseline,
    *,
    formation: dict[str, FormationCounts],
    wall_ms: int,
    comparison: Comparison | None = None,
    baseline_missing: bool = False,
) -> Report:
    """Make the result document; it passes when the zeros hold and nothing got worse."""
    zeros = structural_zeros(fresh.metrics)
    no_regression = None if comparison is None else comparison.no_regression
    return Report(
        benchmark="memory-benchmark",
        arm="deterministic",
        passed=not any(zeros.values()) and no_regression is not False and not baseline_missing,
        benchmark_version=fresh.benchmark_version,
        corpus_sha256=fresh.corpus_sha256,
        policies=fresh.policies,
        build_ref=fresh.build_ref,
        started_at=fresh.recorded_at,
        wall_ms=wall_ms,
        metrics=fresh.metrics,
        derived=derived(fresh.metrics),
        structural_zeros=zeros,
        formation=formation,
        rows=fresh.rows,
        no_regression=no_regression,
        baseline_current=None if comparison is None else comparison.is_current,
        comparison=comparison,
        baseline_missing=baseline_missing,
    )


def as_json(document: Report) -> str:
    """Write the result document as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(document), indent=2).decode()


def show(document: Report, console: Console) -> None:
    """Print the tables a person reads."""
    policies, metrics = document.policies, document.metrics
    console.print(
        f"memory benchmark, deterministic arm: {metrics.scenarios} scenarios,"
        f" {metrics.probes} probes, {document.wall_ms} ms"
        f"   ({policies.formation}, {policies.retrieval})"
    )
    console.print(_categories(metrics))
    console.print(_distances(metrics))
    formation = metrics.formation
    console.print(
        f"formation: {formation.supported} of {formation.expected} labels formed"
        f" ({formation.stated} stated), {formation.formed} live beliefs,"
        f" {formation.fabricated} unlabelled, {formation.stale_live} stale"
    )
    broken = {name: count for name, count in document.structural_zeros.items() if count}
    console.print(
        "structural zeros: all hold"
        if not broken
        else f"structural zeros BROKEN: {', '.join(f'{n} {c}' for n, c in broken.items())}"
    )
    if document.recorded is not None:
        console.print(f"baseline written to {document.recorded}", soft_wrap=True)
    if document.baseline_missing:
        console.print("no baseline is recorded for this corpus and profile: run make baseline")
    if document.comparison is not None:
        _show_comparison(document.comparison, console)
    console.print("passed" if document.passed else "FAILED")


def _categories(metrics: DeterministicMetrics) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("category")
    for heading in (
        "probes",
        "needed",
        "stated",
        "formed",
        "recalled",
        "end to end",
        "given formed",
    ):
        table.add_column(heading, justify="right")
    table.add_column("noise", justify="right")
    for category, sums in metrics.by_category.items():
        table.add_row(*_row(category, sums.probes, sums.counts))
    table.add_section()
    table.add_row(*_row("all", metrics.probes, metrics.retrieval), style="bold")
    return table


def _row(name: str, probes: int, counts: ProbeCounts) -> tuple[str, ...]:
    return (
        name,
        str(probes),
        str(counts.needed_total),
        str(counts.needed_stated),
        str(counts.needed_formed),
        str(counts.needed_recalled),
        percent(end_to_end_recall(counts)),
        percent(recall_given_formed(counts)),
        percent(noise_ratio(counts)),
    )


def _distances(metrics: DeterministicMetrics) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("sessions back")
    for heading in ("needed", "formed", "recalled", "end to end"):
        table.add_column(heading, justify="right")
    for distance, one in metrics.by_distance.items():
        table.add_row(
            str(distance),
            str(one.needed),
            str(one.formed),
            str(one.recalled),
            percent(Ratio(one.recalled, one.needed)),
        )
    return table


def percent(ratio: Ratio) -> str:
    """Show a ratio in whole per cent; a dash for nothing over nothing."""
    return "–" if ratio.value is None else f"{100 * ratio.value:.0f} %"


def _show_comparison(comparison: Comparison, console: Console) -> None:
    for kind in ("drift", "regressions", "improvements", "shifts", "others"):
        changes: tuple[Change, ...] = getattr(comparison, kind)
        if not changes:
            continue
        console.print(f"{kind}: {len(changes)}")
        for change in changes[:CHANGES_SHOWN_MAX]:
            console.print(
                f"  {change.where}: {change.before} → {change.after}", markup=False, soft_wrap=True
            )
    if comparison.is_current:
        console.print("the baseline is current")
    elif comparison.no_regression:
        console.print("no regression; the baseline is not current: record it in this change")
