"""Drive scenarios through the composition root, under a clock that stands still.

000 §The deterministic arm: one composition per scenario, sessions closed through the
production path in their project scope, maintenance once, then one session and one run
per probe. A real model may answer instead of the script; everything else stays.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from importlib.util import find_spec
from uuid import UUID

import anyio
from msgspec import Struct, structs

from mnemic.actors.clock import FixedClock
from mnemic.agent import RECALL, RECALL_EPISODES, Run, RunLimits
from mnemic.api import Memory, PrincipalMemory
from mnemic.bootstrap import IN_MEMORY, Composition, build
from mnemic.errors import InvalidAddress
from mnemic.evals.memory_benchmark.corpus import BenchmarkProbe, BenchmarkScenario
from mnemic.evals.memory_benchmark.counts import (
    DeterministicMetrics,
    FormationCounts,
    ProbeRow,
)
from mnemic.evals.memory_benchmark.metrics import aggregate
from mnemic.evals.memory_benchmark.scoring import (
    Observation,
    Recalled,
    score_formation,
    score_probe,
)
from mnemic.memory.image import Image
from mnemic.memory.model import Moment, Principal, Reason, RecallTrace, RunStatus
from mnemic.memory.policy import Profile
from mnemic.providers.chat import ModelPort
from mnemic.providers.scripted import FakeModelScript, ScriptedTurn

EVAL_TENANT = "memory-benchmark"
PROBE_ACK_TEXT = "Acknowledged."
"""What the scripted model answers, whatever it is asked."""

PROBE_TOOLS = (RECALL, RECALL_EPISODES)
"""The tools of a probe: none that writes, or one probe would change the next one's store."""

PROBE_RUN_LIMITS = RunLimits(steps=4, cost_usd=0.05)
CURRENT_PROFILE = "current"

_DISPLACED = (Reason.DISPLACED_GLOBAL.value, Reason.DISPLACED_PER_SOURCE.value)
_SECTIONS = {Moment.IN_TURN: "recall", Moment.DELTA: "delta"}

Prompt = Callable[[BenchmarkProbe], str]


def bare_question(probe: BenchmarkProbe) -> str:
    """Ask the question alone: an instruction would dilute the query that is formed of it."""
    return probe.question


class Arm(Struct, frozen=True):
    """Choose what a run is driven with.

    `model` answers instead of the script and is made anew for each scenario. `storage`
    is what `build` takes; a store that is not in memory must be empty of the
    benchmark's principals.
    """

    storage: str = IN_MEMORY
    policy_profile: str = CURRENT_PROFILE
    model: Callable[[], ModelPort] | None = None
    prompt: Prompt = bare_question
    limits: RunLimits = PROBE_RUN_LIMITS


class ProbeResult(Struct, frozen=True):
    """Hold a probe's row and its run."""

    row: ProbeRow
    run: Run


class ScenarioResult(Struct, frozen=True):
    """Hold what a scenario formed and what its probes got."""

    scenario: str
    formation: FormationCounts
    probes: tuple[ProbeResult, ...]
    profile: Profile


class BenchmarkRun(Struct, frozen=True):
    """Hold a whole run: metrics, rows in corpus order, and the policies it ran with."""

    metrics: DeterministicMetrics
    rows: tuple[ProbeRow, ...]
    formation: dict[str, FormationCounts]
    profile: Profile


def run_deterministic(
    scenarios: Sequence[BenchmarkScenario], arm: Arm | None = None, *, backend: str | None = None
) -> BenchmarkRun:
    """Run scenarios to the end on an event loop of their own: trio where it can be.

    A store that is a server needs asyncio.
    """
    chosen = arm or Arm()
    if backend is None:
        has_trio = find_spec("trio") is not None
        backend = "trio" if chosen.storage == IN_MEMORY and has_trio else "asyncio"
    return anyio.run(run_scenarios, scenarios, chosen, backend=backend)


async def run_scenarios(scenarios: Sequence[BenchmarkScenario], arm: Arm) -> BenchmarkRun:
    """Run scenarios one after the other and sum them up."""
    results = [await run_scenario(scenario, arm) for scenario in scenarios]
    assert results, "a corpus holds at least one scenario"
    rows = tuple(probe.row for result in results for probe in result.probes)
    return BenchmarkRun(
        metrics=aggregate([result.formation for result in results], rows),
        rows=rows,
        formation={result.scenario: result.formation for result in results},
        profile=results[0].profile,
    )


class Stage(Struct, frozen=True):
    """Hold one scenario's composition and its owner, where probes are asked."""

    scenario: BenchmarkScenario
    parts: Composition
    owner: PrincipalMemory
    arm: Arm
    displaced: int = 0

    def advance(self, seconds: float) -> None:
        """Move the stage's clock."""
        _clock(self.parts).advance(seconds)


