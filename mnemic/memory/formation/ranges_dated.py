"""Ranges whose ends share what is said once (`formation@11` on).

The year behind "from January to March last year" belongs to both months, and the month behind
"from 3 to 10 April" to both days; a range that names no year carries the one that it means. The
frozen readers of time date each end by itself, or none.
"""

from __future__ import annotations

import re
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.anchors import (
    MONTH_NUMBER,
    Precision,
    Stretch,
    day_stretch,
    month_stretch,
)
from mnemic.memory.formation.numerals import cardinal
from mnemic.memory.formation.past_years import is_past
from mnemic.memory.model import Candidate, Event, Polarity

_MONTH = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december|"
    r"jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)"
)
_DAY = r"[0-3]?\d(?:st|nd|rd|th)?"


def _end(name: str) -> str:
    """Give the pattern of one end: "March", "4 January", "the 3rd", "April 3"."""
    return (
        rf"(?:the\s+)?(?:(?P<{name}_day>{_DAY})(?!\d|\s*(?:am|pm)\b)(?:\s+(?:of\s+)?(?P<{name}_month>{_MONTH})\b)?|"
        rf"(?P<{name}_first>{_MONTH})\b(?:\s+(?P<{name}_behind>{_DAY})(?!\d))?)"
    )


_YEAR_BEHIND = (
    r"(?:,?\s+(?:in\s+|of\s+)?(?:(?P<year>(?:19|20)\d\d)\b|(?P<side>last|this|next)\s+year\b|"
    r"(?P<count>\w+)\s+years?\s+ago\b))"
)
_TO = r"(?:\s+(?:to|until|till|through|and)\s+|\s*[-–]\s*)"
_TOLD = re.compile(
    rf"\b(?:(?:from|between)\s+)?{_end('low')}{_TO}{_end('high')}{_YEAR_BEHIND}?(?![\w/:%])", re.I
)
_SHOWN = re.compile(
    r"(?P<lead>\b(?:from|between)\s+)?\b(?:the\s+)?"
    rf"(?P<low>(?:{_DAY}(?:\s+(?:of\s+)?{_MONTH})?|{_MONTH}(?:\s+{_DAY})?)\b)"
    rf"(?:,?\s+(?:in\s+)?(?:19|20)\d\d)?(?P<to>{_TO})(?:the\s+)?"
    rf"(?P<high>(?:{_DAY}(?:\s+(?:of\s+)?{_MONTH})?|{_MONTH}(?:\s+{_DAY})?)\b)"
    rf"{_YEAR_BEHIND}?",
    re.I,
)
_RECURS = re.compile(
    r"\b(?:every|each|always|usually|annually|normally|generally|most)\b|\byears\b(?!\s+ago)", re.I
)

_MAY_DO = re.compile(r"\S+\s*(?:to|and|[-–])\s*\S+\s+may\s+[a-z]")
"""What a number of people may do: "groups of 3 to 10 may join"."""


class _Range(Struct, frozen=True):
    """Hold the ends of a range by month and day (0 where none is named), low before high."""

    low: tuple[int, int]
    high: tuple[int, int]

    def ends(self, year: int, at: datetime) -> tuple[Stretch, Stretch] | None:
        """Give both ends of the range that closes in `year`."""
        low = _stretch(year - (self.low > self.high), self.low, at)
        high = _stretch(year, self.high, at)
        return None if low is None or high is None else (low, high)


def with_range_dated(candidate: Candidate, span: str, event: Event) -> Candidate | None:
    """Give "from January to March last year" in that year; None where no range is to be dated."""
    told, written = _TOLD.search(span), _SHOWN.search(candidate.statement)
    if told is None or written is None or _RECURS.search(span) is not None:
        return None
    found = None if _MAY_DO.match(span, told.start()) else _read(told)
    if found is None or candidate.polarity is Polarity.RETRACT:
        return None
    year = _year(told, found, event.at, past=is_past(candidate.statement))
    ends = None if year is None else found.ends(year, event.at)
    if ends is None:
        return None
    low, high = ends
    said = candidate.statement
    shown = f"{written.group('lead') or ''}{_named(low, high, written.group('to'))}"
    over = high.last < event.at
    opened = over and candidate.valid_to is None and not found.low[1]
    return replace(
        candidate,
        statement=f"{said[: written.start()]}{shown}{said[written.end() :]}",
        valid_from=low.first,
        valid_to=None if opened else high.last,
    )


def _read(told: re.Match[str]) -> _Range | None:
    """Read both ends; only what the frozen reader leaves undated is one of ours."""
    low_month = told["low_month"] or told["low_first"]
    high_month = told["high_month"] or told["high_first"]
    low_day, high_day = _day(told, "low"), _day(told, "high")
    year = told["year"] or told["side"] or told["count"]
    shares_month = bool(low_day and high_day) and (low_month is None) != (high_month is None)
    shares_year = bool(year and low_month and high_month) and bool(low_day) == bool(high_day)
    if not (shares_month or shares_year) or (told["count"] and cardinal(told["count"]) is None):
        return None
    first, last = low_month or high_month, high_month or low_month
    return _Range(low=(_number(first), low_day), high=(_number(last), high_day))


def _number(month: str) -> int:
    return MONTH_NUMBER[month[:3].lower()]


def _day(told: re.Match[str], name: str) -> int:
    written = told[f"{name}_day"] or told[f"{name}_behind"] or "0"
    return int(written.rstrip("stndrhSTNDRH"))


def _year(told: re.Match[str], found: _Range, at: datetime, *, past: bool) -> int | None:
    """Give the year in which a range closes: the one that is told, or the nearest that fits."""
    if told["year"]:
        return int(told["year"])
    if told["side"]:
        return at.year + {"last": -1, "this": 0, "next": 1}[told["side"].lower()]
    if told["count"]:
        return at.year - (cardinal(told["count"].lower()) or 0)
    near = [at.year, at.year - 1] if past else [at.year, at.year + 1]
    for year in near:
        ends = found.ends(year, at)
        if ends is not None and (ends[0].first <= at if past else ends[1].last >= at):
            return year
    return None


def _stretch(year: int, end: tuple[int, int], at: datetime) -> Stretch | None:
    month, day = end
    if not day:
        return month_stretch(year, month, at)
    try:
        first = at.replace(year=year, month=month, day=day).date()
    except ValueError:
        return None
    return day_stretch(first, 1, Precision.DAY, at)


def _named(low: Stretch, high: Stretch, to: str) -> str:
    """Name a range: "3 to 10 April 2026", "January to March 2025", "November 2024 to May 2025"."""
    first, last = low.first, high.first
    month, by_day = f"{first:%B}", low.precision is Precision.DAY
    if by_day and (first.year, first.month) == (last.year, last.month):
        head = f"{first.day}"
    else:
        head = f"{first.day} {month}" if by_day else month
        head += "" if first.year == last.year else f" {first.year}"
    day = f"{last.day} " if by_day else ""
    return f"{head}{to}{day}{last:%B} {last.year}"


__all__ = ["with_range_dated"]
