"""The host behind every surface: it knows callers, bounds them, and owns long work.

HTTP and MCP are ways in. Both ask here who is calling (`authenticate`), whether they may
(`reach`), and get the very `PrincipalMemory` of the in-process API: a surface translates
and decides nothing.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from uuid import UUID

import anyio
from anyio.abc import TaskGroup
from msgspec import structs

from mnemic import __version__
from mnemic.actors import log
from mnemic.actors.clock import Clock, SystemClock
from mnemic.api import Memory, PrincipalMemory
from mnemic.bootstrap import build, formation_from
from mnemic.errors import InvalidAddress, InvalidCommand, InvalidFile, MnemicError, TooLarge
from mnemic.host.consolidations import Consolidations, Job
from mnemic.host.limits import RateLimiter
from mnemic.host.metrics import Gauges, Metrics
from mnemic.host.problems import problem_of
from mnemic.host.readiness import DRAINING, TOKENS_UNREADABLE, Look, Readiness
from mnemic.host.settings import RequestLimits, Settings
from mnemic.host.tokens import Caller, Right, TokenFile, no_auth_caller
from mnemic.host.warming import warm
from mnemic.memory.model import Principal, principal
from mnemic.profiles import load_profile
from mnemic.supervisor import SupervisorStatistics
from mnemic.wire import ConsolidationState, ConsolidationStatus, Problem


class Host:
    """Serve one memory to callers; made by `open_host`."""

    def __init__(
        self,
        memory: Memory,
        settings: Settings,
        *,
        tokens: TokenFile | None,
        metrics: Metrics,
        tasks: TaskGroup,
    ) -> None:
        self.memory = memory
        self.settings = settings
        self.tokens = tokens
        self.metrics = metrics
        self.tasks = tasks
        self.clock: Clock = memory.composition.clock
        self.started_at = self.clock.now()
        self.draining = anyio.Event()
        self.requests_in_flight = 0
        self.consolidations = Consolidations(tasks, bound=settings.limits.consolidations)
        self._readiness = Readiness(memory.composition.store, tasks)
        self._limiter = RateLimiter(
            per_s=settings.limits.requests_per_s, burst=settings.limits.burst, clock=self.clock
        )
        metrics.registry.register(Gauges(self, memory.composition.profile))

    @property
    def limits(self) -> RequestLimits:
        """Give the bounds on what callers may ask."""
        return self.settings.limits

    # -- who is calling ------------------------------------------------------------------

    def authenticate(self, authorization: str | None) -> Caller:
        """Give the caller of a request and take the request from its rate.

        `authorization` is the header's value. Raises `NotAuthenticated`, `RateLimited`,
        and `InvalidFile` when the tokens cannot be read.
        """
        if self.tokens is None:
            caller = no_auth_caller(self.settings.tenant)
        else:
            caller = self.tokens.authenticate(authorization)
        self._limiter.spend(caller.id)
        return caller

    def reach(self, caller: Caller, principal_id: str, right: Right) -> PrincipalMemory:
        """Give a principal's memory to a caller that may; the tenant is the caller's own.

        Raises `InvalidCommand` for what is no name and `NotAllowed`, which says nothing of
        whether there is such a principal.
        """
        whose = principal(caller.tenant_id, principal_id)
        caller.require(right, whose.principal_id)
        return self.memory.principal(whose.tenant_id, whose.principal_id)

    def check_turn(self, text: str, *, field: str = "text") -> None:
        """Refuse a turn that is longer than this host takes, with `TooLarge`."""
        bound = self.limits.turn_characters
        if len(text) > bound:
            raise TooLarge(f"{field}: one turn may have {bound} characters; split it")

    def problem_of(self, error: MnemicError) -> Problem:
        """Describe an error to a caller, who need not know where this host keeps its data."""
        described = problem_of(error, now=self.clock.now())
        directory = self.settings.data_directory
        if directory is None:
            return described
        said = described.detail.replace(str(directory.resolve()), "the data directory")
        return structs.replace(described, detail=said)

    # -- consolidations --------------------------------------------------------------------

    async def consolidate(
        self,
        owner: PrincipalMemory,
        session_id: UUID,
        *,
        close: bool = True,
        at: datetime | None = None,
        key: str | None = None,
        wait_s: float = 0.0,
    ) -> ConsolidationStatus:
        """Consolidate a session, and close it, in a task of the host's own.

        Waits up to `wait_s`; a status of RUNNING says that the work goes on whoever waits.
        Raises what the consolidation raised when it ended meanwhile, and `Overloaded`.
        """
        job = self.consolidations.start(owner, session_id, close=close, at=at, key=key)
        await self._wait(job, wait_s)
        if job.failure is not None:
            raise job.failure
        return await self._status_of(job)

    async def consolidation_status(
        self, owner: PrincipalMemory, session_id: UUID, *, wait_s: float = 0.0
    ) -> ConsolidationStatus:
        """Tell how a session's latest consolidation goes; raises `NotFound`."""
        job = self.consolidations.latest(owner.principal, session_id)
        if job is None:
            await owner.session(session_id)
            return await self._stored_status(owner.principal, session_id)
        await self._wait(job, wait_s)
        return await self._status_of(job)

    async def _wait(self, job: Job, wait_s: float) -> None:
        bound = min(wait_s, self.limits.wait_s)
        if not job.is_running or bound <= 0:
            return
        with anyio.move_on_after(bound):
            async with anyio.create_task_group() as waiting:

                async def until(event: anyio.Event) -> None:
                    await event.wait()
                    waiting.cancel_scope.cancel()

                # A host that stops sends its waiters home; the work still gets its grace.
                waiting.start_soon(until, job.done, name="wait for a consolidation")
                waiting.start_soon(until, self.draining, name="wait for the drain")

    async def _status_of(self, job: Job) -> ConsolidationStatus:
        session_id = job.request.session_id
        if job.is_running:
            return ConsolidationStatus(session_id, ConsolidationState.RUNNING)
        if job.failure is not None:
            described = self.problem_of(job.failure)
            return ConsolidationStatus(session_id, ConsolidationState.FAILED, problem=described)
        image = await self.memory.composition.supervisor.image(job.request.principal)
        result = job.result(image)
        assert result is not None, "what ended without a failure has a result"
        return ConsolidationStatus(
            session_id, ConsolidationState(result.outcome.value), result=result
        )

    async def _stored_status(self, whose: Principal, session_id: UUID) -> ConsolidationStatus:
        store = self.memory.composition.store
        runs = await store.runs(whose, session_id=session_id, limit=1)
        if not runs:
            return ConsolidationStatus(session_id, ConsolidationState.NONE)
        return ConsolidationStatus(
            session_id, ConsolidationState(runs[0].outcome.value), run=runs[0]
        )

    # -- for an operator -------------------------------------------------------------------

    async def readiness(self) -> Look:
        """Say whether this host can serve, and if not, why not."""
        if self.is_draining:
            return Look(DRAINING)
        if self.tokens is not None:
            try:
                self.tokens.usable()
            except InvalidFile:
                return Look(TOKENS_UNREADABLE)
        return await self._readiness.look()

    def statistics(self) -> SupervisorStatistics:
        """Count what the runtime holds."""
        return self.memory.statistics()

    @property
    def consolidations_running(self) -> int:
        """Count consolidations under way."""
        return self.consolidations.running

    @property
    def lost_traces(self) -> int:
        """Count recall traces that a full mailbox did not take."""
        return self.memory.lost_traces

    @property
    def is_draining(self) -> bool:
        """Tell whether the host has begun to stop."""
        return self.draining.is_set()

    def begin_drain(self) -> None:
        """Begin to stop: no longer ready, whoever waits is sent home, providers are let go."""
        if self.is_draining:
            return
        self.draining.set()
        # A consolidation that waits for a provider would hold up the drain for nothing.
        formation = self.memory.composition.formation
        self.tasks.start_soon(formation.wind_down, self.settings.drain_grace_s, name="wind down")

    async def drain_now(self) -> None:
        """Give up the grace period: what waits is answered `ShuttingDown` at once."""
        self.begin_drain()
        await self.memory.composition.supervisor.drain(0)


