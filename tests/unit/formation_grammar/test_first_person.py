"""What the general reading of the first person forms, and for which reasons it forms nothing."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Derivation
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar import cases_first_person
from tests.unit.formation_grammar.said import turn


def read(text: str) -> tuple[tuple[str, str], ...]:
    """Give what a turn states outright, with its kind."""
    found = extract((turn(text),), scope="general", policy=RICH_POLICY).candidates
    return tuple(
        (one.statement, one.claim_kind.value)
        for one in found
        if one.derivation is Derivation.DIRECT
    )


@pytest.mark.parametrize(("text", "claims"), cases_first_person.FORMS)
def test_a_clause_in_the_first_person_forms_its_claim(
    text: str, claims: tuple[tuple[str, str], ...]
) -> None:
    """Any verb, any noun: the statement keeps its words, the kind is of its shape (003)."""
    assert read(text) == claims


@pytest.mark.parametrize("text", cases_first_person.NOTHING)
def test_what_is_of_the_talk_or_the_moment_forms_nothing(text: str) -> None:
    """The talk itself, the work at hand, today, and what points into the conversation."""
    assert read(text) == ()
