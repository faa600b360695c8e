"""When a claim holds, from its words and the instant they were said at."""

from __future__ import annotations

import re
from datetime import datetime
from enum import Enum

from msgspec import Struct


class Precision(Enum):
    """Say how finely a time phrase names its instant."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    YEAR = "year"


class TimeScope(Struct, frozen=True):
    """Say when a claim holds; None is unknown or open.

    `valid_from` and `valid_to` are aware, in the zone of the turn. `start` and `end`
    are the offsets of the phrase in the clause (equal when there is none).
    `still_open` marks an interval that reaches to the turn ("since May"), `past` one
    that ended before it ("from 2015 to 2019", "in 2019", "two years ago").
    """

    valid_from: datetime | None = None
    valid_to: datetime | None = None
    precision: Precision | None = None
    start: int = 0
    end: int = 0
    still_open: bool = False
    past: bool = False


_SINCE_LAST_MONTH = re.compile(r"since last month", re.I)


def resolve(clause_text: str, said_at: datetime) -> TimeScope:
    """Read the time phrase of a clause against the turn's own instant and zone."""
    match = _SINCE_LAST_MONTH.search(clause_text)
    if match is None:
        return TimeScope()
    month = said_at.month - 2
    first = said_at.replace(
        year=said_at.year + month // 12,
        month=month % 12 + 1,
        day=1,
        hour=0,
        minute=0,
        second=0,
        microsecond=0,
    )
    return TimeScope(first, None, Precision.MONTH, match.start(), match.end(), still_open=True)
