"""English of many places is read: each kind with what looks like it and tells nothing."""

from __future__ import annotations

from datetime import UTC, datetime

import anyio
import pytest

from mnemic.evals.formation_probe import Case, CaseSession, Turn, run_case
from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Event, EventKind, Polarity

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)


def _formed(*turns: str) -> list[str]:
    """Give what a talk forms; a turn that starts with "@" is the assistant's."""
    events = tuple(
        Event(
            sequence=n,
            kind=EventKind.ASSISTANT_MESSAGE if turn.startswith("@") else EventKind.USER_MESSAGE,
            at=AT,
            recorded_at=AT,
            text=turn.removeprefix("@ "),
        )
        for n, turn in enumerate(turns, 1)
    )
    found = extract(events, scope="general", policy="formation@11")
    return [c.statement for c in found.candidates if "likely" not in c.statement]


def _ended(turn: str) -> list[str]:
    event = Event(sequence=1, kind=EventKind.USER_MESSAGE, at=AT, recorded_at=AT, text=turn)
    found = extract((event,), scope="general", policy="formation@11")
    return [c.statement for c in found.candidates if c.polarity is Polarity.RETRACT]


LIVING = {
    "I am staying in Nagpur since 2016.": ["User is staying in Nagpur since 2016."],
    "My brother is staying in Doha since 2021.": ["User's brother is staying in Doha since 2021."],
    "I have been staying in Accra for six years.": [
        "User has been staying in Accra for six years."
    ],
    "I have shifted to Powai last month only.": ["User has shifted to Powai in February 2026."],
    "My sister has shifted to Mysore.": ["User's sister has shifted to Mysore."],
    "I got married last year only.": ["User got married in 2025."],
    "I work on Mondays only.": ["User works on Mondays only."],
    "We're staying in Lisbon since Tuesday.": [],
    "I shifted to Python for this script.": [],
    "we shifted to the next room": [],
}

NO_MORE = {
    "I don't coach tennis again o.": ["User no longer coaches tennis."],
    "I don't eat meat again.": ["User no longer eats meat."],
    "I don't drink alcohol again sha.": ["User no longer drinks alcohol."],
    "I don't want to see that error again.": [],
    "Don't do that again.": [],
}

KIN = {
    "My oma is about to turn 90.": ["User's oma is about to turn 90."],
    "My papaw's fixin' to turn 80, he raised me down in Hazard.": [
        "User's papaw is about to turn 80.",
        "User's papaw raised User down in Hazard.",
    ],
    "My sister runs a cafe in Deal and I bake for it.": [
        "User's sister runs a cafe in Deal.",
        "User bakes for their sister's cafe.",
    ],
    "My dad owns a garage and I do the books for it.": [
        "User's dad owns a garage.",
        "User does the books for their dad's garage.",
    ],
    "Can I print it at my uncle's shop in Aba?": ["User's uncle has a shop in Aba."],
    "My boss runs a team and I code for it.": ["User's boss runs a team."],
    "If I had my brother's shop in Hull I'd sell bikes.": [],
    "Was my nan's bakery in Hull closed years ago?": [],
    "I'm fixing to leave now.": [],
    "My da's a joiner in Paisley.": ["User's da is a joiner in Paisley."],
    "I've two weans, Isla and Rory.": [
        "User has two weans.",
        "User's weans are Isla and Rory.",
    ],
    "I cook, clean and drive for a family.": ["User cooks.", "User drives for a family."],
}

CONTRASTS = {
    "We use Postgres, not MySQL.": ["The team uses Postgres.", "The team does not use MySQL."],
    "In our team we are using Bazel and not Make.": [
        "The team is using Bazel.",
        "The team is not using Make.",
    ],
    "I ride horses, not ponies, on Sundays.": [
        "User rides horses on Sundays.",
        "User does not ride ponies on Sundays.",
    ],
    "I use the bus, not the car, to get to work.": ["User uses the bus to get to work."],
    "I wear a uniform, not my own clothes, at work.": [
        "User wears a uniform, not their own clothes, at work."
    ],
    "I use it daily, not weekly.": [],
    "We use tabs, not spaces, in this file.": [],
}

NAMES = {
    "My full name is Chukwuemeka Obi but people call me Emeka.": [
        "User's full name is Chukwuemeka Obi.",
        "User goes by Emeka.",
    ],
    "My name is Maria Antonia, call me Toni.": [
        "User's name is Maria Antonia.",
        "User wants to be called Toni.",
    ],
    "They asked for my full name, it's Ana Lucia Prado.": ["User's full name is Ana Lucia Prado."],
    "Everyone at work calls me Mac.": ["User goes by Mac."],
    "People call me when it breaks.": [],
    "People call me lazy.": [],
}

