"""One digest of what is remembered, whatever it was remembered as.

Two principals who were told the same under the same policies share it: identifiers,
event sequences, store positions and the instants of transactions are left out, and a
link is the content of what it points to. So are usage (003 §Confidence: no evidence
moves it) and a tombstone's fingerprints, which are keyed by their owner's name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any
from uuid import UUID

from mnemic.memory.model import Belief, Session, SessionStatus, Tombstone, encode

DIGEST_BYTES = 32
"""Size of a state hash."""

_LEFT_OUT = frozenset(
    {
        # Who and where.
        "id",
        "store_position",
        "source_event_ids",
        "source_session_ids",
        "evidence_spans",
        # When it was written down.
        "created_at",
        "updated_at",
        "closed_at",
        # Usage is no evidence.
        "utility",
        "last_used_at",
        "last_reinforced_at",
        # Links, told by content.
        "supersedes",
        "superseded_by",
        "conflicts_with",
    }
)


def state_hash(
    beliefs: Iterable[Belief], sessions: Iterable[Session], tombstones: Iterable[Tombstone]
) -> str:
    """Give the digest of a principal's whole state, in hex.

    `beliefs` and `tombstones` are all of them, `sessions` too, the closed ones included;
    their order does not matter.
    """
    every = tuple(beliefs)
    named = {belief.id: _digest(_content(belief)) for belief in every}
    document = {
        "beliefs": sorted(_digest(_linked(belief, named)) for belief in every),
        "sessions": sorted(_digest(_session(session)) for session in sessions),
        "tombstones": sorted(_digest(_tombstone(t, named)) for t in tombstones),
    }
    return _digest(document)


def _content(belief: Belief) -> dict[str, Any]:
    fields: dict[str, Any] = {
        name: getattr(belief, name) for name in belief.__struct_fields__ if name not in _LEFT_OUT
    }
    return fields | {"evidence": [span.text for span in belief.evidence_spans]}


def _linked(belief: Belief, named: Mapping[UUID, str]) -> dict[str, Any]:
    successor = belief.superseded_by
    return {
        "content": named[belief.id],
        "supersedes": sorted(named.get(i, "") for i in belief.supersedes),
        "superseded_by": None if successor is None else named.get(successor, ""),
        "conflicts_with": sorted(named.get(i, "") for i in belief.conflicts_with),
    }


def _session(session: Session) -> dict[str, Any]:
    return {
        "scope": session.scope,
        "label": session.label,
        "status": session.status,
        "opened_at": session.opened_at,
        "last_activity_at": session.last_activity_at,
        "unread": session.status is not SessionStatus.CLOSED
        and session.last_message_sequence > session.formed_through,
    }


def _tombstone(tombstone: Tombstone, named: Mapping[UUID, str]) -> dict[str, Any]:
    return {
        "cause": tombstone.cause,
        "at": tombstone.at,
        "belief": named.get(tombstone.belief_id, ""),
    }


def _digest(value: object) -> str:
    return blake2b(encode(value), digest_size=DIGEST_BYTES).hexdigest()
