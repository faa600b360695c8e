"""The closed language that providers answer in: claims, strict schemas, one way to read.

Every object lists all of its properties as required and takes no others, because a
defaulted field is refused by a strict provider on every call (003 §Segments and limits).
"""

from __future__ import annotations

import json
from enum import Enum
from typing import TypeVar

import msgspec
from msgspec import Struct

from mnemic.memory.model import ClaimKind, Derivation, Polarity

REPLY_CHARS_MAX = 4_000_000
"""Longest reply that is read, in characters; a longer one breaks the protocol."""

OUTPUT_TOKENS_MAX = 16_384
"""The output ceiling of a call, sized so that a full ledger and its candidates fit."""

TIMEOUT_S = 120.0
"""How long a call may take, in seconds."""

Schema = dict[str, object]

T = TypeVar("T")


class WireEvidence(Struct, frozen=True, forbid_unknown_fields=True):
    """Quote words of one source event, exactly."""

    sequence: int
    quote: str


class WireClaim(Struct, frozen=True, forbid_unknown_fields=True):
    """Propose one claim in a provider's words; local code renders, files and judges it."""

    claim_kind: ClaimKind
    derivation: Derivation
    polarity: Polarity
    subject: str
    statement: str
    evidence: tuple[WireEvidence, ...]


def text() -> Schema:
    """Describe a string."""
    return {"type": "string"}


def text_or_null() -> Schema:
    """Describe a string that may be absent, which strict schemas spell as null."""
    return {"type": ["string", "null"]}


def integer() -> Schema:
    """Describe an integer."""
    return {"type": "integer"}


def integer_or_null() -> Schema:
    """Describe an integer that may be absent."""
    return {"type": ["integer", "null"]}


def one_of(vocabulary: type[Enum]) -> Schema:
    """Describe a closed vocabulary by its values."""
    return {"type": "string", "enum": [member.value for member in vocabulary]}


def list_of(items: Schema) -> Schema:
    """Describe an array."""
    return {"type": "array", "items": items}


def record(**properties: Schema) -> Schema:
    """Describe an object that has exactly these properties, all of them required."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


CLAIM_SCHEMA: Schema = record(
    claim_kind=one_of(ClaimKind),
    derivation=one_of(Derivation),
    polarity=one_of(Polarity),
    subject=text(),
    statement=text(),
    evidence=list_of(record(sequence=integer(), quote=text())),
)
"""The strict JSON schema of a `WireClaim`."""


def read(reply: str, shape: type[T]) -> T | None:
    """Read a provider's JSON text into `shape`; None when it is anything else."""
    if len(reply) > REPLY_CHARS_MAX:
        return None
    try:
        return msgspec.json.decode(reply, type=shape)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def document(value: object) -> str:
    """Write a payload as one JSON document; the same value gives the same bytes.

    A lone surrogate, which UTF-8 cannot say, is written as an escape.
    """
    try:
        return msgspec.json.encode(value).decode()
    except UnicodeEncodeError:
        return json.dumps(value, separators=(",", ":"))
