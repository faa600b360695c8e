"""`mnemic profiles …`: the effective profile document, value by value."""

from __future__ import annotations

import json

from msgspec import Struct
from rich.text import Text

from mnemic.cli.screen import Screen, harmless, write_document
from mnemic.cli.wording import counted
from mnemic.memory.model import encode
from mnemic.profiles import SHIPPED, Setting, effective_profiles
from mnemic.profiles.loading import Scalar


class SettingView(Struct, frozen=True):
    """Show one value in effect; `source` is `shipped` or the overlay's path."""

    path: str
    value: Scalar
    shipped: Scalar
    source: str


class ChangedSetting(Struct, frozen=True):
    """Show what an overlay makes of one value that is in effect now."""

    path: str
    now: Scalar
    then: Scalar


class ProfilesView(Struct, frozen=True):
    """Show the whole document."""

    overlay: str | None
    settings: tuple[SettingView, ...]


class ProfilesDiff(Struct, frozen=True):
    """Show only what would change."""

    overlay: str
    changes: tuple[ChangedSetting, ...]


def show(overlay: str | None, *, diff: str | None, as_json: bool) -> None:
    """Show what is in effect under `overlay`, or what `diff` would make of it."""
    settings = effective_profiles(overlay).settings
    if diff is None:
        _show_all(overlay, settings, as_json=as_json)
    else:
        _show_changes(settings, diff, as_json=as_json)


def _show_all(overlay: str | None, settings: tuple[Setting, ...], *, as_json: bool) -> None:
    if as_json:
        views = tuple(SettingView(s.path, s.value, s.shipped, s.source) for s in settings)
        write_document(encode(ProfilesView(overlay=overlay, settings=views)))
        return
    screen = Screen()
    widths = max(len(s.path) for s in settings), max(len(_said(s.value)) for s in settings)
    for setting in settings:
        line = f"{setting.path:<{widths[0]}}  {_said(setting.value):<{widths[1]}}  "
        source = SHIPPED if setting.source == SHIPPED else "overlay"
        if setting.is_changed:
            source += f" (shipped {_said(setting.shipped)})"
        screen.line(Text.assemble(line, (source, "bold" if setting.is_changed else "dim")))
    if overlay is not None:
        screen.line(Text(f"overlay: {harmless(overlay)}"), style="dim")


def _show_changes(settings: tuple[Setting, ...], diff: str, *, as_json: bool) -> None:
    then = effective_profiles(diff).settings
    changes = tuple(
        ChangedSetting(now.path, now.value, new.value)
        for now, new in zip(settings, then, strict=True)
        if now.value != new.value
    )
    if as_json:
        write_document(encode(ProfilesDiff(overlay=diff, changes=changes)))
        return
    screen = Screen()
    for change in changes:
        screen.line(Text(f"{change.path}  {_said(change.now)} → {_said(change.then)}"))
    screen.line(Text(f"{harmless(diff)} changes {counted(len(changes), 'value')}"), style="dim")


def _said(value: Scalar) -> str:
    """Write a value the way the document does."""
    return harmless(value) if isinstance(value, str) else json.dumps(value)
