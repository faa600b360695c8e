"""Parts without a subject, labels that name somebody, bare wishes: what they say, and of whom."""

from __future__ import annotations

import pytest

from mnemic.memory.model import Candidate, ClaimKind
from tests.unit.provided.test_proposals import judged, wire

K = ClaimKind
TEXTS = {
    "truck": "i drive a truck between Porto and Lyon, sleep in the cabin",
    "sitter": "make me a stretching plan, 15 mins in the evening (have the twins weekends).",
    "sparky": "need an invoice layout. sole trader, sparky, teach apprentices in Hull",
    "party": "the party, here's who's eating:\n- me: vegan\n- Dan (husband): coeliac, counts carbs",
    "trip": "Three days in Ghent\n- two of us\n- Petra's scared of lifts",
    "half": "I'm registered in Kent but half my shifts are across the river in Essex.",
    "lena": "i am making a card game with my friend Lena, she does the drawings from Malmö",
    "cook": "need a cake for monday, my mil is coeliac and tove wont eat nuts.",
    "owned": "oh sorry should of said we moved to Derry in may, so its there",
    "equal": "Weekly shop list pls. Sam = coeliac. Me = vegetarian.",
    "doctor": "dr says ive got low iron so more spinach",
}
SAID = [
    ("truck", "User sleeps in the cabin.", K.HABIT, "sleep in the cabin"),
    ("sitter", "User has the twins weekends.", K.HABIT, "have the twins weekends"),
    ("sparky", "User teaches apprentices in Hull.", K.HABIT, "teach apprentices in Hull"),
    ("party", "Dan is coeliac.", K.RELATIONSHIP, "Dan (husband): coeliac"),
    ("party", "User's husband Dan is coeliac.", K.RELATIONSHIP, "Dan (husband): coeliac"),
    ("party", "User's husband counts carbs.", K.HABIT, "Dan (husband): coeliac, counts carbs"),
    ("party", "User is vegan.", K.CONSTRAINT, "me: vegan"),
    ("trip", "Petra is scared of lifts.", K.PROJECT_FACT, "Petra's scared of lifts"),
    (
        "half",
        "Half of User's shifts are in Essex.",
        K.HABIT,
        "half my shifts are across the river in Essex",
    ),
    ("lena", "Lena does the drawings.", K.PROJECT_FACT, "she does the drawings from Malmö"),
    ("cook", "Tove won't eat nuts.", K.PREFERENCE, "tove wont eat nuts"),
    ("owned", "User moved to Derry.", K.PROJECT_FACT, "we moved to Derry in may"),
    ("equal", "User is vegetarian.", K.CONSTRAINT, "Me = vegetarian"),
    ("equal", "Sam is coeliac.", K.CONSTRAINT, "Sam = coeliac"),
    ("doctor", "Dr says User has got low iron.", K.RECURRING_STATE, "dr says ive got low iron"),
]
NOT_SAID = [
    (
        "truck",
        "User drives in the cabin.",
        K.HABIT,
        "i drive a truck between Porto and Lyon, sleep in the cabin",
    ),
    ("party", "User is coeliac.", K.CONSTRAINT, "Dan (husband): coeliac"),
    ("party", "User counts carbs.", K.HABIT, "Dan (husband): coeliac, counts carbs"),
    ("party", "Dan is vegan.", K.CONSTRAINT, "me: vegan"),
    ("party", "User's brother Dan is coeliac.", K.RELATIONSHIP, "Dan (husband): coeliac"),
    ("trip", "User is scared of lifts.", K.PROJECT_FACT, "Petra's scared of lifts"),
    ("lena", "Malmö does the drawings.", K.PROJECT_FACT, "she does the drawings from Malmö"),
    ("lena", "User does the drawings.", K.PROJECT_FACT, "she does the drawings from Malmö"),
    ("cook", "Tove eats nuts.", K.PREFERENCE, "tove wont eat nuts"),
    ("cook", "User won't eat nuts.", K.PREFERENCE, "tove wont eat nuts"),
    ("equal", "User is coeliac.", K.CONSTRAINT, "Sam = coeliac"),
    ("equal", "Sam is vegetarian.", K.CONSTRAINT, "Me = vegetarian"),
    ("half", "User's shifts are in Kent.", K.HABIT, "half my shifts are across the river in Essex"),
    ("doctor", "User has got low iron.", K.RECURRING_STATE, "dr says ive got low iron"),
    ("doctor", "Dr says User has got high iron.", K.RECURRING_STATE, "dr says ive got low iron"),
]
OPEN = [
    ("my brother drives a truck, sleeps in the cabin", "User sleeps in the cabin.", K.HABIT),
    ("my brother drives a truck, sleep in the cabin", "User sleeps in the cabin.", K.HABIT),
    ("Anna, have to be back by noon", "User has to be back by noon.", K.CONSTRAINT),
    ("I might study law, teach in Hull", "User teaches in Hull.", K.HABIT),
    ("I want to move, live in Ghent", "User lives in Ghent.", K.PROJECT_FACT),
    ("I pretend to be posh, live in Ghent", "User lives in Ghent.", K.PROJECT_FACT),
    ("I don't fish, live in Ghent", "User fishes.", K.HABIT),
    ("I run, sort the list by date", "User sorts the list by date.", K.HABIT),
    ("if I win, live in Ghent", "User lives in Ghent.", K.PROJECT_FACT),
    ("I have a sister, living in Ghent", "User is living in Ghent.", K.PROJECT_FACT),
    ("Rumours:\n- Petra's leaving the firm", "Petra is leaving the firm.", K.PROJECT_FACT),
    ("Options:\n- Petra's leaving the firm", "Petra is leaving the firm.", K.PROJECT_FACT),
    ("Characters in my novel:\n- Dan (husband): coeliac", "Dan is coeliac.", K.RELATIONSHIP),
    ("she should have said we moved to Derry", "User moved to Derry.", K.PROJECT_FACT),
    ("he said we moved to Derry", "User moved to Derry.", K.PROJECT_FACT),
    ("Pretend Anna's my wife", "Anna is User's wife.", K.RELATIONSHIP),
    ("Say Anna's a nurse", "Anna is a nurse.", K.ROLE),
    ("Write prices are up", "Prices are up.", K.PROJECT_FACT),
    ("no emojis ever", "User wants emojis.", K.PREFERENCE),
    ("kg only please", "User wants lbs only.", K.PREFERENCE),
]
WISHED = [
    ("lbs mean nothing to me so kg only", "User wants kg only."),
    ("House rules: short titles, no emojis ever", "User wants no emojis."),
    ("inches only, metric confuses people here", "User prefers inches only."),
    ("I check all of it. Sources named please", "User wants sources named."),
    ("no subscription please, i have too many", "User wants no subscription."),
]


