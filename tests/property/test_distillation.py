"""Whatever a provider answers, formation@9 completes and believes nothing of it blindly."""

from __future__ import annotations

import json
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mnemic.evals.memory_distillation.honest import DISTILLATION, HonestProvider, States
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.formation.provided.distillation import STAGES
from mnemic.memory.formation.provided.pipeline import StageFailure, StageReply, StageRequest
from mnemic.memory.model import (
    Channel,
    ClaimKind,
    Derivation,
    Event,
    EventKind,
    Polarity,
    Provided,
)
from tests.support.formation_views import OTHER_SESSION, SESSION, believed, said, view
from tests.support.lying_providers import drive

TEXTS = (
    "I run every morning and I swim on Mondays.",
    "I don't eat meat. My sister Ioana plays the cello.",
    "I gave up smoking in 2019, what should I read?",
)
QUOTES = (
    "I run every morning",
    "eat meat",
    "I don't eat meat",
    "I gave up smoking",
    "Ioana plays the cello",
    "what should I read",
    "nobody said this",
    "",
)
STATEMENTS = (
    "User runs every morning.",
    "User eats meat.",
    "User does not eat meat.",
    "User likely has running experience.",
    "User no longer smokes.",
    "User gave up smoking.",
    "User's sister is Ioana.",
    "The team runs.",
    "User",
    "I run",
    "",
    "User runs. User flies.",
)
BELIEFS = (
    believed("User swims on Mondays.", position=1),
    believed("User lives in Bergen.", position=2),
)
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 300), st.floats(allow_nan=False), st.text(max_size=12)
)
ANY_JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
CLAIM = st.fixed_dictionaries(
    {
        "claim_kind": st.sampled_from([kind.value for kind in ClaimKind]),
        "derivation": st.sampled_from([one.value for one in Derivation]),
        "polarity": st.sampled_from([one.value for one in Polarity]),
        "subject": st.sampled_from(["", "running", "user", "a" * 200]),
        "statement": st.one_of(st.sampled_from(STATEMENTS), st.text(max_size=40)),
        "evidence": st.lists(
            st.fixed_dictionaries(
                {
                    "sequence": st.integers(-1, 5),
                    "quote": st.one_of(st.sampled_from(QUOTES), st.text(max_size=10)),
                }
            ),
            max_size=3,
        ),
    }
)
ENTRY = st.fixed_dictionaries(
    {
        "unit": st.integers(-1, 8),
        "disposition": st.sampled_from(
            ["formed", "represented", "transient", "unsafe", "not_memory"]
        ),
        "candidates": st.lists(st.integers(-1, 4), max_size=3),
        "prediction": st.one_of(st.none(), st.integers(-1, 4)),
    }
)
SHAPED = {
    "integration": st.fixed_dictionaries(
        {
            "episodes": st.lists(
                st.fixed_dictionaries(
                    {
                        "source_event_ids": st.lists(st.integers(0, 5), max_size=4),
                        "subjects": st.lists(st.text(max_size=8), max_size=3),
                        "sentences": st.lists(
                            st.fixed_dictionaries(
                                {
                                    "text": st.sampled_from((*TEXTS, *STATEMENTS)),
                                    "source_event_ids": st.lists(st.integers(0, 5), max_size=3),
                                }
                            ),
                            max_size=3,
                        ),
                    }
                ),
                max_size=3,
            )
        }
    ),
    "anticipation": st.fixed_dictionaries(
        {
            "predictions": st.lists(
                st.fixed_dictionaries(
                    {
                        "episode": st.integers(-1, 2),
                        "statement": st.sampled_from((*STATEMENTS, BELIEFS[0].statement)),
                        "memory_id": st.sampled_from([None, "x", *(str(b.id) for b in BELIEFS)]),
                    }
                ),
                max_size=4,
            )
        }
    ),
    "distillation": st.fixed_dictionaries(
        {
            "candidates": st.lists(CLAIM, max_size=4),
            "ledger": st.lists(ENTRY, max_size=8),
        }
    ),
}
EVENTS = tuple(said(n, text) for n, text in enumerate(TEXTS, start=1))
GIVEN = view(*EVENTS, beliefs=BELIEFS)


def reply_for(stage: str) -> st.SearchStrategy[StageReply | StageFailure]:
    """Give any answer at all: text, JSON of any shape, JSON of the right shape, a failure."""
    return st.one_of(
        st.text(max_size=30).map(StageReply),
        ANY_JSON.map(lambda value: StageReply(json.dumps(value))),
        SHAPED[stage].map(lambda value: StageReply(json.dumps(value))),
        st.builds(StageFailure, st.text(max_size=12), retryable=st.booleans()),
    )


ANSWERS = st.fixed_dictionaries({stage: reply_for(stage) for stage in STAGES})


@given(ANSWERS)
@settings(max_examples=150, deadline=None)
@pytest.mark.gate("gate.memory.distill_fallback")
def test_any_answer_at_any_stage_completes(answers: dict[str, StageReply | StageFailure]) -> None:
    """Three calls, no exception, and whatever comes out is grounded in what was said."""

    def answer(request: StageRequest) -> StageReply | StageFailure:
        return answers[request.stage]

    provided, requests = drive(GIVEN, answer)
    assert [request.stage for request in requests] == [*STAGES]
    check(provided, EVENTS)


