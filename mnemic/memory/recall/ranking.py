"""Score candidates by the additive terms of 000 and 003, and pick what may be shown.

`now` is one instant per recall. Every weight comes from the profile; scores are rounded
so that two machines agree on every bit, and ties go to the newest store position.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import lru_cache

from msgspec import Struct

from mnemic.memory.model import Authority, Belief, BeliefStatus
from mnemic.memory.policy import RetrievalProfile, TauDays
from mnemic.memory.recall.arms import Fused
from mnemic.memory.recall.lexemes import lexemes
from mnemic.memory.recall.policies import (
    EVIDENCE_COUNT_MAX,
    NEAR_DUPLICATE_SIMILARITY,
    RetrievalPolicy,
)
from mnemic.memory.recall.query import told_as_past

TERM_DIGITS = 6
"""Decimals of a score and of its terms."""

_EVIDENCE_SCALE = math.log1p(EVIDENCE_COUNT_MAX)
_OTHER_SCOPE = 0.5


class Scored(Struct, frozen=True):
    """Hold one candidate with its score; `terms` sum to it unless it was floored at 0."""

    belief: Belief
    found: Fused
    score: float
    terms: dict[str, float]


class Ranker(Struct, frozen=True):
    """Hold what every score of one recall shares."""

    profile: RetrievalProfile
    policy: RetrievalPolicy
    scope: str
    now: datetime
    tau: Mapping[str, float]
    asks_past: bool = False

    def rank(self, fused: Sequence[Fused]) -> tuple[Scored, ...]:
        """Score candidates; the best first, near duplicates demoted."""
        scored = sorted((self._score(candidate) for candidate in fused), key=_order)
        return tuple(sorted(self._demoted(scored), key=_order))

    def _score(self, candidate: Fused) -> Scored:
        belief, weights = candidate.belief, self.profile.ranking_weights
        terms = {
            "match": weights.match * candidate.match,
            "confidence": weights.confidence * belief.confidence,
            "reinforce": weights.reinforce * self._reinforcement(belief),
            "authority": weights.authority * _authority_share(belief.authority),
            "scope": weights.scope * (1.0 if belief.scope == self.scope else _OTHER_SCOPE),
        }
        if belief.utility:
            terms["utility"] = weights.utility * belief.utility
        total = sum(terms.values())
        lifecycle = self.profile.lifecycle_weights
        is_provisional = belief.status is BeliefStatus.PROVISIONAL
        factor = lifecycle.provisional if is_provisional else lifecycle.active
        if factor != 1.0:
            terms["lifecycle"] = weighed = total * (factor - 1.0)
            total += weighed
        is_over = belief.valid_to is not None and belief.valid_to <= self.now
        is_over = is_over and not (self.asks_past and told_as_past(belief))
        if is_over or not (is_provisional or belief.status is BeliefStatus.ACTIVE):
            terms["stale"] = -self.profile.stale_penalty
            total -= self.profile.stale_penalty
        return Scored(belief=belief, found=candidate, score=round(total, TERM_DIGITS), terms=terms)

    def _reinforcement(self, belief: Belief) -> float:
        """Give evidence, capped and faded by its age in whole days (000 §Forgetting)."""
        age_days = max(0, (self.now - self.policy.aged_from(belief)).days)
        return _reinforced(
            min(belief.evidence_count, EVIDENCE_COUNT_MAX),
            age_days,
            self.tau[belief.belief_type.value],
        )

    def _demoted(self, scored: Sequence[Scored]) -> list[Scored]:
        """Take the near-duplicate penalty off each second phrasing, not below 0."""
        grouped: dict[str, list[Scored]] = {}
        for item in scored:
            grouped.setdefault(item.belief.subject_key, []).append(item)
        penalty = self.profile.near_duplicate_penalty
        demoted: list[Scored] = []
        for group in grouped.values():
            if len(group) == 1:
                demoted += group
                continue
            words = [lexemes(item.belief.statement) for item in group]
            for index, item in enumerate(group):
                alike = [
                    words[higher]
                    for higher in range(index)
                    if group[higher].belief.belief_type is item.belief.belief_type
                ]
                demoted.append(_penalized(item, penalty) if _repeats(words[index], alike) else item)
        return demoted


def ranker(
    *,
    profile: RetrievalProfile,
    policy: RetrievalPolicy,
    scope: str,
    now: datetime,
    asks_past: bool = False,
) -> Ranker:
    """Make the ranker of one recall; history is not stale for a question about the past."""
    tau = _tau(profile.decay_tau_days)
    return Ranker(
        profile=profile, policy=policy, scope=scope, now=now, tau=tau, asks_past=asks_past
    )


@lru_cache(maxsize=4_096)
def _reinforced(evidence_count: int, age_days: int, tau_days: float) -> float:
    """Give the term itself, rounded: libraries differ in the last bit of `exp`."""
    evidence = min(1.0, math.log1p(evidence_count) / _EVIDENCE_SCALE)
    return round(evidence * math.exp(-age_days / tau_days), TERM_DIGITS)


def _authority_share(authority: Authority) -> float:
    # By identity: an enum's hash is computed in Python, and this runs per candidate.
    if authority is Authority.USER:
        return 1.0
    return 2 / 3 if authority is Authority.AFFIRMED else 1 / 3


def _tau(days: TauDays) -> Mapping[str, float]:
    return {name: getattr(days, name) for name in days.__struct_fields__}


def _order(item: Scored) -> tuple[float, int]:
    return -item.score, -item.belief.store_position


def _repeats(words: frozenset[str], higher: Sequence[frozenset[str]]) -> bool:
    return any(similarity(words, other) >= NEAR_DUPLICATE_SIMILARITY for other in higher)


def similarity(one: frozenset[str], other: frozenset[str]) -> float:
    """Give the Jaccard similarity of two token sets; 0 when both are empty."""
    union = len(one | other)
    return len(one & other) / union if union else 0.0


def _penalized(item: Scored, penalty: float) -> Scored:
    lowered = max(0.0, round(item.score - penalty, TERM_DIGITS)) if item.score > 0 else item.score
    terms = {**item.terms, "near_duplicate": -penalty}
    return Scored(belief=item.belief, found=item.found, score=lowered, terms=terms)
