"""How long somebody has been at what they told: "I'm a plumber and I've been doing this since 2009".

`this`, `that`, `it` and `so` stand for the trade or the practice of the clause before, or of
the same clause behind a comma ("I'm a line cook, been at it since 2020").
"""

from __future__ import annotations

import lemminflect

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PUNCTUATION,
    Word,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Polarity

DOING_WORDS_MAX = 12
"""Longest clause whose doing is kept in mind, in words."""

_AM = frozenset({"'m", "am", "m"})
_ENDS = PUNCTUATION | word_set(
    "at in for with by near and but who which where mostly mainly since on out from"
)
_PRACTISED = frozenset({ClaimKind.ROLE, ClaimKind.SKILL, ClaimKind.HABIT, ClaimKind.ONGOING_PROJECT, ClaimKind.INTEREST, ClaimKind.PROJECT_FACT})  # fmt: skip


def doing_told(words: Words, made: tuple[Claim, ...]) -> Words:
    """Give "been a plumber" of "I'm a plumber", "groomed dogs" of "I groom dogs"; () for neither."""
    told = any(
        o.about in {"user", "team"} and o.kind in _PRACTISED and o.polarity is Polarity.ASSERT
        for o in made
    )
    return practice(words) if told else ()


def practice(words: Words) -> Words:
    """Give what the speaker is or does by trade as it stands behind `have`."""
    if len(words) < 3 or words[0].low not in {"i", "we"}:
        return ()
    if words[1].low in _AM:
        if words[2].low not in {"a", "an"}:
            return ()
        end = next((k for k in range(3, len(words)) if words[k].low in _ENDS), len(words))
        noun = tuple(w for w in words[2:end] if w.low not in _STANDING)
        if len(noun) > 1 and noun[1].low[0] not in "aeiou":
            noun = (noun[0]._replace(text="a", low="a"), *noun[1:])
        elif len(noun) > 1 and noun[0].low == "a":
            noun = (noun[0]._replace(text="an", low="an"), *noun[1:])
        return (given("been", 0), *(given(w.text, 0) for w in noun)) if 2 <= len(noun) <= 6 else ()
    verb = words[1].low
    if verb_lemma(verb) != verb or verb in _NO_PRACTICE or len(words) > DOING_WORDS_MAX:
        return ()
    found = lemminflect.getInflection(verb, "VBN")
    end = next((k for k in range(2, len(words)) if words[k].low in _BREAKS), len(words))
    if not found or end < 3:
        return ()
    return (given(found[0], 0), *(given(w.text, 0) for w in words[2:end]))


_STANDING = word_set(
    "self-employed freelance full-time part-time certified licensed licenced qualified independent registered chartered"
)
"""How a trade is followed today; it is the trade that has been followed since."""

_NO_PRACTICE = word_set(
    "be have need want know think feel hope like love hate get go see say mean guess live wonder wish seem take use try"
)
_BREAKS = PUNCTUATION | word_set("and but because so who which since when while")
_THIS = frozenset({"this", "that", "it", "so"})


def since_then(words: Words, doing: Words) -> Words:
    """Give "I have been a plumber since 2009" of "I've been doing this since 2009"; () for another."""
    if not doing or len(words) < 4:
        return ()
    at = 1 if words[0].low in {"i", "we"} else 0
    behind = _span_at(words, at)
    if not behind or not _is_span(words[behind:]):
        return ()
    start = words[0].start
    who = words[0] if at else given("I", start)
    done = tuple(w._replace(start=start, end=start - 1) for w in doing)
    return (who, given("have", start), *done, *_for(words[behind:]))


def _span_at(words: Words, at: int) -> int:
    """Give where the time starts behind "have been doing this", "been at it", 0 for another clause."""
    lows = [w.low for w in words]
    if at and lows[at : at + 1] not in (["'ve"], ["have"], ["ve"]):
        return 0
    at += lows[at] in {"'ve", "have", "ve"}
    at += lows[at : at + 1] in (["now"], ["just"], ["only"], ["also"])
    for phrase in (("been", "doing"), ("been", "at"), ("been", "in"), ("done",)):
        n = len(phrase)
        if tuple(lows[at : at + n]) != phrase or at + n >= len(lows):
            continue
        if lows[at + n] in _THIS - ({"so"} if phrase[-1] in {"at", "in"} else set()):
            behind = at + n + 1
            behind += lows[behind : behind + 3] == ["for", "a", "living"] and 3
            behind += lows[behind : behind + 1] in (
                ["job"],
                ["work"],
                ["trade"],
                ["professionally"],
            )
            return behind
    return at + 2 if lows[at : at + 2] in (["been", "there"], ["been", "one"]) else 0


