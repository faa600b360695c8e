"""On which days something is done that the clause before names: "..., that's the day I look after my dad" (`formation@11`)."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_PARTS, DAY_WORDS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import given

_IS = frozenset({"'s", "is", "s"})
_ARE = frozenset({"are", "'re"})


def on_that_day(words: Words, said: Words) -> Words:
    """Give "I look after my dad on Mondays" of "that's the day I look after my dad".

    `said` is the clause before it; words without a day in it, or of another shape, are given back.
    """
    start = _doing_at(words)
    day = _days_of(said) if start else ()
    if not day or start + 2 >= len(words) or any(w.low in DAY_WORDS for w in words[start:]):
        return words
    end = words[-1].end + 1
    return (*words[start:], *(given(text, end) for text in day))


def _doing_at(words: Words) -> int:
    """Give where "I" stands behind "that's the day", "those are the days when"; 0 for other words."""
    lows = [w.low for w in words[:6]]
    if lows[:1] not in (["that"], ["those"]) or len(lows) < 5 or lows[1] not in _IS | _ARE:
        return 0
    at = 2
    if lows[2:4] in (["the", "day"], ["the", "days"], ["the", "evening"], ["the", "evenings"]):
        at = 4 + (lows[4] in {"when", "that"})
    elif lows[2] == "when":
        at = 3
    else:
        return 0
    return at if words[at].low in {"i", "we"} else 0


def _days_of(said: Words) -> tuple[str, ...]:
    """Give the "on Mondays", "on Tuesday evenings" that a clause names once; () for none or several."""
    days = [
        k for k, w in enumerate(said) if w.low.removesuffix("s") in DAY_WORDS or w.low in DAY_WORDS
    ]
    if len(days) != 1:
        return ()
    at = days[0]
    part = said[at + 1 : at + 2]
    named = said[at].text
    if part and part[0].low.removesuffix("s") in DAY_PARTS and part[0].low.endswith("s"):
        return ("on", named, part[0].text)
    return ("on", named) if said[at].low.endswith("s") and named[:1].isupper() else ()


__all__ = ["on_that_day"]
