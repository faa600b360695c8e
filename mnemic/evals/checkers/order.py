"""Versions, event sequences, store positions: dense, unique; instants in commit order."""

from __future__ import annotations

from datetime import datetime

from mnemic.evals.checkers.checker import Checker, Landing, Record
from mnemic.memory.model import Counters, Principal


class GaplessOrder(Checker):
    """Hold a principal's three counters to what landed, one by one and at the end."""

    name = "gapless_order"

    def __init__(self) -> None:
        self._last: dict[Principal, Counters] = {}
        self._instants: dict[Principal, datetime] = {}

    def landed(self, landing: Landing) -> None:
        """Check that a change set continues the previous one without a gap."""
        whose, changes = landing.principal, landing.changes
        last = self._last.get(whose, Counters())
        if landing.version != last.version + 1:
            self.violated(whose, f"version {landing.version} follows {last.version}")
        for offset, event in enumerate(changes.events, start=1):
            if event.sequence != last.event_seq + offset:
                self.violated(
                    whose, f"event {event.sequence} stands where {last.event_seq + offset} belongs"
                )
        if changes.event_seq != last.event_seq + len(changes.events):
            self.violated(whose, f"event_seq {changes.event_seq} does not count its events")
        fresh = sorted(
            b.store_position for b in changes.beliefs if b.store_position > last.store_position
        )
        if fresh != list(range(last.store_position + 1, changes.store_position + 1)):
            self.violated(
                whose,
                f"positions {fresh} do not fill {last.store_position}..{changes.store_position}",
            )
        self._last[whose] = Counters(
            epoch=landing.epoch,
            version=landing.version,
            event_seq=changes.event_seq,
            store_position=changes.store_position,
        )
        self._check_instants(landing)

    def _check_instants(self, landing: Landing) -> None:
        whose = landing.principal
        for event in landing.changes.events:
            if event.recorded_at < self._instants.get(whose, event.recorded_at):
                self.violated(whose, f"event {event.sequence} was recorded before the one before")
            self._instants[whose] = event.recorded_at

    def erased(self, principal: Principal, counters: Counters) -> None:
        """Check that an erasure raises the version once, and count events anew."""
        last = self._last.get(principal, Counters())
        if counters.version != last.version + 1:
            self.violated(principal, f"version {counters.version} follows {last.version}")
        self._last[principal] = Counters(epoch=counters.epoch, version=counters.version)

    def recorded(self, record: Record) -> None:
        """Check that the store holds exactly what landed."""
        counters = record.loaded.counters
        last = self._last.get(record.principal, Counters())
        for field in ("version", "event_seq", "store_position"):
            held, written = getattr(counters, field), getattr(last, field)
            if held != written:
                self.violated(record.principal, f"{field} is {held}, {written} landed")
        sequences = [event.sequence for event in record.events]
        if sequences != list(range(1, counters.event_seq + 1)):
            self.violated(
                record.principal, f"{len(sequences)} events do not fill 1..{counters.event_seq}"
            )
        positions = [belief.store_position for belief in record.loaded.beliefs]
        if len(set(positions)) != len(positions):
            self.violated(record.principal, "two beliefs share a store position")
        if positions and not 1 <= min(positions) <= max(positions) <= counters.store_position:
            self.violated(record.principal, f"a position is outside 1..{counters.store_position}")
