"""Tell whether a belief that holds words of a question bears on what it asks."""

from __future__ import annotations

from mnemic.memory.model import Derivation
from mnemic.memory.recall.former import FormedQuery
from mnemic.memory.recall.fusion import Fused
from mnemic.memory.recall.naming import words

LIKING_WORDS = words(
    """like likes liked prefer prefers preferred preference love loves enjoy enjoys favorite
    favourite dislike dislikes hate hates"""
)
"""Words by which a question asks what somebody likes or does not."""


def bears(formed: FormedQuery, item: Fused) -> bool:
    """Tell whether a candidate may answer some clause that it holds a term of.

    A guess at what somebody has done says nothing of what they like: where a clause asks
    for a liking that it does not hold, it is no answer. What no arm knows terms of bears.
    """
    if item.belief.derivation is not Derivation.HYPOTHESIS or not item.covered:
        return True
    liking = sum(1 << i for i, term in enumerate(formed.terms) if term.name in LIKING_WORDS)
    held = [clause for clause in formed.clauses if clause.bits & item.covered]
    return any(not clause.bits & liking & ~item.covered for clause in held)
