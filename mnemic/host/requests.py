"""What every route begins with: whose memory, which body, which key; and how it answers."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Annotated, TypeVar
from urllib.parse import unquote
from uuid import UUID

from fastapi import Depends, Header, Query, Request, Response
from msgspec import Struct
from pydantic import TypeAdapter, ValidationError

from mnemic.api import PrincipalMemory
from mnemic.errors import InvalidCommand
from mnemic.host.bodies import Body, Instant, read_body, refusal, unknown_field
from mnemic.host.service import Host
from mnemic.host.tokens import Caller, Right
from mnemic.memory.model import KEY_LENGTH_MAX, encode
from mnemic.wire import KEY_HEADER

JSON_TYPE = "application/json"
CURSOR_LENGTH_MAX = 1_200
"""Longest cursor: one that holds a name of the longest kind."""

OTHER_CURSOR = "it is not of a page of this kind; begin without one"

B = TypeVar("B", bound=Body)


class NotJson(Exception):
    """Refuse a body whose media type is not JSON."""


class Reached(Struct, frozen=True):
    """Hold what a route works with: the host, its caller, and the principal's memory."""

    host: Host
    caller: Caller
    owner: PrincipalMemory


def host_of(request: Request) -> Host:
    """Give the host behind an application."""
    host: Host = request.app.state.host
    return host


async def identified(request: Request) -> Caller:
    """Say who is calling, before anything else is looked at."""
    caller = host_of(request).authenticate(request.headers.get("authorization"))
    _refuse_unknown(request)
    return caller


def _refuse_unknown(request: Request) -> None:
    """Refuse a query parameter that the route does not know: a slip must not mean everything."""
    if not request.scope["query_string"]:
        return
    known = {parameter.alias for parameter in request.scope["route"].dependant.query_params}
    for name in request.query_params:
        if name not in known:
            raise unknown_field(name)


def _reaching(right: Right) -> Callable[[Request], Awaitable[Reached]]:
    async def reached(request: Request) -> Reached:
        caller = await identified(request)
        host = host_of(request)
        name = path_text(request, "principal_id")
        return Reached(host, caller, host.reach(caller, name, right))

    return reached


def path_text(request: Request, name: str) -> str:
    """Decode one segment of the path, which the guard left as it was sent."""
    try:
        return unquote(request.path_params[name], errors="strict")
    except UnicodeDecodeError:
        raise InvalidCommand(name, "it is not valid UTF-8") from None


CallerDep = Annotated[Caller, Depends(identified)]
Reader = Annotated[Reached, Depends(_reaching(Right.READ))]
Writer = Annotated[Reached, Depends(_reaching(Right.WRITE))]
Eraser = Annotated[Reached, Depends(_reaching(Right.ERASE))]

KeyHeader = Annotated[
    str | None,
    Header(
        alias=KEY_HEADER,
        min_length=1,
        max_length=KEY_LENGTH_MAX,
        pattern=r"^[\x21-\x7e]+$",
        description="The same key with the same command takes effect once.",
    ),
]
Limit = Annotated[int, Query(ge=1, le=1_000, description="Most rows of the page.")]
Cursor = Annotated[
    str | None,
    Query(
        min_length=1,
        max_length=CURSOR_LENGTH_MAX,
        description="The `next` of the page before.",
    ),
]
Wait = Annotated[
    str | None,
    Query(
        pattern=r"^\d{1,4}(\.\d{1,3})?s?$",
        description="How long to wait for the outcome, such as 5s.",
        examples=["5s"],
    ),
]
AtQuery = Annotated[
    str | None, Query(description="The instant, such as 2026-03-02T09:00:00Z.", max_length=64)
]

_INSTANT: TypeAdapter[datetime] = TypeAdapter(Instant)


def instant_of(field: str, text: str | None) -> datetime | None:
    """Read an instant of the query; raises `InvalidCommand`."""
    if text is None:
        return None
    try:
        return _INSTANT.validate_json(json.dumps(text), strict=True)
    except ValidationError as error:
        told = refusal([{**error.errors(include_url=False)[0], "loc": (field,)}])
        raise told from None


async def body_of(request: Request, kind: type[B]) -> B:
    """Read a request's body; raises `NotJson` and `InvalidCommand`."""
    document = await request.body()
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if document and media != JSON_TYPE:
        raise NotJson
    return read_body(kind, document)


def answer(value: Struct, status: int = 200, **headers: str) -> Response:
    """Answer with a value of the model."""
    return Response(encode(value), status, media_type=JSON_TYPE, headers=headers or None)


# -- pages -----------------------------------------------------------------------------


def page_rows(host: Host, limit: int) -> int:
    """Bound a page's rows by what this host gives at most."""
    return min(limit, host.limits.page_rows)


def cursor_of(kind: str, value: str | int | UUID) -> str:
    """Make the cursor of a page; what is in it is nobody's business."""
    return base64.urlsafe_b64encode(f"{kind}:{value}".encode()).decode().rstrip("=")


def cursor_value(kind: str, cursor: str | None) -> str | None:
    """Read a cursor of this kind of page; raises `InvalidCommand` for any other."""
    if cursor is None:
        return None
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        text = base64.b64decode(padded, altchars=b"-_", validate=True).decode()
    except (binascii.Error, ValueError):
        text = ""
    named, _, value = text.partition(":")
    if named != kind or not value:
        raise InvalidCommand("cursor", OTHER_CURSOR)
    return value


def cursor_number(kind: str, cursor: str | None) -> int | None:
    """Read a cursor that holds a position."""
    value = cursor_value(kind, cursor)
    if value is None:
        return None
    if not (value.isascii() and value.isdigit()) or len(value) > 18:
        raise InvalidCommand("cursor", OTHER_CURSOR)
    return int(value)


def cursor_id(kind: str, cursor: str | None) -> UUID | None:
    """Read a cursor that holds an identifier."""
    value = cursor_value(kind, cursor)
    try:
        return None if value is None else UUID(value)
    except ValueError:
        raise InvalidCommand("cursor", OTHER_CURSOR) from None
