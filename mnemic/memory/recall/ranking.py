"""Score candidates by the additive terms of 000 and 003, and pick what may be shown.

`now` is one instant per recall. Every weight comes from the profile; scores are rounded
so that two machines agree on every bit, and ties go to the newest store position.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import lru_cache

from msgspec import Struct

from mnemic.memory.model import Authority, Belief, BeliefStatus, BeliefType
from mnemic.memory.policy import RetrievalProfile, TauDays
from mnemic.memory.recall.fusion import Fused
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


class Scored(Struct, frozen=True, gc=False):
    """Hold one candidate with its score; `repeats` that a better one says the same."""

    belief: Belief
    found: Fused
    score: float
    repeats: bool = False


class Ranker(Struct, frozen=True):
    """Hold what every score of one recall shares."""

    profile: RetrievalProfile
    policy: RetrievalPolicy
    scope: str
    now: datetime
    tau: Mapping[BeliefType, float]
    asks_past: bool = False

    def rank(self, fused: Sequence[Fused]) -> tuple[Scored, ...]:
        """Score candidates; the best first, near duplicates demoted."""
        score = self._scorer()
        scored = [Scored(candidate.belief, candidate, score(candidate)) for candidate in fused]
        scored.sort(key=_order)
        return self._demoted(scored)

    def terms(self, item: Scored) -> dict[str, float]:
        """Give the terms that a score is the sum of, unless it was floored at 0."""
        belief, weights = item.belief, self.profile.ranking_weights
        terms = {
            "match": round(weights.match * item.found.match, TERM_DIGITS),
            "confidence": round(weights.confidence * belief.confidence, TERM_DIGITS),
            "reinforce": round(weights.reinforce * self._reinforcement(belief), TERM_DIGITS),
            "authority": round(weights.authority * _authority_share(belief.authority), TERM_DIGITS),
            "scope": round(weights.scope * self._scope_share(belief), TERM_DIGITS),
        }
        if belief.utility:
            terms["utility"] = round(weights.utility * belief.utility, TERM_DIGITS)
        factor = self._factor(belief)
        if factor != 1.0:
            total = math.fsum(terms.values())
            terms["lifecycle"] = round((factor - 1.0) * total, TERM_DIGITS)
        if self._is_stale(belief):
            terms["stale"] = -self.profile.stale_penalty
        if item.repeats:
            terms["near_duplicate"] = -self.profile.near_duplicate_penalty
        return terms

    def _scorer(self) -> Callable[[Fused], float]:
        """Give the sum of the terms as one function: it runs for every candidate."""
        weights, lifecycle = self.profile.ranking_weights, self.profile.lifecycle_weights
        by_match, by_confidence, by_utility = weights.match, weights.confidence, weights.utility
        own, other = weights.scope, weights.scope * _OTHER_SCOPE
        by_evidence, by_authority, scope = weights.reinforce, weights.authority, self.scope
        provisional, active, penalty = (
            lifecycle.provisional,
            lifecycle.active,
            self.profile.stale_penalty,
        )

        def score(candidate: Fused) -> float:
            belief = candidate.belief
            # Added one by one: `sum` rounds differently from one Python to the next.
            total = (
                by_match * candidate.match
                + by_confidence * belief.confidence
                + by_evidence * self._reinforcement(belief)
                + by_authority * _authority_share(belief.authority)
                + (own if belief.scope == scope else other)
                + by_utility * belief.utility
            ) * (provisional if belief.status is BeliefStatus.PROVISIONAL else active)
            if self._is_stale(belief):
                total -= penalty
            return round(total, TERM_DIGITS)

        return score

    def _scope_share(self, belief: Belief) -> float:
        return 1.0 if belief.scope == self.scope else _OTHER_SCOPE

    def _factor(self, belief: Belief) -> float:
        weights = self.profile.lifecycle_weights
        is_provisional = belief.status is BeliefStatus.PROVISIONAL
        return weights.provisional if is_provisional else weights.active

    def _is_stale(self, belief: Belief) -> bool:
        """Tell whether a row is over or ended; history is not, where the past is asked for."""
        status = belief.status
        if status is not BeliefStatus.ACTIVE and status is not BeliefStatus.PROVISIONAL:
            return True
        is_over = belief.valid_to is not None and belief.valid_to <= self.now
        return is_over and not (self.asks_past and told_as_past(belief))

    def _reinforcement(self, belief: Belief) -> float:
        """Give evidence, capped and faded by its age in whole days (000 §Forgetting)."""
        age_days = (self.now - self.policy.aged_from(belief)).days
        return _reinforced(
            belief.evidence_count, age_days if age_days > 0 else 0, self.tau[belief.belief_type]
        )

    def _demoted(self, scored: Sequence[Scored]) -> tuple[Scored, ...]:
        """Take the near-duplicate penalty off each second phrasing, not below 0."""
        grouped: dict[str, list[int]] = {}
        for index, item in enumerate(scored):
            grouped.setdefault(item.belief.subject_key, []).append(index)
        if len(grouped) == len(scored):
            return tuple(scored)
        penalty, demoted = self.profile.near_duplicate_penalty, list(scored)
        for indexes in grouped.values():
            if len(indexes) > 1:
                for index in _repeating(scored, indexes):
                    demoted[index] = _penalized(scored[index], penalty)
        demoted.sort(key=_order)
        return tuple(demoted)


def _repeating(scored: Sequence[Scored], indexes: Sequence[int]) -> list[int]:
    """Find, among candidates of one subject, those that say what a better one says."""
    found: list[int] = []
    higher: list[tuple[BeliefType, frozenset[str]]] = []
    for index in indexes:
        belief = scored[index].belief
        words = lexemes(belief.statement)
        if any(kind is belief.belief_type and _is_alike(words, other) for kind, other in higher):
            found.append(index)
        higher.append((belief.belief_type, words))
    return found


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
    evidence = min(1.0, math.log1p(min(evidence_count, EVIDENCE_COUNT_MAX)) / _EVIDENCE_SCALE)
    return round(evidence * math.exp(-age_days / tau_days), TERM_DIGITS)


def _authority_share(authority: Authority) -> float:
    # By identity: an enum's hash is computed in Python, and this runs per candidate.
    if authority is Authority.USER:
        return 1.0
    return 2 / 3 if authority is Authority.AFFIRMED else 1 / 3


def _tau(days: TauDays) -> Mapping[BeliefType, float]:
    return {kind: getattr(days, kind.value) for kind in BeliefType}


def _order(item: Scored) -> tuple[float, int]:
    return -item.score, -item.belief.store_position


def _is_alike(one: frozenset[str], other: frozenset[str]) -> bool:
    # Sets of such unequal size cannot be alike; most pairs end here.
    fewer, more = sorted((len(one), len(other)))
    return fewer >= NEAR_DUPLICATE_SIMILARITY * more and (
        similarity(one, other) >= NEAR_DUPLICATE_SIMILARITY
    )


def similarity(one: frozenset[str], other: frozenset[str]) -> float:
    """Give the Jaccard similarity of two token sets; 0 when both are empty."""
    shared = len(one & other)
    union = len(one) + len(other) - shared
    return shared / union if union else 0.0


def _penalized(item: Scored, penalty: float) -> Scored:
    lowered = max(0.0, round(item.score - penalty, TERM_DIGITS)) if item.score > 0 else item.score
    return Scored(item.belief, item.found, lowered, repeats=True)
