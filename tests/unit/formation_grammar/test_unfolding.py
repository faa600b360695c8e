"""Complex sentences tell what their simple clauses would, and stay silent where they suppose."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.grammar.unfolding import unfold
from mnemic.memory.formation.grammar.words import read as words_of
from mnemic.memory.formation.moods import Mood
from tests.unit.formation_grammar.said import turn
from tests.unit.formation_grammar.test_rich_forms import marked, read

UNFOLDED = [
    # Brackets and dashes.
    (
        "What's a decent hoover for hard floors (we've got three greyhounds)?",
        ("+ User has three greyhounds.",),
    ),
    (
        "My daughter (she's 6) loves maps.",
        ("+ User's daughter loves maps.", "+ User's daughter is 6."),
    ),
    # Relative clauses.
    (
        "My cousin, who runs a print shop in Porto, wants a logo.",
        ("+ User's cousin wants a logo.", "+ User's cousin runs a print shop in Porto."),
    ),
    (
        "How do I heat my workshop, which has no insulation, without going broke?",
        ("+ User's workshop has no insulation.",),
    ),
    (
        "What should I pack for my 7-year-old who gets carsick on bends?",
        ("+ User's 7-year-old gets carsick on bends.",),
    ),
    (
        "My Skoda, which I bought second-hand in 2020, rattles.",
        ("+ User's Skoda rattles.", "+ User bought their Skoda second-hand in 2020."),
    ),
    (
        "I'm colour-blind, which is why I label my paints.",
        ("+ User is colour-blind.", "+ User labels their paints."),
    ),
    # What somebody or something is told to be.
    (
        "My flatmate Oskar, a trainee pilot, gets up early.",
        ("+ User's flatmate is Oskar.", "+ Oskar gets up early.", "+ Oskar is a trainee pilot."),
    ),
    (
        "Our boiler, an ancient Potterton, is in the loft.",
        ("+ User's boiler is in the loft.", "+ User's boiler is an ancient Potterton."),
    ),
    # Participles and "as a ...".
    (
        "Being a night porter at a hotel, I sleep from nine to four.",
        ("+ User is a night porter at a hotel.", "+ User sleeps from nine to four."),
    ),
    (
        "Having moved to Tromsø in 2018, how do I dress for the cold?",
        ("+ User moved to Tromsø in 2018.",),
    ),
    (
        "Being a single dad of two girls, how do I braid hair?",
        ("+ User is a single dad of two girls.", "+ User has two girls."),
    ),
    (
        "I'm a piano tuner, living in Tampere.",
        ("+ User is a piano tuner.", "+ User lives in Tampere."),
    ),
    (
        "As someone who faints at needles, how do I get through a blood test?",
        ("+ User faints at needles.",),
    ),
    (
        "As the carer for my husband, who's had gout since 2019, I need a routine.",
        (
            "+ User is the carer for their husband.",
            "+ User's husband has had gout since 2019.",
        ),
    ),
    ("Having turned 71 in May, how do I start tai chi?", ("+ User turned 71 in May 2025.",)),
    (
        "Having broken my wrist in March, and being right-handed, how do I type?",
        ("+ User broke their wrist in March.", "+ User is right-handed."),
    ),
    # What goes along.
    (
        "We intend to relocate to Ljubljana in 2027, my wife having accepted a post there.",
        (
            "+ User intends to relocate to Ljubljana in 2027.",
            "+ User's wife has accepted a post.",
        ),
    ),
    (
        "After fourteen years in consulting I want to launch a shop.",
        ("+ User has spent fourteen years in consulting.", "+ User wants to launch a shop."),
    ),
    (
        "With no garden and no car, where can I grow leeks?",
        ("+ User has no garden.", "+ User has no car."),
    ),
    # Sentences turned around.
    ("It's my left ear that I'm deaf in.", ("+ User is deaf in their left ear.",)),
    ("It's canasta I play on Mondays.", ("+ User plays canasta on Mondays.",)),
    ("It's cats I'm allergic to.", ("+ User is allergic to cats.",)),
    ("It's my sister I live with.", ("+ User lives with their sister.",)),
    ("What I do is restore church organs.", ("+ User restores church organs.",)),
    ("Curly hair is what I specialise in.", ("+ User specialises in curly hair.",)),
    ("All we own is two tents.", ("+ User only owns two tents.",)),
    ("Literary work I refuse.", ("+ User refuses literary work.",)),
    ("The van I've got is a 2009 Transit.", ("+ User's van is a 2009 Transit.",)),
    (
        "The food bank where I volunteer every Friday is in the Methodist hall on Canal Street.",
        (
            "+ User's food bank is in the Methodist hall on Canal Street.",
            "+ User volunteers at the food bank every Friday.",
        ),
    ),
    (
        "I lead Android at a ticketing company where minSdk is still 23.",
        ("+ User leads Android at a ticketing company.",),
    ),
    # Grounds.
    (
        "The reason I ask is that my landlord forbids candles.",
        ("+ User's landlord forbids candles.",),
    ),
    (
        "Seeing as my mother-in-law minds the baby on Tuesdays, is lunch at ours rude?",
        ("+ User's mother-in-law minds the baby on Tuesdays.",),
    ),
    (
        "Keep it short because my husband has macular degeneration.",
        ("+ User wants answers kept short.", "+ User's husband has macular degeneration."),
    ),
    (
        "I live in Galway since the spring of 2019.",
        ("+ User lives in Galway since the spring of 2019.",),
    ),
    # Two subjects.
    (
        "I've got 340 sediment cores in freezer B, and reviewer 2 now wants grain size.",
        (
            "+ User has 340 sediment cores in freezer B.",
            "~ User likely has sedimentology experience.",
        ),
    ),
]

SILENT = [
    "What if my landlord, who lives abroad, sold the house tomorrow?",
    "Suppose my brother, who runs a bakery, moved to Lyon: what would he pay in rent?",
    "Write a limerick about my uncle, who sold his farm and bought a submarine.",
    "She told me that her cousin, a trainee pilot, gets up at four. Is that normal?",
    "He claimed that his wife, a surgeon, earns twice as much. Should I believe him?",
    "What do you call a man who hates peas and lives on a boat?",
    "Being a character in this story, I live in a tower and own nine ravens.",
    "Judging by the logs, the worker I started is out of memory.",
    "Standing here in the rain, is it left or right at the church?",
    "With a sharp knife, cut the onions, which are in the bowl, into rings.",
    "With no further ado, what is the capital of Chad?",
    "The function I wrote, which takes two lists, returns None.",
    "The error I get is a timeout.",
    "What I mean is that the second paragraph drags.",
    "It's the second option that I like.",
    "The reason the test fails is that the mock returns a list.",
    "If I were a single dad, living in Lagos, how would I find a nanny?",
    "As a rule of thumb I hear you need a litre per hour; is that right?",
    "As a last resort I could reboot.",
    "As a user I want to filter by date.",
    "Having two kids is expensive, isn't it?",
    "Living in a city is cheaper, no?",
    "The part I like is the intro.",
    "Nothing I do helps.",
    "The band I like, a loud one, is late.",
    "Given that the sample is small, is the t-test valid?",
    "My test subject, a 40-year-old man who smokes, improved.",
    "My phone, an hour ago at 80%, is nearly dead.",
    "What we have is a race condition.",
    "With your approach and no cache, how slow is it?",
    "With my phone on 4%, please be quick: which exit?",
    "Explain recursion to a child who loves trains.",
    "Translate: my neighbour, who is a baker, has two dogs.",
]


APART = [
    (
        "My stepson, 14, who lives with us every other week, won't eat anything green",
        "My stepson wo n't eat anything green",
        ("My stepson is 14", "My stepson lives with us every other week"),
    ),
    (
        "Ottilie, our youngest, can't be near cashews and carries an EpiPen in a pouch",
        "our youngest Ottilie ca n't be near cashews",
        ("our youngest Ottilie carries an EpiPen in a pouch",),
    ),
    (
        "Dmitri is on call on Mondays, Wanjiru on Thursdays, and I do the releases",
        "Dmitri is on call on Mondays",
        ("Wanjiru is on call on Thursdays", "I do the releases"),
    ),
    ("I avoid my friends who smoke", "I avoid my friends who smoke", ()),
]


@pytest.mark.parametrize(("text", "host", "told"), APART)
def test_what_is_told_is_taken_out_of_its_host(text: str, host: str, told: tuple[str, ...]) -> None:
    """A construction gives what is left of a clause, and the clauses that it told."""
    parts = unfold(text, words_of(text), Mood.STATEMENT)
    assert " ".join(w.text for w in parts.host) == host
    assert tuple(" ".join(w.text for w in one) for one in parts.told) == told


@pytest.mark.parametrize(("text", "lines"), UNFOLDED)
def test_a_complex_sentence_tells_its_simple_clauses(text: str, lines: tuple[str, ...]) -> None:
    """Each clause that is folded into another is read like one that was said by itself."""
    assert tuple(marked(found) for found in read(text)) == lines


@pytest.mark.parametrize(("text", "lines"), UNFOLDED)
def test_the_evidence_is_what_was_said(text: str, lines: tuple[str, ...]) -> None:
    """Whatever was moved, the span that is cited stands in the turn."""
    said = turn(text).text
    assert said is not None
    for found in read(text):
        (span,) = found.evidence_spans
        assert span.text in said


@pytest.mark.parametrize("text", SILENT)
def test_what_is_folded_into_a_supposition_or_a_tale_forms_nothing(text: str) -> None:
    """Nothing is told under a supposition, in a report, in a tale, or of the work at hand."""
    assert read(text) == ()