ROLES_AND_SKILLS = {
    "Speaking as a nurse, I find that odd.": ["User is a nurse."],
    "Speaking as a former teacher, I hate marking.": [
        "User is a former teacher.",
        "User hates marking.",
    ],
    "Speaking as a pirate, I have two parrots.": [],
    "Speaking as the villain, I live in a tower.": [],
    "I know Photoshop pretty well.": ["User knows Photoshop pretty well."],
    "My brother knows AutoCAD inside out.": ["User's brother knows AutoCAD inside out."],
    "I know Anna well.": [],
    "I know Excel well enough to see that the formula is wrong.": [],
    "I'm learning the guzheng with a teacher in Perth.": [
        "User is learning the guzheng with a teacher in Perth."
    ],
    "I'm learning the ropes.": [],
}

DAYS_AND_CARE = {
    "Never book me anything after six.": ["User wants nothing scheduled after six."],
    "Don't book me anything today after four.": [],
    "On Fridays I'm off from one for prayers.": ["User is off from one for prayers on Fridays."],
    "For my eyes I see Dr Lee.": ["User sees Dr Lee for their eyes."],
    "I see Dr Lee tomorrow for my eyes.": [],
    "Our server is on Ubuntu 22.04.": ["The team's server is on Ubuntu 22.04."],
    "The server is on fire.": [],
    "I have a Honda City, kindly tell the tyre pressure.": ["User has a Honda City."],
    "I'm playing in the brass band again.": ["User plays in the brass band."],
    "I'm playing with the settings again.": [],
    "I'm running the test again.": [],
}


@pytest.mark.parametrize(
    ("turn", "formed"),
    [
        (turn, formed)
        for table in (LIVING, NO_MORE, KIN, CONTRASTS, NAMES, ROLES_AND_SKILLS, DAYS_AND_CARE)
        for turn, formed in table.items()
    ],
)
def test_what_is_told_in_another_english_is_formed(turn: str, formed: list[str]) -> None:
    """A turn forms these statements and no other."""
    assert _formed(turn) == formed


def test_what_stresses_is_no_end() -> None:
    """ "Again" behind a denied habit ends it; hours off work end nothing."""
    assert _ended("I don't eat meat again.") == ["User no longer eats meat."]
    assert _ended("On Fridays I'm off from one for prayers.") == []
    assert _ended("I'm off from work today.") == []


OFFER = "@ Shall I note that you are vegetarian and that you live in Hull?"


@pytest.mark.parametrize(
    ("offer", "reply", "formed"),
    [
        (OFFER, "Vegetarian no, Hull yes.", ["User lives in Hull."]),
        (
            OFFER,
            "Hull yes, but I'm not vegetarian.",
            ["User is not vegetarian.", "User lives in Hull."],
        ),
        (OFFER, "Vegetarian yes. Hull no.", ["User is vegetarian."]),
        (OFFER, "Yes to Hull, no to vegetarian.", ["User lives in Hull."]),
        (OFFER, "Vegetarian no. Hull no.", []),
        (OFFER, "Leeds yes.", []),
        ("@ Do you want the red or the blue?", "Red yes, blue no.", []),
        ("@ Noted.", "Vegetarian no.", []),
    ],
)
def test_a_suggestion_is_taken_up_in_part(offer: str, reply: str, formed: list[str]) -> None:
    """Only the half that is named with a yes is told, and "no" is no part of a statement."""
    assert sorted(_formed(offer, reply)) == sorted(formed)


def _live(*turns: str) -> list[str]:
    """Give what is believed when each turn was a session of its own, a month apart."""
    sessions = tuple(
        CaseSession(id=f"s{n}", at=AT.replace(month=n), turns=(Turn(text=turn),))
        for n, turn in enumerate(turns, 1)
    )
    result = anyio.run(run_case, Case(id="talk", sessions=sessions))
    return [b.statement for b in result.formed if b.status in {"provisional", "active"}]


@pytest.mark.parametrize(
    ("turns", "live"),
    [
        (("I stay in Wakad.", "We have shifted to Baner last week only."), "Baner"),
        (("I work from Utrecht.", "I work from Leiden now."), "Leiden"),
        (
            ("My friend Ruud works from Delft.", "Ruud no longer works from Delft."),
            "no longer works from Delft",
        ),
        (
            ("I've left the brass band.", "I'm playing in the brass band again."),
            "plays in the brass band",
        ),
        (("I see Dr Petrescu for my back.", "Forget who I see for my back."), ""),
        (("I take lessons with Coach Obi.", "Forget who I take lessons with."), ""),
        (("I see Dr Lee for my eyes.", "Forget who I see for my back."), "Dr Lee"),
        (
            ("My sister has car insurance with Axa.", "My sister no longer has a car."),
            "car insurance",
        ),
        (("My brother works from a shed.", "My brother no longer works in a bank."), "shed"),
    ],
)
def test_what_comes_later_ends_what_it_means(turns: tuple[str, ...], live: str) -> None:
    """One telling stands at the end, or none where it was to be forgotten."""
    told = [one for one in _live(*turns) if not one.startswith("User's friend is ")]
    assert [live in one for one in told] == ([True] if live else [])
