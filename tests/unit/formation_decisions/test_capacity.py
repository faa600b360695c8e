"""Capacity: bounds, ranking, and a place for every subject first."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from mnemic.memory.formation.capacity import select, usefulness
from mnemic.memory.model import (
    Candidate,
    ClaimKind,
    Derivation,
    Event,
    EventKind,
    Longevity,
    Polarity,
    Reason,
)
from mnemic.memory.policy import CANDIDATES_MAX, CANDIDATES_PER_SOURCE_MAX
from tests.support.claims import claim, guess
from tests.support.core import START


def _event(sequence: int) -> Event:
    return Event(
        sequence=sequence,
        kind=EventKind.USER_MESSAGE,
        at=START,
        recorded_at=START,
        text=f"Turn {sequence}.",
    )


def _thing(
    n: int, *, source: int, slot: str = "", kind: ClaimKind = ClaimKind.RESOURCE
) -> Candidate:
    return claim(f"User has thing {n}.", _event(source), slot=slot or f"user/thing/{n}", kind=kind)


@pytest.mark.gate("gate.memory.compound_recall")
def test_no_source_event_gives_more_than_its_share() -> None:
    """Six of one event, each further one displaced with that reason."""
    proposals = [_thing(n, source=1) for n in range(9)] + [_thing(9, source=2)]
    chosen = select(proposals)
    assert chosen.chosen == (0, 1, 2, 3, 4, 5, 9)
    assert set(chosen.displaced.values()) == {Reason.DISPLACED_PER_SOURCE}


@pytest.mark.gate("gate.memory.compound_recall")
def test_direct_claims_go_before_hypotheses_and_useful_kinds_before_incidental() -> None:
    """With room for six, the guesses and the incidentals are what is left out."""
    event = _event(1)
    proposals = [
        guess("User likely skis.", event, slot="user/skill/ski"),
        _thing(1, source=1),
        *(_thing(n, source=1, kind=ClaimKind.GOAL) for n in range(2, 7)),
    ]
    chosen = select(proposals)
    assert chosen.chosen == (1, 2, 3, 4, 5, 6)
    assert chosen.displaced == {0: Reason.DISPLACED_PER_SOURCE}


@pytest.mark.gate("gate.memory.compound_recall")
def test_each_subject_gets_a_place_before_any_gets_two() -> None:
    """One chatty subject does not consume the budget."""
    chatty = [_thing(n, source=1, slot="user/thing/car") for n in range(6)]
    proposals = [*chatty, _thing(7, source=1), _thing(8, source=1)]
    chosen = select(proposals)
    assert {6, 7} <= set(chosen.chosen)
    assert len(chosen.chosen) == CANDIDATES_PER_SOURCE_MAX
    assert set(chosen.displaced) == {4, 5}


def test_among_equals_a_new_kind_goes_first() -> None:
    """Goals and roles rank alike; once a goal is in, a role is the fresher second claim."""
    kinds = [ClaimKind.GOAL] * 6 + [ClaimKind.ROLE]
    proposals = [_thing(n, source=1, kind=kind, slot=f"s/{n % 5}") for n, kind in enumerate(kinds)]
    assert select(proposals).chosen == (0, 1, 2, 3, 4, 6)


def test_a_correction_goes_before_anything_new() -> None:
    """What is wrong and left standing costs more than what is not yet known."""
    proposals = [_thing(n, source=1, kind=ClaimKind.GOAL) for n in range(6)]
    ending = claim(
        "User no longer has a car.",
        _event(1),
        slot="user/thing/car",
        polarity=Polarity.RETRACT,
        kind=ClaimKind.RESOURCE,
    )
    assert usefulness(ending) > usefulness(proposals[0])
    assert 6 in select([*proposals, ending]).chosen


def test_one_end_that_is_filed_twice_takes_one_place() -> None:
    """What ends the job and the name ends one thing; two ends take two places."""
    ends = [
        replace(_thing(n, source=1), statement=f"User left {name}.", polarity=Polarity.RETRACT)
        for n, name in enumerate(("Deloitte", "Deloitte", "KPMG"))
    ]
    things = [_thing(n, source=1) for n in range(3, 3 + CANDIDATES_PER_SOURCE_MAX)]
    once = select([*ends[:2], *things], redundant=0)
    assert len(once.chosen) == CANDIDATES_PER_SOURCE_MAX + 1
    twice = select([*ends[1:], *things], redundant=0)
    assert len(twice.chosen) == CANDIDATES_PER_SOURCE_MAX


def test_what_is_told_again_goes_behind_what_is_told_once() -> None:
    """It lends its use to what tells it, and still goes before a guess."""
    proposals = [_thing(n, source=1) for n in range(6)]
    kin = replace(_thing(6, source=1), claim_kind=ClaimKind.RELATIONSHIP)
    supposed = guess("User likely skis.", _event(1), slot="user/skill/ski")
    everything = [kin, *proposals, supposed]
    assert select(everything).chosen == (0, 1, 2, 3, 4, 5)
    assert select(everything, again={0: 6}).chosen == (1, 2, 3, 4, 5, 6)
    assert select([kin, *proposals[1:], supposed], again={0: 5}).chosen == (0, 1, 2, 3, 4, 5)


def test_established_facts_precede_everything() -> None:
    """They take their places before any rank is asked for."""
    facts = [_thing(n, source=1) for n in range(2)]
    proposals = [*facts, *(_thing(n, source=1, kind=ClaimKind.GOAL) for n in range(2, 8))]
    assert {0, 1} <= set(select(proposals, established=2).chosen)
    assert select(proposals).chosen == (2, 3, 4, 5, 6, 7)


@settings(deadline=None)
@given(
    st.lists(
        st.tuples(
            st.integers(1, 12),
            st.integers(0, 9),
            st.sampled_from(list(ClaimKind)),
            st.sampled_from(list(Derivation)),
        ),
        max_size=120,
    ),
    st.integers(0, 5),
)
def test_both_bounds_hold_and_every_proposal_is_accounted_for(
    drawn: list[tuple[int, int, ClaimKind, Derivation]], established: int
) -> None:
    """Over any proposals: chosen and displaced part them, and no bound is passed."""
    proposals = [
        replace(
            _thing(n, source=source, slot=f"user/{slot}", kind=kind),
            derivation=derivation,
            longevity=Longevity.TENTATIVE
            if derivation is Derivation.HYPOTHESIS
            else Longevity.DURABLE,
        )
        for n, (source, slot, kind, derivation) in enumerate(drawn)
    ]
    chosen = select(proposals, established=min(established, len(proposals)))
    assert sorted((*chosen.chosen, *chosen.displaced)) == list(range(len(proposals)))
    assert len(chosen.chosen) <= CANDIDATES_MAX
    sources = [proposals[i].source_event_ids[0] for i in chosen.chosen]
    assert all(sources.count(s) <= CANDIDATES_PER_SOURCE_MAX for s in set(sources))
    for index, reason in chosen.displaced.items():
        full = sources.count(proposals[index].source_event_ids[0]) == CANDIDATES_PER_SOURCE_MAX
        assert reason is (Reason.DISPLACED_PER_SOURCE if full else Reason.DISPLACED_GLOBAL)
