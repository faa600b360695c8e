"""The proof that a command took effect once."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

KEY_LENGTH_MAX = 200
"""Longest idempotency key, in characters."""


class Receipt(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Keep a command's first reply under its idempotency key.

    Committed with the effect itself. `digest` fingerprints the command, so that a key
    reused for something else is refused; `reply` is the encoded, content-free reply.
    `version` is the principal version it was committed in and `ordinal` its place there.
    """

    key: str
    command: str
    digest: str
    reply: bytes
    at: datetime
    version: int
    ordinal: int
