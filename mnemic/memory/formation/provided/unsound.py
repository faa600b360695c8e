"""Why a provider's claim is no candidate."""

from __future__ import annotations

from enum import Enum

from mnemic.memory.formation.provided.carrying import Uncarried
from mnemic.memory.formation.provided.citing import Misquoted
from mnemic.memory.formation.provided.stating import Unstatable
from mnemic.memory.model import Reason


class Unsound(Enum):
    """Say why a claim's parts do not fit together, or not with their sources."""

    NO_EVIDENCE = "no_evidence"
    TOO_MUCH_EVIDENCE = "too_much_evidence"
    UNKNOWN_SOURCE = "unknown_source"
    REPEATED_SOURCE = "repeated_source"
    NOT_TOLD = "not_told_as_true"
    ASSERTS_A_CORRECTION = "assertion_cites_a_correction"
    RETRACTS_NOTHING = "retraction_cites_no_correction"
    RETRACTS_AFFIRMATIVELY = "retraction_is_affirmative"
    SAID_OF_ANOTHER = "not_said_of_the_same_or_as_so"
    RETRACTS_MORE = "retraction_ends_more_than_its_clause"
    RETRACTS_A_GUESS = "retraction_is_a_hypothesis"
    DOUBTED = "likelier_not_said"
    SUPPOSES_A_MARK = "hypothesis_adds_a_name_or_number"
    SUPPOSES_SENSITIVE = "hypothesis_infers_something_sensitive"


WEIGHABLE = frozenset(
    {Unsound.NOT_TOLD, Unsound.SAID_OF_ANOTHER, Uncarried.CONTENT, Uncarried.CLAIM}
)
"""What the checks find that the signs may overrule: they read sentences, people write parts."""

Invalid = Misquoted | Unstatable | Uncarried | Unsound | Reason
"""Why a claim is no candidate; each value is a code without a word of anybody's."""
