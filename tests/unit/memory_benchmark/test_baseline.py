"""The baseline is compared exactly, every difference sorted, and never overwritten."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from mnemic.errors import InvalidAddress, InvalidFile
from mnemic.evals.memory_benchmark.baseline import (
    HIGHER_IS_BETTER,
    LOWER_IS_BETTER,
    Baseline,
    compare,
    load_baseline,
    record,
    write_baseline,
)
from mnemic.evals.memory_benchmark.counts import DistanceBin, FormationCounts, ProbeCounts
from mnemic.evals.memory_benchmark.driver import run_deterministic
from tests.unit.memory_benchmark import documents

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)


@lru_cache(maxsize=1)
def baseline() -> Baseline:
    """Record the small scenario."""
    run = run_deterministic([documents.parsed(documents.dog())])
    return record(
        run, corpus_sha256="0" * 64, policy_profile="current", build_ref="abc", recorded_at=NOW
    )


def with_counts(**changes: int) -> Baseline:
    """Move counts of the sums, by so much each."""
    old = baseline()
    metrics = old.metrics
    for name, by in changes.items():
        room = "formation" if name in FormationCounts.__struct_fields__ else "retrieval"
        counts = getattr(metrics, room)
        moved = structs.replace(counts, **{name: getattr(counts, name) + by})
        metrics = structs.replace(metrics, **{room: moved})
    return structs.replace(old, metrics=metrics)


def with_row(**changes: Any) -> Baseline:
    """Replace fields of the first row; counts are moved by so much each."""
    old = baseline()
    row = old.rows[0]
    names = set(ProbeCounts.__struct_fields__) & set(changes)
    counts = structs.replace(
        row.counts, **{name: getattr(row.counts, name) + changes.pop(name) for name in names}
    )
    return structs.replace(
        old, rows=(structs.replace(row, counts=counts, **changes), *old.rows[1:])
    )


def kinds(fresh: Baseline) -> dict[str, list[str]]:
    """Give the places that differ, by kind."""
    compared = compare(baseline(), fresh)
    return {
        kind: [change.where for change in getattr(compared, kind)]
        for kind in compared.__struct_fields__
        if getattr(compared, kind)
    }


def test_the_same_run_is_current() -> None:
    """Who recorded it and when is no difference."""
    again = structs.replace(baseline(), build_ref="def", recorded_at=datetime.now(UTC))
    compared = compare(baseline(), again)

    assert compared.is_current
    assert compared.no_regression


@pytest.mark.parametrize("name", sorted(HIGHER_IS_BETTER))
def test_what_should_be_high(name: str) -> None:
    """A fall is a regression, a rise an improvement."""
    room = "formation" if name in FormationCounts.__struct_fields__ else "retrieval"
    assert kinds(with_counts(**{name: -1})) == {"regressions": [f"metrics.{room}.{name}"]}
    assert kinds(with_counts(**{name: 1})) == {"improvements": [f"metrics.{room}.{name}"]}


@pytest.mark.parametrize("name", sorted(LOWER_IS_BETTER - {"max_distinct_prefixes_per_probe"}))
def test_what_should_be_low(name: str) -> None:
    """A rise is a regression, a fall an improvement; the latter is not required."""
    room = "formation" if name in FormationCounts.__struct_fields__ else "retrieval"
    assert kinds(with_counts(**{name: 1})) == {"regressions": [f"metrics.{room}.{name}"]}
    fallen = with_counts(**{name: -1})
    assert kinds(fallen) == {"improvements": [f"metrics.{room}.{name}"]}
    assert compare(baseline(), fallen).no_regression
    assert not compare(baseline(), fallen).is_current


def test_a_second_prefix_is_a_regression() -> None:
    """A probe that moved its cacheable prefix got worse."""
    metrics = structs.replace(baseline().metrics, max_distinct_prefixes_per_probe=2)
    moved = structs.replace(baseline(), metrics=metrics)
    assert kinds(moved) == {"regressions": ["metrics.max_distinct_prefixes_per_probe"]}


@pytest.mark.parametrize(
    "change",
    [
        {"corpus_sha256": "1" * 64},
        {"benchmark_version": 2},
        {"policies": structs.replace(baseline().policies, retrieval="retrieval@9")},
        {"policies": structs.replace(baseline().policies, formation="formation@9")},
        {"policies": structs.replace(baseline().policies, provider_formation="formation@9")},
        {"policies": structs.replace(baseline().policies, extractor="other")},
        {"metrics": structs.replace(baseline().metrics, scenarios=2)},
        {"metrics": structs.replace(baseline().metrics, probes=5)},
        {"rows": baseline().rows[1:]},
    ],
)
def test_what_is_not_comparable_is_drift(change: dict[str, Any]) -> None:
    """Another corpus, version, policy, extractor, count of probes or set of rows."""
    found = kinds(structs.replace(baseline(), **change))

    assert set(found) == {"drift"}
    assert not compare(baseline(), structs.replace(baseline(), **change)).no_regression


@pytest.mark.parametrize("name", ["expected", "needed_total"])
def test_a_structural_count_that_moved_is_drift(name: str) -> None:
    """Expected beliefs and needed labels are functions of the corpus."""
    assert set(kinds(with_counts(**{name: 1}))) == {"drift"}


def test_attribution_is_a_shift() -> None:
    """Where recall happened is reported; it is neither worse nor better, yet not current."""
    shifted = with_counts(recalled_both=-1, recalled_snapshot_only=1)

    assert set(kinds(shifted)) == {"shifts"}
    assert compare(baseline(), shifted).no_regression
    assert not compare(baseline(), shifted).is_current


def test_a_probe_that_lost_a_label_is_a_regression() -> None:
    """Even when the sums hold; another count of a row is a difference without direction."""
    lost = with_row(needed_recalled=-1)
    noisy = with_row(noise_total=1)

    assert kinds(lost) == {"regressions": ["rows.mb-dog-001.p01.needed_recalled"]}
    assert kinds(noisy) == {"others": ["rows.mb-dog-001.p01.noise_total"]}
    assert not compare(baseline(), noisy).is_current


def test_distance_bins() -> None:
    """A bin's recall that fell is a regression; a population that moved is drift."""

    def binned(one: DistanceBin) -> Baseline:
        bins = {**baseline().metrics.by_distance, 1: one}
        return structs.replace(
            baseline(), metrics=structs.replace(baseline().metrics, by_distance=bins)
        )

    old = baseline().metrics.by_distance[1]
    fallen = binned(structs.replace(old, recalled=old.recalled - 1))
    moved = binned(structs.replace(old, needed=old.needed + 1))

    assert kinds(fallen) == {"regressions": ["metrics.by_distance.1.recalled"]}
    assert kinds(moved) == {"drift": ["metrics.by_distance.1.needed"]}


def test_a_baseline_is_written_once_and_read_back(tmp_path: Path) -> None:
    """The file holds the run exactly; a second write is refused and changes nothing."""
    path = tmp_path / "baseline.json"
    write_baseline(baseline(), path)
    first = path.read_bytes()

    assert load_baseline(path) == baseline()
    with pytest.raises(InvalidAddress, match="never overwritten"):
        write_baseline(with_counts(noise_total=1), path)
    assert path.read_bytes() == first
    assert b"trace" not in first


@pytest.mark.parametrize("content", ["", "{", "[]", '{"benchmark_version": "one"}'])
def test_what_is_no_baseline_is_refused(tmp_path: Path, content: str) -> None:
    """One clear error that names the file."""
    path = tmp_path / "baseline.json"
    path.write_text(content)
    with pytest.raises(InvalidFile, match=r"baseline\.json"):
        load_baseline(path)


def test_a_missing_baseline_says_how_to_record_one(tmp_path: Path) -> None:
    """The sentence names the option."""
    with pytest.raises(InvalidFile, match="--write-baseline"):
        load_baseline(tmp_path / "none.json")
