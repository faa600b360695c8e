"""What happened to a principal, in the order its actor counted it.

`gc=False`, here and elsewhere on values that are made for every message: a frozen value
of immutable parts is in no cycle, and the collector need not look at it.
"""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model.vocabulary import MESSAGE_KINDS, Channel, EventKind

TEXT_LENGTH_MAX = 1_048_576
"""Longest text of one turn, in characters."""


class EstablishedFact(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """State one conclusion of the agent's working state (000 §Established facts)."""

    statement: str
    source_event_ids: tuple[int, ...]


class Event(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Record one thing that happened.

    `sequence` is dense from 1 per principal. `at` is the world instant (when it was
    said), `recorded_at` the instant it was committed; both are aware, in UTC. `text`
    is set for messages only. `refs` and `reason` are content-free: identifiers and a
    code. `facts` belongs to `WORKING_STATE` events.
    """

    sequence: int
    kind: EventKind
    at: datetime
    recorded_at: datetime
    session_id: UUID | None = None
    text: str | None = None
    channel: Channel = Channel.DIRECT
    refs: tuple[UUID, ...] = ()
    reason: str | None = None
    facts: tuple[EstablishedFact, ...] = ()

    @property
    def is_message(self) -> bool:
        """Tell whether this is a turn of a conversation."""
        return self.kind in MESSAGE_KINDS
