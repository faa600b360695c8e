"""How many people there are: in the owner's home, or in the team whom the turn is about.

"There are four of us" counts a household where nothing speaks against it. Behind "how many
people use it?" and beside "I'm the tech lead" it counts a team, and beside "I'm a vet" nobody
knows whom.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import (
    Words,
    points,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.told_things import OFFICE_MARK, TRADE_MARK
from mnemic.memory.formation.grammar.words import NUMBERS, Word, given
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

_BE = frozenset({"are", "'s", "is", "'re"})
_AT_HOME = word_set("home house flat apartment household family")
_ELSEWHERE = word_set(
    """practice office team company firm business shop department band group class lab studio clinic ward choir club
    startup agency crew unit course car queue room"""
)
"""Where "two of us" are that are no household: "just two of us in the practice"."""

_HOW_MANY = re.compile(r"\b(?:how many|how big|who else|what size|team)\b", re.I)
_OF_HOME = re.compile(
    r"\b(?:home|house|household|family|flat|live|living|cook|cooking|meals?|dinner|eat|kids)\b",
    re.I,
)
HOUSEHOLD_MAX = 12
"""More people than this are no household."""


def counted_by(question: str) -> frozenset[str]:
    """Give the mark of a turn that answers how many people there are somewhere that is no home."""
    elsewhere = _HOW_MANY.search(question) is not None and _OF_HOME.search(question) is None
    return frozenset({TRADE_MARK}) if elsewhere else frozenset()


def of_us(words: Words) -> Words:
    """Give "four of us ..." of "there are only four of us ..."; () for another clause."""
    lows = [w.low for w in words]
    if len(lows) < 5 or lows[0] != "there" or lows[1] not in _BE:
        return ()
    rest = words[3:] if lows[2] in {"just", "only"} else words[2:]
    counted = rest[0].low in NUMBERS or rest[0].low.isdecimal()
    return rest if counted and [w.low for w in rest[1:3]] == ["of", "us"] else ()


def household(words: Words, things: frozenset[str]) -> tuple[Claim, ...]:
    """Read "there are four of us at home", "it's just me and my dog"."""
    rest = of_us(words)
    if rest:
        return _counted(words, rest, things)
    lows = [w.low for w in words]
    if count := _of_table(words, lows):
        said = sentence("There are", count.text, "people in User's household")
        return () if things & {OFFICE_MARK, TRADE_MARK} else (_of_household(words, said),)
    if len(lows) < 5 or lows[0] != "it" or lows[1] not in _BE:
        return ()
    rest = words[3:] if lows[2] in {"just", "only"} else words[2:]
    if len(rest) < 3 or [w.low for w in rest[:2]] != ["me", "and"]:
        return ()
    with_ = strip_punctuation(until_time(rest[2:]))
    if not with_ or with_[0].low not in {"my", "our", "the"} or points(with_):
        return ()
    return (_of_household(words, sentence("User lives only with", say_words(with_, SELF))),)


def _of_table(words: Words, lows: list[str]) -> Word | None:
    """Read "we're two", "we are seven at table" as how many live together; None for another clause."""
    if len(lows) < COUNT_WORDS_MIN or lows[0] != "we" or lows[1] not in _BE:
        return None
    rest = words[3:] if lows[2] in {"just", "only"} else words[2:]
    if not rest or tuple(w.low for w in rest[1:]) not in _TOGETHER:
        return None
    some = rest[0].low in NUMBERS - {"one"} or (
        rest[0].low.isdecimal() and 1 < int(rest[0].low) <= HOUSEHOLD_MAX
    )
    return rest[0] if some else None


COUNT_WORDS_MIN = 3
_TOGETHER = ((), ("at", "table"), ("at", "the", "table"), ("at", "home"), ("in", "the", "house"))


def _counted(words: Words, rest: Words, things: frozenset[str]) -> tuple[Claim, ...]:
    where = strip_punctuation(rest[3:7])
    named = bool(where) and any(w.low in _AT_HOME for w in where)
    if where and (
        where[0].low not in {"at", "in", "living"} or any(w.low in _ELSEWHERE for w in where)
    ):
        return ()
    if not named and not where and things & {OFFICE_MARK, TRADE_MARK}:
        return (team_size(words, rest[0]),) if OFFICE_MARK in things else ()
    if rest[0].low.isdecimal() and int(rest[0].low) > HOUSEHOLD_MAX:
        return ()
    said = sentence("There are", rest[0].text, "people in User's household")
    return (_of_household(words, said),)


def of_us_doing(words: Words) -> Words:
    """Read "there's three of us making invoicing software" as what we are making; else ()."""
    rest = of_us(words)
    if len(rest) < 5 or not rest[3].low.endswith("ing"):
        return ()
    at = words[0].start
    return (given("we", at), given("are", at), *rest[3:])


def team_size(words: Words, count: Word) -> Claim:
    """Make the claim of how many people a team has."""
    return Claim(
        label="team", slot="team size", statement=sentence("There are", count.text, "people in User's team"),
        kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT, start=words[0].start, end=words[-1].end,
    )  # fmt: skip


def _of_household(words: Words, said: str) -> Claim:
    return Claim(
        label="household", slot="household", statement=said, kind=ClaimKind.RELATIONSHIP,
        type=BeliefType.RELATIONSHIP, start=words[0].start, end=words[-1].end,
    )  # fmt: skip
