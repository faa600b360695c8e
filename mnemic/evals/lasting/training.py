"""How it is learned which clauses tell something lasting."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from mnemic.evals.labelled import Learner
from mnemic.memory.formation.grammar.rich_reading import richly
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.lasting.features import features


def sentences_path() -> Path:
    """Give where the sentences lie that the shipped weights were learned from."""
    return Path(__file__).with_name("sentences.jsonl")


def vector(text: str) -> Counter[str]:
    """Give the features of a sentence as the extractor will meet it."""
    return Counter(features(richly(text)(read(text))))


LASTING = Learner(
    name="mnemic.evals.lasting",
    vector=vector,
    epochs=8,
    rate=0.3,
    decay=1e-5,
    seen_min=2,
    weight_min=4,
)
