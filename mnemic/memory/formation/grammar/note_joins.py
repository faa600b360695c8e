"""What stands behind a comma of a note and is still of the item before: its number, its time, its side."""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.grammar.note_health import is_operation
from mnemic.memory.formation.grammar.note_nouns import is_trade
from mnemic.memory.formation.grammar.subjects import kin_class


def goes_with(held: str, piece: str) -> bool:
    """Tell whether what stands behind a comma is only the number, or the time, of what is held."""
    if _AGES.fullmatch(piece) is not None and _holds_ages(held):
        return True
    return (_TIMES.fullmatch(piece) is not None and _PLAIN.fullmatch(held.strip()) is not None) or (
        _SIDED.fullmatch(piece) is not None and _holds_operation(held)
    )


_PLAIN = re.compile(r"[A-Za-z][\w'’-]*(?:\s[\w'’-]+){0,2}")
_TIMES = re.compile(
    r"since\s(?:\w+\s){0,2}\w+|(?:(?:first|second|third|last|alternate|alt|most)\s)?(?:mon|tues|wednes|thurs|fri|satur|sun)days",
    re.I,
)
_SIDED = re.compile(r"left|right|both|(?:in\s)?(?:19|20)\d\d", re.I)


def _holds_operation(text: str) -> bool:
    """Tell whether an item ends on an operation, or on its side behind it: "mastectomy, left"."""
    parts = [part.split() for part in text.strip(" .").split(",") if part.strip()]
    return any(is_operation(words[-1].lower()) for words in parts[-2:])


def _holds_ages(text: str) -> bool:
    """Tell whether numbers behind a comma belong to an item: ages to kin, days to a trade."""
    last = text.rstrip(" .").rpartition(" ")[2].lower()
    return bool(kin_class(last)) or is_trade(last) or last in OCCUPATIONS


_NUMBER = (
    r"(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|"
    r"fourteen|fifteen|sixteen|seventeen)"
)
_AGES = re.compile(
    rf"(?:aged\s+)?{_NUMBER}(?:\s*(?:and|&)\s*{_NUMBER})?|(?:\w+\s+){{1,2}}days?\s+a\s+week", re.I
)


__all__ = ["goes_with"]
