"""What is believed, and the words it came from."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model.vocabulary import (
    LIVE_STATUSES,
    Authority,
    BeliefStatus,
    BeliefType,
    ClaimKind,
    Derivation,
    Longevity,
    Polarity,
    Portability,
    Sensitivity,
)

USER_SUBJECT = "user"
"""The value of `about` of a belief about the principal."""


class EvidenceSpan(Struct, frozen=True, forbid_unknown_fields=True):
    """Cite exact words: `text` is a non-empty substring of the event `sequence`."""

    sequence: int
    text: str


class Belief(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Hold one belief in full (000, 003 §Confidence, evidence, and forgetting).

    `subject` is shown to people; `subject_key` and `value_key` are what the resolver
    and the tombstones compare: two wordings of one thing share the first, two
    wordings of one statement share both. `about` is `"user"` or the key of the named
    person or thing the belief is about. `valid_from`/`valid_to` say when it held in
    the world (None: open, or unknown), `created_at`/`closed_at` when it was believed.
    `evidence_at` is the instant of its newest source event at the time it was formed,
    `last_evidence_at` that of its newest support, which authority-then-recency compares.
    `conflicts_with` links live beliefs, both ways; it is empty once one of them ends.
    `confidence` is in (0, 1], `utility` in [-1, 1]. `store_position` is unique and dense
    per principal.
    """

    id: UUID
    store_position: int
    subject: str
    subject_key: str
    value_key: str
    statement: str
    belief_type: BeliefType
    claim_kind: ClaimKind
    status: BeliefStatus
    authority: Authority
    scope: str
    confidence: float
    source_event_ids: tuple[int, ...]
    evidence_spans: tuple[EvidenceSpan, ...]
    source_session_ids: tuple[UUID, ...]
    valid_from: datetime | None
    evidence_at: datetime
    last_evidence_at: datetime
    created_at: datetime
    updated_at: datetime
    formation_policy_version: str
    extractor: str
    lifecycle_policy_version: str
    about: str = USER_SUBJECT
    polarity: Polarity = Polarity.ASSERT
    derivation: Derivation = Derivation.DIRECT
    longevity: Longevity = Longevity.DURABLE
    portability: Portability = Portability.PORTABLE
    sensitivity: Sensitivity = Sensitivity.INTERNAL
    valid_to: datetime | None = None
    closed_at: datetime | None = None
    utility: float = 0.0
    evidence_count: int = 1
    corroboration_count: int = 1
    last_used_at: datetime | None = None
    last_reinforced_at: datetime | None = None
    supersedes: tuple[UUID, ...] = ()
    superseded_by: UUID | None = None
    conflicts_with: tuple[UUID, ...] = ()
    flagged: bool = False
    explicit: bool = False
    closed_reason: str | None = None

    @property
    def is_live(self) -> bool:
        """Tell whether it is believed now."""
        return self.status in LIVE_STATUSES

    @property
    def short_id(self) -> str:
        """Give the first eight hex digits of its id."""
        return self.id.hex[:8]
