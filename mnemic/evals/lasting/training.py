"""Learn from labelled sentences which clauses tell something lasting, and write the weights down.

A logistic regression by stochastic gradient descent, each weight with steps of its own that
shrink as it moves (AdaGrad): no randomness, the same sentences give the same weights on every
machine. What ships are whole hundredths, added up at run time.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct

from mnemic.memory.formation.grammar.rich_reading import richly
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.lasting.features import features

EPOCHS = 8
RATE = 0.3
"""How far a weight goes at its first step."""

BIAS_RATE = RATE / 10
"""The same of what every clause starts from, which each sentence moves."""

DECAY = 1e-5
"""How much a weight is drawn to nothing at each step (L2)."""

SEEN_MIN = 2
"""How many sentences a feature stands in that is learned at all."""

MOVED_MIN = 1e-6
"""What a weight counts as moved by before it was: no first step is endless."""

SCALE = 100
"""Weights are kept in whole parts of one `SCALE`th of a logit."""


class Sentence(Struct, frozen=True):
    """Hold one labelled sentence."""

    text: str
    label: int


def sentences_path() -> Path:
    """Give where the sentences lie that the shipped weights were learned from."""
    return Path(__file__).with_name("sentences.jsonl")


def sentences(path: Path) -> tuple[Sentence, ...]:
    """Read labelled sentences, one JSON object per line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(Sentence(**json.loads(line)) for line in lines if line.strip())


def vector(text: str) -> Counter[str]:
    """Give the features of a sentence as the extractor will meet it."""
    return Counter(features(richly(text)(read(text))))


def learned(given: Sequence[Sentence], *, epochs: int = EPOCHS) -> dict[str, float]:
    """Give the weight of each feature, "" for what every clause starts from."""
    rows = [(vector(one.text), one.label) for one in given]
    seen = Counter(name for row, _ in rows for name in row)
    kept = {name for name, times in seen.items() if times >= SEEN_MIN}
    rows = [(Counter({n: min(c, 2) for n, c in row.items() if n in kept}), y) for row, y in rows]
    weights: dict[str, float] = dict.fromkeys(sorted(kept), 0.0)
    moved = dict.fromkeys(weights, MOVED_MIN)
    bias, bias_moved = 0.0, MOVED_MIN
    for epoch in range(epochs):
        for at in _order(len(rows), epoch):
            row, label = rows[at]
            norm = 1 / math.sqrt(sum(row.values()) or 1)
            told = bias + sum(weights[n] * c for n, c in row.items()) * norm
            off = label - 1 / (1 + math.exp(-max(-30.0, min(30.0, told))))
            bias_moved += off * off
            bias += BIAS_RATE * off / math.sqrt(bias_moved)
            for name, count in row.items():
                step = off * count * norm - DECAY * weights[name]
                moved[name] += step * step
                weights[name] += RATE * step / math.sqrt(moved[name])
    return {"": bias, **weights}


def _order(count: int, epoch: int) -> Iterable[int]:
    """Visit every row once, in an order that differs by epoch and needs no chance."""
    step = next(s for s in range(7919 + 2 * epoch, 2 * 7919 + 200) if math.gcd(s, count) == 1)
    return ((at * step + epoch) % count for at in range(count))


def score(weights: dict[str, float], text: str) -> float:
    """Give the logit of a sentence."""
    row = Counter({n: min(c, 2) for n, c in vector(text).items() if n in weights})
    norm = 1 / math.sqrt(sum(row.values()) or 1)
    return weights[""] + sum(weights[n] * c for n, c in row.items()) * norm


def packed(weights: dict[str, float]) -> str:
    """Write weights down as the module that the memory reads them from."""
    scaled = {name: round(w * SCALE) for name, w in weights.items()}
    kept = sorted((n, w) for n, w in scaled.items() if n and abs(w) >= WEIGHT_MIN)
    lines = "\n".join(f"{name}\t{weight}" for name, weight in kept)
    return (
        '"""Learned by `mnemic.evals.lasting`: do not edit, learn anew."""\n\n'
        "# fmt: off\n"
        f"BIAS = {scaled['']}\n"
        f'WEIGHTS = r"""\n{lines}\n"""\n'
        "# fmt: on\n"
    )


WEIGHT_MIN = 4
"""A smaller weight, in hundredths, changes nothing and is left out."""
