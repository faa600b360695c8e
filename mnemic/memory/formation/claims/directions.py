"""What stands behind a word of direction: from where, to whom, than what."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mnemic.memory.formation.claims.lexicon import (
    ABSENCE_OPENERS,
    AUXILIARIES,
    COORDINATORS,
    DETERMINERS,
    FIRST_PERSON,
    MARKER_FOLD,
    MARKERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    USER,
)
from mnemic.memory.formation.claims.tokens import Token, parts_of_speech
from mnemic.memory.formation.lemmas import lemma
from mnemic.memory.formation.wordlists import word_set

OBJECT_WORDS_MAX = 6
"""How many content words behind a marker make its object."""


class Object(Struct, frozen=True):
    """Hold what stands behind a marker: its lemmas in order, and whether it is a name."""

    marker: str
    lemmas: tuple[str, ...]
    named: bool = False


def is_marker(words: Sequence[Token], at: int) -> bool:
    low = words[at].low
    if low not in MARKERS:
        return False
    if low != "to":
        return True
    before = words[at - 1] if at else None
    after = words[at + 1] if at + 1 < len(words) else None
    if after is None or (before is not None and before.number and after.number):
        return False
    return after.name or bool(after.number) or not _is_infinitive(words, at)


def _is_infinitive(words: Sequence[Token], at: int) -> bool:
    """Tell "wants to swim" from "goes to work"."""
    low = words[at + 1].low
    if low in {"be", "have", "do", "not", "get"}:
        return True
    known = parts_of_speech(low)
    if "VERB" not in known or known["VERB"] != low:
        return False
    if "NOUN" not in known:
        return True
    before = next((lemma(t.low) for t in reversed(words[:at]) if t.term), "")
    return before not in _MOVING or (at + 2 < len(words) and words[at + 2].low in DETERMINERS)


_MOVING = word_set(
    """go commute drive walk cycle bike bicycle travel move come return fly run ride get bus train
    head way trip journey allergic"""
)


def object_behind(words: Sequence[Token], at: int) -> Object | None:
    """Give the noun phrase behind the marker at `at`, None without one."""
    lemmas: list[str] = []
    named = False
    for token in words[at + 1 : at + 1 + 2 * OBJECT_WORDS_MAX]:
        low = token.low
        if low in PREPOSITIONS and not lemmas:
            # "More on books": the object stands one preposition further on.
            continue
        if _ends_object(token) or (named and token.term and not token.name):
            break
        if low in FIRST_PERSON | {USER} and not lemmas:
            if low in {"my", "our"}:
                continue
            lemmas.append(USER)
            break
        if low in SUBJECT_PRONOUNS:
            break
        named = named or (token.name and not lemmas)
        lemmas += filter(None, [token.number or token.term])
        if len(lemmas) == OBJECT_WORDS_MAX:
            break
    if not lemmas:
        return None
    low = words[at].low
    return Object(MARKER_FOLD.get(low, low), tuple(lemmas), named)


def _ends_object(token: Token) -> bool:
    low = token.low
    joins = token.mark or low in COORDINATORS or low in ABSENCE_OPENERS
    goes_on = (low in PREPOSITIONS and low != "of") or low in MARKERS
    return joins or goes_on or low in AUXILIARIES
