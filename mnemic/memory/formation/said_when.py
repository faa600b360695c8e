"""Dates without a year as their speaker means them (`formation@11` on).

"As of 1 April I'm on the search team", said on 9 April, is of this April, and "from 4 May
until 20 February" ends in the year behind. The frozen readers of time look ahead for both.
"""

from __future__ import annotations

import re
from datetime import datetime

from msgspec.structs import replace

from mnemic.memory.formation import dating, timephrases
from mnemic.memory.formation.anchors import MONTH_NUMBER, Precision, Stretch, day_stretch
from mnemic.memory.formation.grammar.words import verb_form, verb_lemma
from mnemic.memory.formation.past_years import without_mistaken_year
from mnemic.memory.formation.ranges_dated import with_range_dated
from mnemic.memory.formation.starts_dated import with_coming_year
from mnemic.memory.model import Candidate, Event, Polarity

_MONTHS = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december|"
    r"jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)"
)


def _date(name: str) -> str:
    return (
        rf"(?:the\s+)?(?:(?P<{name}_day>[0-3]?\d)(?:st|nd|rd|th)?(?:\s+of)?\s+(?P<{name}_month>{_MONTHS})\b|"
        rf"(?P<{name}_first>{_MONTHS})\s+(?P<{name}_behind>[0-3]?\d)(?:st|nd|rd|th)?\b)"
        rf"(?:,?\s+(?:in\s+)?(?P<{name}_year>[12]\d\d\d|next\s+year|this\s+year))?"
    )


_RANGE = re.compile(
    r"\b(?P<lead>from|between|as\s+of|as\s+from|starting(?:\s+(?:on|from))?|effective(?:\s+from)?)\s+"
    + _date("low")
    + r"(?:\s*(?P<to>to|until|till|through|and|-|–)\s*"
    + _date("high")
    + r")?",
    re.I,
)
_RECURS = re.compile(r"\b(?:every|each|always|usually|annually|normally|generally)\b", re.I)
_GOING = re.compile(r"\b(?P<verb>stopped|started|quit|began|begun)\s+going\b(?:\s+to\b)?", re.I)


_NO_SEASON = r"(?!(?:is|was|has|will|plans|starts|goes|flies|travels|leaves|moves|takes)\b)"
_SEASON = re.compile(
    rf"\AUser (?:\w+ly )?{_NO_SEASON}[a-z]+s\b.*\bfrom (?i:{_MONTHS})(?P<low> \d{{4}})? "
    rf"(?:to|until|till|through) (?i:{_MONTHS})(?P<high> \d{{4}})?\b"
)
"""What is done from one month to another, in the plain present, is done so every year."""


def _every_year(candidate: Candidate, span: str, event: Event) -> Candidate | None:
    """Give "User lives on their boat from April to September" without the years that it got."""
    found = _SEASON.search(candidate.statement)
    if found is None or _YEAR.search(span) is not None:
        return None
    said = candidate.statement
    for name in ("high", "low"):
        if found.group(name):
            said = said[: found.start(name)] + said[found.end(name) :]
    began = min(candidate.valid_from, event.at) if candidate.valid_from else None
    return replace(candidate, statement=said, valid_from=began, valid_to=None)


_WEEKDAY = r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day"
_OF_A_DAY = re.compile(
    rf"(?<!on )(?<!next )(?<!this )(?<!last )\b(?P<day>{_WEEKDAY}) "
    r"(?:morning |afternoon |evening |night )?(?:[a-z]+ )?[a-z]+"
    r"(?:shops|classes|sessions|lessons|walks|runs|meals|rides|groups|clubs|markets|shifts)\b"
)
_DAY_OF_KIND = re.compile(
    rf"(?:on )?{_WEEKDAY} \d{{1,2}} [A-Z]\w+ 20\d\d"
    r"(?= (?!(?:at|in|from|with|for|to)\b)[a-z])"
)
"""What is held on Saturdays by its name, and the one Saturday that it was taken for."""

_EVERY_LAST = re.compile(r"\b(?:every|each) (?:last|first) \w+day\b", re.I)
_EVERY_DATED = re.compile(r"\b(?:every|each) on (?:\w+day )?\d+ \w+ \d{4}\b", re.I)
"""What is done every last Friday is done on no date."""

_WEEKLY = re.compile(r"\b(?:weekly|(?:every|each) week)\b", re.I)
_DATED_DAY = re.compile(
    r"(?P<day>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) \d{1,2} [A-Z]\w+ 20\d\d\b"
)
"""What is due every week is due on no date: "weekly reports by Thursday noon"."""

