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

from mnemic.actors import log
from mnemic.actors.clock import Clock
from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.errors import MnemicError, NotFound
from mnemic.memory.commands import (
    IDLE_TRIGGER,
    Command,
    Consolidate,
    Decay,
    ExpireTraces,
    Reply,
)
from mnemic.memory.image import Image
from mnemic.memory.lifecycle.horizons import cutoffs
from mnemic.memory.model import SESSION_IDLE_SECONDS, Principal
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.stores.port import Store

IDLE_SESSION_SWEEP_S = 60.0
"""Seconds between two looks for sessions that have gone quiet."""

SWEEP_PATIENCE_S = 30.0
"""Time that a sweep waits for one principal before it goes on without it."""

TRACE_SWEEP_S = 3_600.0
"""Seconds between two looks for traces whose operator tier has expired."""

FIRST_SWEEP_S = 60.0
"""Longest wait of the slow sweeps before their first round, in seconds."""

REPASS_SWEEP_S = 60.0
"""Seconds between two looks for sessions whose provider is to be asked again."""

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


class Consolidating(Protocol):
    """Be how a host consolidates a session."""

    async def __call__(self, principal: Principal, command: Consolidate) -> object:
        """Consolidate."""
        ...


class SweepResult(Struct, frozen=True):
    """Count what one tick found due, did, and could not do."""

    due: int = 0
    done: int = 0
    failed: int = 0


class Sweep(Struct, frozen=True):
    """Name a periodic job: `tick` does one round of it.

    `first_s` is the wait before the first round, None for an interval like any other.
    """

    name: str
    interval_s: float
    tick: Callable[[], Awaitable[SweepResult]]
    first_s: float | None = None


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
        wait_s = self._sweep.interval_s if self._sweep.first_s is None else self._sweep.first_s
        with self._scope:
            while not self._stopped:
                await self._clock.sleep(wait_s)
                await self.tick()
                wait_s = self._sweep.interval_s

    async def tick(self) -> SweepResult:
        """Do one round now."""
        self._ticks += 1
        try:
            result = await self._sweep.tick()
        except Exception as error:
            # Whatever it was, the host's actors go on and so does the sweep.
            result = SweepResult(failed=1)
            self._last_failure = type(error).__name__
            log.sweep_failed(self.name, self._last_failure)
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
    store: Store,
    asker: Asker,
    clock: Clock,
    *,
    profile: Profile = DEFAULT_PROFILE,
    limits: Limits = DEFAULT_LIMITS,
    consolidate: Consolidating | None = None,
) -> Sweep:
    """Consolidate and close sessions that have been quiet for `SESSION_IDLE_SECONDS`.

    Each in its own project scope. A session that speaks up between the query and its
    turn is left alone: the command carries the instant it must have been idle since.
    `consolidate` is how the host does it, by default one message to the actor.
    Without `session_boundary_enabled` a round asks nothing and does nothing.
    """

    form = consolidate or asker.ask

    async def form_idle(principal: Principal, before: datetime) -> None:
        for session in (await asker.image(principal)).idle_since(before):
            command = Consolidate(session_id=session.id, trigger=IDLE_TRIGGER, if_idle_since=before)
            # Its owner may close the session meanwhile, which is just as well.
            with suppress(NotFound):
                await form(principal, command)

    async def tick() -> SweepResult:
        if not profile.formation.session_boundary_enabled:
            return SweepResult()
        before = clock.now() - timedelta(seconds=SESSION_IDLE_SECONDS)
        return await _round(
            lambda after, limit: store.idle_sessions(before=before, after=after, limit=limit),
            lambda principal: form_idle(principal, before),
            page_size=limits.sweep_page,
        )

    return Sweep(name="idle_sessions", interval_s=IDLE_SESSION_SWEEP_S, tick=tick)


