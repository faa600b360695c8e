"""Which principals something has been quiet for, or due, since some instant."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from datetime import datetime

from mnemic.memory.model import Principal

BUCKET_S = 60
"""Width of a bucket, in seconds: an active principal moves at most once in each."""


class IdleIndex:
    """File principals under the bucket of the one instant that counts for each.

    A read visits the buckets up to its instant, so it costs what is due, never the
    number of principals; a write that stays inside its bucket costs one comparison.
    """

    __slots__ = ("_bucket_s", "_buckets", "_filed")

    def __init__(self, bucket_s: int = BUCKET_S) -> None:
        self._bucket_s = bucket_s
        self._buckets: dict[int, dict[Principal, datetime]] = {}
        self._filed: dict[Principal, int] = {}

    def file(self, principal: Principal, since: datetime | None) -> None:
        """Move a principal to where it belongs now; None takes it out."""
        known = self._filed.get(principal)
        number = None if since is None else self._number(since)
        if known is not None and known != number:
            bucket = self._buckets[known]
            del bucket[principal]
            if not bucket:
                del self._buckets[known]
            if number is None:
                del self._filed[principal]
        if number is not None and since is not None:
            self._buckets.setdefault(number, {})[principal] = since
            self._filed[principal] = number

    def due(self, before: datetime, *, after: Principal | None, limit: int) -> list[Principal]:
        """Give the first `limit` due principals past `after`, in name order."""
        return heapq.nsmallest(limit, self.overdue(before, after=after))

    def overdue(self, before: datetime, *, after: Principal | None) -> Iterator[Principal]:
        """Give the due principals past `after`, in no order."""
        last = self._number(before)
        for number in [n for n in self._buckets if n <= last]:
            for principal, since in self._buckets[number].items():
                if (number < last or since <= before) and (after is None or principal > after):
                    yield principal

    def _number(self, instant: datetime) -> int:
        return int(instant.timestamp() // self._bucket_s)
