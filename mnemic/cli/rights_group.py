"""The commands of `mnemic memory` that reach the whole of a memory: forget, erase, replay."""

from __future__ import annotations

from typing import Annotated

import typer

from mnemic.cli.audit_group import memory_app
from mnemic.cli.options import (
    DEFAULT_PRINCIPAL,
    DEFAULT_STORE,
    DEFAULT_TENANT,
    AtOption,
    JsonOption,
    PrincipalOption,
    ProfilesOption,
    StoreOption,
    TenantOption,
)

SessionOption = Annotated[
    str | None, typer.Option("--session", metavar="ID", help="One session, by its id.")
]
ConfirmOption = Annotated[bool, typer.Option("--confirm", help="Agree to what it does.")]


@memory_app.command("forget")
def memory_forget(
    belief_id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="The belief's id, or its first 8 digits.")
    ] = None,
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    query: Annotated[
        str | None,
        typer.Option("--query", metavar="WORDS", help="Plan to forget whatever holds these."),
    ] = None,
    token: Annotated[
        str | None,
        typer.Option("--confirm", metavar="TOKEN", help="Carry out the plan with this token."),
    ] = None,
    at: AtOption = None,
    profiles: ProfilesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Erase a belief and the words it came from, for good; by --query, plan it first."""
    from mnemic.cli import erasing, memory  # noqa: PLC0415
    from mnemic.errors import InvalidInput  # noqa: PLC0415

    target = memory.Target(store, tenant, principal, profiles)
    if (belief_id is None) == (query is None) or (token is not None and query is None):
        raise InvalidInput("name a belief by its id, or words with --query [--confirm TOKEN]")
    if belief_id is not None:
        memory.forget(target, belief_id, at=at, as_json=as_json)
    elif query is not None and token is not None:
        erasing.confirm(target, query, token, at=at, as_json=as_json)
    elif query is not None:
        erasing.plan(target, query, as_json=as_json)


@memory_app.command("erase")
def memory_erase(
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    session: SessionOption = None,
    everything: Annotated[bool, typer.Option("--all", help="Everything of the principal.")] = False,
    whole_tenant: Annotated[
        bool, typer.Option("--whole-tenant", help="Every principal of the tenant.")
    ] = False,
    compact: Annotated[
        bool, typer.Option("--compact", help="Rewrite the files, so that dead rows are gone.")
    ] = False,
    confirmed: ConfirmOption = False,
    as_json: JsonOption = False,
) -> None:
    """Erase a session, a principal or a tenant, for good; exit status 2 without --confirm."""
    from mnemic.cli import erasing, memory  # noqa: PLC0415

    erasing.erase(
        memory.Target(store, tenant, principal),
        session=session,
        everything=everything,
        whole_tenant=whole_tenant,
        compact=compact,
        confirmed=confirmed,
        as_json=as_json,
    )


@memory_app.command("replay")
def memory_replay(
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    session: SessionOption = None,
    everything: Annotated[bool, typer.Option("--all", help="Every session, in order.")] = False,
    copy: Annotated[
        str | None,
        typer.Option(
            "--from-scratch-into",
            metavar="COPY",
            help="Tell everything again to another principal, or into another store.",
        ),
    ] = None,
    label: Annotated[
        str | None,
        typer.Option("--label", metavar="NAME", help="With --all: replays once under a name."),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Say what would change; write nothing.")
    ] = False,
    confirmed: ConfirmOption = False,
    profiles: ProfilesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Read original words again under today's policy; exit status 2 without --confirm."""
    from mnemic.cli import memory, replaying  # noqa: PLC0415

    replaying.replay(
        memory.Target(store, tenant, principal, profiles),
        session=session,
        everything=everything,
        copy=copy,
        label=label,
        dry_run=dry_run,
        confirmed=confirmed,
        as_json=as_json,
    )


__all__ = ["memory_app"]
