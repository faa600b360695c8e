"""Every form the grammar reads, with the exact statements it makes."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar import (
    cases_aims,
    cases_attributes,
    cases_ends,
    cases_habits,
    cases_likes,
    cases_people,
    cases_questions,
    cases_self,
    cases_team,
    cases_things,
    cases_variants,
    nothing_being,
    nothing_having,
    nothing_likes,
    nothing_others,
    nothing_ours,
)
from tests.unit.formation_grammar.said import candidates, formed

FORMS = (
    *cases_self.CASES,
    *cases_people.CASES,
    *cases_things.CASES,
    *cases_likes.CASES,
    *cases_aims.CASES,
    *cases_attributes.CASES,
    *cases_habits.CASES,
    *cases_team.CASES,
    *cases_ends.CASES,
    *cases_questions.CASES,
)
NOTHING = (
    *nothing_likes.NOTHING,
    *nothing_having.NOTHING,
    *nothing_being.NOTHING,
    *nothing_ours.NOTHING,
    *nothing_others.NOTHING,
)


@pytest.mark.parametrize(("text", "statements"), FORMS)
def test_a_turn_forms_exactly_these_statements(text: str, statements: tuple[str, ...]) -> None:
    """What is said forms its claims, in the order stated, and no others."""
    assert formed(text) == statements


@pytest.mark.parametrize(("text", "statements"), cases_variants.CASES)
def test_tense_negation_and_mood_are_kept(text: str, statements: tuple[str, ...]) -> None:
    """A denial, an end, a past and somebody else's fact stay what they are; asking says nothing."""
    assert formed(text) == statements


@pytest.mark.parametrize(("control", "statement", "turns"), NOTHING)
def test_small_talk_forms_nothing_and_its_control_does(
    control: str, statement: str, turns: tuple[str, ...]
) -> None:
    """Talk of the work at hand forms nothing; a lasting fact of the same shape forms."""
    assert formed(control) == (statement,)
    made = {text: formed(text) for text in turns if formed(text)}
    assert made == {}


@pytest.mark.parametrize(("text", "statements"), FORMS)
def test_every_candidate_cites_exact_words(text: str, statements: tuple[str, ...]) -> None:
    """The evidence is a non-empty substring of the turn (003 §The candidate language)."""
    for found in candidates(text):
        assert found.source_event_ids == (1,)
        (span,) = found.evidence_spans
        assert span.text
        assert span.text in text
    assert len(candidates(text)) == len(statements)
