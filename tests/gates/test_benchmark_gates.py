"""The gates of the memory benchmark: shape, repeatability, baseline, leaks, currency.

One run of the shipped corpus serves them all. Each gate has a control beside it: a
spoiled corpus, a seeded regression, a drift, a leak or a breach that it catches.
"""

from __future__ import annotations

import itertools
import json
from datetime import UTC, datetime
from functools import lru_cache

import pytest
from msgspec import structs
from pydantic import ValidationError

from mnemic.agent.context import Context
from mnemic.evals.memory_benchmark.baseline import (
    Baseline,
    Comparison,
    compare,
    load_baseline,
    record,
    shipped_baseline_path,
)
from mnemic.evals.memory_benchmark.corpus import (
    PROBES_PER_CATEGORY_MIN,
    PROTECTED_SCENARIOS_MIN,
    SCENARIOS_MIN,
    Category,
    MemoryBenchmarkCorpus,
    is_protected_abstention,
    load_corpus,
    shipped_corpus_path,
)
from mnemic.evals.memory_benchmark.driver import (
    PROBE_RUN_LIMITS,
    Arm,
    BenchmarkRun,
    run_deterministic,
)
from mnemic.evals.memory_benchmark.metrics import structural_zeros
from mnemic.providers.chat import ChatMessage, ModelRequest
from tests.unit.memory_benchmark import documents
from tests.unit.memory_benchmark.asking import Asking

PROFILES = ("current", "m16")
RECORD_ANEW = "behaviour moved: review the difference and run `make baseline` in this change"


@lru_cache(maxsize=1)
def corpus() -> tuple[MemoryBenchmarkCorpus, str]:
    """Load the shipped corpus once."""
    return load_corpus(shipped_corpus_path())


@lru_cache(maxsize=len(PROFILES))
def fresh(policy_profile: str) -> BenchmarkRun:
    """Run the shipped corpus once per policy profile."""
    return run_deterministic(corpus()[0].scenarios, Arm(policy_profile=policy_profile))


def recorded(run: BenchmarkRun, policy_profile: str = "current") -> Baseline:
    """Make the baseline that a run would record."""
    return record(
        run,
        corpus_sha256=corpus()[1],
        policy_profile=policy_profile,
        build_ref="gate",
        recorded_at=datetime(2026, 3, 2, tzinfo=UTC),
    )


def compared(policy_profile: str) -> Comparison:
    """Compare a fresh run with the checked-in baseline."""
    baseline = load_baseline(shipped_baseline_path(policy_profile))
    return compare(baseline, recorded(fresh(policy_profile), policy_profile))


# -- gate.memory.bench_corpus_shape ------------------------------------------------------


@pytest.mark.gate("gate.memory.bench_corpus_shape")
def test_the_corpus_is_shaped_as_declared() -> None:
    """Scenarios, sessions, probes of each category, protected abstentions, scopes and spans."""
    scenarios = corpus()[0].scenarios
    probes = [probe for scenario in scenarios for probe in scenario.probes]
    counts = {c: sum(p.category is c for p in probes) for c in Category}
    days = [sum(s.total_advance_s for s in sc.sessions) / 86_400 for sc in scenarios]
    crossing = [
        scenario
        for scenario in scenarios
        if len({s.scope for s in scenario.sessions}) >= 2
        and {bool(p.needed) for p in scenario.probes if p.category is Category.TRANSFER}
        == {True, False}
    ]

    assert len(scenarios) == 16 >= SCENARIOS_MIN
    assert len(probes) == 64
    assert all(3 <= len(scenario.probes) <= 5 for scenario in scenarios)
    assert all(len(scenario.sessions) >= 2 for scenario in scenarios)
    assert min(counts.values()) >= PROBES_PER_CATEGORY_MIN
    assert sum(map(is_protected_abstention, scenarios)) >= PROTECTED_SCENARIOS_MIN
    assert len(crossing) >= 4
    assert sum(span >= 45 for span in days) >= 4
    assert max(days) > 90
    assert len({scenario.start_at for scenario in scenarios}) == len(scenarios)


