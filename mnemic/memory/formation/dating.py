"""Times in a statement as dates, for a statement is read long after it was made.

"User moved to Bristol last weekend" is false a week later. What the words count from
the day of the turn is rendered as the date that they mean: "User moved to Bristol around
28 February 2026". The evidence keeps the user's own words.
"""

from __future__ import annotations

import re
from datetime import date, datetime

from mnemic.memory.formation.anchors import ANCHOR, SPAN, Precision, Stretch, anchor_stretch
from mnemic.memory.formation.anchors import span_stretch as stretch_of_span
from mnemic.memory.formation.timephrases import Relation, TimeScope
from mnemic.memory.formation.wordlists import word_set

_LEADS = (
    r"since|until|till|up\s+to|by|before|after|from|starting(?:\s+(?:on|in|from))?|as\s+of|"
    r"on|in|during|around|about|at|earlier|later"
)
_DAY_PART = r"(?:\s+(?:morning|afternoon|evening|night))?"
_SIDE_UNIT = (
    r"(?:week|month|year|weekend|night|quarter|spring|summer|autumn|fall|winter|"
    r"jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|august|sept?(?:ember)?|"
    r"oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
)
_MONTH_NAMES = (
    r"(?:january|february|march|april|may|june|july|august|september|october|november|december)"
)
_OF_A_DATE = (
    rf"(?!,?\s+(?:the\s+)?(?:\d{{1,2}}(?:st|nd|rd|th)?\s+(?:of\s+)?{_MONTH_NAMES}|"
    rf"{_MONTH_NAMES}\s+\d))"
)
"""A weekday in front of a date is of that date: "Saturday 20 June"."""

_RELATIVE = re.compile(
    rf"(?<![\w'’])(?:(?P<lead>{_LEADS})\s+)?(?:"
    r"(?P<day>(?:the\s+)?day\s+before\s+yesterday|(?:the\s+)?day\s+after\s+tomorrow|yesterday|"
    rf"today|tomorrow){_DAY_PART}|(?P<tonight>tonight|this\s+(?:morning|afternoon|evening))|"
    r"(?P<feast>(?:last|this|next)\s+(?:christmas|halloween|new\s+year['’]?s(?:\s+(?:eve|day))?))|"
    rf"(?P<sided>(?:last|this\s+past|this\s+coming|this|next)\s+{_SIDE_UNIT}){_DAY_PART}|"
    rf"(?P<ago>(?:(?:about|around|over|almost|nearly|roughly|like|just)\s+)?(?P<span>{SPAN})\s+ago)|"
    r"(?P<until_day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)"
    rf"{_OF_A_DATE}|"
    r"(?P<edge>(?:the\s+)?(?:end|beginning|start|middle)\s+of)\s+(?:the|this)\s+"
    r"(?P<edge_unit>week|month|year|quarter)"
    r")(?![\w’'-])",
    re.I,
)
_TRIGGERS = word_set(
    """yesterday today tomorrow tonight this last next ago monday tuesday wednesday thursday friday
    saturday sunday end beginning start middle"""
)
_UNDATED = re.compile(
    rf"(?<![\w'’])(?P<head>(?:since|until|till|in|on|by|from|during|before|after)\s+(?:the\s+)?"
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+(?:the\s+)?)?"
    rf"(?:early\s+|mid[- ]|late\s+)?(?:\d{{1,2}}(?:st|nd|rd|th)?\s+(?:of\s+)?)?"
    rf"{_MONTH_NAMES}(?:\s+\d{{1,2}}(?:st|nd|rd|th)?)?)(?![\w,]|\s+\d)",
    re.I,
)
_HABITUAL = re.compile(
    r"\b(?:every|each|usually|always|annually|yearly|birthday|anniversary)\b", re.I
)
_ONE = re.compile(ANCHOR, re.I)
_ONE_SPAN = re.compile(SPAN, re.I)
_OWNED = word_set("the their his her its a an user's my our per whole past")
_DAY_NAME = re.compile(r"(?:mon|tues|wednes|thurs|fri|satur|sun)day", re.I)
_SEASON_WORD = re.compile(r"spring|summer|autumn|fall|winter", re.I)
_QUARTERS = ("first", "second", "third", "fourth")


