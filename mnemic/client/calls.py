"""What a client says to a host, as values: no connection, no clock, no event loop.

A verb is a plan: a generator that yields one `Call` after another and is sent what each
was answered with. Whoever drives it may await or block (`asynchronous`, `sync`).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from datetime import datetime
from typing import TypeAlias, TypeVar
from urllib.parse import quote
from uuid import UUID, uuid4

from msgspec import Struct

from mnemic.errors import InvalidCommand
from mnemic.memory.model import KEY_LENGTH_MAX, Principal, encode

PAGE_ROWS = 200
"""Rows that one page is asked for."""

R = TypeVar("R")
A = TypeVar("A", bound=Struct)


class Call(Struct, frozen=True):
    """Be one request: `answer` is the type that a success is read as.

    `is_safe` says that it changes nothing, or nothing more when it is repeated; a call
    with a `key` takes effect once however often it is sent.
    """

    method: str
    path: str
    answer: type[Struct]
    query: tuple[tuple[str, str], ...] = ()
    body: bytes | None = None
    key: str | None = None
    is_safe: bool = False

    @property
    def may_repeat(self) -> bool:
        """Tell whether it may be sent again when nobody knows what became of it."""
        return self.is_safe or self.key is not None


Plan: TypeAlias = Generator[Call, Struct, R]
"""A verb: yields calls, is sent their answers, returns what the verb gives."""


def asked(call: Call, answer: type[A]) -> Plan[A]:
    """Yield one call and give its answer, which is of the type that the call names."""
    given = yield call
    assert isinstance(given, answer), "an answer is read as the type that its call names"
    return given


def principal_path(whose: Principal, *segments: str | UUID) -> str:
    """Give a path below a principal; names are quoted whole."""
    parts = (whose.principal_id, *(str(segment) for segment in segments))
    return "/v1/principals/" + "/".join(_segment(part) for part in parts)


def _segment(name: str) -> str:
    try:
        quoted = quote(name, safe="")
    except UnicodeEncodeError:
        raise InvalidCommand("principal_id", "it is not valid Unicode") from None
    # A path's dots would be taken for steps up and down.
    return quoted.replace(".", "%2E") if quoted in (".", "..") else quoted


def body(fields: Mapping[str, object]) -> bytes:
    """Encode a body without what was left out; raise `InvalidCommand` for what is no JSON."""
    given = {name: value for name, value in fields.items() if value is not None}
    for name, value in given.items():
        if isinstance(value, datetime) and value.tzinfo is None:
            raise InvalidCommand(name, "give an instant with a time zone, such as …T09:00:00Z")
    try:
        return encode(given)
    except UnicodeEncodeError:
        raise InvalidCommand(_lone(given), "it is not valid Unicode (a lone surrogate)") from None
    except TypeError as error:
        raise InvalidCommand("command", str(error)) from None


def _lone(given: Mapping[str, object]) -> str:
    for name, value in given.items():
        try:
            encode(value)
        except UnicodeEncodeError:
            return name
    return "command"


def instant_text(field: str, at: datetime) -> str:
    """Write an instant for a query string."""
    if at.tzinfo is None:
        raise InvalidCommand(field, "give an instant with a time zone, such as …T09:00:00Z")
    return at.isoformat()


def key_of(key: object) -> str:
    """Check an idempotency key, or make one: every write of a client has one."""
    if key is None:
        return uuid4().hex
    if not isinstance(key, str) or not 0 < len(key) <= KEY_LENGTH_MAX:
        raise InvalidCommand("idempotency_key", f"use 1 to {KEY_LENGTH_MAX} printable characters")
    if not all("\x21" <= character <= "\x7e" for character in key):
        # It travels in a header.
        raise InvalidCommand("idempotency_key", "towards a host use ASCII without spaces")
    return key
