"""How it is learned which statements are closely held."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from mnemic.evals.labelled import Learner
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.sensitivity.features import features


def statements_path() -> Path:
    """Give where the statements lie that the shipped weights were learned from."""
    return Path(__file__).with_name("statements.jsonl")


def vector(text: str) -> Counter[str]:
    """Give the features of a statement."""
    return Counter(features(read(text)))


SENSITIVITY = Learner(
    name="mnemic.evals.sensitivity",
    vector=vector,
    epochs=12,
    rate=0.3,
    decay=6e-3,
    seen_min=1,
    weight_min=4,
)
