"""How likely a clause tells something that lasts, by weights that were learned from sentences.

The forms of the grammar say what a clause means; where none reads it, whether it is worth
keeping is a matter of many small signs at once. They are added up here: whole numbers, no
chance, the same answer everywhere. `mnemic.evals.lasting` holds the sentences and learns anew.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.lasting.features import features
from mnemic.memory.logits import shipped


def lasts(words: Words) -> int:
    """Give the score of a clause, in hundredths of a logit: above 0 it is likelier to last."""
    return shipped(__name__).weigh(features(words))


__all__ = ["lasts"]
