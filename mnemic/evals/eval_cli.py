"""`mnemic eval …`: try inputs on what is built, without writing code."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import anyio
import typer
from rich.console import Console

from mnemic.evals.formation_probe import ProbeReport, load_cases, run_probe
from mnemic.memory.model import encode

app = typer.Typer(help="Evaluate memory on files of cases.", no_args_is_help=True)


@app.callback()
def _group() -> None:
    """Evaluate memory on files of cases."""


@app.command("formation-probe")
def formation_probe(
    file: Annotated[Path, typer.Argument(help="A JSON file of cases.")],
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Run a file of cases through formation: formed, missed, wrong, forbidden per case.

    Exit status 0 when every case came out right, 1 when one did not, 2 for a file that is
    not of the form.
    """
    report = anyio.run(run_probe, load_cases(file))
    if json:
        typer.echo(encode(report).decode())
    else:
        _print(report)
    raise typer.Exit(0 if report.failed == 0 else 1)


def _print(report: ProbeReport) -> None:
    console = Console(highlight=False)
    for case in report.cases:
        mark = "[green]ok[/]" if case.passed else "[red]NOT OK[/]"
        console.print(f"{mark:>6}  {case.id}")
        if case.passed:
            continue
        for label in ("missed", "wrong", "forbidden"):
            for row in getattr(case, label):
                console.print(f"        {label}: {row}", markup=False)
        for belief in case.formed:
            console.print(f"        {belief.status}: {belief.statement}", markup=False)
    console.print(f"{report.passed} passed, {report.failed} failed")
