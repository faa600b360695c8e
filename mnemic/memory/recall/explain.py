"""Why a recall returned what it did, and why not something else.

It reads the trace and the image, not the question, which no trace holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import Enum
from typing import TYPE_CHECKING
from uuid import UUID

from msgspec import Struct

from mnemic.errors import NotFound
from mnemic.memory.model import (
    Belief,
    ClaimKind,
    Derivation,
    Longevity,
    Moment,
    Portability,
    RecalledBelief,
    RecallTrace,
)
from mnemic.memory.recall.rendering import short_ids
from mnemic.memory.recall.selection import Rule

if TYPE_CHECKING:
    from mnemic.memory.image import Image


class Verdict(Enum):
    """Say what became of one belief in one recall.

    The values of `Rule` stand for the rules that left a candidate out; beyond them:
    RETURNED; UNKNOWN: the principal has no such belief, or it was erased; LATER: it was
    formed or last moved after the recall; NOT_LIVE: it had ended; OTHER_SCOPE: it is
    another project's own; NOT_FOUND: no arm brought it, because it shares no word with
    the question, lies above the ceiling, or fell behind the candidate cut or the few
    left out that a trace keeps.
    """

    RETURNED = "returned"
    BELOW_BAR = Rule.BELOW_BAR.value
    OUTSHONE = Rule.OUTSHONE.value
    COLLAPSED = Rule.COLLAPSED.value
    SUBJECT_CAP = Rule.SUBJECT_CAP.value
    ITEM_LIMIT = Rule.ITEM_LIMIT.value
    RESERVED = Rule.RESERVED.value
    BUDGET = Rule.BUDGET.value
    UNKNOWN = "unknown"
    LATER = "later"
    NOT_LIVE = "not_live"
    OTHER_SCOPE = "other_scope"
    NOT_FOUND = "not_found"


class Explained(Struct, frozen=True):
    """Explain one belief: its verdict, each arm's rank, each term of its score.

    `belief` is None when it is no longer there. What it was taken for at the recall is
    told by its kind, derivation and longevity (003 §Retrieval and uncertainty); they are
    today's where it was no candidate. Ranks and terms are empty for what was no candidate,
    and for what was dropped for budget.
    """

    belief_id: UUID
    short_id: str
    verdict: Verdict
    belief: Belief | None
    claim_kind: ClaimKind | None = None
    derivation: Derivation | None = None
    longevity: Longevity | None = None
    score: float = 0.0
    ranks: dict[str, int] = {}
    terms: dict[str, float] = {}


class Explanation(Struct, frozen=True):
    """Explain one recall; `dropped_for_budget_known` is False past the operator expiry."""

    trace_id: UUID
    moment: Moment
    at: datetime
    scope: str
    policy: str
    abstention: str | None
    considered_count: int
    dropped_for_budget_count: int
    dropped_for_budget_known: bool
    candidate_counts: dict[str, int]
    latency_us: dict[str, int]
    entries: tuple[Explained, ...]


def explain(image: Image, trace_id: UUID, belief_ids: Sequence[UUID] = ()) -> Explanation:
    """Explain a recall that the image still holds; raise `NotFound` otherwise.

    `belief_ids` name further beliefs to account for; those the recall considered are
    always there, the returned ones first.
    """
    trace = image.trace(trace_id)
    if trace is None:
        raise NotFound(f"{image.principal} has no recent recall {trace_id}; it may be in the store")
    return explain_trace(image, trace, belief_ids)


def explain_trace(image: Image, trace: RecallTrace, belief_ids: Sequence[UUID] = ()) -> Explanation:
    """Explain a recall from its trace, wherever that was read."""
    recalled = {entry.belief_id: entry for entry in trace.beliefs}
    unfit = trace.dropped_for_budget or ()
    ids = tuple(dict.fromkeys((*recalled, *unfit, *belief_ids)))
    shown = short_ids(ids)
    return Explanation(
        trace_id=trace.id,
        moment=trace.moment,
        at=trace.at,
        scope=trace.scope,
        policy=trace.retrieval_policy_version,
        abstention=trace.abstention,
        considered_count=trace.considered_count,
        dropped_for_budget_count=trace.dropped_for_budget_count,
        dropped_for_budget_known=trace.dropped_for_budget is not None,
        candidate_counts=trace.candidate_counts or {},
        latency_us=trace.arm_latency_us or {},
        entries=tuple(
            _explained(image, trace, belief_id, entry=recalled.get(belief_id), shown=shown)
            for belief_id in ids
        ),
    )


def _explained(
    image: Image,
    trace: RecallTrace,
    belief_id: UUID,
    *,
    entry: RecalledBelief | None,
    shown: dict[UUID, str],
) -> Explained:
    belief = image.belief(belief_id)
    if entry is None:
        return Explained(
            belief_id=belief_id,
            short_id=shown[belief_id],
            verdict=_absent(trace, belief_id, belief),
            belief=belief,
            claim_kind=None if belief is None else belief.claim_kind,
            derivation=None if belief is None else belief.derivation,
            longevity=None if belief is None else belief.longevity,
        )
    return Explained(
        belief_id=belief_id,
        short_id=shown[belief_id],
        verdict=Verdict.RETURNED if entry.dropped_by is None else Verdict(entry.dropped_by),
        belief=belief,
        claim_kind=entry.claim_kind,
        derivation=entry.derivation,
        longevity=entry.longevity,
        score=entry.score,
        ranks=entry.ranks,
        terms=entry.terms,
    )


def _absent(trace: RecallTrace, belief_id: UUID, belief: Belief | None) -> Verdict:
    if belief_id in (trace.dropped_for_budget or ()):
        return Verdict.BUDGET
    if belief is None:
        return Verdict.UNKNOWN
    if belief.store_position > trace.store_position:
        return Verdict.LATER
    if not belief.is_live:
        return Verdict.NOT_LIVE
    if belief.scope != trace.scope and belief.portability is Portability.LOCAL:
        return Verdict.OTHER_SCOPE
    return Verdict.NOT_FOUND
