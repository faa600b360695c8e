"""The commands of `mnemic memory`, and their options."""

from __future__ import annotations

from typing import Annotated

import typer

from mnemic.cli.options import (
    DEFAULT_PRINCIPAL,
    DEFAULT_STORE,
    DEFAULT_TENANT,
    AtOption,
    BeliefArgument,
    JsonOption,
    PrincipalOption,
    ProfilesOption,
    ScopeOption,
    StoreOption,
    TenantOption,
)

memory_app = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Look at what is remembered, and correct it."
)


@memory_app.command("list")
def memory_list(
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    everything: Annotated[
        bool, typer.Option("--all", help="Show what is no longer believed, too.")
    ] = False,
    closed: Annotated[
        bool, typer.Option("--closed", help="Show only what is no longer believed.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """List what is remembered, newest first."""
    from mnemic.cli import memory as command  # noqa: PLC0415

    command.show_list(
        command.Target(store, tenant, principal),
        live=everything or not closed,
        closed=everything or closed,
        as_json=as_json,
    )


@memory_app.command("show")
def memory_show(
    belief_id: BeliefArgument,
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    as_json: JsonOption = False,
) -> None:
    """Show one belief and the exact words it came from."""
    from mnemic.cli import memory as command  # noqa: PLC0415

    command.show_belief(command.Target(store, tenant, principal), belief_id, as_json=as_json)


@memory_app.command("history")
def memory_history(
    belief_id: BeliefArgument,
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    as_json: JsonOption = False,
) -> None:
    """Show what a belief replaced and was replaced by, oldest first."""
    from mnemic.cli import memory as command  # noqa: PLC0415

    command.show_history(command.Target(store, tenant, principal), belief_id, as_json=as_json)


@memory_app.command("runs")
def memory_runs(
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    session: Annotated[
        str | None, typer.Option("--session", metavar="ID", help="Only those of this session.")
    ] = None,
    limit: Annotated[int, typer.Option("--limit", help="How many, newest first.")] = 20,
    as_json: JsonOption = False,
) -> None:
    """Show what each consolidation did, in counts: reasons, calls, fallbacks, cost."""
    from mnemic.cli import accounts  # noqa: PLC0415
    from mnemic.cli import memory as command  # noqa: PLC0415

    accounts.show_runs(
        command.Target(store, tenant, principal), session=session, limit=limit, as_json=as_json
    )


@memory_app.command("export")
def memory_export(
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    as_json: JsonOption = False,
) -> None:
    """Write everything as JSON Lines: sessions, beliefs, evidence; --json writes one document."""
    from mnemic.cli import memory as command  # noqa: PLC0415

    command.export(command.Target(store, tenant, principal), as_json=as_json)


@memory_app.command("recall")
def memory_recall(
    question: Annotated[str, typer.Argument(help="What to ask.")],
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    project_scope: ScopeOption = None,
    at: AtOption = None,
    as_of: Annotated[
        str | None,
        typer.Option("--as-of", metavar="INSTANT", help="Ask what held then."),
    ] = None,
    believed_at: Annotated[
        str | None,
        typer.Option("--believed-at", metavar="INSTANT", help="Ask what was believed then."),
    ] = None,
    token_budget: Annotated[
        int, typer.Option("--token-budget", min=1, help="Most tokens of the block.")
    ] = 1_024,
    include_superseded: Annotated[
        bool, typer.Option("--include-superseded", help="Recall what was replaced, too.")
    ] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Say why each belief came, or did not.")
    ] = False,
    profiles: ProfilesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Recall what bears on a question, as an agent would get it."""
    from mnemic.cli import memory as command  # noqa: PLC0415

    command.ask(
        command.Target(store, tenant, principal, profiles),
        question,
        token_budget=token_budget,
        project_scope=project_scope,
        at=at,
        as_of=as_of,
        believed_at=believed_at,
        include_superseded=include_superseded,
        explained=explain,
        as_json=as_json,
    )


@memory_app.command("explain")
def memory_explain(
    trace: Annotated[
        str,
        typer.Argument(
            metavar="TRACE", help="The recall's id, or its first 8 digits; the newest otherwise."
        ),
    ] = "latest",
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    beliefs: Annotated[
        list[str] | None,
        typer.Option("--belief", metavar="ID", help="Account for this belief, too; repeatable."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Explain a recall that an agent made: why each belief came, and why others did not."""
    from mnemic.cli import memory as command  # noqa: PLC0415

    command.explain(command.Target(store, tenant, principal), trace, beliefs or [], as_json=as_json)


@memory_app.command("remember")
def memory_remember(
    statement: Annotated[str, typer.Argument(help="What to believe, such as: I live in Ghent.")],
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    project_scope: ScopeOption = None,
    at: AtOption = None,
    profiles: ProfilesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Believe a statement explicitly; it does not fade."""
    from mnemic.cli import memory as command  # noqa: PLC0415

    target = command.Target(store, tenant, principal, profiles)
    raise typer.Exit(
        command.remember(target, statement, project_scope=project_scope, at=at, as_json=as_json)
    )


@memory_app.command("correct")
def memory_correct(
    belief_id: BeliefArgument,
    statement: Annotated[str, typer.Argument(help="What is true instead.")],
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    at: AtOption = None,
    profiles: ProfilesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Replace a belief; the old value does not come back on older evidence."""
    from mnemic.cli import memory as command  # noqa: PLC0415

    target = command.Target(store, tenant, principal, profiles)
    raise typer.Exit(command.correct(target, belief_id, statement, at=at, as_json=as_json))


@memory_app.command("reject")
def memory_reject(
    belief_id: BeliefArgument,
    *,
    store: StoreOption = DEFAULT_STORE,
    tenant: TenantOption = DEFAULT_TENANT,
    principal: PrincipalOption = DEFAULT_PRINCIPAL,
    at: AtOption = None,
    profiles: ProfilesOption = None,
    as_json: JsonOption = False,
) -> None:
    """End a belief as wrong; it does not come back on older evidence."""
    from mnemic.cli import memory as command  # noqa: PLC0415

    command.reject(
        command.Target(store, tenant, principal, profiles), belief_id, at=at, as_json=as_json
    )
