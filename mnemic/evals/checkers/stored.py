"""What must hold of a principal as it lies in a store, with no run to compare it to."""

from __future__ import annotations

from collections import Counter

from mnemic.evals.checkers.checker import Checker, Record
from mnemic.memory.formation.tombstones import fingerprints
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Belief,
    EventKind,
    Principal,
    SessionStatus,
    Snapshot,
    Tombstone,
)


class StoredOrder(Checker):
    """Check that sequences fill 1..N and that positions are unique and within the head."""

    name = "stored_order"

    def recorded(self, record: Record) -> None:
        """Compare rows with the counters that handed their numbers out."""
        whose, counters = record.principal, record.loaded.counters
        sequences = [event.sequence for event in record.events]
        if sequences != list(range(1, counters.event_seq + 1)):
            self.violated(whose, f"{len(sequences)} events do not fill 1..{counters.event_seq}")
        counts = Counter(belief.store_position for belief in record.loaded.beliefs)
        for position, count in counts.items():
            if count > 1:
                self.violated(whose, f"{count} beliefs share the store position {position}")
            if not 1 <= position <= counters.store_position:
                self.violated(whose, f"{position} is outside 1..{counters.store_position}")


class StoredSessions(Checker):
    """Check that no open session is ahead of its principal's events."""

    name = "stored_sessions"

    def recorded(self, record: Record) -> None:
        """Compare every watermark with what it counts."""
        counters = record.loaded.counters
        for session in record.loaded.sessions:
            for field, most in (
                ("formed_through", counters.event_seq),
                ("last_message_sequence", counters.event_seq),
                ("snapshot_watermark", counters.store_position),
            ):
                if not 0 <= getattr(session, field) <= most:
                    self.violated(record.principal, f"{field} of {session.id} is past {most}")
            if session.status is SessionStatus.CLOSED:
                self.violated(record.principal, f"{session.id} is loaded and closed")


class NothingForbiddenLives(Checker):
    """Check every live belief against every tombstone, by what they say.

    A value that was forbidden may stand on evidence from after its tombstone.
    """

    name = "nothing_forbidden_lives"

    def recorded(self, record: Record) -> None:
        """Compare fingerprints; and what was forgotten must not be there at all."""
        whose, loaded = record.principal, record.loaded
        beliefs = {belief.id: belief for belief in loaded.beliefs}
        for event in record.events:
            if event.kind is EventKind.FORGOTTEN:
                for belief_id in beliefs.keys() & set(event.refs):
                    self.violated(whose, f"{belief_id} was forgotten and is there")
        marks: dict[str, list[Tombstone]] = {}
        for tombstone in loaded.tombstones:
            named = beliefs.get(tombstone.belief_id)
            if named is not None and named.is_live:
                self.violated(whose, f"{named.id} has a tombstone and is live")
            for mark in tombstone.fingerprints:
                marks.setdefault(mark, []).append(tombstone)
        for belief in loaded.beliefs if marks else ():
            self._check(whose, belief, marks)

    def _check(self, whose: Principal, belief: Belief, marks: dict[str, list[Tombstone]]) -> None:
        if not belief.is_live:
            return
        said_at = max(belief.evidence_at, belief.last_evidence_at)
        for mark in fingerprints(whose, belief):
            for tombstone in marks.get(mark, ()):
                revived = said_at > tombstone.at or (belief.explicit and said_at == tombstone.at)
                if not revived:
                    self.violated(whose, f"{belief.id} says on old evidence what was ended")


class ImageEqualsRebuild(Checker):
    """Check that an image built from the rows gives the same rows back, in every order."""

    name = "image_equals_rebuild"

    def recorded(self, record: Record) -> None:
        """Build it twice: from the rows, and from what the first one gives back."""
        try:
            first = Image(record.loaded)
        except AssertionError:
            self.violated(record.principal, "no image can be built from the rows")
        if first.snapshot() != record.loaded:
            self.violated(record.principal, "an image does not give its rows back")
        if not _same_indexes(first, Image(first.snapshot()), record.loaded):
            self.violated(record.principal, "the indexes of an image differ from a rebuild")


def _same_indexes(one: Image, other: Image, loaded: Snapshot) -> bool:
    by_subject = {belief.subject_key for belief in loaded.beliefs}
    return list(one.beliefs()) == list(other.beliefs()) and all(
        one.beliefs_about(key) == other.beliefs_about(key) for key in by_subject
    )
