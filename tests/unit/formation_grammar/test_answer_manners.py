"""How answers are to be, told as orders and in fragments (`formation@11`)."""

from __future__ import annotations

import pytest

from mnemic.memory.model import ClaimKind, Derivation
from tests.unit.formation_grammar.said import told
from tests.unit.formation_grammar.test_rich_forms import read

FRAGMENTS: list[tuple[str, tuple[str, ...]]] = [
    ("grams not cups pls", ("User wants grams, not cups.",)),
    ("bullet points not paragraphs", ("User wants bullet points, not paragraphs.",)),
    ("inches only", ("User wants inches only.",)),
    ("metric. the board is oak", ("User wants metric units.",)),
    ("Always Eurocodes, kN and mm", ("User always wants Eurocodes, kN and mm.",)),
    ("Please keep to Irish/British spelling.", ("User wants Irish/British spelling.",)),
    ("house style: American spelling", ("User wants American spelling.",)),
    (
        "answers in metric, code in julia",
        ("User wants answers in metric.", "User wants code in Julia."),
    ),
    ("please answer in R", ("User wants answers in R.",)),
    ("short steps pls", ("User wants short steps.",)),
    ("pls simple english", ("User wants simple English.",)),
    ("big text if poss", ("User wants big text.",)),
    ("aussie brands pls", ("User wants Aussie brands.",)),
    ("Sources named please", ("User wants sources named.",)),
    ("one line per meal pls", ("User wants one line per meal.",)),
    ("can u quiz her ONE question at a time", ("User wants one question at a time.",)),
    ("text only, no video links", ("User wants text only.", "User wants no video links.")),
    (
        "Replies in English ok, place names not anglicised please.",
        ("User is fine with answers in English.", "User wants place names not anglicised."),
    ),
    (
        "give me steps, five words max each, no pep talk",
        ("User wants steps, five words max each.", "User wants no pep talk."),
    ),
    ("and no motivational fluff just the table", ("User wants no motivational fluff.",)),
    ("no saturdays pls", ("User wants no Saturdays.",)),
]

ORDERS: list[tuple[str, tuple[str, ...]]] = [
    ("dont lecture.", ("User does not want to be lectured.",)),
    (
        "don't keep telling me to see a doctor i know",
        ("User does not want to be told to see a doctor.",),
    ),
    (
        "No need to tell me to see an adviser.",
        ("User does not want to be told to see an adviser.",),
    ),
    ("Don't soften things for me.", ("User does not want things softened.",)),
    ("Don't give me American law.", ("User does not want American law.",)),
    ("please name the bars you mean", ("User wants the bars named.",)),
    (
        "Please give a source for anything you assert",
        ("User wants a source for anything asserted.",),
    ),
    ("Please number your steps.", ("User wants steps numbered.",)),
    (
        "Please correct my mistakes but don't rewrite whole text.",
        ("User wants mistakes corrected without rewriting the whole text.",),
    ),
    ("explain like im not techy", ("User wants explanations for someone not techy.",)),
    ("describe layouts in words please", ("User wants layouts described in words.",)),
    ("write with kilogram and euro", ("User wants kilogram and euro.",)),
]

GROUNDED = [
    (
        "I'm dyslexic so short bullets and nothing in italics please.",
        "User wants nothing in italics.",
    ),
    ("My English is not perfect, please write simple.", "User wants answers written simply."),
    ("Print large, as I have macular degeneration.", "User wants large print."),
    ("lbs mean nothing to me so kg only", "User wants kg only."),
    (
        "I taught domestic science for thirty years, so don't explain rubbing in.",
        "User does not want rubbing in explained.",
    ),
    ("No buffets please, can't carry a plate.", "User wants no buffets."),
    ("Explain it slow, I left school at fifteen.", "User wants things explained slowly."),
    (
        "I only get to code when the baby naps so give me the fix first and the why after",
        "User wants the fix first and the why after.",
    ),
]

NOTHING = [
    "please write a letter to my landlord",
    "make it shorter",
    "add a column",
    "give me 10 ideas",
    "freezer meals please",
    "Table please, one page.",
    "no courgette this time please",
    "no gelatine, 24 of them, cheap",
    "write it in German please",
    "reply to him in German please",
    "rewrite the report, short sentences, no jargon",
    "don't touch the logic",
    "don't change anything in the second paragraph",
    "don't give me the recipe yet",
    "don't tell me the ending",
    "dont make me sound like a saint",
    "Use inches only for this drawing",
    "I'm in a hurry so no fluff",
    "I'm in a hurry, be brief",
    "he said grams not cups",
    "is it grams or cups?",
    "tea not coffee",
    "the label says inches only",
    "check my spelling please",
    "list the changes you made",
    "give a source for this claim",
    "explain it like I'm five",
    "add the flour one cup at a time",
    "LinkedIn post, 100 words, no emojis",
    "No rush please, I'm at work",
    "meeting moved please",
    "write simple code for a loop",
    "describe the picture in words",
    "Replies in English ok",
    "no need to explain what a tax code is",
]


@pytest.mark.parametrize(("text", "statements"), FRAGMENTS + ORDERS)
def test_a_manner_of_answers_forms_a_wish(text: str, statements: tuple[str, ...]) -> None:
    """What no single task is about holds for all that is answered."""
    wishes = tuple(said for said in told(text) if said.startswith("User "))
    assert wishes == statements


@pytest.mark.parametrize(("text", "statement"), GROUNDED)
def test_an_order_stands_by_the_fact_that_it_follows_from(text: str, statement: str) -> None:
    """What somebody is like makes a wish last that else were of one task."""
    assert statement in told(text)


@pytest.mark.parametrize("text", NOTHING)
def test_what_is_asked_of_the_task_at_hand_forms_nothing(text: str) -> None:
    """One text, one moment, somebody else's words: none of them is a wish that stands."""
    assert told(text) == ()


def test_a_manner_is_a_preference() -> None:
    """003 §Evaluation, the shape table: a wish about answers is a preference."""
    (found,) = (c for c in read("inches only") if c.derivation is Derivation.DIRECT)
    assert found.claim_kind is ClaimKind.PREFERENCE
    assert found.subject == "inches only"
