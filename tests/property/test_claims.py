"""What holds of the claim comparison on any text at all."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from mnemic.memory.formation.claims import (
    combine,
    compatible,
    copies,
    grounded,
    names_subject,
    read,
    read_parts,
    represents,
    states,
    supported,
)
from mnemic.memory.formation.claims.tokens import TEXT_CHARS_MAX
from mnemic.memory.model import Candidate, Derivation, Event, EventKind, Polarity
from tests.support.claims import claim
from tests.support.core import START

PIECES = st.sampled_from(
    """User I my sister Ana Ben does not never no without except unless when if because that which
    and or but , . ? runs swims likes hates stopped wants to quit has is was used from to over than
    before after more less instead of 2 two three hundred 2019 40k 5x5 km times a week every daily
    sugar-free weightlifting lifting weights Oslo York New music in on with the any day there it
    currently likely gave up anymore longer as well at least most half 6:30 pm""".split()  # noqa: SIM905 - a listing reads better than a hundred literals
)
SAYINGS = st.lists(PIECES, min_size=1, max_size=14).map(" ".join)
TEXTS = st.one_of(SAYINGS, st.text(max_size=80))


@settings(deadline=None)
@example("User from User from User", "User from runs from User")
@given(TEXTS, TEXTS)
def test_the_floor_is_symmetric(one: str, other: str) -> None:
    """Neither side is the standard."""
    assert compatible(one, other) is compatible(other, one)


@settings(deadline=None)
@given(TEXTS)
def test_every_text_is_compatible_with_itself_states_and_copies_itself(text: str) -> None:
    """Whatever it says."""
    assert compatible(text, text)
    assert states(text, text)
    assert copies(text, text)


@settings(deadline=None)
@given(TEXTS, TEXTS)
def test_what_matches_or_is_copied_is_compatible(one: str, other: str) -> None:
    """Unless both are the same once normalized, nothing matches below the floor."""
    same = " ".join(one.casefold().split()) == " ".join(other.casefold().split())
    for relation in (states, copies):
        if relation(one, other) and not same:
            assert compatible(one, other)
    if copies(one, other):
        assert states(one, other) or not read(one).terms


@settings(deadline=None)
@given(TEXTS, TEXTS)
def test_any_text_can_be_asked_everything(one: str, other: str) -> None:
    """Nothing crashes and every answer is a bool."""
    for answer in (
        represents(one, other),
        grounded(one, [other]),
        supported(one, [other]),
        names_subject(one, other),
    ):
        assert answer in {True, False}


_TURNS = {"hates", "stopped", "quit", "gave"}
"""Verbs that deny by themselves, so that a second denial may cancel the first."""


@settings(deadline=None)
@given(SAYINGS.filter(lambda text: _TURNS.isdisjoint(text.split())))
def test_a_denial_never_states_what_it_denies(text: str) -> None:
    """Whatever follows: polarity is part of the floor."""
    assert not compatible(f"User does not swim with Ana {text}", "User swims with Ana")
    assert not states("User swims with Ana", f"User does not swim with Ana {text}")


@settings(deadline=None)
@given(st.integers(min_value=2, max_value=999), st.integers(min_value=2, max_value=999))
def test_counts_match_only_themselves(one: int, other: int) -> None:
    """In a sentence that is otherwise the same."""
    told = f"User lifts {one} kg at the gym.", f"User lifts {other} kg at the gym."
    assert states(*told) is (one == other)


@given(st.text(alphabet="ab ,.'-User1x", max_size=4_000))
@settings(max_examples=20, deadline=None)
def test_parts_hold_no_more_than_the_text_does(text: str) -> None:
    """Each term of the whole is a term of some part, and the other way round."""
    whole = read(text)
    parts = read_parts(text)
    assert sorted(whole.terms) == sorted(t for part in parts for t in part.terms)


CANDIDATES = st.builds(
    lambda statement, sequence, slot, origin, polarity: claim(
        statement,
        Event(
            sequence=sequence,
            kind=EventKind.USER_MESSAGE,
            at=START,
            recorded_at=START,
            text=statement,
        ),
        slot=slot,
        origin=origin,
        polarity=polarity,
    ),
    SAYINGS,
    st.integers(min_value=1, max_value=4),
    st.sampled_from(["user/home", "user/x/run", "user/x/sister"]),
    st.sampled_from(["extractor", "provider", "extractor:correct"]),
    st.sampled_from(list(Polarity)),
)


@settings(deadline=None)
@given(st.lists(CANDIDATES, max_size=12))
def test_a_batch_accounts_for_every_candidate(batch: list[Candidate]) -> None:
    """Each input survives once or was merged into one that did, and its evidence stays."""
    combined = combine(batch)
    assert len(combined.kept) == len(set(combined.kept)) == len(combined.candidates)
    assert set(combined.kept) | combined.merged.keys() == set(range(len(batch)))
    assert combined.merged.keys().isdisjoint(combined.kept)
    assert set(combined.merged.values()) <= set(combined.kept)
    standing = dict(zip(combined.kept, combined.candidates, strict=True))
    for index, candidate in enumerate(batch):
        survivor = standing[combined.merged.get(index, index)]
        assert set(candidate.source_event_ids) <= set(survivor.source_event_ids)
        assert [s.sequence for s in survivor.evidence_spans] == list(survivor.source_event_ids)
        assert survivor.derivation is Derivation.DIRECT
        assert survivor.polarity is candidate.polarity


@settings(deadline=None)
@given(st.lists(CANDIDATES, max_size=12))
def test_without_a_provider_a_batch_stays_as_it_is(batch: list[Candidate]) -> None:
    """And with one, no claim of the grammar is lost or filed elsewhere by another of them."""
    local = [c for c in batch if c.origin != "provider"]
    assert combine(local).candidates == tuple(local)


@given(SAYINGS, st.integers(min_value=1, max_value=200))
@settings(max_examples=10, deadline=None)
def test_reading_is_bounded(text: str, times: int) -> None:
    """A text is read up to a bound: what stands far behind it changes nothing."""
    long = (text + " ") * (TEXT_CHARS_MAX // (len(text) + 1) + 1)
    assert read(long[:TEXT_CHARS_MAX]) == read(long + "User runs. " * times)
