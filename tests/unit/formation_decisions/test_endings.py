"""What the owner's words end though no rule names them, and what stands in its place."""

from __future__ import annotations

from functools import partial

import pytest

from mnemic.memory.formation.consolidation import read_again
from mnemic.memory.formation.endings.saying import no_longer_so
from mnemic.memory.model import BeliefStatus, Outcome, Polarity
from tests.support.core import Core


def told(*talks: str) -> Core:
    core = Core()
    for number, text in enumerate(talks):
        core.talk(text)
        core.wait(days=number + 1)
    return core


def test_what_ended_is_stated_on_the_words_that_ended_it() -> None:
    """It is superseded by that it no longer holds, which cites the sentence."""
    core = told(
        "The grant application is due on the 20th of March, help me plan backwards.",
        "Hi again! They gave everyone until the 3rd of April for the grant application. Enough?",
    )
    (old,) = core.past()
    assert old.status is BeliefStatus.SUPERSEDED
    assert old.superseded_by is not None
    over = core.belief(old.superseded_by)
    assert over.polarity is Polarity.RETRACT
    assert over.statement == "The grant application is no longer due on the 20th of March 2026."
    assert [span.text for span in over.evidence_spans] == [
        "They gave everyone until the 3rd of April for the grant application."
    ]


def test_what_was_told_in_its_place_stands_for_it() -> None:
    """A claim of the same turn that does the same with another thing succeeds."""
    core = told("I'm a junior analyst at an insurer.", "I'm a senior analyst at the insurer now.")
    (old,) = core.past()
    assert old.statement == "User is a junior analyst at an insurer."
    assert core.belief(old.superseded_by).polarity is Polarity.ASSERT


def test_what_ended_does_not_come_back_with_an_old_talk() -> None:
    """What an import tells from before the ending is refused."""
    core = told("I go to pilates on Wednesdays.", "I gave up pilates, my back can't take it.")
    before = core.statements()
    assert not any("goes to pilates" in s for s in before)
    core.talk("I go to pilates on Wednesdays.", at=core.now.replace(year=2020))
    assert core.statements() == before


def test_what_was_said_of_it_since_is_not_ended_by_older_words() -> None:
    """An old talk that is told late ends nothing that is newer than it."""
    core = told("I go to pilates on Wednesdays.")
    before = core.statements()
    core.talk("I gave up pilates, my back can't take it.", at=core.now.replace(year=2020))
    assert core.statements() == before


def test_what_ended_is_erased_with_its_ending() -> None:
    """That something no longer holds says what held."""
    core = told(
        "The grant application is due on the 20th of March, help me plan backwards.",
        "Hi again! They gave everyone until the 3rd of April for the grant application. Enough?",
    )
    assert any(b.polarity is Polarity.RETRACT for b in core.live())
    (old,) = core.past()
    core.forget(old)
    assert not [b for b in core.beliefs() if "20th" in b.statement]
    assert "20th" not in core.words()


def test_a_replay_ends_nothing_more() -> None:
    """The same words again are the same source."""
    core = told("I go to pilates on Wednesdays.", "I gave up pilates, my back can't take it.")
    before = core.beliefs()
    for session in core.sessions.values():
        events = [e for e in core.log.values() if e.session_id == session.id]
        again = core.turn(partial(read_again, session=session, at=core.now), events=events)
        assert again.outcome is Outcome.NOTHING
    assert core.beliefs() == before


@pytest.mark.parametrize(
    "later",
    [
        'My mate wrote: "I gave up pilates, my back can\'t take it."',
        "Translate this into French: I gave up pilates, my back can't take it.",
        "> I gave up pilates, my back can't take it.\nWhat do I answer?",
        "My friend gave up pilates, her back can't take it.",
        "Should I give up pilates?",
    ],
)
def test_words_that_are_not_the_owners_end_nothing(later: str) -> None:
    """Quoted, pasted, somebody else's, or asked."""
    core = told("I go to pilates on Wednesdays.", later)
    assert "User goes to pilates on Wednesdays." in core.statements()
    assert core.past() == []


@pytest.mark.parametrize(
    ("statement", "over"),
    [
        ("User lives in Oslo.", "User no longer lives in Oslo."),
        ("User is vegan.", "User is no longer vegan."),
        ("User has a cat named Mo.", "User no longer has a cat named Mo."),
        ("User's thesis is due on 1 June.", "User's thesis is no longer due on 1 June."),
        ("User's parents live in Bonn.", "No longer so: User's parents live in Bonn."),
        ("The team deploys on Fridays.", "The team no longer deploys on Fridays."),
        ("User runs the club now.", "User no longer runs the club."),
        ("User has climbed Everest twice.", "No longer so: User has climbed Everest twice."),
        ("User doesn't eat pork.", "No longer so: User doesn't eat pork."),
    ],
)
def test_that_something_no_longer_holds_is_said_plainly(statement: str, over: str) -> None:
    """What cannot be turned in its own words is named whole."""
    assert no_longer_so(statement) == over
