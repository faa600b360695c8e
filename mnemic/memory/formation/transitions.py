"""The changes a belief can go through, one function each.

Every function asserts what it needs before and what it promises after, writes the
belief and the event that tells of it, and returns the belief as drafted. Nothing else
in formation writes a belief.
"""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

import msgspec
from msgspec import Struct

from mnemic.memory.draft import UNPLACED, Draft
from mnemic.memory.model import (
    Belief,
    BeliefStatus,
    Candidate,
    Derivation,
    EventKind,
    Longevity,
)
from mnemic.memory.policy import (
    AUTOMATIC_CONFIDENCE_MAX,
    CONFIDENCE_DIRECT,
    CONFIDENCE_EXPLICIT,
    CONFIDENCE_HYPOTHESIS,
    FORMATION_POLICIES,
    HYPOTHESIS_CONFIDENCE_STEP,
)

replace = msgspec.structs.replace

DETERMINISTIC_ORIGIN = "extractor"
"""The origin of a candidate that the policy's grammar proposed."""

PROVIDER_ORIGIN = "provider"
"""The origin of a candidate that the policy's provider proposed."""


class Told(Struct, frozen=True):
    """Say where evidence comes from: its session (None: outside of any), and when it is told.

    `at` is the world instant of the turn, for the events it writes. `yields` marks
    evidence that may never end a belief (003 §Hard gates, source grounding:
    communication sources), `corrects` words that take back what the same event said
    before them ("no wait, ..."). `bears_out` names a guess that the statement was found to
    show.

    `read_through` is the sequence up to which this session's events were counted before:
    in a replay they form what is missing and support nothing (003 §Hard gates: replay
    moves no evidence counter).
    """

    at: datetime
    session_id: UUID | None = None
    yields: bool = False
    corrects: bool = False
    bears_out: UUID | None = None
    read_through: int = 0

    def counted(self, candidate: Candidate) -> bool:
        """Tell whether all of a candidate's evidence was read, and counted, before."""
        return max(candidate.source_event_ids) <= self.read_through


def initial_confidence(candidate: Candidate) -> float:
    """Give what a belief starts with (003 §Confidence, evidence, and forgetting)."""
    if candidate.explicit:
        return CONFIDENCE_EXPLICIT
    if candidate.confidence is not None:
        return min(candidate.confidence, AUTOMATIC_CONFIDENCE_MAX)
    if candidate.derivation is Derivation.HYPOTHESIS:
        return CONFIDENCE_HYPOTHESIS
    return CONFIDENCE_DIRECT


def form(
    draft: Draft,
    candidate: Candidate,
    told: Told,
    *,
    supersedes: tuple[UUID, ...] = (),
    conflicts_with: tuple[UUID, ...] = (),
) -> Belief:
    """Write a new belief: PROVISIONAL, or ACTIVE when it was stated explicitly."""
    assert candidate.source_event_ids, "a belief cites its words"
    assert len(candidate.evidence_spans) == len(candidate.source_event_ids)
    explicit = candidate.explicit
    belief = Belief(
        id=draft.turn.ids.next(),
        store_position=UNPLACED,
        subject=candidate.subject,
        subject_key=candidate.subject_key,
        value_key=candidate.value_key,
        statement=candidate.statement,
        belief_type=candidate.belief_type,
        claim_kind=candidate.claim_kind,
        status=BeliefStatus.ACTIVE if explicit else BeliefStatus.PROVISIONAL,
        authority=candidate.authority,
        scope=candidate.scope,
        confidence=initial_confidence(candidate),
        source_event_ids=candidate.source_event_ids,
        evidence_spans=candidate.evidence_spans,
        source_session_ids=() if told.session_id is None else (told.session_id,),
        valid_from=candidate.valid_from,
        valid_to=candidate.valid_to,
        evidence_at=candidate.evidence_at,
        last_evidence_at=candidate.evidence_at,
        created_at=draft.turn.now,
        updated_at=draft.turn.now,
        formation_policy_version=draft.turn.profile.formation_policy,
        extractor=_extractor(draft, candidate),
        lifecycle_policy_version=draft.turn.profile.lifecycle_policy,
        about=candidate.about,
        polarity=candidate.polarity,
        derivation=candidate.derivation,
        longevity=candidate.longevity,
        portability=candidate.portability,
        sensitivity=candidate.sensitivity,
        evidence_count=len(set(candidate.source_event_ids)),
        supersedes=supersedes,
        conflicts_with=conflicts_with,
        flagged=bool(conflicts_with),
        explicit=explicit,
    )
    assert 0.0 < belief.confidence <= (1.0 if explicit else AUTOMATIC_CONFIDENCE_MAX)
    draft.put(belief, moves=True)
    _tell(draft, EventKind.FORMED, told, belief.id)
    return belief


