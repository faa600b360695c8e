"""Reports that are their speaker's own word: what a doctor found of them, what a landlord ruled.

Whatever else others say of somebody is hearsay; those whose business it is are believed, by
their trade. What they find is told by itself, what they rule with whose ruling it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from mnemic.memory.formation import moods
from mnemic.memory.formation.segments import Clause, Mood

_OWN_REPORTS = re.compile(
    r"(?:my|our|the)\s+(?:[\w-]+\s+){0,2}?(?:reports|states|claims|posts)\s+(?:go|are|get|come|run|must|have|need|"
    r"land|cover|take|live|can|may|contain)\b",
    re.I,
)
"""Where "reports" is a noun, nobody reports anything: "our QA reports go to ..."."""

_HEAD = (
    r"(?:(?:my|the|our|a)\s+(?:[\w-]+\s+){0,2}?)?"
    r"(?:(?P<rules>boss|manager|landlord|landlady|supervisor|school)|doctor|doc|gp|consultant|specialist|surgeon|nurse|"
    r"midwife|dentist|optician|physio|physiotherapist|dietitian|dietician|pharmacist|\w{3,}ologist|psychiatrist|therapist|"
    r"hospital|clinic)\s+(?:just\s+|also\s+|recently\s+|has\s+|finally\s+)*"
    r"(?:says?|said|told\s+(?:me|us)|tells\s+me|confirmed|found(?:\s+out)?|discovered|thinks|advised|wants|asked)"
)
_FINDS = re.compile(_HEAD + r"\s+(?:that\s+)?(?=(?:i|we|i['’]m|i['’]ve|im|ive|my)\b)", re.I)
_BIDS = re.compile(_HEAD + r"\s+(?:me\s+)?(?:not\s+)?to\s+[a-z]", re.I)
"""What they tell somebody to do: "my doctor told me to avoid salt"."""

_FINDER = re.compile(_HEAD + r"(?:\s+that)?\Z", re.I)
_SELF = re.compile(r"(?:i|we|im|ive|my)\b", re.I)
_RULED = re.compile(
    r"(?:i|we)\s+(?:should|shouldn['’]?t|must|mustn['’]?t|ought|need\s+to|have\s+to|can['’]?t|cannot|may\s+not)\b",
    re.I,
)


SHOULD_HAVE_SAID = r"should(?:['’]?ve|\s+have|\s+of|a)\s+(?:said|mentioned|told\s+you|written)"
"""How somebody brings what they left out."""

_SAID_LATE = re.compile(
    r"(?:(?:oh|sorry|ah|and|but|so|also|well|hi|hey)[\s,]+)*(?:i\s+)?(?:prob(?:ably)?\s+)?"
    rf"{SHOULD_HAVE_SAID}(?:\s+(?:earlier|before|first|that))*[\s,:]+"
    r"(?=(?:i|we|my|our|im|ive|i['’](?:m|ve)|we['’](?:re|ve))\b)",
    re.I,
)
"""What somebody says that they should have said before: their own word, and no report."""


def with_own_reports(text: str, clauses: Sequence[Clause]) -> list[Clause]:
    """Take what those say whose business it is for the speaker's own words; all else stays."""
    out: list[Clause] = []
    for clause in clauses:
        before = out[-1] if out else None
        if before is not None and _is_to_me(text, before, clause):
            clause = replace(clause, mood=Mood.STATEMENT, attributed=False)  # noqa: PLW2901
        if before is not None and _goes_on(text, before, clause):
            out.pop()
            clause = replace(before, text=text[before.start : clause.end], end=clause.end)  # noqa: PLW2901
        out.append(clause)
    return [_own(one) for one in out]


_TO_ME = re.compile(
    r"(?:please\s+|pls\s+)?(?:write|reply|answer|respond|explain)\s+(?:\w+\s+)?to\s+(?:me|us)\b|"
    r"(?:please\s+|pls\s+)?(?:write|reply|answer|respond|explain)\s+(?:only\s+)?(?:in|with|without|using)\s+(?:short|plain|simple|large|bullet|full|british|metric)\b",
    re.I,
)


def _is_to_me(text: str, before: Clause, clause: Clause) -> bool:
    """Tell whether "write to me in short sentences: I have aphasia" says why, and hands nothing over."""
    return (
        before.mood is Mood.REQUEST
        and clause.mood is Mood.QUOTED
        and text[before.end : clause.start].strip() == ":"
        and _SELF.match(clause.text) is not None
        and _TO_ME.match(before.text) is not None
    )


def _goes_on(text: str, before: Clause, clause: Clause) -> bool:
    """Tell whether a clause is what the one before it says, cut from it: "my landlord says"."""
    return (
        before.attributed
        and before.sentence == clause.sentence
        and not text[before.end : clause.start].strip()
        and _SELF.match(clause.text) is not None
        and _FINDER.fullmatch(before.text) is not None
    )


def _own(clause: Clause) -> Clause:
    if not clause.attributed or clause.mood is not Mood.STATEMENT:
        return clause
    if _OWN_REPORTS.match(clause.text):
        return replace(clause, attributed=False)
    if _BIDS.match(clause.text):
        return replace(clause, attributed=False)
    late = _SAID_LATE.match(clause.text)
    if late is not None:
        at = late.end()
        return replace(clause, attributed=False, text=clause.text[at:], start=clause.start + at)
    found = _FINDS.match(clause.text)
    if found is None:
        return clause
    at = found.end()
    if _RULED.match(clause.text, at) is not None:
        return replace(clause, attributed=False)
    if found["rules"] is not None or moods.is_hypothetical(clause.text[at:]):
        return clause
    return replace(clause, attributed=False, text=clause.text[at:], start=clause.start + at)
