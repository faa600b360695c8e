"""The rows behind the in-memory store: encoded, compact, indexed like the tables."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from itertools import islice
from typing import TypeVar
from uuid import UUID

from mnemic.memory.model import (
    ChangeSet,
    ConsolidationRun,
    Counters,
    IntegratedEpisode,
    Principal,
    Session,
    SessionStatus,
    decode,
    encode,
)
from mnemic.stores.clocks import ClockIndex, Clocks
from mnemic.stores.idle_index import IdleIndex
from mnemic.stores.rows import RowsRefused

K = TypeVar("K")
V = TypeVar("V")

LiveSession = tuple[datetime | None, UUID | None, bytes]
"""A session that is not closed: when it fell quiet (None: not open), its trace, the row."""

_NO_EVENTS: list[bytes] = []
_NO_LIVE: dict[bytes, LiveSession] = {}
_NO_ROWS: dict[bytes, bytes] = {}
_NO_PLACED: dict[bytes, tuple[int, bytes]] = {}
_NO_RECEIPTS: dict[str, bytes] = {}
# Shared by every principal without such rows and never written to: 100,000 idle
# principals would otherwise hold 700,000 empty dicts.


class Rows:
    """Hold one principal's rows, by table. Ids are 16 bytes; dicts keep commit order."""

    __slots__ = (
        "beliefs",
        "clocks",
        "closed",
        "episodes",
        "epoch",
        "event_seq",
        "events",
        "live",
        "receipts",
        "runs",
        "store_position",
        "tombstones",
        "traces",
        "version",
    )

    def __init__(self) -> None:
        self.epoch = 0
        self.version = 0
        self.event_seq = 0
        self.store_position = 0
        self.events: list[bytes] = []
        self.clocks: Clocks | None = None
        self.live: dict[bytes, LiveSession] = _NO_LIVE
        self.closed: dict[bytes, bytes] = _NO_ROWS
        self.beliefs: dict[bytes, tuple[int, bytes]] = _NO_PLACED
        self.traces: dict[bytes, tuple[int, bytes]] = _NO_PLACED
        self.episodes: dict[bytes, bytes] = _NO_ROWS
        self.runs: dict[bytes, bytes] = _NO_ROWS
        self.tombstones: dict[bytes, bytes] = _NO_ROWS
        self.receipts: dict[str, bytes] = _NO_RECEIPTS

    @property
    def counters(self) -> Counters:
        """Give the principal's counters."""
        return Counters(
            epoch=self.epoch,
            version=self.version,
            event_seq=self.event_seq,
            store_position=self.store_position,
        )

    @property
    def quiet_since(self) -> datetime | None:
        """Give when the longest-quiet open session was last active; None without one."""
        return min((since for since, _, _ in self.live.values() if since is not None), default=None)

    def session(self, key: bytes) -> bytes | None:
        """Find a session's row, closed or not."""
        live = self.live.get(key)
        return self.closed.get(key) if live is None else live[2]

    def check(self, changes: ChangeSet, encoded: Encoded) -> None:
        """Refuse what contradicts these rows, as a database's keys would."""
        if (
            changes.event_seq != self.event_seq + len(changes.events)
            or changes.store_position < self.store_position
            or any(event.sequence > self.event_seq for event in changes.rewritten_events)
            or any(receipt.key not in self.receipts for receipt in changes.rewritten_receipts)
        ):
            raise RowsRefused("a sequence or a position that is taken, or skips one")
        if any(e.id.bytes in self.episodes for e in self._untold(changes)):
            raise RowsRefused("an episode of that id tells of another derivation")
        for known, new in (
            (self.receipts, encoded.receipts),
            (self.runs, encoded.runs),
            (self.tombstones, encoded.tombstones),
        ):
            if new and not known.keys().isdisjoint(new):
                raise RowsRefused("a row that is written once was there already")

    def absorb(self, changes: ChangeSet, encoded: Encoded) -> None:
        """Write one change set whose rows are encoded already: nothing here can fail."""
        self.version += 1
        self.event_seq = changes.event_seq
        self.store_position = changes.store_position
        self.events += encoded.events
        if changes.sessions:
            self._absorb_sessions(encoded)
        if changes.erases:
            self._erase(changes, encoded)
        if encoded.beliefs:
            self.beliefs = _into(self.beliefs, _NO_PLACED, encoded.beliefs)
        if encoded.traces:
            self.traces = _into(self.traces, _NO_PLACED, encoded.traces)
        if encoded.receipts:
            self.receipts = _into(self.receipts, _NO_RECEIPTS, encoded.receipts)
        if encoded.episodes:
            self._absorb_episodes(changes, encoded)
        if encoded.runs:
            self.runs = _into(self.runs, _NO_ROWS, encoded.runs)
        if encoded.tombstones:
            self.tombstones = _into(self.tombstones, _NO_ROWS, encoded.tombstones)

    def _absorb_episodes(self, changes: ChangeSet, encoded: Encoded) -> None:
        """Take episodes in; a derivation key that is there keeps what it stands for."""
        new = {e.id.bytes: encoded.episodes[e.id.bytes] for e in self._untold(changes)}
        self.episodes = _into(self.episodes, _NO_ROWS, new)

    def _untold(self, changes: ChangeSet) -> list[IntegratedEpisode]:
        """Give the first episode of each derivation key that is not there yet."""
        if not changes.episodes:
            return []
        known = {decode(IntegratedEpisode, r).derivation_key for r in self.episodes.values()}
        told: dict[str, IntegratedEpisode] = {}
        for episode in changes.episodes:
            if episode.derivation_key not in known:
                told.setdefault(episode.derivation_key, episode)
        return list(told.values())

    def _absorb_sessions(self, encoded: Encoded) -> None:
        self.live = _into(self.live, _NO_LIVE, encoded.live)
        if encoded.closed:
            self.closed = _into(self.closed, _NO_ROWS, encoded.closed)
            for session_id in encoded.closed:
                self.live.pop(session_id, None)

    def _erase(self, changes: ChangeSet, encoded: Encoded) -> None:
        for event, row in zip(changes.rewritten_events, encoded.rewritten, strict=True):
            self.events[event.sequence - 1] = row
        for belief_id in changes.erased_beliefs:
            self.beliefs.pop(belief_id.bytes, None)
        for episode_id in changes.erased_episodes:
            self.episodes.pop(episode_id.bytes, None)
        for receipt in changes.rewritten_receipts:
            self.receipts[receipt.key] = encode(receipt)
        gone = frozenset(changes.erased_sessions)
        for session_id in gone:
            self.live.pop(session_id.bytes, None)
            self.closed.pop(session_id.bytes, None)
        if gone:
            _drop(self.episodes, lambda row: decode(IntegratedEpisode, row).session_id in gone)
            _drop(self.runs, lambda row: decode(ConsolidationRun, row).session_id in gone)

    def counts(self) -> dict[str, int]:
        """Count the rows of each kind."""
        return {
            "events": len(self.events),
            "sessions": len(self.live) + len(self.closed),
            "beliefs": len(self.beliefs),
            "episodes": len(self.episodes),
            "traces": len(self.traces),
            "runs": len(self.runs),
            "tombstones": len(self.tombstones),
            "receipts": len(self.receipts),
        }


