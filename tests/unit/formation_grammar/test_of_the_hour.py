"""What its own words bound to the hour, to a text at hand or to a game forms nothing."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Event, EventKind

_AT = datetime(2026, 3, 2, 9, tzinfo=UTC)


def told(text: str) -> list[str]:
    event = Event(sequence=1, kind=EventKind.USER_MESSAGE, at=_AT, recorded_at=_AT, text=text)
    found = extract((event,), scope="general", policy="formation@11").candidates
    return [one.statement for one in found]


@pytest.mark.parametrize(
    "text",
    [
        "I taught my niece to whistle just now",
        "I moved from the kitchen to the garden just now",
        "our office is packed today",
        "my team pushed a fix two minutes ago",
        "the neighbour's car alarm has been ringing since noon",
        "my flatmate has been hammering since eight",
        "our webinar ends in an hour",
        "our taxi is three minutes away",
        "I have five minutes before class",
        "got three slides left to fix",
    ],
)
def test_a_time_of_the_day_bounds_what_is_told(text: str) -> None:
    """A clock, a length of minutes or "just now" says that a thing is over within the day."""
    assert told(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "dropped the sugar bowl in the sink",
        "finished the crossword, two clues guessed",
        "quit stirring and it stuck",
        "gave up on the sudoku after 20 minutes",
        "lost my place on page 40",
        "we lost the connection again",
        "sold the last croissant at noon",
        "missed my stop, walking back now",
    ],
)
def test_a_small_act_is_no_turn_of_a_life(text: str) -> None:
    """Verbs that else end a habit or a possession tell a small act by their object."""
    assert told(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "my kids are finally asleep",
        "my aunt hasn't replied yet",
        "my toddler won't stop screaming",
        "my dad's gone out for milk",
        "my glasses are steamed up from the pot",
        "our bathroom smells weird",
        "there's no signal on our bus",
        "week 12 shows as week 11 in my spreadsheet",
        "my bracket is on the wrong line",
        "I've a blank line after the title",
        "my husband is shouting, one sec",
        "my boss is calling, hang on",
    ],
)
def test_a_state_of_the_moment_is_left(text: str) -> None:
    """What somebody is at, how a room is, where a text fails: all are over soon."""
    assert told(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "in the riddle my brother has two hats",
        "our castle in the story is haunted",
        "my uncle in the play is a baker",
        "in this scene I'm a nurse with a secret",
        "as the villain, I own three castles",
        "my wizard lives in a tower",
        "I'm allergic to shellfish, says the man in the dialogue",
        "we own a vineyard, says the voice in the advert",
        "the song goes, I was born in a small town",
    ],
)
def test_what_is_made_up_is_nobodys(text: str) -> None:
    """A story, a riddle or a text that says it is named in the sentence."""
    assert told(text) == []


@pytest.mark.parametrize("text", ["remove the comma in row three", "please delete the second one"])
def test_an_edit_forgets_nothing(text: str) -> None:
    """What is struck from a text at hand was never remembered."""
    assert told(text) == []


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("quit smoking this morning, wish me luck", "User quit smoking"),
        ("I lost my hearing in one ear after a fever", "User lost their hearing in one ear"),
        ("my pen is a Lamy Safari", "User's pen is a Lamy Safari"),
        ("my son has played the cello since nine", "User's son has played the cello since nine"),
        ("I only have one kidney left", "User only has one kidney left"),
        ("my son won't sleep without a light", "User's son will not sleep without a light"),
        ("our school is ten minutes away on foot", "User's school is ten minutes away on foot"),
        ("I quit listening to the news", "User quit listening to the news"),
        ("I live on level nine of the tower", "User lives on level nine of the tower"),
        ("my book is at chapter six", "User's book is at chapter six"),
        ("my timer is a sand glass from my gran", "User's timer is a sand glass from User's gran"),
        ("my bearded dragon is called Spike", "User's bearded dragon is called Spike"),
        ("our front door is red", "User's front door is red"),
        ("I gave up my seat on the school board", "User gave up their seat on the school board"),
    ],
)  # fmt: skip
def test_what_lasts_beside_it_is_told(text: str, statement: str) -> None:
    """The same verbs and times tell of a life where their object does."""
    assert any(one.startswith(statement) for one in told(text))
