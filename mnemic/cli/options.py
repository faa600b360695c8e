"""The options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

DEFAULT_STORE = "embedded:./data/mnemic"
DEFAULT_TENANT = "local"
DEFAULT_PRINCIPAL = "me"

StoreOption = Annotated[
    str,
    typer.Option(
        "--store",
        envvar="MNEMIC_STORE",
        metavar="ADDRESS",
        help="Where the data lives: embedded:DIRECTORY, postgresql://… or memory://.",
    ),
]
DataOption = Annotated[
    str | None,
    typer.Option(
        "--data", metavar="DIR", help="An embedded store's directory, instead of --store."
    ),
]
DsnOption = Annotated[
    str | None,
    typer.Option("--dsn", metavar="URL", help="A PostgreSQL server, instead of --store."),
]
TenantOption = Annotated[
    str, typer.Option("--tenant", envvar="MNEMIC_TENANT", metavar="NAME", help="Whose house.")
]
PrincipalOption = Annotated[
    str,
    typer.Option("--principal", envvar="MNEMIC_PRINCIPAL", metavar="NAME", help="Whose memory."),
]
ProfilesOption = Annotated[
    str | None,
    typer.Option(
        "--profiles",
        envvar="MNEMIC_PROFILES",
        metavar="FILE",
        help="A profile overlay: what it names differs from what ships.",
    ),
]
JsonOption = Annotated[
    bool, typer.Option("--json", help="Print one JSON document on standard output.")
]
ScopeOption = Annotated[
    str | None,
    typer.Option("--project-scope", metavar="NAME", help="The project; none is the general scope."),
]
AtOption = Annotated[
    str | None,
    typer.Option("--at", metavar="INSTANT", help="The instant, such as 2026-03-02T09:00:00Z."),
]
BeliefArgument = Annotated[
    str, typer.Argument(metavar="ID", help="The belief's id, or its first 8 digits: m:1a2b3c4d.")
]
