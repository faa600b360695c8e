"""Compare what the in-memory store keeps beside a principal's rows with their content."""

from __future__ import annotations

from collections.abc import Iterator

from mnemic.memory.model import Belief, Event, Principal, RecallTrace, Session, SessionStatus
from mnemic.stores.clocks import Clocks
from mnemic.stores.in_memory_data import Rows
from mnemic.stores.rows import decode_row


def index_faults(principal: Principal, rows: Rows) -> tuple[str, ...]:
    """Name every row whose place differs from its content, by table, key and place."""
    return (
        *_events(principal, rows),
        *_sessions(principal, rows),
        *_clocks(principal, rows),
    )


def _events(principal: Principal, rows: Rows) -> Iterator[str]:
    for sequence, row in enumerate(rows.events, start=1):
        event = decode_row(Event, row, principal=principal, table="events")
        if event.sequence != sequence:
            yield f"events {sequence}: sequence differs"


def _sessions(principal: Principal, rows: Rows) -> Iterator[str]:
    for key, (since, trace_id, row) in rows.live.items():
        session = decode_row(Session, row, principal=principal, table="sessions")
        is_open = session.status is SessionStatus.OPEN
        quiet = session.last_recorded_at if is_open else None
        if (session.id.bytes, quiet, session.snapshot_trace_id) != (key, since, trace_id):
            yield f"sessions {session.id}: its place differs"
    for key, row in rows.closed.items():
        session = decode_row(Session, row, principal=principal, table="sessions")
        if session.id.bytes != key or session.status is not SessionStatus.CLOSED:
            yield f"sessions {session.id}: its place differs"


def _clocks(principal: Principal, rows: Rows) -> Iterator[str]:
    rebuilt = Clocks()
    for key, (position, row) in rows.beliefs.items():
        belief = decode_row(Belief, row, principal=principal, table="beliefs")
        if (belief.id.bytes, belief.store_position) != (key, position):
            yield f"beliefs {belief.id}: its place differs"
        rebuilt.absorb_beliefs((belief,), ())
    for key, (sequence, row) in rows.traces.items():
        trace = decode_row(RecallTrace, row, principal=principal, table="traces")
        if (trace.id.bytes, trace.event_sequence) != (key, sequence):
            yield f"traces {trace.id}: its place differs"
        rebuilt.absorb_traces((trace,))
    every = (*(row for _, _, row in rows.live.values()), *rows.closed.values())
    for row in every:
        session = decode_row(Session, row, principal=principal, table="sessions")
        rebuilt.absorb_sessions((session,), ())
    held = rows.clocks or Clocks()
    for name in ("aging", "oldest", "expiry", "first_expiry", "repasses", "first_repass"):
        if getattr(held, name) != getattr(rebuilt, name):
            yield f"clocks: {name} differ from a rebuild"
