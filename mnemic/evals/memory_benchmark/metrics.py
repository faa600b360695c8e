"""Aggregate a run, check its structural zeros, derive ratios for display."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from mnemic.evals.memory_benchmark.corpus import Category
from mnemic.evals.memory_benchmark.counts import (
    CategorySums,
    DeterministicMetrics,
    DistanceBin,
    FormationCounts,
    ProbeCounts,
    ProbeRow,
    total,
)

PREFIXES_PER_PROBE_MAX = 1
"""Distinct cacheable prefixes a probe may record (000 §Hard gates, 2)."""


def aggregate(
    formation: Sequence[FormationCounts], rows: Sequence[ProbeRow]
) -> DeterministicMetrics:
    """Sum what scenarios formed and what probes got."""
    by_category = {}
    for category in Category:
        mine = [row.counts for row in rows if row.category == category.value]
        by_category[category.value] = CategorySums(
            probes=len(mine), counts=total(ProbeCounts, mine)
        )
    return DeterministicMetrics(
        scenarios=len(formation),
        probes=len(rows),
        formation=total(FormationCounts, formation),
        retrieval=total(ProbeCounts, (row.counts for row in rows)),
        max_distinct_prefixes_per_probe=max((row.distinct_prefixes for row in rows), default=0),
        by_category=by_category,
        by_distance=sum_bins(row.by_distance for row in rows),
    )


def sum_bins(maps: Iterable[dict[int, DistanceBin]]) -> dict[int, DistanceBin]:
    """Add distance bins, nearest first."""
    sums: dict[int, DistanceBin] = {}
    for bins in maps:
        for distance, one in bins.items():
            sums[distance] = total(DistanceBin, (sums.get(distance, DistanceBin()), one))
    return dict(sorted(sums.items()))


def structural_zeros(metrics: DeterministicMetrics) -> dict[str, int]:
    """Give the counts that must be zero in every run, whatever the corpus."""
    retrieval = metrics.retrieval
    return {
        "policy_failures": metrics.formation.policy_failures,
        "protected_rendered": retrieval.protected_rendered,
        "currency_violations": retrieval.currency_violations,
        "abstention_leaks": retrieval.abstention_leaks,
        "false_transfers": retrieval.false_transfers,
        "blocked_rendered": retrieval.blocked_rendered,
        "run_policy_failures": retrieval.run_policy_failures,
        "incomplete_runs": metrics.probes - retrieval.run_completed,
        "moved_prefixes": max(0, metrics.max_distinct_prefixes_per_probe - PREFIXES_PER_PROBE_MAX),
    }


class Ratio(Struct, frozen=True):
    """Hold a ratio as its two integers; `value` is None when there is nothing to divide by."""

    part: int
    whole: int

    @property
    def value(self) -> float | None:
        """Divide, rounded to four digits."""
        return round(self.part / self.whole, 4) if self.whole else None


def end_to_end_recall(counts: ProbeCounts) -> Ratio:
    """Give recalled over needed: the product's yardstick."""
    return Ratio(counts.needed_recalled, counts.needed_total)


def recall_given_formed(counts: ProbeCounts) -> Ratio:
    """Give recalled over formed: retrieval's yardstick."""
    return Ratio(counts.needed_recalled, counts.needed_formed)


def noise_ratio(counts: ProbeCounts) -> Ratio:
    """Give returned beliefs that no needed label matches over all returned."""
    return Ratio(counts.noise_total, counts.returned_total)


def derived(metrics: DeterministicMetrics) -> dict[str, float | None]:
    """Give the ratios for display; none is ever stored in a baseline."""
    formation, retrieval = metrics.formation, metrics.retrieval
    return {
        "formation_precision": Ratio(formation.supported, formation.formed).value,
        "formation_recall": Ratio(formation.supported, formation.expected).value,
        "needed_formed": Ratio(retrieval.needed_formed, retrieval.needed_total).value,
        "end_to_end_recall": end_to_end_recall(retrieval).value,
        "retrieval_recall_given_formed": recall_given_formed(retrieval).value,
        "noise_ratio": noise_ratio(retrieval).value,
    }
