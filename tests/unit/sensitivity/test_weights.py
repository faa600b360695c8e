"""How closely a statement is held: learned again the same, and right on others' statements."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

import pytest

from mnemic.evals.labelled import gated, sentences
from mnemic.evals.sensitivity import SENSITIVITY, statements_path
from mnemic.memory.formation.sensitivity import (
    SENSITIVE_MIN,
    sensitive_words,
    sensitivity_floor,
    weigh,
)
from mnemic.memory.formation.wording import own_words
from mnemic.memory.logits import shipped
from mnemic.memory.model import GENERAL_SCOPE, Authority, Event, EventKind, Sensitivity
from tests.support.learned import digest, drift

T0 = datetime(2026, 3, 2, 9, tzinfo=UTC)
ROOM = "mnemic.memory.formation.sensitivity"
HELD_OUT = Path(__file__).parents[2] / "cases" / "sensitivity-held-out.jsonl"
"""Statements by somebody else, which nothing was learned from: half of each kind tempts."""


def test_learning_again_gives_the_weights_that_ship() -> None:
    """Whoever changes what taught them learns anew: `make sensitivity`."""
    assert digest(statements_path()) == shipped(ROOM).learned_from
    assert len(shipped(ROOM).of) > 5_000
    assert drift(SENSITIVITY.learned(sentences(statements_path())), ROOM) <= 1


def test_what_was_kept_back_is_told_apart() -> None:
    """Floors that may only rise; a closed list of words reached 12 % at 8 % false."""
    held = sentences(HELD_OUT)
    told = gated([(one.label, weigh(one.text)) for one in held], at_least=SENSITIVE_MIN)
    assert (told.wanted, told.unwanted) == (308, 340)
    assert told.recall >= 0.91
    assert told.false_rate <= 0.14


def test_nothing_learned_from_is_kept_back_too() -> None:
    """A statement that taught cannot measure."""
    taught = {one.text.lower() for one in sentences(statements_path())}
    assert taught.isdisjoint(one.text.lower() for one in sentences(HELD_OUT))


@pytest.mark.parametrize(
    "statement",
    [
        "User has endometriosis.",
        "User takes sertraline every morning.",
        "User had a miscarriage in March.",
        "User's son is on methadone.",
        "User's husband hits them.",
        "User is on parole until May.",
        "User votes Labour.",
        "User earns 54k.",
        "User is undocumented.",
        "User prays five times a day.",
        "User is HIV positive.",
    ],
)
def test_what_tells_of_a_body_a_faith_a_crime_or_money_is_sensitive(statement: str) -> None:
    """Each was an ordinary statement by the closed list, or would be by another."""
    assert sensitivity_floor(statement) is Sensitivity.SENSITIVE


@pytest.mark.parametrize(
    "statement",
    [
        "User lives in Oslo.",
        "User has a beagle called Otis.",
        "User prefers concise answers.",
        "The team deploys on Fridays.",
        "User is learning Portuguese.",
        "User plays the oboe in a town band.",
        "User's manager is Delphine.",
        "User uses PostgreSQL 18 at work.",
        "User's flight to Rome is on 12 May.",
    ],
)
def test_an_ordinary_statement_is_not(statement: str) -> None:
    """What everybody may know of somebody stays open to every surface."""
    assert sensitivity_floor(statement) is Sensitivity.INTERNAL


def test_the_words_that_a_guess_may_not_add_are_named() -> None:
    """A guess that speaks of an illness nobody named is refused by these words."""
    assert sensitive_words("User likely has diabetes.") == {"diabetes"}
    assert sensitive_words("User takes a hearing test and sertraline.") >= {"sertraline"}
    assert sensitive_words("User likely has cycling experience.") == frozenset()
    assert sensitive_words("User has migraines.", beside="my migraine is back") == frozenset()
    assert sensitive_words("User has migraines.", beside="my head hurts") == {"migraine"}


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("Methadone, daily, since spring.", Sensitivity.SENSITIVE),
        ("Postgres backups, nightly, to the NAS.", Sensitivity.INTERNAL),
    ],
)
def test_what_is_remembered_in_free_words_is_held_as_closely(said: str, held: Sensitivity) -> None:
    """No entry reads it, so it is kept in its own words: these too say who may see them."""
    event = Event(
        1, EventKind.USER_MESSAGE, at=T0, recorded_at=T0, session_id=UUID(int=1), text=said
    )
    kept = own_words(said, event, scope=GENERAL_SCOPE, authority=Authority.USER, origin="remember")
    assert kept.sensitivity is held
