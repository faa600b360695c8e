"""Where somebody has moved, and whom they see in another's place, told behind that it changed.

"We've moved, we're in York now" tells a home, which "we're in York now" alone does not: that may
be a trip. "I've changed dentist, I see Dr Khan now" tells who the dentist is.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import given, noun_lemma
from mnemic.memory.formation.wordlists import word_set

_KEPT = word_set(
    """dentist doctor gp vet therapist counsellor physio barber hairdresser optician accountant solicitor
    lawyer tutor coach teacher bank gym supplier broadband provider surgery practice"""
)
"""Who or what somebody has one of, and may change."""

_HAVE = word_set("'ve have just recently finally")
_MOVED = word_set("moved house home again out")
_WITH = (("see",), ("go", "to"), ("have",), ("use",), ("'m", "with"), ("'re", "with"), ("am", "with"), ("are", "with"))  # fmt: skip


def new_one(words: Words) -> Parts | None:
    """Read "We've moved, we're in York now" as living there, and who is seen instead as who it is."""
    if len(words) < 6 or words[0].low not in {"i", "we"}:
        return None
    cut = next((k for k in range(2, min(7, len(words) - 3)) if words[k].low in {",", ";", "."}), 0)
    if not cut:
        return None
    begins = cut + 1 + (words[cut + 1].low in {"and", "so"})
    changed = [w.low for w in words[1:cut] if w.low not in _HAVE]
    rest = words[begins:]
    if len(rest) < 3 or rest[0].low not in {"i", "we"} or not changed:
        return None
    if changed[0] == "moved" and set(changed) <= _MOVED:
        return _lives(rest)
    kind = noun_lemma(changed[-1])
    if (
        changed[0] in {"changed", "switched"}
        and kind in _KEPT
        and len(changed) <= CHANGED_WORDS_MAX
    ):
        return _sees(rest, kind)
    return None


CHANGED_WORDS_MAX = 3
"""Longest telling of what was changed, in words: "changed my dentist"."""


def _lives(rest: Words) -> Parts | None:
    """Give "we live in York now" of "we're in York now"."""
    at = 2 + (rest[2].low == "now")
    where = rest[at:]
    if rest[1].low not in {"'m", "'re", "am", "are"} or len(where) < 2:
        return None
    if where[0].low not in {"in", "at", "near"} or not is_name(where[1]):
        return None
    start = rest[1].start
    return Parts((), ((rest[0], given("live", start), *where),))


def _sees(rest: Words, kind: str) -> Parts | None:
    """Give "my dentist is Dr Khan now" of "I see Dr Khan now"."""
    body = tuple(w for w in rest[1:] if w.low != "now")
    with_ = next((w for w in _WITH if tuple(x.low for x in body[: len(w)]) == w), ())
    who = strip_punctuation(body[len(with_) :])
    if not with_ or not who or not all(is_name(w) for w in who):
        return None
    start, end = rest[0].start, who[-1].end + 1
    front = given("my", start), given(kind, start), given("is", start)
    return Parts((), ((*front, *who, given("now", end)),))


__all__ = ["new_one"]
