"""Read what a host answered: a value of the in-process API, or an error of its tree."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from mnemic import errors
from mnemic.client.calls import Call
from mnemic.errors import (
    HostUnavailable,
    InvalidCommand,
    InvalidInput,
    MnemicError,
    NotAllowed,
    NotAuthenticated,
    OutcomeUnknown,
    Overloaded,
    TooLarge,
)
from mnemic.memory.model import DecodeError, decode
from mnemic.wire import Problem, code_of


class Failed(Struct, frozen=True):
    """Hold an error, and the pause that the host asked for before a repeat, if any."""

    error: MnemicError
    retry_after_s: float | None = None


_KINDS: dict[str, type[MnemicError]] = {
    code_of(kind): kind
    for kind in (getattr(errors, name) for name in errors.__all__)
    # A host's own files are nothing to its callers.
    if kind not in (errors.InvalidFile, errors.MissingExtra)
} | {
    # What HTTP alone can get wrong.
    "busy": Overloaded,
    "too_slow": HostUnavailable,
    "not_local": NotAllowed,
    "bad_request": InvalidInput,
}

_BY_STATUS: dict[int, type[MnemicError]] = {
    401: NotAuthenticated,
    403: NotAllowed,
    413: TooLarge,
    429: Overloaded,
    502: HostUnavailable,
    503: HostUnavailable,
    504: OutcomeUnknown,
}
"""What a status means that something between the client and the host gave."""


def read_reply(call: Call, status: int, content: bytes) -> Struct | Failed:
    """Read an answer as the type its call names, or as a failure."""
    if 200 <= status < 300:
        try:
            return decode(call.answer, content)
        except DecodeError as error:
            return Failed(
                MnemicError(
                    f"{call.method} {call.path} was answered with something else ({error}): is "
                    "this the URL of a mnemic host, and of this version?"
                )
            )
    try:
        problem = msgspec.json.decode(content, type=Problem)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        kind = _BY_STATUS.get(status, MnemicError)
        said = f"{call.method} {call.path} was answered with status {status}, not by a mnemic host"
        return Failed(kind(said))
    return Failed(_error_of(problem), problem.retry_after_s)


def lost_reply(call: Call, *, was_sent: bool) -> Failed:
    """Say that the connection failed, before or after a request was on its way."""
    if was_sent and not call.is_safe:
        again = "" if call.key is None else f"; repeat it with key={call.key!r} to know"
        return Failed(
            OutcomeUnknown(f"the connection was lost before {call.method} was answered{again}")
        )
    return Failed(HostUnavailable("the host does not answer; is it running at this URL?"))


def error_of(problem: Problem) -> MnemicError:
    """Make the error that a problem describes, as the host would have raised it."""
    return _error_of(problem)


def _error_of(problem: Problem) -> MnemicError:
    kind = _KINDS.get(problem.code) or _BY_STATUS.get(problem.status, MnemicError)
    # Not by its constructor, which would word the message anew.
    error: Any = kind.__new__(kind)
    error.args = (problem.detail,)
    for name, value in _attributes(kind, problem).items():
        setattr(error, name, value)
    assert isinstance(error, MnemicError)
    return error


def _attributes(kind: type[MnemicError], problem: Problem) -> dict[str, object]:
    if issubclass(kind, InvalidCommand):
        return {"field": problem.field or ""}
    if issubclass(kind, errors.Quarantined):
        return {"reason": problem.reason or "", "retry_at": problem.retry_at or ""}
    if issubclass(kind, errors.TurnFailed):
        return {"reason": problem.reason or ""}
    if issubclass(kind, errors.RateLimited):
        return {"retry_after_s": problem.retry_after_s or 0.0}
    if issubclass(kind, errors.ModelRateLimited):
        return {"cost_usd": 0.0, "retry_after_s": problem.retry_after_s}
    if issubclass(kind, (errors.ModelUnavailable, errors.ModelRefused)):
        return {"cost_usd": 0.0}
    return {}
