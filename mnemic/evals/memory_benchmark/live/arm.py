"""Ask every probe twice: with memory, and in a composition that knows nothing.

000 §The live arm: the difference between the two is the only number that justifies the
subsystem. A run that broke off for a reason that may pass is asked once more, in a
composition built the same way but freshly, through the same admission.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from time import perf_counter_ns

import anyio
from msgspec import Struct, structs

from mnemic.agent import RunLimits
from mnemic.errors import ModelRateLimited, ModelRefused, ModelTruncated, ModelUnavailable
from mnemic.evals.memory_benchmark.corpus import BenchmarkProbe, BenchmarkScenario
from mnemic.evals.memory_benchmark.driver import (
    CURRENT_PROFILE,
    PROBE_RUN_LIMITS,
    Arm,
    ProbeResult,
    Stage,
    ask_probe,
    composed,
    played,
)
from mnemic.evals.memory_benchmark.live.ledger import Ledger, Stopped, stopped_by_of
from mnemic.memory.model import RunStatus
from mnemic.memory.policy import Profile
from mnemic.profiles import compiled_policy_version
from mnemic.providers.chat import ModelPort, ModelReply, ModelRequest

WITH_MEMORY = "with_memory"
WITHOUT_MEMORY = "without_memory"

RETRY_PAUSE_S_MAX = 60.0
"""Longest pause before a second attempt that a rate-limiting provider may ask for."""

RAISED = "raised"
"""The terminal status of an attempt that failed outside its run."""

SETTLED_STATUSES = frozenset(
    {
        RunStatus.BUDGET_EXHAUSTED.value,
        RunStatus.STEPS_EXHAUSTED.value,
        RunStatus.CONTEXT_OVERFLOW.value,
    }
)
"""Ends that the runtime decided on; another attempt would spend twice the run's ceiling."""

PERMANENT_ERRORS = frozenset({"ModelRefused", "ModelDeclined", "ModelTruncated"})
"""Classes of permanent model errors: a repeat gets the same answer."""


class Attempt(Struct, frozen=True):
    """Hold how one run of one arm ended.

    `cost_usd` is that of both attempts when it was `retried`, and `providers` and
    `models` are who answered in either. `error` is a class name.
    """

    status: str
    text: str = ""
    error: str | None = None
    cost_usd: float = 0.0
    latency_ms: int = 0
    policy_failures: int = 0
    result: ProbeResult | None = None
    retried: bool = False
    providers: frozenset[str] = frozenset()
    models: frozenset[str] = frozenset()
    compiled_policy_version: str = ""

    @property
    def completed(self) -> bool:
        """Tell whether it was answered."""
        return self.status == RunStatus.COMPLETED.value

    @property
    def may_pass(self) -> bool:
        """Tell whether it broke off for a reason that a second attempt may not meet."""
        settled = self.status in SETTLED_STATUSES or self.error in PERMANENT_ERRORS
        return not self.completed and not settled


class Asked(Struct, frozen=True):
    """Hold one probe's two attempts."""

    scenario: BenchmarkScenario
    probe: BenchmarkProbe
    with_memory: Attempt
    without_memory: Attempt


class LiveRun(Struct, frozen=True):
    """Hold what was asked, in corpus order, and the policies it was asked under.

    `stopped_by` says what ended the arm early; `loose` are attempts whose probe's other
    arm was never asked.
    """

    asked: tuple[Asked, ...]
    loose: tuple[tuple[str, BenchmarkScenario, BenchmarkProbe, Attempt], ...]
    profile: Profile | None
    stopped_by: str | None


