"""What is so of each of two: "both of us work nights" is "we work nights" (`formation@11` on)."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import MODALS, Word, given, verb_form, verb_lemma

_ALL = frozenset({"both", "all"})
_BEING = {"is": "are", "are": "are", "was": "were", "were": "were"}


def each_of_us(words: Words) -> Words:
    """Read "both of us work nights" as said with "we"; else ()."""
    lows = [w.low for w in words[:3]]
    if len(words) < EACH_WORDS_MIN or lows[1:] != ["of", "us"] or lows[0] not in _ALL:
        return ()
    rest = words[3:]
    verb = _plural(rest)
    return (given("we", words[0].start), *verb, *rest[1:]) if verb else ()


EACH_WORDS_MIN = 4
"""Shortest clause of each of us, in words: "both of us drive"."""


def _plural(rest: Words) -> Words:
    first = rest[0]
    if first.low in _BEING:
        return (_said(first, _BEING[first.low]),)
    lemma = verb_lemma(first.low)
    if first.low in MODALS or lemma is None or verb_form(first.low, lemma) == "past":
        return (first,) if lemma or first.low in MODALS else ()
    return (_said(first, lemma),)


def _said(word: Word, text: str) -> Word:
    return word._replace(text=text, low=text)
