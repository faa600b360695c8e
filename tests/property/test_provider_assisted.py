"""Whatever a provider answers, the call completes and adds nothing ungrounded."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.formation.provided.pipeline import StageReply
from mnemic.memory.model import BeliefType, Derivation, Polarity, Provided
from mnemic.memory.policy import FormationPolicy
from tests.unit.provider_assisted.views import (
    CONTROL,
    REPAIRED,
    SESSION,
    claim,
    known,
    only,
    reply,
    run,
    view_of,
)

TEXTS = (
    "I live in Bergen, and I run every morning. Do I need a permit to keep bees?",
    "We decided to use SQLite for the cache. My password is hunter2-kestrel-99.",
    "My sister plays the oboe. I don't drive the Skoda anymore.",
    'He said "I own two boats". If I move to Oslo, I will need skis.',
)
KNOWN = ("User owns a yellow kayak.", "User plays the lute.")
WORDS = (
    *("User", "User's", "The team", "lives", "runs", "drives", "plays", "owns", "likes", "use"),
    *("decided", "no longer", "not", "in", "to", "from", "Bergen", "Oslo", "Skoda", "oboe"),
    *("SQLite", "kayak", "lute", "password", "hunter2-kestrel-99", "bees", "boats", "skis"),
    *("morning", "sister", "3", "cache", "likely", "every"),
)

POLICIES = st.sampled_from([CONTROL, REPAIRED])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=8) | st.just("claims"), inner, max_size=4)
    ),
    max_leaves=12,
)


@st.composite
def quotes(draw: st.DrawFn) -> str:
    """Quote a stretch of a message, sometimes with a letter too many."""
    text = draw(st.sampled_from(TEXTS))
    start = draw(st.integers(0, len(text) - 1))
    end = draw(st.integers(start, len(text)))
    return text[start:end] + draw(st.sampled_from(["", "", "", "x"]))


STATEMENTS = (
    st.lists(st.sampled_from(WORDS), max_size=9).map(lambda words: " ".join(words) + ".")
    | st.sampled_from([*TEXTS, *KNOWN])
    | st.text(max_size=40)
)
CLAIMS = st.builds(
    claim,
    STATEMENTS,
    quotes() | st.sampled_from(TEXTS) | st.text(max_size=20),
    st.sampled_from(["home", "oboe", "user", "", "kayak"]) | st.text(max_size=10),
    belief_type=st.sampled_from([t.value for t in BeliefType]),
    polarity=st.sampled_from([p.value for p in Polarity]),
    message_id=st.integers(-1, 6),
)


def check(made: Provided, claims: int | None = None) -> None:
    """Hold every candidate to the owner's own words, and every claim to one end."""
    segment = only(made)
    view = view_of(*TEXTS)
    grounds = Grounds({event.sequence: event for event in view.events}, session_id=SESSION)
    for candidate in segment.candidates:
        assert grounds.refuse(candidate) is None
        assert candidate.derivation is Derivation.DIRECT
        assert set(candidate.source_event_ids) <= set(segment.source_event_ids)
        assert "hunter2" not in candidate.statement
        for stated in KNOWN:
            assert stated not in candidate.statement
        for span in candidate.evidence_spans:
            assert span.text in TEXTS[span.sequence - 1]
    if claims is not None:
        assert len(segment.candidates) + segment.invalid == claims


@settings(max_examples=150, deadline=None)
@given(answer=JSON.map(json.dumps) | st.text(max_size=60), policy=POLICIES)
def test_any_answer_completes(answer: str, policy: FormationPolicy) -> None:
    """Any JSON, and anything that is none, ends in one segment that is grounded."""
    _, made = run(_view(), StageReply(answer), policy=policy)
    check(made)


@settings(max_examples=150, deadline=None)
@given(entries=st.lists(CLAIMS | JSON, max_size=6), policy=POLICIES)
def test_every_claim_is_grounded_or_counted(entries: list[Any], policy: FormationPolicy) -> None:
    """A claim becomes a candidate that its own quote carries, or is counted as refused."""
    _, made = run(_view(), json.dumps({"claims": entries}), policy=policy)
    if only(made).stages[0].outcome == "fallback:protocol":
        check(made, 0)
    else:
        check(made, len(entries))


def test_a_good_claim_passes_the_same_check() -> None:
    """Positive control: the check sees candidates."""
    good = claim("User lives in Bergen.", "I live in Bergen", "home location")
    _, made = run(_view(), reply(good))
    assert len(only(made).candidates) == 1
    check(made, 1)


def _view() -> Any:
    return view_of(*TEXTS, beliefs=[known(n, s) for n, s in enumerate(KNOWN, start=1)])
