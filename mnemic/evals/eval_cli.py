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


@app.command("memory-benchmark")
def memory_benchmark(
    *,
    deterministic_only: Annotated[
        bool,
        typer.Option(help="Score retrieval alone, with a scripted model; or run the live arm."),
    ] = True,
    corpus: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Another corpus; compares no baseline.")
    ] = None,
    policy_profile: Annotated[
        str, typer.Option(metavar="NAME", help="current, or m16: the frozen control.")
    ] = "current",
    baseline: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Compare with this baseline.")
    ] = None,
    write_baseline: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Record a baseline in a new file.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw recall and noise (mnemic[plot]).")
    ] = None,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where a live run publishes evidence.")
    ] = None,
    build_ref: Annotated[
        str | None, typer.Option(metavar="SHA", help="The commit that is measured.")
    ] = None,
    model_policy: Annotated[
        str | None,
        typer.Option(metavar="MODEL", help="The live model, PROVIDER:NAME; else MNEMIC_MODEL."),
    ] = None,
    store: Annotated[
        str, typer.Option(metavar="STORE", help="memory, embedded, or the address of an empty one.")
    ] = "memory",
    external: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="A public dataset: longmemeval, locomo or halumem."),
    ] = None,
    path: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The dataset's file on this machine.")
    ] = None,
    sample: Annotated[
        int | None, typer.Option(metavar="N", help="Draw so many questions (or users).")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the sample and of intervals.")] = 0,
    principal_speaker: Annotated[
        str | None, typer.Option(metavar="a|b", help="LoCoMo: whose memory is formed.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Measure how well memory works, on multi-session scenarios under a fixed clock.

    Exit status 0 on a pass and on a skipped live arm, 1 on drift, a regression or a
    broken structural zero, 2 for options or files that must be mended. Without a
    terminal, or with --json, the result is one JSON document.
    """
    from mnemic.evals.memory_benchmark.command import Options, run_command  # noqa: PLC0415

    status = run_command(
        Options(
            deterministic_only=deterministic_only,
            corpus=corpus,
            policy_profile=policy_profile,
            baseline=baseline,
            write_baseline=write_baseline,
            plot=plot,
            output=output,
            build_ref=build_ref,
            model_policy=model_policy,
            store=store,
            as_json=json,
            external=external,
            path=path,
            sample=sample,
            seed=seed,
            principal_speaker=principal_speaker,
        )
    )
    raise typer.Exit(status)


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