_YEAR = re.compile(r"\b(?:19|20)\d\d\b|\b(?:this|next) year\b", re.I)


_PART = r"(?:\s+(?:morning|afternoon|evening|night|noon|lunchtime))?"
_DAY_NAME = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_WEEK = re.compile(
    rf"\bfrom\s+{_DAY_NAME}{_PART}\s+(?:till|until|til|to|through)\s+{_DAY_NAME}{_PART}", re.I
)
_WEEK_DATED = re.compile(
    rf"\bfrom\s+(?:{_DAY_NAME}|\d+ \w+ \d{{4}}){_PART}\s+(?:till|until|til|to|through)\s+"
    rf"(?:{_DAY_NAME}\s+)?\d+ \w+ \d{{4}}{_PART}",
    re.I,
)
_NEXT_YEAR = re.compile(
    rf"\b(?P<date>(?:\d{{1,2}}(?:st|nd|rd|th)?\s+(?:of\s+)?)?{_MONTHS}"
    r"(?:\s+\d{1,2}(?:st|nd|rd|th)?)?)\s+(?:of\s+)?next\s+year\b",
    re.I,
)
_YEAR_TWICE = re.compile(
    rf"(?P<date>\b{_MONTHS}(?:\s+\d{{1,2}}(?:st|nd|rd|th)?)?)(?:,?\s+\d{{4}})? "
    r"(?:in|of) (?P<year>\d{4})\b",
    re.I,
)
_LED_TWICE = re.compile(r"\b(?P<lead>for|of|by|till|until|since) in (?=(?:[A-Z][a-z]+ )?\d{4}\b)")


def _next_year(candidate: Candidate, span: str, event: Event) -> Candidate:
    """Give "3 May next year" the one year that it means; "set for next July" one preposition."""
    said = _LED_TWICE.sub(r"\g<lead> ", candidate.statement)
    if _NEXT_YEAR.search(span) is None:
        return candidate if said == candidate.statement else replace(candidate, statement=said)
    year = event.at.year + 1
    said = _YEAR_TWICE.sub(rf"\g<date> {year}", said)
    until = candidate.valid_to
    if until is not None and until.year == event.at.year and (until.month, until.day) != (2, 29):
        until = until.replace(year=year)
    return replace(candidate, statement=said, valid_to=until)


def _again(candidate: Candidate, span: str, event: Event) -> tuple[Candidate, bool]:
    """Give what comes again without the one date it was taken for, and whether that is all."""
    if (week := _WEEK.search(span)) is not None:
        # "from Friday afternoon till Saturday night" is so every week.
        said = _WEEK_DATED.sub(week.group(), candidate.statement)
        if said != candidate.statement:
            return replace(candidate, statement=said, valid_from=event.at, valid_to=None), True
    if _WEEKLY.search(span) is not None and _DATED_DAY.search(candidate.statement) is not None:
        said = _DATED_DAY.sub(r"\g<day>", candidate.statement)
        candidate = replace(candidate, statement=said, valid_to=None)
    if (kind := _OF_A_DAY.search(span)) is not None:
        # "Saturday knitting workshops" are on no one Saturday.
        said = _DAY_OF_KIND.sub(kind["day"], candidate.statement)
        if said != candidate.statement:
            candidate = replace(candidate, statement=said, valid_to=None)
    if (last := _EVERY_LAST.search(span)) is not None:
        said = _EVERY_DATED.sub(last.group(), candidate.statement)
        return replace(candidate, statement=said, valid_from=event.at, valid_to=None), True
    return candidate, False


def in_time(candidate: Candidate, event: Event) -> Candidate:
    """Give a candidate with the dates that its clause means, in its statement and its bounds."""
    return _over_by_then(_beginning_then(_in_time(candidate, event), event), event)


_DONE = re.compile(r"\A(?:User|The team|User's \w+) (?:\w+ly )?(?P<verb>[a-z]+)\b")
_WHOLE = frozenset({timephrases.Relation.BETWEEN, timephrases.Relation.UNTIL})


def _over_by_then(candidate: Candidate, event: Event) -> Candidate:
    """Let "rented an allotment from April 2021 to November 2023" end when it did."""
    done = _DONE.match(candidate.statement)
    if done is None or candidate.valid_to is not None or candidate.polarity is Polarity.RETRACT:
        return candidate
    verb = done["verb"]
    if verb not in {"was", "were"} and verb_form(verb, verb_lemma(verb) or "") != "past":
        return candidate
    when = timephrases.resolve(candidate.statement, event.at)
    if when.relation not in _WHOLE or not when.past:
        return candidate
    return replace(candidate, valid_from=when.valid_from, valid_to=when.valid_to)


