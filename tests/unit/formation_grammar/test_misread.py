"""A noun is no verb and a "has" no "is": what is told beside them stays told."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

MISREAD = (
    # a noun or an adverb behind a comma, where a verb may share its subject
    (
        "i play padel on thursdays at nine, court 3.",
        "User courts 3.",
        "User plays padel on Thursdays at nine.",
    ),
    (
        "I drive a lorry between Gdansk and Rotterdam, home each second weekend.",
        "User homes each second weekend.",
        "User drives a lorry between Gdansk and Rotterdam.",
    ),
    (
        "I walk to the church and back every day.",
        "User backs every day.",
        "User walks to the church.",
    ),
    (
        "My husband Tadeusz has heart failure, third stage.",
        "Tadeusz thirds stage.",
        "Tadeusz has heart failure.",
    ),
    (
        "Our Year 10 group does AQA, paper 2 in June.",
        "User's Year 10 group papers 2 in June.",
        "User's Year 10 group does AQA.",
    ),
    # "has" in the guise of "is"
    (
        "Claudio and I split after nineteen years, he's kept the flat in Viale Monza.",
        "Claudio is kept the flat in Viale Monza.",
        "Claudio has kept the flat in Viale Monza.",
    ),
    (
        "My cat's called Hector and he's no teeth on the left.",
        "User's cat Hector is no teeth on the left.",
        "User's cat Hector has no teeth on the left.",
    ),
    (
        "The house was built in 1864 and it's got no damp course, my father wouldn't have one.",
        "The house is got no damp course.",
        "The house has no damp course.",
    ),
    # how many we are
    ("We're three sisters.", "User is three sisters.", "User is one of three sisters."),
    (
        "We're two households under one roof.",
        "User is two households under one roof.",
        "User is part of two households under one roof.",
    ),
    (
        "We're seven at table.",
        "User is seven at table.",
        "There are seven people in User's household.",
    ),
    ("We're two.", "User is two.", "There are two people in User's household."),
    # a verb in two words
    ("we self host fonts, gdpr.", "User selfs host fonts, Gdpr.", "User self hosts fonts, Gdpr."),
    (
        "I hand piece everything, no machine in the house.",
        "User hands piece everything, no machine in the house.",
        "User hand pieces everything, no machine in the house.",
    ),
)


@pytest.mark.parametrize(("text", "garbled", "stands"), MISREAD)
def test_what_only_looks_like_a_verb_makes_no_statement(
    text: str, garbled: str, stands: str
) -> None:
    made = told(text)
    assert garbled not in made
    assert stands in made


NOTHING = (
    "the registrar's office shut at noon.",
    "I do the books. the hoover's just coughed and died.",
    "I do the books. The system's logged me out mid-note.",
    "I do the books. the firm's just quoted 2,760.",
    "A friend and I shared a taxi.",
    "An indoor routine, 15 min.",
)


@pytest.mark.parametrize("text", NOTHING)
def test_what_happened_just_now_and_what_is_asked_for_is_not_had(text: str) -> None:
    said = [one for one in told(text) if one != "User does the books."]
    assert said == []


KEPT = (
    ("I'm a translator and charge 9 cents a word.", "User charges 9 cents a word."),
    ("I run marathons, lift weights.", "User lifts weights."),
    ("my dad's 88 and he doesn't drive or cook.", "User's dad does not cook."),
    ("We batch cook Sundays.", "User batch cooks Sundays."),
    ("I do the drivers. The till's Square.", "The till is Square."),
    ("I do the drivers. The boiler's serviced every March.", "The boiler's serviced every March."),
    ("I write crime novels.", "User writes crime novels."),
    ("my scarf's too wide at 64.", "User's scarf is too wide at 64."),
    ("My dog's got a bad hip.", "User's dog has a bad hip."),
    ("bad knee since the skiing thing in 2016 so pls no lunges", "User wants no lunges."),
    ("I'm dyslexic so keep paragraphs short", "User wants the assistant to keep paragraphs short."),
)


@pytest.mark.parametrize(("text", "stands"), KEPT)
def test_a_verb_that_is_one_is_read(text: str, stands: str) -> None:
    assert stands in told(text)


GROUNDS = (
    ("I'm paid by the minute of film, so speed matters.", "User wants matters sped."),
    ("Hilde's nearly deaf so hand signals.", "User wants signals handed."),
    (
        "The shed has no socket, so it charges in the bathroom.",
        "User wants charges shed in the bathroom.",
    ),
)


@pytest.mark.parametrize(("text", "garbled"), GROUNDS)
def test_a_noun_and_its_verb_are_no_order(text: str, garbled: str) -> None:
    assert garbled not in told(text)
