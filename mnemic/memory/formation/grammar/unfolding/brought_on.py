"""What brings on an illness that was just told: "I get migraines, and red wine will set one off"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
    noun_lemma,
    verb_lemma,
)

CAUSE_WORDS_MAX = 6
"""Longest naming of what brings something on, in words."""

_GETS = frozenset({"get", "have", "suffer"})
_WILL = frozenset({"will", "can", "'ll", "always", "usually", "often"})
_BRINGING = {
    ("set", "one", "off"): ("set", "off"), ("set", "them", "off"): ("set", "off"),
    ("bring", "one", "on"): ("bring", "on"), ("bring", "them", "on"): ("bring", "on"),
    ("trigger", "one"): ("trigger",), ("trigger", "them"): ("trigger",),
}  # fmt: skip
"""Doings of which an illness is the object, by how they are told of one attack or of all."""

_NO_CAUSES = DETERMINERS | PREPOSITIONS | PUNCTUATION | {"i", "we", "you", "it", "that", "this"}


def set_off_by(words: Words) -> Parts | None:
    """Part "I get migraines twice a month, and red wine will set one off": what I get, and by what."""
    ill = ailing(words)
    if ill is None:
        return None
    for k in range(3, len(words) - 4):
        if words[k].low == "and" and (told := brought_on(words[k + 1 :], ill)):
            return Parts(strip_punctuation(words[:k]), (told,))
    return None


def ailing(words: Words) -> Word | None:
    """Give the attacks that a clause says its speaker gets: "migraines"; None where it says none."""
    if len(words) < 3 or words[0].low != "i" or verb_lemma(words[1].low) not in _GETS:
        return None
    noun = [w for w in words[2:5] if w.low not in {"from", "bad", "awful", "cluster"}]
    ill = noun[0] if noun else words[2]
    return ill if noun_lemma(ill.low) != ill.low else None


def brought_on(words: Words, ill: Word) -> Words:
    """Give "red wine sets off my migraines" of "red wine will set one off"; () for other words."""
    at = next(
        (k for k in range(1, min(CAUSE_WORDS_MAX, len(words) - 1)) if words[k].low in _WILL), 0
    )
    verb = _BRINGING.get(tuple(w.low for w in words[at + 1 :]), ()) if at else ()
    cause = words[:at]
    if not verb or any(w.low in _NO_CAUSES for w in cause):
        return ()
    spot = words[at].start
    many = noun_lemma(cause[-1].low) != cause[-1].low or any(w.low == "and" for w in cause)
    does = verb[0] if many else f"{verb[0]}s"
    done = (given(does, spot), *(given(text, spot) for text in verb[1:]))
    return (*cause, *done, given("my", spot), ill._replace(start=spot, end=spot - 1))


__all__ = ["ailing", "brought_on", "set_off_by"]
