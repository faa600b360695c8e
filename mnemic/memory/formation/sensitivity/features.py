"""What is looked at in a statement to tell how closely it is held: words and categories."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from mnemic.memory.categories import categories
from mnemic.memory.formation.grammar.illnesses import ILLNESSES
from mnemic.memory.formation.grammar.lexicon import (
    BELIEFS,
    FINANCES,
    HEALTH,
    INTIMATE,
    MONTHS,
    PET_CLASS,
    STATES_SENSITIVE,
)
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import NUMBERS, Word, noun_lemma, verb_form, verb_lemma

COMPOUND_PARTS_MAX = 3
"""Most words of a noun that a category knows."""

_LISTED: tuple[tuple[str, frozenset[str]], ...] = (
    ("health", HEALTH),
    ("illness", ILLNESSES),
    ("belief", BELIEFS),
    ("intimate", INTIMATE),
    ("finance", FINANCES),
    ("state", STATES_SENSITIVE),
)
_SPEAKER = "user"


def features(words: Sequence[Word]) -> Iterator[str]:
    marks = ["<s>", *(_mark(word) for word in words), "</s>"]
    yield from marks[1:-1]
    for before, behind in itertools.pairwise(marks):
        yield f"{before} {behind}"
    whose = _whose(words)
    doing = _doing(words)
    met: set[str] = set()
    for noun in nouns(words):
        met |= noun.categories
        yield from (f"{marks[noun.start]} @{name}" for name in sorted(noun.categories))
    for name in sorted(met):
        yield f"@{name}"
        yield f"{whose} @{name}"
        yield f"{doing} @{name}"
    yield whose


class Noun(NamedTuple):
    """Hold a noun that has categories, as the words of a statement from `start` to `end`."""

    start: int
    end: int
    categories: frozenset[str]


def nouns(words: Sequence[Word]) -> Iterator[Noun]:
    """Find the nouns whose categories are known, in order; the longest that begins with a word."""
    at = 0
    while at < len(words):
        longest = 0 if words[at].low == _SPEAKER else min(COMPOUND_PARTS_MAX, len(words) - at)
        for length in range(longest, 0, -1):
            found = _named(tuple(word.low for word in words[at : at + length]))
            if found:
                yield Noun(at, at + length, found)
                at += length - 1
                break
        at += 1


@lru_cache(maxsize=16_384)
def _named(lows: tuple[str, ...]) -> frozenset[str]:
    *before, head = lows
    single = noun_lemma(head)
    found = categories(" ".join((*before, head))) | categories(" ".join((*before, single)))
    if before:
        return found
    return found | {f"+{name}" for name, listed in _LISTED if {head, single} & listed}


def _mark(word: Word) -> str:
    low = word.low
    if low[0].isdecimal() or low in NUMBERS:
        return "<number>"
    if low in MONTHS and low not in {"may", "march"}:
        return "<month>"
    return stem(low)


@lru_cache(maxsize=16_384)
def stem(low: str) -> str:
    """Give the lemma of a word: of a verb where its form says so, else of a noun."""
    lemma = verb_lemma(low)
    if lemma is not None and verb_form(low, lemma) in {"ing", "past", "s"}:
        return lemma
    return noun_lemma(low)


def _whose(words: Sequence[Word]) -> str:
    """Tell whom a statement is about: its owner, a person or an animal of theirs, or another."""
    if not words:
        return "of:nobody"
    if words[0].low != _SPEAKER:
        return "of:team" if words[0].low in {"the", "team"} else "of:named"
    if len(words) < 2 or words[1].low != "'s":
        return "of:user"
    for word in words[2:5]:
        single = noun_lemma(word.low)
        if single in PET_CLASS or "animal" in categories(single):
            return "of:animal"
        if tie_class(word.low) or "relative" in categories(single):
            return "of:kin"
    return "of:thing"


def _doing(words: Sequence[Word]) -> str:
    """Give the first word that can only be the verb of a statement, by its form."""
    for word in words[1:]:
        lemma = verb_lemma(word.low)
        if lemma is not None and verb_form(word.low, lemma) == "s":
            return f"does:{lemma}"
    return "does:"