def wait_seconds(text: str | None) -> float:
    """Read `?wait=`: seconds, with or without an `s`; raises `InvalidCommand`."""
    if text is None:
        return 0.0
    try:
        wait_s = float(text.removesuffix("s"))
    except ValueError:
        wait_s = -1.0
    if not 0 <= wait_s <= 86_400:
        raise InvalidCommand("wait", "give seconds, such as wait=5s")
    return wait_s


@asynccontextmanager
async def open_host(
    settings: Settings,
    *,
    clock: Clock | None = None,
    storage: str | None = None,
) -> AsyncIterator[Host]:
    """Open the store, start the supervisor with its sweeps, and give the host.

    `storage` stands for the settings' store, as tests need it. At the end of the block
    consolidations get the grace period to end, then the supervisor drains. Raises what
    `open_store` raises, `InvalidAddress` for a host that nobody could ever talk to, and
    `InvalidFile`.
    """
    clock = clock or SystemClock()
    tokens = None if settings.no_auth else TokenFile(settings.tokens_path(), clock=clock)
    if tokens is not None and not tokens.usable():
        raise InvalidAddress(
            f"there is no token in {tokens.path} yet: `mnemic token create` makes one, and "
            "--no-auth serves this machine without"
        )
    if settings.no_auth:
        _require_tenant(settings)
    log.host_event("host_starting", version=__version__, store=settings.store_kind)
    metrics = Metrics()
    async with (
        formation_from(os.environ, load_profile(settings.profiles)) as chosen,
        build(
            storage or settings.address,
            clock=clock,
            profile=chosen.profile,
            formation_model=chosen.model,
            limits=settings.runtime_limits,
            observer=metrics,
            batch_seen=metrics.batch,
        ) as composition,
        anyio.create_task_group() as tasks,
    ):
        await warm(chosen.profile, clock)
        host = Host(Memory(composition), settings, tokens=tokens, metrics=metrics, tasks=tasks)
        try:
            yield host
        finally:
            host.begin_drain()
            with anyio.move_on_after(settings.drain_grace_s, shield=True):
                await host.consolidations.settle()
            tasks.cancel_scope.cancel()


def _require_tenant(settings: Settings) -> None:
    try:
        principal(settings.tenant, "every")
    except InvalidCommand as error:
        raise InvalidAddress(f"tenant: {error}") from None


__all__ = ["Host", "open_host", "wait_seconds"]