@pytest.mark.parametrize(("text", "statement", "kind", "quote"), SAID)
def test_what_a_part_or_a_label_says_is_taken(
    text: str, statement: str, kind: ClaimKind, quote: str
) -> None:
    """Of the one it is of, though the part itself does not name them."""
    found = judged(wire(statement, quote, kind=kind), TEXTS[text])
    assert isinstance(found, Candidate), found


@pytest.mark.parametrize(("text", "statement", "kind", "quote"), NOT_SAID)
def test_nothing_is_given_to_another_than_it_was_said_of(
    text: str, statement: str, kind: ClaimKind, quote: str
) -> None:
    """Nor cut short, turned round or taken from who says it."""
    assert not isinstance(judged(wire(statement, quote, kind=kind), TEXTS[text]), Candidate)


@pytest.mark.parametrize(("text", "statement", "kind"), OPEN)
def test_a_part_that_may_be_of_another_or_is_not_so_says_nothing(
    text: str, statement: str, kind: ClaimKind
) -> None:
    """Another's, governed by what only may be, ordered, asked, supposed."""
    assert not isinstance(judged(wire(statement, text.rstrip("?"), kind=kind), text), Candidate)


@pytest.mark.parametrize(("text", "statement"), WISHED)
def test_a_wish_may_only_be_named(text: str, statement: str) -> None:
    """By "only", "ever" or "please"."""
    found = judged(wire(statement, text, kind=K.PREFERENCE), text)
    assert isinstance(found, Candidate), found
