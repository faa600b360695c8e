"""What hangs on a fact: how long it is so, when, how many, what is at hand, what follows.

"I'm staying at my mum's while my floor dries out", "I'm the steward for the night crew, about 60
people", "I'm rewriting our script and this loop gives me an error": the fact stands without it.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import NUMBERS, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_PROCESSES = word_set(
    """dry recover heal mend cure cool settle load boil bake prove nap shower recuperate thaw
    defrost soak"""
)
"""What goes on for a while and is then over: no habit is told by it."""


def only_while(words: Words) -> Parts | None:
    """Read "I'm staying at my mum's while my floor dries out" without what only says how long."""
    at = next((k for k in range(3, len(words) - 2) if words[k].low == "while"), 0)
    behind = words[at + 1 :] if at else ()
    verb = next((w for w in behind[1:4] if verb_lemma(w.low) in _PROCESSES), None)
    if verb is None or len(behind) > WHILE_WORDS_MAX or any(w.low == "," for w in behind):
        return None
    return Parts(words[:at]) if behind[0].low in {"my", "our", "the", "he", "she", "it"} else None


_COUNTED = word_set(
    "people members players singers staff volunteers kids children pupils students households"
)
_ABOUT = word_set("about around roughly some maybe nearly over")


_STARTS = word_set("starts shifts mornings finishes nights weekends")


WHILE_WORDS_MAX = 7
"""Longest clause that only says how long something is so, in words."""


def headcount_behind(words: Words) -> Parts | None:
    """Read "I'm the steward for the night crew, about 60 people" without how many they are."""
    end = len(words) - (words[-1].low in {".", "!", ","})
    comma = next((k for k in range(end - 2, max(3, end - 6), -1) if words[k].low == ","), 0)
    behind = [w.low for w in words[comma + 1 : end]]
    if comma and len(behind) == 2 and behind[-1] in _STARTS and behind[0][:1].isdecimal():
        # "I work at a bakery, 3am starts" names the place without its hours.
        return Parts(words[:comma])
    if not comma or len(behind) < 2 or behind[-1] not in _COUNTED:
        return None
    counted = behind[-2].isdecimal() or behind[-2] in NUMBERS
    return Parts(words[:comma]) if counted and set(behind[:-2]) <= _ABOUT else None


def and_this(words: Words) -> Parts | None:
    """Read "I'm rewriting our script and this loop gives me an error" without what is at hand."""
    at = next(
        (
            k
            for k in range(4, len(words) - 3)
            if words[k].low == "and" and words[k + 1].low in {"this", "that", "these", "those"}
        ),
        0,
    )
    if not at or words[0].low not in {"i", "we"}:
        return None
    if any(w.low in {"i", "we", "my", "our"} for w in words[at + 1 :]):
        # "I have IBS and this means I can't eat onions" goes on to tell of its speaker.
        return None
    verb = next((k for k in range(at + 3, min(at + 6, len(words))) if finite_at(words, k)), 0)
    return Parts(words[:at]) if verb else None


def and_it_means(words: Words) -> Parts | None:
    """Part "I have IBS and this means I can't eat onions" into the fact and what follows from it."""
    at = next(
        (
            k
            for k in range(3, len(words) - 5)
            if words[k].low in {"and", ","}
            and words[k + 1].low in {"this", "that", "it", "which"}
            and words[k + 2].low in {"means", "meant"}
        ),
        0,
    )
    begins = at + 3 + (bool(at) and words[at + 3].low == "that")
    if not at or words[begins].low not in {"i", "we", "my", "our"}:
        return None
    before = words[: at - (words[at - 1].low == ",")]
    return Parts(before, (words[begins:],))


def once_then(words: Words) -> Parts | None:
    """Read "I'd love to walk it, once I've retired" with its condition and without the comma."""
    at = next((k for k in range(3, len(words) - 2) if words[k].low == "once"), 0)
    if not at or words[at - 1].low != "," or words[at + 1].low not in {"i", "we"}:
        return None
    had = words[at + 2].low in {"'ve", "have", "'m", "am", "'re", "are"}
    if had and [w.low for w in words[:2]] == ["one", "day"]:
        return Parts(words[: at - 1])
    return Parts((*words[: at - 1], *words[at:])) if had else None


__all__ = ["and_it_means", "and_this", "headcount_behind", "once_then", "only_while"]
