"""The bench of the actors: a digest that travels, figures that add up, a command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from mnemic.errors import InvalidAddress
from mnemic.evals import actor_speed
from mnemic.evals.actor_bench import run_deterministic
from mnemic.evals.bench_cli import app
from mnemic.evals.bench_figures import best, latency, percentile, rate

ARGUMENTS = ["actors", "--principals", "3", "--messages", "60", "--hosts", "2"]
FAULTS = ["--faults", "50", "--cancellations", "50"]
SCRIPT = "from mnemic.evals.bench_cli import app; app()"


def _printed(hash_seed: int, *arguments: str) -> str:
    """Run the bench in a process of its own, whose sets iterate in their own order."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *ARGUMENTS, *FAULTS, "--json", *arguments],
        env=os.environ | {"PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return done.stdout


def test_the_same_seed_prints_the_same_in_every_process_and_another_seed_another() -> None:
    """Hash randomization, set order and what ran before leave no trace in it."""
    first, second = _printed(1, "--seed", "5"), _printed(2, "--seed", "5")
    assert first == second
    other = json.loads(_printed(1, "--seed", "6"))
    assert other["digest"] != json.loads(first)["digest"]
    assert json.loads(first)["violations"] == []


def test_a_run_counts_what_it_did() -> None:
    """Every accepted message was answered, every commit had landed."""
    report = run_deterministic(principals=3, messages=60, seed=1)
    assert report.held
    assert report.counts["accepted"] == report.counts["answered"]
    assert report.counts["committed"] == report.counts["landed"]
    assert report.injected == {}


@pytest.mark.parametrize("field", ["principals", "messages", "hosts"])
def test_numbers_out_of_bounds_are_refused_by_name(field: str) -> None:
    """Nothing is run."""
    with pytest.raises(InvalidAddress, match=f"--{field} 0 is out of bounds"):
        run_deterministic(**{field: 0})


def test_the_command_prints_lines_or_one_document() -> None:
    """Both name the digest; nothing is wrapped or coloured away."""
    lines = CliRunner().invoke(app, [*ARGUMENTS, "--seed", "5"])
    document = CliRunner().invoke(app, [*ARGUMENTS, "--seed", "5", "--json"])
    assert (lines.exit_code, document.exit_code) == (0, 0)
    assert json.loads(document.stdout)["digest"] in lines.stdout


def test_the_command_fails_when_a_checker_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exit status 1, and the violation is printed: a bench that cannot fail is no bench."""
    monkeypatch.setattr("mnemic.memory.draft.Draft.add_receipt", lambda *_, **__: None)
    result = CliRunner().invoke(app, [*ARGUMENTS, "--messages", "1000", *FAULTS])
    assert result.exit_code == 1
    assert "keyed_effects: bench/p000" in result.stdout


def test_faults_have_no_place_in_a_measurement() -> None:
    """The combination is refused, not ignored."""
    result = CliRunner().invoke(app, ["actors", "--real-time", "--faults", "5"])
    assert isinstance(result.exception, InvalidAddress)


def test_figures_are_nearest_rank_and_best_of() -> None:
    """Percentiles are values that occurred; the best round is the one told."""
    assert [percentile([1, 2, 3, 4], share) for share in (1, 50, 75, 99)] == [1, 2, 3, 4]
    slow, fast = latency([3e-6, 5e-6]), latency([2e-6, 9e-6])
    assert (fast.p50_us, fast.p99_us, fast.samples) == (2.0, 9.0, 2)
    assert best([slow, fast]) == fast
    assert rate(10, [2.0, 1.0], cpu_s=[0.5, 0.4]).best_per_s == 10.0
    assert rate(10, [2.0, 1.0], cpu_s=[0.5, 0.3]).cpu_us == 40_000.0


def test_the_measurements_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small, and without a claim about time."""
    for name, value in (
        ("ROUNDS", 2),
        ("ASKS_PER_ROUND", 20),
        ("ACTIVATIONS_PER_ROUND", 4),
        ("BELIEFS", 5),
    ):
        monkeypatch.setattr(actor_speed, name, value)
    report = actor_speed.run_real_time(principals=3, messages=30, passivated=20)
    assert report.ask.samples == 20
    assert report.activation_beliefs == 5
    assert len(report.tell_hot.rounds_per_s) == 2
    assert report.tell_spread.best_per_s > 0
