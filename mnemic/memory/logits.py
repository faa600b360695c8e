"""Learned weights, and what they add up to: whole numbers, the same answer everywhere.

Each room that weighs ships its weights beside its code, as `weights.tsv`: a head that says what
learned them and from what, then a feature and its weight per line.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from msgspec import Struct

SCALE = 100
"""Weights and sums are whole parts of one `SCALE`th of a logit."""

COUNT_MAX = 2
"""How often one feature counts in what is weighed."""

WEIGHTS_FILE = "weights.tsv"
"""What a room's weights are called."""


class Weights(Struct, frozen=True):
    """Hold what was learned, in hundredths of a logit.

    `bias` is what everything starts from, `of` the weight of each feature. `learned_from` is
    the SHA-256 of the file that the learner read.
    """

    learned_by: str
    learned_from: str
    bias: int
    of: Mapping[str, int]

    def weigh(self, features: Iterable[str]) -> int:
        """Give the weight of what has these features, in hundredths of a logit.

        They are weighed by the root of how many there are, each at most `COUNT_MAX` times.
        """
        of = self.of
        counts: dict[str, int] = {}
        for name in features:
            if name in of:
                counts[name] = min(counts.get(name, 0) + 1, COUNT_MAX)
        total = sum(of[name] * count for name, count in counts.items())
        return self.bias + round(total / math.sqrt(sum(counts.values()) or 1))


def written(weights: Weights) -> str:
    """Write weights down as `read` takes them, the features in order."""
    head = (
        f"learned by\t{weights.learned_by}\n"
        f"learned from\t{weights.learned_from}\n"
        f"bias\t{weights.bias}\n\n"
    )
    return head + "".join(f"{name}\t{weight}\n" for name, weight in sorted(weights.of.items()))


def read(text: str) -> Weights:
    """Read weights that were written down."""
    head, _, body = text.partition("\n\n")
    told = dict(line.split("\t") for line in head.split("\n"))
    rows = (line.rpartition("\t") for line in body.split("\n") if line)
    return Weights(
        learned_by=told["learned by"],
        learned_from=told["learned from"],
        bias=int(told["bias"]),
        of={name: int(weight) for name, _, weight in rows},
    )


@cache
def shipped(room: str) -> Weights:
    """Give the weights that ship beside a room's code, by the name of its package.

    They are read once. Raises FileNotFoundError for a room that weighs nothing.
    """
    return read((files(room) / WEIGHTS_FILE).read_text(encoding="utf-8"))


__all__ = ["COUNT_MAX", "SCALE", "WEIGHTS_FILE", "Weights", "read", "shipped", "written"]
