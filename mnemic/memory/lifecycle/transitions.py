"""The three changes that time brings to a belief, one function each.

Their events belong to the session the belief was formed in and stay in its history; they
are no turn of it and never move its activity time (000 §Background lifecycle audits).
"""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.draft import Draft
from mnemic.memory.formation.transitions import close, touched
from mnemic.memory.model import Belief, BeliefStatus, EventKind


def weaken(draft: Draft, belief: Belief, confidence: float, reason: str) -> Belief:
    """Leave a belief less sure than it was; it keeps its store position.

    A session takes a moved belief for news, and a quiet loss of confidence is none.
    """
    assert belief.is_live
    assert 0.0 < confidence < belief.confidence
    weaker = touched(draft, replace(belief, confidence=confidence))
    draft.put(weaker, moves=False)
    _tell(draft, EventKind.DECAYED, belief, reason)
    return weaker


def retire(draft: Draft, belief: Belief, reason: str) -> Belief:
    """End a belief that nothing supports any more; its validity closes with the sweep.

    One that said itself when it ended keeps that instant, if it is earlier. Only this
    takes a fresh store position: correction lines select on it.
    """
    assert belief.is_live
    retired = close(draft, belief, BeliefStatus.RETIRED, draft.turn.now, reason)
    assert retired.valid_to is not None
    draft.put(retired, moves=True)
    _tell(draft, EventKind.RETIRED, belief, reason)
    return retired


def expire(draft: Draft, belief: Belief, reason: str) -> Belief:
    """End a belief whose own words said until when it holds, once that is over.

    Its validity stays as it was told. Only the fresh store position is news.
    """
    assert belief.is_live
    assert belief.valid_to is not None
    expired = close(draft, belief, BeliefStatus.EXPIRED, belief.valid_to, reason)
    assert expired.valid_to == belief.valid_to
    draft.put(expired, moves=True)
    _tell(draft, EventKind.EXPIRED, belief, reason)
    return expired


def _tell(draft: Draft, kind: EventKind, belief: Belief, reason: str) -> None:
    session_id = belief.source_session_ids[0] if belief.source_session_ids else None
    draft.event(kind, at=draft.turn.now, session_id=session_id, refs=(belief.id,), reason=reason)
