"""Days, weeks, months, seasons and years named in words, as stretches of the calendar.

A stretch runs from its first instant to its last one, both in the zone of the turn. A
name that fits many stretches ("Friday", "March") is settled by the side it is looked
for on: before the turn or after it. Seasons are those of the northern half.
"""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta
from enum import Enum

from msgspec import Struct

from mnemic.memory.formation.numerals import cardinal

YEARS_BACK_MAX = 150
"""How far a span of time may reach back; a longer one is no time of a person's life."""


class Precision(Enum):
    """Say how finely a time phrase names its instant."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    YEAR = "year"


class Stretch(Struct, frozen=True):
    """Hold a named piece of the calendar, both ends included."""

    first: datetime
    last: datetime
    precision: Precision


MONTH_NUMBER = {
    name: number
    for number, name in enumerate(
        "jan feb mar apr may jun jul aug sep oct nov dec".split(),  # noqa: SIM905
        start=1,
    )
}
_DAY_NUMBER = {
    name: number
    for number, name in enumerate(
        "mon tue wed thu fri sat sun".split(),  # noqa: SIM905
    )
}
_SEASONS = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}

_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|"
    r"sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?"
)
_WEEKDAY = (
    r"(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b(?!s)"
    r"(?!\s+(?:night|morning|evening|afternoon|lunchtime)s\b)"
)
"""A weekday, but none of all of them: "on Monday nights"."""

_YEAR = (
    r"(?:19|20)\d\d(?![\d%$€£:]|[.,]\d|\s*(?:km|kg|euros?|dollars?|people|steps|calories|ml|mg)\b)"
)
_COUNT = (
    r"(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|"
    r"fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|half\s+an?|"
    r"a\s+couple\s+of|couple\s+of)"
)
SPAN = (
    rf"(?P<count>{_COUNT})(?P<half>\s+and\s+a\s+half)?[\s-]+"
    r"(?P<unit>day|week|fortnight|month|year|decade|yr)s?\b(?P<more>\s+and\s+a\s+half\b)?"
)
"""A number of calendar units: "six years", "a year and a half"."""

ANCHOR = (
    r"(?:(?:the\s+)?day\s+(?:before\s+yesterday|after\s+tomorrow)|yesterday|today|tomorrow|tonight|"
    r"(?:the\s+)?(?P<edge>beginning|start|end|middle)\s+of\s+(?:the\s+|this\s+)?(?:"
    rf"(?P<edge_unit>week|month|year|quarter)|(?P<edge_month>{_MONTH})|(?P<edge_year>{_YEAR}))|"
    rf"(?P<iso>\d{{4}}-\d\d(?:-\d\d)?)(?!\d)|"
    rf"(?:the\s+)?(?P<dm_day>\d{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?(?P<dm_month>{_MONTH})"
    rf"(?:,?\s+(?P<dm_year>{_YEAR}))?|"
    rf"(?P<md_month>{_MONTH})\s+(?P<md_day>\d{{1,2}})(?:st|nd|rd|th)?(?!\d|"
    rf":)(?:,?\s+(?P<md_year>{_YEAR}))?|"
    rf"(?P<my_month>{_MONTH})(?:\s+of)?,?\s+(?P<my_year>{_YEAR})|"
    rf"(?P<side>last|this|next|past|this\s+past|this\s+coming)\s+(?:(?P<side_unit>week|month|"
    rf"year|weekend|night|quarter|"
    rf"spring|summer|autumn|fall|winter)\b|(?P<side_month>{_MONTH})|(?P<side_day>{_WEEKDAY}))|"
    rf"(?:the\s+)?(?P<season>spring|summer|autumn|fall|"
    rf"winter)\s+(?:of\s+)?(?P<season_year>{_YEAR})|"
    rf"(?P<day>{_WEEKDAY})|(?P<month>{_MONTH})|(?P<year>{_YEAR})|"
    r"(?:the\s+)?(?P<decade>(?:19|20)?\d0)['’]?s\b)"
)
"""One named piece of the calendar."""


def day_stretch(first: date, days: int, precision: Precision, at: datetime) -> Stretch:
    """Make the stretch of `days` whole days from `first`, in the zone of `at`."""
    start = datetime.combine(first, time.min, at.tzinfo)
    end = datetime.combine(first + timedelta(days=days - 1), time.max, at.tzinfo)
    return Stretch(start, end, precision)


def month_stretch(year: int, month: int, at: datetime, *, months: int = 1) -> Stretch | None:
    """Make the stretch of whole months; `month` may run over the ends of the year."""
    year, month = year + (month - 1) // 12, (month - 1) % 12 + 1
    if not 1 < year < 9990:
        return None
    first = date(year, month, 1)
    after = date(year + (month + months - 1) // 12, (month + months - 1) % 12 + 1, 1)
    precision = {1: Precision.MONTH, 3: Precision.SEASON}.get(months, Precision.YEAR)
    return day_stretch(first, (after - first).days, precision, at)


def year_stretch(year: int, at: datetime) -> Stretch | None:
    """Make the stretch of one calendar year."""
    return month_stretch(year, 1, at, months=12)


def span_stretch(match: re.Match[str], at: datetime, *, sign: int) -> Stretch | None:
    """Give the unit that lies a span ("six years") before (-1) or after (+1) `at`.

    The span is as coarse as its unit: six years before March 2026 is the year 2020.
    """
    words = re.sub(r"\s+", " ", match.group("count").lower())
    unit = match.group("unit").lower()
    count = {"a": 1, "an": 1, "a couple of": 2, "couple of": 2}.get(words)
    halves = match.group("half") or match.group("more")
    if words.startswith("half"):
        months = {"year": 6, "yr": 6, "decade": 60}.get(unit)
        return None if months is None else _months_away(sign * months, at)
    count = cardinal(words) if count is None else count
    if count is None:
        return None
    if halves and unit in {"year", "yr"}:
        return _months_away(sign * (12 * count + 6), at)
    if unit in {"year", "yr", "decade"}:
        years = count * (10 if unit == "decade" else 1)
        return year_stretch(at.year + sign * years, at) if years <= YEARS_BACK_MAX else None
    if unit == "month":
        return _months_away(sign * count, at) if count <= 12 * YEARS_BACK_MAX else None
    days = count * {"day": 1, "week": 7, "fortnight": 14}[unit]
    there = at.date() + timedelta(days=sign * days)
    if unit == "day":
        return day_stretch(there, 1, Precision.DAY, at)
    return day_stretch(there - timedelta(days=there.weekday()), 7, Precision.WEEK, at)


def _months_away(months: int, at: datetime) -> Stretch | None:
    return month_stretch(at.year, at.month + months, at)


def anchor_stretch(match: re.Match[str], at: datetime, *, future: bool) -> Stretch | None:
    """Give the stretch that a match of `ANCHOR` names, looked for before or after `at`."""
    group = match.groupdict()
    if group["edge"] is not None:
        return _edge(group, at, future=future)
    if group["iso"] is not None:
        return _iso(group["iso"], at)
    if group["dm_day"] is not None:
        return _dated(group["dm_day"], group["dm_month"], group["dm_year"], at, future=future)
    if group["md_day"] is not None:
        return _dated(group["md_day"], group["md_month"], group["md_year"], at, future=future)
    if group["my_year"] is not None:
        return month_stretch(int(group["my_year"]), _month(group["my_month"]), at)
    if group["side"] is not None:
        return _sided(group, at)
    if group["season_year"] is not None:
        return _season(int(group["season_year"]), group["season"], at)
    if group["day"] is not None:
        return _weekday(group["day"], at, future=future)
    return _named(match, group, at, future=future)


def _named(
    match: re.Match[str], group: dict[str, str | None], at: datetime, *, future: bool
) -> Stretch | None:
    if group["month"] is not None:
        month = _month(group["month"])
        year = at.year
        if future and month < at.month:
            year += 1
        if not future and month > at.month:
            year -= 1
        return month_stretch(year, month, at)
    if group["year"] is not None:
        return year_stretch(int(group["year"]), at)
    if group["decade"] is not None:
        decade = int(group["decade"])
        if decade < 100:
            decade += 1900 if decade >= 30 else 2000
        return month_stretch(decade, 1, at, months=120)
    word = " ".join(match.group().lower().split()).removeprefix("the ")
    away = {"day before yesterday": -2, "yesterday": -1, "tomorrow": 1, "day after tomorrow": 2}
    there = at.date() + timedelta(days=next((n for w, n in away.items() if word.endswith(w)), 0))
    return day_stretch(there, 1, Precision.DAY, at)


def _month(word: str | None) -> int:
    return MONTH_NUMBER[(word or "")[:3].lower()]


def _dated(
    day: str | None, month: str | None, year: str | None, at: datetime, *, future: bool
) -> Stretch | None:
    number = _month(month)
    which = int(year) if year else at.year
    try:
        found = date(which, number, int(day or "0"))
        if not year and future and found < at.date():
            found = found.replace(year=which + 1)
        if not year and not future and found > at.date():
            found = found.replace(year=which - 1)
    except ValueError:
        return None
    return day_stretch(found, 1, Precision.DAY, at)


def _iso(written: str, at: datetime) -> Stretch | None:
    year, month, *day = (int(part) for part in written.split("-"))
    if not 1 <= month <= 12:
        return None
    if not day:
        return month_stretch(year, month, at)
    try:
        return day_stretch(date(year, month, day[0]), 1, Precision.DAY, at)
    except ValueError:
        return None


def _weekday(word: str, at: datetime, *, future: bool) -> Stretch:
    """Find the nearest such day strictly before or after the day of the turn."""
    number = _DAY_NUMBER[word[:3].lower()]
    today = at.date()
    ahead = (number - today.weekday() - 1) % 7 + 1
    away = ahead if future else ahead - 7 if ahead < 7 else -7
    return day_stretch(today + timedelta(days=away), 1, Precision.DAY, at)


def _season(year: int, word: str | None, at: datetime) -> Stretch | None:
    return month_stretch(year, _SEASONS[(word or "").lower()], at, months=3)


def _sided(group: dict[str, str | None], at: datetime) -> Stretch | None:
    side = (group["side"] or "").lower().split()[-1]
    step = {"last": -1, "past": -1, "this": 0, "next": 1, "coming": 0}[side]
    monday = at.date() - timedelta(days=at.weekday())
    unit = (group["side_unit"] or "").lower()
    if group["side_day"] is not None:
        if step == 1:
            number = _DAY_NUMBER[group["side_day"][:3].lower()]
            return day_stretch(monday + timedelta(days=7 + number), 1, Precision.DAY, at)
        return _weekday(group["side_day"], at, future=step == 0)
    if group["side_month"] is not None:
        return _sided_month(_month(group["side_month"]), step, at)
    if unit in _SEASONS:
        return _sided_season(unit, step, at)
    if unit == "night":
        return day_stretch(at.date() + timedelta(days=min(step, 0)), 1, Precision.DAY, at)
    if unit == "week":
        return day_stretch(monday + timedelta(days=7 * step), 7, Precision.WEEK, at)
    if unit == "weekend":
        return day_stretch(monday + timedelta(days=7 * step + 5), 2, Precision.DAY, at)
    if unit == "month":
        return _months_away(step, at)
    if unit == "quarter":
        return month_stretch(at.year, 3 * ((at.month - 1) // 3 + step) + 1, at, months=3)
    return year_stretch(at.year + step, at)


def _sided_month(month: int, step: int, at: datetime) -> Stretch | None:
    year = at.year
    if step < 0 and month >= at.month:
        year -= 1
    if step > 0 and month <= at.month:
        year += 1
    return month_stretch(year, month, at)


def _sided_season(unit: str, step: int, at: datetime) -> Stretch | None:
    for year in range(at.year - 2, at.year + 3):
        found = _season(year, unit, at)
        if found is None:
            continue
        if step < 0 and found.last < at:
            following = _season(year + 1, unit, at)
            if following is not None and following.last >= at:
                return found
        elif step >= 0 and (found.last >= at if step == 0 else found.first > at):
            return found
    return None


def _edge(group: dict[str, str | None], at: datetime, *, future: bool) -> Stretch | None:
    unit = (group["edge_unit"] or "").lower()
    whole: Stretch | None
    if group["edge_year"] is not None:
        whole = year_stretch(int(group["edge_year"]), at)
    elif group["edge_month"] is not None:
        number = _month(group["edge_month"])
        ahead = future and number < at.month
        behind = not future and number > at.month
        whole = month_stretch(at.year + int(ahead) - int(behind), number, at)
    elif unit == "week":
        monday = at.date() - timedelta(days=at.weekday())
        whole = day_stretch(monday, 7, Precision.WEEK, at)
    elif unit == "month":
        whole = _months_away(0, at)
    elif unit == "quarter":
        whole = month_stretch(at.year, 3 * ((at.month - 1) // 3) + 1, at, months=3)
    else:
        whole = year_stretch(at.year, at)
    if whole is None or group["edge"] is None:
        return None
    edge = group["edge"].lower()
    if edge == "end":
        return day_stretch(whole.last.date(), 1, whole.precision, at)
    if edge == "middle":
        return whole
    return day_stretch(whole.first.date(), 1, whole.precision, at)
