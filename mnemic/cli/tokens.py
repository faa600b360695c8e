"""`mnemic token …`: make, list and revoke tokens."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

from msgspec import Struct

from mnemic.actors.clock import SystemClock
from mnemic.cli.screen import Screen, harmless, write_document
from mnemic.cli.serving import named_store
from mnemic.errors import InvalidInput
from mnemic.host.settings import Settings, load_settings
from mnemic.host.tokens import Right, TokenFile, TokenRecord
from mnemic.memory.model import encode

UNITS_S = {"m": 60, "h": 3_600, "d": 86_400, "w": 604_800}
_TIME = re.compile(r"(\d{1,5})([mhdw])")


class TokenView(Struct, frozen=True, omit_defaults=True):
    """Show a token; `token` itself only when it was just made."""

    id: str
    tenant: str
    principals: tuple[str, ...] | None
    right: str
    created_at: datetime
    expires_at: datetime | None
    is_expired: bool
    label: str | None = None
    token: str | None = None


class TokenList(Struct, frozen=True):
    """Show every token of a file."""

    file: str
    tokens: tuple[TokenView, ...]


def place(data: Path | None, tokens: Path | None, config: Path | None) -> Settings:
    """Say which host's tokens are meant."""
    given = {"data": data, "tokens": tokens}
    return load_settings(config, given, store=named_store())


def create(
    settings: Settings,
    tenant: str,
    principals: Sequence[str],
    *,
    whole_tenant: bool,
    may: str,
    expires_in: str | None,
    label: str | None,
    as_json: bool,
) -> None:
    """Make a token: alone on standard output, what it is on standard error."""
    if whole_tenant == bool(principals):
        raise InvalidInput(
            "say whose memory it reaches: --principal NAME, once or more, or --whole-tenant"
        )
    lifetime = None if expires_in is None else _lifetime(expires_in)
    right = _right(may)
    file = _file(settings, is_made=True)
    token, record = file.create(
        tenant,
        None if whole_tenant else principals,
        right,
        expires_at=None if lifetime is None else SystemClock().now() + lifetime,
        label=label,
    )
    if as_json:
        write_document(encode(_view(record, token)))
        return
    print(f"mnemic: {_says(record)}; it is shown this once", file=sys.stderr)
    Screen().line(token)


def show(settings: Settings, *, as_json: bool) -> None:
    """List the tokens, the oldest first."""
    file = _file(settings)
    records = file.records()
    if as_json:
        views = tuple(_view(record) for record in records)
        write_document(encode(TokenList(str(file.path), views)))
        return
    screen = Screen()
    if not records:
        screen.line(f"there is no token in {file.path}; `mnemic token create` makes one")
    for record in records:
        screen.line(f"  {_says(record)}")


def revoke(settings: Settings, token: str, *, as_json: bool) -> None:
    """Take a token away."""
    record = _file(settings).revoke(token)
    if as_json:
        write_document(encode(_view(record)))
    else:
        Screen().line(f"revoked: {_says(record)}")


def _file(settings: Settings, *, is_made: bool = False) -> TokenFile:
    directory = settings.data_directory
    path = settings.tokens_path()
    if is_made and directory is not None and path.parent == directory:
        # A directory that holds a token first must still be known as a data directory.
        from mnemic.stores.embedded.directory import open_directory  # noqa: PLC0415

        open_directory(directory)
    return TokenFile(path, clock=SystemClock())


def _right(may: str) -> Right:
    try:
        return Right(may)
    except ValueError:
        raise InvalidInput(f"--may: use one of {', '.join(r.value for r in Right)}") from None


def _lifetime(text: str) -> timedelta:
    found = _TIME.fullmatch(text)
    if found is None or int(found[1]) == 0:
        raise InvalidInput("--expires-in: give a number and a unit, such as 30m, 12h, 90d or 8w")
    return timedelta(seconds=int(found[1]) * UNITS_S[found[2]])


def _view(record: TokenRecord, token: str | None = None) -> TokenView:
    return TokenView(
        id=record.id,
        tenant=record.tenant_id,
        principals=record.principals,
        right=record.right.value,
        created_at=record.created_at,
        expires_at=record.expires_at,
        is_expired=record.is_expired(SystemClock().now()),
        label=record.label,
        token=token,
    )


_MAY = {
    Right.READ: "may read",
    Right.WRITE: "may read and write",
    Right.ERASE: "may read, write and erase",
}


def _says(record: TokenRecord) -> str:
    whose = (
        f"every principal of {record.tenant_id}"
        if record.principals is None
        else ", ".join(f"{record.tenant_id}/{name}" for name in record.principals)
    )
    ends = ""
    if record.expires_at is not None:
        verb = "ended" if record.is_expired(SystemClock().now()) else "ends"
        ends = f", {verb} {record.expires_at:%Y-%m-%d %H:%M}Z"
    named = "" if record.label is None else f" ({record.label})"
    return harmless(f"token {record.id}{named}: {whose}; {_MAY[record.right]}{ends}")
