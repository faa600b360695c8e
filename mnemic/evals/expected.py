"""Say what a labelled belief is, and when a formed belief is it.

One rule for every harness (000 §Metrics): a belief matches a label when its type, its
subject and its statement do, compared after case-folding, collapsing white space and
stripping trailing sentence punctuation.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Protocol

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from mnemic.memory.model import TEXT_LENGTH_MAX, BeliefType

TEXT_CHARS_MAX = TEXT_LENGTH_MAX
"""Longest text of any field of a corpus: what a session takes as one turn."""

SENTENCE_ENDS = ".!?…。 "
_NORMALIZED_TEXTS_MAX = 16_384

Text = Annotated[str, StringConstraints(min_length=1, max_length=TEXT_CHARS_MAX)]
Spoken = Annotated[Text, StringConstraints(pattern=r"\S")]
"""A text that somebody says: it is not blank."""


class Model(BaseModel):
    """Validate somebody else's document: frozen, no unknown field."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ExpectedBelief(Model):
    """Label a belief: its type, and the subjects and statements it may go by."""

    belief_type: BeliefType
    subjects: Annotated[tuple[Text, ...], Field(min_length=1, max_length=32)]
    statements: Annotated[tuple[Text, ...], Field(min_length=1, max_length=32)]


class Stated(Protocol):
    """Show what matching reads of a belief, wherever it was rendered or stored."""

    @property
    def belief_type(self) -> BeliefType:
        """Give the belief's type."""

    @property
    def subject(self) -> str:
        """Give the belief's conflict key."""

    @property
    def statement(self) -> str:
        """Give the belief's statement."""


@lru_cache(maxsize=_NORMALIZED_TEXTS_MAX)
def normalize(text: str) -> str:
    """Case-fold, collapse white space, strip trailing sentence punctuation."""
    return " ".join(text.casefold().split()).rstrip(SENTENCE_ENDS)


def matches(expected: ExpectedBelief, belief: Stated) -> bool:
    """Tell whether a belief is the labelled one, by type, subject and statement."""
    return (
        belief.belief_type is expected.belief_type
        and normalize(belief.subject) in {normalize(s) for s in expected.subjects}
        and states(expected, belief)
    )


def states(expected: ExpectedBelief, belief: Stated) -> bool:
    """Tell whether a belief makes the labelled statement, under whatever type and subject."""
    return normalize(belief.statement) in {normalize(s) for s in expected.statements}


def contains(text: str, fragment: str) -> bool:
    """Tell whether a text contains a fragment, both normalized, bounded by tokens.

    "lives in Portland" contains "Portland" and not "Port". A fragment that normalizes to
    nothing is contained in nothing.
    """
    whole, part = normalize(text), normalize(fragment)
    if not part:
        return False
    at = whole.find(part)
    while at >= 0:
        end = at + len(part)
        if _edge(whole[at - 1] if at else " ", part[0]) and _edge(
            part[-1], whole[end] if end < len(whole) else " "
        ):
            return True
        at = whole.find(part, at + 1)
    return False


def _edge(left: str, right: str) -> bool:
    """Tell whether a token may end at `left` and another begin at `right`."""
    return not (left.isalnum() and right.isalnum())
