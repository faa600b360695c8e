"""One principal's committed state, with the indexes that its turns and recalls need.

`apply` is the only way to change an image, and an image always equals what the store
would load. Events are not held: a turn that needs them names them (`reads.py`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model import (
    Belief,
    ChangeSet,
    Counters,
    Principal,
    RecallTrace,
    Receipt,
    Session,
    SessionStatus,
    Snapshot,
    Tombstone,
)
from mnemic.memory.recall.expansion.index import TokenIndex
from mnemic.memory.recall.lexemes import belief_lexemes
from mnemic.memory.recall.postings import among, newest_first

RECEIPTS_KEPT_MAX = 512
"""Newest receipts an image holds; older ones are looked up in the store."""

TRACES_KEPT_MAX = 128
"""Newest traces an image holds, beside those that open sessions were primed with."""


class ImageStatistics(Struct, frozen=True):
    """Count what an image holds."""

    beliefs: int
    live_beliefs: int
    lexemes: int
    open_sessions: int
    tombstones: int
    receipts: int
    traces: int


class Image:
    """Hold what is committed for one principal.

    Reads are plain synchronous methods: between two awaits they see one position.
    """

    __slots__ = (
        "_beliefs",
        "_by_position",
        "_by_subject",
        "_positions",
        "_postings",
        "_receipts",
        "_sessions",
        "_tokens",
        "_tombstones",
        "_tombstones_by_fingerprint",
        "_traces",
        "counters",
        "principal",
    )

    def __init__(self, snapshot: Snapshot) -> None:
        self.principal: Principal = snapshot.principal
        self.counters: Counters = snapshot.counters
        self._sessions: dict[UUID, Session] = {s.id: s for s in snapshot.sessions}
        self._tombstones: dict[UUID, Tombstone] = {}
        self._tombstones_by_fingerprint: dict[str, dict[UUID, None]] = {}
        for tombstone in snapshot.tombstones:
            self._put_tombstone(tombstone)
        self._receipts: dict[str, Receipt] = {r.key: r for r in snapshot.receipts}
        self._traces: dict[UUID, RecallTrace] = {t.id: t for t in snapshot.traces}
        self._beliefs: dict[UUID, Belief] = {}
        self._by_subject: dict[str, dict[UUID, None]] = {}
        self._reset_positions()
        for belief in sorted(snapshot.beliefs, key=_position):
            self._put(belief)

    # -- reads -----------------------------------------------------------------

    @property
    def head(self) -> int:
        """Give the newest store position this principal has written, 0 for none."""
        return self.counters.store_position

    @property
    def receipts_complete(self) -> bool:
        """Tell whether every receipt of the principal is here."""
        return len(self._receipts) < RECEIPTS_KEPT_MAX

    def belief(self, belief_id: UUID) -> Belief | None:
        """Find a belief of any status."""
        return self._beliefs.get(belief_id)

    def beliefs(self) -> Iterator[Belief]:
        """Give every belief of any status, newest store position first."""
        for position in reversed(self._positions):
            belief = self._by_position.get(position)
            if belief is not None:
                yield belief

    def beliefs_about(self, subject_key: str) -> tuple[Belief, ...]:
        """Give every belief filed under a subject key, newest store position first."""
        found = (self._beliefs[i] for i in self._by_subject.get(subject_key, ()))
        return tuple(sorted(found, key=_position, reverse=True))

    def belief_at(self, position: int) -> Belief | None:
        """Find the belief that stands at a store position now."""
        return self._by_position.get(position)

    def frequency(self, lexeme: str) -> int:
        """Count the entries filed under a lexeme; one that moved may count twice."""
        return len(self._postings.get(lexeme, ()))

    def holding(self, lexeme: str, positions: frozenset[int]) -> frozenset[int]:
        """Give those of `positions` whose belief has a lexeme."""
        return among(self._postings.get(lexeme, ()), positions)

    @property
    def token_index(self) -> TokenIndex:
        """Give what beliefs are made of, for questions in other words; caught up when asked for."""
        self._tokens.catch_up(self._positions, self._by_position)
        return self._tokens

    def positions_of(self, lexemes: Iterable[str]) -> Iterator[int]:
        """Give the store positions of beliefs with any of these lexemes, newest first.

        Lazily: little beyond what is taken is visited.
        """
        postings = [p for word in lexemes if (p := self._postings.get(word))]
        for position in newest_first(postings):
            if position in self._by_position:
                yield position

    def positions_after(self, position: int) -> Iterator[int]:
        """Give the store positions past `position`, newest first."""
        start = bisect_right(self._positions, position)
        for index in range(len(self._positions) - 1, start - 1, -1):
            if self._positions[index] in self._by_position:
                yield self._positions[index]

    def session(self, session_id: UUID) -> Session | None:
        """Find a session that is not closed."""
        return self._sessions.get(session_id)

    def sessions(self) -> tuple[Session, ...]:
        """Give the sessions that are not closed, oldest first."""
        return tuple(sorted(self._sessions.values(), key=lambda s: (s.opened_at, s.id)))

    def tombstones(self) -> tuple[Tombstone, ...]:
        """Give every tombstone, oldest first."""
        return tuple(sorted(self._tombstones.values(), key=lambda t: (t.recorded_at, t.id)))

    @property
    def has_tombstones(self) -> bool:
        """Tell whether any value is forbidden."""
        return bool(self._tombstones)

    def tombstones_sharing(self, fingerprints: Iterable[str]) -> tuple[Tombstone, ...]:
        """Give the tombstones that share any of these fingerprints."""
        filed = self._tombstones_by_fingerprint
        found = dict.fromkeys(i for mark in fingerprints for i in filed.get(mark, ()))
        return tuple(self._tombstones[tombstone_id] for tombstone_id in found)

    def receipt(self, key: str) -> Receipt | None:
        """Find a recent receipt by its idempotency key."""
        return self._receipts.get(key)

    def trace(self, trace_id: UUID) -> RecallTrace | None:
        """Find a recent trace, or one that an open session was primed with."""
        return self._traces.get(trace_id)

    def traces(self) -> tuple[RecallTrace, ...]:
        """Give the traces held, oldest first."""
        return tuple(sorted(self._traces.values(), key=lambda t: t.event_sequence))

    def idle_since(self, before: datetime) -> tuple[Session, ...]:
        """Give the open sessions last active (host clock) at or before an instant."""
        return tuple(
            s
            for s in self.sessions()
            if s.status is SessionStatus.OPEN and s.last_recorded_at <= before
        )

    def snapshot(self) -> Snapshot:
        """Give the committed state as the value a store loads."""
        return Snapshot(
            principal=self.principal,
            counters=self.counters,
            sessions=self.sessions(),
            beliefs=tuple(sorted(self._beliefs.values(), key=_position)),
            tombstones=self.tombstones(),
            receipts=tuple(sorted(self._receipts.values(), key=receipt_order)),
            traces=self.traces(),
        )

    def statistics(self) -> ImageStatistics:
        """Count what is held."""
        return ImageStatistics(
            beliefs=len(self._beliefs),
            live_beliefs=sum(b.is_live for b in self._beliefs.values()),
            lexemes=len(self._postings),
            open_sessions=len(self._sessions),
            tombstones=len(self._tombstones),
            receipts=len(self._receipts),
            traces=len(self._traces),
        )

    # -- the one write -----------------------------------------------------------

    def apply(self, changes: ChangeSet, *, version: int) -> None:
        """Absorb a committed change set; `version` is the principal's version after it."""
        before = self.counters
        assert version == before.version + 1, "change sets are applied once, in order"
        assert changes.event_seq == before.event_seq + len(changes.events)
        assert changes.store_position >= before.store_position
        self.counters = Counters(
            epoch=before.epoch,
            version=version,
            event_seq=changes.event_seq,
            store_position=changes.store_position,
        )
        for belief_id in changes.erased_beliefs:
            self._remove(belief_id)
        for belief in sorted(changes.beliefs, key=_position):
            self._put(belief)
        for session in changes.sessions:
            if session.status is SessionStatus.CLOSED:
                self._sessions.pop(session.id, None)
            else:
                self._sessions[session.id] = session
        for session_id in changes.erased_sessions:
            self._sessions.pop(session_id, None)
        for tombstone in changes.tombstones:
            self._put_tombstone(tombstone)
        for receipt in changes.receipts:
            self._receipts[receipt.key] = receipt
        for receipt in changes.rewritten_receipts:
            if receipt.key in self._receipts:
                self._receipts[receipt.key] = receipt
        for trace in changes.traces:
            self._traces[trace.id] = trace
        self._forget_oldest()

    def _put_tombstone(self, tombstone: Tombstone) -> None:
        self._tombstones[tombstone.id] = tombstone
        for mark in tombstone.fingerprints:
            self._tombstones_by_fingerprint.setdefault(mark, {})[tombstone.id] = None

    def _put(self, belief: Belief) -> None:
        known = self._beliefs.get(belief.id)
        if known is None:
            self._by_subject.setdefault(belief.subject_key, {})[belief.id] = None
        else:
            assert known.statement == belief.statement or (
                known.derivation is not belief.derivation
                and known.store_position != belief.store_position
            ), "a belief's statement changes only when a hypothesis is promoted"
            assert known.subject_key == belief.subject_key, "a belief's subject never changes"
        self._beliefs[belief.id] = belief
        if known is not None and known.store_position == belief.store_position:
            self._by_position[belief.store_position] = belief
            return
        if known is not None:
            del self._by_position[known.store_position]
        assert not self._positions or belief.store_position > self._positions[-1]
        self._by_position[belief.store_position] = belief
        self._positions.append(belief.store_position)
        for word in belief_lexemes(belief.subject, belief.statement):
            self._postings.setdefault(word, []).append(belief.store_position)
        self._compact()

    def _remove(self, belief_id: UUID) -> None:
        belief = self._beliefs.pop(belief_id)
        del self._by_position[belief.store_position]
        filed = self._by_subject[belief.subject_key]
        del filed[belief_id]
        if not filed:
            del self._by_subject[belief.subject_key]
        # An erased belief's words must not stay behind as index keys.
        self._rebuild_positions()

    def _compact(self) -> None:
        # Moved beliefs leave their old positions behind; rebuilding once these are the
        # majority keeps every read proportional to what is there.
        if len(self._positions) > 2 * len(self._by_position) + 64:
            self._rebuild_positions()

    def _rebuild_positions(self) -> None:
        beliefs = sorted(self._beliefs.values(), key=_position)
        self._reset_positions()
        for belief in beliefs:
            self._by_position[belief.store_position] = belief
            self._positions.append(belief.store_position)
            for word in belief_lexemes(belief.subject, belief.statement):
                self._postings.setdefault(word, []).append(belief.store_position)

    def _reset_positions(self) -> None:
        self._by_position: dict[int, Belief] = {}
        self._positions: list[int] = []
        self._postings: dict[str, list[int]] = {}
        self._tokens = TokenIndex()

    def _forget_oldest(self) -> None:
        # Dicts keep insertion order and both arrive in commit order.
        while len(self._receipts) > RECEIPTS_KEPT_MAX:
            del self._receipts[next(iter(self._receipts))]
        surplus = len(self._traces) - TRACES_KEPT_MAX
        if surplus > 0:
            kept = kept_traces(self._traces.values(), self._sessions.values())
            self._traces = {trace.id: trace for trace in kept}


def kept_traces(
    traces: Iterable[RecallTrace], sessions: Iterable[Session]
) -> tuple[RecallTrace, ...]:
    """Choose the traces an image holds, oldest first; stores load by the same rule."""
    ordered = sorted(traces, key=lambda t: t.event_sequence)
    primed = {s.snapshot_trace_id for s in sessions if s.snapshot_trace_id is not None}
    older, newest = ordered[:-TRACES_KEPT_MAX], ordered[-TRACES_KEPT_MAX:]
    return (*(t for t in older if t.id in primed), *newest)


def receipt_order(receipt: Receipt) -> tuple[int, int]:
    """Order receipts as they were committed."""
    return receipt.version, receipt.ordinal


def _position(belief: Belief) -> int:
    return belief.store_position
