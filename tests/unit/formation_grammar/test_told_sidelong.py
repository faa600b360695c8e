"""What is told sidelong: by where one is found, who is left, what is refused, and who signs."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "The one genre I never read is true crime; give me sea stories any day.",
        ("User never reads true crime.", "User likes sea stories."),
    ),
    ("The only vegetable I can't stand is celery.", ("User cannot stand celery.",)),
    ("The one drink I don't touch is gin.", ("User does not touch gin.",)),
    ("The one day I never work is Sunday.", ("User never works on Sunday.",)),
    ("Give me jazz any day.", ("User likes jazz.",)),
    ("Give me mountains over beaches any day.", ("User prefers mountains to beaches.",)),
    (
        "Saturdays you'll find me at the food bank sorting donations.",
        ("User sorts donations at the food bank on Saturdays.",),
    ),
    (
        "Most evenings you'll find me in the shed restoring clocks.",
        ("User restores clocks in the shed most evenings.",),
    ),
    ("On Tuesdays you can find us playing bridge.", ("User plays bridge on Tuesdays.",)),
    (
        "So it's only the two cats in the house now, Smudge and Pavarotti.",
        ("User has two cats.", "User's cats are Smudge and Pavarotti."),
    ),
    ("It's just my two kids at home now.", ("User has two kids.",)),
    ("And no porridge, the texture is awful to me.", ("User does not like porridge.",)),
    ("No mushrooms, the texture makes me gag.", ("User does not like mushrooms.",)),
    ("Right now we heat with oil.", ("User heats with oil.",)),
    ("Right now we get by on one salary.", ("User gets by on one salary.",)),
    (
        "I'm a plumber. Mainly emergency work for landlords.",
        ("User is a plumber.", "User mainly does emergency work for landlords."),
    ),
    (
        "I can touch-type, read sheet music and weld a decent seam.",
        ("User can read sheet music.", "User can weld a decent seam."),
    ),
    ("I can swim, cycle and read maps.", ("User can swim.", "User can read maps.")),
    ("I can bake a mean sourdough.", ("User can bake a mean sourdough.",)),
    ("I can barely swim.", ("User can hardly swim.",)),
    (
        "Siobhan here. I use they/them pronouns.",
        ("User's name is Siobhan.", "User uses they/them pronouns."),
    ),
    ("Hi, Piotr here.", ("User's name is Piotr.",)),
    (
        "My girlfriend is Sicilian, so standards are high.",
        ("User's girlfriend is Sicilian.",),
    ),
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_what_is_told_forms_exactly_these_statements(
    text: str, statements: tuple[str, ...]
) -> None:
    """Each is read as its plain wording is."""
    assert told(text) == statements


@pytest.mark.parametrize(
    "text",
    [
        "The one thing I won't do is camp.",
        "The one question I never ask is why.",
        "The only film I haven't seen is the last one.",
        "Give me a call any day.",
        "Give me tips any day.",
        "Give me a story any day.",
        "You'll find me at the bar.",
        "Tomorrow you'll find me in the office.",
        "It's only two people here.",
        "It's only the two files now.",
        "No olives, the jar is empty.",
        "No music, the sound is off.",
        "Right now we get nothing.",
        "Mostly questions about jobs.",
        "I can send the file, email you and call tomorrow.",
        "I can write a decent draft.",
        "I can barely walk today.",
        "Paris here.",
        "Newbie here.",
        "Nothing here.",
    ],
)
def test_what_only_looks_like_it_forms_nothing(text: str) -> None:
    """It is of the moment, offered, asked for, or nobody's."""
    assert told(text) == ()
