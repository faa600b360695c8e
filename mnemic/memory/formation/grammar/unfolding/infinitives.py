"""Two things wanted with one verb: "I want to quit my job and open a bakery".

What follows "and" is wanted too, and not done: the verb that wants is said again before it.
"""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.shared_verbs import infinitive_at, is_verb_like
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import ADVERBS, given, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_ON_THE_WAY = word_set("go come try stop wait start be stay sit hurry")
"""Verbs that make one thing with the verb behind "and": "to go and see", "to try and sleep"."""

_WANT_MAX = 7
"""How many words open a clause until its infinitive, at most."""


_WISHES = (
    ("would", "like"), ("would", "love"), ("'d", "like"), ("'d", "love"), ("want", "to"), ("plan", "to"), ("hope", "to"),
)  # fmt: skip
_MORE = frozenset({"second", "third", "fourth", "another", "bigger", "smaller", "larger", "newer"})


def one_more(words: Words) -> Parts | None:
    """Part "I own a food truck and would like to add a second one" before what is wished for."""
    if words[0].low not in {"i", "we"}:
        return None
    for k in range(4, len(words) - 5):
        if words[k].low != "and":
            continue
        wish = words[k + 1 + (words[k + 1].low == words[0].low) :]
        further = any(a.low in _MORE and b.low == "one" for a, b in pairwise(wish))
        if tuple(w.low for w in wish[:2]) in _WISHES and further:
            me = given(words[0].text, words[k].start)
            return Parts(strip_punctuation(words[:k]), ((me, *_of_what(wish, words[:k])),))
    return None


def _of_what(wish: Words, told: Words) -> Words:
    """Give "add a second one" with what "a food truck called Saffron Wheels" is in the place of `one`."""
    at = next((k for k, w in enumerate(told[:4]) if w.low in {"a", "an"}), 0)
    end = next((k for k in range(at + 1, len(told)) if told[k].low in {"called", "named"}), 0)
    if not at or not end:
        return wish
    i = next(k for k in range(1, len(wish)) if wish[k].low == "one")
    *front, head = told[at + 1 : end]
    return (
        *wish[:i],
        *(given(w.text, wish[i].start) for w in front),
        wish[i]._replace(text=head.text, low=head.low),
        *wish[i + 1 :],
    )


def infinitives(words: Words) -> Parts | None:
    """Part "I want to learn Dutch and move to Ghent" at the second infinitive."""
    if words[0].low not in {"i", "we"}:
        return None
    to = infinitive_at(words, 1, min(_WANT_MAX, len(words) - 4))
    if to < 0:
        return None
    for k in range(to + 2, len(words) - 2):
        if words[k].low not in {"and", "or", ","} or words[k - 1].low in _ON_THE_WAY:
            continue
        at = k + 1 + (words[k].low == "," and words[k + 1].low in {"and", "or"})
        at += at < len(words) - 1 and words[at].low == "to"
        while at < len(words) - 1 and words[at].low in ADVERBS:
            at += 1
        lemma = verb_lemma(words[at].low)
        if lemma is None or verb_form(words[at].low, lemma) != "base":
            continue
        if words[at].text[0].isupper() or not is_verb_like(words, at):
            continue
        return Parts(strip_punctuation(words[:k]), ((*words[: to + 1], *words[at:]),))
    return None
