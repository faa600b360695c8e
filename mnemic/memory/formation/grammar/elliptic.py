"""Clauses that leave their subject out: "Still at Acme Labs", "Just moved to Ghent!"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup
from mnemic.memory.formation.grammar.words import verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_ELLIPTIC = word_set("live work use learn teach train study")


_ELLIPTIC_PAST = word_set("move get start buy adopt join quit become turn relocate finish sell")


def elliptic(words: Words, i: int) -> VerbGroup | None:
    """Read a short answer: "Still at Acme Labs", "allergic to nuts", "still using Neovim"."""
    if i + 1 >= len(words):
        return None
    low = words[i].low
    if low in {"allergic", "based"} and words[i + 1].low in {"to", "in", "near"}:
        return VerbGroup(Tense.PRESENT, "be", "am", i, "base")
    adverbs: tuple[str, ...] = ()
    if low in {"still", "currently"}:
        adverbs = (low,)
        i += 1
        if words[i].low in {"at", "with", "based"}:
            return VerbGroup(Tense.PRESENT, "be", "am", i, "base", adverbs=adverbs)
    elif (past := _past_of_self(words, i)) is not None:
        return past
    elif not any(w.low in {"now", "currently", "nowadays"} for w in words[i + 1 :]):
        return None
    lemma = verb_lemma(words[i].low)
    if lemma in _ELLIPTIC and words[i].low.endswith("ing"):
        return VerbGroup(
            Tense.PRESENT, lemma, words[i].low, i + 1, "ing", progressive=True, adverbs=adverbs
        )
    return None


def _past_of_self(words: Words, i: int) -> VerbGroup | None:
    """Read "Just moved to Ghent!", "Got a puppy named Waffle yesterday"."""
    while i + 1 < len(words) and words[i].low in {"just", "finally", "recently", "also"}:
        i += 1
    low = words[i].low
    lemma = verb_lemma(low)
    if i + 2 >= len(words) or lemma not in _ELLIPTIC_PAST or verb_form(low, lemma) != "past":
        return None
    return VerbGroup(Tense.PAST, lemma, low, i + 1, "past")


def lowered(words: Words, i: int) -> Words:
    # The word that opens a short answer becomes one in the middle of a statement.
    word = words[i]
    return (*words[:i], word._replace(text=word.low), *words[i + 1 :])
