"""Run a coroutine on trio under a mock clock and a schedule drawn from a seed.

The one place that reaches into trio's scheduler. Trio shuffles runnable tasks in every
step on purpose; under Hypothesis it sorts them first and shuffles with a seeded source,
through the two names used here. The same seed gives the same schedule on any machine,
with the same version of trio.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import trio  # noqa: TID251 - the deterministic benches run on trio
import trio._core._run as trio_run  # noqa: TID251
from trio.testing import MockClock  # noqa: TID251

T = TypeVar("T")


@contextmanager
def seeded_schedule(seed: int) -> Iterator[None]:
    """Draw trio's schedules from `seed` while the block lasts."""
    was_deterministic = trio_run._ALLOW_DETERMINISTIC_SCHEDULING
    state = trio_run._r.getstate()
    trio_run._ALLOW_DETERMINISTIC_SCHEDULING = True  # type: ignore[misc]
    trio_run._r.seed(seed)
    try:
        yield
    finally:
        trio_run._ALLOW_DETERMINISTIC_SCHEDULING = was_deterministic  # type: ignore[misc]
        trio_run._r.setstate(state)


def run_seeded(main: Callable[[], Awaitable[T]], *, seed: int) -> T:
    """Run `main` to its end; time jumps whenever every task waits."""
    with seeded_schedule(seed):
        return trio.run(main, clock=MockClock(autojump_threshold=0))
