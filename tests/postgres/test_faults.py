"""Real faults on a real PostgreSQL, a few of each; `mnemic bench faults` does hundreds."""

from __future__ import annotations

import pytest

from mnemic.evals.faults import SCENARIOS, run_faults
from mnemic.evals.faults.bench import FaultOutcome, FaultsReport, counted
from mnemic.evals.faults.hosts import Ledger
from mnemic.evals.faults.victim import owner, text_of
from mnemic.stores.in_memory import InMemoryStore
from tests.contract import rows
from tests.contract.commits import landed

TIMES = {"host_killed": 5, "server_killed": 2, "connection_cut": 4}
"""How often each fault is done; the others once."""


@pytest.mark.postgres
@pytest.mark.parametrize("name", SCENARIOS)
def test_what_was_acknowledged_is_there_once(name: str) -> None:
    """Nothing lost, nothing doubled, every invariant of the stored rows holds."""
    times = TIMES.get(name, 1)
    share = SCENARIOS[name][1]
    report = run_faults(kills=round(times / share), seed=1, names=[name])
    if name in report.skipped:
        pytest.skip(report.skipped[name])
    outcome = report.scenarios[name]
    assert (outcome.lost, outcome.doubled, outcome.findings) == (0, 0, 0)
    assert outcome.times == times
    assert outcome.stored >= outcome.acknowledged > 0
    assert report.held


@pytest.mark.parametrize("field", ["lost", "doubled", "findings"])
def test_a_report_that_found_something_does_not_hold(field: str) -> None:
    """The count that matters is the one that fails the bench."""
    fine = FaultOutcome(
        times=1,
        acknowledged=1,
        stored=1,
        lost=0,
        doubled=0,
        findings=0,
        recovery_p50_ms=1.0,
        recovery_max_ms=1.0,
    )
    values = {name: getattr(fine, name) for name in fine.__struct_fields__}
    bad = FaultOutcome(**values | {field: 1})
    for outcome, held in ((fine, True), (bad, False)):
        report = FaultsReport(seed=0, principals=1, scenarios={"x": outcome}, skipped={})
        assert report.held is held


async def test_a_write_that_is_missing_is_lost_and_one_that_is_there_twice_is_doubled() -> None:
    """The control of the count: a store that kept the second of three, twice."""
    store = InMemoryStore()
    whose = owner(0)
    said = tuple(rows.event(n, text=text_of(0, 2)) for n in (1, 2))
    await store.claim(whose)
    await landed(store, rows.commit(whose, 1, 0, events=said, sessions=(rows.session(1),)))
    ledger = Ledger(1)
    for number in (1, 2, 3):
        ledger.read(f"0 {number}")
    stored, lost, doubled, _ = await counted(store, ledger)
    assert (stored, lost, doubled) == (2, 2, 1)
