"""Openings that only say how the rest is meant: "starting in March, I ...", "I meant (that) I ..."."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    BE,
    NUMBERS,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
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
    verb = next((k for k in range(at + 3, min(at + 6, len(words))) if finite_at(words, k)), 0)
    return Parts(words[:at]) if verb else None


def once_then(words: Words) -> Parts | None:
    """Read "I'd love to walk it, once I've retired" with its condition and without the comma."""
    at = next((k for k in range(3, len(words) - 2) if words[k].low == "once"), 0)
    if not at or words[at - 1].low != "," or words[at + 1].low not in {"i", "we"}:
        return None
    had = words[at + 2].low in {"'ve", "have", "'m", "am", "'re", "are"}
    if had and [w.low for w in words[:2]] == ["one", "day"]:
        return Parts(words[: at - 1])
    return Parts((*words[: at - 1], *words[at:])) if had else None


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
    start, end = both[0].start, both[-1].end
    return (
        Parts((), tuple((*_again(front, start), *part) for part in (both[:cut], both[cut + 1 :])))
        if end
        else None
    )


_LIKED = word_set("love like enjoy adore hate")


def noun_and_doing(words: Words) -> Parts | None:
    """Read "I love mosaics and dyeing wool with mushrooms" as two, the second with its own tail."""
    verb = 1 if len(words) > 4 and words[0].low == "i" and words[1].low in _LIKED else 0
    if len(words) > 6 and [w.low for w in words[:4]] in (
        ["i", "'m", "interested", "in"],
        ["i", "am", "interested", "in"],
    ):
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


WHILE_WORDS_MAX = 7
"""Longest clause that only says how long something is so, in words."""

_FORETOLD = word_set(
    "predicted expected feared promised usual ever always foretold anticipated suspected"
)


def as_foretold(words: Words) -> Parts | None:
    """Read "as predicted: our well runs dry" without what only says that it was foreseen."""
    if len(words) < 6 or words[0].low != "as" or words[1].low not in _FORETOLD:
        return None
    told = words[2].low in {":", ","} and words[3].low not in {"if", "i", "you"}
    return Parts(words[3:]) if told else None


__all__ = [
    "and_this",
    "as_foretold",
    "as_meant",
    "from_then_on",
    "headcount_behind",
    "noun_and_doing",
    "once_then",
    "only_while",
    "two_things",
]
