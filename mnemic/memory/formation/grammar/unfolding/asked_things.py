"""What a question takes for granted that its speaker has: "which tyres fit my 2019 Mazda 3?".

Only what is named by make and model is told so: whose `my draft` or `my query` is matters to
the question alone.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    BE,
    CONJUNCTIONS,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
)
from mnemic.memory.formation.wordlists import word_set

_ASKED_FOR = word_set(
    """recommendation recommendations tip tips idea ideas suggestion suggestions advice thoughts pointers book books
    recipe recipes favourites favorites"""
)


def with_a_call(words: Words) -> Parts | None:
    """Part "I've read 12 books this year, got any recommendations?" into what is told and asked."""
    if words[0].low not in {"i", "we", "my", "our"}:
        return None
    at = next(
        (
            k
            for k in range(3, len(words) - 3)
            if words[k].low == "," and (words[k + 1].low, words[k + 2].low) == ("got", "any")
        ),
        0,
    )
    if not at or _ASKED_FOR.isdisjoint(w.low for w in words[at + 3 : at + 6]):
        return None
    return Parts(words[at + 1 :], (words[:at],))


MODEL_WORDS_MAX = 4
"""Longest make and model, in words."""

_YEARS = range(1950, 2100)
_BEHIND = PREPOSITIONS | PUNCTUATION | CONJUNCTIONS | BE | MODALS | word_set("?")
_NO_MODELS = word_set(
    """year chapter section page version part step question level grade stage line row column table figure room gate flight
    week day season episode exercise problem task lesson unit module sprint ticket issue windows python java node php ios
    android ubuntu macos excel bc ad gcse a-level"""
)
"""What is numbered and is no make of anything."""


def asked_thing(words: Words) -> tuple[Words, ...]:
    """Give "I have a 2019 Mazda 3" of a question about it; () where it names no make and model."""
    at = next((k for k in range(len(words) - 2) if words[k].low == "my"), -1)
    if at < 0:
        return ()
    dated = words[at + 1].low.isdecimal() and int(words[at + 1].low) in _YEARS
    first = at + 1 + dated
    end = first
    while end < len(words) and end - first < MODEL_WORDS_MAX and _is_of_model(words[end]):
        end += 1
    model = words[first:end]
    numbered = len(model) > 1 and any(c.isdecimal() for w in model[1:] for c in w.low)
    if not model or not (dated or numbered) or model[0].text.islower():
        return ()
    if model[0].low in _NO_MODELS or (end < len(words) and words[end].low not in _BEHIND):
        return ()
    start = words[at].start
    what = words[at + 1 : end]
    article = "an" if not dated and what[0].low[0] in "aeiou" else "a"
    return ((given("I", start), given("have", start), given(article, start), *what),)


def _is_of_model(word: Word) -> bool:
    return not word.text.islower() or word.low[:1].isdecimal()
