"""Everything one turn writes, as one value."""

from __future__ import annotations

from uuid import UUID

from msgspec import Struct

from mnemic.memory.model.audit import ConsolidationRun
from mnemic.memory.model.belief import Belief
from mnemic.memory.model.episode import IntegratedEpisode
from mnemic.memory.model.event import Event
from mnemic.memory.model.principal import Principal
from mnemic.memory.model.receipt import Receipt
from mnemic.memory.model.session import Session
from mnemic.memory.model.tombstone import Tombstone
from mnemic.memory.model.trace import RecallTrace


class ChangeSet(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Carry a turn's writes for one principal.

    `event_seq` and `store_position` are the counters *after* the change. `events` are
    new and in sequence order. `sessions`, `beliefs`, `traces` replace the row of their
    id. `erased_beliefs` removes beliefs with their evidence; `rewritten_events` replaces
    events whose words were erased (the sequence stays, so that the order has no gap).
    `erased_sessions` removes sessions with their episodes and consolidation accounts,
    `erased_episodes` single episodes; `rewritten_receipts` replaces receipts whose digest
    could confirm a guess at what was erased.
    """

    event_seq: int
    store_position: int
    events: tuple[Event, ...] = ()
    sessions: tuple[Session, ...] = ()
    beliefs: tuple[Belief, ...] = ()
    episodes: tuple[IntegratedEpisode, ...] = ()
    traces: tuple[RecallTrace, ...] = ()
    runs: tuple[ConsolidationRun, ...] = ()
    tombstones: tuple[Tombstone, ...] = ()
    receipts: tuple[Receipt, ...] = ()
    erased_beliefs: tuple[UUID, ...] = ()
    rewritten_events: tuple[Event, ...] = ()
    erased_sessions: tuple[UUID, ...] = ()
    erased_episodes: tuple[UUID, ...] = ()
    rewritten_receipts: tuple[Receipt, ...] = ()

    @property
    def erases(self) -> bool:
        """Tell whether it takes anything away or rewrites what is committed."""
        return bool(
            self.erased_beliefs
            or self.rewritten_events
            or self.erased_sessions
            or self.erased_episodes
            or self.rewritten_receipts
        )

    @property
    def row_count(self) -> int:
        """Count the rows it writes, the principal's own row left out."""
        # Spelled out: it is asked for each commit several times.
        return (
            len(self.events)
            + len(self.sessions)
            + len(self.beliefs)
            + len(self.episodes)
            + len(self.traces)
            + len(self.runs)
            + len(self.tombstones)
            + len(self.receipts)
            + len(self.erased_beliefs)
            + len(self.rewritten_events)
            + len(self.erased_sessions)
            + len(self.erased_episodes)
            + len(self.rewritten_receipts)
        )


class Counters(Struct, frozen=True, forbid_unknown_fields=True):
    """Hold the principal row: fence, version check and allocator at once (design §4)."""

    epoch: int = 0
    version: int = 0
    event_seq: int = 0
    store_position: int = 0


class Snapshot(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Hold what an activation loads: the principal's committed state, events left out.

    `sessions` are those not closed. `beliefs` are all of them, by store position.
    `receipts` and `traces` are the newest few, oldest first, up to the image's bounds;
    traces that an open session was primed with are always among them.
    """

    principal: Principal
    counters: Counters
    sessions: tuple[Session, ...] = ()
    beliefs: tuple[Belief, ...] = ()
    tombstones: tuple[Tombstone, ...] = ()
    receipts: tuple[Receipt, ...] = ()
    traces: tuple[RecallTrace, ...] = ()
