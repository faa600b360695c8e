"""What a relative clause tells is told of what stands before it, or not at all."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "I am learning Dutch for the civic integration exam, which I will take in June.",
        (
            "User is learning Dutch for the civic integration exam.",
            "User will take the civic integration exam in June.",
        ),
    ),
    (
        "I'm studying for an exam which I take in June.",
        ("User is studying for an exam.", "User takes an exam in June."),
    ),
    ("I have an exam which I will take in June.", ("User will take their exam in June.",)),
    (
        "I'm restoring an old Vespa, which I bought in 2019.",
        ("User is restoring an old Vespa.", "User bought an old Vespa in 2019."),
    ),
    (
        "I teach at the school which I went to as a child.",
        ("User teaches at the school.", "User went to the school as a child."),
    ),
    (
        "I work at the museum, which I joined in 2020.",
        ("User works at the museum.", "User joined the museum in 2020."),
    ),
    (
        "I adopted a greyhound which I walk twice a day.",
        ("User adopted a greyhound.", "User walks their greyhound twice a day."),
    ),
    (
        "I'm a nurse, which I love, and I work in Bath.",
        ("User is a nurse.", "User works in Bath."),
    ),
    (
        "I've been a tram driver since 2016, which I actually like.",
        ("User has been a tram driver since 2016.",),
    ),
    ("I run every morning, which I enjoy.", ("User runs every morning.",)),
    ("I work for the council, which I hate.", ("User works for the council.",)),
    ("I play the cello, which I love.", ("User plays the cello.", "User loves the cello.")),
    (
        "I own a jam thermometer, which I do not trust.",
        ("User owns a jam thermometer.", "User does not trust their jam thermometer."),
    ),
    (
        "I live in the house in which I was born.",
        ("User lives in the house.", "User was born in the house."),
    ),
    (
        "I rent a shed in which I brew beer.",
        ("User rents a shed.", "User brews beer in their shed."),
    ),
    (
        "I have a house in which I live with my mum.",
        ("User has a house.", "User lives in their house with their mum."),
    ),
    (
        "My choir, with which I sing on Sundays, needs a hall.",
        ("User's choir needs a hall.", "User sings with their choir on Sundays."),
    ),
    (
        "I pay for the gym, to which I go twice a week.",
        ("User pays for the gym.", "User goes to the gym twice a week."),
    ),
)

NOTHING = (
    "The code, which I wrote yesterday, is broken.",
    "I fixed the bug which I found in June.",
    "I have a bug which I will fix in June.",
    "I like the way in which I was taught.",
    "I take pills on days on which I feel bad.",
    "I'm writing a story in which I am a dragon.",
    "I had a dream in which I was a fish.",
    "I wrote an email which I sent to my boss.",
    "I chose the plan which I thought was cheaper.",
    "Do you know a book which I should read?",
    "I need a tool which I can use offline.",
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_a_relative_clause_tells_of_what_stands_before_it(
    text: str, statements: tuple[str, ...]
) -> None:
    """No statement lacks what its verb is said of: nobody "will take in June"."""
    assert told(text) == statements


@pytest.mark.parametrize("text", NOTHING)
def test_a_relative_clause_of_the_moment_or_of_a_tale_forms_nothing(text: str) -> None:
    """The work at hand, a tale, a question and a share of many tell nothing."""
    assert told(text) == ()
