"""What is at another time now, named by its thing alone: "five-a-side is on Thursdays now".

The one belief that tells when the thing is done is told again with the new time in the place of
the old one, so that the change says what holds and not only what does not (`formation@11`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from mnemic.memory.draft import Draft
from mnemic.memory.formation.grounding import is_owner_assertion
from mnemic.memory.formation.hazards import BLANK, screen
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.formation.withheld import without_withheld
from mnemic.memory.formation.wording import Reread, cite
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Candidate, Derivation, Event, Polarity

SENTENCE_CHARS_MAX = 90
"""A longer sentence tells more than another time."""

_DAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
_HOUR = r"(?:[01]?\d|2[0-3])(?:[:.][0-5]\d)?(?:\s?[ap]m)?|noon|midnight"
_NTH = r"the\s+(?P<nth>[0-3]?\d)(?:st|nd|rd|th)"
_MOVED = re.compile(
    r"(?P<opens>(?:(?:change\s+of\s+plans?|quick\s+update|update|by\s+the\s+way|btw|so|and|also|oh|actually)[\s,:!.–—-]+)*)"
    r"(?:(?:the|my|our)\s+)?(?P<what>[\w-]+(?:\s+[\w-]+){0,2}?)(?:['’]s|\s+is|\s+are|\s+starts?|\s+meets?)\s+"
    rf"(?P<first>now\s+)?(?P<prep>on|at)\s+(?:(?P<day>{_DAY})|(?P<hour>{_HOUR})|{_NTH})"
    r"(?P<last>\s+(?:now|instead|from\s+now\s+on|these\s+days))?[\s.!]*\Z",
    re.I,
)
_OLD = {
    "day": re.compile(rf"\bon (?P<old>{_DAY})\b(?! \d)", re.I),
    "hour": re.compile(rf"\bat (?P<old>{_HOUR})\b", re.I),
    "nth": re.compile(r"\bon (?P<old>(?:\w+day )?\d{1,2}(?= [A-Z]\w+ \d{4}\b))"),
}
"""Where a belief tells a time of each sort: a day of the week, an hour, a date."""

_CHANGES = re.compile(r"\b(?:now|instead|these\s+days|change\s+of\s+plans?)\b", re.I)
"""What says that a time is another one; most turns hold none of it, which is told cheaply."""

_NO_THING = word_set("it that this he she they there what who everything all one")


class _Moved(Struct, frozen=True):
    """Hold what is at another time, of which sort that is, the time, and the sentence."""

    what: str
    sort: str
    new: str
    span: str


def with_retimed(
    draft: Draft,
    events: Sequence[Event],
    told: Sequence[Candidate],
    reread: Reread,
) -> tuple[Candidate, ...]:
    """Give what turns told, with what is believed of a thing told again with its new time.

    "Choir is on Tuesdays now" by itself, which is nobody's, gives way to that.
    """
    kept, out = list(told), list[Candidate]()
    for event in without_withheld(events):
        if not is_owner_assertion(event) or _CHANGES.search(event.text or "") is None:
            continue
        for moved in _moves(event.text or ""):
            if any(_is_told(one, event, moved) for one in kept):
                continue
            statement = _with_new_time(draft, moved)
            read = reread(statement, event.at) if statement else ()
            if read:
                kept = [one for one in kept if not _is_nobodys(one, event, moved)]
            out += [cite(one, event, moved.span) for one in read]
    return (*kept, *out)


def _moves(text: str) -> Iterator[_Moved]:
    safe = screen(text).text
    for start, end in sentence_spans(safe, 0, len(safe)):
        sentence = text[start:end].strip()
        if len(sentence) > SENTENCE_CHARS_MAX or BLANK in safe[start:end]:
            continue
        found = _MOVED.match(sentence)
        if found is None or not (
            found["first"] or found["last"] or _CHANGES.search(found["opens"])
        ):
            continue
        sort = next(name for name in _OLD if found[name])
        if found["what"].lower() not in _NO_THING:
            yield _Moved(found["what"].lower(), sort, found[sort], sentence)


def _is_told(candidate: Candidate, event: Event, moved: _Moved) -> bool:
    """Tell whether the sentence told by itself when somebody's thing is."""
    return (
        not _is_nobodys(candidate, event, moved)
        and event.sequence in candidate.source_event_ids
        and candidate.polarity is Polarity.ASSERT
        and candidate.derivation is Derivation.DIRECT
        and moved.new.lower() in candidate.statement.lower()
    )


def _is_nobodys(candidate: Candidate, event: Event, moved: _Moved) -> bool:
    """Tell whether a candidate tells of the thing by its name alone: "Choir is on Tuesdays"."""
    said = candidate.statement.lower().removeprefix("the ")
    alone = said.startswith((f"{moved.what} is ", f"{moved.what} are "))
    return alone and candidate.source_event_ids == (event.sequence,)


def _with_new_time(draft: Draft, moved: _Moved) -> str:
    """Give the one statement that tells when the thing is, with its new time; else ""."""
    thing = re.compile(rf"(?<![\w-]){re.escape(moved.what)}(?![\w-])", re.I)
    old = _OLD[moved.sort]
    found = {
        belief.statement
        for belief in drafted_nearby(draft, moved.what)
        if belief.is_live
        and belief.polarity is Polarity.ASSERT
        and belief.derivation is Derivation.DIRECT
        and thing.search(belief.statement) is not None
        and len(old.findall(belief.statement)) == 1
    }
    if len(found) != 1:
        return ""
    statement = min(found)
    at = old.search(statement)
    assert at is not None
    told = statement[: at.start("old")] + _as_before(moved, at["old"]) + statement[at.end("old") :]
    return told if at["old"].lower() != moved.new.lower() else ""


def _as_before(moved: _Moved, old: str) -> str:
    """Give a new day as every week's where the old one was so: "on Wednesdays"."""
    if moved.sort != "day":
        return moved.new
    day = moved.new.capitalize()
    return f"{day}s" if old.endswith("s") and not day.endswith("s") else day


__all__ = ["with_retimed"]
