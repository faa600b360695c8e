"""`mnemic bench …`: measure what is built, without writing code."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import typer
from msgspec import Struct
from rich.console import Console

from mnemic.errors import InvalidAddress
from mnemic.evals.actor_bench import run_deterministic
from mnemic.extras import extra
from mnemic.memory.model import encode
from mnemic.memory.policy import FORMATION_POLICIES, RICH_POLICY

app = typer.Typer(help="Measure mnemic.", no_args_is_help=True)


class BenchStore(Enum):
    """Name what a bench writes to."""

    MEMORY = "memory"
    EMBEDDED = "embedded"


@app.callback()
def _group() -> None:
    """Measure mnemic."""


@app.command()
def actors(
    *,
    principals: Annotated[int, typer.Option(min=1, help="How many principals.")] = 8,
    messages: Annotated[int, typer.Option(min=1, help="How many messages over all.")] = 2_000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of play and schedule.")] = 0,
    hosts: Annotated[int, typer.Option(min=1, max=16, help="Hosts on the one store.")] = 1,
    faults: Annotated[
        int, typer.Option(min=0, max=1_000, help="Store calls that go wrong, per mille.")
    ] = 0,
    cancellations: Annotated[
        int, typer.Option(min=0, max=1_000, help="Askers that give up, per mille.")
    ] = 0,
    real_time: Annotated[
        bool, typer.Option("--real-time", help="Measure speed and memory on a real clock.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Drive the actor runtime in memory.

    By default deterministically: seeded messages on a seeded schedule and a mock clock,
    every checker fed, and a digest of the whole trace; the same arguments print the same
    on any machine. Exit status 0 when every checker held, 1 when one did not.

    With --real-time it measures speed and memory; `mnemic bench store` does so on a
    PostgreSQL.
    """
    if real_time:
        if faults or cancellations or hosts > 1:
            raise InvalidAddress("faults, cancellations and hosts belong to the seeded run")
        from mnemic.evals.actor_speed import run_real_time  # noqa: PLC0415

        _show(run_real_time(principals=principals, messages=messages), json=json)
        return
    report = run_deterministic(
        principals=principals,
        messages=messages,
        seed=seed,
        hosts=hosts,
        fault_per_mille=faults,
        cancel_per_mille=cancellations,
    )
    _show(report, json=json)
    raise typer.Exit(0 if report.held else 1)


