"""How much of something somebody can do at most: "I can only do an hour of exercise a day".

Such a limit binds whoever plans for them (003 §The candidate language: constraint).
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, points, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import NUMBERS, verb_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

_DOING = word_set(
    "do manage walk stand sit work drive eat drink sleep exercise train lift carry spend afford type read"
)
_AT_MOST = re.compile(
    r"\b(?:a|per|each|every) (?:day|night|week|weekend|month|session|meal)\b|"
    r"\b(?:at a time|at once|in one go|in a row|at a stretch|without a break|before I have to)\b"
)
LIMIT_WORDS_MAX = 12
"""Longest limit that is read, in words."""


def can_only(words: Words) -> tuple[Claim, ...]:
    """Read "I can only stand for ten minutes at a time" as a limit; () for all else."""
    words = strip_punctuation(words)
    lows = [w.low for w in words]
    if lows and lows[0] == "so":
        words, lows = words[1:], lows[1:]
    if not 6 <= len(lows) <= LIMIT_WORDS_MAX or lows[:3] != ["i", "can", "only"]:
        return ()
    rest = words[3:]
    text = " ".join(w.text for w in rest)
    counted = any(w.low in NUMBERS | {"an", "a", "half"} or w.low[0].isdecimal() for w in rest[1:4])
    doing = verb_lemma(rest[0].low) == rest[0].low and rest[0].low in _DOING
    if not doing or not counted or _AT_MOST.search(text) is None or points(rest):
        return ()
    said = sentence("User", "can only", say_words(rest, SELF))
    return (
        Claim(
            label=say_words(rest, SELF), slot=f"limit {rest[0].low}", statement=said,
            kind=ClaimKind.CONSTRAINT, type=BeliefType.USER_MODEL_ATTR,
            start=words[0].start, end=words[-1].end,
        ),
    )  # fmt: skip


__all__ = ["can_only"]
