"""Years of months that a telling in the past or the perfect got wrong (`formation@11` on).

The frozen reader of time looks ahead for "paid off the house in Nov" and "promoted in January",
which leave out who did it, and behind for "went on leave until May".
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.anchors import MONTH_NUMBER
from mnemic.memory.formation.grammar.words import verb_form, verb_lemma
from mnemic.memory.model import Candidate, Event

_MONTH = re.compile(
    r"\b(?P<lead>in|on|around|since|until|till)\s+"
    r"(?:early |mid-?|late |the end of |(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?)?"
    r"(?P<month>January|February|March|April|May|June|July|August|September|October|November|"
    r"December) (?P<year>20\d\d)\b"
)
_SUBJECT = re.compile(r"(?:User(?:['’]s [\w'’ -]{2,40}?)?|The team|[A-Z][\w-]+) (?P<verb>[a-z]+)\b")
_PERFECT = re.compile(r"\bhas been \w+ing\b")


_FIRST_IN = re.compile(
    r"\b(?:first|only|best|worst|biggest|longest|second)\b[^.]{0,40}?\bin "
    r"(?P<span>(?:about |over |almost |nearly |more than )?"
    r"[\w-]+ (?:days|weeks|months|years|decades))\b",
    re.I,
)
_COUNTED = re.compile(r"\bin (?:\d{1,2} )?(?:[A-Z][a-z]+ )?20\d\d\b")


def _uncounted(candidate: Candidate, span: str) -> Candidate:
    """Say "first time back in ten years" as it was said: nothing in it lies ahead."""
    told = _FIRST_IN.search(span)
    if told is None:
        return candidate
    said = _COUNTED.sub(f"in {told.group('span')}", candidate.statement)
    return replace(candidate, statement=said)


def without_mistaken_year(candidate: Candidate, span: str, event: Event) -> Candidate:
    """Give a candidate with the year that its tense allows for a month it names without one."""
    candidate = _uncounted(candidate, span) if " in " in span else candidate
    found = _MONTH.search(candidate.statement)
    if found is None or found.group("year") in span or "next" in span.lower():
        return candidate
    month, year = MONTH_NUMBER[found.group("month")[:3].lower()], int(found.group("year"))
    ahead = (year, month) > (event.at.year, event.at.month)
    lead = found.group("lead")
    said = candidate.statement
    if lead == "in" and not ahead and _PERFECT.search(said) is not None:
        # "because the car was totalled in June we have been cycling": they have since.
        return replace(
            candidate, statement=f"{said[: found.start()]}since{said[found.end('lead') :]}"
        )
    if not is_past(said):
        return candidate
    if (
        lead == "on"
        and said.startswith("User got ")
        and month >= event.at.month
        and year < event.at.year
    ):
        # "got my exam on the 14th of April" has it then.
        shown = f"{said[: found.start('year')]}{event.at.year}{said[found.end('year') :]}"
        return replace(
            candidate, statement=shown.replace("User got ", "User has ", 1), valid_from=event.at
        )
    until = lead in {"until", "till"}
    if until and (year, month) < (event.at.year, event.at.month) and event.at.year - year == 1:
        year += 1
    elif not until and ahead and year - event.at.year <= 1:
        year -= 1
    else:
        return candidate
    shown = f"{said[: found.start('year')]}{year}{said[found.end('year') :]}"
    if until:
        return replace(candidate, statement=shown, valid_to=None)
    began = candidate.valid_from
    later = began is not None and began > event.at
    ends = candidate.valid_to
    return replace(
        candidate,
        statement=shown,
        valid_from=event.at if later else began,
        valid_to=None if ends is not None and ends > event.at else ends,
    )


def is_past(said: str) -> bool:
    """Tell whether the first verb of a statement that may be one stands in the past."""
    found = _SUBJECT.match(said)
    if found is None:
        return False
    verb = found.group("verb")
    lemma = verb_lemma(verb)
    return verb in {"was", "were"} or (
        lemma is not None
        and lemma not in {"be", "have"}
        and verb != lemma
        and verb_form(verb, lemma) == "past"
    )
