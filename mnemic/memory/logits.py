"""Learned weights, and what they add up to: whole numbers, the same answer everywhere."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

SCALE = 100
"""Weights and sums are whole parts of one `SCALE`th of a logit."""

COUNT_MAX = 2
"""How often one feature counts in what is weighed."""


def unpacked(weights: str) -> dict[str, int]:
    """Read weights that were written down, a feature and its weight per line."""
    found = (line.rpartition("\t") for line in weights.splitlines() if line)
    return {name: int(weight) for name, _, weight in found}


def weighed(features: Iterable[str], weights: Mapping[str, int], *, bias: int) -> int:
    """Give the weight of what has these features, in hundredths of a logit.

    They are weighed by the root of how many there are, each at most `COUNT_MAX` times.
    """
    counts: dict[str, int] = {}
    for name in features:
        if name in weights:
            counts[name] = min(counts.get(name, 0) + 1, COUNT_MAX)
    total = sum(weights[name] * count for name, count in counts.items())
    return bias + round(total / math.sqrt(sum(counts.values()) or 1))


__all__ = ["COUNT_MAX", "SCALE", "unpacked", "weighed"]
