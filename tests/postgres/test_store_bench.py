"""The durable bench: it measures what it says, on a server of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from mnemic.evals import store_bench


@pytest.mark.postgres
def test_the_durable_measurements_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Small, and without a claim about time: every part is there and every ratio computed."""
    for name, value in (
        ("ROUNDS", 1),
        ("BASELINE_COMMITS", 20),
        ("BASELINE_CONNECTIONS", (1, 4)),
        ("RAW_EVENTS", 40),
        ("RAW_BATCH", 20),
        ("ASKS", 5),
        ("STATEMENTS", 20),
    ):
        monkeypatch.setattr(store_bench, name, value)
    report = store_bench.run_store(principals=3, messages=30, directory=tmp_path / "data")
    assert [(b.style, b.connections) for b in report.hot_baselines] == [
        ("select for update", 1),
        ("select for update", 4),
        ("optimistic retry", 1),
        ("optimistic retry", 4),
    ]
    assert sum(b.retries for b in report.hot_baselines[:3]) == 0
    assert report.flushes_per_hot_write > 0
    assert report.write_to_readable.samples == 5
    assert report.disk.event.log_bytes > 0
    assert report.disk.belief.log_bytes > report.disk.event.log_bytes
    assert report.ask.samples == 5
    assert report.hot_ratio > 0
    assert report.many_of_raw > 0
