"""What somebody of the user's runs, named by the way: "should I take it to my cousin's workshop in Benoni?" (`formation@11`)."""

from __future__ import annotations

from mnemic.memory.formation.grammar.outright import BUSINESSES
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.ties import is_animal, is_many, tie_class
from mnemic.memory.formation.grammar.words import MODALS, given
from mnemic.memory.formation.wordlists import word_set

PLACE_WORDS_MAX = 3
"""Longest name of a place where a business is, in words."""

_GONE = MODALS - {"can", "should", "must", "could", "will"} | word_set(
    "if old former late past used ago"
)


def run_by_kin(words: Words) -> list[tuple[Words, Words]]:
    """Give "my cousin has a workshop in Benoni" of "my cousin's workshop in Benoni", with its words."""
    out: list[tuple[Words, Words]] = []
    for i in range(len(words) - 5):
        if words[i].low not in {"my", "our"} or words[i + 2].low != "'s":
            continue
        kin, what, prep = words[i + 1], words[i + 3], words[i + 4]
        if not tie_class(kin.low) or is_animal(kin.low) or is_many(kin.low):
            continue
        if what.low not in BUSINESSES - _EMPLOYING or prep.low not in {"in", "near", "at"}:
            continue
        end = i + 5
        while end < len(words) and end - i - 5 < PLACE_WORDS_MAX and is_name(words[end]):
            end += 1
        then = _THEN & {w.low for w in words[end:]}
        if end == i + 5 or then or _GONE & {w.low for w in words[:i]}:
            continue
        at = words[i + 2].start
        article = given("an" if what.low[0] in "aeiou" else "a", at)
        out.append(
            ((*words[i : i + 2], given("has", at), article, *words[i + 3 : end]), words[i:end])
        )
    return out


_THEN = word_set("kid kids child children ago then once until")

_EMPLOYING = word_set("company business practice firm")
"""Where one may only be employed: "my sister's company in Bonn"."""
