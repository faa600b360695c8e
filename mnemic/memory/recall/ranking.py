"""Score candidates by the additive terms of 000 and 003, and pick what may be shown.

`now` is one instant per recall. Every weight comes from the profile; scores are rounded
so that two machines agree on every bit, and ties go to the newest store position.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from datetime import datetime

from msgspec import Struct

from mnemic.memory.model import Belief, BeliefStatus
from mnemic.memory.policy import RetrievalProfile, TauDays
from mnemic.memory.recall.arms import Fused
from mnemic.memory.recall.lexemes import lexemes
from mnemic.memory.recall.policies import (
    EVIDENCE_COUNT_MAX,
    NEAR_DUPLICATE_SIMILARITY,
    RetrievalPolicy,
)

_SECONDS_PER_DAY = 86_400
_DIGITS = 6
_EVIDENCE_SCALE = math.log1p(EVIDENCE_COUNT_MAX)
_AUTHORITY_STEPS = 3
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
            "authority": weights.authority * (belief.authority.rank + 1) / _AUTHORITY_STEPS,
            "scope": weights.scope * (1.0 if belief.scope == self.scope else _OTHER_SCOPE),
            "utility": weights.utility * belief.utility,
        }
        total = sum(terms.values())
        lifecycle = self.profile.lifecycle_weights
        if belief.status is BeliefStatus.PROVISIONAL:
            terms["lifecycle"] = total * (lifecycle.provisional - 1.0)
        else:
            terms["lifecycle"] = total * (lifecycle.active - 1.0)
        if not belief.is_live:
            terms["stale"] = -self.profile.stale_penalty
        terms = {name: value for name, term in terms.items() if (value := round(term, _DIGITS))}
        return Scored(
            belief=belief,
            found=candidate,
            score=round(sum(terms.values()), _DIGITS),
            terms=terms,
        )

    def _reinforcement(self, belief: Belief) -> float:
        """Give evidence, capped and faded by its age in whole days (000 §Forgetting)."""
        age = self.now - self.policy.aged_from(belief)
        age_days = max(0, int(age.total_seconds() // _SECONDS_PER_DAY))
        evidence = min(1.0, math.log1p(belief.evidence_count) / _EVIDENCE_SCALE)
        return evidence * math.exp(-age_days / self.tau[belief.belief_type.value])

    def _demoted(self, scored: Sequence[Scored]) -> list[Scored]:
        """Take the near-duplicate penalty off each second phrasing, not below 0."""
        grouped: dict[tuple[str, str], list[Scored]] = {}
        for item in scored:
            key = (item.belief.subject_key, item.belief.belief_type.value)
            grouped.setdefault(key, []).append(item)
        penalty = self.profile.near_duplicate_penalty
        return [
            _penalized(item, penalty) if index and _repeats(item, group[:index]) else item
            for group in grouped.values()
            for index, item in enumerate(group)
        ]


def ranker(
    *, profile: RetrievalProfile, policy: RetrievalPolicy, scope: str, now: datetime
) -> Ranker:
    """Make the ranker of one recall."""
    return Ranker(
        profile=profile, policy=policy, scope=scope, now=now, tau=_tau(profile.decay_tau_days)
    )


def _tau(days: TauDays) -> Mapping[str, float]:
    return {name: getattr(days, name) for name in days.__struct_fields__}


def _order(item: Scored) -> tuple[float, int]:
    return -item.score, -item.belief.store_position


def _repeats(item: Scored, higher: Sequence[Scored]) -> bool:
    words = lexemes(item.belief.statement)
    return any(
        similarity(words, lexemes(other.belief.statement)) >= NEAR_DUPLICATE_SIMILARITY
        for other in higher
    )


def similarity(one: frozenset[str], other: frozenset[str]) -> float:
    """Give the Jaccard similarity of two token sets; 0 when both are empty."""
    union = len(one | other)
    return len(one & other) / union if union else 0.0


def _penalized(item: Scored, penalty: float) -> Scored:
    lowered = max(0.0, round(item.score - penalty, _DIGITS)) if item.score > 0 else item.score
    terms = {**item.terms, "near_duplicate": -penalty}
    return Scored(belief=item.belief, found=item.found, score=lowered, terms=terms)