@pytest.mark.gate("gate.memory.bench_corpus_shape")
def test_a_corpus_of_another_shape_is_refused() -> None:
    """The control: one scenario too few is refused (each rule has its own test beside it)."""
    document = documents.shipped()
    document["scenarios"] = document["scenarios"][:11]

    with pytest.raises(ValidationError, match="scenarios"):
        MemoryBenchmarkCorpus.model_validate_json(json.dumps(document))


# -- gate.memory.bench_reproducible ------------------------------------------------------


@pytest.mark.gate("gate.memory.bench_reproducible")
@pytest.mark.parametrize("policy_profile", PROFILES)
def test_two_runs_are_one(policy_profile: str) -> None:
    """The same aggregate, the same rows, and one cacheable prefix a probe."""
    again = run_deterministic(corpus()[0].scenarios, Arm(policy_profile=policy_profile))

    assert again.metrics == fresh(policy_profile).metrics
    assert again.rows == fresh(policy_profile).rows
    assert {row.distinct_prefixes for row in again.rows} == {1}


@pytest.mark.gate("gate.memory.bench_reproducible")
def test_the_event_loop_has_no_say() -> None:
    """Every row of the shipped corpus is the same on asyncio as on trio."""
    other = run_deterministic(corpus()[0].scenarios, Arm(), backend="asyncio")

    assert other.rows == fresh("current").rows


@pytest.mark.gate("gate.memory.bench_reproducible")
def test_a_run_that_depends_on_anything_else_is_caught() -> None:
    """The control: a question that differs from run to run changes rows."""
    numbers = itertools.count()
    arm = Arm(prompt=lambda probe: probe.question if next(numbers) < 4 else "And the weather?")
    scenarios = [documents.parsed(documents.dog())]

    assert run_deterministic(scenarios, arm) != run_deterministic(scenarios, arm)


@pytest.mark.gate("gate.memory.bench_reproducible")
def test_a_prefix_that_moves_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a prefix that is rewritten within a run breaks a structural zero."""
    numbers = itertools.count()
    honest = Context.request

    def moving(self: Context, exchange: tuple[ChatMessage, ...] = ()) -> ModelRequest:
        request = honest(self, exchange)
        stamp = ChatMessage("system", f"request {next(numbers)}", "system")
        return structs.replace(
            request,
            messages=(stamp, *request.messages),
            prefix_length=request.prefix_length + 1,
        )

    monkeypatch.setattr(Context, "request", moving)
    run = run_deterministic([documents.parsed(documents.dog())], Arm(model=Asking))

    assert run.metrics.max_distinct_prefixes_per_probe == 2
    assert structural_zeros(run.metrics)["moved_prefixes"] == 1


# -- gate.memory.bench_no_regression -----------------------------------------------------


@pytest.mark.gate("gate.memory.bench_no_regression")
@pytest.mark.parametrize("policy_profile", PROFILES)
def test_nothing_got_worse(policy_profile: str) -> None:
    """Against the checked-in baseline there is neither drift nor regression."""
    found = compared(policy_profile)

    assert not found.drift, RECORD_ANEW
    assert not found.regressions, RECORD_ANEW


@pytest.mark.gate("gate.memory.bench_no_regression")
def test_a_seeded_regression_is_caught() -> None:
    """The control: a recall that may return a single belief loses labels, and says which."""
    thin = structs.replace(PROBE_RUN_LIMITS, snapshot_items=1, recall_items=1)
    worse = run_deterministic(corpus()[0].scenarios, Arm(limits=thin))
    found = compare(recorded(fresh("current")), recorded(worse))

    assert not found.no_regression
    assert "metrics.retrieval.needed_recalled" in {c.where for c in found.regressions}
    assert any(c.where.startswith("rows.") for c in found.regressions)


@pytest.mark.gate("gate.memory.bench_no_regression")
def test_drift_is_caught() -> None:
    """The control: the other profile's run is not comparable, however good it is."""
    found = compare(recorded(fresh("current")), recorded(fresh("m16"), "m16"))

    assert not found.no_regression
    assert "policies.retrieval" in {change.where for change in found.drift}


