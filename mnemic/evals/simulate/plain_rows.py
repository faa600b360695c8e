"""One principal's rows as plain lists: what a store is, without any of its care.

The reference writes what landed here and reads it back for the next command. It knows no
fence, no index, no encoding and no waiting.
"""

from __future__ import annotations

from datetime import datetime
from itertools import islice
from uuid import UUID

from mnemic.memory.image import RECEIPTS_KEPT_MAX, kept_traces, receipt_order
from mnemic.memory.model import (
    Belief,
    ChangeSet,
    ConsolidationRun,
    Counters,
    Event,
    IntegratedEpisode,
    Principal,
    RecallTrace,
    Receipt,
    Session,
    SessionStatus,
    Snapshot,
    Tombstone,
)
from mnemic.memory.recall.retention import is_expirable
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery


class PlainRows:
    """Hold what one principal has; `read_given` reads it like a store."""

    def __init__(self) -> None:
        self.counters = Counters()
        self.events: list[Event] = []
        self.every_session: dict[UUID, Session] = {}
        self.beliefs: dict[UUID, Belief] = {}
        self.every_episode: dict[UUID, IntegratedEpisode] = {}
        self.every_trace: dict[UUID, RecallTrace] = {}
        self.every_run: dict[UUID, ConsolidationRun] = {}
        self.tombstones: dict[UUID, Tombstone] = {}
        self.every_receipt: dict[str, Receipt] = {}

    def absorb(self, changes: ChangeSet, *, epoch: int, version: int) -> None:
        """Write a change set."""
        self.counters = Counters(
            epoch=epoch,
            version=version,
            event_seq=changes.event_seq,
            store_position=changes.store_position,
        )
        self.events += changes.events
        for event in changes.rewritten_events:
            self.events[event.sequence - 1] = event
        self.every_session |= {s.id: s for s in changes.sessions}
        for belief_id in changes.erased_beliefs:
            self.beliefs.pop(belief_id, None)
        self.beliefs |= {b.id: b for b in changes.beliefs}
        for episode_id in changes.erased_episodes:
            self.every_episode.pop(episode_id, None)
        self.every_trace |= {t.id: t for t in changes.traces}
        for receipt in changes.rewritten_receipts:
            self.every_receipt[receipt.key] = receipt
        for session_id in changes.erased_sessions:
            self.every_session.pop(session_id, None)
            self._drop_derived(session_id)
        self.every_episode |= {e.id: e for e in changes.episodes}
        self.every_run |= {r.id: r for r in changes.runs}
        self.tombstones |= {t.id: t for t in changes.tombstones}
        self.every_receipt |= {r.key: r for r in changes.receipts}

    def _drop_derived(self, session_id: UUID) -> None:
        for kept in (self.every_episode, self.every_run):
            for row_id in [i for i, row in kept.items() if row.session_id == session_id]:
                del kept[row_id]

    def snapshot(self, principal: Principal) -> Snapshot:
        """Give what an activation loads."""
        every = self.every_session.values()
        live = tuple(
            sorted(
                (s for s in every if s.status is not SessionStatus.CLOSED),
                key=lambda s: (s.opened_at, s.id),
            )
        )
        receipts = sorted(self.every_receipt.values(), key=receipt_order)
        return Snapshot(
            principal=principal,
            counters=self.counters,
            sessions=live,
            beliefs=tuple(sorted(self.beliefs.values(), key=lambda b: b.store_position)),
            tombstones=tuple(sorted(self.tombstones.values(), key=lambda t: (t.recorded_at, t.id))),
            receipts=tuple(receipts[-RECEIPTS_KEPT_MAX:]),
            traces=kept_traces(self.every_trace.values(), live),
        )


class PlainReader:
    """Be the part of a store that a turn reads, over the plain rows of one principal."""

    def __init__(self, rows: PlainRows) -> None:
        self._rows = rows

    async def events(self, principal: Principal, query: EventQuery) -> tuple[Event, ...]:
        """Read a page of events."""
        del principal
        found = (
            event
            for event in self._rows.events
            if event.sequence > query.after
            and (query.sequences is None or event.sequence in query.sequences)
            and (query.session_id is None or event.session_id == query.session_id)
        )
        return tuple(islice(found, query.limit))

    async def session(self, principal: Principal, session_id: UUID) -> Session | None:
        """Read one session."""
        del principal
        return self._rows.every_session.get(session_id)

    async def episodes(
        self,
        principal: Principal,
        session_id: UUID,
        *,
        after: tuple[int, UUID] | None = None,
        limit: int = PAGE_ROWS_MAX,
    ) -> tuple[IntegratedEpisode, ...]:
        """Read a page of a session's episodes."""
        del principal
        found = [
            episode
            for episode in self._rows.every_episode.values()
            if episode.session_id == session_id and (after is None or episode.place > after)
        ]
        return tuple(sorted(found, key=lambda e: e.place)[:limit])

    async def traces(
        self, principal: Principal, *, after: int = 0, limit: int = PAGE_ROWS_MAX
    ) -> tuple[RecallTrace, ...]:
        """Read a page of traces."""
        del principal
        found = [t for t in self._rows.every_trace.values() if t.event_sequence > after]
        return tuple(sorted(found, key=lambda t: t.event_sequence)[:limit])

    async def receipts_after(
        self, principal: Principal, *, after: tuple[int, int] = (0, -1), limit: int = PAGE_ROWS_MAX
    ) -> tuple[Receipt, ...]:
        """Read a page of receipts."""
        del principal
        found = [r for r in self._rows.every_receipt.values() if receipt_order(r) > after]
        return tuple(sorted(found, key=receipt_order)[:limit])

    async def expired_traces(
        self, principal: Principal, *, before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[RecallTrace, ...]:
        """Read traces past their operator expiry."""
        del principal
        found = [t for t in self._rows.every_trace.values() if is_expirable(t, before)]
        return tuple(sorted(found, key=lambda t: (t.operator_expires_at, t.id))[:limit])
