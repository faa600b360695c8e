"""A batch of events as segments, each of which makes three calls (003 §Segments and limits)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from mnemic.memory.formation.provided.sources import (
    UNITS_MAX,
    SourceEvent,
    Unit,
    source_of,
)
from mnemic.memory.model import Event

SEGMENT_EVENTS_MAX = 256
"""Most events of one segment."""

SEGMENT_BYTES_MAX = 96 * 1024
"""Most source text of one segment, in bytes of UTF-8, unless one event alone has more."""


class Segment(Struct, frozen=True):
    """Hold the events of one round of calls, in order; never empty.

    Only an event that is oversized by itself exceeds a bound, and it stands alone; its
    units number at most `UNITS_MAX` all the same.
    """

    sources: tuple[SourceEvent, ...]

    @property
    def source_event_ids(self) -> tuple[int, ...]:
        """Give the sequences, ascending."""
        return tuple(source.sequence for source in self.sources)

    @property
    def units(self) -> tuple[Unit, ...]:
        """Give the clauses the ledger must account for, in order."""
        return tuple(unit for source in self.sources for unit in source.units)


def plan(events: Iterable[Event]) -> tuple[Segment, ...]:
    """Plan the owner's events among `events` into segments, in order.

    A segment closes before the event that would carry it past a bound. Events of
    anyone else, and events in which nothing is said, belong to none.
    """
    segments: list[Segment] = []
    held: list[SourceEvent] = []
    units = size = 0
    for event in sorted(events, key=lambda event: event.sequence):
        source = source_of(event)
        if source is None:
            continue
        assert event.text is not None
        length = byte_length(event.text)
        if held and (
            units + len(source.units) > UNITS_MAX
            or len(held) == SEGMENT_EVENTS_MAX
            or size + length > SEGMENT_BYTES_MAX
        ):
            segments.append(Segment(tuple(held)))
            held, units, size = [], 0, 0
        held.append(source)
        units += len(source.units)
        size += length
    if held:
        segments.append(Segment(tuple(held)))
    return tuple(segments)


def byte_length(text: str) -> int:
    """Give the length of a text in UTF-8; a lone surrogate counts as three bytes."""
    return len(text.encode("utf-8", "surrogatepass"))
