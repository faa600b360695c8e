"""The commands of `mnemic profiles`, and their options."""

from __future__ import annotations

from typing import Annotated

import typer

from mnemic.cli.options import JsonOption, ProfilesOption

profiles_app = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="Show what memory is tuned with."
)


@profiles_app.callback()
def _group() -> None:
    """Show what memory is tuned with."""


@profiles_app.command("show")
def profiles_show(
    *,
    profiles: ProfilesOption = None,
    diff: Annotated[
        str | None,
        typer.Option("--diff", metavar="OVERLAY", help="Show only what this overlay changes."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Show every value in effect and where it comes from."""
    from mnemic.cli import profiles as command  # noqa: PLC0415

    command.show(profiles, diff=diff, as_json=as_json)


@profiles_app.command("selection")
def profiles_selection(*, profiles: ProfilesOption = None, as_json: JsonOption = False) -> None:
    """Say which formation policy runs here, and which evidence is why.

    It reads what a host reads at its start: the profile, the environment and the bundled
    artifacts. No model is asked.
    """
    from mnemic.cli import selection as command  # noqa: PLC0415

    command.show(profiles, as_json=as_json)
