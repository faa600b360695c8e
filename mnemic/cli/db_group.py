"""The commands of `mnemic db`, and their options."""

from __future__ import annotations

from typing import Annotated

import typer

from mnemic.cli.options import DEFAULT_STORE, JsonOption, StoreOption

db_app = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Move a database between schema revisions."
)


@db_app.command("status")
def db_status(store: StoreOption = DEFAULT_STORE, as_json: JsonOption = False) -> None:
    """Say on which schema revision a database stands; exit status 1 when on another one."""
    from mnemic.cli import db as command  # noqa: PLC0415

    raise typer.Exit(command.show_status(store, as_json=as_json))


@db_app.command("upgrade")
def db_upgrade(
    store: StoreOption = DEFAULT_STORE,
    target: Annotated[str, typer.Option("--to", metavar="REVISION", help="Where to.")] = "head",
    as_json: JsonOption = False,
) -> None:
    """Move a database up, to the newest revision unless --to names another."""
    from mnemic.cli import db as command  # noqa: PLC0415

    raise typer.Exit(command.move_up(store, target=target, as_json=as_json))


@db_app.command("downgrade")
def db_downgrade(
    target: Annotated[str, typer.Option("--to", metavar="REVISION", help="Where to; base: none.")],
    store: StoreOption = DEFAULT_STORE,
    confirmed: Annotated[
        bool, typer.Option("--confirm", help="Agree that what does not fit is erased.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Move a database down; what the older revision cannot hold is erased."""
    from mnemic.cli import db as command  # noqa: PLC0415

    raise typer.Exit(command.move_down(store, target=target, confirmed=confirmed, as_json=as_json))