class Encoded:
    """Hold a change set's rows as they will be kept."""

    __slots__ = (
        "beliefs",
        "closed",
        "episodes",
        "events",
        "live",
        "receipts",
        "rewritten",
        "runs",
        "tombstones",
        "traces",
    )

    def __init__(self, changes: ChangeSet) -> None:
        # Most change sets are events and a session: what is empty must cost nothing.
        self.events = [encode(event) for event in changes.events]
        self.rewritten = _NO_EVENTS
        self.live = _NO_LIVE
        self.closed = self.episodes = self.runs = self.tombstones = _NO_ROWS
        self.beliefs = self.traces = _NO_PLACED
        self.receipts = _NO_RECEIPTS
        if changes.sessions:
            self._encode_sessions(changes.sessions)
        if changes.receipts:
            self.receipts = {r.key: encode(r) for r in changes.receipts}
        if changes.traces:
            self.traces = {t.id.bytes: (t.event_sequence, encode(t)) for t in changes.traces}
        if changes.beliefs:
            self.beliefs = {b.id.bytes: (b.store_position, encode(b)) for b in changes.beliefs}
        if changes.runs:
            self.runs = {r.id.bytes: encode(r) for r in changes.runs}
        if changes.episodes:
            self.episodes = {e.id.bytes: encode(e) for e in changes.episodes}
        if changes.tombstones:
            self.tombstones = {t.id.bytes: encode(t) for t in changes.tombstones}
        if changes.rewritten_events:
            self.rewritten = [encode(event) for event in changes.rewritten_events]

    def _encode_sessions(self, sessions: tuple[Session, ...]) -> None:
        self.live, self.closed = {}, {}
        for session in sessions:
            key, row = session.id.bytes, encode(session)
            if session.status is SessionStatus.CLOSED:
                self.closed[key] = row
            else:
                is_open = session.status is SessionStatus.OPEN
                since = session.last_recorded_at if is_open else None
                self.live[key] = (since, session.snapshot_trace_id, row)


