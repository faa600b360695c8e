"""Halves of a sentence that share a front or a thing: what is denied of both, what `mine` is.

"During Ramadan I don't eat or drink until sunset" denies both until then, and "my brother has a
big garden and mine is tiny" tells of two gardens.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.of_mine import MINE
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import PREPOSITIONS, PUNCTUATION, verb_lemma
from mnemic.memory.formation.wordlists import word_set

FRONT_WORDS_MAX = 5
"""How far the subject may stand behind a fronted time, in words."""

_DENYING = frozenset({"n't", "not", "nt", "never"})
_IS = word_set("is was 's are were has have")
_FRONTS = frozenset({"during", "throughout", "in", "on", "over", "before", "after", "at"})


def denied_both(words: Words) -> Parts | None:
    """Put the front of "during Lent I don't eat or drink before noon" behind: it holds of both."""
    if words[0].low not in _FRONTS:
        return None
    reach = range(2, min(FRONT_WORDS_MAX + 1, len(words) - 4))
    at = next((k for k in reach if words[k].low in {"i", "we"}), 0)
    if not at or _DENYING.isdisjoint(w.low for w in words[at + 1 : at + 3]):
        return None
    joint = next((k for k in range(at + 3, len(words) - 2) if words[k].low == "or"), 0)
    if not joint or verb_lemma(words[joint + 1].low) != words[joint + 1].low:
        return None
    behind = words[joint + 2 :]
    timed = behind[0].low in PREPOSITIONS | {"until", "before", "after", "till"}
    if not timed or any(w.low in PUNCTUATION for w in words[at:]):
        return None
    front = words[: at - (words[at - 1].low == ",")]
    first = front[0]._replace(text=front[0].low)
    return Parts((*words[at:], first, *front[1:]))


def and_mine(words: Words) -> Parts | None:
    """Part "my brother has a big garden and mine is tiny" before `mine`."""
    joints = {"and", "but", "while", "whereas", ","}
    reach = range(3, len(words) - 2)
    at = next((k for k in reach if words[k].low in MINE and words[k - 1].low in joints), 0)
    if not at or words[at + 1].low not in _IS:
        return None
    end = at - 1 - (words[at - 2].low == ",")
    return Parts(words[:end], (words[at:],))


__all__ = ["and_mine", "denied_both"]
