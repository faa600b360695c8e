"""The `mnemic` command: its groups, its options, its exit statuses.

Only typer is imported here; a command imports what it needs when it is called, so that
`mnemic --help` comes at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from mnemic import __version__
from mnemic.cli.db_group import db_app
from mnemic.cli.host_group import serve, status, token_app
from mnemic.cli.options import (
    DEFAULT_PRINCIPAL,
    DEFAULT_STORE,
    DEFAULT_TENANT,
    DataOption,
    DsnOption,
    JsonOption,
    PrincipalOption,
    ProfilesOption,
    StoreOption,
    TenantOption,
)
from mnemic.cli.profiles_group import profiles_app
from mnemic.cli.rights_group import memory_app

EXIT_FAILED = 1
EXIT_BAD_INPUT = 2

_PASSED_ON = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}

app = typer.Typer(
    name="mnemic",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="A memory for agents that its owner can trust: every belief cites the words it came from.",
)
app.add_typer(memory_app, name="memory")
app.add_typer(db_app, name="db")
app.add_typer(profiles_app, name="profiles")
app.add_typer(token_app, name="token")
app.command("serve")(serve)
app.command("status")(status)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"mnemic {__version__}")
        raise typer.Exit


@app.callback()
def _main(
    context: typer.Context,
    _: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Print it."),
    ] = False,
) -> None:
    """Take the options that stand before a command; without one, help."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def run(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE...", help="JSON Lines or a chat message list; - is stdin."),
    ],
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    questions: Annotated[
        str | None,
        typer.Option("--questions", metavar="FILE", help="JSON Lines of questions to ask after."),
    ] = None,
    profiles: ProfilesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Tell conversation files to a memory, each turn once, and ask it questions."""
    from mnemic.cli import run as command  # noqa: PLC0415

    raise typer.Exit(
        command.run(
            files,
            store=store,
            tenant=tenant,
            principal=principal,
            questions=questions,
            profiles=profiles,
            as_json=as_json,
        )
    )


@app.command()
def maintain(
    *,
    store: StoreOption = DEFAULT_STORE,
    profiles: ProfilesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Do one round of what a host does by itself: close quiet sessions, let beliefs fade."""
    from mnemic.cli import maintain as command  # noqa: PLC0415

    raise typer.Exit(command.maintain(store, profiles=profiles, as_json=as_json))


@app.command()
def mcp(
    *,
    principal: Annotated[
        str,
        typer.Option(
            "--principal",
            envvar="MNEMIC_PRINCIPAL",
            metavar="TENANT/PRINCIPAL",
            help="Whose memory; without a tenant, of --tenant.",
        ),
    ] = DEFAULT_PRINCIPAL,
    tenant: TenantOption = DEFAULT_TENANT,
    data: DataOption = None,
    dsn: DsnOption = None,
    url: Annotated[
        str | None,
        typer.Option(
            "--url",
            metavar="URL",
            help="A host that runs already, instead of a store; its token in MNEMIC_TOKEN.",
        ),
    ] = None,
    store: StoreOption = DEFAULT_STORE,
    profiles: ProfilesOption = None,
) -> None:
    """Serve one owner's memory to an agent program over standard input and output (MCP)."""
    from mnemic.cli import mcp as command  # noqa: PLC0415

    command.serve(
        principal, tenant=tenant, store=store, data=data, dsn=dsn, url=url, profiles=profiles
    )


# -- the evaluations, loaded when they are asked for -----------------------------------


@app.command("bench", context_settings=_PASSED_ON, help="Measure the runtime (bench --help).")
def bench(context: typer.Context) -> None:
    """Pass everything on to the benches."""
    from mnemic.evals.bench_cli import app as benches  # noqa: PLC0415

    _pass_on(benches, context, "mnemic bench")


@app.command("eval", context_settings=_PASSED_ON, help="Try memory on files of cases.")
def evaluate(context: typer.Context) -> None:
    """Pass everything on to the evaluations."""
    from mnemic.evals.eval_cli import app as evaluations  # noqa: PLC0415

    _pass_on(evaluations, context, "mnemic eval")


@app.command("simulate")
def simulate(
    *,
    seeds: Annotated[int, typer.Option(metavar="N", help="How many seeds to play.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="The first of them.")] = 0,
    steps: Annotated[int, typer.Option(metavar="M", help="Steps of each story.")] = 30,
    keep: Annotated[
        str | None,
        typer.Option(metavar="NUMBERS", help="Play these steps alone, such as 3,7,12."),
    ] = None,
    mutants: Annotated[
        bool, typer.Option("--mutants", help="Play broken builds: each must be caught.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Play seeded stories on the real runtime, with faults, and check every promise.

    Exit status 0 when everything held (with --mutants: when every mutant was caught), 1
    when it did not: then the story is told, with the command that plays it again.
    """
    from mnemic.evals.simulate import command  # noqa: PLC0415

    raise typer.Exit(
        command.simulate(
            seeds=seeds, seed=seed, steps=steps, keep=keep, mutants=mutants, as_json=as_json
        )
    )


def _pass_on(to: typer.Typer, context: typer.Context, name: str) -> None:
    status = to(args=context.args or ["--help"], prog_name=name, standalone_mode=False)
    raise typer.Exit(status if isinstance(status, int) else 0)


# -- the end ---------------------------------------------------------------------------


def execute(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; return the exit status, with an error said in one sentence."""
    from mnemic.errors import InvalidInput, MnemicError, NotFound  # noqa: PLC0415

    given = None if arguments is None else list(arguments)
    try:
        status = app(args=given, prog_name="mnemic", standalone_mode=False)
    except _BAD_USE as error:
        return _misused(error)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except (InvalidInput, NotFound) as error:
        return _failed(error, EXIT_BAD_INPUT)
    except MnemicError as error:
        return _failed(error, EXIT_FAILED)
    return status if isinstance(status, int) else 0


# What typer raises for bad usage, whichever click it brings along.
_BAD_USE = next(
    kind
    for kind in typer.BadParameter.__mro__
    if kind.__name__ == "UsageError" and issubclass(kind, Exception)
)


def _misused(error: Any) -> int:
    """Say in one sentence what is wrong with the options; a group without a command helps."""
    said = error.format_message()
    if "\n" in said:
        print(said, file=sys.stderr)
        return EXIT_BAD_INPUT
    if said.startswith("Got unexpected extra argument"):
        # It would repeat them, and they may be what somebody said.
        said = "There are more arguments than it takes: put what is one text in quotes"
    path = "mnemic" if error.ctx is None else error.ctx.command_path
    return _failed(f"{said.rstrip('.')}; see {path} --help", EXIT_BAD_INPUT)


def _failed(error: object, status: int) -> int:
    sentence = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(error))
    print(f"mnemic: {sentence}", file=sys.stderr)
    return status
