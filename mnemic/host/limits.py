"""How fast a token may be used: a bucket each, refilled by the host's clock."""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime

from mnemic.actors.clock import Clock
from mnemic.errors import RateLimited

BUCKETS_MAX = 10_000
"""Buckets held; past it the one longest unused goes, which is full again by then."""


class _Bucket:
    __slots__ = ("at", "left")

    def __init__(self, left: float, at: datetime) -> None:
        self.left = left
        self.at = at


class RateLimiter:
    """Let each caller spend `burst` requests at once and `per_s` a second in the long run."""

    def __init__(self, *, per_s: float, burst: int, clock: Clock) -> None:
        assert per_s > 0
        assert burst >= 1
        self._per_s = per_s
        self._burst = float(burst)
        self._clock = clock
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def spend(self, caller_id: str) -> None:
        """Take one request from the caller's bucket, or raise `RateLimited`."""
        now = self._clock.now()
        bucket = self._buckets.get(caller_id)
        if bucket is None:
            bucket = self._buckets[caller_id] = _Bucket(self._burst, now)
            if len(self._buckets) > BUCKETS_MAX:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(caller_id)
            # A wall clock that is set back refills nothing.
            passed_s = max(0.0, (now - bucket.at).total_seconds())
            bucket.left = min(self._burst, bucket.left + passed_s * self._per_s)
            bucket.at = now
        if bucket.left < 1.0:
            raise RateLimited(
                f"this token may send {self._per_s:g} requests a second, {self._burst:g} at once",
                retry_after_s=(1.0 - bucket.left) / self._per_s,
            )
        bucket.left -= 1.0
