"""The gates of forgetting: what fades, what stays, and when exactly."""

from __future__ import annotations

from datetime import timedelta
from uuid import UUID

import pytest
from msgspec.structs import asdict, replace
from trio.testing import MockClock

from mnemic.actors.clock import FixedClock
from mnemic.actors.sweeps import SweepResult, decay_sweep, trace_sweep
from mnemic.memory.commands import CiteRun, Decay, Decayed, RecordTrace
from mnemic.memory.lifecycle.horizons import cutoffs
from mnemic.memory.model import (
    Belief,
    BeliefStatus,
    BeliefType,
    Derivation,
    Event,
    EventKind,
    Longevity,
)
from mnemic.memory.policy import (
    AUTOMATIC_CONFIDENCE_MAX,
    CONFIDENCE_DIRECT,
    CONFIDENCE_EXPLICIT,
    DEFAULT_PROFILE,
    Profile,
)
from mnemic.memory.recall import RecallRequest, recall
from mnemic.memory.recall.retention import holds_operator_fields
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.port import EventQuery
from tests.contract import rows
from tests.contract.rows import ADA, BOB
from tests.support.claims import claim, guess
from tests.support.core import START, Core, Scripted
from tests.unit.actors.doubles import hosted

STEP = DEFAULT_PROFILE.formation.decay.step
WINDOW = timedelta(seconds=DEFAULT_PROFILE.formation.scheduled_interval_seconds)
TICK = timedelta(microseconds=1)


def sweep(core: Core) -> Decayed:
    """Run the decay sweep's turn."""
    reply = core.do(Decay())
    assert isinstance(reply, Decayed)
    return reply


def told(
    core: Core,
    statement: str,
    *,
    slot: str = "user/thing",
    longevity: Longevity = Longevity.DURABLE,
    type_: BeliefType = BeliefType.FACT,
) -> Belief:
    """Form one belief from one message in a session of its own."""
    session = core.open()
    said = core.log[core.say(session, statement)]
    if longevity is Longevity.TENTATIVE:
        candidate = guess(statement.replace("User", "User likely"), said, slot=slot)
    else:
        candidate = replace(claim(statement, said, slot=slot), longevity=longevity)
    core.consolidate(session, extract=Scripted([candidate]))
    formed = core.one(statement.removeprefix("User "))
    # No claim of a conversation forms every type; how it fades is asked of each.
    core.turn(lambda draft: draft.put(replace(formed, belief_type=type_), moves=False))
    return core.belief(formed.id)


def cited_often(core: Core, belief: Belief) -> None:
    """Recall a belief and cite it, as a run does that leans on it."""
    request = RecallRequest(now=core.now, max_items=20, run_id=UUID(int=len(core.log)))
    result = recall(
        core.image, request, profile=core.profile, trace_id=UUID(int=1_000_000 + len(core.log))
    )
    core.do(RecordTrace(result.trace))
    assert request.run_id is not None
    core.do(CiteRun(run_id=request.run_id, text=f"See [m:{belief.short_id}].", at=core.now))
    assert core.belief(belief.id).last_used_at == core.now


# -- gate.memory.decay_lifecycle --------------------------------------------------------


@pytest.mark.gate("gate.memory.decay_lifecycle")
def test_an_idle_provisional_belief_steps_down_and_retires_below_the_floor() -> None:
    """Type-aware horizon, one step a window, then the end: validity closes with the sweep."""
    core = Core()
    belief = told(core, "User keeps bees.")
    core.wait(days=60)
    core.now -= TICK
    assert sweep(core) == Decayed()
    core.now += TICK
    confidences = []
    while core.belief(belief.id).is_live:
        position, head = core.belief(belief.id).store_position, core.image.head
        reply = sweep(core)
        now = core.belief(belief.id)
        if now.is_live:
            assert reply == Decayed(decayed=(belief.id,))
            assert (now.store_position, core.image.head) == (position, head)
            confidences.append(now.confidence)
            core.now += WINDOW
    assert confidences == [0.55, 0.45, 0.35, 0.25]
    assert reply == Decayed(retired=(belief.id,))
    assert now.status is BeliefStatus.RETIRED
    assert now.valid_to == now.closed_at == core.now
    assert now.store_position == head + 1
    assert now.closed_reason == "below_floor"
    kinds = (EventKind.DECAYED, EventKind.RETIRED)
    told_of = [e for kind in kinds for e in core.events(kind)]
    assert [e.reason for e in told_of] == ["past_horizon"] * 4 + ["below_floor"]
    assert all(e.refs == (belief.id,) and e.text is None for e in told_of)
    assert sweep(core) == Decayed()


