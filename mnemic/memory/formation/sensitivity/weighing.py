"""Weigh how closely a statement is held, and name the words that make a guess too bold."""

from __future__ import annotations

from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.sensitivity.features import features, nouns, stem
from mnemic.memory.logits import shipped
from mnemic.memory.model import Sensitivity

SENSITIVE_MIN = 0
"""From which weight on, in hundredths of a logit, a statement is sensitive."""

_CLOSE = frozenset(
    {
        "+belief",
        "+finance",
        "+health",
        "+illness",
        "+intimate",
        "+state",
        "addiction",
        "believer",
        "debt",
        "disability",
        "ethnicity",
        "illness",
        "income",
        "injury",
        "medicine",
        "mental_illness",
        "narcotic",
        "orientation",
        "pregnancy",
        "punishment",
        "religion",
        "sex",
    }
)
"""The categories of words that say something sensitive by themselves."""


def weigh(statement: str) -> int:
    """Give what speaks for a statement being sensitive, in hundredths of a logit."""
    return shipped("mnemic.memory.formation.sensitivity").weigh(features(read(statement)))


def sensitivity_floor(statement: str) -> Sensitivity:
    """Give the least sensitivity that a statement may be filed with."""
    return Sensitivity.SENSITIVE if weigh(statement) >= SENSITIVE_MIN else Sensitivity.INTERNAL


def sensitive_words(text: str, *, beside: str = "") -> frozenset[str]:
    """Give the words of a text that speak of health, beliefs, intimacy, crime or money.

    They are given by their stems, without those that `beside` holds in any form.
    """
    words = read(text)
    known = {stem(word.low) for word in read(beside)}
    found = (
        stem(word.low)
        for noun in nouns(words)
        if noun.categories & _CLOSE
        for word in words[noun.start : noun.end]
    )
    return frozenset(found) - known
