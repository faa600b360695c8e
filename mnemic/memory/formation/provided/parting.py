"""A sentence as its clauses, each with a subject of its own or its neighbour's.

"Derek's a farrier, so he's no help, and I do a rebuild" says three things of two; what
one clause denies, doubts or counts is not said in the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.words import ADVERBS, read
from mnemic.memory.formation.provided.constituents import PRONOUNS, Words, finite_at, subject_at
from mnemic.memory.formation.provided.plain import Plain
from mnemic.memory.formation.wordlists import word_set

CLAUSES_MAX = 16
"""How many clauses of one sentence are read."""

_JOINTS = word_set("and but so because cos coz cuz since as while whereas although though hence plus")
_SIGNS = word_set(", ; : — – - .")
_LED = re.compile(
    r"\b(?:which|that['’]?s|this is|that is)\s+(?:is\s+)?why\s+|\bseeing (?:as|that)\s+"
    r"|\bgiven that\s+|\b(?:the )?(?:reason|thing) (?:being|is),?\s+|\bit['’]?s (?:just )?that\s+",
    re.IGNORECASE,
)
_GOVERNING = word_set(
    """if unless whether when whenever until till once suppose supposing imagine who whom whose
    that than"""
)
_AUXILIARY = word_set("am 'm was were have had can could will would must do did are")
_RELATIVE = word_set("who which that whose where whom")


def parted(sentence: str) -> Iterator[Plain]:
    """Give the clauses of a sentence, in order."""
    sentence = _LED.sub("; ", sentence)
    words = read(sentence)
    starts = list(_starts(words))
    if not starts:
        return
    bounds = [*(opened for opened, _, _ in starts), len(words)]
    subject: str = ""
    governed = False
    for number, (opened, at, verb) in enumerate(starts[:CLAUSES_MAX]):
        end = bounds[number + 1]
        while end > opened and words[end - 1].low in _SIGNS | _JOINTS | {"then", "also"}:
            end -= 1
        if end <= verb:
            continue
        text = sentence[words[opened].start : words[end - 1].end]
        own = at != verb
        if own:
            governed = words[opened].low in _GOVERNING
            subject = sentence[words[at].start : words[verb - 1].end]
        if governed or _is_open(words, opened, end):
            subject = "" if not own else subject
            continue
        if own:
            yield Plain(text)
        elif subject:
            yield Plain(f"{subject} {text}", subject)


def _starts(words: Words) -> Iterator[tuple[int, int, int]]:
    """Give where clauses open, where their subject stands, and their verb: the verb's for both."""
    at = 0
    single = True
    open_at = 0
    while at < len(words):
        verb = subject_at(words, at)
        joined = at == 0 or words[at - 1].low in _JOINTS | _SIGNS
        if verb is not None and joined:
            yield at, at, verb
            single = words[at].low not in {"i", "we", "they", "you"}
            at = open_at = verb + 1
            continue
        if words[at].low in _RELATIVE:
            # A verb further on may be of whom the relative is of.
            open_at = len(words)
        shares = at > 0 and joined and words[at].low not in PRONOUNS and open_at <= at
        if shares and _shares(words, at, single=single):
            yield at, at, at
        elif joined and at + 1 < len(words):
            fronted = _fronted(words, at)
            if fronted is not None:
                yield at, *fronted
                single = words[fronted[0]].low not in {"i", "we", "they", "you"}
                at = open_at = fronted[1] + 1
                continue
        at += 1


FRONT_WORDS_MAX = 12
"""How many words may stand before a clause's subject."""


def _fronted(words: Words, at: int) -> tuple[int, int] | None:
    """Find the speaker as the subject behind what is fronted: "on Sundays I row"."""
    for k in range(at + 1, min(at + FRONT_WORDS_MAX, len(words))):
        if words[k].low in _SIGNS - {","} or words[k].low in _JOINTS | _GOVERNING:
            return None
        if words[k].low in {"i", "we"}:
            verb = subject_at(words, k)
            return None if verb is None else (k, verb)
    return None


def _shares(words: Words, at: int, *, single: bool) -> bool:
    k = at
    while k < len(words) and words[k].low in ADVERBS:
        k += 1
    if k >= len(words):
        return False
    if not single:
        return words[k].low in _AUXILIARY
    return finite_at(words, at, plural=False) and not words[k].low.endswith("ed")


def _is_open(words: Words, opened: int, end: int) -> bool:
    """Tell whether a clause supposes or asks what it says."""
    return words[opened].low in _GOVERNING or words[end - 1].low == "?"