def dated(statement: str, when: TimeScope, said_at: datetime) -> tuple[str, str]:
    """Give a statement with its times as dates, and one without them, to file it by.

    `when` is what the clause's own time phrase was found to mean. Two tellings of one
    thing ("last weekend", "two weeks ago") share the second form.
    """
    lowered = statement.lower()
    shown = bare = statement
    if any(word in lowered for word in _TRIGGERS):
        shown = _RELATIVE.sub(lambda m: _shown(m, when, said_at, statement), statement)
        if shown != statement:
            bare = _RELATIVE.sub(
                lambda m: "" if _shown(m, when, said_at, statement) != m.group() else m.group(),
                statement,
            )
            bare = " ".join(bare.split()).replace(" .", ".").replace(" ,", ",")
    if when.relation is Relation.DURING and when.valid_from and when.valid_from > said_at:
        ahead = _AHEAD.sub(lambda m: _counted(m, said_at), shown, count=1)
        bare = bare if ahead == shown else _AHEAD.sub("", bare, count=1).replace(" .", ".")
        shown = ahead
    year = _year_of(when)
    if year and _HABITUAL.search(shown) is None:
        dated_once = _UNDATED.sub(lambda m: f"{m.group('head')} {year}", shown, count=1)
        bare = bare if dated_once == shown else _UNDATED.sub(r"\g<head>", bare)
        shown = dated_once
    return shown, bare


_AHEAD = re.compile(rf"\b(?:in|within)\s+(?:about\s+|around\s+)?(?P<span>{SPAN})(?!\s+of)", re.I)


def _counted(match: re.Match[str], said_at: datetime) -> str:
    span = _ONE_SPAN.fullmatch(match.group("span"))
    stretch = stretch_of_span(span, said_at, sign=1) if span else None
    return match.group() if stretch is None else _said(stretch, "", "ago", weekend=False)


def _year_of(when: TimeScope) -> int:
    bounded = when.precision in {Precision.DAY, Precision.MONTH}
    held = when.valid_from or when.valid_to
    return held.year if bounded and held is not None else 0


def _shown(match: re.Match[str], when: TimeScope, said_at: datetime, statement: str) -> str:
    before = statement[: match.start()].rsplit(None, 1)
    if not match.group("lead") and before and before[-1].lower() in _OWNED:
        return match.group()
    lead = " ".join((match.group("lead") or "").lower().split())
    if match.group("edge"):
        return _edge(match, lead, said_at)
    if match.group("feast"):
        return _feast(match.group("feast"), lead, said_at)
    if match.group("until_day") and lead in {"", "on"} and _happens_once(statement):
        lead, once = "on", _ONE.fullmatch(match.group("until_day"))
        stretch = None if once is None else anchor_stretch(once, said_at, future=True)
        return (
            match.group() if stretch is None else _said(stretch, lead, match.group(), weekend=False)
        )
    stretch, weekend = _stretch(match, lead, when, said_at)
    if stretch is None:
        return match.group()
    return _said(stretch, lead, match.group(), weekend=weekend)


_ONCE = word_set(
    """flight exam interview appointment wedding surgery operation concert recital trip deadline
    viva hearing turns flies flying"""
)


def _happens_once(statement: str) -> bool:
    """Tell whether a day names one date: "User's flight is on Wednesday"."""
    once = not _ONCE.isdisjoint(statement.lower().rstrip(".").split())
    return once and _HABITUAL.search(statement) is None


def _stretch(
    match: re.Match[str], lead: str, when: TimeScope, said_at: datetime
) -> tuple[Stretch | None, bool]:
    if match.group("ago"):
        span = _ONE_SPAN.fullmatch(match.group("span"))
        return (stretch_of_span(span, said_at, sign=-1) if span else None), False
    if match.group("until_day"):
        return _weekday(match.group("until_day"), lead, when, said_at), False
    written = match.group("day") or match.group("sided") or "today"
    found = _ONE.fullmatch(written)
    if found is None:
        return None, False
    future = not written.lower().startswith(("last", "this past"))
    return anchor_stretch(found, said_at, future=future), written.lower().endswith("weekend")