def repass_sweep(
    store: Store,
    repass: Callable[[Principal], Awaitable[int]],
    clock: Clock,
    *,
    limits: Limits = DEFAULT_LIMITS,
) -> Sweep:
    """Ask a provider again for what it failed at (003 §Deliberately narrow trust exclusions)."""

    async def again(principal: Principal) -> None:
        await repass(principal)

    async def tick() -> SweepResult:
        before = clock.now()
        return await _round(
            lambda after, limit: store.repassing(before=before, after=after, limit=limit),
            again,
            page_size=limits.sweep_page,
        )

    return Sweep(name="provider_repass", interval_s=REPASS_SWEEP_S, tick=tick)


def decay_sweep(
    store: Store,
    asker: Asker,
    clock: Clock,
    *,
    profile: Profile = DEFAULT_PROFILE,
    limits: Limits = DEFAULT_LIMITS,
) -> Sweep:
    """Let what nothing supports fade and retire (000 §Forgetting, 003 §Confidence).

    Every `scheduled_interval_seconds`, and once soon after the start: a host may not live
    for an interval. Without `scheduled_enabled` a round asks nothing and does nothing.
    """

    async def fade(principal: Principal) -> None:
        await asker.ask(principal, Decay())

    async def tick() -> SweepResult:
        if not profile.formation.scheduled_enabled:
            return SweepResult()
        at = tuple(cutoffs(profile, clock.now()).values())
        return await _round(
            lambda after, limit: store.fading(cutoffs=at, after=after, limit=limit),
            fade,
            page_size=limits.sweep_page,
        )

    interval_s = float(profile.formation.scheduled_interval_seconds)
    first_s = min(interval_s, FIRST_SWEEP_S)
    return Sweep(name="decay", interval_s=interval_s, tick=tick, first_s=first_s)


def trace_sweep(
    store: Store, asker: Asker, clock: Clock, *, limits: Limits = DEFAULT_LIMITS
) -> Sweep:
    """Take the operator tier from traces past its expiry (000 §Trace retention)."""

    async def expire(principal: Principal) -> None:
        await asker.ask(principal, ExpireTraces())

    async def tick() -> SweepResult:
        before = clock.now()
        return await _round(
            lambda after, limit: store.expiring(before=before, after=after, limit=limit),
            expire,
            page_size=limits.sweep_page,
        )

    first_s = min(TRACE_SWEEP_S, FIRST_SWEEP_S)
    return Sweep(name="trace_expiry", interval_s=TRACE_SWEEP_S, tick=tick, first_s=first_s)


async def _round(
    page_after: Callable[[Principal | None, int], Awaitable[Sequence[Principal]]],
    work: Callable[[Principal], Awaitable[None]],
    *,
    page_size: int,
) -> SweepResult:
    """Go through everyone with work due, page by page in name order."""
    due = done = 0
    after: Principal | None = None
    while True:
        page = await page_after(after, page_size)
        done += await _count_done(page, work)
        due += len(page)
        if len(page) < page_size:
            return SweepResult(due=due, done=done, failed=due - done)
        after = page[-1]


async def _count_done(
    page: Sequence[Principal], work: Callable[[Principal], Awaitable[None]]
) -> int:
    """Do the work of a whole page at once; a slow principal delays no other's."""
    done: list[Principal] = []

    async def one(principal: Principal) -> None:
        with anyio.move_on_after(SWEEP_PATIENCE_S), suppress(MnemicError):
            await work(principal)
            done.append(principal)

    async with anyio.create_task_group() as tasks:
        for principal in page:
            tasks.start_soon(one, principal, name=f"sweep of {principal}")
    return len(done)


def passivation_sweep(asker: Asker) -> Sweep:
    """Drop the images of principals that nobody has told anything for a while."""

    async def tick() -> SweepResult:
        dropped = asker.passivate_idle()
        return SweepResult(due=dropped, done=dropped)

    return Sweep(name="passivation", interval_s=PASSIVATION_SWEEP_S, tick=tick)
