"""Say what an evaluation came to: one JSON document, or a table for a person."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from mnemic.activation.artifacts import DISTILLATION
from mnemic.evals.memory_distillation.outcome import ARMS, SHARES, Outcome

_SAID = {
    "direct": "direct must_form recall",
    "hypothesis": "hypothesis must_form recall",
    "useful": "useful recall",
    "precise": "benign precision",
    "covered": "evidence clauses covered",
    "represented": "restated seeds represented",
    "corrected": "corrected or rejected",
}
_COUNTED = ("boundary_failures", "segments", "calls", "fallbacks", "miscounted", "cost_usd")
_MISSES_SHOWN_MAX = 20
"""Most cases that fell short that are named on a terminal; the document names all."""


def say(outcome: Outcome, *, as_json: bool) -> None:
    """Print an outcome; without a terminal it is the document."""
    if as_json or not sys.stdout.isatty():
        print(json.dumps(outcome.document, indent=2, ensure_ascii=False))
        print(_verdict(outcome.document), file=sys.stderr)
    else:
        show(outcome, Console(highlight=False, markup=False))


def show(outcome: Outcome, console: Console) -> None:
    """Show an outcome to a person."""
    document = outcome.document
    if document["evaluation"] == DISTILLATION:
        for name, pooled in document["pooled"].items():
            console.print(_table(f"{name}, {len(document['runs'][name])} run(s)", pooled))
    else:
        _show_control(document, console)
    _show_missed(document, console)
    for sentence in document["breached"]:
        console.print(Text.assemble(("not met  ", "red"), sentence))
    style = "green" if outcome.passed else "red"
    console.print(Text(_verdict(document), style=style))


def _table(title: str, pooled: Mapping[str, Any]) -> Table:
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column("")
    for arm in ARMS:
        table.add_column(arm, justify="right")
    for name in SHARES:
        table.add_row(_SAID[name], *(_cell(pooled[arm][name]) for arm in ARMS))
    for name in _COUNTED:
        table.add_row(name.replace("_", " "), *(str(pooled[arm][name]) for arm in ARMS))
    return table


def _cell(ratio: Mapping[str, Any]) -> str:
    if not ratio["of"]:
        return "-"
    return f"{ratio['met']}/{ratio['of']}  {ratio['share']:6.1%}"


def _show_control(document: Mapping[str, Any], console: Console) -> None:
    for name in ("supported", "clean"):
        ratio = document[name]
        console.print(f"{name:<18}{ratio['met']} of {ratio['of']} cases")
    for name in ("seeded_cases", "consolidations", "calls", "miscounted", "cost_usd"):
        console.print(f"{name.replace('_', ' '):<18}{document[name]}")


def _show_missed(document: Mapping[str, Any], console: Console) -> None:
    rows = document["missed"]
    for row in rows[:_MISSES_SHOWN_MAX]:
        parts = [f"missed {name}" for name in row["missed"]]
        if row["unexpected"]:
            parts.append(f"{row['unexpected']} unexpected")
        parts += [f"{count} {name}" for name, count in row["boundary"].items()]
        if row["fell_back"]:
            parts.append(f"{row['fell_back']} fell back")
        parts += [f"{rule} failed" for rule in row["failed_checks"]]
        console.print(Text(f"{row['case']}: {', '.join(parts)}", style="dim"))
    if len(rows) > _MISSES_SHOWN_MAX:
        left = len(rows) - _MISSES_SHOWN_MAX
        console.print(Text(f"… and {left} more; --json names them all", style="dim"))


def _verdict(document: Mapping[str, Any]) -> str:
    name = document["evaluation"]
    cost = f"USD {document['cost_usd']:.4f}"
    if not document["passed"]:
        count = len(document["breached"])
        return f"{name}: no evidence, {count} requirement(s) not met; {cost}"
    if document.get("development_only"):
        return f"{name}: the development gates pass; nothing is published; {cost}"
    return f"{name}: passed; published to {document['published']}; {cost}"


__all__ = ["say", "show"]
