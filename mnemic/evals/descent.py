"""Logistic regression by stochastic gradient descent, the same on every machine.

Each weight has steps of its own that shrink as it moves (AdaGrad); rows are visited in an order
that needs no chance: the same rows give the same weights. What ships are whole hundredths of a
logit, added up at run time.
"""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from importlib.resources import files
from pathlib import Path

from mnemic.memory.logits import COUNT_MAX, SCALE, WEIGHTS_FILE, Weights, written

MOVED_MIN = 1e-6
"""What a weight counts as moved by before it was: no first step is endless."""

BIAS_PART = 10
"""How many times smaller the steps are of what every row starts from, which each row moves."""

LOGIT_MAX = 30.0

Row = tuple[Counter[str], float]
"""The features of a row, each as often as it is met, and how far its label is so: 0 to 1."""


def fitted(
    rows: Sequence[Row], kept: Set[str], *, epochs: int, rate: float, decay: float
) -> dict[str, float]:
    """Give the weights of the features `kept`, "" for what every row starts from.

    `rate` is how far a weight goes at its first step, `decay` how much it is drawn to nothing
    at each (L2). A row's features are weighed by the root of how many there are.
    """
    counted = [(_counted(row, kept), label) for row, label in rows]
    weights: dict[str, float] = dict.fromkeys(sorted(kept), 0.0)
    return _descended(counted, weights, epochs=epochs, rate=rate, decay=decay)


def often_met(rows: Sequence[Row], *, seen_min: int, only_against_min: int) -> set[str]:
    """Give the features that are worth a weight: those that enough rows have.

    What stands in no row that is so must stand in `only_against_min` others.
    """
    seen = Counter(name for met, _ in rows for name in met)
    so = {name for met, label in rows if label for name in met}
    return {
        name
        for name, times in seen.items()
        if times >= (seen_min if name in so else only_against_min)
    }


def logit(weights: Mapping[str, float], met: Counter[str]) -> float:
    """Give the logit of what has these features."""
    row = _counted(met, weights.keys())
    norm = 1 / math.sqrt(sum(row.values()) or 1)
    return weights[""] + sum(weights[n] * c for n, c in row.items()) * norm


def _counted(met: Counter[str], kept: Set[str]) -> Counter[str]:
    return Counter({n: min(c, COUNT_MAX) for n, c in met.items() if n in kept})


def _descended(
    rows: Sequence[Row], weights: dict[str, float], *, epochs: int, rate: float, decay: float
) -> dict[str, float]:
    moved = dict.fromkeys(weights, MOVED_MIN)
    bias, bias_moved = 0.0, MOVED_MIN
    for epoch in range(epochs):
        for at in _order(len(rows), epoch):
            row, label = rows[at]
            norm = 1 / math.sqrt(sum(row.values()) or 1)
            told = bias + sum(weights[n] * c for n, c in row.items()) * norm
            off = label - 1 / (1 + math.exp(-max(-LOGIT_MAX, min(LOGIT_MAX, told))))
            bias_moved += off * off
            bias += rate / BIAS_PART * off / math.sqrt(bias_moved)
            for name, count in row.items():
                step = off * count * norm - decay * weights[name]
                moved[name] += step * step
                weights[name] += rate * step / math.sqrt(moved[name])
    return {"": bias, **weights}


def _order(count: int, epoch: int) -> Iterable[int]:
    """Visit every row once, in an order that differs by epoch and needs no chance."""
    step = next(s for s in range(7919 + 2 * epoch, 2 * 7919 + 200) if math.gcd(s, count) == 1)
    return ((at * step + epoch) % count for at in range(count))


def ship(
    weights: Mapping[str, float], *, room: str, learner: str, learned_from: Path, at_least: int
) -> Path:
    """Write what was learned beside the code of a room, by the names of their packages.

    It ships in whole hundredths, without weights of fewer than `at_least`. Give where it lies.
    """
    scaled = {name: round(w * SCALE) for name, w in weights.items()}
    shipped = Weights(
        learned_by=learner,
        learned_from=hashlib.sha256(learned_from.read_bytes()).hexdigest(),
        bias=scaled.pop(""),
        of={name: weight for name, weight in scaled.items() if abs(weight) >= at_least},
    )
    path = Path(str(files(room) / WEIGHTS_FILE))
    path.write_text(written(shipped), encoding="utf-8")
    return path
