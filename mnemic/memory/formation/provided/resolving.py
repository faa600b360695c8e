"""What points back, as what it points to: "it", "she", "ours", and "we" of a club.

Only what was named before, nearest first: a pronoun is no licence for any noun around.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mnemic.memory.formation.grammar.lexicon import GENDER
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.provided.constituents import (
    Words,
    is_noun,
    is_person,
    is_plural,
    phrase_end,
    subject_at,
)
from mnemic.memory.formation.provided.plain import Plain
from mnemic.memory.formation.wordlists import word_set

NAMED_MAX = 12
"""How many phrases before a pronoun are looked at."""

MEANT_MAX = 2
"""How many of them one pronoun may mean."""

_GROUPS = word_set(
    """club team band choir company practice squad crew society charity firm shop salon business
    school lab department group class church council committee troupe orchestra league bank"""
)
_HE = re.compile(r"\b(?P<he>he|him|his)\b", re.IGNORECASE)
_SHE = re.compile(r"\b(?P<she>she|her|hers)\b", re.IGNORECASE)
_IT = re.compile(r"\b(?P<it>it|its|that|this)(?P<be>['’]?s)?\b", re.IGNORECASE)
_CLEFT = re.compile(r"\A(?:it|that)['’]?s?\s+(?:is\s+)?(?:the|an?|my)\s[^,;]*\bthat\b", re.IGNORECASE)
_WE = re.compile(r"\b(?:we|us|our)\b", re.IGNORECASE)
_OURS = word_set("my our the")


def resolved(clause: str, before: Sequence[str]) -> Iterator[Plain]:
    """Give a clause with what points back in it put in the words it points to.

    `before` are the stretches said before it, in order, the clause's own sentence last.
    """
    named = [one for text in before for one in phrases_of(text)][-NAMED_MAX:]
    for pattern, gender in ((_SHE, "f"), (_HE, "m")):
        if pattern.search(clause) is None:
            continue
        meant = [whom for whom in reversed(named) if _may_be(whom, gender)][:1]
        for whom in meant:
            yield Plain(_put(clause, pattern, whom), whom)
    points = _IT.match(clause)
    if points is not None:
        things = [
            one
            for one in reversed(named)
            if not is_person(read(one)) and not is_plural(read(one)) and _CLEFT.search(clause) is None
        ]
        rest = clause[points.end() :].strip()
        if points["it"].lower() == "its" and points["be"] is None:
            rest = f"is {rest}"
        elif points["be"] is not None:
            rest = f"is {rest}"
        for thing in things[:MEANT_MAX]:
            yield Plain(f"{thing} {rest}", thing)
    if _WE.search(clause) is not None:
        groups = (g for g in reversed(named) if read(g)[-1].low in _GROUPS and g not in clause)
        for group in [*groups][:1]:
            yield Plain(_as_group(clause, group), group)


def phrases_of(text: str) -> Iterator[str]:
    """Give the noun phrases of a text that name somebody or something, in order."""
    words = read(text)
    at = 0
    while at < len(words):
        end = _whole(words, at)
        if end is None:
            at += 1
            continue
        phrase = text[words[at].start : words[end - 1].end]
        named = words[at].text[:1].isupper() or words[at].low in _OPENS or at == 0
        if named and is_noun(words[end - 1]):
            yield phrase
        at = end


_OPENS = word_set("my our the a an his her their its another")


def _whole(words: Words, at: int) -> int | None:
    """Give the end of the longest phrase at a word that is no clause of its own."""
    end = phrase_end(words, at)
    verb = subject_at(words, at)
    while end is not None and verb != end:
        longer = phrase_end(words, at, beyond=end)
        if longer is None or not words[longer - 1].text[:1].isalnum():
            return end
        end = longer
    return end


def _may_be(whom: str, gender: str) -> bool:
    words = read(whom)
    if words[0].low in {"his", "her", "their", "its"}:
        return False
    genders = {GENDER.get(word.low, "") for word in words} - {""}
    return genders == {gender} or (not genders and is_person(words))


def _put(clause: str, pattern: re.Pattern[str], whom: str) -> str:
    """Put somebody in the place of a pronoun; a possessive takes their ending."""

    def instead(found: re.Match[str]) -> str:
        low = found.group().lower()
        owned = low == "his" or (low == "her" and _is_owning(clause, found.end()))
        return f"{whom}'s" if owned else whom

    return pattern.sub(instead, clause)


def _is_owning(clause: str, at: int) -> bool:
    after = read(clause[at:])
    return bool(after) and is_noun(after[0]) and after[0].text[:1].isalpha()


def _as_group(clause: str, group: str) -> str:
    head = read(group)
    phrase = group if head[0].low in _OURS else f"the {head[-1].text}"

    def instead(found: re.Match[str]) -> str:
        return f"{phrase}'s" if found.group().lower() == "our" else phrase

    return _WE.sub(instead, clause)
