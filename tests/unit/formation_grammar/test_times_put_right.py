"""Times that are put right in the next sentence, and times that the sentence before names."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.test_rich_forms import marked, read

TOLD = (
    (
        "We bought the house in 2021. Actually no, it was 2022, the year after my dad retired.",
        ("+ User bought the house in 2022.",),
    ),
    ("I moved to Oslo in 2019. Wait, no, it was 2018.", ("+ User moved to Oslo in 2018.",)),
    ("I got my licence in 2010, actually it was 2011.", ("+ User got their licence in 2011.",)),
    (
        "My sister got married in 2014. No, it was 2015 because my son was a baby.",
        ("+ User's sister got married in 2015.", "+ User's son was a baby."),
    ),
    (
        "My exam is on Friday. No wait, it's Thursday, the day before the strike.",
        ("+ User's exam is on Thursday 5 March 2026.",),
    ),
    (
        "I have choir on Wednesdays. Sorry, it's Thursdays I have choir, not Wednesdays.",
        ("+ User has choir on Thursdays.",),
    ),
    (
        "I'm off to Lisbon for a conference this Friday. Sorry, it's Saturday I leave, not Friday.",
        ("+ User is going to Lisbon for a conference on Saturday 7 March 2026.",),
    ),
    ("We're off to Crete in June.", ("+ User is going to Crete in June.",)),
    (
        "We bought the house in 2021. It was 2022 when we moved in.",
        ("+ User bought the house in 2021.",),
    ),
    (
        "Mondays and Wednesdays I fetch the kids, so I can't do calls after three on those days.",
        (
            "+ User fetches the kids on Mondays and Wednesdays.",
            "+ User cannot do calls after three on Mondays and Wednesdays.",
        ),
    ),
    (
        "I fast on Mondays and Thursdays so I don't train on those days.",
        (
            "+ User fasts on Mondays and Thursdays.",
            "- User does not train on Mondays and Thursdays.",
            "+ User does not train on Mondays and Thursdays.",
        ),
    ),
    (
        "My son swims on Mondays, and I coach on Wednesdays, so dinner is quick on those days.",
        ("+ User's son swims on Mondays.", "+ User coaches on Wednesdays."),
    ),
    (
        "I teach on Thursdays, so I'm never free that day.",
        ("+ User teaches on Thursdays.", "+ User is never free on Thursdays."),
    ),
    ("I work Saturdays. I was late that day.", ("+ User works Saturdays.",)),
    (
        "I quit drinking two years ago and haven't touched alcohol since.",
        (
            "+ User quit drinking in 2024.",
            "- User quit drinking in 2024.",
            "+ User has not touched alcohol since 2024.",
        ),
    ),
    (
        "I stopped smoking in 2019 and haven't had a cigarette since.",
        (
            "+ User stopped smoking in 2019.",
            "- User stopped smoking in 2019.",
            "+ User has not had a cigarette since 2019.",
        ),
    ),
    (
        "I broke my wrist in 2020 and haven't climbed since.",
        ("+ User broke their wrist in 2020.", "+ User has not climbed since 2020."),
    ),
    (
        "My dad quit smoking in 2010.",
        ("+ User's dad quit smoking in 2010.", "- User's dad quit smoking in 2010."),
    ),
    ("Aarhus, that's where we live.", ("+ User lives in Aarhus.",)),
    ("Porto, that's where I grew up.", ("+ User grew up in Porto.",)),
)

NOT_TOLD = (
    "I paid 300 for the bike. Actually it was 2022 when I bought it.",
    "I'm off to bed.",
    "I'm off to Tesco.",
    "I'm off to Leeds now.",
    "I'm off to Anna's on Friday.",
    "I tried sushi once and haven't touched fish since.",
    "Rome, that's where you should go.",
    "Berlin, that's where the conference is.",
    "The kitchen, that's where I work.",
)


@pytest.mark.parametrize(("said", "wanted"), TOLD)
def test_the_time_that_is_meant_is_told(said: str, wanted: tuple[str, ...]) -> None:
    assert tuple(marked(one) for one in read(said)) == wanted


@pytest.mark.parametrize("said", NOT_TOLD)
def test_no_time_no_place_no_plan(said: str) -> None:
    assert read(said) == ()
