"""Decide whether a call is sent again, and after which pause: pure, and bounded.

Sent again is what certainly did nothing (a full mailbox, a host that is starting, a fence),
and what may be repeated whatever became of it: a read, or a write under its key.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from mnemic.client.calls import Call
from mnemic.client.replies import Failed
from mnemic.errors import (
    Fenced,
    OutcomeUnknown,
    Overloaded,
    ShuttingDown,
    StoreUnavailable,
)

Jitter = Callable[[], float]
"""Gives a number in [0, 1), so that many clients do not come back at once."""

_DID_NOTHING = (Overloaded, Fenced, StoreUnavailable, ShuttingDown)


class Retries(Struct, frozen=True, forbid_unknown_fields=True):
    """Bound how long a client insists."""

    tries: int = 6
    """Times a call is sent; 1 never repeats."""

    first_pause_s: float = 0.1
    """Pause before the second try; each further one is twice as long."""

    pause_max_s: float = 5.0
    """Longest pause; a host that asks for a longer one gets none, and its error is raised."""


DEFAULT_RETRIES = Retries()


class Attempts:
    """Count the tries of one call."""

    def __init__(self, call: Call, retries: Retries, jitter: Jitter) -> None:
        self._call = call
        self._retries = retries
        self._jitter = jitter
        self.made = 0

    def pause_after(self, failed: Failed) -> float | None:
        """Give the pause before the next try, in seconds; None when the error is to be raised."""
        self.made += 1
        if self.made >= self._retries.tries or not self._may_repeat(failed):
            return None
        asked_s = failed.retry_after_s or 0.0
        if asked_s > self._retries.pause_max_s:
            return None
        pause_s = self._retries.first_pause_s * 2.0 ** (self.made - 1)
        pause_s *= 0.5 + self._jitter() / 2
        return max(asked_s, min(pause_s, self._retries.pause_max_s))

    def _may_repeat(self, failed: Failed) -> bool:
        if isinstance(failed.error, _DID_NOTHING):
            return True
        return isinstance(failed.error, OutcomeUnknown) and self._call.may_repeat
