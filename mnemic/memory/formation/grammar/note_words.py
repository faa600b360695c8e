"""What the rooms of a note share: its given words, articles and counts."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, phrase_end
from mnemic.memory.formation.grammar.subjectless import subjectless
from mnemic.memory.formation.grammar.words import NUMBERS, Word, given, noun_lemma
from mnemic.memory.formation.wordlists import word_set

Read = tuple[Words, bool] | None
"""A clause with its subject, and whether only a person can be meant; None for no note."""


def said(words: Words, *front: str) -> Words:
    return (*(given(text, words[0].start) for text in front), *words)


def article(words: Words) -> Words:
    counted = words[0].low.isdecimal() or words[0].low in NUMBERS
    if words[0].low in DETERMINED or counted or words[0].low[:-1].isdecimal():
        return words
    head = words[max(0, phrase_end(words, 0) - 1)].low
    if noun_lemma(head) != head or head in _UNCOUNTED:
        return words
    return said(words, "an" if words[0].low[0] in "aeiou" else "a")


DETERMINED = word_set("a an the no some any one several few many my our only half both all")


_UNCOUNTED = word_set(
    "soil water heating access parking space experience equipment furniture energy insulation wifi gas"
)


def counts(word: Word) -> bool:
    return (
        word.low[0].isdecimal() or word.low in NUMBERS or word.low in {"several", "few", "couple"}
    )


def is_state(low: str) -> bool:
    return bool(subjectless((Word(low, low, 0, len(low)),)))


TAILS = frozenset(
    {
        "with",
        "in",
        "on",
        "at",
        "near",
        "from",
        "outside",
        "since",
        "for",
        "of",
        "and",
        "or",
        "by",
        "beyond",
        "after",
        "before",
        "to",
        "behind",
        "under",
    }
)


DEGREES = word_set(
    "type t1 t2 recovering mostly strictly fully very newly recently happily also currently lactose gluten nut egg dairy"
)


ASKING = word_set(
    """you your please pls plz what which how why where ideas idea tips tip suggestions suggestion recommendations advice
    recipes recipe thoughts question questions looking best cheapest need needed wanted wants must should thanks thx
    thank sorry help worries rush me us more less fewer most such same other another next last enough"""
)
"""Words that only somebody uses who asks for something, or talks to the listener."""

NOTE_WORDS_MAX = 12
"""Longest item of a note, in words."""

NOTE = "note"
LINE = "line"
HAVING = "having"
"""What leads an item of a note, a line of a key and a value, an item of what somebody has."""

MARKED = frozenset({NOTE, LINE, HAVING})


def spread(words: Words) -> Words:
    """Give words of two texts places of their own; what stood together in one still does."""
    out: list[Word] = []
    at = 0
    for i, word in enumerate(words):
        joined = i > 0 and words[i - 1].end == word.start and words[i - 1].end > words[i - 1].start
        at = out[-1].end if joined else at + 1
        out.append(Word(word.text, word.low, at, at + max(len(word.text), 1)))
        at = out[-1].end
    return tuple(out)