_YEARS = frozenset({"year", "years", "decades", "decade", "yrs", "yr", "season", "seasons"})


def _is_span(rest: Words) -> bool:
    """Tell whether a time is one of years: "since 2009", "for twenty years", not "since noon"."""
    lows = [w.low for w in rest]
    if not lows:
        return False
    if lows[0] == "since":
        year = any(low.isdecimal() and len(low) == 4 for low in lows[1:4])
        return year or lows[1:3] == ["i", "was"] or bool(_LONG_AGO & set(lows[1:]))
    return bool(_YEARS & set(lows[:6])) and "ago" not in lows


_LONG_AGO = word_set(
    "school college university uni childhood teens twenties thirties pandemic covid apprenticeship forever"
)


def _for(rest: Words) -> Words:
    """Give a length of time its "for": "11 years" is for so long."""
    first = rest[0]
    counted = (
        first.low in NUMBERS
        or first.low[0].isdecimal()
        or first.low in {"about", "over", "almost", "nearly"}
    )
    return (given("for", first.start), *rest) if counted else rest


MOSTLY = word_set("mostly mainly primarily usually")


def trailed_by_years(words: Words) -> Parts | None:
    """Part "I'm a line cook, been there since 2020" and "I'm an electrician, mostly rewires"."""
    at = next((k for k in range(3, len(words) - 2) if words[k].low in _CUTS), 0)
    if not at or words[0].low not in {"i", "we"}:
        return None
    front, rest = words[:at], words[at + 1 :]
    cut = next((k for k in range(2, len(rest)) if rest[k].low in _CUTS), len(rest))
    tail, left = rest[:cut], rest[cut:]
    doing = practice(front)
    if not doing:
        return None
    if tail[0].low in MOSTLY and doing[0].low == "been":
        if noun_lemma(tail[-1].low) == tail[-1].low or len(tail) > MOSTLY_WORDS_MAX:
            return None
        start = tail[0].start
        told = (given("I", start), tail[0], given("do", start), *tail[1:])
        return Parts((*front, *left), (told,))
    told = since_then(tail, doing)
    return Parts((*front, *left), (told,)) if told else None


_CUTS = frozenset({",", "-", "–", "—", ";"})
MOSTLY_WORDS_MAX = 6
"""Longest work that somebody's trade mostly is, in words."""


def ever_since(words: Words) -> Parts | None:
    """Part "I retired in 2011 and have kept bees ever since": the bees have been kept since 2011.

    So is what somebody has not done since: "I quit two years ago and haven't touched wine since".
    """
    if words[0].low not in {"i", "we"} or words[-1].low != "since":
        return None
    at = next(
        (
            k
            for k in range(3, len(words) - 4)
            if words[k].low == "and" and words[k + 1].low in _HAVE
        ),
        0,
    )
    ever = words[-2].low == "ever"
    denied = bool(at) and words[at + 2].low in _NOT and words[at + 3].low != "looked"
    host = words[: at - (words[at - 1].low == ",")]
    when = _dated(host) if at and denied else host[-1:] if at and _is_year(host[-1]) else ()
    if not when or not (ever or denied):
        return None
    end = words[-1].start
    me = given(words[0].text, words[at].start)
    told = (me, *words[at + 1 : -1 - ever], given("since", end))
    return Parts(words[:at], ((*told, *(given(w.text, end) for w in when)),))


def _dated(host: Words) -> Words:
    """Give the time on which a clause ends: "2020", "two years ago"; () for none."""
    if _is_year(host[-1]):
        return host[-1:]
    if host[-1].low == "ago" and len(host) > AGO_WORDS and noun_lemma(host[-2].low) in _LONG:
        return host[-AGO_WORDS:]
    return ()


def _is_year(word: Word) -> bool:
    return word.low.isdecimal() and len(word.low) == YEAR_DIGITS


AGO_WORDS = 3
"""How many words "two years ago" has."""

_LONG = frozenset({"year", "month"})
_NOT = frozenset({"n't", "not"})
_HAVE = frozenset({"have", "'ve", "ve"})
YEAR_DIGITS = 4
"""How a year is written that something has been so since."""
