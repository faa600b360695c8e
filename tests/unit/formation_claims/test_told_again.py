"""What a crowded turn tells twice takes no place from what it tells once (003 §Capacity)."""

from __future__ import annotations

from datetime import timedelta

import pytest

from mnemic.memory.formation.claims import told_again
from mnemic.memory.model import Candidate, Event, EventKind
from tests.support.claims import claim, guess
from tests.support.core import START


def said(sequence: int, text: str = "…") -> Event:
    """Give a message of the user's."""
    at = START + timedelta(minutes=sequence)
    return Event(sequence=sequence, kind=EventKind.USER_MESSAGE, at=at, recorded_at=at, text=text)


def claims(*statements: str, origin: str = "provider") -> list[Candidate]:
    """Give claims of one turn, each under a key of its own."""
    event = said(1)
    return [claim(s, event, slot=f"user/x/{n}", origin=origin) for n, s in enumerate(statements)]


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("User has a lad.", "User's lad is 7."),
        ("User's cousin is Marek.", "User's cousin Marek drives lorries."),
        ("User's cat gets insulin at 7am.", "User's cat Biscuit gets insulin at 7am."),
        ("User's grandsons come on Wednesdays.", "User's two grandsons come on Wednesdays."),
        ("User wants short to-do lists.", "User wants short to-do lists of five lines."),
    ],
)
def test_what_another_claim_says_as_well_is_told_again(less: str, more: str) -> None:
    """From either place."""
    assert told_again(claims(less, more)) == {0: 1}
    assert told_again(claims(more, less)) == {1: 0}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("User has two dogs.", "User has three dogs and a cat."),
        ("User has a dog.", "User wants a dog."),
        ("User likes tea.", "User does not like green tea."),
        ("User's lad is 7.", "User's lad has asthma."),
        ("User has a dog.", "User has a dog trainer."),
        ("User lives in York.", "User lives in New York."),
    ],
)
def test_what_says_something_else_is_told_once(one: str, other: str) -> None:
    """However alike."""
    assert told_again(claims(one, other)) == {}


def test_a_whole_is_told_by_its_parts_and_the_parts_stay() -> None:
    """Atomic claims go before the one that joins them; with a part missing the whole stays."""
    parts = ("User's mum is 84.", "User's mum has vascular dementia.")
    whole = "User's mum is 84 and has vascular dementia."
    assert told_again(claims(whole, *parts)) == {0: 1}
    assert told_again(claims(*parts, whole)) == {2: 0}
    assert told_again(claims(parts[0], whole)) == {0: 1}


def test_of_two_that_say_as_much_the_providers_stays() -> None:
    """What "we" do is of the team for the one, and of the user for the other."""
    (team,) = claims("The team squashes on merge.", origin="extractor")
    (user,) = claims("User squashes on merge.")
    assert told_again([team, user]) == {0: 1}
    assert told_again([user, team]) == {1: 0}


def test_other_words_and_guesses_tell_nothing_again() -> None:
    """What was said in another turn, or is only supposed, stands for itself."""
    (likes,) = claims("User likes tea.")
    later = claim("User likes green tea.", said(2), slot="user/x/9", origin="provider")
    supposed = guess("User likely likes tea.", said(1), slot="user/like/tea")
    assert told_again([likes, later]) == {}
    assert told_again([likes, supposed]) == {}