class InMemoryData:
    """Hold every principal's rows; several stores may share one, as hosts share a database."""

    def __init__(self) -> None:
        self.rows: dict[Principal, Rows] = {}
        self.idle = IdleIndex()
        self.clocks = ClockIndex()
        self._names: list[Principal] = []

    def file(self, principal: Principal, rows: Rows, changes: ChangeSet) -> None:
        """Bring the indexes that span principals up to what was just absorbed."""
        if changes.sessions or changes.erased_sessions:
            self.idle.file(principal, rows.quiet_since)
            if rows.clocks is not None or any(s.repass_at for s in changes.sessions):
                self._file_repasses(principal, rows, changes)
        if not (changes.beliefs or changes.traces or changes.erased_beliefs):
            return
        if rows.clocks is None:
            rows.clocks = Clocks()
        if changes.beliefs or changes.erased_beliefs:
            rows.clocks.absorb_beliefs(changes.beliefs, changes.erased_beliefs)
            self.clocks.file_fading(principal, rows.clocks)
        if rows.clocks.absorb_traces(changes.traces):
            self.clocks.file_expiring(principal, rows.clocks)

    def _file_repasses(self, principal: Principal, rows: Rows, changes: ChangeSet) -> None:
        if rows.clocks is None:
            rows.clocks = Clocks()
        if rows.clocks.absorb_sessions(changes.sessions, changes.erased_sessions):
            self.clocks.file_repassing(principal, rows.clocks)

    def row_of(self, principal: Principal) -> Rows:
        """Give a principal's rows, starting empty ones for a new principal."""
        rows = self.rows.get(principal)
        if rows is None:
            rows = self.rows[principal] = Rows()
        return rows

    def erase(self, principal: Principal) -> dict[str, int]:
        """Drop every row of a principal; what stays is its name, with epoch and version."""
        old = self.rows.get(principal)
        if old is None:
            return {}
        rows = self.rows[principal] = Rows()
        rows.epoch, rows.version = old.epoch + 1, old.version + 1
        self.idle.file(principal, None)
        self.clocks.file_fading(principal, Clocks())
        self.clocks.file_expiring(principal, Clocks())
        self.clocks.file_repassing(principal, Clocks())
        return old.counts()

    def names(self) -> list[Principal]:
        """Give every principal in name order; sorts only what has come since."""
        if len(self._names) != len(self.rows):
            # No principal is ever removed, and a dict keeps the order of arrival.
            self._names.extend(islice(self.rows, len(self._names), None))
            self._names.sort()
        return self._names


def _drop(table: dict[K, V], is_gone: Callable[[V], bool]) -> None:
    for key in [key for key, row in table.items() if is_gone(row)]:
        del table[key]


def _into(table: dict[K, V], empty: dict[K, V], rows: dict[K, V]) -> dict[K, V]:
    if table is empty:
        return dict(rows)
    table.update(rows)
    return table
