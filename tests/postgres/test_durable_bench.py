"""The durable bench: it measures what it says, on a server of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from mnemic.evals import actor_durable


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
    ):
        monkeypatch.setattr(actor_durable, name, value)
    report = actor_durable.run_durable(principals=3, messages=30, directory=tmp_path / "data")
    assert [b.connections for b in report.hot_baselines] == [1, 4]
    assert report.hot_baselines[0].retries == 0
    assert report.ask.samples == 5
    assert report.hot_ratio > 0
    assert report.many_of_raw > 0
