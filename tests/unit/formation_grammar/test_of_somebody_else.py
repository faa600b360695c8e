"""What is said of somebody else, denied, framed or long over is never told of the speaker."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Event, EventKind

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)

# fmt: off
CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    # An aside between somebody and their verb.
    ("niece Tilda, the loud one, plays the drums", ("User's niece is Tilda.", "Tilda plays the drums.")),
    ("dad's retired, collects stamps", ("User's dad is retired.", "User's dad collects stamps.")),
    ("Sven, from the sitcom, drives a tank", ()),
    ("single mum, lives in Leeds, no car", ("User is a single mum.", "User lives in Leeds.", "User has no car.")),
    # Frames of tales, sums and pictures.
    ("the wife in the case study sells boats", ()),
    ("One of the brothers in the riddle never lies.", ()),
    ("My sister sings in the film club.", ("User's sister sings in the film club.",)),
    # Whose words they were, told at the end.
    ("never buy a used boiler, a guy on a forum wrote", ()),
    ("most owls hunt at night, I read", ()),
    # Denied together.
    ("we don't watch tv or play games", ("User does not watch tv.", "User does not play games.")),
    ("I never eat fish or touch eggs", ("User never eats fish.", "User never touches eggs.")),
    ("I hate cold calls, just text me", ("User hates cold calls.",)),
    ("my aunt's blind, can't read print", ("User's aunt is blind.", "User's aunt cannot read print.")),
    # Relatives of what stands before the nearest noun.
    ("There's nobody in our street who owns a car", ("There is nobody in User's street who owns a car.",)),
    ("there's a bus in our village that runs twice a day", ("There is a bus in User's village that runs twice a day.",)),
    # What was done to somebody.
    ("elected to the parish council in may", ("User was elected to the parish council in May 2025.",)),
    ("raised in Leeds by my gran", ("User was raised in Leeds by their gran.",)),
    ("adopted a dog from Spain", ("User adopted a dog from Spain.",)),
    # Years.
    ("started at the bakery in november", ("User started at the bakery in November 2025.",)),
    ("my pay went up to 34k in april", ("User's pay went up to 34k in April 2025.",)),
    # How well a language is spoken is no nation.
    ("rusty French, fluent in Polish, two kids", ("User speaks rusty French.", "User is fluent in Polish.", "User has two kids.")),
    # Which one is meant.
    ("Our village has a brass band and I conduct it.", ("User's village has a brass band.", "User conducts the brass band.")),
    ("Forget where my sister lives.", ("Where User's sister lives is no longer to be remembered.",)),
    ("keep hens on the allotment, two coops", ("User keeps hens on the allotment.",)),
    ("keep seeing rats on the news", ()),
)
# fmt: on


def _formed(text: str) -> tuple[str, ...]:
    event = Event(sequence=1, kind=EventKind.USER_MESSAGE, at=AT, recorded_at=AT, text=text)
    made = extract((event,), scope="general", policy="formation@11").candidates
    return tuple(one.statement for one in made)


@pytest.mark.parametrize(("text", "statements"), CASES)
def test_a_clause_tells_of_whom_it_is(text: str, statements: tuple[str, ...]) -> None:
    """A verb is of its own subject, a denial of both halves, a frame of nobody."""
    assert set(statements) <= set(_formed(text)) if statements else _formed(text) == ()


@pytest.mark.parametrize(
    ("text", "guess"),
    [
        ("I run the help desk of a hospital", "woodworking"),
        ("I run the village library", "software"),
        ("my cello is too quiet in this mix", "cello"),
        ("I'm making a board game with my sister", "software"),
    ],
)
def test_one_misleading_word_is_no_ground_for_a_guess(text: str, guess: str) -> None:
    """A desk that is run is no furniture."""
    assert not any(guess in said for said in _formed(text) if "likely" in said)
