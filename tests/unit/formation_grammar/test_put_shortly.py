"""Short turns of speech, whose "we" is a club, who is lost, and what `it` and `one` stand for."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Got talked into being treasurer of the bowls club. We have 84 members.",
        ("User is treasurer of the bowls club.", "User's club has 84 members."),
    ),
    (
        "Got roped into being secretary of the residents' association.",
        ("User is secretary of the residents' association.",),
    ),
    (
        "I run a choir. We have about 40 singers",
        ("User runs a choir.", "User's choir has about 40 singers."),
    ),
    (
        "My under 12s play on a half pitch. we train thursdays",
        ("User's under 12s train Thursdays.",),
    ),
    (
        "I coach the under 14s. We train Tuesdays and Thursdays.",
        ("User coaches the under 14s.", "User's under 14s train Tuesdays and Thursdays."),
    ),
    (
        "this is my second year keeping bees, got three hives at the bottom of the garden",
        (
            "User is in their second year of keeping bees.",
            "User has three hives at the bottom of the garden.",
        ),
    ),
    (
        "it's my first year teaching chemistry.",
        ("User is in their first year of teaching chemistry.",),
    ),
    ("I've a van and no idea about wiring.", ("User has a van.",)),
    (
        "My garden is north facing and gets no sun.",
        ("User's garden is north facing.", "User's garden gets no sun."),
    ),
    ("I hand in on 30 September.", ("User's hand-in date is 30 September.",)),
    (
        "The doctor has put me on a low salt diet for my blood pressure",
        ("User is on a low salt diet for their blood pressure.",),
    ),
    ("My GP put me on a gluten free diet last year", ("User is on a gluten free diet.",)),
    ("I had a hip replaced so I can't dig.", ("User had a hip replaced.", "User cannot dig.")),
    ("I can't get to sleep in the daytime.", ("User cannot get to sleep in the daytime.",)),
    ("please use easy words with me", ("User wants easy words.",)),
    (
        "Please never rewrite my sentences, just mark the errors.",
        ("User never wants their sentences rewritten.", "User wants errors only marked."),
    ),
    (
        "can you tighten this line for a cover letter: 'I bring a calm head to busy kitchens'. "
        "I've been a sous chef for six years.",
        ("User has been a sous chef for six years.",),
    ),
    (
        "I've just bought a ukulele. I've never played one before.",
        ("User has bought a ukulele.", "User has never played a ukulele before."),
    ),
    (
        "We've been breeding ferrets for ten years and this one is shy",
        ("User has been breeding ferrets for ten years.",),
    ),
    (
        "I lost my brother Tom to cancer in 2019.",
        ("User lost their brother Tom to cancer in 2019.",),
    ),
    (
        "I lost my keys and my wife Ann is cross",
        ("User's wife is Ann.", "Ann is cross."),
    ),
    ("I love jazz, mainly bebop.", ("User loves jazz.",)),
    ("I like mostly jazz.", ("User likes mostly jazz.",)),
    ("Literary work I refuse.", ("User refuses literary work.",)),
    (
        "I'm making a game in Unity, my pc is old so it has to be light",
        ("User is making a game in Unity.", "User's pc is old."),
    ),
    (
        "My boiler is old, so it has to be serviced twice a year.",
        ("User's boiler is old.", "User's boiler has to be serviced twice a year."),
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
        "We have 84 members.",
        "I met the secretary of the club. We have 3 members",
        "I've never driven one before.",
        "I can't eat what I cook.",
        "got talked into a gym membership",
        "it's my first day of work",
        "I can't get to sleep tonight.",
        "Tighten this: 'I have been a nurse for six years'",
        "I'm learning from scratch.",
    ],
)
def test_what_only_looks_like_it_forms_nothing(text: str) -> None:
    """What it is about is not told, or it is of the moment."""
    assert told(text) == ()
