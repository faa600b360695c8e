"""A statement says the whole of what was said, of the right bearer, or is not made."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar.said import turn


def said(text: str) -> set[str]:
    """Give the statements that `formation@11` makes of a turn."""
    made = extract((turn(text),), scope="general", policy=RICH_POLICY).candidates
    return {one.statement for one in made}


WHOLE = [
    (
        "Three weeks out of four I'm on nights at the parcel depot. What do I eat?",
        "User is on nights at the parcel depot three weeks out of four.",
    ),
    (
        "Half the time I work from home, half in the Derby office.",
        "User works from home half the time, half in the Derby office.",
    ),
    ("I'm on nights at the parcel depot.", "User is on nights at the parcel depot."),
    ("I do eat mussels though.", "User eats mussels."),
    ("I do eat prawns but not crab.", "User eats prawns but not crab."),
    ("I do laundry on Saturdays.", "User does laundry on Saturdays."),
    ("I do the school run.", "User does the school run."),
    ("Dodgy knee so I can't kneel for long.", "User has a dodgy knee."),
    ("Left-handed, so please describe the knots mirrored.", "User is left-handed."),
    ("I'm Jewish, so no pork.", "User is Jewish."),
    (
        "I'm following Higdon's plan for the marathon: long run Sunday, spin class Wednesday.",
        "User is following Higdon's plan for the marathon: long run Sunday, spin class Wednesday.",
    ),
    ("My flight is on Wednesday.", "User's flight is on Wednesday 4 March 2026."),
    ("We adopted a beagle yesterday, wish us luck.", "User adopted a beagle on 1 March 2026."),
    (
        "My wife flies the survey drones (she's the one with the A2 licence).",
        "User's wife is the one with the A2 licence.",
    ),
    ("My brother manages four shops.", "User's brother manages four shops."),
    ("I manage two hotels in Split.", "User manages two hotels in Split."),
    (
        "My dog doesn't bark at the postman but my cat does.",
        "User's dog does not bark at the postman.",
    ),
    (
        "Before that I taught maths in Leeds for six years.",
        "User taught maths in Leeds for six years.",
    ),
    ("I owe 200,000 on a house.", "User owes 200,000 on a house."),
    ("I iron eleven shirts before dawn.", "User irons eleven shirts before dawn."),
    ("I play the tuba, so make a list of halls.", "User plays the tuba."),
]


@pytest.mark.parametrize(("text", "statement"), WHOLE)
def test_says_the_whole(text: str, statement: str) -> None:
    """What is told is told with its share, its verb and its days as they were said."""
    assert statement in said(text), said(text)


NOTHING = [
    "At the moment I manage two. Is that weak?",
    "So far I have about a third.",
    "My manager knows.",
    "My cat does.",
    "Before that I have three espressos.",
    "The soil probe we're prototyping (nRF52840, Zephyr 3.5) resets.",
    "I've stepped through syncProxyRules since lunch.",
    "Say I'm forty-two and I owe 200,000 on a house at four percent. What do I pay?",
    "Suppose I earn 50k and I rent a flat in Leeds. How much tax do I pay?",
    "silly one: suppose i won a car and i had 3 kids at school in Bath, who drives?",
    "score this test\ni prefer a night in: strongly agree\ni wake early: disagree",
    "anything longer than two pages goes unread",
    "Oh naturally, I iron eleven shirts before dawn and I'm married to George Clooney.",
    "Let's play a game. I'm Redtooth, a pirate captain with a wooden leg, and you're my parrot.",
]


MEANT = [
    ("about me: i had 3 kids at school in Bath", "User had 3 kids at school in Bath."),
    ("what i like best\ni prefer a night in", "User prefers a night in."),
    (
        "my answers longer than two pages go unread",
        "User's answers longer than two pages go unread.",
    ),
]


@pytest.mark.parametrize(("text", "statement"), MEANT)
def test_what_only_looks_like_a_piece_is_told(text: str, statement: str) -> None:
    """A label over what is so, a line that nobody marked, an owned thing in place of "anything"."""
    assert said(text) == {statement}


@pytest.mark.parametrize("text", NOTHING)
def test_makes_nothing_of_a_piece(text: str) -> None:
    """A piece, a supposition, mockery and a game tell nothing."""
    assert said(text) == set()


NOT_SAID = [
    ("I have an exam in October, so make please a list of connectives.", "User makes"),
    (
        "Rasmus, whom I married this spring, cooks on weekdays while I do the weekends.",
        "User cooks",
    ),
    ("Mum's carer Precious comes early, so do put that mornings are fine.", "does put"),
    ("I used to play the bassoon, back in school.", "back in school"),
    ("Dear assistant, do forgive a long letter. My husband is ill.", "dear assistant"),
]


@pytest.mark.parametrize(("text", "wrong"), NOT_SAID)
def test_gives_nothing_to_the_wrong_bearer(text: str, wrong: str) -> None:
    """What another does, or is asked to do, is nothing of the user's."""
    assert not any(wrong in one for one in said(text)), said(text)
