"""What is looked at in a clause to tell whether it lasts: its words, their pairs, their classes."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import lru_cache

from mnemic.memory.formation.grammar.lexicon import (
    DAY_PARTS,
    DAY_WORDS,
    DRINKS,
    FOODS,
    HEALTH,
    INSTRUMENTS,
    LANGUAGES,
    MONTHS,
    NATIONALITIES,
    OCCUPATIONS,
    PERIODS,
    PERIODS_PLURAL,
    SPORTS,
    STATES_PLAIN,
    STATES_SENSITIVE,
    TEAM_THINGS,
    TECH,
)
from mnemic.memory.formation.grammar.owned_words import BUSINESS, HOME, PUBLIC, WORK_AT_HAND
from mnemic.memory.formation.grammar.passing import (
    FAILURES,
    HAND_VERBS,
    MIND_VERBS,
    TALK_NOUNS,
    WORK_NOUNS,
)
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    Word,
    noun_lemma,
    verb_form,
    verb_lemma,
)

_CLOSED = (
    ADVERBS | BE | CONJUNCTIONS | DETERMINERS | MODALS | PREPOSITIONS | PUNCTUATION | SUBORDINATORS
)
_CLASSES: tuple[tuple[str, frozenset[str]], ...] = (
    ("home", frozenset(HOME)),
    ("business", frozenset(BUSINESS)),
    ("public", frozenset(PUBLIC)),
    ("work", frozenset(WORK_NOUNS)),
    ("talk", frozenset(TALK_NOUNS)),
    ("hand", frozenset(WORK_AT_HAND)),
    ("failure", frozenset(FAILURES)),
    ("health", frozenset(HEALTH)),
    ("trade", frozenset(OCCUPATIONS)),
    ("food", frozenset(FOODS) | frozenset(DRINKS)),
    ("sport", frozenset(SPORTS) | frozenset(INSTRUMENTS)),
    ("language", frozenset(LANGUAGES) | frozenset(NATIONALITIES)),
    ("team", frozenset(TEAM_THINGS)),
    ("tech", frozenset(TECH)),
    ("state", frozenset(STATES_PLAIN) | frozenset(STATES_SENSITIVE)),
    ("period", frozenset(PERIODS) | frozenset(PERIODS_PLURAL) | frozenset(DAY_PARTS)),
    ("mind-verb", frozenset(MIND_VERBS)),
    ("hand-verb", frozenset(HAND_VERBS)),
)
_LENGTHS = (4, 7, 11, 16)


def features(words: Words) -> Iterator[str]:
    """Give the features of a clause, each as often as it is met; the order tells nothing."""
    marks = ["<s>", *(_mark(w, first=not i) for i, w in enumerate(words)), "</s>"]
    yield from marks[1:-1]
    yield from (f"={word.low}" for word in words)
    for before, behind in itertools.pairwise(marks):
        yield f"{before} {behind}"
    for one, two, three in zip(marks, marks[1:], marks[2:], strict=False):
        yield f"{one} {two} {three}"
    for i, word in enumerate(words):
        for name in _classes(word.low):
            yield f"#{name}"
            if i < 3:
                yield f"#{i}{name}"
        shape = _shape(word.low)
        if shape:
            yield shape
            if i < 3:
                yield f"{i}{shape}"
    yield f"#length {sum(len(words) > n for n in _LENGTHS)}"


def _mark(word: Word, *, first: bool) -> str:
    low = word.low
    if low[0].isdecimal() or low in NUMBERS:
        return "<number>"
    if low in DAY_WORDS:
        return "<days>" if low.endswith("days") else "<day>"
    if low in MONTHS and low not in {"may", "march"}:
        return "<month>"
    if low in _CLOSED:
        return low
    if tie_class(low):
        return "<kin>"
    if word.text[:1].isupper() and not first and low != "i":
        return "<name>"
    return _stem(low)


@lru_cache(maxsize=16_384)
def _stem(low: str) -> str:
    lemma = verb_lemma(low)
    if lemma is not None and verb_form(low, lemma) in {"ing", "past", "s"}:
        return lemma
    return noun_lemma(low)


@lru_cache(maxsize=16_384)
def _classes(low: str) -> tuple[str, ...]:
    single = _stem(low)
    return tuple(name for name, words in _CLASSES if low in words or single in words)


@lru_cache(maxsize=16_384)
def _shape(low: str) -> str:
    """Give how a word that may be a verb is written: "#ing", "#past", "#s"."""
    if low in _CLOSED or low in NUMBERS:
        return ""
    lemma = verb_lemma(low)
    form = verb_form(low, lemma) if lemma is not None else ""
    return f"#{form}" if form in {"ing", "past", "s"} else ""
