"""The benches of growth: every part is there, and nothing is claimed about time."""

from __future__ import annotations

import pytest

from mnemic.evals import activation_bench, mixed_bench


def test_the_activation_bench_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each size is activated, and an image takes room."""
    for name, value in (
        ("SIZES", (5, 50)),
        ("ROUNDS", 1),
        ("HELD", 20),
        ("HELD_BELIEFS", 40),
        ("PASSIVATED", 50),
    ):
        monkeypatch.setattr(activation_bench, name, value)
    report = activation_bench.run_activation(embedded=False)
    assert [size.beliefs for size in report.sizes] == [5, 50]
    assert report.sizes[0].growth == 0.0
    assert report.sizes[1].growth > 0
    assert (report.store, report.held_beliefs, report.passivated) == ("memory", 40, 50)


def test_the_mixed_bench_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every verb is used in every population, and the first one is its own measure."""
    monkeypatch.setattr(mixed_bench, "POPULATIONS", ((4, 3), (8, 3)))
    report = mixed_bench.run_mixed(embedded=False, operations=200, seed=3)
    assert [p.principals for p in report.populations] == [4, 8]
    for population in report.populations:
        assert set(population.verbs) == {"say", "recall", "remember", "close"}
        assert sum(verb.wait.samples for verb in population.verbs.values()) == 200
    assert {verb.growth for verb in report.populations[0].verbs.values()} == {1.0}
