"""One of several: who or what `one` is, and that it is never the speaker for want of another."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.test_rich_forms import marked, read

TOLD = (
    (
        "I share a house with two flatmates. One of them, Kofi, works nights and sleeps all day.",
        (
            "+ User shares a house with two flatmates.",
            "+ User's flatmate is Kofi.",
            "+ Kofi works nights.",
            "+ Kofi sleeps all day.",
        ),
    ),
    (
        "We have four colleagues on the night shift. One of them, Ines, has epilepsy.",
        (
            "+ User has four colleagues on the night shift.",
            "+ User's colleague is Ines.",
            "+ Ines has epilepsy.",
        ),
    ),
    (
        "I have three brothers. The eldest, Tomas, works on a rig.",
        ("+ User has three brothers.", "+ User's brother is Tomas.", "+ Tomas works on a rig."),
    ),
    (
        "I have two sisters. The other, Ada, lives in Lagos.",
        ("+ User has two sisters.", "+ User's sister is Ada.", "+ Ada lives in Lagos."),
    ),
    ("I live with two students. One, Kofi, works nights.", ("+ User lives with two students.",)),
    (
        "I have two flatmates and one of them, Lena, plays the drums.",
        ("+ User has two flatmates.", "+ User's flatmate is Lena.", "+ Lena plays the drums."),
    ),
    (
        "I have three cats and one, Miso, scratches the sofa.",
        (
            "+ User has three cats.",
            "+ User's cat is Miso.",
            "+ User's cat Miso scratches the sofa.",
        ),
    ),
    (
        "One of my flatmates, Kofi, works nights and sleeps all day.",
        ("+ User's flatmate is Kofi.", "+ Kofi works nights.", "+ Kofi sleeps all day."),
    ),
    (
        "A friend of mine, Kofi, works nights and sleeps all day.",
        ("+ User's friend is Kofi.", "+ Kofi works nights.", "+ Kofi sleeps all day."),
    ),
    (
        "My neighbour has two sons. One of them, Eric, works nights.",
        ("+ User's neighbour has two sons.",),
    ),
    (
        "I have two brothers. We met two Danes at the inn. One of them, Lars, works nights.",
        ("+ User has two brothers.",),
    ),
    ("Vegan. Two kids. One of them, Ola, coeliac.", ("+ User is vegan.", "+ User has two kids.")),
    (
        "One cat, two kids, no dishwasher.",
        ("+ User has one cat.", "+ User has two kids.", "+ User has no dishwasher."),
    ),
    (
        "Nurse, two kids, one with asthma, works nights.",
        ("+ User is a nurse.", "+ User has two kids.", "+ User works nights."),
    ),
    ("My eldest, Jonas, just started university.", ("+ User's eldest child is Jonas.",)),
    (
        "Is it safe to do deadlifts with a hernia? I was diagnosed with one in March.",
        ("+ User was diagnosed with a hernia in March 2026.",),
    ),
    (
        "How do I fly with a pacemaker? I was fitted with one in May.",
        ("+ User was fitted with a pacemaker in May 2025.",),
    ),
    ("I was born with one kidney.", ("+ User was born with one kidney.",)),
    (
        "I own a food truck called Saffron Wheels and would like to add a second one next summer.",
        (
            "+ User owns a food truck called Saffron Wheels.",
            "+ User would like to add a second food truck in summer 2026.",
        ),
    ),
    (
        "I run a café in Leeds and would like to open another one in York.",
        ("+ User runs a café in Leeds.", "+ User would like to open another café in York."),
    ),
    (
        "I own a bakery and I'd like to open a second one next year.",
        ("+ User owns a bakery.", "+ User would like to open a second bakery in 2027."),
    ),
    (
        "I rent a studio and would like to rent a bigger one by June.",
        ("+ User rents a studio.", "+ User would like to rent a bigger studio by June."),
    ),
)

NOT_TOLD = (
    "One of them, Kofi, works nights and sleeps all day.",
    "One of them works nights.",
    "Some of us, mostly the juniors, work nights.",
    "Both of them, Kofi and Lena, work nights and smoke.",
    "Half of us, me included, work nights.",
    "One of the kids in the club is blind, so nothing that relies on seeing the board.",
    "Each of them, bless them, works nights and sleeps all day.",
    "Nobody here, honestly, works nights and sleeps all day.",
    "Everyone at the office, me included, works late and skips lunch.",
    "I was diagnosed with one in March.",
    "I was given one in March.",
    "I have one at home and one at work.",
    "Is it safe to fly with a hernia or an ulcer? I was diagnosed with one in March.",
    "Is a gluten allergy hereditary? My son was diagnosed with one last week.",
    "I have a question and would like to ask a second one.",
)


@pytest.mark.parametrize(("said", "wanted"), TOLD)
def test_one_of_several_is_told_of_that_one(said: str, wanted: tuple[str, ...]) -> None:
    assert tuple(marked(one) for one in read(said)) == wanted


@pytest.mark.parametrize("said", NOT_TOLD)
def test_whoever_is_not_named_is_not_the_speaker(said: str) -> None:
    assert read(said) == ()
