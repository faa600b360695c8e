"""What stands before the speaker, put behind the verb: "Literary work I refuse"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.words import ADVERBS, PREPOSITIONS, read
from mnemic.memory.formation.provided.constituents import Words, subject_at
from mnemic.memory.formation.wordlists import word_set

FRONT_WORDS_MAX = 8
"""Longest phrase that is put behind its verb, in words."""

_HELPING = word_set(
    """am is are was were have has had can could will would must do does did should 'm 've 'll 'd
    're ca wo n't not never may might shall"""
)
_PARTICLES = word_set("up down in out off on away over back round around through")
_TIMES = word_set("every each most last this next these once twice sometimes all")
_SUPPOSING = word_set(
    "if unless whether when whenever while because although though since as until"
)
_PARTING = word_set("who which where that whose , ; : — – because so but if when")
_CLEFT_ALL = re.compile(
    r"all\s+(?P<who>i|we|[\w'’ ]{1,30}?)\s+(?P<does>\w+)\s+(?:is|are)\s+(?P<what>.+)", re.IGNORECASE
)


def unfronted(clause: str) -> Iterator[str]:
    """Give a clause with what stands before its speaker behind its verb."""
    only = _CLEFT_ALL.fullmatch(clause)
    if only is not None:
        yield f"{only['who']} {only['does']} only {only['what']}"
        yield f"{only['who']} only {only['does']} {only['what']}"
        return
    cut = _subject_start(clause)
    if not cut:
        return
    front = clause[:cut].strip(" ,")
    said = clause[cut:].strip()
    words, opens = read(said), read(front)
    verb = subject_at(words, 0)
    if verb is None or not opens or opens[0].low in _SUPPOSING or not _is_phrase(opens):
        return
    if opens[0].low in PREPOSITIONS | _TIMES | {"the"} or _is_day(opens[0].low):
        plain = said.rstrip(" .!")
        main, comma, rest = plain.partition(", ")
        yield f"{main} {front}"
        if comma:
            yield f"{main} {front} {rest}"
        if _is_day(opens[0].low):
            yield f"{plain} on {front}"
    if opens[0].low in PREPOSITIONS | _TIMES or _is_day(opens[0].low):
        return
    at = verb
    while at + 1 < len(words) and words[at].low in _HELPING | ADVERBS:
        at += 1
    behind = words[at + 1].low if at + 1 < len(words) else ""
    if behind and behind not in PREPOSITIONS | ADVERBS | _PARTICLES and behind.isalpha():
        # It has an object of its own: what is fronted is none.
        return
    if behind in _PARTICLES and (at + 2 >= len(words) or words[at + 2].low not in PREPOSITIONS):
        at += 1
    cut = words[at].end
    yield f"{said[:cut]} {front}{said[cut:]}"


def _subject_start(clause: str) -> int:
    """Give where the subject stands behind something fronted, 0 where nothing is."""
    words = read(clause)
    timed = bool(words) and (words[0].low in PREPOSITIONS | _TIMES or _is_day(words[0].low))
    for k, word in enumerate(words[: FRONT_WORDS_MAX + 1]):
        may = word.low in {"i", "we"} or (timed and k > 1 and word.low in _OWNING)
        if may and subject_at(words, k) is not None:
            return word.start
    return 0


_OWNING = word_set("my our the he she they it")


def _is_phrase(front: Words) -> bool:
    """Tell whether what is fronted is one phrase and no clause."""
    return (
        len(front) <= FRONT_WORDS_MAX
        and _PARTING.isdisjoint(word.low for word in front)
        and subject_at(front, 0) is None
    )


def _is_day(low: str) -> bool:
    return low in DAY_WORDS
