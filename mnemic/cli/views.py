"""What the commands show, as values: the same for people and, encoded, for programs.

The JSON documents are these structs as they are; docs/cli.md describes them.
"""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.cli.explaining import ExplanationView
from mnemic.memory.model import (
    Authority,
    Belief,
    BeliefStatus,
    BeliefType,
    ClaimKind,
    Derivation,
    Longevity,
    Outcome,
    Polarity,
    Portability,
    Sensitivity,
)


class Evidence(Struct, frozen=True):
    """Cite the exact words: which turn of which session.

    `turn` counts the session's turns from 1. `session` is its name, or the start of its
    id. All but `words` are None when the turn is not in the store any more.
    """

    words: str
    session: str | None = None
    turn: int | None = None
    at: datetime | None = None
    session_id: UUID | None = None


class BeliefView(Struct, frozen=True):
    """Show one belief with its evidence."""

    id: UUID
    short_id: str
    statement: str
    status: BeliefStatus
    is_live: bool
    subject: str
    about: str
    belief_type: BeliefType
    claim_kind: ClaimKind
    derivation: Derivation
    longevity: Longevity
    polarity: Polarity
    authority: Authority
    scope: str
    portability: Portability
    sensitivity: Sensitivity
    confidence: float
    flagged: bool
    explicit: bool
    valid_from: datetime | None
    valid_to: datetime | None
    evidence_at: datetime
    last_evidence_at: datetime
    last_used_at: datetime | None
    created_at: datetime
    closed_at: datetime | None
    closed_reason: str | None
    evidence_count: int
    supersedes: tuple[UUID, ...]
    superseded_by: UUID | None
    conflicts_with: tuple[UUID, ...]
    formation_policy_version: str
    extractor: str
    store_position: int
    evidence: tuple[Evidence, ...]


def belief_view(belief: Belief, evidence: tuple[Evidence, ...]) -> BeliefView:
    """Show a belief."""
    return BeliefView(
        id=belief.id,
        short_id=belief.short_id,
        statement=belief.statement,
        status=belief.status,
        is_live=belief.is_live,
        subject=belief.subject,
        about=belief.about,
        belief_type=belief.belief_type,
        claim_kind=belief.claim_kind,
        derivation=belief.derivation,
        longevity=belief.longevity,
        polarity=belief.polarity,
        authority=belief.authority,
        scope=belief.scope,
        portability=belief.portability,
        sensitivity=belief.sensitivity,
        confidence=belief.confidence,
        flagged=belief.flagged,
        explicit=belief.explicit,
        valid_from=belief.valid_from,
        valid_to=belief.valid_to,
        evidence_at=belief.evidence_at,
        last_evidence_at=belief.last_evidence_at,
        last_used_at=belief.last_used_at,
        created_at=belief.created_at,
        closed_at=belief.closed_at,
        closed_reason=belief.closed_reason,
        evidence_count=belief.evidence_count,
        supersedes=belief.supersedes,
        superseded_by=belief.superseded_by,
        conflicts_with=belief.conflicts_with,
        formation_policy_version=belief.formation_policy_version,
        extractor=belief.extractor,
        store_position=belief.store_position,
        evidence=evidence,
    )


class Change(Struct, frozen=True):
    """Say what happened to a belief that was there before.

    `kind` is replaced, ended, disputed, confirmed or changed; `by` is the statement that
    did it, where there is one.
    """

    kind: str
    belief: BeliefView
    by: str | None = None


class SessionReport(Struct, frozen=True):
    """Say what one session of a file led to.

    `outcome` is None when everything in it was known already. `refused` counts what may
    not be remembered by reason, `set_aside` what added nothing; both hold no text.
    """

    session: str
    principal: str
    project_scope: str | None
    session_id: UUID | None
    started_at: datetime | None
    ended_at: datetime | None
    turns: int
    new_turns: int
    outcome: Outcome | None
    pending_reason: str | None = None
    formed: tuple[BeliefView, ...] = ()
    changed: tuple[Change, ...] = ()
    refused: dict[str, int] = {}
    set_aside: dict[str, int] = {}


class FileReport(Struct, frozen=True):
    """Say what one file led to."""

    path: str
    turns: int
    new_turns: int
    known_turns: int
    sessions: tuple[SessionReport, ...]


class RecallView(Struct, frozen=True):
    """Show one recall: the block as an agent gets it, and what stands behind it.

    `text` is empty and `abstention` says why when memory does not know. `trace_id` names
    what the recall left behind, None where it left nothing.
    """

    question: str
    principal: str
    project_scope: str | None
    at: datetime
    text: str
    token_count: int
    abstention: str | None
    beliefs: tuple[BeliefView, ...]
    trace_id: UUID | None = None
    explanation: ExplanationView | None = None


class StoreView(Struct, frozen=True):
    """Say where the data lives."""

    kind: str
    location: str
    revision: str | None
    expected_revision: str | None


class PrincipalTotals(Struct, frozen=True):
    """Count what one principal's memory holds."""

    principal: str
    live: int
    past: int


class RunReport(Struct, frozen=True):
    """Say everything that `mnemic run` did."""

    tenant: str
    files: tuple[FileReport, ...]
    formed: int
    changed: int
    refused: int
    totals: tuple[PrincipalTotals, ...]
    questions: tuple[RecallView, ...]
    store: StoreView


class MemoryList(Struct, frozen=True):
    """List beliefs of one principal, newest first."""

    tenant: str
    principal: str
    beliefs: tuple[BeliefView, ...]


class HistoryView(Struct, frozen=True):
    """Give the versions of one belief, oldest first; the one asked for is `belief_id`."""

    tenant: str
    principal: str
    belief_id: UUID
    versions: tuple[BeliefView, ...]


class StatementView(Struct, frozen=True):
    """Say what `remember` or `correct` did; `belief` is None when nothing is believed."""

    reason: str
    belief: BeliefView | None
    replaced: tuple[UUID, ...]
    refused_by: str | None


class EndedView(Struct, frozen=True):
    """Say what `reject` or `forget` reached."""

    belief_ids: tuple[UUID, ...]
    reached: dict[str, int]


class SessionView(Struct, frozen=True):
    """Show one stored session; `label` is the name it was given."""

    id: UUID
    label: str | None
    scope: str
    status: str
    opened_at: datetime
    closed_at: datetime | None


class Export(Struct, frozen=True):
    """Hold one principal's memory: no tombstone content, only how many of each cause."""

    tenant: str
    principal: str
    store_position: int
    sessions: tuple[SessionView, ...]
    beliefs: tuple[BeliefView, ...]
    tombstones: dict[str, int]


class ExportHead(Struct, frozen=True, tag="memory", tag_field="kind"):
    """Begin an export in lines: whose it is, as of which store position."""

    format: int
    tenant: str
    principal: str
    store_position: int


class ExportedSession(Struct, frozen=True, tag="session", tag_field="kind"):
    """Give one line of an export: a session."""

    session: SessionView


class ExportedBelief(Struct, frozen=True, tag="belief", tag_field="kind"):
    """Give one line of an export: a belief."""

    belief: BeliefView


class ExportedTombstones(Struct, frozen=True, tag="tombstones", tag_field="kind"):
    """End an export in lines: how many values are forbidden, by cause."""

    counts: dict[str, int]


class DatabaseView(Struct, frozen=True):
    """Say on which schema revision a database stands.

    `revision` is None where there is no schema, `principals` None where this version
    cannot read them. `moved_from` is the revision before a move.
    """

    kind: str
    location: str
    revision: str | None
    expected_revision: str
    up_to_date: bool
    principals: int | None
    moved_from: str | None