@pytest.mark.gate("gate.memory.decay_lifecycle")
@pytest.mark.parametrize("type_", list(BeliefType))
def test_the_horizon_is_the_belief_types_own(type_: BeliefType) -> None:
    """Untouched a moment before, stepped at it; an overlay's horizon counts as well."""
    days = getattr(DEFAULT_PROFILE.retrieval.decay_tau_days, type_.value)
    core = Core()
    belief = told(core, "User keeps bees.", type_=type_)
    core.now = START + timedelta(days=days) - TICK
    assert sweep(core) == Decayed()
    core.now += TICK
    assert sweep(core) == Decayed(decayed=(belief.id,))
    short = Core(profile=_with_tau(type_, 1.0))
    belief = told(short, "User keeps bees.", type_=type_)
    short.wait(days=1)
    assert sweep(short) == Decayed(decayed=(belief.id,))


@pytest.mark.gate("gate.memory.decay_lifecycle")
def test_what_the_user_asked_to_keep_never_fades_and_support_starts_the_clock_anew() -> None:
    """Beside them an idle belief that does fade, which is the control."""
    core = Core()
    core.remember("I keep bees.")
    kept = core.live()[0]
    supported = told(core, "User sails.", slot="user/sport")
    idle = told(core, "User paints.", slot="user/art")
    core.wait(days=59)
    told(core, "User sails.", slot="user/sport")
    core.wait(days=2)
    assert sweep(core) == Decayed(decayed=(idle.id,))
    assert core.belief(kept.id) == kept
    assert kept.confidence == CONFIDENCE_EXPLICIT
    assert core.belief(supported.id).confidence == CONFIDENCE_DIRECT
    core.wait(days=10_000)
    for _ in range(12):
        sweep(core)
        core.now += WINDOW
    assert [b.id for b in core.live()] == [kept.id]


@pytest.mark.gate("gate.memory.decay_lifecycle")
def test_an_active_belief_above_every_automatic_confidence_is_untouched() -> None:
    """Below the ceiling the same belief fades: status alone keeps nothing alive."""
    core = Core()
    sure = told(core, "User keeps bees.", slot="user/a")
    less = told(core, "User keeps cats.", slot="user/b")

    def stated(draft: object) -> None:
        for belief, confidence in ((sure, AUTOMATIC_CONFIDENCE_MAX), (less, 0.64)):
            active = replace(belief, status=BeliefStatus.ACTIVE, confidence=confidence)
            draft.put(active, moves=False)  # type: ignore[attr-defined]

    core.turn(stated)
    core.wait(days=400)
    assert sweep(core) == Decayed(decayed=(less.id,))


@pytest.mark.gate("gate.memory.decay_lifecycle")
def test_no_belief_steps_twice_in_one_window() -> None:
    """However often the sweep comes; a citation in between holds nothing up."""
    core = Core()
    belief = told(core, "User keeps bees.")
    core.wait(days=61)
    assert sweep(core).decayed == (belief.id,)
    core.now += WINDOW - TICK
    assert sweep(core) == Decayed()
    cited_often(core, belief)
    core.now += TICK
    assert sweep(core).decayed == (belief.id,)
    assert core.belief(belief.id).confidence == round(CONFIDENCE_DIRECT - 2 * STEP, 6)


