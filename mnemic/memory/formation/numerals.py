"""Number words as digits: six is 6, twice is 2 times."""

from __future__ import annotations

_UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"

NUMBER_WORDS: dict[str, int] = {
    **{word: value for value, word in enumerate(_UNITS.split())},
    **{word: 10 * value for value, word in enumerate(_TENS.split(), start=2)},
    "hundred": 100,
    "thousand": 1000,
    "dozen": 12,
}
"""Cardinals that one word names. "couple" and "few" are not numbers."""

MULTIPLIERS: dict[str, int] = {"once": 1, "twice": 2, "thrice": 3}
"""How often, in one word."""

ORDINALS: dict[str, int] = {
    word: value
    for value, word in enumerate(
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(),  # noqa: SIM905 - a listing reads better than twelve literals
        start=1,
    )
}


def cardinal(word: str) -> int | None:
    """Give the value of a number in digits or words ("6", "six", "twenty-five"), or None."""
    word = word.lower()
    if word.isascii() and word.isdecimal():
        return int(word) if len(word) <= NUMBER_DIGITS_MAX else None
    if word in NUMBER_WORDS:
        return NUMBER_WORDS[word]
    tens, dash, unit = word.partition("-")
    if dash and NUMBER_WORDS.get(tens, 0) >= 20 and 1 <= NUMBER_WORDS.get(unit, 0) <= 9:
        return NUMBER_WORDS[tens] + NUMBER_WORDS[unit]
    return None


NUMBER_DIGITS_MAX = 12
"""Longest run of digits that is read as a number and not as a name."""
