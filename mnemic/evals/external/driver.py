"""Play a dataset's scenarios through the composition root and ask their probes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta

from msgspec import Struct

from mnemic.actors.clock import FixedClock
from mnemic.agent import Run
from mnemic.api import Memory, PrincipalMemory
from mnemic.bootstrap import IN_MEMORY, Composition, build
from mnemic.conversations import Said
from mnemic.errors import MnemicError
from mnemic.evals.external.answers import is_correct_answer
from mnemic.evals.external.points import PointCounts, added, score_points
from mnemic.evals.external.provenance import KS, ProbeRecall, score_recall
from mnemic.evals.external.scenario import (
    ExternalProbe,
    ExternalScenario,
    ExternalSession,
    is_sayable,
)
from mnemic.evals.memory_benchmark.driver import PROBE_RUN_LIMITS, PROBE_TOOLS
from mnemic.evals.memory_benchmark.live.arm import RAISED, Witness
from mnemic.evals.memory_benchmark.live.ledger import Ledger
from mnemic.evals.memory_benchmark.scoring import abstained
from mnemic.memory.model import Principal, RunStatus
from mnemic.memory.recall import RecallRequest, recall

EVAL_TENANT = "external-benchmark"
TURNS_AT_ONCE = 256
"""Turns that are appended in one go."""

ASKED_AFTER = timedelta(minutes=1)
"""How long after its session a probe is asked, where the dataset names no later instant."""

RECALL_TOKENS = 1_000_000
"""A budget that k alone bounds: recall@k is a question about ranking."""

INSTRUCTION = (
    "Answer in one short line using only what you already know about me."
    " If you do not know, reply exactly: I do not have that information."
)
ABSTAIN_PHRASE = "I do not have that information."


class LiveModel(Struct, frozen=True):
    """Answer probes with a real model, under a ledger."""

    witness: Witness
    ledger: Ledger


class Answered(Struct, frozen=True):
    """Tell how a live model answered one probe, without its words."""

    category: str
    completed: bool
    correct: bool
    abstain_expected: bool
    abstained: bool
    error: str | None = None


class ScenarioResult(Struct, frozen=True):
    """Hold what one scenario came to, in counts."""

    sessions: int
    turns: int
    unsaid_turns: int
    recalls: tuple[ProbeRecall, ...]
    unscored: dict[str, int]
    declined: tuple[bool, ...]
    """Whether recall returned nothing, for each probe that has no answer."""
    points: PointCounts
    answers: tuple[Answered, ...]


class _Played:
    """Collect what a scenario comes to while it is played."""

    def __init__(self, scenario: ExternalScenario, live: LiveModel | None) -> None:
        self.scenario = scenario
        self.live = live
        self.appended: dict[tuple[int, int], int] = {}
        self.unsaid = 0
        self.recalls: list[ProbeRecall] = []
        self.unscored: dict[str, int] = {}
        self.declined: list[bool] = []
        self.points: list[PointCounts] = []
        self.answers: list[Answered] = []


async def run_scenario(
    scenario: ExternalScenario,
    *,
    policy_profile: str,
    live: LiveModel | None = None,
    advanced: Callable[[], None] = lambda: None,
) -> ScenarioResult:
    """Say every session, close it, ask what is asked after it; maintenance runs once.

    Raises `Stopped` where the ledger of a live run says so.
    """
    whose = Principal(EVAL_TENANT, "principal")
    played = _Played(scenario, live)
    async with build(
        IN_MEMORY,
        model=None if live is None else live.witness,
        principal=whose,
        fixed_clock_at=scenario.sessions[0].at,
        sequential_ids=True,
        enabled_tools=PROBE_TOOLS,
        run_limits=PROBE_RUN_LIMITS,
        policy_profile=policy_profile,
        sweeps=False,
    ) as parts:
        owner = Memory(parts).principal(whose.tenant_id, whose.principal_id)
        last = len(scenario.sessions) - 1
        for index, session in enumerate(scenario.sessions):
            await _play(played, index, session, parts, owner)
            if index == last:
                await parts.run_maintenance()
            for probe in scenario.probes:
                if probe.after == index:
                    await _probe(played, probe, parts, owner)
            advanced()
    return ScenarioResult(
        sessions=len(scenario.sessions),
        turns=len(played.appended),
        unsaid_turns=played.unsaid,
        recalls=tuple(played.recalls),
        unscored=played.unscored,
        declined=tuple(played.declined),
        points=added(played.points),
        answers=tuple(played.answers),
    )


def _clock(parts: Composition) -> FixedClock:
    assert isinstance(parts.clock, FixedClock)
    return parts.clock


async def _play(
    played: _Played,
    index: int,
    session: ExternalSession,
    parts: Composition,
    owner: PrincipalMemory,
) -> None:
    """Say one session's turns and close it; score what it formed where points label it."""
    _clock(parts).move_to(session.at)
    opened = await owner.open_session()
    said: list[tuple[int, Said]] = []
    for place, turn in enumerate(session.turns):
        if turn is None or not is_sayable(turn.text):
            played.unsaid += turn is not None
            continue
        said.append((place, Said(turn.text, key=f"{index}:{place}", role=turn.role)))
    for start in range(0, len(said), TURNS_AT_ONCE):
        batch = said[start : start + TURNS_AT_ONCE]
        sequences = await opened.say_all([one for _, one in batch])
        for (place, _), sequence in zip(batch, sequences, strict=True):
            played.appended[index, place] = sequence
    closed = await opened.close()
    points = [point for point in played.scenario.beliefs if point.session == index]
    if points:
        live = [belief.statement for belief in await owner.beliefs()]
        formed = [belief.statement for belief in closed.formed]
        names = played.scenario.principal_names
        played.points.append(score_points(points, formed=formed, live=live, names=names))


