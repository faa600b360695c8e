"""Words and their lemmas: what two wordings of one thing have in common."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

import lemminflect
from msgspec import Struct

from mnemic.memory.formation.inflections import (
    gerund,
    past,
    past_participle,
    plural,
    third_person,
)
from mnemic.memory.formation.numerals import MULTIPLIERS, cardinal
from mnemic.memory.formation.synonyms import canonical, related
from mnemic.memory.formation.wordlists import NEGATORS, STOP_WORDS, word_set

__all__ = [
    "NEGATORS",
    "STOP_WORDS",
    "Pos",
    "Word",
    "by_class",
    "canonical",
    "content_lemmas",
    "gerund",
    "lemma",
    "lemma_sequence",
    "negated",
    "past",
    "past_participle",
    "plural",
    "related",
    "third_person",
    "words",
]

WORD_CACHE_ENTRIES = 16_384
"""How many words each cache remembers; every cached result is pure."""

WORD_LENGTH_MAX = 64
"""Longest word that is looked up; a longer one is its own lemma."""

Pos = Literal["", "NOUN", "VERB", "ADJ", "ADV", "AUX"]
"""A hint of the part of speech; "" lets the lemmatizer choose."""


class Word(Struct, frozen=True):
    """Hold one word of a text: `text` is exactly the text from `start` to `end`."""

    text: str
    start: int
    end: int


_WORD = re.compile(r"[^\W_]++(?:['’.\-&_][^\W_]++)*(?:[+#]++(?!\w)|['’](?!\w))?")
_EXPANSIONS: dict[str, tuple[str, ...]] = {
    "won't": ("will", "not"),
    "can't": ("can", "not"),
    "cannot": ("can", "not"),
    "cant": ("can", "not"),
    "shan't": ("shall", "not"),
    "ain't": ("be", "not"),
    "i'm": ("i", "be"),
    "im": ("i", "be"),
    "ive": ("i", "have"),
    "let's": ("let", "us"),
    "gonna": ("go", "to"),
    "wanna": ("want", "to"),
    "gotta": ("get", "to"),
    "y'all": ("you", "all"),
}
_ENDINGS = {"'m": "be", "'re": "be", "'ve": "have", "'ll": "will", "'d": "would"}
_BE_HOSTS = word_set(
    "it he she that this what who where when how there here everything everyone something"
)
_BARE_NEGATIVES = word_set(
    """dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt wouldnt shouldnt
    couldnt mustnt"""
)
_NOUNS_IN_ING = word_set(
    """morning evening wedding thing king ring wing spring string ceiling sibling earring
    pudding bedding during viking sterling shilling sling swing"""
)
_FIXED_LEMMAS = {
    "lives": "live",
    "leaves": "leave",
    "better": "good",
    "best": "good",
    "worse": "bad",
    "worst": "bad",
    "data": "data",
    "left": "leave",
    "people": "person",
    "physics": "physics",
    "species": "species",
    "news": "news",
    "does": "do",
    "am": "be",
    "'s": "be",
    "us": "us",
    "user": "user",
    "has": "have",
    "ate": "eat",
    "bass": "bass",
} | {f"{day}days": f"{day}day" for day in ("mon", "tues", "wednes", "thurs", "fri", "satur", "sun")}
_FREE_ORDER: tuple[Pos, ...] = ("AUX", "VERB", "NOUN", "ADJ", "ADV")


def words(text: str) -> tuple[Word, ...]:
    """Find the words of `text`, in order, with their offsets.

    A word keeps its inner apostrophes, hyphens and dots ("don't", "t-shirt", "3.11",
    "Node.js") and a trailing `+` or `#` ("C++").
    """
    return tuple(Word(m.group(), m.start(), m.end()) for m in _WORD.finditer(text))


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def by_class(word: str) -> Mapping[str, tuple[str, ...]]:
    """Give every lemma that the dictionary has of a word, by its parts of speech.

    The dictionary copies what it gives; whoever asks anything of a word asks it here, once.
    """
    found: Mapping[str, tuple[str, ...]] = lemminflect.getAllLemmas(word)
    return found


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def lemma(word: str, pos: Pos = "") -> str:
    """Give the lower-case lemma of one word, its possessive ending removed.

    A number word gives its digits. A word the dictionary lacks keeps its form, but
    for a plural `s` of a word written small; a name is its own lemma.
    """
    bare = _bare(word)
    if bare in _FIXED_LEMMAS and pos in {"", "VERB"}:
        return _FIXED_LEMMAS[bare]
    value = cardinal(bare)
    if value is not None:
        return str(value)
    if len(bare) > WORD_LENGTH_MAX:
        return bare
    found = by_class(bare)
    if pos:
        return str(found[pos][0]) if pos in found else _unknown(word, bare, pos)
    if not found:
        return _unknown(word, bare, pos)
    return _free_lemma(bare, {kind: str(forms[0]) for kind, forms in found.items()})


def _bare(word: str) -> str:
    bare = word.lower().replace("’", "'")
    return bare.removesuffix("'s").removesuffix("'")


def _free_lemma(bare: str, found: dict[str, str]) -> str:
    """Choose among the parts of speech so that all forms of one word agree."""
    noun = found.get("NOUN", "")
    if bare in _NOUNS_IN_ING or noun in _NOUNS_IN_ING:
        return noun or bare
    if noun.endswith("ing") and noun != bare:
        return lemma(noun)
    for kind in _FREE_ORDER:
        if kind in found:
            return found[kind]
    return found.get("PROPN", bare).lower()


def _unknown(word: str, bare: str, pos: Pos) -> str:
    if pos not in {"", "NOUN"} or not word.islower():
        return bare
    plain = len(bare) > 3 and bare.endswith("s") and not bare.endswith(("ss", "us", "is", "'s"))
    return bare[:-1] if plain and bare.isalpha() else bare


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def _lemmas_of(word: str) -> tuple[str, ...]:
    """Expand contractions and multipliers of one word, then lemmatize."""
    lowered = word.lower().replace("’", "'")
    if lowered in _EXPANSIONS:
        return _EXPANSIONS[lowered]
    if lowered in MULTIPLIERS and lowered != "once":
        return (str(MULTIPLIERS[lowered]), "time")
    if lowered.endswith("n't"):
        return (lemma(lowered[:-3]), "not")
    if lowered in _BARE_NEGATIVES:
        return (lemma(lowered[:-2]), "not")
    host, mark, _ = lowered.rpartition("'")
    if mark and host:
        ending = lowered[len(host) :]
        if ending in _ENDINGS:
            return (lemma(host), _ENDINGS[ending])
        if ending == "'s" and host in _BE_HOSTS:
            return (host, "be")
    return (lemma(word),)


def lemma_sequence(text: str) -> tuple[str, ...]:
    """Give the lemmas of `text` in order, contractions expanded, numbers in digits."""
    return tuple(part for m in _WORD.finditer(text) for part in _lemmas_of(m.group()))


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def _content_of(word: str) -> tuple[str, ...]:
    if word in {"User", "User's", "User’s"}:
        return ()
    plain = _bare(word)
    if plain in STOP_WORDS:
        return ()
    kept = (canonical(part) for part in _lemmas_of(word))
    return tuple(part for part in kept if part not in STOP_WORDS and part not in NEGATORS)


def content_lemmas(text: str) -> frozenset[str]:
    """Give the lemmas that carry meaning, one word standing for each synonym class.

    Stop words, auxiliaries, pronouns, bare qualifiers (currently, really, just), the
    subject "User" and negators are left out; `negated` answers for the negators.
    """
    return frozenset(part for m in _WORD.finditer(text) for part in _content_of(m.group()))


_NOT_ONLY = re.compile(r"\bnot\s+(?:only|just)\b|\bno\s+(?:doubt|matter|problem|worries)\b", re.I)


def negated(text: str) -> bool:
    """Tell whether `text` is turned round by a negator: don't, never, no longer, without."""
    return any(part in NEGATORS for part in lemma_sequence(_NOT_ONLY.sub(" ", text)))
