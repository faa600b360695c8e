"""Openings that only say how the rest is meant: "starting in March, I ...", "I meant (that) I ..."."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import BE, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_ONWARD = word_set("starting beginning effective commencing")
_COMING = DAY_WORDS | MONTHS | word_set("next this tomorrow today tonight")
_PUTTING = frozenset({("to", "say"), ("to", "write"), ("to", "type"), ("to", "put")})


def from_then_on(words: Words) -> Parts | None:
    """Read "starting in March I ..." and "beginning next week I ..." as "from" then on."""
    if words[0].low not in _ONWARD:
        return None
    at = 2 if words[1].low in {"in", "on", "from"} else 1
    if at + 1 >= len(words) or words[at].low not in _COMING:
        return None
    return Parts((words[0]._replace(text="From", low="from"), *words[at:]))


def as_meant(words: Words) -> Parts | None:
    """Read "I meant (to say that) my lesson is on Thursday" as what was meant."""
    lows = tuple(w.low for w in words)
    if lows[:2] != ("i", "meant"):
        return None
    at = 4 if lows[2:4] in _PUTTING else 2
    at += lows[at : at + 1] == ("that",)
    told = lows[at : at + 1] and lows[at] in {"i", "my", "we", "our"}
    does = any(low in BE or verb_lemma(low) is not None for low in lows[at + 1 :])
    return Parts(words[at:]) if told and does else None


_FORETOLD = word_set(
    "predicted expected feared promised usual ever always foretold anticipated suspected"
)


def as_foretold(words: Words) -> Parts | None:
    """Read "as predicted: our well runs dry" without what only says that it was foreseen."""
    if len(words) < 6 or words[0].low != "as" or words[1].low not in _FORETOLD:
        return None
    told = words[2].low in {":", ","} and words[3].low not in {"if", "i", "you"}
    return Parts(words[3:]) if told else None


__all__ = ["as_foretold", "as_meant", "from_then_on"]