def _extractor(draft: Draft, candidate: Candidate) -> str:
    profile = draft.turn.profile
    stage = candidate.origin.partition(":")[0]
    if stage == DETERMINISTIC_ORIGIN:
        return FORMATION_POLICIES[profile.grammar].extractor
    return profile.extractor if stage == PROVIDER_ORIGIN else candidate.origin


def reinforce(draft: Draft, belief: Belief, candidate: Candidate, told: Told) -> Belief:
    """Add supporting evidence: the evidence fields move, each event exactly once.

    A hypothesis that another session supports gains confidence within the automatic
    ceiling; its derivation stays (003 §Confidence). An explicit statement of what was
    formed automatically makes it ACTIVE, explicit, and as confident as that; only then
    does it move, for more of the same is no news.
    """
    assert belief.is_live
    supported = _with_evidence(belief, candidate, told)
    assert supported.evidence_count > belief.evidence_count, "a replay is not support"
    independent = len(supported.source_session_ids) > len(belief.source_session_ids)
    if belief.derivation is Derivation.HYPOTHESIS and independent and not belief.explicit:
        raised = min(belief.confidence + HYPOTHESIS_CONFIDENCE_STEP, AUTOMATIC_CONFIDENCE_MAX)
        supported = replace(supported, confidence=max(belief.confidence, raised))
    affirmed = candidate.explicit and not belief.explicit
    if affirmed:
        supported = replace(
            supported,
            status=BeliefStatus.ACTIVE,
            explicit=True,
            confidence=max(belief.confidence, CONFIDENCE_EXPLICIT),
        )
    if candidate.authority.rank > belief.authority.rank:
        supported = replace(supported, authority=candidate.authority)
    draft.put(touched(draft, supported), moves=affirmed)
    _tell(draft, EventKind.REINFORCED, told, belief.id)
    return supported


def promote(draft: Draft, belief: Belief, candidate: Candidate, told: Told) -> Belief:
    """Make a hypothesis direct on a direct statement of it (003 §Confidence).

    The belief stays itself, with all of its provenance; what it says becomes what was
    stated, for the words of a hypothesis doubt it.
    """
    assert belief.is_live
    assert belief.derivation is Derivation.HYPOTHESIS
    assert candidate.derivation is Derivation.DIRECT
    promoted = replace(
        _with_evidence(belief, candidate, told),
        statement=candidate.statement,
        value_key=candidate.value_key,
        claim_kind=candidate.claim_kind,
        belief_type=candidate.belief_type,
        derivation=Derivation.DIRECT,
        longevity=candidate.longevity,
        confidence=max(belief.confidence, initial_confidence(candidate)),
        status=BeliefStatus.ACTIVE if candidate.explicit else belief.status,
        explicit=belief.explicit or candidate.explicit,
    )
    if candidate.authority.rank > belief.authority.rank:
        promoted = replace(promoted, authority=candidate.authority)
    assert (
        promoted.longevity is not Longevity.TENTATIVE or candidate.longevity is promoted.longevity
    )
    draft.put(touched(draft, promoted), moves=True)
    _tell(draft, EventKind.PROMOTED, told, belief.id)
    return promoted


def supersede(
    draft: Draft,
    belief: Belief,
    *,
    by: UUID | None,
    ends_at: datetime,
    reason: str,
    told: Told,
) -> Belief:
    """End a live belief that something later replaces or takes back."""
    ended = close(draft, belief, BeliefStatus.SUPERSEDED, ends_at, reason)
    ended = replace(ended, superseded_by=by)
    draft.put(ended, moves=True)
    refs = (belief.id,) if by is None else (belief.id, by)
    _tell(draft, EventKind.SUPERSEDED, told, *refs, reason=reason)
    return ended


