"""Whom somebody brings where they go every day: "I pick up the twins from kindergarten"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.wordlists import word_set

BROUGHT_WORDS_MAX = 9
"""Longest way that somebody is brought, in words."""

_BRINGS = word_set("pick drop collect fetch take drive walk bring")
_TO = frozenset({"from", "at", "to"})
_EVERY_DAY = word_set(
    """school kindergarten nursery daycare preschool playgroup creche crèche childminder college dialysis physio chemo training
    practice rehab"""
)


def is_brought(lemma: str, core: Words) -> bool:
    """Tell whether a present tells a round of every day: somebody of the speaker's, and where to or from."""
    lows = [w.low for w in core]
    at = next((k for k, low in enumerate(lows) if k and low in _TO), 0)
    if lemma not in _BRINGS or not at or len(lows) > BROUGHT_WORDS_MAX:
        return False
    return any(tie_class(low) for low in lows[:at]) and not _EVERY_DAY.isdisjoint(lows[at + 1 :])
