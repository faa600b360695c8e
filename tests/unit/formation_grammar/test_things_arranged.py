"""How a thing of the speaker's is arranged is told by a make, an hour, a measure or a rule."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.grammar.thing_clauses import thing_clauses
from mnemic.memory.formation.grammar.words import read as words_of
from mnemic.memory.model import ClaimKind, Portability
from tests.unit.formation_grammar.said import turn
from tests.unit.formation_grammar.test_rich_forms import marked, read

K = ClaimKind

TOLD = (
    # a make or a name
    ("the till is Square, how do I get z reports by hour", "The till is Square.", K.PROJECT_FACT),
    (
        "I do the drivers. Debugger's a J-Link Plus.",
        "Debugger is a J-Link Plus.",
        K.RESOURCE,
    ),
    (
        "Lathe in the shed is a Record DML305, I turn bowls",
        "User's lathe in the shed is a Record DML305.",
        K.RESOURCE,
    ),
    ("I write the tickets. The wiki is confluence.", "The wiki is confluence.", K.PROJECT_FACT),
    (
        "im shift lead. schedule is in google sheets but with european locale",
        "User's schedule is in google sheets but with European locale.",
        K.PROJECT_FACT,
    ),
    # an hour, a day, a date
    (
        "change window is Sundays 04-06 only, I prefer commands I can paste",
        "User's change window is Sundays 04-06 only.",
        K.CONSTRAINT,
    ),
    ("im year 11. mocks start 11 jan", "Mocks start 11 January.", K.PROJECT_FACT),
    (
        "i run a cafe. orders go in by Wednesday noon",
        "Orders go in by Wednesday noon.",
        K.PROJECT_FACT,
    ),
    (
        "Book club's at mine first Monday of the month",
        "User's book club is at User's place first Monday of the month.",
        K.PROJECT_FACT,
    ),
    # a measure
    ("I'm a physio. Appointments are 45 minutes.", "Appointments are 45 minutes.", K.PROJECT_FACT),
    (
        "my lot cook weds. budgets 12 quid a meal",
        "User's budget is 12 quid a meal.",
        K.PROJECT_FACT,
    ),
    ("I cook there. The cafe seats 22.", "The cafe seats 22.", K.PROJECT_FACT),
    # a rule
    (
        "I review most of it. tests must run under 5 minutes",
        "Tests must run under 5 minutes.",
        K.CONSTRAINT,
    ),
    ("I cook for six. everythings halal", "Everything is halal.", K.PROJECT_FACT),
    ("I teach. Detentions are Thursdays only.", "Detentions are Thursdays only.", K.PROJECT_FACT),
    # a place, a kind
    ("our dpo is great. the wall is plasterboard", "The wall is plasterboard.", K.PROJECT_FACT),
    ("I sell eggs. Eggs go to eleven shops.", "Eggs go to eleven shops.", K.PROJECT_FACT),
    (
        "i do gps surveys. lease is with the brewery",
        "User's lease is with the brewery.",
        K.PROJECT_FACT,
    ),
)


@pytest.mark.parametrize(("text", "statement", "kind"), TOLD)
def test_how_a_thing_is_arranged_forms(text: str, statement: str, kind: ClaimKind) -> None:
    """A thing that is said to be so by what lasts is told, under its name and its kind."""
    found = [one for one in read(text) if marked(one) == f"+ {statement}"]
    assert [one.claim_kind for one in found] == [kind]
    assert found[0].subject.split()[0].lower() in statement.lower()


NOTHING = (
    # of the moment
    "my build is red and the pipeline is failing again",
    "I need help, the hose split and the oven is broken",
    "I rang them. the block is 3 weeks behind",
    "the lift's never worked for me today",
    "I called, the mass spec is down till Friday",
    "We got them. The bulbs have come.",
    "I saw it, the pan is in the sink",
    # errands and plans of the day
    "I wrote it, the offer must go out by five",
    # the talk, a text, a tale
    "I read it. the second paragraph is 300 words",
    "In my story the castle is on a hill and the hero is a baker",
    "I like it but the answer is a haiku",
    # the world at large
    "Penguins live in the south and never fly.",
    "The Nile is 6,650 km long.",
    "The restaurant down the road is closed on Mondays.",
    # opinions
    "I tried. the manual is a mess and the app is a pain",
    # asked and ordered
    "is the till a Square one?",
    "change the window to Sundays only",
)


@pytest.mark.parametrize("text", NOTHING)
def test_what_is_of_the_moment_or_of_the_world_forms_nothing(text: str) -> None:
    """A state of the hour, a text, a tale and what everybody has tell nothing of an arrangement."""
    things = ("The ", "Penguins", "User's b", "User's s", "Bulbs")
    assert [one.statement for one in read(text) if one.statement.startswith(things)] == []


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("parcels table is 19 million rows, vacuum runs Saturdays", 2),
        ("the till is Square and the rota is in Sheets", 2),
        ("carers come at 8, 1 and 6", 0),
        ("the lunch rota is at 8, 1 and 6", 1),
        ("Linda is our clerk", 0),
        ("the shop's printer takes A3", 0),
        ("it is a Tern", 0),
    ],
)
def test_clauses_about_things_are_parted_at_their_commas(text: str, count: int) -> None:
    """Each clause about a thing stands alone; somebody's and a pronoun's are none."""
    assert len(thing_clauses(words_of(text))) == count


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("No, let's stay with the storage. We decided to use TimescaleDB.", []),
        ("I like tea, let's go with the green one", []),
        ("I like tea. My let is up in May.", ["User's let is up in May."]),
    ],
)
def test_what_is_proposed_tells_of_no_thing(text: str, told: list[str]) -> None:
    """ "Let's" proposes; somebody's let is a thing of theirs."""
    assert [one.statement for one in read(text) if " let " in one.statement] == told


@pytest.mark.parametrize(
    ("text", "reach"),
    [
        ("The main branch is protected.", Portability.LOCAL),
        ("Our main branch is protected.", Portability.LOCAL),
        ("The gate is kept shut at night.", Portability.PORTABLE),
    ],
)
def test_what_is_so_on_a_shop_floor_stays_in_its_project(text: str, reach: Portability) -> None:
    """A branch is of the project it is told in, a gate is of whoever tells of it."""
    (made,) = extract((turn(text),), scope="general", policy="formation@11").candidates
    assert made.portability is reach
