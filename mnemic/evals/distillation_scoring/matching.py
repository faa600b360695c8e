"""Whether a belief is a labelled claim, by `distillation-scorer@7` (003 §Evaluation)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Protocol

from mnemic.evals.distillation_corpus import Expectation
from mnemic.memory.formation.claims import names_subject, states
from mnemic.memory.formation.kinds import direct_longevity
from mnemic.memory.model import ClaimKind, Derivation, Longevity

MATCH_CACHE_ENTRIES = 16_384
"""How many comparisons are remembered; all are pure results."""


class Formed(Protocol):
    """Show what scoring reads of a belief or of a candidate."""

    @property
    def subject(self) -> str: ...

    @property
    def statement(self) -> str: ...

    @property
    def claim_kind(self) -> ClaimKind: ...

    @property
    def derivation(self) -> Derivation: ...

    @property
    def longevity(self) -> Longevity: ...


class Rule(Enum):
    """Say what a match asks for.

    STRICT asks for everything; LENIENT for the statement alone, which is all that the
    frozen controls formation@7 and formation@8 can express.
    """

    STRICT = "strict"
    LENIENT = "lenient"


def matches(belief: Formed, expectation: Expectation, rule: Rule = Rule.STRICT) -> bool:
    """Tell whether a belief is the claim that an expectation labels.

    Its derivation agrees; its kind is the gold kind with the gold longevity, or a
    compatible kind with the longevity that local policy assigns to it; its subject names
    the gold conflict key; and its statement states the claim in one of its wordings.
    """
    if rule is Rule.LENIENT:
        return states_claim(belief.statement, expectation.statements)
    return (
        belief.derivation is expectation.derivation
        and suits_kind(belief, expectation)
        and names_key(belief.subject, (*expectation.subjects, *expectation.statements))
        and states_claim(belief.statement, expectation.statements)
    )


def suits_kind(belief: Formed, expectation: Expectation) -> bool:
    """Tell whether kind and longevity are the label's, or those of a compatible kind."""
    if belief.claim_kind is expectation.claim_kind:
        return belief.longevity is expectation.longevity
    return (
        belief.claim_kind in expectation.compatible_kinds
        and belief.longevity is direct_longevity(belief.claim_kind)
    )


@lru_cache(maxsize=MATCH_CACHE_ENTRIES)
def names_key(subject: str, golds: tuple[str, ...]) -> bool:
    """Tell whether a lemma of a subject names one of the gold keys or statements.

    An inflection or a compound of one does ("weightlifting" names "lifting weights");
    the user bucket has no lemma of its own and names nothing.
    """
    return any(names_subject(subject, gold) for gold in golds)


def states_claim(statement: str, wordings: Sequence[str]) -> bool:
    """Tell whether a statement states a claim in one of its wordings."""
    return any(states(statement, wording) for wording in wordings)
