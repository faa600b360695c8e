"""Say every error as a problem (RFC 9457): a status, a code, one sentence, what to do."""

from __future__ import annotations

import math
from datetime import datetime

from msgspec import Struct

from mnemic.errors import (
    CallCycle,
    CorruptPrincipal,
    Fenced,
    InvalidCommand,
    InvalidFile,
    InvalidInput,
    MnemicError,
    ModelRateLimited,
    ModelRefused,
    ModelUnavailable,
    NotAllowed,
    NotAuthenticated,
    NotFound,
    OutcomeUnknown,
    Overloaded,
    Quarantined,
    RateLimited,
    Retryable,
    SchemaMismatch,
    ServerUnavailable,
    ShuttingDown,
    StoreUnavailable,
    TooLarge,
    TurnFailed,
)
from mnemic.memory.model import encode
from mnemic.wire import PROBLEM_TYPE, PROBLEM_URN, Problem, code_of

PAUSE_S = 1.0
"""Pause asked for when nothing better is known, in seconds."""


class _Answer(Struct, frozen=True):
    status: int
    title: str
    retry_after_s: float | None = None


_ANSWERS: dict[type[MnemicError], _Answer] = {
    InvalidInput: _Answer(422, "Invalid input"),
    InvalidFile: _Answer(503, "The host is misconfigured"),
    TooLarge: _Answer(413, "Too large"),
    NotAuthenticated: _Answer(401, "Not authenticated"),
    NotAllowed: _Answer(403, "Not allowed"),
    NotFound: _Answer(404, "Not found"),
    RateLimited: _Answer(429, "Too many requests", PAUSE_S),
    Overloaded: _Answer(429, "The mailbox is full", PAUSE_S),
    Quarantined: _Answer(429, "Quarantined", PAUSE_S),
    Fenced: _Answer(503, "Taken by another host", 0.0),
    StoreUnavailable: _Answer(503, "The store is unavailable", PAUSE_S),
    ShuttingDown: _Answer(503, "Shutting down", PAUSE_S),
    SchemaMismatch: _Answer(503, "The schema is on another revision"),
    ServerUnavailable: _Answer(503, "The store is unavailable", PAUSE_S),
    OutcomeUnknown: _Answer(504, "The outcome is unknown", 0.0),
    ModelRateLimited: _Answer(503, "The model asks for a pause", PAUSE_S),
    ModelUnavailable: _Answer(503, "The model is unavailable", PAUSE_S),
    ModelRefused: _Answer(502, "The model refused"),
    Retryable: _Answer(503, "Try again", PAUSE_S),
    TurnFailed: _Answer(500, "The message failed"),
    CallCycle: _Answer(500, "The message failed"),
    CorruptPrincipal: _Answer(500, "The principal is corrupt"),
    MnemicError: _Answer(500, "It failed"),
}

_CONFLICTS = frozenset({"idempotency_key", "token"})
"""Fields whose refusal means that things have moved on: 409, not 422."""

STATUSES = {
    400: "Not a request this host can read",
    401: "No valid token",
    403: "The token may not do this",
    404: "There is no such thing",
    408: "The body took too long to arrive",
    409: "Things have moved on, or the idempotency key was used for something else",
    413: "The body or a turn is too large",
    415: "The body is not JSON",
    422: "Something in the request is invalid",
    429: "Overloaded, quarantined or too fast; the answer says how long to wait",
    500: "It failed; nothing was written",
    502: "The model refused",
    503: "Not now: the store, the model or this host is not there; safe to repeat",
    504: "The outcome is unknown; repeat it with the same idempotency key to know",
}


def problem_of(error: MnemicError, *, now: datetime) -> Problem:
    """Describe an error of ours; its message never carries what was told."""
    answer = next(_ANSWERS[kind] for kind in type(error).__mro__ if kind in _ANSWERS)
    status, pause_s = answer.status, answer.retry_after_s
    field = reason = retry_at = None
    detail = str(error)
    match error:
        case InvalidFile():
            # Where the host keeps its files is nothing to a caller.
            detail = "this host's tokens cannot be read, so it lets nobody in; tell its operator"
            pause_s = None
        case InvalidCommand():
            field = error.field
            status = 409 if field in _CONFLICTS else status
        case RateLimited():
            pause_s = error.retry_after_s
        case Quarantined():
            reason, retry_at = error.reason, error.retry_at
            pause_s = max(0.0, (datetime.fromisoformat(error.retry_at) - now).total_seconds())
        case ModelRateLimited() if error.retry_after_s is not None:
            pause_s = error.retry_after_s
        case TurnFailed():
            reason = error.reason
    return Problem(
        type=PROBLEM_URN + code_of(type(error)),
        title=answer.title,
        status=status,
        code=code_of(type(error)),
        detail=detail,
        field=field,
        reason=reason,
        retry_after_s=pause_s,
        retry_at=retry_at,
    )


def problem(
    status: int, code: str, title: str, detail: str, *, field: str | None = None
) -> Problem:
    """Describe what HTTP alone can get wrong."""
    return Problem(
        type=PROBLEM_URN + code, title=title, status=status, code=code, detail=detail, field=field
    )


def headers_of(described: Problem) -> dict[str, str]:
    """Give the headers that go with a problem."""
    headers = {"content-type": PROBLEM_TYPE}
    if described.status == 401:
        headers["www-authenticate"] = "Bearer"
    if described.retry_after_s is not None:
        headers["retry-after"] = str(math.ceil(described.retry_after_s))
    return headers


def body_of(described: Problem) -> bytes:
    """Encode a problem."""
    return encode(described)
