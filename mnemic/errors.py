"""Every error mnemic raises on purpose: one type per thing the caller can do.

    MnemicError
    ├── InvalidInput              mend what you passed
    │   ├── InvalidCommand        ... a command's field
    │   ├── InvalidFile           ... a line of a file
    │   ├── InvalidAddress        ... a store address, a directory, an option
    │   ├── TooLarge              ... a body or a turn: send less at once
    │   ├── MissingExtra          ... an extra: install what it names
    │   └── FixedBodyOverflow     ... a turn that no context window of this size holds
    ├── NotAuthenticated          give a token that this host knows
    ├── NotAllowed                use a token that may do it
    ├── NotFound                  ask for something that exists
    ├── Retryable                 send the same message again, with the same key
    │   ├── Overloaded            ... after a pause: the mailbox is full
    │   │   └── RateLimited       ... after the pause it names: a token is used too fast
    │   ├── Fenced                ... at once: another activation took the principal
    │   ├── StoreUnavailable      ... once the store is back
    │   │   └── HostUnavailable   ... once the host is back that a client talks to
    │   ├── OutcomeUnknown        ... the key tells whether it had happened
    │   └── ModelUnavailable      ... the model did not answer; nothing was decided by it
    │       ├── ModelRateLimited  ... after the pause it names
    │       ├── ModelTimedOut     ... with more time
    │       └── ModelProtocolError  ... what it answered was not of the protocol
    ├── ModelRefused              mend what the model was asked, or its configuration
    │   ├── ModelDeclined         ... it will not speak about this
    │   └── ModelTruncated        ... allow it a longer answer
    ├── ShuttingDown              send it to another host, or to this one when it is back
    ├── Quarantined               wait until the time it names, or ask an operator
    ├── TurnFailed                report it: this message failed, nothing was written
    ├── CallCycle                 do not ask an actor from inside its own turn
    ├── CorruptPrincipal          restore or erase that principal; no other is touched
    ├── SchemaMismatch            run the command it names
    ├── FormationUnevidenced      bring the evidence, or let the mode be auto
    └── ServerUnavailable         mend the embedded PostgreSQL as it says

No message of any of these carries a statement, an evidence span or a message text.
"""

from __future__ import annotations

__all__ = [
    "CallCycle",
    "CorruptPrincipal",
    "Fenced",
    "FixedBodyOverflow",
    "FormationUnevidenced",
    "InvalidAddress",
    "InvalidCommand",
    "InvalidFile",
    "InvalidInput",
    "MissingExtra",
    "MnemicError",
    "ModelDeclined",
    "ModelProtocolError",
    "ModelRateLimited",
    "ModelRefused",
    "ModelTimedOut",
    "ModelTruncated",
    "ModelUnavailable",
    "NotAllowed",
    "NotAuthenticated",
    "NotFound",
    "OutcomeUnknown",
    "Overloaded",
    "Quarantined",
    "RateLimited",
    "Retryable",
    "SchemaMismatch",
    "ServerUnavailable",
    "ShuttingDown",
    "StoreUnavailable",
    "TooLarge",
    "TurnFailed",
]


class MnemicError(Exception):
    """Be the root of every error that mnemic raises on purpose."""


class InvalidInput(MnemicError):
    """Say what the caller must mend; nothing was written."""


