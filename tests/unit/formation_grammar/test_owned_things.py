"""Facts of the owner's things, places, businesses and systems: what forms, and what does not.

A line of `TOLD` is a turn and the statements it forms with their kinds, in order; a turn of
`NOTHING` forms nothing: the work at hand, the moment, the world at large, fiction, and others.
"""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Derivation
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar.said import turn

TOLD: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        "Our tearoom seats twenty and is shut on Mondays.",
        (
            ("project_fact", "User's tearoom seats twenty."),
            ("project_fact", "User's tearoom is shut on Mondays."),
        ),
    ),
    (
        "Our chip shop is run by my uncle and me.",
        (("project_fact", "User's chip shop is run by User's uncle and User."),),
    ),
    (
        "My invoices go out on the 25th of each month.",
        (("project_fact", "User's invoices go out on the 25th of each month."),),
    ),
    ("My pastry section is nut-free.", (("project_fact", "User's pastry section is nut-free."),)),
    (
        "The boiler is gas and the loft was never insulated.",
        (("project_fact", "The boiler is gas."), ("project_fact", "The loft was never insulated.")),
    ),
    (
        "The van I've got is a 2009 Transit with a bed in the back.",
        (("project_fact", "User's van is a 2009 Transit with a bed in the back."),),
    ),
    (
        "Our API gateway is Kong, in front of eleven Go services.",
        (("project_fact", "The team's API gateway is Kong, in front of eleven Go services."),),
    ),
    (
        "Prod is three EC2 boxes behind an ALB, staging gets wiped every Sunday night",
        (
            ("project_fact", "Prod is three EC2 boxes behind an ALB."),
            ("project_fact", "Staging gets wiped every Sunday night."),
        ),
    ),
    (
        "The design system is owned by Priya.",
        (("project_fact", "The design system is owned by Priya."),),
    ),
    (
        "PRs need two approvals before they can be merged",
        (("constraint", "PRs need two approvals before they can be merged."),),
    ),
    (
        "Nobody but the lead may deploy on Fridays.",
        (("constraint", "Nobody but the lead may deploy on Fridays."),),
    ),
    (
        "Customer data must never leave the EU.",
        (("constraint", "Customer data must never leave the EU."),),
    ),
    (
        "Every invoice over 500 has to be signed by Marguerite.",
        (("constraint", "Every invoice over 500 has to be signed by Marguerite."),),
    ),
    (
        "In our lab all samples get logged in a paper notebook first.",
        (("constraint", "In User's lab all samples get logged in a paper notebook first."),),
    ),
    (
        "The council empties our bins every other Wednesday.",
        (("project_fact", "The council empties User's bins every other Wednesday."),),
    ),
    (
        "Our landlord won't let us paint the walls.",
        (("constraint", "User's landlord will not let User paint the walls."),),
    ),
    (
        "The stock in our warehouse is counted twice a year.",
        (("project_fact", "The stock in User's warehouse is counted twice a year."),),
    ),
    (
        "Our house was built in 1911 and has single-glazed windows throughout.",
        (
            ("project_fact", "User's house was built in 1911."),
            ("project_fact", "User's house has single-glazed windows throughout."),
        ),
    ),
    (
        "There are eleven of us in the choir.",
        (("project_fact", "There are eleven people in User's choir."),),
    ),
    (
        "There's no lift in our building.",
        (("project_fact", "There is no lift in User's building."),),
    ),
    (
        "The spare key is under the flowerpot by the back door.",
        (("resource", "The spare key is under the flowerpot by the back door."),),
    ),
    (
        "Spare keys are with Mrs Adeyemi at number 9.",
        (("project_fact", "User's spare keys are with Mrs Adeyemi at number 9."),),
    ),
    (
        "The council audits us each quarter every parcel must be weighed and entered.",
        (
            ("project_fact", "The council audits User each quarter."),
            ("constraint", "Every parcel must be weighed and entered."),
        ),
    ),
    (
        "Our QA reports go to a plant manager, so nothing in them can be wider than 40 characters.",
        (
            ("project_fact", "User's QA reports go to a plant manager."),
            ("constraint", "Nothing in User's QA reports can be wider than 40 characters."),
        ),
    ),
    (
        "Releases need a ticket number in the commit message, otherwise the bot rejects them.",
        (("constraint", "Releases need a ticket number in the commit message."),),
    ),
    (
        "My allotment floods every winter.",
        (("project_fact", "User's allotment floods every winter."),),
    ),
    (
        "We're a crew of six on the lifeboat.",
        (("project_fact", "User is part of a crew of six on the lifeboat."),),
    ),
    (
        "Our kids' school doesn't allow nuts.",
        (("project_fact", "User's kids' school does not allow nuts."),),
    ),
    (
        "Our frontend talks to the backend over gRPC.",
        (("project_fact", "The team's frontend talks to the backend over gRPC."),),
    ),
    ("Most agencies pay me at 60 days.", (("project_fact", "Most agencies pay User at 60 days."),)),
)

