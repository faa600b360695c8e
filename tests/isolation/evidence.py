"""What counts as a leak: somebody's words, somebody's ids, or a difference that tells."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Any
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model import encode


class Leak(AssertionError):
    """Say that something of one principal showed, or moved, for another."""


class Outcome(Struct, frozen=True):
    """Hold how a path answered: the kind of answer, and all of it as text."""

    kind: str
    text: str


def text_of(value: Any) -> str:
    """Write a value out with everything that is in it."""
    try:
        return encode(value).decode()
    except TypeError:
        return repr(value)


_MASKS = (
    (re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"), "UUID"),
    (re.compile(r"\bm:[0-9a-f]{8,}"), "SHORT"),
    (re.compile(r"\b[0-9a-f]{16,}\b"), "HEX"),
    (re.compile(r"\d+(\.\d+)?(e-?\d+)?"), "N"),
)


def shape_of(text: str) -> str:
    """Leave out identifiers and numbers: what is left must not differ by whose they were."""
    for pattern, mask in _MASKS:
        text = pattern.sub(mask, text)
    return text


def require_alike(path: str, foreign: Outcome, nothing: Outcome) -> None:
    """Raise `Leak` unless ids of somebody else are answered exactly as ids of nothing."""
    if (foreign.kind, shape_of(foreign.text)) != (nothing.kind, shape_of(nothing.text)):
        raise Leak(f"{path} tells an id of somebody else from an id of nothing")


def require_silent(
    path: str, shown: Iterable[str], *, foreign: Iterable[str], known: Collection[str] = ()
) -> None:
    """Raise `Leak` if a word or an id of somebody else is shown.

    `known` is what the caller had sent: an answer may name it, and says nothing by that.
    """
    whole = "\n".join(shown).casefold()
    for each in known:
        whole = whole.replace(each.casefold(), "")
    for word in foreign:
        if word.casefold() in whole:
            raise Leak(f"{path} shows what is somebody else's")


def spellings(ids: Iterable[UUID]) -> tuple[str, ...]:
    """Give every way in which an id is written, the short one of a citation included."""
    return tuple(form for each in ids for form in (str(each), each.hex, each.hex[:8]))
