"""The bench of extraction: its figures add up, and its turns are what it says they are."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from mnemic.evals import formation_bench
from mnemic.evals.bench_cli import app
from mnemic.evals.formation_bench import GROWTH_MAX, ORDINARY, TURNS_PER_S_MIN, run_formation
from mnemic.memory.formation.extractor import extract
from tests.unit.formation_grammar.said import turn

LENGTHS = (256, 1_024)


def test_the_figures_add_up() -> None:
    """Both bounds are judged on the figures that are shown."""
    report = run_formation(turns=len(ORDINARY), lengths=LENGTHS)
    assert report.turns_per_cpu_s_min == TURNS_PER_S_MIN
    assert list(report.ns_per_char) == [str(n) for n in LENGTHS]
    fast = report.turns_per_cpu_s >= TURNS_PER_S_MIN
    assert report.held == (fast and report.growth <= GROWTH_MAX)


def test_ordinary_turns_hold_facts_and_others() -> None:
    """The turns that are measured are read to the end: some form claims, some do not."""
    formed = [len(extract((turn(text),), scope="general").candidates) for text in ORDINARY]
    assert sum(formed) >= len(ORDINARY)
    assert formed.count(0) >= len(ORDINARY) // 4


def test_the_command_prints_one_document(monkeypatch: pytest.MonkeyPatch) -> None:
    """`mnemic bench formation --json` prints the report and exits by whether it held."""
    monkeypatch.setattr(formation_bench.run_formation, "__kwdefaults__", {"lengths": LENGTHS})
    done = CliRunner().invoke(app, ["formation", "--turns", "16", "--json"])
    shown = json.loads(done.stdout)
    assert done.exit_code == (0 if shown["held"] else 1)
    assert set(shown["ns_per_char"]) == {str(n) for n in LENGTHS}