def _weekday(word: str, lead: str, when: TimeScope, said_at: datetime) -> Stretch | None:
    """Date "until Friday"; a day without a side is a date only where the clause says so."""
    found = _ONE.fullmatch(word)
    if found is None:
        return None
    if lead in {"until", "till", "up to", "by"}:
        return anchor_stretch(found, said_at, future=True)
    if when.precision is not Precision.DAY or when.relation is Relation.NONE:
        return None
    held = when.valid_from or when.valid_to
    if held is None or held.strftime("%a").lower() != word[:3].lower():
        return None
    return anchor_stretch(found, said_at, future=held > said_at)


_FEASTS = {"christmas": (12, 25), "halloween": (10, 31), "new": (1, 1)}


def _feast(written: str, lead: str, said_at: datetime) -> str:
    side, name = written.split(None, 1)
    month, day = _FEASTS[name.split()[0].lower()]
    ahead = (month, day) >= (said_at.month, said_at.day)
    year = said_at.year - ahead if side.lower() == "last" else said_at.year + (not ahead)
    return f"{_kept(lead, 'at')} {name} {year}"


def _edge(match: re.Match[str], lead: str, said_at: datetime) -> str:
    found = _ONE.fullmatch(f"this {match.group('edge_unit')}")
    stretch = None if found is None else anchor_stretch(found, said_at, future=True)
    if stretch is None:
        return match.group()
    whole = _said(stretch, "of", match.group(), weekend=False).removeprefix("of ")
    return " ".join(filter(None, (lead, match.group("edge"), whole)))


def _said(stretch: Stretch, lead: str, written: str, *, weekend: bool) -> str:
    first = stretch.first
    season = _SEASON_WORD.search(written)
    if weekend or (stretch.precision is Precision.WEEK and "ago" in written):
        return f"{_kept(lead, 'around')} {_day(first)}"
    if stretch.precision is Precision.DAY:
        named = f"{first.strftime('%A')} " if _DAY_NAME.search(written) else ""
        return f"{_kept(lead, 'on')} {named}{_day(first)}"
    if stretch.precision is Precision.WEEK:
        return f"{_kept(lead, 'in')} the week of {_day(first)}"
    if stretch.precision is Precision.MONTH:
        return f"{_kept(lead, 'in')} {first.strftime('%B')} {first.year}"
    if stretch.precision is Precision.SEASON:
        named = (
            season.group().lower() if season else f"the {_QUARTERS[first.month // 4]} quarter of"
        )
        return f"{_kept(lead, 'in')} {named} {first.year}"
    return f"{_kept(lead, 'in')} {first.year}"


_DAY_BEFORE_DATE = re.compile(
    rf"\bon {_DAY_NAME.pattern} "
    rf"(?=(?P<day>[0-3]?\d) (?P<month>{_MONTH_NAMES}) (?P<year>[12]\d{{3}})\b)",
    re.I,
)


def without_past_days(statement: str, said_at: datetime) -> str:
    """Leave the day of the week out of what is over: its date stands beside it and says as much.

    What lies ahead keeps it: that is how people ask for their appointments.
    """
    return _DAY_BEFORE_DATE.sub(
        lambda m: "on " if _is_past(m, said_at.date()) else m.group(), statement
    )


def _is_past(match: re.Match[str], said_on: date) -> bool:
    """Tell whether the date that is said behind a day of the week is over."""
    written = f"{match.group('day')} {match.group('month')} {match.group('year')}"
    try:
        return datetime.strptime(written, "%d %B %Y").date() < said_on  # noqa: DTZ007
    except ValueError:
        return False


def _kept(lead: str, plain: str) -> str:
    return lead if lead not in {"", "on", "in", "at", "about", "earlier", "later"} else plain


def _day(at: datetime | date) -> str:
    return f"{at.day} {at.strftime('%B')} {at.year}"
