"""Commit what a recall left behind, and take the operator tier away when it expires."""

from __future__ import annotations

import msgspec

from mnemic.memory.commands import ExpireTraces, RecordTrace, TraceRecorded, TracesExpired
from mnemic.memory.draft import Draft
from mnemic.memory.formation.traces_left import named, without
from mnemic.memory.model import EventKind, Moment
from mnemic.memory.recall.retention import expire_operator_fields


def record_trace(draft: Draft, command: RecordTrace) -> TraceRecorded:
    """Write the trace and its event; a snapshot trace primes its session.

    A trace of a session that has closed meanwhile is kept all the same.
    """
    trace = command.trace
    known = draft.image.trace(trace.id)
    if known is not None:
        return TraceRecorded(trace_id=trace.id, sequence=known.event_sequence)
    # A belief that was erased between the recall and this turn is not named.
    trace = without(trace, frozenset(i for i in named(trace) if draft.belief(i) is None))
    event = draft.event(
        EventKind.RECALLED,
        at=trace.at,
        session_id=trace.session_id,
        refs=(trace.id,),
        reason=trace.moment.value,
    )
    draft.put_trace(msgspec.structs.replace(trace, event_sequence=event.sequence))
    session = draft.session(trace.session_id) if trace.session_id is not None else None
    if session is not None and trace.moment is Moment.SNAPSHOT:
        draft.put_session(msgspec.structs.replace(session, snapshot_trace_id=trace.id))
    return TraceRecorded(trace_id=trace.id, sequence=event.sequence)


def expire_traces(draft: Draft, command: ExpireTraces) -> TracesExpired:
    """Take the operator fields from the turn's traces that are past their expiry.

    What was returned, cited and considered stays. The turn was given what the store
    found due; a second sweep finds nothing (000 §Trace retention).
    """
    del command
    given = draft.turn.traces
    expired = expire_operator_fields(given, now=draft.turn.now, limit=len(given))
    for trace in expired:
        draft.put_trace(trace)
    return TracesExpired(count=len(expired))
