"""What is so of each of two: "neither of us drives" is "we don't drive" (`formation@11` on)."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import MODALS, Word, given, verb_form, verb_lemma

_NONE = frozenset({"neither", "none"})
_ALL = frozenset({"both", "all"})
_BEING = {"is": "are", "are": "are", "was": "were", "were": "were"}


def each_of_us(words: Words) -> Words:
    """Read "neither of us eats meat" and "both of us work nights" as said with "we"; else ()."""
    lows = [w.low for w in words[:3]]
    if len(words) < EACH_WORDS_MIN or lows[1:] != ["of", "us"] or lows[0] not in _NONE | _ALL:
        return ()
    rest = words[3:]
    verb = _denied(rest) if lows[0] in _NONE else _plural(rest)
    return (given("we", words[0].start), *verb, *rest[1:]) if verb else ()


EACH_WORDS_MIN = 4
"""Shortest clause of each of us, in words: "neither of us drives"."""


def _plural(rest: Words) -> Words:
    first = rest[0]
    if first.low in _BEING:
        return (_said(first, _BEING[first.low]),)
    lemma = verb_lemma(first.low)
    if first.low in MODALS or lemma is None or verb_form(first.low, lemma) == "past":
        return (first,) if lemma or first.low in MODALS else ()
    return (_said(first, lemma),)


def _denied(rest: Words) -> Words:
    first = rest[0]
    no = given("n't", first.end)
    if first.low in _BEING:
        return (_said(first, _BEING[first.low]), no)
    if first.low in MODALS:
        return (first, given("not", first.end))
    lemma = verb_lemma(first.low)
    behind = verb_lemma(rest[1].low) if len(rest) > 1 else None
    if lemma is None:
        return ()
    if first.low in {"has", "have"} and behind and verb_form(rest[1].low, behind) == "past":
        return (_said(first, "have"), no)
    helping = "did" if verb_form(first.low, lemma) == "past" else "do"
    return (given(helping, first.start), given("n't", first.start), _said(first, lemma))


def _said(word: Word, text: str) -> Word:
    return word._replace(text=text, low=text)
