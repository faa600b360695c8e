"""What a recall left behind: identifiers and numbers, never a statement."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model.vocabulary import ClaimKind, Derivation, Longevity, Moment


class RecalledBelief(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Say which belief a recall considered and how it came out (003 §Retrieval).

    `terms` holds each additive score term by name; `ranks` each arm's rank from 1.
    `dropped_by` names the rule that left it out; None when it was returned.
    """

    belief_id: UUID
    store_position: int
    claim_kind: ClaimKind
    derivation: Derivation
    longevity: Longevity
    score: float = 0.0
    ranks: dict[str, int] = {}
    terms: dict[str, float] = {}
    dropped_by: str | None = None


class RecallTrace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Record one recall on two retention tiers (000 §Trace retention).

    `arm_latency_us`, `candidate_counts` and `dropped_for_budget` are the operator
    tier, gone after `operator_expires_at`; the rest is the user-safe tier.
    `event_sequence` is 0 until the actor has committed the trace. `abstention` is
    the reason an empty recall gave.
    """

    id: UUID
    moment: Moment
    at: datetime
    scope: str
    retrieval_policy_version: str
    store_position: int
    operator_expires_at: datetime
    session_id: UUID | None = None
    run_id: UUID | None = None
    returned: tuple[UUID, ...] = ()
    beliefs: tuple[RecalledBelief, ...] = ()
    cited: tuple[UUID, ...] = ()
    blocked: tuple[UUID, ...] = ()
    dropped_for_budget: tuple[UUID, ...] | None = ()
    dropped_for_budget_count: int = 0
    considered_count: int = 0
    candidate_counts: dict[str, int] | None = None
    arm_latency_us: dict[str, int] | None = None
    abstention: str | None = None
    event_sequence: int = 0
