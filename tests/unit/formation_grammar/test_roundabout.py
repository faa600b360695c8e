"""Roundabout ways to put what is plain, and what only looks like them."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    # what is in a thing
    ("I don't eat anything with nuts in it.", ("User does not eat anything with nuts.",)),
    (
        "My daughter hates anything with mushrooms in it.",
        ("User's daughter hates anything with mushrooms.",),
    ),
    ("I avoid food with soy in it.", ("User avoids food with soy.",)),
    (
        "My wife can't have anything with gluten in it.",
        ("User's wife cannot have anything with gluten.",),
    ),
    ("I have a van with a bed in it.", ("User has a van with a bed.",)),
    # none of us
    (
        "None of us eat pork, and I shop once a week.",
        ("User does not eat pork.", "User shops once a week."),
    ),
    ("None of us can swim.", ("User cannot swim.",)),
    ("None of us has a car.", ("User does not have a car.",)),
    ("Neither of us drinks alcohol.", ("User does not drink alcohol.",)),
    ("None of us are vegetarian.", ("User is not vegetarian.",)),
    (
        "Neither of us drives, so please only suggest places we can reach by train.",
        ("User does not drive.", "User wants only places they can reach by train."),
    ),
    (
        "I'm vegan, so only use plant milk.",
        ("User is vegan.", "User wants only plant milk."),
    ),
    # ever since
    (
        "I retired from the post office in 2011 and have kept bees ever since.",
        ("User retired from the post office in 2011.", "User has kept bees since 2011."),
    ),
    (
        "We married in 1990 and have lived in Bath ever since.",
        ("User married in 1990.", "User has lived in Bath since 1990."),
    ),
    (
        "I got my licence in 2001 and have driven a van ever since.",
        ("User got their licence in 2001.", "User has driven a van since 2001."),
    ),
    (
        "I broke my leg in 2015, and have had a limp ever since.",
        ("User broke their leg in 2015.", "User has had a limp since 2015."),
    ),
    # what is waited for
    (
        "I drive for a courier while I wait for my engineering diploma to be recognised.",
        (
            "User drives for a courier.",
            "User is waiting for their engineering diploma to be recognised.",
        ),
    ),
    (
        "I'm waiting for my work permit to be approved.",
        ("User is waiting for their work permit to be approved.",),
    ),
    # what was done before
    (
        "I moved from embedded C to web development.",
        ("User switched away from embedded C.", "User moved from embedded C to web development."),
    ),
    (
        "I moved from Deloitte to teaching in 2020.",
        ("User switched away from Deloitte.", "User moved from Deloitte to teaching in 2020."),
    ),
    ("I moved from Leeds to be near my mum.", ("User moved from Leeds to be near their mum.",)),
    ("I moved from Leeds to a smaller flat.", ("User moved from Leeds to a smaller flat.",)),
    # what was given
    (
        "My granddaughter Elsie gave me this tablet for Christmas.",
        ("User's granddaughter is Elsie.", "Elsie gave User a tablet for Christmas."),
    ),
    ("My grandad left me this watch.", ("User's grandad left User a watch.",)),
    ("My neighbour gave me this bike.", ("User's neighbour gave User a bike.",)),
)

NOTHING = (
    "Is there anything with nuts in it?",
    "I put it in the oven.",
    "I wrote a file with notes in it.",
    "I'm trying to write a function with a loop in it",
    "I want a cake with nuts in it.",
    "None of us knows why.",
    "None of us was there.",
    "None of us has run clickhouse.",
    "None of us has been to Spain.",
    "None of us can come on Friday.",
    "None of us have time tonight.",
    "In the story none of us eat pork.",
    "I wrote the script in 2011 and have regretted it ever since.",
    "I changed the setting and have had errors ever since.",
    "I'm waiting for my food to be delivered.",
    "I'm waiting for my code to be reviewed.",
    "What can I cook while I wait for my bread to be baked?",
    "If I work while I wait for my visa to be approved, is that legal?",
    "If I work while I live in Spain, is that legal?",
    "My boss gave me this task.",
    "My friend gave me this idea.",
    "My sister sent me this dog video.",
    "My doctor gave me this prescription.",
    "Why did my dad give me this laptop?",
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_what_is_put_in_a_roundabout_way_is_told_plainly(
    text: str, statements: tuple[str, ...]
) -> None:
    """No statement points at what it does not name."""
    assert told(text) == statements


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_like_it_forms_nothing(text: str) -> None:
    """The moment, the work at hand, a tale and what was never done tell nothing."""
    assert told(text) == ()
