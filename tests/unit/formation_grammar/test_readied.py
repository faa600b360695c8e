"""Openings, lists and choices that people word otherwise: from when on, what was meant, where."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

TOLD = {
    "Starting in April I work the early shift.": ["User works the early shift from April 2026."],
    "Starting in April, I work the early shift.": ["User works the early shift from April 2026."],
    "Starting next Monday I work from home.": ["User works from home from Monday 9 March 2026."],
    "Beginning in April, I teach two evening classes.": [
        "User teaches two evening classes from April 2026."
    ],
    "Sorry, I meant my piano lesson is on Thursday.": ["User's piano lesson is on Thursday."],
    "I meant to say my sister lives in York.": ["User's sister lives in York."],
    "In Leeds, where I live, parking is a nightmare.": ["User lives in Leeds."],
    "Over in Cork, where my sister lives, it rained all week.": ["User's sister lives in Cork."],
    "Here in Tromsø, where I live, the sun doesn't set in June.": ["User lives in Tromsø."],
    "i live in hull, recomend me a podcast pls": ["User lives in Hull."],
    "I can read a bit of Greek.": ["User can read a bit of Greek."],
    "I'd take a window seat over legroom any day.": [
        "User would take a window seat over legroom any day."
    ],
    "I'll take the early train over the bus any time.": [
        "User will take the early train over the bus any time."
    ],
    "I'd rather have prices in euro.": ["User would rather have prices in euro."],
    "I like soap making and candle making.": [
        "User likes soap making.",
        "User likes candle making.",
    ],
    "I love hiking, stamp collecting and rock collecting.": [
        "User loves hiking.",
        "User loves stamp collecting.",
        "User loves rock collecting.",
    ],
    "I love climbing and teach swimming on Mondays.": [
        "User loves climbing.",
        "User teaches swimming on Mondays.",
    ],
    "I'm a machine operator.": ["User is a machine operator."],
    "I'm a monster truck mechanic.": ["User is a monster truck mechanic."],
    "I'm the innkeeper at the Red Lion.": ["User is the innkeeper at the Red Lion."],
    "Three of my cats are indoor cats.": ["Three of User's cats are indoor cats."],
}

NOTHING = (
    "I meant the other one.",
    "Beginning guitar is hard.",
    "In Paris, where it rains, people are sad.",
    "I can read a book in one sitting.",
    "I'd take over the shop if I could.",
    "I'll take the early train over the bus.",
    "Six rye rounds for the primary school in crate 8.",
    "Ha, at this point I'm a vampire who lives on toast and bad decisions.",
    "I'm a monster before coffee.",
    "You're the innkeeper and I'm Captain Redbeard.",
)


@pytest.mark.parametrize(("text", "said"), TOLD.items())
def test_what_is_worded_otherwise_is_told(text: str, said: list[str]) -> None:
    """Each forms what it says and nothing else."""
    assert list(told(text)) == said


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_like_it_forms_nothing(text: str) -> None:
    """What is meant of the moment, listed, played or joked is no memory."""
    assert told(text) == ()
