"""Digests of a principal's committed state: of what it means, and of every row.

The state hash is what two memories share that were told the same and believe the same:
it knows neither identifiers nor the host's clock, so that a replay from the original
words reproduces it. The row hash is that of the very rows, and equal after a restore.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from hashlib import sha256
from typing import Any
from uuid import UUID

from mnemic.memory.model import Belief, Event, EventKind, Snapshot, Tombstone, encode

STATE_HASH_VERSION = "state@1"
"""Changes when what the hash is taken of does."""

_HOST_FIELDS = frozenset(
    {"id", "store_position", "created_at", "updated_at", "closed_at", "utility", "last_used_at"}
)
"""What a belief owes to the host, to its identifiers or to its use, not to what was said."""

_LINKS = ("supersedes", "superseded_by", "conflicts_with")


def state_hash(loaded: Snapshot, events: Iterable[Event]) -> str:
    """Digest what was told and what is believed of it, in hex.

    `events` are all of them, by sequence. Turns, sessions and beliefs are numbered in
    the order of the words; usage, traces and receipts are left out.
    """
    told = [e for e in events if e.is_message or e.kind is EventKind.WORKING_STATE]
    turns = {event.sequence: number for number, event in enumerate(told)}
    seen = (event.session_id for event in told if event.session_id is not None)
    sessions = {session: number for number, session in enumerate(dict.fromkeys(seen))}
    beliefs = _numbered(loaded.beliefs, turns, sessions)
    digest = sha256(f"{STATE_HASH_VERSION}\n".encode())
    for event in told:
        digest.update(encode(_turn(event, turns, sessions)) + b"\n")
    numbers = {belief.id: number for number, (_, belief) in enumerate(beliefs)}
    for content, belief in beliefs:
        links = {name: _linked(getattr(belief, name), numbers) for name in _LINKS}
        digest.update(encode(content | links) + b"\n")
    for line in sorted(encode(_forbidden(t, numbers)) for t in loaded.tombstones):
        digest.update(line + b"\n")
    return digest.hexdigest()


def row_hash(loaded: Snapshot, events: Iterable[Event]) -> str:
    """Digest the principal's rows as they are, epoch and version left out, in hex."""
    digest = sha256()
    for event in events:
        digest.update(encode(event) + b"\n")
    for rows in (loaded.sessions, loaded.beliefs, loaded.tombstones):
        for row in rows:
            digest.update(encode(row) + b"\n")
    digest.update(encode((loaded.counters.event_seq, loaded.counters.store_position)))
    return digest.hexdigest()


def _numbered(
    beliefs: Iterable[Belief], turns: Mapping[int, int], sessions: Mapping[UUID, int]
) -> list[tuple[dict[str, Any], Belief]]:
    """Put beliefs in an order that their content alone decides."""
    contents = [(_content(belief, turns, sessions), belief) for belief in beliefs]
    return sorted(contents, key=lambda pair: (encode(pair[0]), pair[1].store_position))


def _content(
    belief: Belief, turns: Mapping[int, int], sessions: Mapping[UUID, int]
) -> dict[str, Any]:
    left_out = _HOST_FIELDS.union(_LINKS)
    content = {
        name: getattr(belief, name) for name in belief.__struct_fields__ if name not in left_out
    }
    content["source_event_ids"] = [turns.get(s, -1) for s in belief.source_event_ids]
    content["evidence_spans"] = [(turns.get(s.sequence, -1), s.text) for s in belief.evidence_spans]
    content["source_session_ids"] = [sessions.get(s, -1) for s in belief.source_session_ids]
    return content


def _turn(
    event: Event, turns: Mapping[int, int], sessions: Mapping[UUID, int]
) -> tuple[str, datetime, str | None, str, int, list[tuple[str, list[int]]]]:
    facts = [(f.statement, [turns.get(s, -1) for s in f.source_event_ids]) for f in event.facts]
    session = -1 if event.session_id is None else sessions[event.session_id]
    return event.kind.value, event.at, event.text, event.channel.value, session, facts


def _linked(value: UUID | tuple[UUID, ...] | None, numbers: Mapping[UUID, int]) -> list[int]:
    linked = value if isinstance(value, tuple) else () if value is None else (value,)
    return sorted(numbers.get(belief_id, -1) for belief_id in linked)


def _forbidden(tombstone: Tombstone, numbers: Mapping[UUID, int]) -> tuple[str, datetime, int, int]:
    # A fingerprint is keyed by its principal: how many there are is what copies share.
    number = numbers.get(tombstone.belief_id, -1)
    return tombstone.cause.value, tombstone.at, number, len(tombstone.fingerprints)