@given(st.lists(CLAIM, max_size=5), st.data())
@settings(max_examples=150, deadline=None)
@pytest.mark.gate("gate.memory.source_grounding")
def test_any_claims_under_a_well_formed_ledger_are_judged_one_by_one(
    claims: list[dict[str, Any]], data: st.DataObject
) -> None:
    """Every proposal is either a grounded candidate or counted as invalid."""

    def answer(request: StageRequest) -> StageReply | StageFailure:
        if request.stage != DISTILLATION:
            return HonestProvider()(request)
        units = json.loads(request.payload)["coverage_units"]
        named = [
            data.draw(st.integers(0, len(units) - 1), label="the unit that claims") for _ in claims
        ]
        ledger = [
            {
                "unit": n,
                "disposition": "formed" if n in named else "not_memory",
                "candidates": [index for index, unit in enumerate(named) if unit == n],
                "prediction": None,
            }
            for n in range(len(units))
        ]
        return StageReply(json.dumps({"candidates": claims, "ledger": ledger}))

    provided, _ = drive(GIVEN, answer)
    (segment,) = provided.segments
    assert segment.fallback_stages == ()
    assert len(segment.candidates) + segment.invalid == len(claims)
    check(provided, EVENTS)


SPEAKERS = st.sampled_from(
    [
        EventKind.USER_MESSAGE,
        EventKind.ASSISTANT_MESSAGE,
        EventKind.TOOL_MESSAGE,
        EventKind.SYSTEM_MESSAGE,
    ]
)
SESSIONS = st.sampled_from([SESSION, OTHER_SESSION])


@given(st.lists(st.tuples(SPEAKERS, st.sampled_from(list(Channel)), SESSIONS), max_size=6))
@settings(max_examples=100, deadline=None)
@pytest.mark.gate("gate.memory.source_grounding")
def test_a_claim_forms_from_the_owners_own_words_in_this_session_and_from_nothing_else(
    turns: list[tuple[EventKind, Channel, UUID]],
) -> None:
    """Over ownership and kinds: every event is cited with words that stand in it.

    What a provider was not shown it may not cite; what it was shown is the owner's.
    """
    events = tuple(
        said(n, f"I keep {n} hens.", kind=kind, channel=channel, session_id=session)
        for n, (kind, channel, session) in enumerate(turns, start=1)
    )
    admitted = {
        e.sequence
        for e in events
        if e.kind is EventKind.USER_MESSAGE
        and e.channel in {Channel.DIRECT, Channel.PAIRED_SURFACE}
        and e.session_id == SESSION
    }

    def answer(request: StageRequest) -> StageReply | StageFailure:
        if request.stage != DISTILLATION:
            return HonestProvider()(request)
        units = json.loads(request.payload)["coverage_units"]
        claims = [
            States(f"I keep {n} hens", f"User keeps {n} hens.").on(n)
            for n in range(1, len(events) + 1)
        ]
        ledger = [
            {
                "unit": n,
                "disposition": "formed",
                "candidates": list(range(len(claims))),
                "prediction": None,
            }
            for n in range(len(units))
        ]
        return StageReply(json.dumps({"candidates": claims, "ledger": ledger}))

    provided, requests = drive(view(*events), answer)
    formed = [c for segment in provided.segments for c in segment.candidates]
    shown = {e["sequence"] for r in requests for e in json.loads(r.payload).get("events", ())}
    assert shown == admitted
    assert {s for c in formed for s in c.source_event_ids} == admitted
    assert all(len(c.source_event_ids) == 1 for c in formed)
    if admitted:
        assert sum(s.invalid for s in provided.segments) == len(events) - len(admitted)


KINDS = st.sampled_from([EventKind.USER_MESSAGE, EventKind.ASSISTANT_MESSAGE])


@given(st.lists(st.tuples(KINDS, st.sampled_from(TEXTS)), max_size=8))
@settings(max_examples=60, deadline=None)
@pytest.mark.gate("gate.memory.prediction_error_calls")
def test_a_session_makes_three_calls_exactly_when_the_owner_said_something(
    turns: list[tuple[EventKind, str]],
) -> None:
    """Over any mix of turns; a claim that is true of one event is taken of that one."""
    events = tuple(said(n, text, kind=kind) for n, (kind, text) in enumerate(turns, start=1))
    runs = States("I run every morning", "User runs every morning.", ClaimKind.HABIT)
    provided, requests = drive(view(*events), HonestProvider([runs]))
    own = [e for e in events if e.kind is EventKind.USER_MESSAGE]
    assert len(requests) == (3 if own else 0)
    formed = [c.source_event_ids for s in provided.segments for c in s.candidates]
    assert formed == [(e.sequence,) for e in own if e.text == TEXTS[0]]


def check(provided: Provided, events: tuple[Event, ...]) -> None:
    """Check what must hold of any result, whatever the provider answered."""
    known = {event.sequence: event for event in events}
    grounds = Grounds(known, session_id=SESSION)
    for segment in provided.segments:
        assert segment.calls == len(segment.stages) == 3
        assert segment.source_event_ids == tuple(known)
        told = [s for episode in segment.episodes for s in episode.source_event_ids]
        assert told == list(segment.source_event_ids)
        for candidate in segment.candidates:
            assert grounds.refuse(candidate) is None
            assert candidate.origin == "provider"
            for span in candidate.evidence_spans:
                assert span.text in (known[span.sequence].text or "")
        for one in segment.represented:
            assert one.belief_id in {belief.id for belief in BELIEFS}
        if segment.ledger:
            assert sum(segment.coverage.values()) == len(segment.ledger)
        for stage in segment.stages:
            outcome = stage.outcome
            assert outcome in {"ok", "partial_validation"} or outcome.startswith("fallback:")
            named = stage.stage in segment.fallback_stages
            assert named is outcome.startswith("fallback:")