async def run_scenario(scenario: BenchmarkScenario, arm: Arm) -> ScenarioResult:
    """Play a scenario's sessions in one composition, keep house once, then probe."""
    async with played(scenario, arm) as stage:
        formation = score_formation(
            scenario,
            await stage.owner.beliefs(include_closed=True),
            dropped_for_ceiling=stage.displaced,
        )
        probes = [await ask_probe(stage, probe) for probe in scenario.probes]
        return ScenarioResult(scenario.id, formation, tuple(probes), stage.parts.profile)


@asynccontextmanager
async def composed(scenario: BenchmarkScenario, arm: Arm) -> AsyncIterator[Stage]:
    """Give a scenario's composition before anything was said in it."""
    whose = Principal(EVAL_TENANT, scenario.id)
    script = FakeModelScript(turns=(ScriptedTurn(text=PROBE_ACK_TEXT),))
    async with build(
        arm.storage,
        model=None if arm.model is None else arm.model(),
        script=script if arm.model is None else None,
        principal=whose,
        fixed_clock_at=scenario.start_at,
        sequential_ids=True,
        enabled_tools=PROBE_TOOLS,
        run_limits=arm.limits,
        policy_profile=arm.policy_profile,
        sweeps=False,
    ) as parts:
        owner = Memory(parts).principal(whose.tenant_id, whose.principal_id)
        await _refuse_used(parts, whose)
        yield Stage(scenario, parts, owner, arm)


@asynccontextmanager
async def played(scenario: BenchmarkScenario, arm: Arm) -> AsyncIterator[Stage]:
    """Give a scenario's composition after its sessions, and after maintenance."""
    async with composed(scenario, arm) as stage:
        displaced = await _play(scenario, stage.owner, _clock(stage.parts))
        # Once, and never between probes: a probe must not change what the next one reads.
        await stage.parts.run_maintenance()
        yield structs.replace(stage, displaced=displaced)


def _clock(parts: Composition) -> FixedClock:
    assert isinstance(parts.clock, FixedClock)
    return parts.clock


async def _refuse_used(parts: Composition, whose: Principal) -> None:
    image = await parts.supervisor.image(whose)
    if image.counters.event_seq:
        raise InvalidAddress(
            f"the store already holds {whose}; run the benchmark on an empty store"
        )


async def _play(scenario: BenchmarkScenario, owner: PrincipalMemory, clock: FixedClock) -> int:
    """Say and close every session; count the proposals over the commit ceiling."""
    displaced = 0
    for session in scenario.sessions:
        clock.advance(session.advance_seconds)
        opened = await owner.open_session(project_scope=session.project_scope)
        for turn in session.turns:
            clock.advance(turn.advance_seconds)
            await opened.say(turn.text)
        closed = await opened.close()
        displaced += sum(closed.reasons.get(reason, 0) for reason in _DISPLACED)
    return displaced


async def ask_probe(stage: Stage, probe: BenchmarkProbe) -> ProbeResult:
    """Move the clock, open the probe's session, ask, and score what was recalled."""
    scenario, parts, owner = stage.scenario, stage.parts, stage.owner
    stage.advance(probe.advance_seconds)
    live = await owner.beliefs()
    session = await parts.runs.open_session(owner.principal, project_scope=probe.project_scope)
    run = await parts.runs.submit(stage.arm.prompt(probe), session)
    image = await parts.supervisor.image(owner.principal)
    seen = Observation(
        live=live,
        snapshot=_recalled(image, run, run.snapshot_trace_id),
        in_turn=tuple(_recalled(image, run, trace_id) for trace_id in run.trace_ids),
        blocks=run.blocks,
        prefixes=run.prefix_digests,
        completed=run.status is RunStatus.COMPLETED,
        policy_failures=run.refused_tool_calls,
    )
    return ProbeResult(row=score_probe(scenario, probe, seen), run=run)


def _recalled(image: Image, run: Run, trace_id: UUID) -> Recalled:
    """Read one recall from its committed trace."""
    trace = image.trace(trace_id)
    assert trace is not None, "a run's traces are committed before its end is"
    found = [image.belief(belief_id) for belief_id in trace.returned]
    beliefs = tuple(belief for belief in found if belief is not None)
    if _was_dropped(run, trace):
        return Recalled((), trace.dropped_for_budget_count + len(beliefs), len(trace.blocked))
    return Recalled(beliefs, trace.dropped_for_budget_count, len(trace.blocked))


def _was_dropped(run: Run, trace: RecallTrace) -> bool:
    """Tell whether the context builder had no room for the block of this recall."""
    return trace.moment is not Moment.SNAPSHOT and _SECTIONS[trace.moment] in run.dropped
