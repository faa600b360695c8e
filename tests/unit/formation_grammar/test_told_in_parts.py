"""Facts that stand in a sentence with something that forms nothing: told part by part."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

FORMS = (
    # A fact with words behind it that are no clause.
    ("we have a choir rehearsal every Monday, twelve of us in a church hall",
     "User has a choir rehearsal every Monday."),
    ("i take nine tablets a day, three of them with food", "User takes nine tablets a day."),
    # A second subject that is a bare noun or a name.
    ("theres five of us in the office on mondays, Nadia only does mornings",
     "Nadia only does mornings."),
    ("my van is a Vivaro, three kids in the back, the lease runs till 2027",
     "The lease runs till 2027."),
    # A fact in front of a question or an order about it.
    ("Our girl was born at 30 weeks, so when I ask about milestones use her corrected age please",
     "User's girl was born at 30 weeks."),
    # No mark and no joining word.
    ("ive got a bike shop in Leeds its just me and my brother Tom",
     "User has a bike shop in Leeds."),
    # An order that "oh and" brings in.
    ("we mainly do oak doors for old farmhouses oh and talk to me in inches",
     "User wants to be talked to in inches."),
    # What should have been said before is its speaker's own word.
    ("oh sorry should of said we moved to Leeds in may, its there i need",
     "User moved to Leeds in May 2025."),
    # Marks say where handed text ends.
    ('shorten: "the results were found to be in broad agreement". my boss Ingrid hates adverbs',
     "User's boss is Ingrid."),
    # A letter to whoever answers.
    ("Dear Sir or Madam, I have kept bees for thirty years. Would you say how a hive is wrapped?",
     "User has kept bees for thirty years."),
)  # fmt: skip


@pytest.mark.parametrize(("text", "statement"), FORMS)
def test_a_part_tells_what_it_says(text: str, statement: str) -> None:
    """A part with its own subject and verb is read where the whole told nothing of it."""
    assert statement in told(text)


NOTHING = (
    "if I move to Leeds, I keep bees, hens and goats",
    "Consider a firm where all servers run on Debian, deploys happen on Fridays.",
    "write a text to my boss, deploys happen on Fridays, the van broke down",
    "they're fighting over the telly as I write.",
    "my brake is inconsistent, new pads or new discs?",
    "my sister says the flat is damp, she has a cough, the landlord is useless",
    'please translate this: "I live in Oslo, my wife is a nurse"',
    "Dear Sir or Madam, I live in Oslo and have two cats.\n\nplease proofread this letter",
    "I doubt it, the app crashed",
)


@pytest.mark.parametrize("text", NOTHING)
def test_a_part_of_what_is_not_told_forms_nothing(text: str) -> None:
    """What is supposed, handed over, asked or reported stays so in each of its parts."""
    assert told(text) == ()


WHOLE = (
    ("we eat everything, except pork", "User eats everything."),
    ("Skoda Fabia, one owner, timing belt changed last april, small crash",
     "User is timing belt changed in April 2025."),
    ("Otis has reflux, he sleeps propped up, my partner does the nights",
     "User's partner sleeps propped up."),
)  # fmt: skip


@pytest.mark.parametrize(("text", "statement"), WHOLE)
def test_no_part_tells_what_its_clause_does_not(text: str, statement: str) -> None:
    """A part that another bounds, or that means somebody else, does not stand alone."""
    assert statement not in told(text)


def test_what_stands_behind_a_year_is_no_part_of_what_stands_before() -> None:
    """A belief holds one clause: "... and in 2026 they switched" is another."""
    found = told("I support six kids at a special school and in 2023 they switched to tablets")
    assert all("2023" not in one for one in found)
    assert found


def test_what_puts_something_right_is_no_part_told_by_itself() -> None:
    """Neither what a "no" takes back, nor what it answers."""
    assert told("I live in Basel, no, Bern.") == ("User lives in Bern.",)
    assert told("no, Mondays are fine, leave Mondays! Can you word a note?") == ()
