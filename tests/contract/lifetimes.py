"""Each belief's life, under a clock that moves, equals the plain model's, on every store."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from datetime import timedelta
from typing import TypeVar
from uuid import UUID

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory import sessions
from mnemic.memory.commands import CiteRun, Decay, Decayed, OpenSession, RecordTrace
from mnemic.memory.decide import Keyed, decide
from mnemic.memory.draft import Draft, Turn
from mnemic.memory.formation import transitions
from mnemic.memory.formation.transitions import Told
from mnemic.memory.ids import SequentialIds
from mnemic.memory.image import Image
from mnemic.memory.lifecycle.horizons import cutoffs
from mnemic.memory.model import (
    Belief,
    BeliefStatus,
    BeliefType,
    Candidate,
    ChangeSet,
    Derivation,
    Event,
    EventKind,
    Longevity,
    Principal,
)
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall import RecallRequest, recall
from mnemic.memory.traces import record_trace
from mnemic.stores.port import Commit, CommitResult, Store
from tests.contract import rows
from tests.contract.worlds import Contract, World
from tests.support.claims import claim
from tests.support.lifetimes import HORIZON, START_WITH, Life, sweep

MOST = 2
"""Beliefs of one principal in one sweep: few, so that the bound is met."""

PROFILE = replace(
    DEFAULT_PROFILE,
    formation=replace(
        DEFAULT_PROFILE.formation,
        decay=replace(DEFAULT_PROFILE.formation.decay, max_per_sweep=MOST),
    ),
)
WINDOW = timedelta(seconds=PROFILE.formation.scheduled_interval_seconds)

_fresh_names = itertools.count(1)
R = TypeVar("R")


class Act(Struct, frozen=True):
    """Name one thing that happens, after a while; `pick` chooses what it happens to."""

    kind: str
    wait: timedelta
    pick: int
    longevity: str
    type: str


# Boundaries are hit to the microsecond: whole horizons, one step less, one window.
waits = st.builds(
    lambda days, microseconds: timedelta(days=days, microseconds=microseconds),
    st.sampled_from([0, 1, 29, 30, 59, 60, 89, 90, 120, 180, 365]),
    st.sampled_from([1, 2, 3_600_000_000, 3_599_999_999]),
)
acts = st.builds(
    Act,
    kind=st.sampled_from(["form", "form", "support", "promote", "cite", "sweep", "sweep", "sweep"]),
    wait=waits,
    pick=st.integers(0, 7),
    longevity=st.sampled_from(["tentative", "ongoing", "durable", "explicit"]),
    type=st.sampled_from(sorted(HORIZON)),
)


class LifetimeContract(Contract):
    """Hold a store and the decay sweep to 003's table."""

    @pytest.mark.gate("gate.memory.decay_lifecycle")
    @pytest.mark.gate("gate.memory.hypothesis_retirement")
    @pytest.mark.gate("gate.memory.ongoing_retirement")
    @settings(
        max_examples=60,
        deadline=None,
        suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
    )
    @given(history=st.lists(acts, min_size=3, max_size=25))
    def test_each_life_equals_the_reference_model(self, history: list[Act]) -> None:
        """Confidence, evidence clock, ending and instant of ending, after every act."""

        async def scenario(world: World) -> None:
            async with world.host() as store:
                twin = Twin(store, Principal("life", f"t{next(_fresh_names)}"))
                await twin.begin()
                for act in history:
                    await twin.act(act)
                    twin.check()
                    await twin.check_store()

        self.run_example(scenario)


