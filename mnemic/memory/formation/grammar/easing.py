"""Words about people written as the grammar reads them: "my daughter in law", "my dad's had a fall"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import ADVERBS, Word
from mnemic.memory.formation.wordlists import word_set

_HAS_DONE = word_set(
    """had been got become lived worked started moved turned stopped lost taken gone developed bought joined won given
    switched decided passed grown refused never always just recently"""
)
"""Before these "'s" is `has`: nobody is had, and "is moved" is what no one says of a person."""

_PAIRS = frozenset(
    {("au", "pair"), ("guinea", "pig"), ("guinea", "pigs"), ("great", "aunt"), ("great", "uncle"), ("step", "mum"),
     ("step", "dad"), ("step", "son"), ("step", "daughter"), ("care", "worker"), ("foster", "child"), ("co", "founder")}
)  # fmt: skip
_ABOUT = frozenset({"he", "she", "who"})


def eased(words: Words) -> Words:
    """Give a clause with its ties as one word each, and "'s" before a participle as `has`."""
    out: list[Word] = []
    words = _without_it(words)
    i = 0
    while i < len(words):
        word = words[i]
        if word.low == "freelance" and out and out[-1].low in {"i", "we"} and _is_trade(words, i):
            # "I freelance as a subtitler": the verb is the adverb of another to the frozen reader.
            out.append(Word("work", "work", word.start, word.start - 1))
        lawful = tuple(w.low for w in words[i + 1 : i + 3]) in {("in", "law"), ("in", "laws")}
        if lawful and tie_class(word.low):
            out.append(_one(words[i : i + 3]))
            i += 3
            continue
        if i + 1 < len(words) and (word.low, words[i + 1].low) in _PAIRS and word.text.islower():
            out.append(_one(words[i : i + 2]))
            i += 2
            continue
        out.append(_spelled(words, i) if word.low == "'s" and i else word)
        i += 1
    return tuple(out)


def _is_trade(words: Words, i: int) -> bool:
    return i + 1 < len(words) and words[i + 1].low in {"as", "for", "in", "on"}


def _without_it(words: Words) -> Words:
    """Give "a 2013 Fiesta with 98k" of "... with 98k on it", which points at the car itself."""
    lows = [w.low for w in words]
    if (
        len(lows) > 6
        and lows[-2:] == ["on", "it"]
        and "with" in lows[-6:-2]
        and any(low[0].isdigit() for low in lows[-5:-2])
    ):
        return words[:-2]
    return words


def _one(words: Words) -> Word:
    text = "-".join(w.text for w in words)
    return Word(text, text.lower(), words[0].start, words[-1].end)


def _spelled(words: Words, i: int) -> Word:
    word, before = words[i], words[i - 1]
    person = before.low in _ABOUT or tie_class(before.low) or before.text[:1].isupper()
    k = i + 1
    while k < len(words) and words[k].low in ADVERBS:
        k += 1
    if not person or k >= len(words) or words[k].low not in _HAS_DONE:
        return word
    return word._replace(text="has", low="has", start=word.end, end=word.end - 1)