class Witness:
    """Stand before a model: count what its calls cost and who answered them."""

    def __init__(self, model: ModelPort) -> None:
        self._model = model
        self.providers: set[str] = set()
        self.models: set[str] = set()
        self.cost_usd = 0.0
        self.unpriced_calls = 0
        self.pause_s = 0.0

    @property
    def name(self) -> str:
        """Name it as the model does."""
        return self._model.name

    @property
    def unpriced(self) -> bool:
        """Tell whether a call answered and nobody knows what it cost."""
        return self.unpriced_calls > 0

    @property
    def answered_by(self) -> frozenset[str]:
        """Name who answered, provider and model together where there is one of each."""
        return frozenset(f"{p}:{m}" for p in self.providers for m in self.models)

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Pass a request on and count what comes back."""
        try:
            reply = await self._model.complete(request)
        except (ModelUnavailable, ModelRefused) as error:
            self.cost_usd += error.cost_usd
            if isinstance(error, ModelTruncated) and error.cost_usd == 0:
                self.unpriced_calls += 1
            if isinstance(error, ModelRateLimited):
                self.pause_s = min(error.retry_after_s or 0.0, RETRY_PAUSE_S_MAX)
            raise
        self.providers.add(reply.provider or self._model.name)
        self.models.add(reply.model or self._model.name)
        self.cost_usd += reply.cost_usd
        self.unpriced_calls += reply.output_tokens > 0 and reply.cost_usd == 0
        return reply

    def restart(self) -> None:
        """Begin counting the next attempt."""
        self.cost_usd, self.unpriced_calls, self.pause_s = 0.0, 0, 0.0
        self.providers, self.models = set(), set()


class LiveArm:
    """Run scenarios against one model, under one ledger."""

    def __init__(
        self,
        model: ModelPort,
        ledger: Ledger,
        *,
        instruction: str,
        policy_profile: str = CURRENT_PROFILE,
        limits: RunLimits = PROBE_RUN_LIMITS,
        pause: Callable[[float], Awaitable[None]] = anyio.sleep,
        advanced: Callable[[], None] = lambda: None,
    ) -> None:
        self._witness = Witness(model)
        self._ledger = ledger
        self._pause = pause
        self._advanced = advanced
        self._arm = Arm(
            model=lambda: self._witness,
            prompt=lambda probe: f"{probe.question}\n\n{instruction}",
            limits=limits,
            policy_profile=policy_profile,
        )
        self._asked: list[Asked] = []
        self._loose: list[tuple[str, BenchmarkScenario, BenchmarkProbe, Attempt]] = []
        self._profile: Profile | None = None

    async def run(self, scenarios: Sequence[BenchmarkScenario]) -> LiveRun:
        """Ask every probe of every scenario, or stop where the ledger says so."""
        stopped_by = None
        try:
            for scenario in scenarios:
                await self._run_scenario(scenario)
        except* Stopped as stops:  # a composition's task group may have wrapped it
            stopped_by = stopped_by_of(stops)
        return LiveRun(
            asked=tuple(self._asked),
            loose=tuple(self._loose),
            profile=self._profile,
            stopped_by=stopped_by,
        )

    async def _run_scenario(self, scenario: BenchmarkScenario) -> None:
        """Ask one scenario's probes: on its one stage, and each on an empty one."""
        async with played(scenario, self._arm) as stage:
            for probe in scenario.probes:
                first = await self._attempt(stage, probe)
                self._note(WITH_MEMORY, scenario, probe, first)
                remembered = await self._settled(
                    WITH_MEMORY,
                    scenario,
                    probe,
                    first,
                    partial(self._played_to, scenario, probe),
                )
                async with self._empty(scenario, probe) as bare:
                    alone = await self._attempt(bare, probe)
                self._note(WITHOUT_MEMORY, scenario, probe, alone)
                forgotten = await self._settled(
                    WITHOUT_MEMORY, scenario, probe, alone, partial(self._empty, scenario, probe)
                )
                del self._loose[:]
                self._asked.append(Asked(scenario, probe, remembered, forgotten))
                self._advanced()

    def _note(
        self, arm: str, scenario: BenchmarkScenario, probe: BenchmarkProbe, attempt: Attempt
    ) -> None:
        self._loose = [row for row in self._loose if row[0] != arm]
        self._loose.append((arm, scenario, probe, attempt))
        self._ledger.settle(
            self._witness.cost_usd,
            completed=attempt.completed,
            unpriced=self._witness.unpriced,
        )

    async def _settled(
        self,
        arm: str,
        scenario: BenchmarkScenario,
        probe: BenchmarkProbe,
        first: Attempt,
        fresh: Callable[[], AbstractAsyncContextManager[Stage]],
    ) -> Attempt:
        """Keep a first attempt, or make the one more that it may have."""
        if not first.may_pass:
            return first
        await self._pause(self._witness.pause_s)
        async with fresh() as stage:
            again = await self._attempt(stage, probe)
        kept = structs.replace(
            again,
            cost_usd=first.cost_usd + again.cost_usd,
            retried=True,
            providers=first.providers | again.providers,
            models=first.models | again.models,
        )
        self._note(arm, scenario, probe, kept)
        return kept

    async def _attempt(self, stage: Stage, probe: BenchmarkProbe) -> Attempt:
        """Run one probe once, if it is admitted.

        It has its own error boundary: whatever a run fails with is counted, and the
        other probes go on.
        """
        self._ledger.admit()
        self._witness.restart()
        self._profile = stage.parts.profile
        started = perf_counter_ns()
        try:
            result = await ask_probe(stage, probe)
        except Exception as error:
            ended = Attempt(status=RAISED, error=type(error).__name__)
        else:
            run = result.run
            ended = Attempt(
                status=run.status.value,
                text=run.text or "",
                error=run.error,
                policy_failures=run.refused_tool_calls,
                result=result,
            )
        return structs.replace(
            ended,
            cost_usd=self._witness.cost_usd,
            latency_ms=(perf_counter_ns() - started) // 1_000_000,
            providers=frozenset(self._witness.providers),
            models=frozenset(self._witness.models),
            compiled_policy_version=compiled_policy_version(stage.parts.profile),
        )

    @asynccontextmanager
    async def _played_to(
        self, scenario: BenchmarkScenario, probe: BenchmarkProbe
    ) -> AsyncIterator[Stage]:
        """Give a fresh stage at the instant before a probe; the earlier ones are not asked."""
        async with played(scenario, self._arm) as stage:
            stage.advance(sum(p.advance_seconds for p in _before(scenario, probe)))
            yield stage

    @asynccontextmanager
    async def _empty(
        self, scenario: BenchmarkScenario, probe: BenchmarkProbe
    ) -> AsyncIterator[Stage]:
        """Give a fresh stage where nothing was said, at the instant before a probe."""
        async with composed(scenario, self._arm) as stage:
            stage.advance(sum(s.total_advance_s for s in scenario.sessions))
            stage.advance(sum(p.advance_seconds for p in _before(scenario, probe)))
            yield stage


def _before(scenario: BenchmarkScenario, probe: BenchmarkProbe) -> tuple[BenchmarkProbe, ...]:
    return scenario.probes[: scenario.probes.index(probe)]
