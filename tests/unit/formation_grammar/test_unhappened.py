"""What did not happen ends nothing and begins nothing (000 §Conflicts; `formation@11`)."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Candidate, Polarity
from tests.unit.formation_grammar.said import turn

ENDS = (
    ("sold", "sell", "selling", "my car"),
    ("quit", "quit", "quitting", "smoking"),
    ("left", "leave", "leaving", "Deloitte"),
    ("gave up", "give up", "giving up", "meat"),
    ("stopped", "stop", "stopping", "playing chess"),
    ("cancelled", "cancel", "cancelling", "my gym membership"),
    ("got", "get", "getting", "rid of the van"),
    ("moved", "move", "moving", "out of Riga"),
    ("dropped", "drop", "dropping", "the pottery course"),
    ("lost", "lose", "losing", "my job"),
)
FRAMES = (
    "I never {past} {what}", "I almost {past} {what}", "I didn't {base} {what}",
    "I won't {base} {what}", "I might {base} {what}", "I was going to {base} {what}",
    "I thought about {ing} {what}", "I'm thinking of {ing} {what}", "I dreamed I {past} {what}",
    "I only {past} {what} in the game", "I'd rather not {base} {what}",
)  # fmt: skip


def formed(text: str) -> tuple[Candidate, ...]:
    """Give what a turn forms."""
    return extract((turn(text),), scope="general", policy="formation@11").candidates


@pytest.mark.parametrize("end", ENDS, ids=lambda end: end[1])
@pytest.mark.parametrize("frame", FRAMES)
def test_what_did_not_happen_ends_nothing(frame: str, end: tuple[str, str, str, str]) -> None:
    """The plain past of each ends something; in a frame that takes it back it does not."""
    past, base, ing, what = end
    assert any(c.polarity is Polarity.RETRACT for c in formed(f"I {past} {what}."))
    said = frame.format(past=past, base=base, ing=ing, what=what)
    assert not any(c.polarity is Polarity.RETRACT for c in formed(said)), said


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("I never moved to Lund.", "User never moved to Lund."),
        ("We never started at Netflix.", "User never started at Netflix."),
        ("I never became a nurse.", "User never became a nurse."),
        ("never married, happy that way", "User has never been married."),
        ("never learned to drive, bus pass", "User never learned to drive."),
        ("My sister never sold her flat.", "User's sister never sold her flat."),
    ],
)
def test_what_never_was_takes_the_place_of_nothing(text: str, statement: str) -> None:
    """It is told, and filed where it does not displace where one lives or works."""
    (one,) = formed(text)
    assert one.statement == statement
    assert one.polarity is Polarity.ASSERT
    assert one.subject_key not in {"user/home", "user/employment", "user/role"}


@pytest.mark.parametrize("adverb", ["almost", "formerly", "hardly", "maybe", "sometimes"])
@pytest.mark.parametrize("state", ["vegetarian", "vegan", "married"])
def test_what_is_said_by_halves_is_no_state(adverb: str, state: str) -> None:
    """An adverb that takes a state back is not left out."""
    assert any(c.statement == f"User is {state}." for c in formed(f"{state}, two kids"))
    assert not any(state in c.statement for c in formed(f"{adverb} {state}, two kids"))