@pytest.mark.gate("gate.memory.decay_lifecycle")
def test_a_sweep_is_bounded_and_takes_the_least_recently_evidenced_first() -> None:
    """Older beliefs that never fade take no place in its window."""
    decay = replace(DEFAULT_PROFILE.formation.decay, max_per_sweep=2)
    formation = replace(DEFAULT_PROFILE.formation, decay=decay)
    core = Core(profile=replace(DEFAULT_PROFILE, formation=formation))
    for number in range(3):
        core.remember(f"My locker number is {number}.")
        core.wait(minutes=1)
    fading = []
    for number in range(5):
        fading.append(told(core, f"User keeps thing {number}.", slot=f"user/{number}").id)
        core.wait(minutes=1)
    core.wait(days=61)
    rounds = [sweep(core).decayed for _ in range(4)]
    assert rounds == [tuple(fading[:2]), tuple(fading[2:4]), tuple(fading[4:]), ()]


@pytest.mark.gate("gate.memory.decay_lifecycle")
def test_the_sweeps_events_are_history_and_no_activity() -> None:
    """They belong to the source session, whose clocks and whose idle boundary stay put."""
    core = Core()
    session = core.open()
    said = core.log[core.say(session, "User keeps bees.")]
    tentative = guess("User likely keeps bees.", said, slot="user/x")
    core.consolidate(session, close=False, extract=Scripted([tentative]))
    before = core.image.session(session)
    core.wait(days=31)
    sweep(core)
    (event,) = core.events(EventKind.RETIRED)
    assert event.session_id == session
    assert not event.is_message
    assert core.image.session(session) == before
    assert [s.id for s in core.image.idle_since(START)] == [session]


@pytest.mark.gate("gate.memory.decay_lifecycle")
def test_a_backfilled_row_is_of_the_new_policy_from_its_first_update_on() -> None:
    """What the sweep leaves alone keeps the version it was migrated with."""
    core = Core()
    touched = told(core, "User keeps bees.", slot="user/a")
    left = told(core, "User keeps cats.", slot="user/b", type_=BeliefType.PREFERENCE)

    def backfill(draft: object) -> None:
        for belief in (touched, left):
            old = replace(belief, lifecycle_policy_version="lifecycle@1-backfill")
            draft.put(old, moves=False)  # type: ignore[attr-defined]

    core.turn(backfill)
    core.wait(days=61)
    sweep(core)
    assert core.belief(touched.id).lifecycle_policy_version == "lifecycle@2"
    assert core.belief(left.id).lifecycle_policy_version == "lifecycle@1-backfill"
    assert core.belief(touched.id).formation_policy_version == touched.formation_policy_version


@pytest.mark.gate("gate.memory.decay_lifecycle")
def test_a_retirement_settles_what_it_disputed() -> None:
    """The partner is no longer flagged, which is news and moves it."""
    core = Core()
    core.remember("I live in Oslo.")
    stated = core.live()[0]
    session = core.open()
    said = core.log[core.say(session, "The tram in Bergen was late.")]
    guessed = guess("User likely lives in Bergen.", said, slot=stated.subject_key)
    core.consolidate(session, extract=Scripted([guessed]))
    assert core.belief(stated.id).flagged
    core.wait(days=30)
    assert len(sweep(core).retired) == 1
    assert not core.belief(stated.id).flagged
    assert core.belief(stated.id).conflicts_with == ()


# -- gates of the two exact boundaries ----------------------------------------------------


def _retires_at(longevity: Longevity, days: int, reason: str) -> None:
    core = Core()
    belief = told(core, "User keeps bees.", longevity=longevity)
    for _ in range(days - 1):
        core.wait(days=1)
        cited_often(core, belief)
        assert sweep(core) == Decayed()
    core.now = START + timedelta(days=days) - TICK
    assert sweep(core) == Decayed()
    assert core.belief(belief.id).is_live
    core.now += TICK
    assert sweep(core) == Decayed(retired=(belief.id,))
    retired = core.belief(belief.id)
    assert retired.status is BeliefStatus.RETIRED
    assert retired.closed_reason == reason
    assert retired.valid_to == START + timedelta(days=days)
    assert retired.last_used_at is not None
    assert retired.last_evidence_at == START


@pytest.mark.gate("gate.memory.hypothesis_retirement")
def test_an_unsupported_hypothesis_retires_at_its_thirtieth_day() -> None:
    """Recalled and cited every single day, and live until the boundary."""
    _retires_at(Longevity.TENTATIVE, 30, "unsupported_hypothesis")


