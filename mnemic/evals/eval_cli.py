"""`mnemic eval …`: try inputs on what is built, without writing code."""

from __future__ import annotations

import os
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


OutputOption = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Where evidence is published: a new file.")
]
BuildRefOption = Annotated[
    str | None,
    typer.Option(metavar="SHA", help="The evaluated commit: the checked-out one, whole."),
]
FormationModelOption = Annotated[
    str | None,
    typer.Option(metavar="NAME", help="The model policy; else the profile's. PROVIDER:NAME too."),
]
PolicyProfileOption = Annotated[
    str, typer.Option(metavar="NAME", help="current, or m16: the policies it runs with.")
]
OverlayOption = Annotated[
    str | None,
    typer.Option(envvar="MNEMIC_PROFILES", metavar="FILE", help="Evaluate under this overlay."),
]
CONCURRENCY_MAX = 64
"""Most cases that are played at once."""

ConcurrencyOption = Annotated[
    int,
    typer.Option(min=1, max=CONCURRENCY_MAX, metavar="N", help="Cases that are played at once."),
]
SelfHostedOption = Annotated[
    bool,
    typer.Option("--self-hosted", help="The model is your own, and a call of it costs nothing."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]


@app.command("memory-distillation")
def memory_distillation(
    *,
    model_policy: FormationModelOption = None,
    policy_profile: PolicyProfileOption = "current",
    build_ref: BuildRefOption = None,
    repeats: Annotated[
        int, typer.Option(min=1, max=100, metavar="N", help="Runs that the gates pool.")
    ] = 1,
    development_only: Annotated[
        bool,
        typer.Option(
            "--development-only", help="Tune: no holdout is read and nothing is published."
        ),
    ] = False,
    corpus: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Another development corpus.")
    ] = None,
    holdout: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Another holdout, its .sha256 beside it.")
    ] = None,
    concurrency: ConcurrencyOption = 1,
    reasoning_effort: Annotated[
        str | None,
        typer.Option(metavar="EFFORT", help="What formation@9 sends; the controls send none."),
    ] = None,
    profiles: OverlayOption = None,
    self_hosted: SelfHostedOption = False,
    output: OutputOption = None,
    json: JsonOption = False,
) -> None:
    """Compare formation@7, @8 and @9 on the same labels, with a real model.

    Evidence is published when every requirement holds, and only then. It costs money, so
    that RUN_LIVE_MODEL_TESTS=1 must be set. Exit status 0 on a pass and on a skip, 1 when
    a requirement is not met, 2 for options or files that must be mended.
    """
    from mnemic.evals.memory_distillation.command import (  # noqa: PLC0415
        DistillationOptions,
        run_distillation,
    )

    options = DistillationOptions(
        output=output,
        build_ref=build_ref,
        model_policy=model_policy,
        policy_profile=policy_profile,
        profiles=profiles,
        concurrency=concurrency,
        self_hosted=self_hosted,
        as_json=json,
        repeats=repeats,
        development_only=development_only,
        corpus=corpus,
        holdout=holdout,
        reasoning_effort=reasoning_effort,
    )
    raise typer.Exit(run_distillation(options, os.environ))


@app.command("memory-formation")
def memory_formation(
    *,
    formation_policy: Annotated[
        str, typer.Option(metavar="POLICY", help="formation@10, or the frozen formation@8.")
    ] = "formation@10",
    model_policy: FormationModelOption = None,
    policy_profile: PolicyProfileOption = "current",
    build_ref: BuildRefOption = None,
    corpus: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Another control corpus.")
    ] = None,
    concurrency: ConcurrencyOption = 1,
    profiles: OverlayOption = None,
    self_hosted: SelfHostedOption = False,
    output: OutputOption = None,
    json: JsonOption = False,
) -> None:
    """Evaluate a one-call policy on the 25 control cases, with a real model.

    formation@10 runs every case on a seeded store. Statuses, money and RUN_LIVE_MODEL_TESTS
    are as for memory-distillation.
    """
    from mnemic.evals.memory_distillation.command import (  # noqa: PLC0415
        FormationOptions,
        run_formation,
    )

    options = FormationOptions(
        output=output,
        build_ref=build_ref,
        model_policy=model_policy,
        policy_profile=policy_profile,
        profiles=profiles,
        concurrency=concurrency,
        self_hosted=self_hosted,
        as_json=json,
        formation_policy=formation_policy,
        corpus=corpus,
    )
    raise typer.Exit(run_formation(options, os.environ))


@app.command("formation-score")
def formation_score(
    *,
    corpus: Annotated[
        str, typer.Argument(help="development, holdout, control, or a corpus file of your own.")
    ] = "development",
    formation_policy: Annotated[
        str,
        typer.Option(
            metavar="POLICY",
            help="formation@11, formation@7, or formation@9 answered from the labels.",
        ),
    ] = "formation@11",
    profiles: OverlayOption = None,
    show: Annotated[
        bool, typer.Option("--show", help="Word what was missed and what no label names.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Score formation against labels without a model: recall, precision, clean negatives.

    formation@9 is answered from the labels, as by a provider that is never wrong: what it
    misses, local validation refused. A holdout is never shown. Exit status 0 whatever the
    figures are, 2 for options or files that must be mended.
    """
    from mnemic.evals.memory_distillation.scoring import ScoreOptions, run_scoring  # noqa: PLC0415

    options = ScoreOptions(
        corpus=corpus,
        formation_policy=formation_policy,
        profiles=profiles,
        show=show,
        as_json=json,
    )
    raise typer.Exit(run_scoring(options))


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
