"""Sweep actors: they find who has work due and send each a message (design §3).

A sweep never touches a principal's rows. It pages through the principals that the store
names and asks their actors, so the work is done in each principal's own order. A tick
that finds nothing costs one indexed query.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Protocol

import anyio
from msgspec import Struct

from mnemic.actors.clock import Clock
from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.errors import MnemicError, NotFound
from mnemic.memory.commands import Command, Consolidate, Reply
from mnemic.memory.image import Image
from mnemic.memory.model import SESSION_IDLE_SECONDS, Principal
from mnemic.stores.port import Store

IDLE_SESSION_SWEEP_S = 60.0
"""Seconds between two looks for sessions that have gone quiet."""

SWEEP_PATIENCE_S = 30.0
"""Time that a sweep waits for one principal before it goes on without it."""

PASSIVATION_SWEEP_S = 30.0
"""Seconds between two looks for activations that have gone quiet."""


class Asker(Protocol):
    """Be what a sweep needs of a supervisor."""

    async def ask(self, principal: Principal, command: Command) -> Reply:
        """Send a command and wait for its reply."""
        ...

    async def image(self, principal: Principal) -> Image:
        """Give a principal's committed image."""
        ...

    def passivate_idle(self) -> int:
        """Drop idle activations; return how many."""
        ...


class SweepResult(Struct, frozen=True):
    """Count what one tick found due, did, and could not do."""

    due: int = 0
    done: int = 0
    failed: int = 0


class Sweep(Struct, frozen=True):
    """Name a periodic job: `tick` does one round of it."""

    name: str
    interval_s: float
    tick: Callable[[], Awaitable[SweepResult]]


class SweepStatistics(Struct, frozen=True):
    """Count ticks and their results; `last_failure` is an error's type name."""

    ticks: int
    due: int
    done: int
    failed: int
    last_failure: str | None


class SweepActor:
    """Tick on the injected clock until stopped."""

    def __init__(self, sweep: Sweep, *, clock: Clock) -> None:
        self.name = sweep.name
        self._sweep = sweep
        self._clock = clock
        self._scope = anyio.CancelScope()
        self._stopped = False
        self._ticks = 0
        self._due = 0
        self._done = 0
        self._failed = 0
        self._last_failure: str | None = None

    async def run(self) -> None:
        """Wait, tick, and go on; a tick that fails is counted and the next one comes."""
        with self._scope:
            while not self._stopped:
                await self._clock.sleep(self._sweep.interval_s)
                await self.tick()

    async def tick(self) -> SweepResult:
        """Do one round now."""
        self._ticks += 1
        try:
            result = await self._sweep.tick()
        except Exception as error:
            # Whatever it was, the host's actors go on and so does the sweep.
            result = SweepResult(failed=1)
            self._last_failure = type(error).__name__
        self._due += result.due
        self._done += result.done
        self._failed += result.failed
        return result

    def stop(self) -> None:
        """End the waiting, and a tick that is under way at its next await."""
        self._stopped = True
        self._scope.cancel()

    def statistics(self) -> SweepStatistics:
        """Count what was done since the start."""
        return SweepStatistics(
            ticks=self._ticks,
            due=self._due,
            done=self._done,
            failed=self._failed,
            last_failure=self._last_failure,
        )


def idle_session_sweep(
    store: Store, asker: Asker, clock: Clock, *, limits: Limits = DEFAULT_LIMITS
) -> Sweep:
    """Consolidate and close sessions that have been quiet for `SESSION_IDLE_SECONDS`.

    Each in its own project scope. A session that speaks up between the query and its
    turn is left alone: the command carries the instant it must have been idle since.
    """

    async def consolidate(principal: Principal, before: datetime) -> bool:
        with anyio.move_on_after(SWEEP_PATIENCE_S):
            try:
                for session in (await asker.image(principal)).idle_since(before):
                    command = Consolidate(
                        session_id=session.id, trigger="idle_sweep", if_idle_since=before
                    )
                    # Its owner may close the session meanwhile, which is just as well.
                    with suppress(NotFound):
                        await asker.ask(principal, command)
            except MnemicError:
                return False
            return True
        return False

    async def tick() -> SweepResult:
        before = clock.now() - timedelta(seconds=SESSION_IDLE_SECONDS)
        due = done = 0
        after: Principal | None = None
        while True:
            page = await store.idle_sessions(before=before, after=after, limit=limits.sweep_page)
            done += await _count_true(page, consolidate, before)
            due += len(page)
            if len(page) < limits.sweep_page:
                return SweepResult(due=due, done=done, failed=due - done)
            after = page[-1]

    return Sweep(name="idle_sessions", interval_s=IDLE_SESSION_SWEEP_S, tick=tick)


async def _count_true(
    page: Sequence[Principal],
    work: Callable[[Principal, datetime], Awaitable[bool]],
    before: datetime,
) -> int:
    """Do the work of a whole page at once; a slow principal delays no other's."""
    results: list[bool] = []

    async def one(principal: Principal) -> None:
        results.append(await work(principal, before))

    async with anyio.create_task_group() as tasks:
        for principal in page:
            tasks.start_soon(one, principal, name=f"sweep of {principal}")
    return sum(results)


def passivation_sweep(asker: Asker) -> Sweep:
    """Drop the images of principals that nobody has told anything for a while."""

    async def tick() -> SweepResult:
        dropped = asker.passivate_idle()
        return SweepResult(due=dropped, done=dropped)

    return Sweep(name="passivation", interval_s=PASSIVATION_SWEEP_S, tick=tick)