@pytest.mark.gate("gate.memory.ongoing_retirement")
def test_an_unsupported_ongoing_observation_retires_at_its_ninetieth_day() -> None:
    """Its own use extends it by nothing."""
    _retires_at(Longevity.ONGOING, 90, "unsupported_ongoing")


@pytest.mark.parametrize(
    ("longevity", "days"),
    [
        pytest.param(
            Longevity.TENTATIVE, 30, marks=pytest.mark.gate("gate.memory.hypothesis_retirement")
        ),
        pytest.param(
            Longevity.ONGOING, 90, marks=pytest.mark.gate("gate.memory.ongoing_retirement")
        ),
    ],
)
def test_later_evidence_extends_a_life_by_its_whole_length(longevity: Longevity, days: int) -> None:
    """The control: what keeps a belief alive is the world speaking of it again."""
    core = Core()
    belief = told(core, "User keeps bees.", longevity=longevity)
    core.wait(days=days - 1)
    told(core, "User keeps bees.", longevity=longevity)
    again = core.now
    core.now = again + timedelta(days=days) - TICK
    assert sweep(core) == Decayed()
    core.now += TICK
    assert sweep(core) == Decayed(retired=(belief.id,))


@pytest.mark.gate("gate.memory.hypothesis_retirement")
def test_a_hypothesis_is_tentative_whatever_its_longevity_claims() -> None:
    """A label cannot buy a guess more time."""
    core = Core()
    belief = told(core, "User keeps bees.", longevity=Longevity.TENTATIVE)
    core.turn(
        lambda draft: draft.put(
            replace(belief, longevity=Longevity.DURABLE, derivation=Derivation.HYPOTHESIS),
            moves=False,
        )
    )
    core.wait(days=30)
    assert sweep(core) == Decayed(retired=(belief.id,))


@pytest.mark.gate("gate.memory.evidence_promotion")
def test_a_promoted_hypothesis_lives_as_what_was_stated() -> None:
    """At its thirtieth day nothing happens any more; its horizon is the direct one."""
    core = Core()
    belief = told(core, "User keeps bees.", longevity=Longevity.TENTATIVE)
    core.wait(days=29)
    told(core, "User keeps bees.")
    promoted = core.belief(belief.id)
    assert promoted.derivation is Derivation.DIRECT
    core.wait(days=59)
    assert sweep(core) == Decayed()
    core.wait(days=1)
    assert sweep(core) == Decayed(decayed=(belief.id,))


# -- gate.memory.evidence_clock -----------------------------------------------------------


@pytest.mark.gate("gate.memory.evidence_clock")
def test_a_sweep_moves_no_evidence() -> None:
    """Losing confidence and retiring change what they name and nothing else."""
    core = Core()
    steps = told(core, "User keeps bees.", slot="user/a")
    ends = told(core, "User keeps cats.", slot="user/b", longevity=Longevity.TENTATIVE)
    core.wait(days=61)
    sweep(core)
    assert _changed(core, steps) == {"confidence", "updated_at"}
    assert _changed(core, ends) == {
        "status",
        "store_position",
        "updated_at",
        "valid_to",
        "closed_at",
        "closed_reason",
    }


def _changed(core: Core, before: Belief) -> set[str]:
    old, new = asdict(before), asdict(core.belief(before.id))
    return {name for name in old if old[name] != new[name]}


def _with_tau(type_: BeliefType, days: float) -> Profile:
    tau = replace(DEFAULT_PROFILE.retrieval.decay_tau_days, **{type_.value: days})
    return replace(
        DEFAULT_PROFILE, retrieval=replace(DEFAULT_PROFILE.retrieval, decay_tau_days=tau)
    )


# -- through the sweep, on a store ----------------------------------------------------------


async def _holding(store: InMemoryStore, *beliefs: Belief) -> None:
    await store.claim(ADA)
    top = max(b.store_position for b in beliefs)
    events: tuple[Event, ...] = (rows.event(1),)
    await store.commit(
        [
            rows.commit(
                ADA, 1, 0, position=top, beliefs=beliefs, events=events, sessions=(rows.session(1),)
            )
        ]
    )


