"""Years of what somebody starts once: "my daughter starts school in September" (`formation@11` on).

The frozen reader of time dates "starts in September", and no month behind what is started.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.anchors import MONTH_NUMBER
from mnemic.memory.model import Candidate, Event, Polarity

_STARTS = re.compile(
    r"(?:User(?:['’]s [\w'’ -]{2,40}?)?|[A-Z][\w-]+) (?:starts|begins|finishes) "
    r"(?!\w+ing\b)(?:(?!in\b)[\w'’-]+ ){1,6}in (?:early |mid-|late )?"
    r"(?P<month>January|February|March|April|May|June|July|August|September|October|November|"
    r"December)\b(?! \d)"
)
_RECURS = re.compile(
    r"\b(?:every|each|always|usually|often|annually|normally|generally|again|mostly|tends?)\b", re.I
)


def with_coming_year(candidate: Candidate, span: str, event: Event) -> Candidate:
    """Say in which year what starts in a coming month does; what is done every year has none."""
    found = _STARTS.match(candidate.statement)
    if found is None or candidate.polarity is Polarity.RETRACT or _RECURS.search(span) is not None:
        return candidate
    month = MONTH_NUMBER[found["month"][:3].lower()]
    year = event.at.year + (month < event.at.month)
    said = candidate.statement
    return replace(candidate, statement=f"{said[: found.end()]} {year}{said[found.end() :]}")


__all__ = ["with_coming_year"]
