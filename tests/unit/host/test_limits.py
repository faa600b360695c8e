"""The token bucket: a burst at once, a rate in the long run, each caller its own."""

from __future__ import annotations

from datetime import timedelta

import pytest

from mnemic.actors.clock import FixedClock
from mnemic.errors import RateLimited
from mnemic.host import limits
from mnemic.host.limits import RateLimiter
from tests.support.core import START


class Slipping(FixedClock):
    """Be a wall clock that can be set back."""

    def set_back(self, seconds: float) -> None:
        self._now -= timedelta(seconds=seconds)


def test_a_burst_then_the_rate() -> None:
    """The burst passes, the next is told how long to wait, and then passes."""
    clock = FixedClock(START)
    limiter = RateLimiter(per_s=2, burst=3, clock=clock)
    for _ in range(3):
        limiter.spend("a")
    with pytest.raises(RateLimited) as refused:
        limiter.spend("a")
    assert refused.value.retry_after_s == 0.5
    clock.advance(0.5)
    limiter.spend("a")
    with pytest.raises(RateLimited):
        limiter.spend("a")


def test_each_caller_has_a_bucket_of_its_own() -> None:
    """One that floods takes nothing from another."""
    limiter = RateLimiter(per_s=1, burst=1, clock=FixedClock(START))
    limiter.spend("a")
    limiter.spend("b")
    with pytest.raises(RateLimited):
        limiter.spend("a")


def test_a_bucket_holds_no_more_than_the_burst() -> None:
    """A quiet year does not buy a flood."""
    clock = FixedClock(START)
    limiter = RateLimiter(per_s=1, burst=2, clock=clock)
    clock.advance(365 * 86_400)
    limiter.spend("a")
    limiter.spend("a")
    with pytest.raises(RateLimited):
        limiter.spend("a")


def test_a_clock_that_is_set_back_refills_nothing_and_blocks_nobody_for_good() -> None:
    """Refilling goes on from the new instant."""
    clock = Slipping(START)
    limiter = RateLimiter(per_s=1, burst=1, clock=clock)
    limiter.spend("a")
    clock.set_back(3_600)
    with pytest.raises(RateLimited):
        limiter.spend("a")
    clock.advance(1)
    limiter.spend("a")


def test_buckets_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Past the bound the one longest unused goes."""
    monkeypatch.setattr(limits, "BUCKETS_MAX", 2)
    limiter = RateLimiter(per_s=1, burst=1, clock=FixedClock(START))
    for name in ("a", "b", "c"):
        limiter.spend(name)
    assert list(limiter._buckets) == ["b", "c"]
