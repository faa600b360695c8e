"""What a preference is about, when its value tells: `tabs` is about indentation."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import LANGUAGES
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.wordlists import word_set

_TOPICS: tuple[tuple[str, str, frozenset[str]], ...] = (
    (
        "indentation style",
        "indentation style",
        frozenset({"tab", "space", "indentation", "indent"}),
    ),
    ("seat preference", "seat", frozenset({"aisle", "window seat", "seat"})),
    (
        "theme",
        "theme",
        frozenset({"dark mode", "light mode", "dark theme", "light theme", "theme"}),
    ),
    (
        "units",
        "units",
        frozenset(
            {"metric", "imperial", "celsius", "fahrenheit", "kilometre", "kilometer", "mile"}
        ),
    ),
    ("time format", "time format", frozenset({"24-hour", "12-hour"})),
    ("quote style", "quote style", frozenset({"single quote", "double quote"})),
)
_ANSWERS = frozenset({"answer", "reply", "response", "explanation"})
_LENGTH = word_set(
    """short concise brief terse succinct long detailed verbose thorough in-depth longer shorter
    crisp compact"""
)


def topic(chosen: Words, other: Words, tail: Words) -> tuple[str, str] | None:
    """Give the label and the slot of what a preference is about, None when unknown."""
    lows = [noun_lemma(w.low) for w in chosen]
    everything = lows + [noun_lemma(w.low) for w in other + tail]
    if set(everything) & _ANSWERS:
        if set(lows) & LANGUAGES or {w.low for w in tail} & LANGUAGES:
            return "answer language", "answer language"
        if set(lows) & _LENGTH:
            return "answer style", "answer length"
        return ("answer style", "answer style") if not tail else None
    text = " ".join(lows)
    for label, slot, words in _TOPICS:
        if any(w in lows or (" " in w and w in text) for w in words):
            return label, slot
    return None
