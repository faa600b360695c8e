"""Read the instants of the three datasets; none of them names a zone, so all are UTC."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from mnemic.evals.external.scenario import Odd

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")

YEAR_MIN, YEAR_MAX = 1900, 2200

_LONGMEMEVAL = re.compile(r"(\d{4})/(\d{1,2})/(\d{1,2}) \(\w{3}\) (\d{1,2}):(\d{2})")
_LOCOMO = re.compile(r"(\d{1,2}):(\d{2}) ?(am|pm) on (\d{1,2}) (\w{3})\w*,? (\d{4})", re.I)
_HALUMEM = re.compile(r"(\w{3})\w* (\d{1,2}), (\d{4}),? (\d{1,2}):(\d{2}):(\d{2})")


def longmemeval_instant(text: str) -> datetime:
    """Read `2023/05/30 (Tue) 23:40`; raises `Odd`."""
    found = _LONGMEMEVAL.fullmatch(text.strip())
    if found is None:
        raise Odd("an instant is not of the form 2023/05/30 (Tue) 23:40")
    year, month, day, hour, minute = map(int, found.groups())
    return _instant((year, month, day), (hour, minute, 0))


def locomo_instant(text: str) -> datetime:
    """Read `1:56 pm on 8 May, 2023`; raises `Odd`."""
    found = _LOCOMO.fullmatch(text.strip())
    if found is None:
        raise Odd("an instant is not of the form 1:56 pm on 8 May, 2023")
    hour, minute, half, day, month, year = found.groups()
    in_day = int(hour) % 12 + (12 if half.lower() == "pm" else 0)
    return _instant((int(year), _month(month), int(day)), (in_day, int(minute), 0))


def halumem_instant(text: str) -> datetime:
    """Read `Sep 04, 2025, 09:05:32`; raises `Odd`."""
    found = _HALUMEM.fullmatch(text.strip())
    if found is None:
        raise Odd("an instant is not of the form Sep 04, 2025, 09:05:32")
    month, day, year, hour, minute, second = found.groups()
    date = (int(year), _month(month), int(day))
    return _instant(date, (int(hour), int(minute), int(second)))


def _month(name: str) -> int:
    if name[:3].lower() not in _MONTHS:
        raise Odd("an instant names no month")
    return _MONTHS.index(name[:3].lower()) + 1


def _instant(date: tuple[int, int, int], time: tuple[int, int, int]) -> datetime:
    if not YEAR_MIN <= date[0] <= YEAR_MAX:
        raise Odd(f"an instant lies outside the years {YEAR_MIN} to {YEAR_MAX}")
    try:
        return datetime(*date, *time, tzinfo=UTC)
    except ValueError:
        raise Odd("an instant is not in the calendar") from None
