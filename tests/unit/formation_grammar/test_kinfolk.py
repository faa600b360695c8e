"""What `formation@11` reads of the people and animals that are tied to the user."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import BeliefType, ClaimKind
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar import cases_kinfolk
from tests.unit.formation_grammar.said import turn


def stated(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Give what turns state, in order."""
    turns = tuple(turn(text, sequence=n) for n, text in enumerate(texts, 1))
    found = extract(turns, scope="general", policy=RICH_POLICY).candidates
    return tuple(one.statement for one in found)


@pytest.mark.parametrize(("texts", "statements"), cases_kinfolk.CASES)
def test_what_is_told_of_people_is_stated_of_them(
    texts: tuple[str, ...], statements: tuple[str, ...]
) -> None:
    """Each person is named by the tie to the user, also where a pronoun means them."""
    assert stated(texts) == statements


@pytest.mark.parametrize("texts", cases_kinfolk.NOTHING)
def test_strangers_and_the_moment_state_nothing(texts: tuple[str, ...]) -> None:
    """Fiction, strangers, supposed and passing things are nobody of the user's."""
    assert stated(texts) == ()


def test_what_binds_somebody_else_is_no_constraint_of_the_user() -> None:
    """An allergy of a partner's is a fact of the partner; a physio's word binds the user."""
    told = extract(
        (turn("My partner Noor has a nut allergy."),), scope="general", policy=RICH_POLICY
    )
    assert {one.claim_kind for one in told.candidates} == {ClaimKind.RELATIONSHIP}
    told = extract(
        (turn("My physio wants me off hills until June."),), scope="general", policy=RICH_POLICY
    )
    (one,) = told.candidates
    assert (one.claim_kind, one.belief_type) == (ClaimKind.CONSTRAINT, BeliefType.RELATIONSHIP)


def test_two_claims_of_one_person_are_one_where_the_cap_would_drop_another() -> None:
    """A turn that tells seven things loses none: two of the daughter's are told as one."""
    told = stated(
        (
            "My wife's pregnant and can't have soft cheese, my daughter (she's 6) won't "
            "eat mushrooms, and I don't eat pork. We have an air fryer and a slow cooker.",
        )
    )
    assert len(told) == 6
    assert {"User has an air fryer.", "User has a slow cooker."} <= set(told)
