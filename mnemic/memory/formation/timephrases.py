"""When a claim holds, from its words and the instant they were said at.

Never the wall clock: everything is counted from the turn's own instant, in its own
zone. What the words do not say stays None.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from enum import Enum

from msgspec import Struct

from mnemic.memory.formation.anchors import (
    ANCHOR,
    SPAN,
    Precision,
    Stretch,
    anchor_stretch,
    span_stretch,
)
from mnemic.memory.formation.wordlists import word_set

__all__ = ["NO_TIME", "Precision", "Relation", "TimeScope", "resolve"]


class Relation(Enum):
    """Say how a claim lies to the time it names."""

    NONE = "none"
    SINCE = "since"
    UNTIL = "until"
    BETWEEN = "between"
    FROM = "from"
    FOR = "for"
    DURING = "during"


class TimeScope(Struct, frozen=True):
    """Say when a claim holds; None is unknown or open (000 §Conflicts: valid_from).

    `valid_from` and `valid_to` are aware, in the zone of the turn; `valid_to` is the
    last instant that belongs ("until Wednesday": the end of that day). `start` and
    `end` are the offsets of the phrase in the clause (equal when there is none).
    `still_open` marks an interval that reaches to the turn ("since May"), `past` one
    that ended before it ("from 2015 to 2019", "in 2019", "two years ago", "used to").
    A DURING phrase gives the whole stretch it names: whether "moved in 2019" still holds
    is for the verb to say.
    """

    valid_from: datetime | None = None
    valid_to: datetime | None = None
    precision: Precision | None = None
    start: int = 0
    end: int = 0
    still_open: bool = False
    past: bool = False
    relation: Relation = Relation.NONE


NO_TIME = TimeScope()
"""A clause that names no time."""

CLAUSE_CHARS_MAX = 2_000
"""How much of a clause is looked at for a phrase of time."""

_ABOUT = (
    r"(?:(?:about|around|roughly|approximately|over|more\s+than|almost|nearly|at\s+least|some|"
    r"like|just|only|the\s+(?:last|past)|the\s+better\s+part\s+of|well\s+over|close\s+to|"
    r"exactly|another|a\s+good|just\s+over|just\s+under|under)\s+){0,2}"
)


def _second(pattern: str) -> str:
    return re.sub(r"\(\?P<(\w+)>", r"(?:", pattern)


_TOKEN = re.compile(r"[a-z]+|\d")
_TIME_WORDS = word_set(
    """d yesterday today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday
    mon tue tues wed thu thur thurs fri sat sun january february march april may june july august
    september october november december jan feb mar apr jun jul aug sep sept oct nov dec day days
    week weeks weekend month months year years yr yrs decade decades fortnight fortnights quarter
    night spring summer autumn fall winter since ages while used formerly previously back past
    point former once when child kid teenager student"""
)
_DIGITS = frozenset("0123456789")
_BETWEEN = re.compile(
    rf"\b(?:from|between)\s+(?:on\s+)?(?P<low>{_second(ANCHOR)})\s*(?:-|–|—|to|and|until|till|"
    rf"through|"
    rf"thru)\s*(?P<high>{_second(ANCHOR)})"
    r"|\b(?:in|during|from)?\s*(?P<low_year>(?:19|20)\d\d)\s*(?:-|–|—|to)\s*(?P<high_year>(?:19|"
    r"20)\d\d)\b",
    re.I,
)
_SINCE = re.compile(
    rf"\b(?:ever\s+)?since\s+(?:about\s+|around\s+|early\s+|mid[- ]?|late\s+)?{ANCHOR}", re.I
)
_SINCE_SPAN = re.compile(rf"\bsince\s+{_ABOUT}{SPAN}\s+ago\b", re.I)
_SINCE_UNKNOWN = re.compile(
    r"\b(?:ever\s+)?since\s+(?:i\b|childhood|birth|college|university|school|high\s+school|then|"
    r"always|"
    r"the\s+(?:pandemic|beginning|start)|my\b|we\b|forever|covid)",
    re.I,
)
_UNTIL = re.compile(
    rf"\b(?:until|till|'?til|up\s+to|through(?:\s+to)?|thru)\s+(?:about\s+|around\s+|"
    rf"at\s+least\s+)?{ANCHOR}",
    re.I,
)
_FROM = re.compile(
    rf"\b(?:as\s+of|as\s+from|start(?:ing|s|ed)?(?:\s+(?:from|in|on|at|as\s+of))?|"
    rf"beginning(?:\s+(?:in|on|"
    rf"from|of))?|effective(?:\s+from)?|from)\s+(?:the\s+)?{ANCHOR}(?P<on>\s+on(?:wards?)?\b)?",
    re.I,
)
_FOR = re.compile(
    rf"\b(?:for|over|during|in|these|it['’]?s\s+been|"
    rf"it\s+has\s+been)\s+{_ABOUT}(?:the\s+)?(?:last\s+|past\s+)?{SPAN}",
    re.I,
)
_FOR_YEARS = re.compile(
    r"\bfor\s+(?:many\s+|several\s+|a\s+few\s+|some\s+)?(?:years|ages|months|weeks|decades|"
    r"a\s+while|a\s+long\s+time)\b",
    re.I,
)
_AGO = re.compile(rf"\b{_ABOUT}{SPAN}\s+(?:ago|back|earlier)\b", re.I)
_AHEAD = re.compile(rf"\bin\s+{_ABOUT}{SPAN}|\b{_second(SPAN)}\s+from\s+(?:now|today)\b", re.I)
_POINT = re.compile(
    rf"\b(?:back\s+)?(?:(?P<preposition>in|on|during|over|around|early|late|mid)[\s-]+)?(?:the\s+)?"
    rf"(?:(?:early|late|mid)[\s-]+)?{ANCHOR}",
    re.I,
)
_PERFECT = re.compile(
    r"\b(?:have|has|haven['’]?t|hasn['’]?t|been|ive|i['’]ve|we['’]ve|they['’]ve|(?:he|she|"
    r"it)['’]s\s+(?:\w+ed|"
    r"been|had|lived|known)|still)\b|['’]ve\b",
    re.I,
)
_PAST = re.compile(
    r"\b(?:was|were|did|didn['’]?t|had|used\s+to|went|got|came|left|began|became|bought|sold|"
    r"met|took|"
    r"made|gave|quit|found|lost|won|saw|ran|wrote|taught|built|grew|spent|felt|kept|born|ate|drove|"
    r"flew|broke|chose|spoke|rode|swam|drank|sang|led|held|paid|thought|fell|(?!need|feed|breed|"
    r"speed|"
    r"indeed|red\b|bed\b|wed\b)[a-z]{2,}ed)\b",
    re.I,
)
_FUTURE = re.compile(
    r"\b(?:will|['’]ll|won['’]?t|going\s+to|gonna|plan(?:ning)?\s+to|about\s+to|am|is|are|['’]m|"
    r"['’]re|"
    r"starts?|begins?)\b|['’](?:ll|m|re)\b",
    re.I,
)
_FORMER = re.compile(
    r"\b(?:used\s+to|formerly|previously|back\s+then|in\s+the\s+past|at\s+one\s+point|"
    r"in\s+a\s+former|"
    r"once\s+(?:was|lived|worked|had|owned)|when\s+i\s+was|as\s+a\s+(?:child|kid|teenager|"
    r"student))\b",
    re.I,
)
_HABITUAL = re.compile(r"\b(?:every|usually|always|each|weekly|mostly|generally|normally)\b", re.I)


def resolve(clause_text: str, said_at: datetime) -> TimeScope:
    """Read the time phrase of a clause against the turn's own instant and zone.

    A span ("for about six years", "two years ago") is as coarse as its unit: six years
    before March 2026 is the year 2020, and `valid_from` its first instant. "For six
    years" opens an interval only in the perfect ("I've played ..."); told in the past
    its place is unknown. Raises ValueError when `said_at` has no zone.
    """
    if said_at.tzinfo is None:
        raise ValueError("said_at: pass an aware datetime")
    text = clause_text[:CLAUSE_CHARS_MAX]
    tokens = frozenset(_TOKEN.findall(text.lower()))
    if _TIME_WORDS.isdisjoint(tokens) and _DIGITS.isdisjoint(tokens):
        return NO_TIME
    for reader, triggers in _READERS:
        if not triggers.isdisjoint(tokens):
            found = reader(text, said_at)
            if found is not None:
                return found
    if _FORMER.search(text) is not None:
        return TimeScope(past=True)
    return NO_TIME


def _scope(
    match: re.Match[str],
    relation: Relation,
    said_at: datetime,
    *,
    low: Stretch | None = None,
    high: Stretch | None = None,
) -> TimeScope:
    stretch = low if low is not None else high
    valid_from = low.first if low is not None else None
    valid_to = high.last if high is not None else None
    past = valid_to is not None and valid_to < said_at
    opened = valid_from is None or valid_from <= said_at
    named = relation in {Relation.SINCE, Relation.FROM, Relation.FOR}
    return TimeScope(
        valid_from,
        valid_to,
        stretch.precision if stretch is not None else None,
        match.start(),
        match.end(),
        still_open=named and valid_to is None and opened,
        past=past,
        relation=relation,
    )


def _between(text: str, said_at: datetime) -> TimeScope | None:
    match = _BETWEEN.search(text)
    if match is None:
        return None
    low_text = match.group("low") or match.group("low_year")
    high_text = match.group("high") or match.group("high_year")
    low_match, high_match = _ONE.fullmatch(low_text), _ONE.fullmatch(high_text)
    if low_match is None or high_match is None:
        return None
    weekdays = low_match.group("day") is not None and high_match.group("day") is not None
    if weekdays and (_HABITUAL.search(text) or not (_FUTURE.search(text) or _PAST.search(text))):
        return NO_TIME
    future = _PAST.search(text) is None
    # A week that begins today has begun: "from Monday to Friday", said on Monday.
    seen_from = said_at - timedelta(days=1) if weekdays and future else said_at
    low = anchor_stretch(low_match, seen_from, future=future)
    high = anchor_stretch(high_match, said_at, future=future)
    if low is None or high is None:
        return None
    if high.last < low.first:
        base = low.first if future else None
        later = anchor_stretch(high_match, base, future=True) if base is not None else None
        earlier = None if future else anchor_stretch(low_match, high.first, future=False)
        low, high = (low, later) if later is not None else (earlier or low, high)
        if high.last < low.first:
            return None
    return _scope(match, Relation.BETWEEN, said_at, low=low, high=high)


_ONE = re.compile(ANCHOR, re.I)


def _since(text: str, said_at: datetime) -> TimeScope | None:
    match = _SINCE_SPAN.search(text)
    if match is not None:
        low = span_stretch(match, said_at, sign=-1)
        return _scope(match, Relation.SINCE, said_at, low=low) if low is not None else None
    match = _SINCE.search(text)
    if match is not None:
        low = anchor_stretch(match, said_at, future=False)
        return _scope(match, Relation.SINCE, said_at, low=low) if low is not None else None
    return None


def _since_unknown(text: str, said_at: datetime) -> TimeScope | None:
    match = _SINCE_UNKNOWN.search(text)
    if match is not None and _PERFECT.search(text) is not None:
        return _scope(match, Relation.SINCE, said_at)
    return None


def _until(text: str, said_at: datetime) -> TimeScope | None:
    match = _UNTIL.search(text)
    if match is None:
        return None
    over = _PAST.search(text) is not None and _FUTURE.search(text) is None
    high = anchor_stretch(match, said_at, future=not over)
    return _scope(match, Relation.UNTIL, said_at, high=high) if high is not None else None


def _from(text: str, said_at: datetime) -> TimeScope | None:
    match = _FROM.search(text)
    if match is None:
        return None
    ahead = match.group().lower().startswith("starting")
    began = _PAST.search(text) is not None and match.group("on") is None and not ahead
    low = anchor_stretch(match, said_at, future=not began)
    if low is None or (match.group().lower().startswith("from") and began):
        return None
    return _scope(match, Relation.FROM, said_at, low=low)


def _span(text: str, said_at: datetime) -> TimeScope | None:
    match = _AGO.search(text)
    if match is not None:
        there = span_stretch(match, said_at, sign=-1)
        if there is None:
            return None
        return _scope(match, Relation.DURING, said_at, low=there, high=there)
    match = _FOR.search(text)
    if match is not None:
        lead = match.group().lower()
        if lead.startswith("in ") and "last" not in lead and "past" not in lead:
            return _ahead(text, said_at)
        if _PERFECT.search(text) is None:
            past = _PAST.search(text) is not None
            return TimeScope(start=match.start(), end=match.end(), past=past, relation=Relation.FOR)
        low = span_stretch(match, said_at, sign=-1)
        return _scope(match, Relation.FOR, said_at, low=low) if low is not None else None
    match = _FOR_YEARS.search(text)
    if match is not None and _PERFECT.search(text) is not None:
        return _scope(match, Relation.FOR, said_at)
    return None


def _ahead(text: str, said_at: datetime) -> TimeScope | None:
    match = _AHEAD.search(text)
    if match is None or match.groupdict().get("count") is None:
        return None
    there = span_stretch(match, said_at, sign=1)
    if there is None:
        return None
    return _scope(match, Relation.DURING, said_at, low=there, high=there)


def _point(text: str, said_at: datetime) -> TimeScope | None:
    over, ahead = _PAST.search(text) is not None, _FUTURE.search(text) is not None
    for match in _POINT.finditer(text):
        bare = match.group("day") is not None or match.group("month") is not None
        if bare and (not over or ahead or match.group("preposition") is None):
            continue
        if match.group("year") is not None and match.group("preposition") is None:
            continue
        there = anchor_stretch(match, said_at, future=ahead and not over)
        if there is not None and not match.group().lower().endswith(("today", "tonight")):
            return _scope(match, Relation.DURING, said_at, low=there, high=there)
    return None


_UNITS = word_set(
    """day days week weeks fortnight fortnights month months year years yr yrs decade decades ages
    while time"""
)
_READERS: tuple[tuple[Callable[[str, datetime], TimeScope | None], frozenset[str]], ...] = (
    (_between, word_set("from between") | _DIGITS),
    (_since, word_set("since")),
    (_until, word_set("until till til up through thru")),
    (_from, word_set("from as start starts started starting beginning effective")),
    (_span, _UNITS),
    (_since_unknown, word_set("since")),
    (_point, _TIME_WORDS | _DIGITS),
)
"""What reads a phrase of time, in order, and the words of which it needs one."""
