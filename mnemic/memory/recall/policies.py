"""The retrieval policies by version: what ranking and rendering mean under each.

The frozen control keeps the meaning it had when its numbers were recorded; only the
profile's weights are shared.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from msgspec import Struct

from mnemic.errors import InvalidCommand
from mnemic.memory.model import Belief
from mnemic.memory.policy import RETRIEVAL_CONTROL_POLICY, RETRIEVAL_POLICY

CANDIDATES_PER_ITEM = 8
CANDIDATES_MIN = 64
"""Candidates are cut at max(items * 8, 64) before ranking (000 §Lexical parity)."""

NEAR_DUPLICATE_SIMILARITY = 0.8
"""Token Jaccard at and above which two statements say the same (000 §Forgetting)."""

EVIDENCE_COUNT_MAX = 10
"""C_max: evidence beyond it reinforces no further (000 §Forgetting)."""

SUBJECT_ITEMS_MAX = 3
"""Most beliefs of one subject in a block; conflict partners bypass it."""


class Bar(Struct, frozen=True):
    """Say what a belief must have in common with a question to be more than filler.

    Either terms of `strength` in weight, which one word of some rarity has and a weak
    word has not, or `share` of what the question asks. A belief that brings nothing
    which a better one does not already cover needs `follower` of the best relevance.
    """

    strength: float = 0.4
    share: float = 0.5
    follower: float = 0.6

    def clears(self, *, strength: float, relevance: float) -> bool:
        """Tell whether a ground is strong enough."""
        return strength >= self.strength or relevance >= self.share


class RetrievalPolicy(Struct, frozen=True):
    """Name what a version means.

    `reinforced_clock` ages a belief from `last_reinforced_at` where it has one, else
    from `last_evidence_at`. `renders_uncertainty` shows derivation, longevity and
    confidence band. `bar` says what is too weak a ground to return a belief on; the
    control has none.
    """

    version: str
    reinforced_clock: bool
    renders_uncertainty: bool
    bar: Bar | None

    def aged_from(self, belief: Belief) -> datetime:
        """Give the instant a belief's age is counted from."""
        if self.reinforced_clock and belief.last_reinforced_at is not None:
            return belief.last_reinforced_at
        return belief.last_evidence_at


POLICIES: Mapping[str, RetrievalPolicy] = {
    policy.version: policy
    for policy in (
        RetrievalPolicy(
            version=RETRIEVAL_CONTROL_POLICY,
            reinforced_clock=True,
            renders_uncertainty=False,
            bar=None,
        ),
        RetrievalPolicy(
            version=RETRIEVAL_POLICY,
            reinforced_clock=False,
            renders_uncertainty=True,
            bar=Bar(),
        ),
    )
}


def retrieval_policy(version: str) -> RetrievalPolicy:
    """Find a policy by its version; raise `InvalidCommand` for an unknown one."""
    try:
        return POLICIES[version]
    except KeyError:
        known = ", ".join(sorted(POLICIES))
        raise InvalidCommand("retrieval_policy", f"use one of {known}") from None


def candidate_limit(max_items: int) -> int:
    """Give the candidate cut for a number of items."""
    return max(max_items * CANDIDATES_PER_ITEM, CANDIDATES_MIN)
