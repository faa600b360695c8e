"""Corrections that name two values and no thing, in one session and in a later one."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.support.core import START, Core

SWAPPED: tuple[tuple[str, str, set[str]], ...] = (
    ("My dog's name is Pixel.", "It's Pickle, not Pixel.", {"User's dog is Pickle."}),
    ("I live in Lyon.", "It's Lille, not Lyon, sorry.", {"User lives in Lille."}),
    (
        "My sister lives in Bern.",
        "I told you my sister lives in Bern, that's wrong, it's Basel.",
        {"User's sister lives in Basel."},
    ),
    (
        "My daughter is called Ana.",
        "It's spelled Anna, with two n's.",
        {"User's daughter is Anna."},
    ),
    ("I live in Lyon.", "No, not Lyon. It's Lille.", {"User lives in Lille."}),
    ("I work at Bosch.", "Not Bosch, Siemens.", {"User works at Siemens."}),
    ("My son is Tom.", "I meant Tim, not Tom", {"User's son is Tim."}),
    ("I play the cello.", "not the cello, the viola", {"User plays the viola."}),
    ("We use Python 3.11.", "It's Python 3.12, not 3.11.", {"The team uses Python 3.12."}),
    ("The retro is on Monday.", "make it Tuesday, not Monday", {"The team's retro is on Tuesday."}),
    (
        "My dog's name is Pepper.",
        "Typo, sorry. My dog's name is Pepita, not Pepper.",
        {"User's dog is Pepita."},
    ),
    (
        "I have choir on Wednesdays.",
        "Sorry, it's Thursdays we meet, not Wednesdays.",
        {"User has choir on Thursdays."},
    ),
    (
        "My doctor is Dr Farrow.",
        "Actually my doctor is Dr Farrar, not Dr Farrow.",
        {"User's doctor is Dr Farrar."},
    ),
    (
        "My flat is in New York.",
        "My flat is in San Jose, not New York.",
        {"User's flat is in San Jose."},
    ),
    (
        "I play bridge on Mondays.",
        "Not bridge, sorry. It's canasta I play on Mondays.",
        {"User plays canasta on Mondays."},
    ),
    ("My budget is 300 euros.", "sorry, 350 not 300", {"User's budget is 350 euros."}),
)
KEPT: tuple[tuple[str, str, set[str]], ...] = (
    # Nobody knows which of two is meant, and what meets nothing changes nothing.
    (
        "I live in Lyon. My sister Mia lives in Lyon.",
        "It's Lille, not Lyon.",
        {"User lives in Lyon.", "User's sister is Mia.", "Mia lives in Lyon."},
    ),
    ("I'm allergic to peanuts.", "It's a list, not a dict.", {"User is allergic to peanuts."}),
    (
        "My daughter is called Ana. My sister is Anne.",
        "It's spelled Anna.",
        {"User's daughter is Ana.", "User's sister is Anne."},
    ),
    (
        "My sister's name is Ann.",
        "My dog's name is Rex, not Ann.",
        {"User's sister is Ann.", "User's dog is Rex."},
    ),
    ("I swim on Mondays.", "It's Friday I dread, not Tuesday.", {"User swims on Mondays."}),
    ("My brother is Bob.", "sorry, I'm not Bob", {"User's brother is Bob."}),
    ("I play the cello.", '"It\'s the viola, not the cello," she said.', {"User plays the cello."}),
)


def believed(*sessions: tuple[int, tuple[str, ...]]) -> set[str]:
    """Give what is live once the sessions were told, guesses left aside."""
    core = Core()
    for day, texts in sessions:
        at = START + timedelta(days=day)
        core.now = max(core.now, at)
        session = core.open(at=at)
        for text in texts:
            core.say(session, text, at=at)
        core.consolidate(session, at=at)
    return {one.statement for one in core.live() if one.derivation.value == "direct"}


@pytest.mark.parametrize(("told", "swap", "live"), [*SWAPPED, *KEPT])
def test_a_value_is_put_in_place_of_another(told: str, swap: str, live: set[str]) -> None:
    """In the same session and in a later one."""
    assert believed((1, (told, swap))) == live
    assert believed((1, (told,)), (5, (swap,))) == live


@pytest.mark.parametrize(("told", "swap", "live"), SWAPPED)
def test_what_was_put_right_stays_so(told: str, swap: str, live: set[str]) -> None:
    """An older talk that says it again, told late, brings nothing back."""
    assert believed((1, (told,)), (5, (swap,)), (2, (told,))) == live


@pytest.mark.parametrize(
    ("swap", "day"),
    [
        ("Sorry, it's Saturday I sit it, not Friday.", "Saturday 7 March 2026"),
        ("it's Thursday, not Friday", "Thursday 5 March 2026"),
        ("it's Thursday, not Monday", "Friday 6 March 2026"),
    ],
)
def test_a_day_put_right_moves_its_date(swap: str, day: str) -> None:
    """The day beside the one that was told is meant, and its date goes with it."""
    assert believed((1, ("My exam is this Friday.", swap))) == {f"User's exam is on {day}."}
