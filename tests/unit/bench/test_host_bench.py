"""The host's bench measures what it says, whatever the figures are."""

from __future__ import annotations

import pytest

from mnemic.evals import host_bench
from mnemic.evals.host_bench import VERBS, host_table, run_host


def test_every_verb_is_measured_on_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host in a process of its own answers as often as the call in this one."""
    monkeypatch.setattr(host_bench, "CLIENTS", (1, 2))
    monkeypatch.setattr(host_bench, "ROUNDS", 1)
    monkeypatch.setattr(host_bench, "BELIEFS", 2)
    report = run_host(embedded=False, requests=8)
    assert [(row.clients, row.verb) for row in report.rows] == [
        (clients, verb) for clients in (1, 2) for verb in VERBS
    ]
    for row in report.rows:
        assert row.in_process.waits.samples == row.http.waits.samples == 8
        assert row.rate_kept == pytest.approx(row.http.per_s / row.in_process.per_s, abs=0.001)
        assert (row.slower is None) is (row.added_us is None) is (row.clients > 1)
    assert host_table(report).row_count == len(report.rows)