def _beginning_then(candidate: Candidate, event: Event) -> Candidate:
    """Let "is working nights from April 2026" begin with April, told before or not."""
    if candidate.valid_from != event.at or candidate.polarity is Polarity.RETRACT:
        return candidate
    if _SEASON.search(candidate.statement) is not None:
        return candidate
    for words in (candidate.statement, candidate.evidence_spans[-1].text):
        when = timephrases.resolve(words, event.at)
        begins = when.valid_from
        if when.relation in _OPENING and begins is not None and begins > event.at:
            return replace(candidate, valid_from=begins)
    return candidate


_OPENING = frozenset({timephrases.Relation.FROM, timephrases.Relation.BETWEEN})


def _in_time(candidate: Candidate, event: Event) -> Candidate:
    span = candidate.evidence_spans[-1].text
    if (ranged := with_range_dated(candidate, span, event)) is not None:
        return ranged
    candidate = with_coming_year(_next_year(candidate, span, event), span, event)
    again, bound = _again(candidate, span, event)
    if bound:
        return again
    candidate = again
    candidate = without_mistaken_year(candidate, span, event)
    if (yearly := _every_year(candidate, span, event)) is not None:
        return yearly
    if _RECURS.search(span) is not None:
        return candidate
    if _GOING.search(span) is not None and candidate.valid_from == event.at:
        return _begun(candidate, _GOING.sub(r"\g<verb>", span), event)
    told = _RANGE.search(span)
    written = _RANGE.search(candidate.statement)
    over = candidate.valid_to is not None and candidate.valid_to <= event.at
    if told is None or written is None or over or candidate.polarity is Polarity.RETRACT:
        return candidate
    year = told.group("low_year")
    if year is not None and year[0].isdecimal():
        return candidate
    low, high = _bounds(told, event.at)
    if low is None or (told.group("to") and high is None):
        return candidate
    said = _shown(written, low, high)
    return replace(
        candidate,
        statement=candidate.statement[: written.start()]
        + said
        + candidate.statement[written.end() :],
        valid_from=low.first,
        valid_to=candidate.valid_to if high is None else high.last,
    )


def _begun(candidate: Candidate, span: str, event: Event) -> Candidate:
    """Date "stopped going to the class in March": nothing in it lies ahead."""
    when = timephrases.resolve(span, event.at)
    if when.valid_from is None or when.valid_from > event.at:
        return candidate
    shown, _ = dating.dated(candidate.statement, when, event.at)
    return replace(candidate, statement=shown, valid_from=when.valid_from)


def _bounds(told: re.Match[str], at: datetime) -> tuple[Stretch | None, Stretch | None]:
    """Give the day that lies nearest, and the first such day behind it for the end."""
    first = told.group("low_year")
    near = [at.year + 1] if first and first.lower().startswith("next") else _years(at)
    lows = [s for year in near if (s := _day(told, "low", year, at)) is not None]
    low = min(lows, key=lambda s: abs(s.first - at), default=None)
    if low is None or told.group("to") is None:
        return low, None
    named = told.group("high_year")
    if named:
        year = int(named) if named.isdecimal() else at.year + named.lower().startswith("next")
        return low, _day(told, "high", year, at)
    high = _behind(told, low, at)
    if high is not None and high.last < at:
        low = _day(told, "low", low.first.year + 1, at)
        high = None if low is None else _behind(told, low, at)
    return low, high


def _behind(told: re.Match[str], low: Stretch, at: datetime) -> Stretch | None:
    ends = (_day(told, "high", low.first.year + ahead, at) for ahead in (0, 1))
    return next((s for s in ends if s is not None and s.last > low.first), None)


def _years(at: datetime) -> list[int]:
    return [at.year - 1, at.year, at.year + 1]


def _day(told: re.Match[str], name: str, year: int, at: datetime) -> Stretch | None:
    day = told.group(f"{name}_day") or told.group(f"{name}_behind")
    month = told.group(f"{name}_month") or told.group(f"{name}_first")
    try:
        first = at.replace(year=year, month=MONTH_NUMBER[month[:3].lower()], day=int(day)).date()
    except ValueError:
        return None
    return day_stretch(first, 1, Precision.DAY, at)


def _shown(written: re.Match[str], low: Stretch, high: Stretch | None) -> str:
    lead = written.group("lead")
    if high is None or written.group("to") is None:
        return f"{lead} {_named(low)}"
    return f"{lead} {_named(low)} {written.group('to')} {_named(high)}"


def _named(day: Stretch) -> str:
    return f"{day.first.day} {day.first.strftime('%B')} {day.first.year}"


__all__ = ["in_time"]
