"""Facts that are embedded in a question (003 §Scope: facts in questions are evidence)."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.wordlists import word_set

_OPENERS = word_set(
    """what which how where when who whom whose why can could should would do does did is are am
    was were will any shall may have has ought"""
)
_GIVEN = (
    ("given", "that"),
    ("seeing", "that"),
    ("considering", "that"),
    ("considering",),
    ("since",),
    ("because",),
    ("now", "that"),
    ("as",),
)


def facts_of_question(words: Words) -> Words:
    """Give the stated part of a question, () when all of it asks.

    "I have a Garmin, how do I pair it?" states before the comma; "what can I cook,
    given that I'm vegan?" states behind `given that`.
    """
    lows = [w.low for w in words]
    if not lows:
        return ()
    if lows[0] in _OPENERS:
        for i in range(1, len(lows)):
            for phrase in _GIVEN:
                n = len(phrase)
                if (
                    tuple(lows[i : i + n]) == phrase
                    and lows[i + n : i + n + 1]
                    and lows[i + n] in {"i", "my", "we"}
                ):
                    return strip_punctuation(words[i + n :])
        return ()
    for i in range(1, len(lows)):
        if (
            lows[i - 1] in {",", "and", "so", "but", "-", "–", "—", ";", ":", "."}
            and lows[i] in _OPENERS
        ):
            return strip_punctuation(words[: i - 1])
    return ()
