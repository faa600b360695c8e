"""Which principals have an open session that has been quiet since some instant."""

from __future__ import annotations

import heapq
from datetime import datetime

from mnemic.memory.model import Principal

BUCKET_S = 60
"""Width of one bucket, in seconds: an active principal moves at most once in each."""


class IdleIndex:
    """File principals under the minute their longest-quiet open session was last active.

    A read visits the buckets up to its instant, so it costs what is due, never the
    number of principals; a write that stays inside its minute costs one comparison.
    """

    __slots__ = ("_buckets", "_filed")

    def __init__(self) -> None:
        self._buckets: dict[int, dict[Principal, datetime]] = {}
        self._filed: dict[Principal, int] = {}

    def file(self, principal: Principal, quiet_since: datetime | None) -> None:
        """Move a principal to where it belongs now; None takes it out."""
        known = self._filed.get(principal)
        minute = None if quiet_since is None else _minute(quiet_since)
        if known is not None and known != minute:
            bucket = self._buckets[known]
            del bucket[principal]
            if not bucket:
                del self._buckets[known]
            if minute is None:
                del self._filed[principal]
        if minute is not None and quiet_since is not None:
            self._buckets.setdefault(minute, {})[principal] = quiet_since
            self._filed[principal] = minute

    def due(self, before: datetime, *, after: Principal | None, limit: int) -> list[Principal]:
        """Give the first `limit` due principals past `after`, in name order."""
        last = _minute(before)
        found = (
            principal
            for minute in [m for m in self._buckets if m <= last]
            for principal, quiet_since in self._buckets[minute].items()
            if (minute < last or quiet_since <= before) and (after is None or principal > after)
        )
        return heapq.nsmallest(limit, found)


def _minute(instant: datetime) -> int:
    return int(instant.timestamp() // BUCKET_S)
