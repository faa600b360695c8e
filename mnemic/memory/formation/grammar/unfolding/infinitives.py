"""Two things wanted with one verb: "I want to quit my job and open a bakery".

What follows "and" is wanted too, and not done: the verb that wants is said again before it.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.shared_verbs import infinitive_at, is_verb_like
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import ADVERBS, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_ON_THE_WAY = word_set("go come try stop wait start be stay sit hurry")
"""Verbs that make one thing with the verb behind "and": "to go and see", "to try and sleep"."""

_WANT_MAX = 7
"""How many words open a clause until its infinitive, at most."""


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
