"""Two likings told as one: "two things I'm into, mosaics and dyeing wool", "olives and cooking with garlic".

Each is told by itself, and what stands behind the second is no tail of the first.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import NUMBERS, given, noun_lemma, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_THINGS = word_set("things hobbies topics subjects passions")
_DRAWN = word_set("interested into keen fascinated obsessed")
_OFTEN = word_set("really properly seriously genuinely especially particularly currently most")


def two_things(words: Words) -> Parts | None:
    """Read "two things I'm interested in at the moment, mosaics and dyeing wool" as two interests."""
    if len(words) < 8 or words[0].low not in NUMBERS or words[1].low not in _THINGS:
        return None
    sign = next((k for k in range(5, min(13, len(words) - 2)) if words[k].low in {",", ":"}), 0)
    head = tuple(w for w in words[2:sign] if w.low not in _OFTEN)
    drawn = len(head) > 2 and head[0].low == "i" and head[1].low in {"'m", "am"}
    if not sign or not drawn or head[2].low not in _DRAWN:
        return None
    prep = head[3:4] if len(head) > 3 and head[3].low in {"in", "on", "about", "by", "with"} else ()
    both = words[sign + 1 :]
    cut = next((k for k in range(1, len(both) - 1) if both[k].low == "and"), 0)
    if not cut or any(w.low in {",", ";"} for w in both):
        return None
    front = (*head[:3], *prep)
    start = both[0].start
    parts = both[:cut], both[cut + 1 :]
    return Parts((), tuple((*_again(front, start), *part) for part in parts))


_LIKED = word_set("love like enjoy adore hate")
_INTERESTED = (("i", "'m", "interested", "in"), ("i", "am", "interested", "in"))


def noun_and_doing(words: Words) -> Parts | None:
    """Read "I love mosaics and dyeing wool with mushrooms" as two, the second with its own tail."""
    verb = 1 if len(words) > 4 and words[0].low == "i" and words[1].low in _LIKED else 0
    if len(words) > 6 and tuple(w.low for w in words[:4]) in _INTERESTED:
        verb = 3
    at = next(
        (k for k in range(verb + 2, min(verb + 5, len(words) - 2)) if words[k].low == "and"), 0
    )
    if not verb or not at or any(w.low == "," for w in words):
        return None
    first, second = words[verb + 1 : at], words[at + 1 :]
    doing = verb_form(second[0].low, verb_lemma(second[0].low) or "") == "ing"
    other = verb_form(first[0].low, verb_lemma(first[0].low) or "") == "ing"
    plain = first[-1].low.isalpha() and noun_lemma(first[-1].low) != first[-1].low
    if not doing or other or not plain or len(second) < 3:
        return None
    start = second[0].start
    return Parts((), (words[:at], (*_again(words[: verb + 1], start), *second)))


def _again(front: Words, start: int) -> Words:
    return tuple(given(w.text, start) for w in front)


__all__ = ["noun_and_doing", "two_things"]
