"""What people aim at, wish for, cannot have and are busy with, in wordings of their own."""

from __future__ import annotations

import pytest

from mnemic.memory.model import ClaimKind, Derivation
from tests.unit.formation_grammar import cases_wishes
from tests.unit.formation_grammar.said import formed
from tests.unit.formation_grammar.test_rich_forms import marked, read


@pytest.mark.parametrize(("text", "lines"), cases_wishes.CASES)
def test_a_wording_of_ones_own_forms_exactly_these(text: str, lines: tuple[str, ...]) -> None:
    """Each turn forms its claims and guesses in the third person; the frozen policy reads less."""
    assert tuple(marked(found) for found in read(text)) == lines
    assert formed(text) != lines


@pytest.mark.parametrize("text", cases_wishes.NOTHING)
def test_errands_orders_and_others_words_form_nothing(text: str) -> None:
    """What is asked for now, told of others, quoted, supposed or joked about is no wish."""
    assert [marked(found) for found in read(text)] == []


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I'm hoping to sit the bar exam in February.", ClaimKind.GOAL),
        ("The plan is to sell up and move to the coast.", ClaimKind.GOAL),
        ("Keep to-do lists to five lines.", ClaimKind.PREFERENCE),
        ("I can't abide corporate jargon.", ClaimKind.PREFERENCE),
        ("Big shoegaze person here.", ClaimKind.INTEREST),
        ("Nothing with dairy, please.", ClaimKind.CONSTRAINT),
        ("Thursdays are no good for me.", ClaimKind.CONSTRAINT),
        ("I never use nut oils.", ClaimKind.CONSTRAINT),
        ("We're doing up a narrowboat.", ClaimKind.ONGOING_PROJECT),
        ("My book about lighthouses is at chapter six.", ClaimKind.ONGOING_PROJECT),
    ],
)
def test_a_wish_has_the_kind_of_its_shape(text: str, kind: ClaimKind) -> None:
    """003 §Evaluation, the shape table: aims, wishes about answers, limits, works under way."""
    (found,) = (c for c in read(text) if c.derivation is Derivation.DIRECT)
    assert found.claim_kind is kind
