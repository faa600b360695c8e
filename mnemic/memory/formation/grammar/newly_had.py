"""What somebody has newly, told by how they came by it: each gives () for all else (`formation@11`).

"Picked up our first ever car on Saturday, a used Fiat Panda" tells that there is a car, and which;
"they gave me an allotment" that there is an allotment; "passed my driving test" leaves out who did.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.ties import is_animal
from mnemic.memory.formation.grammar.words import PREPOSITIONS, PUNCTUATION, given, noun_lemma
from mnemic.memory.formation.wordlists import word_set


def newly_had(words: Words, behind: Words) -> tuple[Words, Words]:
    """Give what a clause says of a new thing, and which thing the words behind name; else twice ()."""
    if told := _by_its_speaker(words):
        return told, ()
    if told := _handed(words):
        return told, ()
    cut = next((k for k, w in enumerate(words) if w.low == ","), len(words))
    got = _fetched(words[:cut])
    return got, _which(words[cut + 1 :] or behind, words[0].start) if got else ()


_PASSED = word_set("passed failed defended submitted")
_JUST = word_set("just finally already")


def _by_its_speaker(words: Words) -> Words:
    """Read "passed my driving test!" with the "I" that it leaves out."""
    lows = [w.low for w in words[:3]]
    at = int(lows[:1] != [] and lows[0] in _JUST)
    if lows[at : at + 1] == [] or lows[at] not in _PASSED or lows[at + 1 : at + 2] != ["my"]:
        return ()
    small = tuple(w._replace(text=w.low) for w in words[: at + 1])
    return (given("I", words[0].start), *small, *words[at + 1 :])


_GIVERS = word_set("council university uni school landlord company work employer")
_GAVE = frozenset({"gave", "given", "allocated", "assigned"})
_TO_ME = frozenset({"me", "us"})
_KEPT = word_set(
    """allotment plot flat house garden office desk locker laptop phone van car bike permit licence license badge
    studio room apartment bungalow"""
)
"""What somebody who was given it has from then on."""


def _handed(words: Words) -> Words:
    """Read "they gave me an allotment last week, plot 14" as having one."""
    lows = [w.low for w in words]
    at = next((k for k in range(1, min(5, len(lows) - 2)) if lows[k] in _GAVE), 0)
    who = [low for low in lows[:at] if low not in {"have", "'ve", "has", "'s", *_JUST}]
    giver = who == ["they"] or (
        who[:1] in (["the"], ["my"]) and who[-1] in _GIVERS and len(who) == 2
    )
    if not at or not giver or lows[at + 1] not in _TO_ME or lows[at + 2] not in {"a", "an"}:
        return ()
    end = at + 2 + phrase_end(words[at + 2 :], 0)
    thing = until_time(words[at + 2 : end])
    behind = lows[at + 2 + len(thing) :]
    if len(thing) < THING_WORDS_MIN or noun_lemma(thing[-1].low) not in _KEPT:
        return ()
    if behind and behind[0] in {"to", "for", *_CONDITIONS}:
        # "A van for the day", "a room to wait in" go back.
        return ()
    start = words[0].start
    return (given("I", start), given("have", start), *thing)


THING_WORDS_MIN = 2
"""How many words a thing has with its article, at least."""

_CONDITIONS = word_set("if unless until till while tour call")

_FETCHED = (("picked", "up"), ("collected",), ("bought",), ("got",))
_DRIVEN = word_set("car van bike motorbike scooter campervan boat motorhome caravan tractor truck")


def _fetched(words: Words) -> Words:
    """Read "picked up our first ever car on Saturday" as having got it."""
    lows = [w.low for w in words]
    at = 0
    while at < len(lows) and lows[at] in {"i", "we", "have", "'ve", *_JUST}:
        at += 1
    step = next((len(p) for p in _FETCHED if tuple(lows[at : at + len(p)]) == p), 0)
    what = words[at + step :]
    core = until_time(what)
    owned = bool(core) and core[0].low in {"my", "our"} and len(core) >= THING_WORDS_MIN
    if not step or not owned or any(w.low in PREPOSITIONS | PUNCTUATION for w in core):
        return ()
    noun = noun_lemma(core[-1].low)
    first = any(w.low in {"first", "new"} for w in core[1:-1])
    if not first or not (noun in _DRIVEN or is_animal(noun)):
        return ()
    start = words[0].start
    verb = words[at].low if words[at].low in {"bought", "got"} else "got"
    return (given("I", start), given(verb, words[at].start), *what)


def _which(words: Words, start: int) -> Words:
    """Give "I have a used Fiat Panda" of ", a used Fiat Panda" behind what was got."""
    words = strip_punctuation(words)
    if not THING_WORDS_MIN <= len(words) <= NAME_WORDS_MAX or words[0].low not in {"a", "an"}:
        return ()
    if not is_name(words[-1]) or any(w.low in PREPOSITIONS | PUNCTUATION for w in words):
        return ()
    return (given("I", start), given("have", start), *words)


NAME_WORDS_MAX = 5
"""Longest name of which thing it is, in words: "a used Fiat Panda"."""


__all__ = ["newly_had"]
