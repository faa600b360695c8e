"""List each gate of the specification with the tests that bear its name.

`python -m tests.gates.report` runs those tests and prints one line a gate: how many
tests bear its name and how they came out. Exit status 1 when one of them failed, or when
a gate has no test.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import pytest
from rich.console import Console
from rich.table import Table

from tests.gates.registry import GATES


class GateResults:
    """Collect the outcome of every test by the gates it bears."""

    def __init__(self) -> None:
        self.gates: dict[str, list[str]] = {}
        self.outcomes: dict[str, str] = {}

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Keep the tests that bear a gate and note which."""
        kept = []
        for item in items:
            names = [n for marker in item.iter_markers("gate") for n in marker.args]
            if names:
                self.gates[item.nodeid] = names
                kept.append(item)
        config.hook.pytest_deselected(items=[i for i in items if i not in kept])
        items[:] = kept

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the worst outcome of a test's phases."""
        if report.when == "call" or report.outcome != "passed":
            self.outcomes[report.nodeid] = report.outcome


def main() -> int:
    """Run the gate tests, print the table, and give the exit status."""
    results = GateResults()
    status = pytest.main(["-q", "--no-header", "-p", "no:cacheprovider", "tests"], [results])
    by_gate: dict[str, list[str]] = defaultdict(list)
    for nodeid, names in results.gates.items():
        for name in names:
            by_gate[name].append(results.outcomes.get(nodeid, "not run"))
    table = Table(title="Gates", show_lines=False)
    for column in ("gate", "seed", "tests", "result"):
        table.add_column(column, justify="right" if column == "tests" else "left")
    for gate, seed in GATES.items():
        outcomes = by_gate[gate]
        table.add_row(gate, seed, str(len(outcomes)), _result(outcomes))
    console = Console(width=100)
    console.print(table)
    missing = [gate for gate in GATES if not by_gate[gate]]
    console.print(f"{len(GATES) - len(missing)} of {len(GATES)} gates have tests")
    return 0 if status is pytest.ExitCode.OK and not missing else 1


def _result(outcomes: list[str]) -> str:
    if not outcomes:
        return "RED (no test)"
    bad = [outcome for outcome in outcomes if outcome != "passed"]
    return "green" if not bad else f"RED ({len(bad)} {bad[0]})"


if __name__ == "__main__":
    sys.exit(main())