async def _probe(
    played: _Played, probe: ExternalProbe, parts: Composition, owner: PrincipalMemory
) -> None:
    _clock(parts).move_to(max(probe.at, parts.clock.now() + ASKED_AFTER))
    sources_at = await _recalled(probe, parts, owner)
    if probe.abstain:
        played.declined.append(not sources_at[KS[-1]])
    if probe.unscored is None:
        played.recalls.append(score_recall(probe, played.appended, sources_at))
    else:
        played.unscored[probe.unscored] = played.unscored.get(probe.unscored, 0) + 1
    if played.live is not None:
        played.answers.append(await _answered(played.live, probe, parts, owner))


async def _recalled(
    probe: ExternalProbe, parts: Composition, owner: PrincipalMemory
) -> dict[int, frozenset[int]]:
    """Give the source events of what recall returns at each k; it leaves no trace."""
    image = await parts.supervisor.image(owner.principal)
    sources: dict[int, frozenset[int]] = {}
    for k in KS:
        request = RecallRequest(
            now=parts.clock.now(),
            question=probe.question,
            token_budget=RECALL_TOKENS,
            max_items=k,
        )
        found = recall(image, request, profile=parts.profile, trace_id=parts.ids.next())
        sources[k] = frozenset(s for belief in found.beliefs for s in belief.source_event_ids)
    return sources


async def _answered(
    live: LiveModel, probe: ExternalProbe, parts: Composition, owner: PrincipalMemory
) -> Answered:
    """Ask the model once, if the ledger admits it; a failed run is counted incomplete."""
    live.ledger.admit()
    live.witness.restart()
    run: Run | None = None
    error: str | None = None
    try:
        session = await parts.runs.open_session(owner.principal)
        run = await parts.runs.submit(f"{probe.question}\n\n{INSTRUCTION}", session)
        error = run.error
    except MnemicError as failed:
        error = type(failed).__name__
    completed = run is not None and run.status is RunStatus.COMPLETED
    text = run.text or "" if run is not None else ""
    declined = completed and abstained(text, ABSTAIN_PHRASE)
    answer = Answered(
        category=probe.category,
        completed=completed,
        correct=declined
        if probe.abstain
        else completed and not declined and is_correct_answer(text, probe.answer),
        abstain_expected=probe.abstain,
        abstained=declined,
        error=None if completed else error or (run.status.value if run else RAISED),
    )
    live.ledger.settle(live.witness.cost_usd, completed=completed, unpriced=live.witness.unpriced)
    return answer


def totals(results: Sequence[ScenarioResult]) -> dict[str, int]:
    """Count what was played."""
    return {
        "scenarios": len(results),
        "sessions": sum(result.sessions for result in results),
        "turns": sum(result.turns for result in results),
        "unsaid_turns": sum(result.unsaid_turns for result in results),
    }
