"""Turn a question into the terms that candidates are looked up by; model-free.

Function words are dropped, each remaining word is reduced to its lexemes and widened by
its close inflections and the closed tables of `naming`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import log

from msgspec import Struct

from mnemic.memory.recall.inflections import variants
from mnemic.memory.recall.lexemes import runs
from mnemic.memory.recall.naming import PHRASES, STOP_WORDS, SYNONYMS, WEAK_WORDS, Variant

TERMS_MAX = 48
"""Most terms one query holds; a longer turn keeps those rarest in the store."""

PHRASE_WORDS_MAX = 64
"""Longest question, in words, that is read for what it names; a longer one is no question."""

POPULATION_MIN = 100
"""Rarity is judged as in a store of at least this many beliefs: a first few say little."""

WEAK_WEIGHT = 0.3
"""What a weak word weighs beside another of its rarity."""

Frequency = Callable[[str], int]
"""Counts the beliefs that hold a lexeme."""

_CONTRACTION = re.compile(
    r"\b(?:do|does|did|is|are|was|were|have|has|had|wo|would|could|should|must|ca|ai|need)n['’]t\b"
    r"|['’](?:s|m|re|ve|ll|d)\b",
    re.IGNORECASE,
)


class Term(Struct, frozen=True):
    """Hold one thing a question asks for: any variant stands for it.

    `weight` in (0, 1] is higher the rarer the term is in the store.
    """

    name: str
    variants: tuple[Variant, ...]
    weight: float


class FormedQuery(Struct, frozen=True):
    """Hold a question's terms, in its own order; none when it says nothing."""

    terms: tuple[Term, ...] = ()

    @property
    def total_weight(self) -> float:
        """Sum the weights of the terms."""
        return sum(term.weight for term in self.terms)


def form(question: str, *, frequency: Frequency, population: int) -> FormedQuery:
    """Form the query of a question against a store of `population` beliefs."""
    words: list[Variant] = list(dict.fromkeys(runs(_CONTRACTION.sub(" ", question))))
    content = [run for run in words if not STOP_WORDS.issuperset(run)]
    if len(content) > TERMS_MAX:
        content = _rarest(content, frequency)
    drafts = [_word_variants(run) for run in content]
    if len(words) <= PHRASE_WORDS_MAX:
        drafts += _named(frozenset(word for run in words for word in run))
    return FormedQuery(
        terms=tuple(
            Term(name, forms, _weight(name, forms, frequency, population))
            for name, forms in _merged(drafts)
        )
    )


def _rarest(content: list[Variant], frequency: Frequency) -> list[Variant]:
    def rarity(run: Variant) -> tuple[bool, int]:
        count = min(frequency(word) for word in run)
        return count == 0, count

    kept = set(sorted(content, key=rarity)[:TERMS_MAX])
    return [run for run in content if run in kept]


def _word_variants(run: Variant) -> tuple[str, tuple[Variant, ...]]:
    if len(run) > 1:
        # A hyphenated word also names its parts written apart.
        parts = tuple(word for word in run if "-" not in word and word not in STOP_WORDS)
        return run[0], (parts,) if parts else (run,)
    word = run[0]
    forms: list[Variant] = [(form,) for form in variants(word)]
    forms += SYNONYMS.get(word, ())
    return word, tuple(dict.fromkeys(forms))


def _named(words: frozenset[str]) -> list[tuple[str, tuple[Variant, ...]]]:
    return [
        (f"({phrase.name})", phrase.variants)
        for phrase in PHRASES
        if all(not need.isdisjoint(words) for need in phrase.needs)
    ]


def _merged(
    drafts: list[tuple[str, tuple[Variant, ...]]],
) -> list[tuple[str, tuple[Variant, ...]]]:
    """Join drafts that hold each other's first form, so that nothing counts twice."""
    merged: dict[str, tuple[Variant, ...]] = {}
    by_form: dict[Variant, str] = {}
    for name, forms in drafts:
        known = name if name in merged else by_form.get(forms[0])
        if known is None:
            known, merged[name] = name, forms
        else:
            merged[known] = tuple(dict.fromkeys((*merged[known], *forms)))
        for form_ in forms:
            by_form.setdefault(form_, known)
    return list(merged.items())


def _weight(name: str, forms: tuple[Variant, ...], frequency: Frequency, population: int) -> float:
    population = max(population, POPULATION_MIN)
    count = min(sum(min(frequency(word) for word in form_) for form_ in forms), population)
    rarity = log(1 + (population - count + 0.5) / (count + 0.5))
    rarity /= log(1 + (population + 0.5) / 0.5)
    return round(rarity * (WEAK_WEIGHT if name in WEAK_WORDS else 1.0), 6)