@app.command("store")
def store_speed(
    *,
    principals: Annotated[int, typer.Option(min=1, help="How many write at once.")] = 1_000,
    messages: Annotated[int, typer.Option(min=1, help="How many messages a round.")] = 20_000,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Measure durable writes on a PostgreSQL of its own, fsync on.

    Beside one transaction per command, with SELECT … FOR UPDATE and with optimistic retry,
    on one connection and on sixteen, and beside raw set-based inserts as the limit; then
    what a write costs on disk, in waits for it, and until it can be read.
    """
    from mnemic.evals.store_bench import run_store  # noqa: PLC0415 - asyncpg and a server

    _show(run_store(principals=principals, messages=messages), json=json)


@app.command("activation")
def activation(
    *,
    store: Annotated[BenchStore, typer.Option(help="Where images come from.")] = BenchStore.MEMORY,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Measure what an image costs: to load at three sizes, and to hold."""
    from mnemic.evals.activation_bench import run_activation  # noqa: PLC0415

    _show(run_activation(embedded=store is BenchStore.EMBEDDED), json=json)


@app.command("mixed")
def mixed(
    *,
    store: Annotated[BenchStore, typer.Option(help="Where they are.")] = BenchStore.MEMORY,
    operations: Annotated[int, typer.Option(min=100, help="Verbs for each population.")] = 5_000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of who says what.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Measure say, recall, remember and close for many people at once.

    In three populations: a small one, one with ten times the principals, one with ten
    times the beliefs of each. `growth` compares a verb's median with the small one's.
    """
    from mnemic.evals.mixed_bench import run_mixed  # noqa: PLC0415

    embedded = store is BenchStore.EMBEDDED
    _show(run_mixed(embedded=embedded, operations=operations, seed=seed), json=json)


@app.command()
def sweep(
    *,
    principals: Annotated[int, typer.Option(min=10, help="How many principals.")] = 100_000,
    due: Annotated[int, typer.Option(min=1, help="How many of them have work due.")] = 100,
    store: Annotated[BenchStore, typer.Option(help="Where they are.")] = BenchStore.EMBEDDED,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Measure a decay sweep over many principals of whom few have work due.

    Beside a population ten times smaller with as many due: the ratio tells whether a
    round costs what is due or what there is. On PostgreSQL the query's executed plan.
    """
    from mnemic.evals.sweep_bench import run_sweep  # noqa: PLC0415 - asyncpg and a server

    if due > principals // 10:
        raise InvalidAddress("a tenth of the principals must be at least as many as are due")
    embedded = store is BenchStore.EMBEDDED
    _show(run_sweep(embedded=embedded, principals=principals, due=due), json=json)


@app.command("recall")
def recall_speed(
    *,
    beliefs: Annotated[int, typer.Option(min=1, help="Beliefs on the image.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of beliefs and questions.")] = 0,
    store: Annotated[
        BenchStore, typer.Option(help="With embedded: beside a PostgreSQL's own search.")
    ] = BenchStore.MEMORY,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Measure recall on an image, stage by stage, at a tenth and at five times the size too.

    With --store embedded the same look-ups go to PostgreSQL in the same run, and both must
    give the same beliefs: exit status 1 when they do not.
    """
    from mnemic.evals.recall_bench import run_recall  # noqa: PLC0415

    report = run_recall(beliefs=beliefs, seed=seed, is_embedded=store is BenchStore.EMBEDDED)
    _show(report, json=json)
    raise typer.Exit(0 if report.search is None or report.search.equal else 1)


@app.command()
def formation(
    *,
    turns: Annotated[int, typer.Option(min=16, help="How many ordinary turns.")] = 1_600,
    policy: Annotated[
        str, typer.Option(help="formation@11, or the frozen formation@7.", metavar="POLICY")
    ] = RICH_POLICY,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Measure extraction: ordinary turns a second on one core, and long turns.

    Exit status 0 when both bounds held, 1 when one did not.
    """
    from mnemic.evals.formation_bench import run_formation  # noqa: PLC0415

    if FORMATION_POLICIES.get(policy) is None or FORMATION_POLICIES[policy].asks_provider:
        raise InvalidAddress(f"{policy} is no deterministic policy; use formation@7 or @11")
    report = run_formation(turns=turns, policy=policy)
    _show(report, json=json)
    raise typer.Exit(0 if report.held else 1)


@app.command()
def faults(
    *,
    kills: Annotated[int, typer.Option(min=1, help="How often a host is killed.")] = 300,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the moments.")] = 0,
    scenario: Annotated[
        list[str] | None, typer.Option(help="Only this one; repeatable.", metavar="NAME")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Kill, cut, pause and starve hosts and a real PostgreSQL, and count what was lost.

    Scenarios: host_killed, server_killed, connection_cut, host_paused, disk_full,
    statement_timeout; the others are done in proportion to the kills. Exit status 0 when
    every acknowledged write is there once and every invariant holds, 1 when not.
    """
    from mnemic.evals.faults import SCENARIOS, run_faults  # noqa: PLC0415 - a real server

    names = tuple(scenario or SCENARIOS)
    for name in names:
        if name not in SCENARIOS:
            raise InvalidAddress(f"there is no scenario {name!r}; use {', '.join(SCENARIOS)}")
    report = run_faults(kills=kills, seed=seed, names=names)
    _show(report, json=json)
    raise typer.Exit(0 if report.held else 1)


@app.command()
def host(
    *,
    requests: Annotated[
        int, typer.Option(min=64, help="Requests for each verb, number of clients and round.")
    ] = 640,
    store: Annotated[BenchStore, typer.Option(help="What both sides write to.")] = (
        BenchStore.EMBEDDED
    ),
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Measure observe, recall and remember over HTTP at 1, 16 and 64 clients.

    Beside the in-process call on a store of the same kind, turn about in one run: what
    HTTP adds, how many times slower, and how much of the rate is kept.
    """
    with extra("host", "fastapi", "prometheus_client", "starlette", "uvicorn"):
        from mnemic.evals.host_bench import host_table, run_host  # noqa: PLC0415
    report = run_host(embedded=store is BenchStore.EMBEDDED, requests=requests)
    if json:
        _show(report, json=True)
    else:
        Console(highlight=False).print(host_table(report))


@app.command()
def fuzz(
    *,
    seconds: Annotated[int, typer.Option(help="How long each target is fuzzed.")] = 60,
    target: Annotated[
        list[str] | None,
        typer.Option("--target", metavar="NAME", help="One target; may be given again."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
) -> None:
    """Fuzz what is read from outside, guided by coverage (needs atheris).

    Tokenizer, segmenter, extractor, decoders, importers, corpora, evidence and data sets.
    Exit status 0 when nothing was found, 1 when an input crashes, hangs or breaks a promise:
    its bytes are kept in the file that is named.
    """
    from mnemic.evals.fuzz_bench import run_fuzz  # noqa: PLC0415

    report = run_fuzz(seconds=seconds, names=tuple(target or ()))
    _show(report, json=json)
    raise typer.Exit(0 if report.held else 1)


def _show(report: Struct, *, json: bool) -> None:
    if json:
        typer.echo(encode(report).decode())
        return
    console = Console(highlight=False)
    for field in report.__struct_fields__:
        _show_value(console, field, getattr(report, field), indent="")


def _show_value(console: Console, name: str, value: object, *, indent: str) -> None:
    """Print a figure on a line, or what is inside it indented below its name."""
    label = f"{indent}{name.replace('_', ' ')}"
    if isinstance(value, Struct):
        console.print(label, markup=False)
        for field in value.__struct_fields__:
            _show_value(console, field, getattr(value, field), indent=indent + "  ")
    elif isinstance(value, dict):
        console.print(label, markup=False)
        for key, inner in value.items():
            _show_value(console, str(key), inner, indent=indent + "  ")
    elif isinstance(value, tuple) and value and isinstance(value[0], Struct):
        for number, inner in enumerate(value, start=1):
            _show_value(console, f"{name} {number}", inner, indent=indent)
    elif name == "plan" and isinstance(value, tuple):
        for line in value:
            console.print(f"    {line}", markup=False, soft_wrap=True)
    elif isinstance(value, tuple):
        shown = ", ".join(map(str, value)) if value else "none"
        console.print(f"{label:<32} {shown}", markup=False, soft_wrap=True)
    else:
        console.print(f"{label:<32} {value}", markup=False, soft_wrap=True)