def reject(draft: Draft, belief: Belief, told: Told) -> Belief:
    """End a belief as wrong, whether it still stood or not."""
    assert belief.status is not BeliefStatus.REJECTED
    if belief.is_live:
        ended = close(draft, belief, BeliefStatus.REJECTED, told.at, "rejected")
    else:
        ended = touched(
            draft, replace(belief, status=BeliefStatus.REJECTED, closed_reason="rejected")
        )
    draft.put(ended, moves=True)
    _tell(draft, EventKind.REJECTED, told, belief.id)
    return ended


def dispute(draft: Draft, existing: Belief, incoming: Belief, told: Told) -> None:
    """Link an existing belief back to one that conflicts with it, and ask (000 §Conflicts).

    The existing belief takes a fresh position: being disputed is a state change, and
    the next turn's recall delta is how the user learns of it.
    """
    assert existing.is_live
    assert incoming.is_live
    assert existing.id in incoming.conflicts_with
    linked = replace(
        existing,
        conflicts_with=(*existing.conflicts_with, incoming.id),
        flagged=True,
    )
    draft.put(touched(draft, linked), moves=True)
    _tell(draft, EventKind.NEEDS_CONFIRMATION, told, incoming.id, existing.id)


def settled(draft: Draft, ended: Belief) -> Belief:
    """Take back what the ended belief disputed: a conflict is between beliefs that stand.

    No longer being disputed is a state change like being disputed, so the partner moves.
    """
    assert not ended.is_live
    for partner_id in ended.conflicts_with:
        partner = draft.belief(partner_id)
        if partner is None or ended.id not in partner.conflicts_with:
            continue
        left = tuple(i for i in partner.conflicts_with if i != ended.id)
        undisputed = replace(partner, conflicts_with=left, flagged=bool(left))
        draft.put(touched(draft, undisputed), moves=partner.is_live)
    return replace(ended, conflicts_with=(), flagged=False)


def close(
    draft: Draft, belief: Belief, status: BeliefStatus, ends_at: datetime, reason: str
) -> Belief:
    """Give a live belief as it is once it has ended; its conflicts are settled.

    The caller writes it. `ends_at` closes its validity, unless the words closed it before.
    """
    assert belief.is_live, "only what stands can end"
    until = ends_at if belief.valid_from is None else max(ends_at, belief.valid_from)
    held_to = until if belief.valid_to is None else min(until, belief.valid_to)
    ended = replace(
        belief,
        status=status,
        valid_to=held_to,
        closed_at=draft.turn.now,
        closed_reason=reason,
    )
    assert not ended.is_live
    return touched(draft, settled(draft, ended))


def _with_evidence(belief: Belief, candidate: Candidate, told: Told) -> Belief:
    known = set(belief.source_event_ids)
    fresh = tuple(
        (sequence, span)
        for sequence, span in zip(candidate.source_event_ids, candidate.evidence_spans, strict=True)
        if sequence not in known
    )
    sessions = belief.source_session_ids
    if told.session_id is not None and fresh and told.session_id not in sessions:
        sessions = (*sessions, told.session_id)
    sources = belief.source_event_ids + tuple(s for s, _ in fresh)
    latest = (
        max(belief.last_evidence_at, candidate.evidence_at) if fresh else (belief.last_evidence_at)
    )
    return replace(
        belief,
        source_event_ids=sources,
        evidence_spans=belief.evidence_spans + tuple(span for _, span in fresh),
        source_session_ids=sessions,
        evidence_count=belief.evidence_count + len(fresh),
        corroboration_count=max(belief.corroboration_count, len(sessions), 1),
        last_evidence_at=latest,
    )


def touched(draft: Draft, belief: Belief) -> Belief:
    """Give a belief as the policy of this turn last changed it (003 §Persistence)."""
    return replace(
        belief,
        updated_at=draft.turn.now,
        lifecycle_policy_version=draft.turn.profile.lifecycle_policy,
    )


def _tell(
    draft: Draft, kind: EventKind, told: Told, *refs: UUID, reason: str | None = None
) -> None:
    draft.event(kind, at=told.at, session_id=told.session_id, refs=refs, reason=reason)