@pytest.mark.gate("gate.memory.decay_lifecycle")
async def test_the_sweep_asks_those_with_work_due_and_nobody_else(
    autojump_clock: MockClock,
) -> None:
    """The principal's own actor does the work; a second round finds nothing."""
    fading = rows.belief(1, 1, status=BeliefStatus.PROVISIONAL, confidence=0.65)
    store, clock = InMemoryStore(), FixedClock(rows.T0)
    await _holding(store, fading)
    await store.claim(BOB)
    async with hosted(store, clock=clock) as host:
        sweep = decay_sweep(store, host, clock)
        assert await sweep.tick() == SweepResult()
        clock.advance(60 * 86_400)
        assert await sweep.tick() == SweepResult(due=1, done=1)
        assert host.statistics().activations == 1
        assert await sweep.tick() == SweepResult()
        image = await host.image(ADA)
        decayed = image.belief(fading.id)
        assert decayed is not None
        assert decayed.confidence == 0.55
    (event,) = await store.events(ADA, EventQuery(after=1))
    assert (event.kind, event.session_id) == (EventKind.DECAYED, rows.uid(1))
    at = tuple(cutoffs(DEFAULT_PROFILE, clock.now()).values())
    assert await store.fading(cutoffs=at) == ()


@pytest.mark.gate("gate.memory.decay_lifecycle")
async def test_a_schedule_that_is_off_sweeps_nothing(autojump_clock: MockClock) -> None:
    """The knob is the one in the document; its interval is the sweep's."""
    off = replace(
        DEFAULT_PROFILE,
        formation=replace(
            DEFAULT_PROFILE.formation, scheduled_enabled=False, scheduled_interval_seconds=77
        ),
    )
    store, clock = InMemoryStore(), FixedClock(rows.T0)
    await _holding(store, rows.belief(1, 1, status=BeliefStatus.PROVISIONAL, confidence=0.65))
    clock.advance(60 * 86_400)
    async with hosted(store, clock=clock) as host:
        sweep = decay_sweep(store, host, clock, profile=off)
        assert sweep.interval_s == 77
        assert await sweep.tick() == SweepResult()
        assert await decay_sweep(store, host, clock).tick() == SweepResult(due=1, done=1)


@pytest.mark.gate("gate.memory.trace_retention")
async def test_traces_lose_their_operator_tier_on_schedule(autojump_clock: MockClock) -> None:
    """Past its expiry a trace keeps all the rest; one that is not due is untouched."""
    held: dict[str, object] = {
        "candidate_counts": {"lexical": 3},
        "arm_latency_us": {"lexical": 40},
        "dropped_for_budget": (rows.uid(9),),
        "dropped_for_budget_count": 1,
        "returned": (rows.uid(2),),
        "cited": (rows.uid(2),),
    }
    due = rows.trace(1, 1, operator_expires_at=rows.at(100), **held)
    later = rows.trace(2, 2, operator_expires_at=rows.at(101), **held)
    store, clock = InMemoryStore(), FixedClock(rows.T0)
    await store.claim(ADA)
    await store.commit([rows.commit(ADA, 1, 0, traces=(due, later))])
    async with hosted(store, clock=clock) as host:
        sweep = trace_sweep(store, host, clock)
        clock.move_to(rows.at(100) - TICK)
        assert await sweep.tick() == SweepResult()
        clock.move_to(rows.at(100))
        assert await sweep.tick() == SweepResult(due=1, done=1)
        assert await sweep.tick() == SweepResult()
        image = await host.image(ADA)
        assert image.trace(due.id) == await store.trace(ADA, due.id)
    expired = await store.trace(ADA, due.id)
    assert expired is not None
    assert not holds_operator_fields(expired)
    kept = replace(due, candidate_counts=None, arm_latency_us=None, dropped_for_budget=None)
    assert expired == kept
    assert expired.dropped_for_budget_count == 1
    assert await store.trace(ADA, later.id) == later
    assert len(await store.events(ADA, EventQuery())) == 0
