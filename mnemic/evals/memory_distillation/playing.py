"""Play a case in a composition of its own, and keep what formation made of it.

One composition a case and a policy: the seeds first, then each session, consolidated when
it ends, then the timeline. The clock stands still except where the case moves it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from uuid import UUID

from msgspec import Struct

from mnemic.actors.clock import FixedClock
from mnemic.actors.mailbox import Envelope
from mnemic.actors.provider_calls import FormationModel
from mnemic.api import Memory, PrincipalMemory
from mnemic.bootstrap import IN_MEMORY, Composition, build
from mnemic.evals.distillation_corpus import (
    Author,
    DistillationCase,
    DistillationSession,
    SeedPool,
    TurnRole,
)
from mnemic.evals.memory_benchmark.live.arm import Witness
from mnemic.evals.memory_distillation.seeding import seed
from mnemic.evals.memory_distillation.timeline import CheckResult, Matcher, run_timeline
from mnemic.memory.commands import Append, Appended, Consolidate
from mnemic.memory.formation.provided.pipeline import ModelLimits
from mnemic.memory.formation.provided.sources import source_of
from mnemic.memory.model import (
    Belief,
    ChangeSet,
    ConsolidationRun,
    Event,
    EventKind,
    Principal,
    Provided,
)
from mnemic.memory.policy import Profile
from mnemic.providers.chat import ModelPort
from mnemic.providers.scripted import ScriptedModel
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery

EVAL_TENANT, OTHER_TENANT = "memory-distillation", "memory-distillation-other"
OWNER, OTHER = "owner", "somebody-else"
START = datetime(2026, 3, 2, 9, tzinfo=UTC)
"""When every case begins: a Monday."""

_KINDS = {
    TurnRole.USER: EventKind.USER_MESSAGE,
    TurnRole.ASSISTANT: EventKind.ASSISTANT_MESSAGE,
    TurnRole.TOOL: EventKind.TOOL_MESSAGE,
}
_WHOSE = {
    Author.OWNER: Principal(EVAL_TENANT, OWNER),
    Author.OTHER_PRINCIPAL: Principal(EVAL_TENANT, OTHER),
    Author.OTHER_TENANT: Principal(OTHER_TENANT, OWNER),
}


class Policy(Struct, frozen=True):
    """Say under what a case is played: a profile, and whom its policy asks.

    `model` None asks nobody. `reasoning_effort` None is the provider's default.
    """

    profile: Profile
    model: ModelPort | None = None
    limits: ModelLimits = ModelLimits()
    reasoning_effort: str | None = None


class Heard(Struct, frozen=True):
    """Hold one consolidation: its account, and what a provider made of its range.

    `eligible` tells whether anything in the range may be shown to a provider.
    """

    run: ConsolidationRun
    eligible: bool
    provided: Provided | None


class Played(Struct, frozen=True):
    """Hold what a case left behind.

    `after` are the owner's beliefs after each session, in the order of the sessions, those
    that ended included and the seeds apart; `seeds` gives the seeds' ids by name, and
    `seeded` the seeds as they are at the end. `sequences` finds the event of a session's
    turn, by the session's id in the case. `told` are the owner's events by sequence.
    """

    case: DistillationCase
    after: tuple[tuple[Belief, ...], ...]
    seeds: Mapping[str, UUID]
    seeded: tuple[Belief, ...]
    told: Mapping[int, Event]
    sequences: Mapping[tuple[str, int], int]
    heard: tuple[Heard, ...]
    checks: tuple[CheckResult, ...] = ()
    cost_usd: float = 0.0
    unpriced: int = 0
    answered_by: tuple[str, ...] = ()

    @property
    def formed(self) -> tuple[Belief, ...]:
        """Give everything the sessions formed, before the timeline moved on."""
        return self.after[-1]


class _Listener:
    """See what consolidations were told and what they committed; forget the rest."""

    def __init__(self) -> None:
        self.provided: dict[UUID, Provided] = {}
        self.runs: dict[UUID, ConsolidationRun] = {}

    def accepted(self, principal: Principal, envelope: Envelope) -> None:
        command = None if envelope.keyed is None else envelope.keyed.command
        if isinstance(command, Consolidate) and command.provided is not None:
            self.provided[command.session_id] = command.provided

    def committed(
        self, principal: Principal, *, epoch: int, version: int, changes: ChangeSet
    ) -> None:
        self.runs.update({run.session_id: run for run in changes.runs})

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        pass

    def stepped(self, principal: Principal, step: str, epoch: int) -> None:
        pass


class _Stage(Struct, frozen=True):
    parts: Composition
    clock: FixedClock
    chat: ScriptedModel
    memory: Memory
    listener: _Listener
    witness: Witness | None

    @property
    def owner(self) -> PrincipalMemory:
        whose = _WHOSE[Author.OWNER]
        return self.memory.principal(whose.tenant_id, whose.principal_id)


@asynccontextmanager
async def _composed(policy: Policy) -> AsyncIterator[_Stage]:
    listener, chat = _Listener(), ScriptedModel()
    witness = None if policy.model is None else Witness(policy.model)
    asked = None
    if witness is not None:
        asked = FormationModel(witness, policy.limits, policy.reasoning_effort)
    async with build(
        IN_MEMORY,
        profile=policy.profile,
        fixed_clock_at=START,
        sequential_ids=True,
        sweeps=False,
        model=chat,
        formation_model=asked,
        observer=listener,
    ) as parts:
        assert isinstance(parts.clock, FixedClock)
        yield _Stage(parts, parts.clock, chat, Memory(parts), listener, witness)


async def play(
    case: DistillationCase, pool: SeedPool | None, policy: Policy, *, matcher: Matcher | None
) -> Played:
    """Play one case under one policy; with a matcher its timeline too.

    Raises `InvalidAddress` for a pool that is not believed as it is labelled.
    """
    async with _composed(policy) as stage:
        seeds: Mapping[str, UUID] = {}
        if pool is not None:
            seeds = await seed(stage.parts, stage.owner, pool)
        after: list[tuple[Belief, ...]] = []
        sequences: dict[tuple[str, int], int] = {}
        heard: list[Heard] = []
        for session in case.sessions:
            stage.clock.advance(session.advance_seconds)
            sequences.update(await _play_session(stage, session, heard))
            after.append(await _formed(stage, seeds))
        checks: tuple[CheckResult, ...] = ()
        if matcher is not None:
            checks = await run_timeline(
                case, after, seeds, stage.parts, stage.owner, chat=stage.chat, matcher=matcher
            )
        spent = stage.witness
        return Played(
            case=case,
            after=tuple(after),
            seeds=seeds,
            seeded=await _seeded(stage, seeds),
            told=await _told(stage),
            sequences=sequences,
            heard=tuple(heard),
            checks=checks,
            cost_usd=0.0 if spent is None else spent.cost_usd,
            unpriced=0 if spent is None else spent.unpriced_calls,
            answered_by=() if spent is None else tuple(sorted(spent.answered_by)),
        )


async def _play_session(
    stage: _Stage, session: DistillationSession, heard: list[Heard]
) -> dict[tuple[str, int], int]:
    """Say every turn as whoever's session it is, and close it; give the owner's sequences."""
    whose = _WHOSE[session.principal]
    memory = stage.memory.principal(whose.tenant_id, whose.principal_id)
    opened = await memory.open_session(label=session.id)
    sequences: dict[tuple[str, int], int] = {}
    for place, turn in enumerate(session.turns):
        command = Append(opened.id, turn.text, kind=_KINDS[turn.role], channel=turn.channel)
        reply = await stage.parts.supervisor.ask(whose, command)
        assert isinstance(reply, Appended)
        if session.principal is Author.OWNER:
            sequences[session.id, place] = reply.sequence
    await opened.close()
    run = stage.listener.runs.get(opened.id)
    if run is None:  # an overlay turned consolidation at the end of a session off
        return sequences
    events = await stage.parts.store.events(
        whose, EventQuery(session_id=opened.id, limit=PAGE_ROWS_MAX)
    )
    heard.append(
        Heard(
            run=run,
            eligible=any(source_of(event) is not None for event in events),
            provided=stage.listener.provided.get(opened.id),
        )
    )
    return sequences


async def _formed(stage: _Stage, seeds: Mapping[str, UUID]) -> tuple[Belief, ...]:
    known = frozenset(seeds.values())
    every = await stage.owner.beliefs(include_closed=True)
    return tuple(belief for belief in every if belief.id not in known)


async def _seeded(stage: _Stage, seeds: Mapping[str, UUID]) -> tuple[Belief, ...]:
    return tuple([await stage.owner.belief(belief_id) for belief_id in seeds.values()])


async def _told(stage: _Stage) -> Mapping[int, Event]:
    """Read the owner's whole log."""
    found: dict[int, Event] = {}
    after = 0
    while page := await stage.parts.store.events(
        stage.owner.principal, EventQuery(after=after, limit=PAGE_ROWS_MAX)
    ):
        found.update({event.sequence: event for event in page})
        after = page[-1].sequence
    return found


__all__ = ["START", "Heard", "Played", "Policy", "play"]
