"""The integers of the memory benchmark, per scenario, per probe and summed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct, structs


class FormationCounts(Struct, frozen=True, forbid_unknown_fields=True):
    """Count what a scenario's sessions formed (000 §Metrics, formation).

    `expected` are labels that no later label supersedes, `supported` those with a
    matching live belief. `formed` are live beliefs, `stale_live` those matching a
    superseded label, `fabricated` the rest beside the supported labels: true but
    unlabelled beliefs count there too. `stated` are expected labels whose statement some
    live belief makes, under whatever subject and type: what lies between it and
    `supported` is filed otherwise than labelled. `policy_failures` are beliefs of any status with
    a protected fragment. `dropped_for_ceiling` are proposals over the commit ceiling.
    """

    expected: int = 0
    supported: int = 0
    stated: int = 0
    formed: int = 0
    stale_live: int = 0
    fabricated: int = 0
    policy_failures: int = 0
    dropped_for_ceiling: int = 0


class DistanceBin(Struct, frozen=True, forbid_unknown_fields=True):
    """Count needed labels that are stated equally far back."""

    needed: int = 0
    formed: int = 0
    recalled: int = 0


class ProbeCounts(Struct, frozen=True, forbid_unknown_fields=True):
    """Count what one probe needed, got and must not have got (000 §Metrics, retrieval).

    Beliefs are counted once per moment and once in the union (`…_total`). A needed
    label counts as recalled when a trace returned its belief; `recalled_…` attribute it.
    `needed_stated` counts the labels whose statement a live belief makes, whatever its
    subject and type.
    """

    needed_total: int = 0
    needed_stated: int = 0
    needed_formed: int = 0
    needed_recalled: int = 0
    recalled_snapshot_only: int = 0
    recalled_in_turn_only: int = 0
    recalled_both: int = 0
    returned_snapshot: int = 0
    returned_in_turn: int = 0
    returned_total: int = 0
    noise_snapshot: int = 0
    noise_in_turn: int = 0
    noise_total: int = 0
    dropped_for_budget: int = 0
    blocked_rendered: int = 0
    currency_violations: int = 0
    currency_unformed: int = 0
    abstention_leaks: int = 0
    false_transfers: int = 0
    other_forbidden_rendered: int = 0
    protected_rendered: int = 0
    run_policy_failures: int = 0
    run_completed: int = 0


class ProbeRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Hold one probe's counts; `by_distance` bins its needed labels by sessions back."""

    scenario: str
    probe: str
    category: str
    counts: ProbeCounts
    by_distance: dict[int, DistanceBin]
    distinct_prefixes: int


class CategorySums(Struct, frozen=True, forbid_unknown_fields=True):
    """Sum the probes of one category."""

    probes: int
    counts: ProbeCounts


class DeterministicMetrics(Struct, frozen=True, forbid_unknown_fields=True):
    """Hold the whole run as integers: sums over scenarios and probes."""

    scenarios: int
    probes: int
    formation: FormationCounts
    retrieval: ProbeCounts
    max_distinct_prefixes_per_probe: int
    by_category: dict[str, CategorySums]
    by_distance: dict[int, DistanceBin]


C = TypeVar("C", FormationCounts, ProbeCounts, DistanceBin)


def total(kind: type[C], counts: Iterable[C]) -> C:
    """Add counts field by field."""
    sums = dict.fromkeys(kind.__struct_fields__, 0)
    for one in counts:
        for name, value in structs.asdict(one).items():
            sums[name] += value
    return kind(**sums)
