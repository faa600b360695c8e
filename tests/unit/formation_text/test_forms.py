"""A form filled in line by line tells of its speaker, and of nobody where it is of another."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

FILLED: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Here's what you asked for about me:\nname: Ifeoma Okoye\nlives in: Thunder Bay\n"
        "works as: dental nurse\ncan't: lift anything with my left arm\nallergic to: latex",
        (
            "User's name is Ifeoma Okoye.",
            "User lives in Thunder Bay.",
            "User works as a dental nurse.",
            "User cannot lift anything with their left arm.",
            "User is allergic to latex.",
        ),
    ),
    (
        "Filling this in for you.\nName: Piet\nBased in: Ghent\nWorking on: a rowing machine app\n"
        "Can't eat: shellfish\nDrives: a Skoda",
        (
            "User's name is Piet.",
            "User lives in Ghent.",
            "User is working on a rowing machine app.",
            "User cannot eat shellfish.",
            "User drives a Skoda.",
        ),
    ),
    (
        "my profile\nborn in: Lagos\nspeaks: Yoruba and English\nloves: long walks",
        (
            "User was born in Lagos.",
            "User speaks Yoruba.",
            "User speaks English.",
            "User loves long walks.",
        ),
    ),
)

OF_ANOTHER = (
    "Name: required\nLives in: string\nAllergic to: array\nWhich of these should I index?",
    "Could you check this form for my client?\nname: Ada Byron\nlives in: Leeds\n"
    "allergic to: nuts\nworking on: a novel",
    "Character sheet for my game:\nname: Thorin\nlives in: Moria\nhates: elves\ncan't: swim",
    "My cat's card:\nname: Mittens\nborn in: 2019\nhates: dogs\neats: kibble",
    "For my landlord:\nname: Anna\nlives in: Graz\nworks as: a roofer\nloves: skiing",
)


@pytest.mark.parametrize(("text", "statements"), FILLED)
def test_a_form_tells_of_its_speaker(text: str, statements: tuple[str, ...]) -> None:
    """Each key goes on with its value, whatever it is that one is, does or cannot do."""
    assert told(text) == statements


@pytest.mark.parametrize("text", OF_ANOTHER)
def test_a_form_of_another_tells_nothing(text: str) -> None:
    """A client's, a character's, a cat's or a schema's lines are nobody's beliefs."""
    assert told(text) == ()
