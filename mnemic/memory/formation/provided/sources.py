"""What a provider may be shown of the owner's words, and the clauses they are cut into.

A hazard is blanked before anything is shown, so that no secret leaves and no order to the
assistant is handed on (003 §Deliberately narrow trust exclusions).
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from msgspec import Struct

from mnemic.memory.formation.grounding import is_owner_assertion
from mnemic.memory.formation.hazards import BLANK, screen
from mnemic.memory.formation.joints import cuts
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.formation.zones import ZoneKind, find_zones
from mnemic.memory.model import Event

UNITS_MAX = 90
"""Most coverage units of one segment's ledger (003 §Segments and limits)."""

UNIT_CHARS_MAX = 2_000
"""Longest coverage unit, in characters, unless an oversized event's units were joined."""

WITHHELD = "[withheld]"
"""Stands, in what is shown, where a hazard was said."""

_BLANKS = re.compile(f"{BLANK}+")
_SAFE = re.compile(f"[^{BLANK}]+")
_WORD = re.compile(r"\w")
_HANGS = re.compile(r"(?:\b(?:not|never|no|dont|cannot)|n['’]t)\s*\Z", re.IGNORECASE)
"""A clause does not end on the word that denies what follows."""

_CUT_BACK = 200


class Unit(Struct, frozen=True):
    """Hold one clause of an event: `text` is exactly `event.text[start:end]`.

    `shown` is what a provider sees of it: the same, except where an oversized event's
    clauses were joined across a hazard.
    """

    sequence: int
    start: int
    text: str
    shown: str

    @property
    def end(self) -> int:
        """Give the offset behind its last character."""
        return self.start + len(self.text)


class SourceEvent(Struct, frozen=True):
    """Hold a user event with what may be shown of it.

    `safe` has the length of `event.text`, every character of a hazard blanked, so that
    offsets agree. `units` are in order and apart, at most `UNITS_MAX`.
    """

    event: Event
    safe: str
    units: tuple[Unit, ...]

    @property
    def sequence(self) -> int:
        """Give the sequence of the event."""
        return self.event.sequence

    def touched(self, start: int, end: int) -> tuple[Unit, ...]:
        """Give the units that share a character with a stretch of the event's text."""
        return tuple(unit for unit in self.units if unit.start < end and start < unit.end)

    @property
    def shown(self) -> str:
        """Give the words as a provider sees them, `WITHHELD` where a hazard stood."""
        return _shown(self.safe)


def source_of(event: Event) -> SourceEvent | None:
    """Read an event of the owner; None for anything else and for one that says nothing."""
    safe = _safe(event)
    pieces = _pieces(safe)
    return SourceEvent(event, safe, _bounded(event, safe, pieces)) if pieces else None


def shown_of(event: Event) -> str:
    """Give what a provider may see of an event; "" where the owner says nothing in it."""
    safe = _safe(event)
    return _shown(safe) if _WORD.search(safe) is not None else ""


def _safe(event: Event) -> str:
    if not is_owner_assertion(event) or not event.text:
        return ""
    return screen(event.text).text


def _shown(safe: str) -> str:
    return _BLANKS.sub(WITHHELD, safe).strip()


def _bounded(event: Event, safe: str, pieces: list[tuple[int, int]]) -> tuple[Unit, ...]:
    """Make the units of an event; neighbours are joined evenly where there are too many.

    An event of more than `UNITS_MAX` clauses is a segment of its own, whose ledger must
    fit the output ceiling all the same: its units are then runs of clauses, still exact
    and still all of it.
    """
    assert event.text is not None
    if len(pieces) > UNITS_MAX:
        bounds = [n * len(pieces) // UNITS_MAX for n in range(UNITS_MAX + 1)]
        pieces = [(pieces[low][0], pieces[high - 1][1]) for low, high in itertools.pairwise(bounds)]
    return tuple(
        Unit(event.sequence, low, event.text[low:high], _shown(safe[low:high]))
        for low, high in pieces
    )


def _pieces(safe: str) -> list[tuple[int, int]]:
    """Cut a screened text at its sentence and first-person clause boundaries, in order."""
    found: list[tuple[int, int]] = []
    at = 0
    for zone in find_zones(safe):
        found += _of_prose(safe, at, zone.start)
        if zone.kind is ZoneKind.CODE and "\n" in safe[zone.start : zone.end].strip():
            found += _chunks(safe, zone.start, zone.end)
        else:
            found += _of_prose(safe, zone.start, zone.end)
        at = zone.end
    found += _of_prose(safe, at, len(safe))
    return found


def _of_prose(safe: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    for low, high in sentence_spans(safe, start, end):
        asks = safe[low:high].rstrip(" \t\r\n\"'”’)]*_!").endswith("?")
        opened = -1
        for first, last, _ in cuts(safe, low, high, asks=asks):
            opened = first if opened < 0 else opened
            if last < high and _HANGS.search(safe, opened, last) is not None:
                continue
            yield from _chunks(safe, opened, last)
            opened = -1


def _chunks(safe: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Give a stretch without its blanks, in parts that are no longer than a unit."""
    for match in _SAFE.finditer(safe, start, end):
        low, high = match.span()
        while low < high:
            cut = _cut(safe, low, high)
            first, last = _trimmed(safe, low, cut)
            if _WORD.search(safe, first, last) is not None:
                yield first, last
            low = cut


def _cut(safe: str, low: int, high: int) -> int:
    """Say where a part ends: at a space near its bound, or at the bound."""
    if high - low <= UNIT_CHARS_MAX:
        return high
    bound = low + UNIT_CHARS_MAX
    space = max(
        safe.rfind(" ", bound - _CUT_BACK, bound), safe.rfind("\n", bound - _CUT_BACK, bound)
    )
    return space + 1 if space > low else bound


def _trimmed(safe: str, low: int, high: int) -> tuple[int, int]:
    """Leave out the white space at both ends, and blanks, which look like none."""
    while low < high and (safe[low].isspace() or safe[low] == BLANK):
        low += 1
    while high > low and (safe[high - 1].isspace() or safe[high - 1] == BLANK):
        high -= 1
    return low, high
