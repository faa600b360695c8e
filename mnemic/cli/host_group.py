"""`mnemic serve`, `mnemic status` and `mnemic token …`, with their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mnemic.cli.options import DEFAULT_TENANT, JsonOption, TenantOption

token_app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Make, list and revoke the tokens that callers of a host bear.",
)

DataOption = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="The data directory; data/mnemic by default."),
]
DsnOption = Annotated[
    str | None,
    typer.Option(
        "--dsn",
        metavar="URL",
        help="A PostgreSQL that is there already; better in MNEMIC_DSN, unseen by ps.",
    ),
]
TokensOption = Annotated[
    Path | None,
    typer.Option("--tokens", metavar="FILE", help="The tokens' file; in the data directory."),
]
ConfigOption = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="Settings as YAML; options stand above it."),
]


def serve(
    *,
    data: DataOption = None,
    dsn: DsnOption = None,
    host: Annotated[
        str | None,
        typer.Option("--host", metavar="ADDRESS", help="Where to listen; this machine alone."),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", metavar="PORT", help="8733 by default; 0 takes a free one."),
    ] = None,
    config: ConfigOption = None,
    tokens: TokensOption = None,
    no_auth: Annotated[
        bool,
        typer.Option("--no-auth", help="Without tokens, for this machine alone and one tenant."),
    ] = False,
    tenant: Annotated[
        str | None,
        typer.Option("--tenant", metavar="NAME", help="The one tenant of --no-auth; local."),
    ] = None,
    profiles: Annotated[
        Path | None,
        typer.Option("--profiles", envvar="MNEMIC_PROFILES", metavar="FILE", help="An overlay."),
    ] = None,
) -> None:
    """Serve memories over HTTP until SIGTERM or Ctrl-C."""
    from mnemic.cli import serving as command  # noqa: PLC0415

    given: dict[str, object] = {
        "data": data,
        "dsn": dsn,
        "host": host,
        "port": port,
        "tokens": tokens,
        "no_auth": no_auth or None,
        "tenant": tenant,
        "profiles": profiles,
    }
    raise typer.Exit(command.serve(config, given))


def status(
    *,
    url: Annotated[
        str,
        typer.Option("--url", envvar="MNEMIC_URL", metavar="URL", help="Where the host listens."),
    ] = "http://127.0.0.1:8733",
    as_json: JsonOption = False,
) -> None:
    """Say how a running host does; exit status 1 when it is not ready."""
    from mnemic.cli import host_status as command  # noqa: PLC0415

    raise typer.Exit(command.show(url, as_json=as_json))


@token_app.command("create")
def token_create(
    *,
    tenant: TenantOption = DEFAULT_TENANT,
    principals: Annotated[
        list[str] | None,
        typer.Option("--principal", metavar="NAME", help="Whose memory it reaches; repeatable."),
    ] = None,
    whole_tenant: Annotated[
        bool, typer.Option("--whole-tenant", help="It reaches every principal of the tenant.")
    ] = False,
    may: Annotated[
        str,
        typer.Option("--may", metavar="RIGHT", help="read, write, or erase; each with the former."),
    ] = "write",
    expires_in: Annotated[
        str | None,
        typer.Option("--expires-in", metavar="TIME", help="Such as 12h or 90d; never otherwise."),
    ] = None,
    label: Annotated[
        str | None, typer.Option("--label", metavar="TEXT", help="What you know it by.")
    ] = None,
    data: DataOption = None,
    tokens: TokensOption = None,
    config: ConfigOption = None,
    as_json: JsonOption = False,
) -> None:
    """Make a token and print it, once: what is kept cannot be turned back into it."""
    from mnemic.cli import tokens as command  # noqa: PLC0415

    command.create(
        command.place(data, tokens, config),
        tenant,
        principals or [],
        whole_tenant=whole_tenant,
        may=may,
        expires_in=expires_in,
        label=label,
        as_json=as_json,
    )


@token_app.command("list")
def token_list(
    *,
    data: DataOption = None,
    tokens: TokensOption = None,
    config: ConfigOption = None,
    as_json: JsonOption = False,
) -> None:
    """List the tokens: whose they are, what they may, when they end. No secret is kept."""
    from mnemic.cli import tokens as command  # noqa: PLC0415

    command.show(command.place(data, tokens, config), as_json=as_json)


@token_app.command("revoke")
def token_revoke(
    token: Annotated[str, typer.Argument(metavar="ID", help="The token's id, as list shows it.")],
    *,
    data: DataOption = None,
    tokens: TokensOption = None,
    config: ConfigOption = None,
    as_json: JsonOption = False,
) -> None:
    """Take a token away; a running host refuses it from its next request on."""
    from mnemic.cli import tokens as command  # noqa: PLC0415

    command.revoke(command.place(data, tokens, config), token, as_json=as_json)
