"""Notes that are none: a sentence about somebody, with an aside between them and the verb.

"Grandson Leo, 6, has type 1 diabetes", "Kofi, the boy in exercise 4, plays hockey", "sister
married a Finn, lives in Oulu now": the verb between the last commas is of whoever stands first.
"""

from __future__ import annotations

from collections.abc import Sequence

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import ADVERBS, NUMBERS, read, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_LEADS = word_set("because since cause cos coz cuz as and but so while though although btw")
_MY = word_set("my our the")
_ASIDE = word_set("the a an my our his her their in from at on as")
_FINITE = word_set("is was has had does did can will isn't doesn't hasn't")
_OF = word_set("of to")


def go_on(pieces: Sequence[str]) -> bool:
    """Tell whether what stands between commas goes on with somebody whom the first piece names."""
    first = read(pieces[0])
    while len(first) > 1 and first[0].low in _LEADS:
        first = first[1:]
    rest = [read(piece) for piece in pieces[1:]]
    if not first:
        return False
    if any(w and w[0].low in _BEING for w in rest[1:]) or any(_has_come(w) for w in rest):
        # "folk dancing, hungarian, is where we met", "window cleaner, six quid, came in March"
        return True
    finite = any(_is_finite(words) for words in rest)
    return finite and (_is_of_kin(first) or _is_named(first, rest[0]))


_BEING = word_set("is was are were")
_CAME = word_set("came arrived called rang")


def _has_come(words: Words) -> bool:
    return len(words) > 1 and words[0].low in _CAME


def is_of_kin(piece: str) -> bool:
    """Tell whether a piece says something of a relative or a pet: "gf hates surprises"."""
    first = read(piece)
    while len(first) > 1 and first[0].low in _LEADS:
        first = first[1:]
    at = 1 if len(first) > 1 and first[0].low in _MY else 0
    told = len(first) > at + 2 and kin_class(first[at].low) and first[at + 1].low not in _OF
    return bool(told) and any(
        _is_finite(first[k:]) for k in range(at + 1, min(at + 4, len(first) - 1))
    )


def _is_of_kin(first: Words) -> bool:
    """Tell whether a piece opens on somebody of the speaker's, and not on "mum of two"."""
    at = 1 if first[0].low in _MY and len(first) > 1 else 0
    if not kin_class(first[at].low):
        # "studio cat" is a cat.
        return len(first) == 2 and at == 0 and first[0].low not in NUMBERS and _is_pet(first[1].low)
    return len(first) > at + 1 and first[at + 1].low not in _OF


def _is_pet(low: str) -> bool:
    return kin_class(low) in {"dog", "cat", "pet"}


def _is_named(first: Words, aside: Words) -> bool:
    """Tell whether a piece is a name alone and the next one says who that is, or where."""
    named = len(first) <= NAME_WORDS_MAX and all(w.text[:1].isupper() for w in first)
    return named and bool(aside) and aside[0].low in _ASIDE


NAME_WORDS_MAX = 3


def _is_finite(words: Words) -> bool:
    """Tell whether a piece starts with the verb of somebody who is not the speaker."""
    at = next((i for i, w in enumerate(words[:3]) if w.low not in ADVERBS), 0)
    if not words or len(words) < 2:
        return False
    low = words[at].low
    lemma = verb_lemma(low)
    return low in _FINITE | {"'s"} or bool(
        lemma and low != lemma and verb_form(low, lemma) in {"s", "past"}
    )
