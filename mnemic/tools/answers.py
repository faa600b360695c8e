"""What the tools give back as structured content: frozen values with a JSON schema each.

Statements and messages are shown as `memory.recall.rendering` shows them: on one line,
unable to open or close the fence of a block or to pass for a citation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cache
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Struct

from mnemic.memory.changes import BeliefChange
from mnemic.memory.model import (
    Belief,
    BeliefStatus,
    ClaimKind,
    Derivation,
    Event,
    Longevity,
    Reason,
)
from mnemic.memory.recall.rendering import confidence_band, escaped, short_ids

SHOWN_CHARS_MAX = 2_000
"""Longest part of one statement or message that is shown."""


class BeliefShown(Struct, frozen=True):
    """Show one belief; `confidence` is a band, `short_id` is how it is cited."""

    id: UUID
    short_id: str
    statement: str
    status: BeliefStatus
    kind: ClaimKind
    derivation: Derivation
    longevity: Longevity
    confidence: str
    scope: str
    about: str
    position: int
    evidence_at: datetime
    valid_from: datetime | None
    valid_to: datetime | None
    superseded_by: UUID | None
    conflicts_with: tuple[UUID, ...]


class Recalled(Struct, frozen=True):
    """Answer `recall` and the snapshot; `text` is the fenced block, empty when `nothing`."""

    text: str
    beliefs: tuple[BeliefShown, ...]
    trace_id: UUID
    token_count: int
    nothing: str | None


class Stated(Struct, frozen=True):
    """Answer `remember` and `correct`."""

    belief: BeliefShown | None
    reason: Reason
    replaced: tuple[UUID, ...]
    refused_by: str | None


class Observed(Struct, frozen=True):
    """Answer `observe`; `opened` says that the session is new."""

    session_id: UUID
    sequences: tuple[int, ...]
    opened: bool


class Ended(Struct, frozen=True):
    """Answer `reject`."""

    belief_ids: tuple[UUID, ...]


class ForgetAnswer(Struct, frozen=True):
    """Answer `forget`: a plan has a `token` and lists beliefs, an erasure has neither.

    `reached` counts what the one would erase, or the other did, by kind. `more` counts the
    beliefs of the plan that are not listed.
    """

    step: str
    token: str | None
    beliefs: tuple[BeliefShown, ...]
    more: int
    reached: dict[str, int]


class BeliefsListed(Struct, frozen=True):
    """Answer `list_beliefs`, newest first; `before` goes on with older ones."""

    beliefs: tuple[BeliefShown, ...]
    before: int | None


class VersionsShown(Struct, frozen=True):
    """Answer `history`, oldest first."""

    versions: tuple[BeliefShown, ...]


class ExplainedBelief(Struct, frozen=True):
    """Account for one belief in one recall."""

    short_id: str
    belief_id: UUID
    verdict: str
    score: float
    ranks: dict[str, int]
    terms: dict[str, float]
    belief: BeliefShown | None


class Explained(Struct, frozen=True):
    """Answer `explain`; `more` counts the entries that are not listed."""

    trace_id: UUID
    at: datetime
    scope: str
    policy: str
    nothing: str | None
    considered: int
    dropped_for_budget: int
    entries: tuple[ExplainedBelief, ...]
    more: int


class MessageShown(Struct, frozen=True):
    """Show one message; `is_cut` says that it goes on."""

    sequence: int
    session_id: UUID | None
    at: datetime
    role: str
    text: str
    is_cut: bool


class EpisodesShown(Struct, frozen=True):
    """Answer `recall_episodes`, newest first; `before` goes on with older ones."""

    messages: tuple[MessageShown, ...]
    before: int | None


class ChangeShown(Struct, frozen=True):
    """Show one change; `belief` is None when its content is gone."""

    position: int
    change: str
    belief_id: UUID
    at: datetime
    by: UUID | None
    reason: str | None
    belief: BeliefShown | None


class ChangesShown(Struct, frozen=True):
    """Answer `what_changed`, oldest first; go on from `through`."""

    changes: tuple[ChangeShown, ...]
    through: int
    is_complete: bool


class Closed(Struct, frozen=True):
    """Answer `close_session`: what it formed and changed, and honestly if nothing."""

    session_id: UUID
    outcome: str
    formed: tuple[BeliefShown, ...]
    changed: tuple[BeliefShown, ...]
    more: int
    reasons: dict[str, int]
    screened: dict[str, int]
    pending_reason: str | None


def shown(belief: Belief, short_id: str | None = None) -> BeliefShown:
    """Show a belief; its short id is the caller's where several stand side by side."""
    return BeliefShown(
        id=belief.id,
        short_id=short_id or belief.short_id,
        statement=cut(belief.statement),
        status=belief.status,
        kind=belief.claim_kind,
        derivation=belief.derivation,
        longevity=belief.longevity,
        confidence=confidence_band(belief),
        scope=belief.scope,
        about=cut(belief.about),
        position=belief.store_position,
        evidence_at=belief.last_evidence_at,
        valid_from=belief.valid_from,
        valid_to=belief.valid_to,
        superseded_by=belief.superseded_by,
        conflicts_with=belief.conflicts_with,
    )


def all_shown(beliefs: Iterable[Belief]) -> tuple[BeliefShown, ...]:
    """Show beliefs beside one another, each with a short id that no other of them has."""
    listed = tuple(beliefs)
    ids = short_ids(belief.id for belief in listed)
    return tuple(shown(belief, ids[belief.id]) for belief in listed)


def change_shown(change: BeliefChange) -> ChangeShown:
    """Show one change."""
    return ChangeShown(
        position=change.position,
        change=change.kind.value,
        belief_id=change.belief_id,
        at=change.at,
        by=change.by,
        reason=change.reason,
        belief=None if change.belief is None else shown(change.belief),
    )


def message_shown(event: Event) -> MessageShown:
    """Show one message."""
    text = event.text or ""
    return MessageShown(
        sequence=event.sequence,
        session_id=event.session_id,
        at=event.at,
        role=event.kind.value.split(".")[0],
        text=cut(text),
        is_cut=len(text) > SHOWN_CHARS_MAX,
    )


def cut(text: str) -> str:
    """Give the beginning of a text on one line, as data."""
    return escaped(text[:SHOWN_CHARS_MAX])


@cache
def output_schema(answer: type[Struct]) -> dict[str, Any]:
    """Give the JSON schema of an answer, an object at its root."""
    schema = msgspec.json.schema(answer)
    parts: Mapping[str, Any] = {name: _bare(part) for name, part in schema["$defs"].items()}
    root = schema["$ref"].rpartition("/")[2]
    others = {name: part for name, part in parts.items() if name != root}
    return {**parts[root], "$defs": others} if others else dict(parts[root])


def _bare(part: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out titles that repeat names, and what an enumeration says to us alone."""
    left_out = {"title", "description"} if "enum" in part else {"title"}
    return {name: value for name, value in part.items() if name not in left_out}
