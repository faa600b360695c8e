"""Words and their lemmas: what two wordings of one thing have in common."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

import lemminflect
from msgspec import Struct

WORD_CACHE_ENTRIES = 16_384
"""How many words each cache remembers; all cached results are pure."""

Pos = Literal["", "NOUN", "VERB", "ADJ", "ADV"]
"""A hint of the part of speech; "" lets the lemmatizer choose."""


class Word(Struct, frozen=True):
    """Hold one word of a text: `text` is exactly `text_given[start:end]`."""

    text: str
    start: int
    end: int


_WORD = re.compile(r"[^\W_]+(?:['’.\-&/][^\W_]+)*(?:[+#]+|['’](?=\s|$))?")


def words(text: str) -> tuple[Word, ...]:
    """Find the words of `text`, in order, with their offsets."""
    return tuple(Word(m.group(), m.start(), m.end()) for m in _WORD.finditer(text))


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def lemma(word: str, pos: Pos = "") -> str:
    """Give the lower-case lemma of one word, its possessive ending removed."""
    word = word.lower().replace("’", "'").removesuffix("'s").removesuffix("'")
    found = lemminflect.getAllLemmas(word)
    for kind in (pos,) if pos else ("AUX", "VERB", "NOUN", "ADJ", "ADV"):
        if kind in found:
            return str(found[kind][0])
    return word


def word_set(listing: str) -> frozenset[str]:
    """Make a closed set of the words of a listing."""
    return frozenset(listing.split())


STOP = word_set("a an the i my me we our is am are be to of in at and or it that")
NEGATORS = word_set("not no never n't cannot without neither nor none nothing nobody")


def lemma_sequence(text: str) -> tuple[str, ...]:
    """Give the lemmas of `text` in order."""
    return tuple(lemma(m.group()) for m in _WORD.finditer(text))


def content_lemmas(text: str) -> frozenset[str]:
    """Give the lemmas that carry meaning, without stop words and negators."""
    return frozenset(lemma_sequence(text)) - STOP - NEGATORS


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def third_person(verb: str) -> str:
    """Give the third person singular present: live -> lives, have -> has."""
    forms = lemminflect.getInflection(verb, "VBZ")
    return str(forms[0]) if forms else verb + "s"