class InvalidCommand(InvalidInput):
    """Refuse a command; `field` names what is wrong."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field


class InvalidFile(InvalidInput):
    """Refuse a file; `path`, `line` (from 1) and `field` name the place."""

    def __init__(self, path: str, line: int, field: str, message: str) -> None:
        super().__init__(f"{path}, line {line}, {field}: {message}")
        self.path = path
        self.line = line
        self.field = field


class InvalidAddress(InvalidInput):
    """Refuse a store address, a data directory or an option."""


class TooLarge(InvalidInput):
    """Refuse a body or a turn that is larger than a host takes; nothing was read of it."""


class MissingExtra(InvalidInput, ImportError):
    """Refuse what needs a library that is not installed, and say how to install it."""

    def __init__(self, extra: str, module: str) -> None:
        super().__init__(
            f"this needs the extra {extra!r}, of which {module} is missing: "
            f"pip install 'mnemic[{extra}]'"
        )
        self.extra = extra


class FixedBodyOverflow(InvalidInput):
    """Refuse a turn whose fixed body alone overflows the context window.

    The fixed body is the prefix, the correction lines and the user's turn: what is never
    dropped to make room.
    """


class NotAuthenticated(MnemicError):
    """Refuse a caller without a valid token; it says nothing of what the host holds."""


class NotAllowed(MnemicError):
    """Refuse what a token may not do; the same whether or not what it names exists."""


class NotFound(MnemicError):
    """Say that the principal has no such belief, session or trace."""


class Retryable(MnemicError):
    """Mark an error after which the same message may be sent again with its key."""


class Overloaded(Retryable):
    """Refuse a message because the mailbox is full; nothing was enqueued."""


class RateLimited(Overloaded):
    """Refuse a caller that is faster than its token may be, for `retry_after_s`."""

    def __init__(self, message: str, *, retry_after_s: float) -> None:
        super().__init__(message)
        self.retry_after_s = retry_after_s


class Fenced(Retryable):
    """Report that another activation owns the principal now; nothing was written."""


class StoreUnavailable(Retryable):
    """Report that the store did not take the write; nothing was written."""


class HostUnavailable(StoreUnavailable):
    """Report that a client does not reach its host; nothing was written."""


class OutcomeUnknown(Retryable):
    """Report a write that was cut off: it happened at most once, the key tells."""


class ModelUnavailable(Retryable):
    """Report a model that did not answer in time, or said that it may later.

    `cost_usd` is what the failed call is known to have cost.
    """

    def __init__(self, message: str, *, cost_usd: float = 0.0) -> None:
        super().__init__(message)
        self.cost_usd = cost_usd


class ModelRateLimited(ModelUnavailable):
    """Report a model that asks for a pause; `retry_after_s` is the one it named, if any."""

    def __init__(
        self, message: str, *, cost_usd: float = 0.0, retry_after_s: float | None = None
    ) -> None:
        super().__init__(message, cost_usd=cost_usd)
        self.retry_after_s = retry_after_s


class ModelTimedOut(ModelUnavailable):
    """Report a model that did not answer within its time."""


class ModelProtocolError(ModelUnavailable):
    """Report an answer that is not of the protocol, or not of the form it was asked in."""


class ModelRefused(MnemicError):
    """Report a model that will not answer this request however often it is sent.

    `cost_usd` is what the failed call is known to have cost.
    """

    def __init__(self, message: str, *, cost_usd: float = 0.0) -> None:
        super().__init__(message)
        self.cost_usd = cost_usd


class ModelDeclined(ModelRefused):
    """Report a model, or its provider's filter, that will not speak about this."""


class ModelTruncated(ModelRefused):
    """Report an answer that was cut off at the length it may have."""


class ShuttingDown(MnemicError):
    """Refuse a message because the host is draining; nothing was written."""


class Quarantined(MnemicError):
    """Refuse a message because this principal's actor kept failing.

    `reason` is the failing error's type name and `retry_at` an ISO instant.
    """

    def __init__(self, whose: str, reason: str, retry_at: str) -> None:
        super().__init__(
            f"{whose} is quarantined after repeated failures ({reason}); retry after {retry_at}"
        )
        self.reason = reason
        self.retry_at = retry_at


class TurnFailed(MnemicError):
    """Report that handling the message raised `reason` (a type name); nothing was written."""

    def __init__(self, whose: str, message_kind: str, reason: str) -> None:
        super().__init__(
            f"{message_kind} of {whose} failed with {reason}; nothing was written, "
            "repeated failures quarantine the principal"
        )
        self.reason = reason


class CallCycle(MnemicError):
    """Refuse a message whose chain of callers already holds its addressee's turn."""


class CorruptPrincipal(MnemicError):
    """Report a row of one principal that does not decode; other principals go on."""


class SchemaMismatch(MnemicError):
    """Report a store on another schema revision, and the command that mends it."""


class FormationUnevidenced(MnemicError):
    """Refuse to start: a provider policy is required and no evidence activates one."""


class ServerUnavailable(MnemicError):
    """Report that the embedded PostgreSQL cannot serve, and what to do about it."""