# -- gate.memory.bench_baseline_current --------------------------------------------------


@pytest.mark.gate("gate.memory.bench_baseline_current")
@pytest.mark.parametrize("policy_profile", PROFILES)
def test_the_baseline_is_current(policy_profile: str) -> None:
    """A fresh run equals the checked-in baseline exactly."""
    found = compared(policy_profile)

    assert found.is_current, f"{RECORD_ANEW}: {structs.asdict(found)}"


@pytest.mark.gate("gate.memory.bench_baseline_current")
def test_even_an_improvement_is_not_current() -> None:
    """The control: a baseline with one belief of noise more is stale, though nothing is worse."""
    run = recorded(fresh("current"))
    noisier = structs.replace(
        run.metrics,
        retrieval=structs.replace(
            run.metrics.retrieval, noise_total=run.metrics.retrieval.noise_total + 1
        ),
    )
    found = compare(structs.replace(run, metrics=noisier), run)

    assert found.no_regression
    assert not found.is_current


# -- gate.memory.bench_protected_never_rendered ------------------------------------------


@pytest.mark.gate("gate.memory.bench_protected_never_rendered")
@pytest.mark.parametrize("policy_profile", PROFILES)
def test_protected_content_never_forms_and_never_renders(policy_profile: str) -> None:
    """No belief of any status, no recall, no block and no abstention probe has a fragment."""
    metrics = fresh(policy_profile).metrics
    protected = [s for s in corpus()[0].scenarios if s.protected_statements]

    assert len(protected) >= PROTECTED_SCENARIOS_MIN
    assert metrics.formation.policy_failures == 0
    assert metrics.retrieval.protected_rendered == 0
    assert metrics.retrieval.abstention_leaks == 0


@pytest.mark.gate("gate.memory.bench_protected_never_rendered")
def test_a_leak_is_caught() -> None:
    """The control: a fragment that does form is counted formed, rendered and leaked."""
    document = documents.dog()
    document["protected_statements"] = ["lives in Portland"]
    document["probes"][3]["forbidden_statements"] = ["lives in Portland"]
    metrics = run_deterministic([documents.parsed(document)]).metrics

    assert metrics.formation.policy_failures == 1
    assert metrics.retrieval.protected_rendered > 0
    assert metrics.retrieval.abstention_leaks == 1


# -- gate.memory.bench_supersession_current ----------------------------------------------


@pytest.mark.gate("gate.memory.bench_supersession_current")
@pytest.mark.parametrize("policy_profile", PROFILES)
def test_a_formed_update_never_renders_what_it_superseded(policy_profile: str) -> None:
    """Every update and correction whose newer belief formed renders that one alone."""
    rows = fresh(policy_profile).rows
    updates = [row for row in rows if row.category in ("update", "correction")]
    formed = [row for row in updates if row.counts.needed_formed]

    assert formed, "a gate over nothing proves nothing"
    stale = [f"{r.scenario} {r.probe}" for r in formed if r.counts.currency_violations]
    assert stale == []


@pytest.mark.gate("gate.memory.bench_supersession_current")
def test_a_stale_belief_is_caught() -> None:
    """The control: a pair of beliefs that both stand, labelled as an update, is a violation."""
    document = documents.dog()
    document["sessions"][1]["turns"][0]["text"] = "I use Neovim."
    document["beliefs"][1].update(subjects=["Neovim"], statements=["User uses Neovim."])
    row, *_ = run_deterministic([documents.parsed(document)]).rows

    assert row.counts.needed_formed == 1
    assert (row.counts.currency_violations, row.counts.currency_unformed) == (1, 0)


@pytest.mark.gate("gate.memory.bench_supersession_current")
def test_an_update_that_never_formed_is_counted_apart() -> None:
    """Rendering the older belief is right when the newer one never formed."""
    document = documents.dog()
    document["sessions"][1]["turns"][0]["text"] = "Could you draw me a map of Portland?"
    row, *_ = run_deterministic([documents.parsed(document)]).rows

    assert row.counts.needed_formed == 0
    assert (row.counts.currency_violations, row.counts.currency_unformed) == (0, 1)
