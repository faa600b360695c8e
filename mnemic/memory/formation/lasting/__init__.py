"""How likely a clause tells something that lasts, by weights that were learned from sentences.

The forms of the grammar say what a clause means; where none reads it, whether it is worth
keeping is a matter of many small signs at once. They are added up here: whole numbers, no
chance, the same answer everywhere. `mnemic.evals.lasting` holds the sentences and learns anew.
"""

from __future__ import annotations

import math
from functools import lru_cache

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.lasting.features import features
from mnemic.memory.formation.lasting.weights import BIAS, WEIGHTS

COUNT_MAX = 2
"""How often one feature counts in a clause."""

SCALE = 100
"""Weights and scores are whole parts of one `SCALE`th of a logit."""


@lru_cache(maxsize=1)
def _weights() -> dict[str, int]:
    found = (line.rpartition("\t") for line in WEIGHTS.splitlines() if line)
    return {name: int(weight) for name, _, weight in found}


def lasts(words: Words) -> int:
    """Give the score of a clause, in hundredths of a logit: above 0 it is likelier to last."""
    weights = _weights()
    counts: dict[str, int] = {}
    for name in features(words):
        if name in weights:
            counts[name] = min(counts.get(name, 0) + 1, COUNT_MAX)
    total = sum(weights[name] * count for name, count in counts.items())
    return BIAS + round(total / math.sqrt(sum(counts.values()) or 1))


__all__ = ["SCALE", "lasts"]