class Twin:
    """Live one history twice: in the store, by the real rules, and in the plain model."""

    def __init__(self, store: Store, principal: Principal) -> None:
        self.store = store
        self.principal = principal
        self.now = rows.T0
        self.ids = SequentialIds()
        self.lives: dict[UUID, Life] = {}
        self.image: Image

    async def begin(self) -> None:
        """Claim the principal."""
        self.image = Image(await self.store.claim(self.principal))

    async def act(self, act: Act) -> None:
        """Let time pass, then let it happen in both worlds."""
        self.now += act.wait
        standing = [i for i, life in self.lives.items() if life.ended is None]
        guesses = [i for i in standing if self.lives[i].longevity == "tentative"]
        match act.kind:
            case "sweep":
                await self._sweep()
            case "support" if standing:
                await self._support(standing[act.pick % len(standing)])
            case "promote" if guesses and act.longevity in ("ongoing", "durable"):
                await self._promote(guesses[act.pick % len(guesses)], act.longevity)
            case "cite" if standing:
                await self._cite(standing[act.pick % len(standing)])
            case _:
                await self._form(act)

    # -- what may happen -------------------------------------------------------------

    async def _form(self, act: Act) -> None:
        kind = act.type

        def work(draft: Draft) -> Belief:
            candidate = self._candidate(draft, f"User keeps {len(self.lives)}.", act.longevity)
            candidate = replace(candidate, belief_type=BeliefType(kind))
            return transitions.form(draft, candidate, Told(at=self.now, session_id=self._session))

        belief = await self._in_a_session(work)
        self.lives[belief.id] = Life(
            longevity=act.longevity,
            type=kind,
            evidence=self.now,
            changed=self.now,
            confidence=START_WITH[act.longevity],
            order=self.image.head,
        )

    async def _support(self, belief_id: UUID) -> None:
        def work(draft: Draft) -> Belief:
            belief = draft.required_belief(belief_id)
            same = self._candidate(draft, belief.statement, self.lives[belief_id].longevity)
            told = Told(at=self.now, session_id=self._session)
            return transitions.reinforce(draft, belief, replace(same, explicit=False), told)

        await self._in_a_session(work)
        self.lives[belief_id].supported(self.now)

    async def _promote(self, belief_id: UUID, longevity: str) -> None:
        def work(draft: Draft) -> Belief:
            belief = draft.required_belief(belief_id)
            stated = self._candidate(draft, f"{belief.statement} Indeed.", longevity)
            stated = replace(stated, belief_type=belief.belief_type)
            told = Told(at=self.now, session_id=self._session)
            return transitions.promote(draft, belief, stated, told)

        await self._in_a_session(work)
        self.lives[belief_id].promoted(longevity, self.now, self.image.head)

    async def _cite(self, belief_id: UUID) -> None:
        """Recall it and cite it: no clock that matters here may move."""
        before = self._belief(belief_id)
        request = RecallRequest(now=self.now, max_items=50, token_budget=10_000, run_id=before.id)
        result = recall(self.image, request, profile=PROFILE, trace_id=self.ids.next())
        await self._turn(lambda draft: record_trace(draft, RecordTrace(result.trace)))
        command = CiteRun(run_id=before.id, text=f"As [m:{before.short_id}] says.", at=self.now)
        decision = decide(self.image, [Keyed(command)], self._at_now())
        await self._commit(decision.changes)

    async def _sweep(self) -> None:
        decision = decide(self.image, [Keyed(Decay())], self._at_now())
        await self._commit(decision.changes)
        (reply,) = decision.answers
        assert isinstance(reply, Decayed)
        swept = sweep(list(self.lives.values()), self.now, window=WINDOW, most=MOST)
        named = [self.lives[i] for i in (*reply.decayed, *reply.retired)]
        assert sorted(id(life) for life in named) == sorted(id(life) for life in swept)
        assert {self.lives[i].ended is not None for i in reply.retired} <= {True}
        assert {self.lives[i].ended is None for i in reply.decayed} <= {True}

    # -- what must be the same ----------------------------------------------------------

    def check(self) -> None:
        """Compare every belief with its model."""
        for belief_id, life in self.lives.items():
            belief = self._belief(belief_id)
            assert belief.is_live == (life.ended is None)
            assert belief.last_evidence_at == life.evidence
            if belief.is_live:
                assert round(belief.confidence * 100) == life.confidence
            else:
                assert belief.status is BeliefStatus.RETIRED
                assert belief.valid_to == belief.closed_at == life.ended

    async def check_store(self) -> None:
        """Compare the image with a load, and the store's clocks with the model."""
        assert await self.store.load(self.principal) == self.image.snapshot()
        assert await self.store.index_faults(self.principal) == ()
        due = any(life.is_due(self.now, WINDOW) for life in self.lives.values())
        named = await self.store.fading(cutoffs=tuple(cutoffs(PROFILE, self.now).values()))
        assert (self.principal in named) == due

    # -- the turns ----------------------------------------------------------------------

    async def _in_a_session(self, work: Callable[[Draft], R]) -> R:
        opened = OpenSession(at=self.now)
        self._session = await self._turn(lambda d: sessions.open_session(d, opened).session_id)
        return await self._turn(work)

    def _candidate(self, draft: Draft, statement: str, longevity: str) -> Candidate:
        event: Event = sessions.record_message(
            draft, EventKind.USER_MESSAGE, statement, at=self.now, session_id=self._session
        )
        explicit = longevity == "explicit"
        made = claim(
            statement,
            event,
            slot=f"user/{statement.split('.', maxsplit=1)[0]}",
            derivation=(Derivation.HYPOTHESIS if longevity == "tentative" else Derivation.DIRECT),
        )
        lasting = Longevity.DURABLE if explicit else Longevity(longevity)
        return replace(made, explicit=explicit, longevity=lasting)

    def _belief(self, belief_id: UUID) -> Belief:
        found = self.image.belief(belief_id)
        assert found is not None
        return found

    def _at_now(self) -> Turn:
        return Turn(now=self.now, ids=self.ids, profile=PROFILE)

    async def _turn(self, work: Callable[[Draft], R]) -> R:
        draft = Draft(self.image, self._at_now())
        result = work(draft)
        await self._commit(draft.build())
        return result

    async def _commit(self, changes: ChangeSet | None) -> None:
        if changes is None:
            return
        before = self.image.counters
        entry = Commit(self.principal, before.epoch, before.version, changes)
        assert await self.store.commit([entry]) == (CommitResult.LANDED,)
        self.image.apply(changes, version=before.version + 1)
