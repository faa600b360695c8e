"""Comments of a program, rows of a table and riddles tell nothing of who sends them."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

NOT_THEIRS = (
    "what does this do\n\n# I always run this as root because my laptop has no sudo\n"
    "# my api server lives on port 8081\nfor p in $(pgrep -f worker); do kill -HUP $p; done",
    "why does it loop\n// our cache lives on redis 7\n// my team owns this queue\n"
    "while (true) { poll(); }",
    "give me 3 more rows like this for a fixture, same columns\nname,job,city,allergy\n"
    "Marek Dub,welder,Ostrava,penicillin\nI. Sato,nurse,Sendai,none",
    "I have hands but can't clap, I have a face but never wash, I run all day and live on your "
    "wall. what am i and whats a harder one",
    "I have cities but no houses and I have seas but no water. What am I?",
)


@pytest.mark.parametrize("text", NOT_THEIRS)
def test_what_has_the_shape_of_a_program_a_table_or_a_riddle_forms_nothing(text: str) -> None:
    """Its "I" and "my" are its author's."""
    assert not told(text)


THEIRS = (
    (
        "# kitchen notes\nmy oven has no grill\nI have two cats",
        ("User's oven has no grill.", "User has two cats."),
    ),
    ("from september I teach maths in leeds", ("maths",)),
    ("private tutor, maths, since 2014", ("tutor",)),
    ("return to work is 3 May, I work three days a week", ("three days a week",)),
    ("backup = one synology in the loft", ("synology",)),
    ("# about me\nfrom september I teach maths in leeds\nmy oven has no grill", ("maths", "grill")),
    ("I work in J. Smith's lab in Leeds.", ("User works in J. Smith's lab in Leeds.",)),
    (
        "I have two cats, a dog, and a horse. what am i doing wrong with the feed",
        ("User has two cats",),
    ),
    (
        "I live in Leeds, Yorkshire, with my wife.\nI work in Hull, East Riding, as a nurse.",
        ("Leeds", "Hull"),
    ),
    (
        "my laptop has no sudo. what does this do\nfor p in $(pgrep x); do kill $p; done",
        ("laptop",),
    ),
)


@pytest.mark.parametrize(("text", "parts"), THEIRS)
def test_notes_and_lists_of_ones_own_are_still_told(text: str, parts: tuple[str, ...]) -> None:
    """A heading, a list in prose, and a fact before the code."""
    made = " ".join(told(text))
    assert all(part in made for part in parts), made


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("I am eighty-one myself.", ["User is eighty-one."]),
        ("I'm a nurse myself", ["User is a nurse."]),
        (
            "big walls of text do my head in, bullet points pls",
            ["Big walls of text do User's head in."],
        ),
        ("no caffeine after noon for me, doctor's orders", ["User has no caffeine after noon."]),
        ("Her dog bites so no visitors please.", []),
        ("Narrator's voice, first person, dry: I'm a coroner. Give me ten lines.", []),
    ],
)
def test_what_stands_behind_a_fact_is_no_part_of_it(text: str, lines: list[str]) -> None:
    """A wish, whose orders they are, and "myself" are left out of it."""
    assert list(told(text)) == lines
