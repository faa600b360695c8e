"""What the kind of a claim implies: how long it may hold, and what sort of belief it is.

Local policy, never a provider's choice (003 §Three fixed batched calls): the corpora label
by the same rules.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from mnemic.memory.model import BeliefType, ClaimKind, Derivation, Longevity

_ONGOING = frozenset(
    {
        ClaimKind.ONGOING_PROJECT,
        ClaimKind.GOAL,
        ClaimKind.HABIT,
        ClaimKind.RECURRING_STATE,
    }
)

_TYPES: Final = MappingProxyType(
    {
        ClaimKind.PREFERENCE: BeliefType.PREFERENCE,
        ClaimKind.RELATIONSHIP: BeliefType.RELATIONSHIP,
        ClaimKind.RESOURCE: BeliefType.FACT,
        ClaimKind.PROJECT_FACT: BeliefType.FACT,
    }
)
"""The kinds that are not attributes of the user."""


def direct_longevity(kind: ClaimKind) -> Longevity:
    """Give how long a directly stated claim of a kind may be expected to hold."""
    return Longevity.ONGOING if kind in _ONGOING else Longevity.DURABLE


def longevity(kind: ClaimKind, derivation: Derivation) -> Longevity:
    """Give the longevity of a claim; a hypothesis is always tentative (003 §Confidence)."""
    if derivation is Derivation.HYPOTHESIS:
        return Longevity.TENTATIVE
    return direct_longevity(kind)


def belief_type(kind: ClaimKind) -> BeliefType:
    """Give the sort of belief, which sets the decay horizon, that a kind of claim is."""
    return _TYPES.get(kind, BeliefType.USER_MODEL_ATTR)
