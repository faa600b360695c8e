"""What kinds of things do to their speaker, what is so at work here, and what is only almost so."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.test_rich_forms import marked, read

TOLD = (
    (
        "I always go for dark themes btw, the light ones give me migraines.",
        ("+ User always goes for dark themes.", "+ Light themes give User migraines."),
    ),
    (
        "I always go for flat shoes, the high ones give me blisters.",
        ("+ User always goes for flat shoes.", "+ High shoes give User blisters."),
    ),
    (
        "I opt for decaf drinks because the strong ones give me palpitations.",
        ("+ User opts for decaf drinks.", "+ Strong drinks give User palpitations."),
    ),
    (
        "Runbooks are in Confluence but the real ones are in a drawer.",
        ("+ Runbooks are in Confluence.", "+ The real runbooks are in a drawer."),
    ),
    (
        "I prefer film cameras, the digital ones bore me.",
        ("+ User prefers film cameras.", "+ Digital cameras bore User."),
    ),
    (
        "Short paragraphs and plain fonts help me far more than big blocks of text.",
        ("+ Short paragraphs and plain fonts help User far more than big blocks of text.",),
    ),
    (
        "Release train leaves every second Thursday here, and code freeze is the Tuesday before.",
        ("+ The team's release train leaves every second Thursday.",),
    ),
    (
        "Sprint planning happens on Mondays here.",
        ("+ The team's sprint planning happens on Mondays.",),
    ),
    ("On-call rotates every Monday here.", ("+ The team's on-call rotates every Monday.",)),
    ("I'm married to a nurse.", ("+ User is married to a nurse.",)),
    (
        "I'm married to my high school sweetheart.",
        ("+ User is married to their high school sweetheart.",),
    ),
    ("My sister is married to a Finn.", ("+ User's sister is married to a Finn.",)),
    ("I basically only eat rice.", ("+ User only eats rice.",)),
)

NOT_TOLD = (
    "The red ones give me a headache.",
    "Recipes and ideas help me plan dinner.",
    "Thanks guys help me focus on one thing.",
    "Fish dishes give me ten of them.",
    "It rains every day here.",
    "The bus leaves every hour here.",
    "The next release is on Thursday here.",
    "haha at this point I'm basically married to my coffee machine.",
    "I'm married to the sea.",
    "My brother is married to his work.",
    "I'm divorced from my treadmill.",
    "I'm in a committed relationship with my sofa.",
    "I'm practically a vampire these days.",
    "I basically live at the office.",
    "My dog is basically my therapist.",
    "At this point I'm basically a barista.",
)


@pytest.mark.parametrize(("said", "wanted"), TOLD)
def test_what_is_done_to_the_speaker_is_told(said: str, wanted: tuple[str, ...]) -> None:
    assert tuple(marked(one) for one in read(said)) == wanted


@pytest.mark.parametrize("said", NOT_TOLD)
def test_what_is_ordered_joked_or_of_nobody_is_not(said: str) -> None:
    assert read(said) == ()
