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

TaskHandle = trio.lowlevel.Task

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


class StepCounter(trio.abc.Instrument):
    """Act before the n-th step that a tree of tasks takes: its n-th await ends there.

    A step is what a task does between two awaits that let others run.
    """

    def __init__(self) -> None:
        self._armed: dict[TaskHandle, tuple[int, Callable[[], None]]] = {}

    @staticmethod
    def here() -> TaskHandle:
        """Give the running task, to be the root of a tree."""
        return trio.lowlevel.current_task()

    def arm(self, root: TaskHandle, steps: int, then: Callable[[], None]) -> None:
        """Call `then` before the tree under `root` takes its n-th step from now."""
        self._armed[root] = (steps, then)

    def before_task_step(self, task: TaskHandle) -> None:
        """Count a step; trio calls it."""
        if not self._armed:
            return
        root = self._root_of(task)
        if root is None:
            return
        left, then = self._armed[root]
        if left > 1:
            self._armed[root] = (left - 1, then)
        else:
            del self._armed[root]
            then()

    def _root_of(self, task: TaskHandle) -> TaskHandle | None:
        at: TaskHandle | None = task
        while at is not None and at not in self._armed:
            nursery = at.parent_nursery
            at = None if nursery is None else nursery.parent_task
        return at


def run_seeded(
    main: Callable[[], Awaitable[T]], *, seed: int, counter: StepCounter | None = None
) -> T:
    """Run `main` to its end; time jumps whenever every task waits."""
    instruments = () if counter is None else (counter,)
    with seeded_schedule(seed):
        return trio.run(main, clock=MockClock(autojump_threshold=0), instruments=instruments)
