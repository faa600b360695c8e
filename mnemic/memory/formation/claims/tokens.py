"""The words of a statement or clause as a claim is read: folded, numbers as digits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.claims.lexicon import (
    AGES,
    COVERS_DISTANCE,
    DISLIKES,
    EXTRA_STOP,
    PERIODS,
    PHRASES,
    SHORT_KILOMETERS,
    UNIT_FOLD,
    VERY_NEGATORS,
)
from mnemic.memory.formation.lemmas import STOP_WORDS, canonical, lemma, lemma_sequence
from mnemic.memory.formation.numerals import MULTIPLIERS, ORDINALS, cardinal
from mnemic.memory.formation.wordlists import word_set

TEXT_CHARS_MAX = 8_192
"""How much of a text is read as a claim, in characters."""

WORD_LENGTH_MAX = 64
"""Longest word that is looked up, as in `lemmas`."""

LACKING = "lacking"
"""Stands before the one word that "gluten-free" lacks."""

WORD_CACHE_ENTRIES = 16_384
"""How many folded words are remembered; all are pure results."""


class Token(NamedTuple):
    """Hold one word: `low` as written small, `term` its content lemma or "".

    `number` is the value in digits of a number, "" of a word. `mark` is a sign that may
    end a clause. `name` tells a proper name.
    """

    low: str
    term: str = ""
    number: str = ""
    mark: bool = False
    name: bool = False


_SCAN = re.compile(
    r"(?P<clock>\d{1,2}:\d\d)(?!\d)"
    r"|(?P<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d+(?:\.\d+)?(?!\.?\d))"
    r"(?P<tail>[^\W\d_]*)(?P<more>[\w]*)"
    r"|(?P<word>[^\W_]++(?:['.\-&_/][^\W_]++)*(?:[+#]++(?!\w)|'(?!\w))?)"
    r"|(?P<mark>[,.!?;:—–()])"
)
_HYPHENED = re.compile(r"[^\W\d_]{2,}(?:-[^\W\d_]{2,})+")
_FREE = re.compile(r"\b(\w{2,40})-free\b|\b(\w{2,40}) free(?= \w)", re.I)
_SCALES = {"hundred": 100, "thousand": 1_000, "million": 1_000_000, "billion": 1_000_000_000}
_TAILS = {"k": 1_000, "bn": 1_000_000_000}


def tokens(text: str) -> list[Token]:
    """Read at most `TEXT_CHARS_MAX` characters as tokens, fixed phrases folded first."""
    text = " ".join(text[:TEXT_CHARS_MAX].split())
    if COVERS_DISTANCE.search(text):
        text = SHORT_KILOMETERS.sub(r"\1 km", text)
    for pattern, instead in PHRASES:
        text = pattern.sub(instead, text)
    text = _FREE.sub(_absence, " ".join(text.split()))
    return list(_with_units(_joined_numbers(list(_scan(text)))))


def _absence(match: re.Match[str]) -> str:
    """Read "gluten-free bread" as what it lacks; a person who is free lacks nothing."""
    lacked = match.group(1) or match.group(2)
    found = parts_of_speech(lacked.lower())
    if match.group(1) is None and ("NOUN" not in found or "AUX" in found or lacked in _NOT_LACKED):
        return match.group()
    return f"without_{lacked}"


_NOT_LACKED = word_set("is are was were be a the for my their more some any of user i")


def _scan(text: str) -> Iterator[Token]:
    opens = True
    for match in _SCAN.finditer(text):
        if match["mark"]:
            yield Token(match["mark"], mark=True)
            opens = match["mark"] in ".!?" or (opens and match["mark"] != ",")
            continue
        if match["clock"]:
            hour, minute = match["clock"].split(":")
            value = str(int(hour)) if minute == "00" else f"{int(hour)}:{minute}"
            yield Token(match["clock"], number=value)
        elif match["number"]:
            yield from _number(match)
        else:
            after = text[match.end() : match.end() + 2]
            yield from _word(match["word"], opens=opens, before_name=after[1:2].isupper())
        opens = False


def _number(match: re.Match[str]) -> Iterator[Token]:
    digits, tail = match["number"].replace(",", ""), match["tail"].lower()
    if match["more"]:
        yield Token(match.group().lower(), term=match.group().lower(), name=True)
        return
    if tail in _TAILS and not match["tail"].isupper():
        yield Token(match.group().lower(), number=_scaled(digits, _TAILS[tail]))
        return
    if tail in {"st", "nd", "rd", "th"}:
        yield Token(match.group().lower(), term=f"{int(float(digits))}th")
        return
    unit = UNIT_FOLD.get(tail, tail)
    known = unit in UNIT_FOLD.values() or not tail
    if not known:
        yield Token(match.group().lower(), term=match.group().lower(), name=True)
        return
    yield Token(digits, number=_plain(digits))
    if tail:
        yield Token(unit, term="" if unit == "time" else unit)


def _plain(digits: str) -> str:
    whole, dot, part = digits.partition(".")
    part = part.rstrip("0")
    return (whole.lstrip("0") or "0") + (dot + part if part else "")


def _scaled(digits: str, scale: int) -> str:
    whole, _, part = digits.partition(".")
    zeros = len(str(scale)) - 1
    return _plain(whole + (part + "0" * zeros)[:zeros])


def _word(written: str, *, opens: bool, before_name: bool) -> Iterator[Token]:
    if written.lower().startswith("without_"):
        yield Token(LACKING)
        yield from _word(written[8:], opens=False, before_name=False)
        return
    if _HYPHENED.fullmatch(written) and canonical(written.lower()) == written.lower():
        for part in written.split("-"):
            yield from _word(part, opens=opens, before_name=before_name)
        return
    for part in written.split("/") if "/" in written else (written,):
        if part:
            yield from _one(part, named=_is_name(part, opens=opens, before_name=before_name))


def _is_name(written: str, *, opens: bool, before_name: bool) -> bool:
    if not written[0].isupper() or written in {"I", "User", "User's", "I'm", "I've", "I'd", "I'll"}:
        return False
    if cardinal(written) is not None or written.lower() in MULTIPLIERS:
        return False
    if not opens or any(c.isupper() or c.isdecimal() for c in written[1:]):
        return True
    bare = written.lower().removesuffix("'s")
    return bare not in STOP_WORDS and (before_name or not parts_of_speech(bare))


def _one(written: str, *, named: bool) -> Iterator[Token]:
    low = written.lower()
    value = None if named else cardinal(low)
    if value is not None and low not in {"hundred", "thousand"}:
        yield Token(low, number=str(value))
        return
    if low in MULTIPLIERS and low != "once":
        yield Token(low, number=str(MULTIPLIERS[low]))
        yield Token("times")
        return
    if low in ORDINALS and low not in {"first", "second"}:
        yield Token(low, term=f"{ORDINALS[low]}th")
        return
    parts = lemma_sequence(written)
    if len(parts) > 1:
        for part in parts:
            yield Token(part, term=term(part))
        return
    yield Token(low, term=term(written, named=named), name=named)


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def term(word: str, *, named: bool = False) -> str:
    """Give the content lemma of one word, synonyms folded; "" for what carries no claim."""
    low = word.lower().removesuffix("'s").removesuffix("'")
    if low in PERIODS:
        return PERIODS[low]
    if low in EXTRA_STOP or low in VERY_NEGATORS:
        return ""
    if named and low in STOP_WORDS and low not in _NEVER_NAMES:
        return low
    if low in STOP_WORDS:
        return ""
    found = lemma(low)
    if found == low and low.isalpha() and not parts_of_speech(low):
        # A name that ends in s is one name, written large or small.
        found = lemma(low.removesuffix("s")) if _plural_like(low) else low
    folded = canonical(_SAME_DOING.get(found, found))
    if folded in DISLIKES:
        return "like"
    if folded in STOP_WORDS or folded in EXTRA_STOP or folded in VERY_NEGATORS:
        return ""
    return folded


_SAME_DOING = {"cycle": "bicycle", "assistance": "help"}
_NEVER_NAMES = word_set("i a the and or my we our it is not")


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def parts_of_speech(low: str) -> dict[str, str]:
    """Give the parts of speech the dictionary has for a word, each with its lemma."""
    if len(low) > WORD_LENGTH_MAX:
        return {}
    return {pos: str(found[0]) for pos, found in lemmas.by_class(low).items()}


def is_known(lemma_of: str) -> bool:
    """Tell whether the dictionary has a word as a noun, verb or adjective."""
    return not {"NOUN", "VERB", "ADJ"}.isdisjoint(parts_of_speech(lemma_of))


def _plural_like(low: str) -> bool:
    return len(low) > 3 and low.endswith("s") and not low.endswith(("ss", "us", "is"))


def _joined_numbers(scanned: list[Token]) -> Iterator[Token]:
    """Read "two hundred and fifty" and "20 thousand" as one number."""
    at = 0
    while at < len(scanned):
        token = scanned[at]
        if not token.number and token.low not in {"hundred", "thousand", "half"}:
            yield token
            at += 1
            continue
        if token.low == "half":
            after = scanned[at + 1].term if at + 1 < len(scanned) else ""
            yield Token("half", number="0.5") if after in _HALVED else token
            at += 1
            continue
        value, end = _spelled(scanned, at)
        yield Token(token.low, number=value) if value else token
        at = end


def _with_units(found: Iterable[Token]) -> Iterator[Token]:
    """Read "45 min" as minutes, and the times of "3 times" as part of the count."""
    counted = False
    for token in found:
        unit = UNIT_FOLD.get(token.low)
        if counted and (token.low in {"time", "times"} or unit == "time"):
            yield Token("time")
        elif counted and token.low in AGES:
            yield Token(AGES[token.low])
        elif counted and unit is not None:
            yield Token(unit, term=unit)
        else:
            yield token
        counted = bool(token.number)


_HALVED = word_set("hour day mile year liter cup pint week month kilometer")


def _spelled(scanned: list[Token], at: int) -> tuple[str, int]:
    token = scanned[at]
    if token.number and not token.number.isdecimal():
        return token.number, at + 1
    total, group = 0, int(token.number) if token.number else 1
    at += 1 if token.number else 0
    previous = group
    scaled = False
    while at < len(scanned):
        low, number = scanned[at].low, scanned[at].number
        if low in _SCALES and not number:
            scaled = True
            if low == "hundred":
                group *= 100
            else:
                total, group = total + group * _SCALES[low], 0
            previous = 1_000
        elif low == "and" and scaled and at + 1 < len(scanned) and _small(scanned[at + 1]):
            at += 1
            continue
        elif (
            number.isdecimal()
            and not low.isdecimal()
            and int(number) < previous
            and (
                scaled
                or (previous >= 20 and previous % 10 == 0 and previous < 100 and int(number) < 10)
            )
        ):
            group += int(number)
            previous = int(number)
        else:
            break
        at += 1
        if total + group > 10**15:
            break
    return str(total + group), at


def _small(token: Token) -> bool:
    return token.number.isdecimal() and len(token.number) < 3 and not token.low.isdecimal()
