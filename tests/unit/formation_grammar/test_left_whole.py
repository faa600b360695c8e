"""What is behind a comma, bare participles, fragments, and ends that carry the sense."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Derivation, Event, EventKind

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)


def told(text: str) -> list[str]:
    """Give what a turn forms directly, in order."""
    event = Event(sequence=1, kind=EventKind.USER_MESSAGE, at=AT, recorded_at=AT, text=text)
    found = extract((event,), scope="general", policy="formation@11").candidates
    said = [c.statement for c in found if c.derivation is Derivation.DIRECT]
    return list(dict.fromkeys(said))


BEHIND_A_COMMA = {
    "we can't ship on Fridays, company policy": ["User cannot ship on Fridays."],
    "I can't eat late, acid reflux": ["User cannot eat late.", "User has acid reflux."],
    "I avoid chlorine, eczema": ["User avoids chlorine.", "User has eczema."],
    "I don't fly, panic attacks": ["User does not fly.", "User has panic attacks."],
    "I don't drive, take the tram everywhere": [
        "User does not drive.",
        "User takes the tram everywhere.",
    ],
    "I don't smoke, drink or gamble": [
        "User does not smoke.",
        "User does not drink or gamble.",
    ],
    "I'm diabetic, stable on insulin": ["User is diabetic, stable on insulin."],
    "we raise goats, currently number 40": ["User raises goats, currently number 40."],
    "I've two passports, Irish and Argentine": ["User has two passports, Irish and Argentine."],
    "I drive a 2012 Polo, automatic, diesel": ["User drives a 2012 Polo, automatic, diesel."],
    "my wife drives coaches to Rome, gone all week": [
        "User's wife drives coaches to Rome, gone all week."
    ],
    "I have two kids, a cat and zero patience": ["User has two kids.", "User has a cat."],
    "I live in Leeds, work nights, drive a van": [
        "User lives in Leeds.",
        "User works nights.",
        "User drives a van.",
    ],
}


@pytest.mark.parametrize(("text", "said"), BEHIND_A_COMMA.items())
def test_what_stands_behind_a_comma_is_no_second_verb(text: str, said: list[str]) -> None:
    """A noun, a state or a reason goes on with nothing that was denied before it."""
    assert told(text) == said


OPENERS = {
    "raised Quaker, left at 19": ["User was raised Quaker, left at 19."],
    "hired as a bookkeeper": ["User was hired as a bookkeeper."],
    "divorced 8 yrs": ["User has been divorced for 8 years."],
    "widowed in 2017": ["User was widowed in 2017."],
    "paid on the 25th": ["User is paid on the 25th."],
    "Mentored by Old Ned, I learned hedge laying.": ["User was mentored by Old Ned."],
    "tore my knee in 2015": ["User tore their knee in 2015."],
    "used to be a baker before i got into law": [
        "User used to be a baker before User got into law."
    ],
    "wear glasses in both meetings": ["User wears glasses in both meetings."],
    "Our girls were born in Accra, the little one in Hull.": [
        "User's girls were born in Accra.",
        "User's little one was born in Hull.",
    ],
    "migraines since 2010": ["User has had migraines since 2010."],
    "only woman on our drilling crew": ["User is the only woman on their drilling crew."],
    "two metal plates in my wrist": ["User has two metal plates in their wrist."],
    "no alcohol in our home, faith reasons": ["There is no alcohol in User's home."],
}


@pytest.mark.parametrize(("text", "said"), OPENERS.items())
def test_an_opener_without_its_subject_is_told_of_the_speaker(text: str, said: list[str]) -> None:
    """What was done to somebody is passive; what they did, have or are gets its verb."""
    assert told(text) == said


ENDS = {
    "I have family in Turku, my mum's side": ["User has family in Turku, their mum's side."],
    "our shop opens at 6 every day but sunday": ["User's shop opens at 6 every day but Sunday."],
    "I've had vertigo for as long as I can remember": [
        "User has had vertigo for as long as they can remember."
    ],
    "Five mornings out of seven, I row on the canal.": [
        "User rows on the canal five mornings out of seven."
    ],
    "two months a year I live in Porto": ["User lives in Porto two months a year."],
    "I'm saving for a loom, 3k so far.": ["User is saving for a loom, 3k so far."],
    "my visa expires on 9 May next year": ["User's visa expires on 9 May 2027."],
    "I'm allergic to penicillin and also to latex": [
        "User is allergic to penicillin and to latex."
    ],
    "I'm the on-call person for payroll every third week": [
        "User is the on-call person for payroll every third week."
    ],
}


@pytest.mark.parametrize(("text", "said"), ENDS.items())
def test_an_end_that_carries_the_sense_is_kept(text: str, said: list[str]) -> None:
    """A place, an exception, a share of the time and a year are part of what is told."""
    assert told(text) == said


NOTHING = (
    "taken with an Omron M7",
    "my shifts at the bakery",
    "The pantry where I volunteer every Friday",
    "widowed queen in the series, whats her name",
    "born in 1879, Einstein, right?",
    "allowed two tries on this captcha, failed both",
    "signed for the parcel next door",
    "I never got the lid off, stuck hinge",
    "I've only had the one biscuit, gave the other away",
    "because my rice burned, takeaway it is",
    "dont swim in the lake there, a guy on reddit said",
    "There's nobody left in the office who speaks Dutch this evening.",
    "i work through your list now, step five next",
)


@pytest.mark.parametrize("text", NOTHING)
def test_a_piece_of_a_sentence_forms_nothing(text: str) -> None:
    """Nobody could say what a fragment tells, or of whom."""
    assert told(text) == []
