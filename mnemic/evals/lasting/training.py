"""Learn from labelled sentences which clauses tell something lasting, and write the weights down.

What ships are whole hundredths, added up at run time.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from mnemic.evals.descent import Row, as_module, fitted, logit
from mnemic.memory.formation.grammar.rich_reading import richly
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.lasting.features import features

EPOCHS = 8
RATE = 0.3
"""How far a weight goes at its first step."""

DECAY = 1e-5
"""How much a weight is drawn to nothing at each step (L2)."""

SEEN_MIN = 2
"""How many sentences a feature stands in that is learned at all."""


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
    rows: list[Row] = [(vector(one.text), one.label) for one in given]
    seen = Counter(name for row, _ in rows for name in row)
    kept = {name for name, times in seen.items() if times >= SEEN_MIN}
    return fitted(rows, kept, epochs=epochs, rate=RATE, decay=DECAY)


def score(weights: dict[str, float], text: str) -> float:
    """Give the logit of a sentence."""
    return logit(weights, vector(text))


def packed(weights: dict[str, float]) -> str:
    """Write weights down as the module that the memory reads them from."""
    return as_module(weights, learner="mnemic.evals.lasting", at_least=WEIGHT_MIN)


WEIGHT_MIN = 4
"""A smaller weight, in hundredths, changes nothing and is left out."""
