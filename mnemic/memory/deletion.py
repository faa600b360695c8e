"""Delete a session: its words, what rests on them alone, and what was derived from it."""

from __future__ import annotations

from collections.abc import Mapping
from uuid import UUID

import msgspec

from mnemic.memory.commands import DeleteSession, ErasureReceipt
from mnemic.memory.draft import Draft
from mnemic.memory.formation import erasure, traces_left
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.model import Belief, Event, EventKind, EvidenceSpan

replace = msgspec.structs.replace

SESSION_DELETED = "session"
"""The reason of the event that a deletion leaves."""


def delete_session(draft: Draft, command: DeleteSession) -> ErasureReceipt:
    """Erase a session; a belief that rests on it alone goes, another loses that evidence.

    A belief whose value only the deleted words tell goes too, whatever else supported it.
    The events stay as empty places in the order. No value is forbidden: what the owner
    said elsewhere, or says again, is believed. Raises `NotFound`.
    """
    at = draft.instant(command.at)
    session = draft.any_session(command.session_id)
    events = {e.sequence: e for e in draft.turn.events}
    inside = {s: e for s, e in events.items() if e.session_id == session.id}
    gone: list[Belief] = []
    trimmed: list[Belief] = []
    for belief in draft.image.beliefs():
        if session.id in belief.source_session_ids:
            left = _without(belief, session.id, inside, events)
            trimmed.append(left) if left is not None else gone.append(belief)
    for belief in trimmed:
        draft.put(belief, moves=False)
    links = erasure.unlink(draft, gone)
    for belief in gone:
        draft.erase(belief.id)
    for event in inside.values():
        draft.rewrite(_emptied(event))
    draft.erase_session(session.id)
    reached = {
        "sessions": 1,
        "beliefs": len(gone),
        "evidence": len(trimmed),
        "links": links,
        "events": len(inside),
        "runs": sum(event.kind is EventKind.CONSOLIDATED for event in inside.values()),
    } | traces_left.reach(
        draft,
        frozenset(belief.id for belief in gone),
        sequences=frozenset(inside),
        session_id=session.id,
    )
    gone_ids = tuple(belief.id for belief in gone)
    draft.event(EventKind.FORGOTTEN, at=at, refs=gone_ids, reason=SESSION_DELETED)
    return ErasureReceipt(
        erased="session",
        at=at,
        reached={kind: count for kind, count in reached.items() if count},
        belief_ids=gone_ids,
    )


def _without(
    belief: Belief, session_id: UUID, inside: Mapping[int, Event], events: Mapping[int, Event]
) -> Belief | None:
    """Give a belief without the evidence of a session; None when nothing carries it then."""
    left = tuple(span for span in belief.evidence_spans if span.sequence not in inside)
    if len(left) == len(belief.evidence_spans):
        # It was touched there and rests on nothing that was said there.
        return _supported(belief, session_id, left, events)
    lost = tuple(span for span in belief.evidence_spans if span.sequence in inside)
    if not left or _lemmas(lost) & content_lemmas(belief.value_key) - _lemmas(left):
        return None
    return _supported(belief, session_id, left, events)


def _supported(
    belief: Belief,
    session_id: UUID,
    spans: tuple[EvidenceSpan, ...],
    events: Mapping[int, Event],
) -> Belief:
    sources = tuple(span.sequence for span in spans)
    sessions = tuple(i for i in belief.source_session_ids if i != session_id)
    said_at = sorted(events[sequence].at for sequence in sources)
    # As if it had been formed by the first of what is left, when that came later.
    evidence_at = belief.evidence_at if belief.evidence_at in said_at else said_at[0]
    return replace(
        belief,
        source_event_ids=sources,
        evidence_spans=spans,
        source_session_ids=sessions,
        evidence_count=len(set(sources)),
        corroboration_count=max(1, len(set(sessions))),
        evidence_at=evidence_at,
        last_evidence_at=max(said_at),
    )


def _lemmas(spans: tuple[EvidenceSpan, ...]) -> frozenset[str]:
    return content_lemmas("\n".join(span.text for span in spans))


def _emptied(event: Event) -> Event:
    """Leave an event's place in the order, its kind and its instants."""
    return Event(
        sequence=event.sequence,
        kind=event.kind,
        at=event.at,
        recorded_at=event.recorded_at,
        reason=traces_left.ERASED,
    )
