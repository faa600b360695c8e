"""Phrases of time against the turn's own instant and zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from mnemic.memory.formation.timephrases import NO_TIME, Precision, Relation, TimeScope, resolve

SAID_AT = datetime(2024, 3, 4, 20, 0, tzinfo=UTC)  # a Monday


def days(scope: TimeScope) -> tuple[str | None, str | None]:
    """Give both ends as dates."""
    ends = (scope.valid_from, scope.valid_to)
    first, last = (None if end is None else end.date().isoformat() for end in ends)
    return first, last


OPEN = [
    ("I've been working nights since last month and still am.", "2024-02-01"),
    ("I've lived here since 2019", "2019-01-01"),
    ("I have been ill since Tuesday", "2024-02-27"),
    ("I've been here since March", "2024-03-01"),
    ("I've been here since November", "2023-11-01"),
    ("I've been vegan since May 2021", "2021-05-01"),
    ("I've been off since last week", "2024-02-26"),
    ("I've played the cello for about six years", "2018-01-01"),
    ("I've been dieting for the past 3 months", "2023-12-01"),
    ("I've run for a year and a half", "2022-09-01"),
    ("it's been two years since I moved", "2022-01-01"),
    ("I've had it since the 90s", "1990-01-01"),
]


@pytest.mark.parametrize(("text", "first"), OPEN)
def test_an_open_interval_starts_where_the_words_say(text: str, first: str) -> None:
    """Since and for open an interval that reaches to the turn."""
    scope = resolve(text, SAID_AT)
    assert days(scope) == (first, None)
    assert scope.still_open
    assert not scope.past


CLOSED = [
    ("I'm away until Wednesday", None, "2024-03-06", False),
    ("I'm off till the end of the month", None, "2024-03-31", False),
    ("I lived in Rome until 2019", None, "2019-12-31", True),
    ("I'm in Berlin from Monday to Friday", "2024-03-04", "2024-03-08", False),
    ("I worked at Acme from 2015 to 2019", "2015-01-01", "2019-12-31", True),
    ("I worked there 2015-2019", "2015-01-01", "2019-12-31", True),
    ("I'm on leave from June 3 to June 10", "2024-06-03", "2024-06-10", False),
    ("I moved yesterday", "2024-03-03", "2024-03-03", True),
    ("The move finished last weekend", "2024-03-02", "2024-03-03", True),
    ("I moved to Oslo in 2019", "2019-01-01", "2019-12-31", True),
    ("I quit two years ago", "2022-01-01", "2022-12-31", True),
    ("I met Ana on 3 May 2021", "2021-05-03", "2021-05-03", True),
    ("I met her on Tuesday", "2024-02-27", "2024-02-27", True),
    ("I'm travelling next week", "2024-03-11", "2024-03-17", False),
    ("I'll be back in two weeks", "2024-03-18", "2024-03-24", False),
]


@pytest.mark.parametrize(("text", "first", "last", "past"), CLOSED)
def test_a_closed_interval(text: str, first: str | None, last: str, *, past: bool) -> None:
    """Until, from-to and named times close an interval at the end of its last day."""
    scope = resolve(text, SAID_AT)
    assert days(scope) == (first, last)
    assert (scope.past, scope.still_open) == (past, False)
    assert scope.valid_to is not None
    assert scope.valid_to.hour == 23


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("As of next week I work at Acme", "2024-03-11"),
        ("Starting in June I'll be in Rome", "2024-06-01"),
        ("I work at Acme from April on", "2024-04-01"),
    ],
)
def test_a_start_that_lies_ahead(text: str, first: str) -> None:
    """A claim may begin after the turn."""
    scope = resolve(text, SAID_AT)
    assert days(scope) == (first, None)
    assert (scope.relation, scope.still_open, scope.past) == (Relation.FROM, False, False)


@pytest.mark.parametrize(
    "text",
    [
        "I like jazz",
        "We deploy on Fridays",
        "My flight is on Friday",
        "I work from Monday to Friday",
        "My birthday is in March",
        "I bought 2000 shares",
        "I read 1984",
        "I may go",
        "I've been sober for 5000 years",
        "I sat down in the sun",
    ],
)
def test_what_names_no_time_stays_unknown(text: str) -> None:
    """Habits, bare days and numbers are never guessed into dates."""
    assert resolve(text, SAID_AT) == NO_TIME


def test_a_span_told_in_the_past_has_no_place() -> None:
    """Six years somewhere in the past are not six years before the turn."""
    scope = resolve("I lived there for six years", SAID_AT)
    assert (days(scope), scope.past) == ((None, None), True)


def test_used_to_is_past_without_dates() -> None:
    """A former habit has ended; when is unknown."""
    scope = resolve("I used to smoke", SAID_AT)
    assert (days(scope), scope.past) == ((None, None), True)


def test_the_turn_s_zone_decides_the_day() -> None:
    """Late on Monday in UTC is Tuesday in Tokyo: yesterday differs."""
    tokyo = timezone(timedelta(hours=9))
    said_at = SAID_AT.astimezone(tokyo)
    scope = resolve("I moved yesterday", said_at)
    assert days(scope) == ("2024-03-04", "2024-03-04")
    assert scope.valid_from == datetime(2024, 3, 4, tzinfo=tokyo)
    assert days(resolve("I moved yesterday", SAID_AT)) == ("2024-03-03", "2024-03-03")


def test_the_same_words_said_later_mean_later() -> None:
    """Only the instant that is passed in counts."""
    later = SAID_AT.replace(year=2026)
    scope = resolve("I've been ill since last month", later)
    assert days(scope) == ("2026-02-01", None)


def test_the_phrase_is_found_in_its_clause() -> None:
    """The offsets give the exact phrase, and the precision its coarseness."""
    text = "I've worked nights since last month and still am."
    scope = resolve(text, SAID_AT)
    assert text[scope.start : scope.end] == "since last month"
    assert scope.precision is Precision.MONTH


def test_an_instant_without_a_zone_is_refused() -> None:
    """A naive instant has no day."""
    with pytest.raises(ValueError, match="aware"):
        resolve("since Monday", SAID_AT.replace(tzinfo=None))
