"""Whatever an owner does in whatever order: what must hold holds after every turn."""

from __future__ import annotations

from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from mnemic.memory.formation import tombstones
from mnemic.memory.model import Authority, Belief, Trust
from tests.support.core import START, Core

TEXTS = [
    "I live in Oslo.",
    "I live in Bergen.",
    "I reside in Oslo these days.",
    "I no longer live in Oslo.",
    "I don't live in Bergen anymore, I live in Oslo.",
    "Forget that I live in Oslo.",
    "I have an Apple Watch and a Garmin bike computer.",
    "I no longer use my Apple Watch.",
    "We deploy on Tuesdays. We deploy on Fridays.",
    "I like coffee. No wait, I don't like coffee.",
    "My brother Tomas lives in Oslo.",
    "Ok, thanks!",
]
ACTS = st.one_of(
    st.tuples(st.just("talk"), st.sampled_from(TEXTS), st.integers(-40, 40)),
    st.tuples(st.just("two turns"), st.sampled_from(TEXTS), st.integers(0, len(TEXTS) - 1)),
    st.tuples(st.just("remember"), st.sampled_from(TEXTS), st.integers(-3, 3)),
    st.tuples(st.just("agent"), st.sampled_from(TEXTS), st.integers(-3, 3)),
    st.tuples(st.just("correct"), st.sampled_from(TEXTS), st.integers(0, 20)),
    st.tuples(st.just("reject"), st.just(""), st.integers(0, 20)),
    st.tuples(st.just("forget"), st.just(""), st.integers(0, 20)),
    st.tuples(st.just("wait"), st.just(""), st.integers(0, 20)),
)


def _do(core: Core, act: str, text: str, number: int) -> None:
    beliefs = core.beliefs()
    at = max(START, core.now + timedelta(days=number))
    if act == "wait":
        core.wait(days=number)
    elif act == "talk":
        core.talk(text, at=at)
    elif act == "two turns":
        core.talk(text, TEXTS[number])
    elif act == "remember":
        core.remember(text, at=at)
    elif act == "agent":
        core.remember(text, trust=Trust.MEMORY, at=at)
    elif beliefs:
        _do_to(core, act, text, beliefs[number % len(beliefs)])


def _do_to(core: Core, act: str, text: str, belief: Belief) -> None:
    if act == "correct":
        reply = core.correct(belief, text)
        if reply.belief_id is not None:
            assert belief.id == reply.belief_id or not core.belief(belief.id).is_live
    elif act == "reject":
        core.reject(belief)
        assert not core.belief(belief.id).is_live
    else:
        core.forget(belief)
        assert core.image.belief(belief.id) is None


def _forbidden(core: Core) -> list[str]:
    """Give the live statements that a tombstone forbids, though nothing newer brought them."""
    found = []
    for belief in core.live():
        marks = tombstones.fingerprints(core.image.principal, belief)
        for tombstone in core.image.tombstones_sharing(marks):
            newer = belief.last_evidence_at >= tombstone.at
            if not (belief.authority is Authority.USER and newer):
                found.append(belief.statement)
    return found


@settings(max_examples=200, deadline=None)
@given(st.lists(ACTS, min_size=1, max_size=12))
def test_every_history_keeps_what_is_promised(acts: list[tuple[str, str, int]]) -> None:
    """Grounded, linked both ways, counted, reconciled, and nothing forbidden lives.

    The driver checks the first four after every turn.
    """
    core = Core()
    for act, text, number in acts:
        _do(core, act, text, number)
        assert _forbidden(core) == []


@settings(max_examples=50, deadline=None)
@given(st.lists(ACTS, min_size=1, max_size=8))
def test_the_same_history_gives_the_same_memory(acts: list[tuple[str, str, int]]) -> None:
    """No clock, no chance, no order of hashing takes part."""
    first, second = Core(), Core()
    for core in (first, second):
        for act, text, number in acts:
            _do(core, act, text, number)
    assert first.changes == second.changes
