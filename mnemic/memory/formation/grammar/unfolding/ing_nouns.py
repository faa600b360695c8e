"""Nouns that look like what somebody is doing: "fishing licence expires in March", "nursing degree".

A verb in -ing has its object behind it ("learning Basque"); in a compound it says of what kind the
noun is, and where nothing else is told, nobody does it.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.unfolding.short_notes import lowered
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    DETERMINERS,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import a_or_an
from mnemic.memory.formation.wordlists import word_set

_NOUNS = word_set(
    """wedding evening morning ceiling pudding heating plumbing wiring housing parking clothing bedding railing awning
    stuffing earring duckling sibling offering outing filling lodging lightning savings earnings"""
)
"""Words in -ing that are nouns whatever stands behind them."""

_HEADS = word_set(
    """degree licence license ticket permit certificate cert qualification diploma apprenticeship course class lesson
    partner buddy mate coach instructor teacher tutor team club gym group circle league school room pool centre center
    shop company firm business studio rate curve disability aid test exam shoe boot pole glass gear kit machine board
    chair bag bike oil stone rack season trip holiday calendar list stick shift allowance card room pass membership
    fee bill permit job society union network"""
)
"""What -ing says the kind of, and what nobody does without an article."""

_ACTIVE = word_set(
    """running walking hiking reading swimming driving climbing riding fishing dancing training cycling skiing sailing
    diving knitting sewing welding bowling skating boxing"""
)
"""What -ing of these says the kind of several things, too: "hiking poles"; others have them for objects."""

_PAPERS = word_set("degree licence license ticket permit certificate cert qualification diploma")
_ONES_OWN = _PAPERS | word_set(
    "partner buddy coach instructor teacher tutor team club gym shoe boot glass kit bike membership permit class course"
)
"""What is the speaker's where nobody else is named."""

TELLS = word_set(
    "stays makes takes gets goes comes starts ends keeps needs costs helps expires means gives lasts finishes begins renews"
)
"""What is told of a noun in -ing by one of these is no doing's."""

HEAD_WORDS_MAX = 3
"""How far behind its -ing word a noun may end."""


def ing_noun(words: Words) -> Parts | None:
    """Read a noun in -ing as one: with its `my` where something is told of it, else as nothing."""
    if not words[0].low.endswith("ing") or len(words) < 3 or not _is_ing(words[0].low):
        return None
    if (grown := _grown(words)) is not None:
        return grown
    verb = _verb(words)
    if verb == 1:
        return None
    if any(w.low in {"i", "we", "my", "our", "me", "us"} for w in words):
        return None
    head = _head(words, verb)
    if not head and not (verb and words[verb].low in TELLS) and words[0].low not in _NOUNS:
        return None
    at = words[0].start
    noun = lowered(words[: head + 1])
    mine = _one(noun[-1].low) in _ONES_OWN if head else words[0].low == "wedding"
    if verb and mine:
        return Parts((), ((given("my", at), *noun, *words[head + 1 :]),))
    if not verb and head and _one(noun[-1].low) in _PAPERS and _says_whence(words, head):
        article = given(a_or_an(noun), at)
        return Parts((), ((given("I", at), given("have", at), article, *noun, *words[head + 1 :]),))
    if not verb and head and noun[-1].low in OCCUPATIONS:
        article = given(a_or_an(noun), at)
        return Parts((), ((given("I", at), given("am", at), article, *noun, *words[head + 1 :]),))
    return Parts(())


def _is_ing(low: str) -> bool:
    lemma = verb_lemma(low)
    return low in _NOUNS or (lemma is not None and verb_form(low, lemma) == "ing")


def is_ing_noun(words: Words) -> bool:
    """Tell whether an -ing word opens a noun: "hiking poles", "fishing licence"."""
    return words[0].low in _NOUNS or (words[0].low.endswith("ing") and _head(words, 0) > 0)


def _one(low: str) -> str:
    return "glass" if low == "glasses" else noun_lemma(low)


def _says_whence(words: Words, head: int) -> bool:
    return head + 2 < len(words) and words[head + 1].low in {"from", "since"}


def _head(words: Words, verb: int) -> int:
    """Give where the noun ends that an -ing word opens, 0 where it opens none."""
    for k in range(1, min(len(words), HEAD_WORDS_MAX + 1, verb or len(words))):
        low = words[k].low
        if low in PREPOSITIONS | PUNCTUATION | ADVERBS | DETERMINERS or not low.isalpha():
            return 0
        if _one(low) != low and words[0].low not in _ACTIVE:
            return 0
        if low in OCCUPATIONS and words[0].low in _NOUNS:
            return k
        if _one(low) in _HEADS and (k + 1 == len(words) or _one(words[k + 1].low) not in _HEADS):
            return k
        if k == 1 and words[k].text[0].isupper():
            return 0
    return 0


def _verb(words: Words) -> int:
    """Give where the finite verb of a noun in -ing stands, 0 where nothing is told of it."""
    for k in range(1, min(len(words) - 1, HEAD_WORDS_MAX + 2)):
        low = words[k].low
        if low in PUNCTUATION or (low in PREPOSITIONS and k > 1):
            return 0
        if low in BE | MODALS | TELLS | {"has", "had", "does", "came", "went", "ran", "starts"}:
            return k
        if k > 1 and finite_at(words, k) and not low.endswith("s"):
            return k
    return 0


def _grown(words: Words) -> Parts | None:
    """Read "growing up I spoke Frisian" as what one did then."""
    if words[0].low != "growing" or words[1].low != "up":
        return None
    at = next((k for k in range(2, min(len(words) - 2, 7)) if words[k].low in {"i", "we"}), 0)
    if not at or any(w.low in PUNCTUATION for w in words[2:at]):
        return None
    if any(finite_at(words, k) for k in range(2, at)):
        return None
    rest = strip_punctuation(words[at:])
    when = (words[0]._replace(text="growing", low="growing"), *words[1:at])
    return Parts((), ((*rest, *when),))


__all__ = ["TELLS", "ing_noun", "is_ing_noun"]
