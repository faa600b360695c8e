"""Say an error to an agent: what went wrong, and the one thing to do next."""

from __future__ import annotations

from mnemic.errors import (
    CorruptPrincipal,
    InvalidInput,
    MnemicError,
    NotFound,
    OutcomeUnknown,
    Overloaded,
    Quarantined,
    Retryable,
    ShuttingDown,
    StoreUnavailable,
    TurnFailed,
)

_NEXT_STEPS: tuple[tuple[type[MnemicError], str], ...] = (
    (InvalidInput, "mend what is named here and call the tool again"),
    (
        NotFound,
        "for a belief take an id that recall or list_beliefs shows; for a session call observe "
        "without session_id, which opens one",
    ),
    (Overloaded, "wait a few seconds, then make the same call again; nothing was done"),
    (StoreUnavailable, "make the same call again in a minute; tell the user if it stays so"),
    (Retryable, "make the same call again"),
    (ShuttingDown, "make the same call again in a minute; nothing was done"),
    (Quarantined, "go on without memory until then, and tell the user"),
    (TurnFailed, "do not repeat it; tell the user that memory failed on this"),
    (CorruptPrincipal, "go on without memory; tell the user that an operator has to look at it"),
)
_OTHERWISE = "go on without memory; tell the user what this says"

NOT_ALLOWED = (
    "error: the token of this connection may not do this\n"
    "next: go on without it; tell the user that it takes a token with more rights"
)
FAILED_INSIDE = (
    "error: memory failed on this call\n"
    "next: do not repeat it; tell the user that memory failed, its log names the place"
)


def next_step(error: MnemicError, *, key: str | None = None) -> str:
    """Name what to do about an error; `key` is the idempotency key that the call had."""
    if isinstance(error, OutcomeUnknown) and key is not None:
        return f'make the same call again with key="{key}": it is done once, whatever happened'
    for kind, step in _NEXT_STEPS:
        if isinstance(error, kind):
            return step
    return _OTHERWISE


def refusal(error: MnemicError, *, key: str | None = None) -> str:
    """Say an error in two lines; no error of ours holds what was told."""
    return f"error: {error}\nnext: {next_step(error, key=key)}"
