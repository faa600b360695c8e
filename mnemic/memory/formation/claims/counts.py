"""Numbers with what they count: 5 km, 3 times a week."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mnemic.memory.formation.claims.lexicon import (
    PERIOD_WORDS,
    PERIODS,
    UNIT_FOLD,
    UNITS,
)
from mnemic.memory.formation.claims.tokens import Token
from mnemic.memory.formation.lemmas import canonical, lemma

LARGE_MIN = 1_000
"""A number from here on is a year, a sum or a size: compared where both carry one."""


class Count(Struct, frozen=True):
    """Hold a number as digits and its unit, "" when it has none of the closed list."""

    value: str
    unit: str = ""


def unit_of(words: Sequence[Token], at: int) -> str:
    """Give the unit of the number at `at`: "kilometer", "time/week", "every/day" or ""."""
    every = "every/" if at and words[at - 1].low in {"every", "each"} else ""
    after = at + 1
    unit = ""
    if after < len(words) and not words[after].mark:
        low = words[after].low
        found = UNIT_FOLD.get(low, canonical(lemma(low)))
        if found in UNITS:
            unit = found
            after += 1
    if after < len(words) and words[after].low in PERIODS:
        return f"{every}{unit or 'time'}/{PERIODS[words[after].low]}"
    if after + 1 < len(words) and words[after].low in {"a", "an", "per", "each", "every"}:
        period = lemma(words[after + 1].low)
        if period in PERIOD_WORDS:
            return f"{every}{unit or 'time'}/{period}"
    return every + unit
