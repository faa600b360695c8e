"""The commands of `mnemic memory` that say what changed and whether all is sound."""

from __future__ import annotations

from typing import Annotated

import typer

from mnemic.cli.memory_group import memory_app
from mnemic.cli.options import (
    DEFAULT_PRINCIPAL,
    DEFAULT_STORE,
    DEFAULT_TENANT,
    JsonOption,
    PrincipalOption,
    StoreOption,
    TenantOption,
)

__all__ = ["memory_app"]


@memory_app.command("changes")
def memory_changes(
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    since: Annotated[
        str,
        typer.Option(
            "--since",
            metavar="POSITION|INSTANT",
            help="A position an earlier list ended at, or an instant; 0 is the beginning.",
        ),
    ] = "0",
    limit: Annotated[int, typer.Option("--limit", min=1, help="About how many at most.")] = 1_000,
    as_json: JsonOption = False,
) -> None:
    """Say what happened to what is remembered since a position or an instant."""
    from mnemic.cli import audit as command  # noqa: PLC0415

    command.show_changes(store, tenant, principal, since=since, limit=limit, as_json=as_json)


@memory_app.command("verify")
def memory_verify(
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    everyone: Annotated[
        bool, typer.Option("--all", help="Check every principal of the store.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Check every invariant and print the hash of the state; exit status 1 when one is broken."""
    from mnemic.cli import audit as command  # noqa: PLC0415

    raise typer.Exit(command.verify(store, tenant, principal, everyone=everyone, as_json=as_json))
