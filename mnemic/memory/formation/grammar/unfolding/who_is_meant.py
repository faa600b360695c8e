"""Who is meant, told behind what is said of them: "for an affineur (that's me, in a dairy) ...".

A trade or a post is named as if of anybody, and then owned: "a part-time verger, which is what I am".
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.grammar.note_nouns import is_known, is_noun, is_trade
from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.unfolding.antecedents import is_at_hand
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import PREPOSITIONS, PUNCTUATION, given, noun_lemma

NAMED_WORDS_MAX = 5
"""Longest naming of who is meant, in words."""

_THATS_ME = (("that", "'s", "me"), ("that", "is", "me"), ("thats", "me"), ("which", "is", "me"), ("yes", ",", "me"), ("me",))  # fmt: skip
_ENDED = frozenset({"eur", "eer", "ier", "ist", "ian", "man", "or", "er"})


def thats_me(words: Words) -> Parts | None:
    """Read "for an affineur (that's me, in a dairy above Bulle) that's a disaster" as who one is."""
    at = next((k for k in range(2, min(len(words) - 2, 9)) if words[k].low == "("), 0)
    if not at:
        return None
    close = next((k for k in range(at + 2, len(words)) if words[k].low == ")"), len(words))
    aside = words[at + 1 : close]
    said = next((m for m in _THATS_ME if tuple(w.low for w in aside[: len(m)]) == m), ())
    start = next(
        (
            k
            for k in range(at - 1, max(-1, at - NAMED_WORDS_MAX), -1)
            if words[k].low in {"a", "an"}
        ),
        -1,
    )
    named = words[start:at] if start >= 0 else ()
    if not said or not named or not _is_somebody(named) or is_at_hand(named):
        return None
    where = strip_punctuation(aside[len(said) :])
    if where and (where[0].low not in PREPOSITIONS or any(w.low in PUNCTUATION for w in where)):
        return None
    at_start = words[start].start
    own = (given("I", at_start), given("am", at_start))
    return Parts((*words[:at], *words[close + 1 :]), ((*own, *named, *where),))


def _is_somebody(named: Words) -> bool:
    """Tell whether "an affineur" names what a person is: a known trade, or a word built like one."""
    head = named[-1].low
    if any(w.low in PREPOSITIONS | PUNCTUATION for w in named) or noun_lemma(head) != head:
        return False
    if head in OCCUPATIONS or is_trade(head):
        return True
    return is_noun(head) and (not is_known(head)) and any(head.endswith(end) for end in _ENDED)


__all__ = ["thats_me"]
