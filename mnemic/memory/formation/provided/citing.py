"""Where a provider's quotes stand in the owner's words, and how those words are meant."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache

from msgspec import Struct

from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.provided.sources import SourceEvent, Unit
from mnemic.memory.formation.segments import Clause, Mood, segment
from mnemic.memory.formation.sentences import sentence_spans

QUOTE_CHARS_MAX = 2_000
"""Longest quote, in characters: the longest clause that a person states."""

OCCURRENCES_MAX = 64
"""How often one quote may stand in one event."""

CLAUSES_CACHE_EVENTS = 256
"""Of how many events the clauses are remembered; every result is pure."""

_LEAD = re.compile(r"\W+")
_TAIL = re.compile(r"\W+\Z")
_WORD = re.compile(r"\w")


class Misquoted(Enum):
    """Say why a quote cites nothing."""

    EMPTY = "empty_quote"
    OVER_LONG = "over_long_quote"
    NOT_FOUND = "quote_not_found"
    HAZARD = "quote_of_a_hazard"
    OUTSIDE_UNIT = "quote_outside_its_unit"
    AMBIGUOUS = "quote_ambiguous"


class Citation(Struct, frozen=True):
    """Hold a quote that was found: `text` is exactly `event.text[start:start + len(text)]`.

    It stands there once, or wherever it stands it is meant alike. `around` are the
    units it touches.
    """

    source: SourceEvent
    start: int
    text: str
    around: tuple[Unit, ...]
    moods: frozenset[Mood]
    attributed: bool

    @property
    def end(self) -> int:
        """Give the offset behind its last character."""
        return self.start + len(self.text)


def cite(
    source: SourceEvent, quote: str, *, within: Sequence[Unit] | None = None
) -> Citation | Misquoted:
    """Find a quote in an event's text.

    With `within`, it must stand inside those units. A quote that stands in several
    places is widened to its unit, so that the stored words tell which one was meant.
    """
    quote = quote.strip()
    if _WORD.search(quote) is None:
        return Misquoted.EMPTY
    if len(quote) > QUOTE_CHARS_MAX:
        return Misquoted.OVER_LONG
    places = _occurrences(source.event.text or "", quote)
    if not places:
        return Misquoted.NOT_FOUND
    safe = [at for at in places if source.safe.startswith(quote, at)]
    if not safe:
        return Misquoted.HAZARD
    inside = [at for at in safe if _is_inside(source, at, quote, within)]
    if not inside:
        return Misquoted.OUTSIDE_UNIT
    if len(places) == 1:
        return _citation(source, inside[0], quote)
    return _widened(source, inside, quote)


def whole(source: SourceEvent) -> Citation:
    """Cite all that is shown of an event."""
    return _citation(source, 0, source.event.text or "")


NARROWED_SENTENCES_MAX = 5
"""Of a quote over more sentences, only single ones and pairs are looked at."""


def narrowed(citation: Citation) -> Iterator[Citation]:
    """Cite the sentences of a quote that reaches over several: each, then each run of them.

    What the quote has beside them (a question, what somebody said) governs none of these.
    Within a sentence, one clause may govern the next.
    """
    safe = citation.source.safe
    spans = [
        (max(citation.start, start), min(citation.end, end))
        for start, end in sentence_spans(safe, 0, len(safe))
        if start < citation.end and citation.start < end
    ]
    longest = len(spans) if len(spans) <= NARROWED_SENTENCES_MAX else 3
    for length in range(1, longest):
        for at in range(len(spans) - length + 1):
            start, end = spans[at][0], spans[at + length - 1][1]
            quote = safe[start:end].strip()
            if _WORD.search(quote) is not None:
                yield _citation(citation.source, safe.find(quote, start), quote)


def takes_from_a_question(statement: str, one: Citation, *, of: Citation) -> bool:
    """Tell whether a statement over a narrowed quote has words that the whole quote only asks.

    "Do we put the rates up? They're a third of it" tells of no rates that go up.
    """
    lent = content_lemmas(statement) - content_lemmas(one.text)
    asked = (part for part in _ASKED.findall(of.text) if part not in one.text)
    return not lent.isdisjoint(content_lemmas(" ".join(asked)))


_ASKED = re.compile(r"[^.!?\n]+\?")


def _occurrences(text: str, quote: str) -> list[int]:
    found: list[int] = []
    at = text.find(quote)
    while at >= 0 and len(found) < OCCURRENCES_MAX:
        if _is_whole(text, at, at + len(quote)):
            found.append(at)
        at = text.find(quote, at + 1)
    return found


def _is_whole(text: str, start: int, end: int) -> bool:
    """Tell whether a quote cuts no word: "art" is not said in "I start"."""
    before = start > 0 and text[start - 1].isalnum() and text[start].isalnum()
    after = end < len(text) and text[end - 1].isalnum() and text[end].isalnum()
    return not before and not after


def _is_inside(source: SourceEvent, at: int, quote: str, within: Sequence[Unit] | None) -> bool:
    """Tell whether the words of an occurrence stand in units, and only in those given."""
    lead = _LEAD.match(quote)
    start = at + (lead.end() if lead is not None else 0)
    end = at + len(_TAIL.sub("", quote))
    touched = source.touched(start, end)
    if not touched or start < touched[0].start or end > touched[-1].end:
        return False
    return within is None or all(unit in within for unit in touched)


def _widened(source: SourceEvent, inside: list[int], quote: str) -> Citation | Misquoted:
    """Cite the whole unit instead of words that stand elsewhere too."""
    text = source.event.text or ""
    wide = [(t[0].start, t[-1].end) for t in (source.touched(at, at + len(quote)) for at in inside)]
    said = {text[start:end] for start, end in wide}
    if len(said) > 1:
        return Misquoted.AMBIGUOUS
    unit = said.pop()
    if len(unit) > QUOTE_CHARS_MAX:
        return Misquoted.OVER_LONG
    places = _occurrences(text, unit)
    if not all(source.safe.startswith(unit, at) for at in places):
        return Misquoted.AMBIGUOUS
    found = [_citation(source, at, unit) for at in places]
    if len({(one.moods, one.attributed) for one in found}) != 1:
        return Misquoted.AMBIGUOUS
    return found[0]


def _citation(source: SourceEvent, start: int, quote: str) -> Citation:
    end = start + len(quote)
    clauses = [c for c in _clauses(source.safe) if c.start < end and start < c.end]
    return Citation(
        source,
        start,
        quote,
        around=source.touched(start, end),
        moods=frozenset(clause.mood for clause in clauses),
        attributed=any(c.attributed and not _names_reports(c.text) for c in clauses),
    )


_REPORTS = re.compile(
    r"(?:(?:and|but|so)\s+)?(?:my|our|the|his|her|their)\s+(?:[\w-]+\s+){0,2}reports\s+"
    r"(?:go|are|get|come|need|have|must|should|can|run|show|use|land|start|end|include|take)\b",
    re.IGNORECASE,
)


def _names_reports(clause: str) -> bool:
    """Tell whether "reports" are things in a clause, and nobody reports: "our reports go out"."""
    return _REPORTS.match(clause) is not None


@lru_cache(maxsize=CLAUSES_CACHE_EVENTS)
def _clauses(safe: str) -> tuple[Clause, ...]:
    return segment(safe)
