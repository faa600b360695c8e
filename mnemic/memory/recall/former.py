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
from mnemic.memory.recall.naming import (
    ASKING_WORDS,
    FIRST_PERSON,
    KNOWING_WORDS,
    PERSONAL_WORDS,
    PHRASES,
    STOP_WORDS,
    SYNONYMS,
    WEAK_WORDS,
    Phrase,
    Variant,
)

TERMS_MAX = 48
"""Most terms one query holds; a longer turn keeps those rarest in the store."""

CLAUSES_MAX = 32
"""Most clauses a turn is read in; what follows them is read as one more."""

CLAUSE_WORDS_MAX = 64
"""Longest clause, in words, that is read for what it names; a longer one is no question."""

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
_BOUNDARY = re.compile(
    r"[?!;\n]|[.,:](?=\s)"
    r"|\b(?:and|or|but|also)\s(?=\s{0,8}(?:who|what|where|when|which|why|how|do|does|did|is|are"
    r"|was|were|am|can|could|should|will|would|have|has|tell|show)\b)",
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
    """Hold a question's terms and, per clause, which of them it holds, as a bit set.

    "Who is my spouse, and where do I work?" asks two things; a belief that answers one
    of them is not to be judged by the other. `words` are all lexemes that were said or
    meant. `personal` is the bit set of the terms for what everybody has, such as a home.
    `asks` tells a question, or a turn about oneself, from a remark. `asks_for_all` is
    "what do you know about me?".
    """

    terms: tuple[Term, ...] = ()
    clauses: tuple[int, ...] = ()
    words: frozenset[str] = frozenset()
    personal: int = 0
    is_first_person: bool = False
    asks: bool = True
    asks_for_all: bool = False


def form(question: str, *, frequency: Frequency, population: int) -> FormedQuery:
    """Form the query of a question against a store of `population` beliefs."""
    clauses = [
        tuple(dict.fromkeys(runs(clause)))
        for clause in _BOUNDARY.split(_CONTRACTION.sub(" ", question), maxsplit=CLAUSES_MAX)
    ]
    content = dict.fromkeys(
        run for clause in clauses for run in clause if not STOP_WORDS.issuperset(run)
    )
    if len(content) > TERMS_MAX:
        content = dict.fromkeys(_rarest(list(content), frequency))
    drafts = {run: _word_variants(run) for run in content}
    merged = _Merged()
    for clause in clauses:
        merged.open_clause()
        phrases = _named(clause)
        taken = frozenset(word for phrase in phrases for word in phrase.takes)
        for run in clause:
            if run in drafts and taken.isdisjoint(run):
                merged.add(*drafts[run])
        for phrase in phrases:
            merged.add(f"({phrase.name})", phrase.variants)
    said = frozenset(word for clause in clauses for run in clause for word in run)
    is_first_person = not FIRST_PERSON.isdisjoint(said)
    personal = [name in PERSONAL_WORDS or name.startswith("(") for name in merged.terms]
    return FormedQuery(
        terms=tuple(
            Term(name, forms, _weight(name, forms, frequency, population))
            for name, forms in merged.terms.items()
        ),
        personal=sum(1 << index for index, is_personal in enumerate(personal) if is_personal),
        clauses=tuple(dict.fromkeys(bits for bits in merged.clauses if bits)),
        words=said.union(w for forms in merged.terms.values() for form_ in forms for w in form_),
        is_first_person=is_first_person,
        asks_for_all=not merged.terms and is_first_person and not KNOWING_WORDS.isdisjoint(said),
        asks=is_first_person or "?" in question or not ASKING_WORDS.isdisjoint(said),
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


def _named(clause: tuple[Variant, ...]) -> list[Phrase]:
    """Give the phrases of a clause; what one takes, no other is read from."""
    if len(clause) > CLAUSE_WORDS_MAX:
        return []
    words = frozenset(word for run in clause for word in run)
    found = [phrase for phrase in PHRASES if phrase.takes and _holds(phrase, words)]
    words = words.difference(*(phrase.takes for phrase in found))
    return found + [phrase for phrase in PHRASES if not phrase.takes and _holds(phrase, words)]


def _holds(phrase: Phrase, words: frozenset[str]) -> bool:
    return all(not need.isdisjoint(words) for need in phrase.needs)


class _Merged:
    """Join terms that hold each other's first form, so that nothing counts twice."""

    def __init__(self) -> None:
        self.terms: dict[str, tuple[Variant, ...]] = {}
        self.clauses: list[int] = []
        self._by_form: dict[Variant, str] = {}
        self._index: dict[str, int] = {}

    def open_clause(self) -> None:
        """Let the terms that follow belong to a new clause."""
        self.clauses.append(0)

    def add(self, name: str, forms: tuple[Variant, ...]) -> None:
        """Add a term to the open clause."""
        known = name if name in self.terms else self._by_form.get(forms[0], name)
        held = self.terms.get(known, ())
        self.terms[known] = tuple(dict.fromkeys((*held, *forms)))
        for form_ in forms:
            self._by_form.setdefault(form_, known)
        self.clauses[-1] |= 1 << self._index.setdefault(known, len(self._index))


def _weight(name: str, forms: tuple[Variant, ...], frequency: Frequency, population: int) -> float:
    population = max(population, POPULATION_MIN)
    count = min(max(min(frequency(word) for word in form_) for form_ in forms), population)
    rarity = log(1 + (population - count + 0.5) / (count + 0.5))
    rarity /= log(1 + (population + 0.5) / 0.5)
    return round(rarity * (WEAK_WEIGHT if name in WEAK_WORDS else 1.0), 6)
