"""A line of a form whose key is a predicate: "lives in: Thunder Bay", "can't: lift anything".

The key says what its speaker is, does or cannot do, and the value goes on with it. Such keys are
read in a form of several lines alone, which says of whom it is.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.grammar.note_nouns import is_trade
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    PREPOSITIONS,
    given,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import a_or_an
from mnemic.memory.formation.wordlists import word_set

KEY_WORDS_MAX = 4
NAME_WORDS_MAX = 4

_NAMES = frozenset({"name", "first name", "full name"})
_UNABLE = frozenset({"ca", "can", "wo", "will", "do", "does"})
_NOT = frozenset({"n't", "not", "nt", "t"})
_BEING = word_set(
    "allergic born married engaged based scared afraid fluent good bad training raised"
)
_BEFORE = frozenset({"born", "raised"})
_DOING = word_set(
    """live work play speak drive ride drink eat hate love like need want own keep study learn teach train write read
    build make grow run help volunteer move grow train prefer avoid dislike use take"""
)


def predicated(name: str, key: Words, value: Words) -> Words:
    """Give "I live in Thunder Bay" of "lives in: Thunder Bay"; () for a key that is no predicate."""
    if not 0 < len(key) <= KEY_WORDS_MAX or not value:
        return ()
    at = key[0].start
    me, first = given("I", at), key[0].low
    if name in _NAMES:
        named = len(value) <= NAME_WORDS_MAX and all(is_name(w) for w in value)
        return (given("my", at), given("name", at), given("is", at), *value) if named else ()
    if first in {"cannot", "never"}:
        return (me, *key, *value)
    if first in _UNABLE and len(key) > 1 and key[1].low in _NOT:
        could = given("do" if first == "does" else first, at)
        return (me, could, given("n't", at), *key[2:], *value)
    rest = key[1:]
    if any(w.low not in PREPOSITIONS | {"to"} for w in rest):
        return ()
    if first in _BEING and rest:
        be = "was" if first in _BEFORE else "am"
        return (me, given(be, at), key[0]._replace(text=first), *rest, *value)
    lemma = verb_lemma(first)
    if lemma not in _DOING:
        return ()
    if lemma == "work" and [w.low for w in rest] == ["as"] and _is_post(value[-1].low):
        bare = value[0].low not in DETERMINERS
        value = (given(a_or_an(value), value[0].start), *value) if bare else value
    form = verb_form(first, lemma)
    if form == "ing":
        return (me, given("am", at), key[0]._replace(text=first), *rest, *value)
    if form == "s":
        return (me, key[0]._replace(text=lemma, low=lemma), *rest, *value)
    return (me, key[0]._replace(text=first), *rest, *value) if form == "past" and rest else ()


def _is_post(low: str) -> bool:
    return low in OCCUPATIONS or is_trade(low)


def is_predicate(key: Words) -> bool:
    """Tell whether a key may go on with its value: "lives in", "can't", "name"."""
    name = " ".join(w.low for w in key)
    return bool(predicated(name, key, (given("Ada", 0),)))


__all__ = ["is_predicate", "predicated"]
