"""Whether a verb follows a subject, and whether it agrees with it."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import STATES_PLAIN, STATES_SENSITIVE
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    MODALS,
    PREPOSITIONS,
    verb_form,
    verb_lemma,
)

AUX = BE | MODALS | {"have", "has", "had", "'ve", "do", "does", "did", "used"}
"""Words that carry another verb."""


def copula(words: Words, j: int) -> bool:
    # "'s" is `is` before a participle, an article, `not` or a preposition.
    if j + 1 >= len(words):
        return True
    if j and words[j - 1].low == "name":
        return True
    nxt = words[j + 1]
    low = nxt.low
    if (
        low
        in {
            "a",
            "an",
            "the",
            "not",
            "been",
            "got",
            "also",
            "my",
            "now",
            "still",
            "called",
            "named",
            "based",
            "allergic",
            "vegan",
            "vegetarian",
        }
        or low in STATES_PLAIN | STATES_SENSITIVE
    ):
        return True
    lemma = verb_lemma(low)
    if low in PREPOSITIONS and low not in {"off"}:
        return True
    return (
        lemma is not None and verb_form(low, lemma) == "ing" and low not in {"wedding", "building"}
    )


def verb_follows(words: Words, j: int) -> bool:
    while j < len(words) and (words[j].low in ADVERBS or words[j].low in {"no", "longer", "not"}):
        j += 1
    if j >= len(words):
        return False
    low = words[j].low
    if low in AUX:
        return True
    lemma = verb_lemma(low)
    return lemma is not None and verb_form(low, lemma) in {"s", "past", "base"}


def agrees(words: Words, j: int, *, plural: bool) -> bool:
    """Tell whether a verb that fits a person follows: "my mother tongue" is no mother."""
    while j < len(words) and (words[j].low in ADVERBS or words[j].low in {"no", "longer", "not"}):
        j += 1
    if j >= len(words):
        return False
    low = words[j].low
    if low == "," and j + 2 < len(words) and words[j + 1].low == "who":
        return True
    lemma = verb_lemma(low)
    if low in AUX:
        return True
    return lemma is not None and verb_form(low, lemma) in (
        {"base", "past"} if plural else {"s", "past"}
    )
