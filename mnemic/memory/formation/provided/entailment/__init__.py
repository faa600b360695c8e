"""Whether the owner's words carry a statement, weighed from many small signs at once.

The checks beside this package read both sides as sentences and say why a statement is not
carried. People tell most things in passing, in words that no parser takes for a sentence:
"sole trader, not vat registered". Where the words of a statement were said, or only make a
sentence of what was, the signs are added up here: whole numbers, no chance, the same answer
everywhere. `mnemic.evals.entailment` holds the claims they were learned from and learns anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from mnemic.memory.formation.provided.carrying import Uncarried
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.provided.entailment.aligned import aligned
from mnemic.memory.formation.provided.entailment.features import features
from mnemic.memory.formation.provided.entailment.verdicts import verdicts
from mnemic.memory.logits import shipped
from mnemic.memory.model import ClaimKind

CARRIED_MIN = 90
"""What a statement must weigh, in hundredths of a logit, that the checks do not find carried."""

READ_MIN = 50
"""What one must weigh whose words are all quoted and in order, and only read otherwise."""

DOUBTED_MAX = -150
"""Up to which weight a statement is not taken that they do find carried."""

FOREIGN_MAX = 1
"""How many words may be the statement's own that add something, and neither number nor name."""


def weighs(
    statement: str,
    kind: ClaimKind,
    citation: Citation,
    *,
    before: Sequence[str] = (),
    refused: Enum | None = None,
) -> int:
    """Give the weight of a direct statement over a quote, in hundredths of a logit.

    Above 0 it is likelier carried than not. `before` are the user's messages before the cited
    one, in order; `refused` is what the checks say of the statement.
    """
    return shipped(__name__).weigh(signs(statement, kind, citation, before, refused))


def carried_min(refused: Enum) -> int:
    """Give what a statement must weigh that is taken against what the checks say of it.

    That the quote has all of its words, and nobody else is found whom they are of, leaves
    little to be said against it.
    """
    return READ_MIN if refused is Uncarried.CLAIM else CARRIED_MIN


def signs(
    statement: str,
    kind: ClaimKind,
    citation: Citation,
    before: Sequence[str],
    refused: Enum | None,
) -> frozenset[str]:
    """Give every sign that is added up, each once."""
    found = verdicts(statement, kind, citation, refused)
    return frozenset(features(statement, kind, citation, before, found))


def is_said(statement: str, citation: Citation, before: Sequence[str] = ()) -> bool:
    """Tell whether a statement has hardly a word, and no number or name, that nobody said."""
    foreign = list(aligned(statement, citation, before).foreign)
    marked = any(t.mark in {"<number>", "<Name>"} for t in foreign)
    return len(foreign) <= FOREIGN_MAX and not marked


__all__ = ["CARRIED_MIN", "DOUBTED_MAX", "READ_MIN", "carried_min", "is_said", "signs", "weighs"]
