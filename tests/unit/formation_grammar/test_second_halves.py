"""Second halves without a subject, what was given and is used, and how long a thing took."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    # two doings of one subject
    (
        "We rent a flat in Porto and can pay 900 a month between us.",
        ("User rents a flat in Porto.", "User can pay 900 a month."),
    ),
    (
        "I keep bees and hope to sell honey next year.",
        ("User keeps bees.", "User hopes to sell honey in 2027."),
    ),
    (
        "I rent the instrument and would love to join an amateur quartet eventually.",
        ("User rents the instrument.", "User would love to join an amateur quartet eventually."),
    ),
    (
        "I've lived in Leeds for six years and work at the university.",
        ("User has lived in Leeds for six years.", "User works at the university."),
    ),
    (
        "I've had asthma since I was six and take an inhaler twice a day.",
        ("User has had asthma since they were six.", "User takes an inhaler twice a day."),
    ),
    (
        "I'm an apprentice electrician, on site four days and at college on Thursdays.",
        (
            "User is an apprentice electrician.",
            "User is on site four days and at college on Thursdays.",
        ),
    ),
    ("I left teaching two years ago to do this.", ("User left teaching in 2024.",)),
    # what was given and is used
    ("A physio gave me a splint that I wear at night.", ("User wears a splint at night.",)),
    ("The hospital has given me a brace which I wear all day.", ("User wears a brace all day.",)),
    (
        "My gran left me a piano that I play every evening.",
        ("User's gran left User a piano.", "User plays a piano every evening."),
    ),
    # what one is somewhere
    (
        "At the firm where I'm a database administrator, we're moving from Postgres 12 to 16.",
        (
            "User is a database administrator at a firm.",
            "The team is moving from Postgres 12 to 16.",
        ),
    ),
    (
        "At the firm where I'm an analyst, deploys happen on Fridays.",
        ("Deploys happen on Fridays at User's firm.", "User is an analyst at a firm."),
    ),
    # at which age
    ("At fifty-three I've taken up the cello.", ("User has taken up the cello at fifty-three.",)),
    ("At 45 I've learned to ride a horse.", ("User has learned to ride a horse at 45.",)),
    # what the clause before names
    (
        "I won't be open on Mondays because that's the day I look after my dad.",
        ("User will not be open on Mondays.", "User looks after their dad on Mondays."),
    ),
    (
        "I can't do Tuesday evenings, that's when we rehearse with the band.",
        (
            "User cannot do Tuesday evenings.",
            "User rehearses with the band on Tuesday evenings.",
        ),
    ),
    (
        "I get migraines, and red wine can bring one on.",
        ("User gets migraines.", "Red wine brings on User's migraines."),
    ),
    (
        "I get migraines about twice a month, and red wine or skipped meals will set one off.",
        (
            "User gets migraines about twice a month.",
            "Red wine or skipped meals set off User's migraines.",
        ),
    ),
    # how long it took
    (
        "I've never ridden more than 60 km in a day.",
        ("User has never ridden more than 60 km in a day.",),
    ),
    ("I've run three marathons in a year.", ("User has run three marathons in a year.",)),
    ("I can walk 20 miles in a day.", ("User can walk 20 miles in a day.",)),
    ("My exam is in a week.", ("User's exam is around 9 March 2026.",)),
    # what is all, and about how much
    (
        "I don't own an oven, only two hobs and a rice cooker.",
        ("User does not own an oven.", "User only owns two hobs and a rice cooker."),
    ),
    ("I own two hobs and a kettle.", ("User owns two hobs.", "User owns a kettle.")),
    ("I run ten miles or so a week.", ("User runs ten miles or so a week.",)),
    (
        "My dad can't walk more than a mile or so without a rest.",
        ("User's dad cannot walk more than a mile or so without a rest.",),
    ),
    (
        "I can do an hour each evening at most.",
        ("User can do an hour each evening at most.",),
    ),
    (
        "None of us wants to spend more than forty euros a day.",
        ("User does not want to spend more than forty euros a day.",),
    ),
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_each_half_is_told_of_whom_it_is(text: str, statements: tuple[str, ...]) -> None:
    """A half without a subject has that of the first; days and ages stand where they belong."""
    assert told(text) == statements


NOT_SAID: tuple[tuple[str, str], ...] = (
    (
        "I'm building a layout in the loft, based on a Welsh line in 1958. It gets hot.",
        "based",
    ),
    ("I bought a novel, based on a true story, last week.", "User is based"),
    ("We build on Rust 1.70 because Debian packages us.", "packages"),
    ("I have a son who swims and can cook.", "User can cook"),
    ("I own a shop and would like to add a second one next year.", "add a second one"),
    ("I've been learning Dutch for a year. I can read well enough.", "well enough"),
    ("We can manage 650 a month between us.", "between User"),
    ("In the story where I'm a wizard, we fly dragons.", "wizard"),
    ("At the hotel where I'm a guest, breakfast is at eight.", "guest"),
    ("That's the day I look after my dad.", " on "),
)


@pytest.mark.parametrize(("text", "words"), NOT_SAID)
def test_what_was_made_is_not_its_maker(text: str, words: str) -> None:
    """Whom or what a half is of is not guessed."""
    assert not any(words in statement for statement in told(text))


@pytest.mark.parametrize(
    "text",
    [
        "I'm only asking out of curiosity, it came up in a novel.",
        "I'm just wondering for a friend.",
        "Debian packages us.",
        "I asked my boss and can confirm it's fine.",
        "I wrote a note and hope to send it.",
        "I checked the logs and can see the error.",
        "I've used it for years and hate it.",
        "I've waited for weeks and need a refund.",
        "He gave me a book that I'm reading.",
        "A friend gave me a book that I love.",
        "You gave me a script that I run every day.",
        "At eight I've got a call.",
        "At 30 km I've hit the wall.",
        "I can be there in a day.",
        "I won't be open tomorrow.",
        "I can't bear the texture.",
        "None of us wants to stop.",
        "I'm a bit lost, on page two.",
    ],
)
def test_what_only_looks_like_it_forms_nothing(text: str) -> None:
    """It is of the talk, of the moment, or of what stands elsewhere."""
    assert told(text) == ()
