"""Time, passed in (design §3): nothing above reads a clock of its own."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Protocol

import anyio


class Clock(Protocol):
    """Tell the instant and wait."""

    def now(self) -> datetime:
        """Give the instant, aware, in UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait; cancellable."""
        ...


class SystemClock:
    """Follow the host's wall clock."""

    def now(self) -> datetime:
        """Give the wall clock's instant."""
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        """Wait on the event loop's clock."""
        await anyio.sleep(seconds)


class LoopClock:
    """Count from a given instant on the event loop's clock.

    On trio with a `MockClock` both the instant and the waiting are virtual.
    """

    def __init__(self, start: datetime) -> None:
        assert start.tzinfo is not None
        self._start = start
        self._origin = anyio.current_time()

    def now(self) -> datetime:
        """Give the start plus what the event loop has counted since."""
        return self._start + timedelta(seconds=anyio.current_time() - self._origin)

    async def sleep(self, seconds: float) -> None:
        """Wait on the event loop's clock."""
        await anyio.sleep(seconds)


class FixedClock:
    """Stand still until it is told to advance (000 §The deterministic arm)."""

    def __init__(self, at: datetime) -> None:
        assert at.tzinfo is not None
        self._now = at.astimezone(UTC)

    def now(self) -> datetime:
        """Give the instant it was last set to."""
        return self._now

    def advance(self, seconds: float) -> None:
        """Move forward by `seconds` ≥ 0."""
        assert seconds >= 0
        self._now += timedelta(seconds=seconds)

    def move_to(self, at: datetime) -> None:
        """Move forward to an instant; an earlier one leaves it where it is."""
        self._now = max(self._now, at.astimezone(UTC))

    async def sleep(self, seconds: float) -> None:
        """Wait for ever: time that stands still brings no tick."""
        del seconds
        await anyio.sleep_forever()