NOTHING = (
    "The function returns None when the list is empty, why?",
    "My build fails with exit code 137 since this morning.",
    "The capital of Australia is Canberra, right?",
    "the page loads but the button does nothing",
    "My train is late again, tell me a joke.",
    "The sun rises in the east and sets in the west.",
    "My code throws a TypeError on line 12.",
    "The museum opens at nine, so what should we do before?",
    "The second paragraph is too long and the title needs a colon.",
    "The recipe says to bake it for 40 minutes. Is that right at altitude?",
    "Water boils at 100 degrees and my physics homework asks why.",
    "The hero's castle has nine towers and is guarded by wolves. Continue the story.",
    "The server responds with a 502 every time I hit /login.",
    "Our opponents' goalkeeper is injured, lol.",
    "My phone battery is at 9% and the meeting starts in five minutes.",
    "The Eiffel Tower is painted every seven years.",
    "According to the brochure, the hotel has 40 rooms and is closed in January.",
    "The regex must match three digits and nothing else.",
    "the output should be a CSV with four columns",
    "Every function must have a docstring in PEP 257, no?",
    "My question is why the loop never ends.",
    "There are three ways to do this, and the first one is slow.",
    "There's a bug in my parser.",
    "Suppose our shop were closed on Mondays, would that help?",
    "My favourite character's sword glows when orcs are near, what is it called?",
    "My neighbour says his shop is closed on Sundays.",
    "the table has columns id and name, write me the join",
    "Most companies pay at the end of the month, don't they?",
    "Nobody may enter the temple with shoes on, that's the custom in Japan.",
    "My essay argues that trade is good; is the intro okay?",
    "The company was founded in 1899 and makes pianos. Who am I thinking of?",
    "My laptop won't turn on.",
    "The museum is closed on Mondays, so where else can I go in Ghent?",
    "The bread is burnt and the kitchen smells.",
    "Every natural number has a successor. Prove it.",
    "The report is due Monday and I've written two lines.",
    "My package is stuck in customs.",
    "All swans are white. Is that a valid premise?",
    "The dialog must be centered and the button must be blue.",
    "The company went bankrupt in 2008, why?",
    "My tab crashed, where was I?",
    "The car in the picture is red; make it green.",
    "Our planet is 4.5 billion years old.",
    "Nobody likes a quitter, or is there a better proverb?",
    "My score is 45 out of 60, is that a pass?",
    "There's a typo in the second line.",
    "The bus leaves in ten minutes!",
    "In my story the castle's cook is a spy who works for the duke.",
    "Her shop opens at nine and is run by two brothers, according to the article I pasted.",
)


def read(text: str) -> tuple[tuple[str, str], ...]:
    """Give the kind and the statement of what a turn tells directly."""
    found = extract((turn(text),), scope="general", policy=RICH_POLICY).candidates
    direct = (one for one in found if one.derivation is Derivation.DIRECT)
    return tuple((one.claim_kind.value, one.statement) for one in direct)


@pytest.mark.parametrize(("text", "facts"), TOLD)
def test_a_fact_of_the_owners_world_is_formed(
    text: str, facts: tuple[tuple[str, str], ...]
) -> None:
    """Any verb tells of what is said to be one's own, was told of before, or is ruled."""
    assert read(text) == facts


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_sounds_like_one_forms_nothing(text: str) -> None:
    """Work at hand, the moment, the world at large, the made-up and others' form nothing."""
    assert read(text) == ()
