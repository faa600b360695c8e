"""The recorded baseline and the comparison with it (000 §The baseline and the re-record rule).

Compared exactly, not within a tolerance. A difference is sorted as *drift* (the two are
not comparable), a *regression*, an *improvement*, a *shift* of attribution, or *other*;
"no regression" fails on the first two, "baseline current" on any.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from mnemic.errors import InvalidAddress, InvalidFile
from mnemic.evals.memory_benchmark.corpus import BENCHMARK_VERSION
from mnemic.evals.memory_benchmark.counts import (
    DeterministicMetrics,
    DistanceBin,
    ProbeRow,
)
from mnemic.evals.memory_benchmark.driver import CURRENT_PROFILE, BenchmarkRun

PROVIDER_FORMATION_POLICY = "formation@8"
"""The provider-assisted former that 000 pairs with `formation@7`."""

BASELINE_BYTES_MAX = 16 * 1024 * 1024
"""Largest baseline file that is read."""

HIGHER_IS_BETTER = frozenset({"supported", "needed_formed", "needed_recalled", "run_completed"})
LOWER_IS_BETTER = frozenset(
    {
        "fabricated",
        "stale_live",
        "policy_failures",
        "dropped_for_ceiling",
        "noise_total",
        "dropped_for_budget",
        "blocked_rendered",
        "currency_violations",
        "abstention_leaks",
        "false_transfers",
        "protected_rendered",
        "run_policy_failures",
        "max_distinct_prefixes_per_probe",
    }
)
STRUCTURAL = frozenset({"scenarios", "probes", "expected", "needed_total"})
"""Functions of the corpus alone: another value means another corpus or mapping."""

ATTRIBUTION = frozenset({"recalled_snapshot_only", "recalled_in_turn_only", "recalled_both"})


class Policies(Struct, frozen=True, forbid_unknown_fields=True):
    """Name the policies that a run was made under."""

    profile: str
    formation: str
    provider_formation: str
    retrieval: str
    extractor: str


class Baseline(Struct, frozen=True, forbid_unknown_fields=True):
    """Record a run: what it was made of, its sums and one row a probe."""

    benchmark_version: int
    corpus_sha256: str
    policies: Policies
    build_ref: str
    recorded_at: datetime
    metrics: DeterministicMetrics
    rows: tuple[ProbeRow, ...]


class Change(Struct, frozen=True):
    """Name one count that moved; `before` or `after` is None when it was not there."""

    where: str
    before: int | str | None
    after: int | str | None


class Comparison(Struct, frozen=True):
    """Sort everything that differs between a baseline and a run."""

    drift: tuple[Change, ...] = ()
    regressions: tuple[Change, ...] = ()
    improvements: tuple[Change, ...] = ()
    shifts: tuple[Change, ...] = ()
    others: tuple[Change, ...] = ()

    @property
    def no_regression(self) -> bool:
        """Tell whether the run is comparable and nothing got worse."""
        return not self.drift and not self.regressions

    @property
    def is_current(self) -> bool:
        """Tell whether the run equals the baseline exactly."""
        return not any(structs.astuple(self))


def record(
    run: BenchmarkRun,
    *,
    corpus_sha256: str,
    policy_profile: str,
    build_ref: str,
    recorded_at: datetime,
) -> Baseline:
    """Make the baseline of a run."""
    return Baseline(
        benchmark_version=BENCHMARK_VERSION,
        corpus_sha256=corpus_sha256,
        policies=Policies(
            profile=policy_profile,
            formation=run.profile.formation_policy,
            provider_formation=PROVIDER_FORMATION_POLICY,
            retrieval=run.profile.retrieval_policy,
            extractor=run.profile.extractor,
        ),
        build_ref=build_ref,
        recorded_at=recorded_at,
        metrics=run.metrics,
        rows=run.rows,
    )


def shipped_baseline_path(policy_profile: str) -> Path:
    """Give the place of the checked-in baseline of a policy profile."""
    middle = "" if policy_profile == CURRENT_PROFILE else f".{policy_profile}"
    directory = Path(__file__).parent.parent / "capability"
    return directory / f"memory-benchmark.baseline{middle}.json"


def refuse_existing(path: Path, option: str) -> None:
    """Raise `InvalidAddress` for a path that is taken; evidence is never overwritten."""
    if path.exists() or path.is_symlink():
        raise InvalidAddress(
            f"{option}: {path} exists and is never overwritten; remove it or name another"
        )


def write_baseline(baseline: Baseline, path: Path) -> None:
    """Write a baseline to a new file, one row a line."""
    document = _laid_out(baseline)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(document)
    except FileExistsError:
        refuse_existing(path, "--write-baseline")
        raise
    except OSError as error:
        raise InvalidAddress(f"{path} cannot be written ({error.strerror})") from None


def _laid_out(baseline: Baseline) -> str:
    fields: dict[str, object] = msgspec.to_builtins(baseline)
    rows = fields.pop("rows")
    assert isinstance(rows, list | tuple)
    head = msgspec.json.format(msgspec.json.encode(fields), indent=2).decode()
    lines = ",\n".join(f"    {msgspec.json.encode(row).decode()}" for row in rows)
    return f'{head.rstrip().removesuffix("}").rstrip()},\n  "rows": [\n{lines}\n  ]\n}}\n'


def load_baseline(path: Path) -> Baseline:
    """Read a baseline; raise `InvalidFile` naming the first wrong place."""
    try:
        if path.stat().st_size > BASELINE_BYTES_MAX:
            raise InvalidFile(str(path), 1, "file", "it is larger than 16 MiB: no baseline")
        document = path.read_bytes()
    except FileNotFoundError:
        raise InvalidFile(
            str(path), 1, "file", "there is no such baseline; record one with --write-baseline"
        ) from None
    except OSError as error:
        raise InvalidFile(str(path), 1, "file", f"it cannot be read ({error.strerror})") from None
    try:
        return msgspec.json.decode(document, type=Baseline)
    except msgspec.DecodeError as error:
        raise InvalidFile(str(path), 1, "document", str(error)) from None


def compare(baseline: Baseline, fresh: Baseline) -> Comparison:
    """Sort what differs; `build_ref` and `recorded_at` say who recorded it and may differ."""
    found: dict[str, list[Change]] = {
        kind: [] for kind in ("drift", "regressions", "improvements", "shifts", "others")
    }
    before, after = dict(_values(baseline)), dict(_values(fresh))
    for where in dict.fromkeys((*before, *after)):
        old, new = before.get(where), after.get(where)
        if old != new:
            found[_kind(where, old, new)].append(Change(where, old, new))
    return Comparison(**{kind: tuple(changes) for kind, changes in found.items()})


def _values(baseline: Baseline) -> Iterator[tuple[str, int | str]]:
    """Give every compared value under its place."""
    yield "benchmark_version", baseline.benchmark_version
    yield "corpus_sha256", baseline.corpus_sha256
    for name, value in structs.asdict(baseline.policies).items():
        yield f"policies.{name}", value
    metrics = baseline.metrics
    for name in ("scenarios", "probes", "max_distinct_prefixes_per_probe"):
        yield f"metrics.{name}", getattr(metrics, name)
    yield from _counts("metrics.formation", metrics.formation)
    yield from _counts("metrics.retrieval", metrics.retrieval)
    yield from _bins("metrics.by_distance", metrics.by_distance)
    for category, sums in metrics.by_category.items():
        yield f"metrics.by_category.{category}.probes", sums.probes
        yield from _counts(f"metrics.by_category.{category}", sums.counts)
    for row in baseline.rows:
        at = f"rows.{row.scenario}.{row.probe}"
        yield f"{at}.category", row.category
        yield f"{at}.distinct_prefixes", row.distinct_prefixes
        yield from _counts(at, row.counts)
        yield from _bins(f"{at}.by_distance", row.by_distance)


def _counts(at: str, counts: Struct) -> Iterator[tuple[str, int]]:
    for name, value in structs.asdict(counts).items():
        yield f"{at}.{name}", value


def _bins(at: str, bins: Mapping[int, DistanceBin]) -> Iterator[tuple[str, int]]:
    for distance, one in bins.items():
        for name, value in structs.asdict(one).items():
            yield f"{at}.{distance}.{name}", value


def _kind(where: str, old: int | str | None, new: int | str | None) -> str:
    """Sort one difference.

    Regressions and improvements are read from the sums, the distance bins and each
    row's own recall; a row's other counts only make up the sums.
    """
    place, name = where.rsplit(".", 1) if "." in where else ("", where)
    binned = "by_distance" in place
    if _is_drift(place, name, old, new, binned=binned):
        return "drift"
    assert isinstance(old, int)
    assert isinstance(new, int)
    if binned:
        rises = name == "recalled"
        return ("improvements" if new > old else "regressions") if rises else "others"
    if name in ATTRIBUTION:
        return "shifts"
    if place.startswith("rows.") and name != "needed_recalled":
        return "others"
    if name in HIGHER_IS_BETTER:
        return "improvements" if new > old else "regressions"
    if name in LOWER_IS_BETTER:
        return "improvements" if new < old else "regressions"
    return "others"


def _is_drift(
    place: str, name: str, old: int | str | None, new: int | str | None, *, binned: bool
) -> bool:
    if old is None or new is None or isinstance(old, str) or isinstance(new, str):
        return True
    if name in STRUCTURAL or not place:
        return True
    return binned and name == "needed"
