"""An aim by its noun, an age put in, a limit on what one can do, and what only follows from it."""

from __future__ import annotations

import pytest

from mnemic.memory.model import Candidate, ClaimKind
from tests.unit.provided.test_proposals import judged, wire

K = ClaimKind
TEXTS = {
    "aim": "My hope is to bake a proper rye loaf before the fair.",
    "goal": "our goal is to open a second stall by June",
    "not": "My plan is not to move house before the fair.",
    "his": "My brother's hope is to open a second stall.",
    "aged": "I lost my sight last year and, at sixty-two, am learning to type again.",
    "price": "I sold it at 62, am looking for another.",
    "only": "Can only row on Mondays because my husband works lates.",
    "asked": "can you only row on Mondays, or at weekends too?",
    "school": "i went to school in welsh so when u explain it compare it to welsh not english",
    "never": "I never went to school in Welsh so compare it to English",
    "ours": "ours is a Siamese called Plum, deaf, eats at 8",
    "told": "ours is a Siamese, she said",
}
SAID = [
    ("aim", "User hopes to bake a proper rye loaf before the fair.", K.GOAL, TEXTS["aim"][:-1]),
    ("goal", "User wants to open a second stall by June.", K.GOAL, TEXTS["goal"]),
    ("aged", "User is sixty-two.", K.PROJECT_FACT, "at sixty-two"),
    ("only", "User can only row on Mondays.", K.CONSTRAINT, "Can only row on Mondays"),
    ("school", "User went to school in Welsh.", K.SKILL, "i went to school in welsh"),
    ("ours", "User has a Siamese called Plum.", K.RELATIONSHIP, "ours is a Siamese called Plum"),
]
NOT_SAID = [
    ("aim", "User bakes a proper rye loaf.", K.HABIT, TEXTS["aim"][:-1]),
    ("not", "User plans to move house before the fair.", K.GOAL, TEXTS["not"][:-1]),
    ("his", "User hopes to open a second stall.", K.GOAL, TEXTS["his"][:-1]),
    ("price", "User is 62.", K.PROJECT_FACT, "at 62"),
    ("asked", "User can only row on Mondays.", K.CONSTRAINT, "can you only row on Mondays"),
    ("never", "User went to school in Welsh.", K.SKILL, "went to school in Welsh"),
    ("school", "User compares it to English.", K.HABIT, "compare it to welsh not english"),
    ("told", "User has a dog.", K.RELATIONSHIP, "ours is a Siamese, she said"),
]


@pytest.mark.parametrize(("text", "statement", "kind", "quote"), SAID)
def test_what_is_told_otherwise_is_taken(
    text: str, statement: str, kind: ClaimKind, quote: str
) -> None:
    """Each is what its words say in plain ones."""
    found = judged(wire(statement, quote, kind=kind), TEXTS[text])
    assert isinstance(found, Candidate), found


@pytest.mark.parametrize(("text", "statement", "kind", "quote"), NOT_SAID)
def test_what_it_does_not_say_is_not(
    text: str, statement: str, kind: ClaimKind, quote: str
) -> None:
    """Denied, another's, or of another thing."""
    assert not isinstance(judged(wire(statement, quote, kind=kind), TEXTS[text]), Candidate)


def test_an_age_in_words_is_filed_as_an_age() -> None:
    """A later birthday meets it; what else is put at a number is no age."""
    found = judged(
        wire("User is sixty-two.", "at sixty-two", kind=K.PROJECT_FACT, subject="age"),
        TEXTS["aged"],
    )
    assert isinstance(found, Candidate), found
    assert (found.subject_key, found.statement) == ("user/age", "User is sixty-two.")
