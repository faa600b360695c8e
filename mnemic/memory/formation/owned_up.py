"""A riddle about its speaker, and its answer: "guess who got voted in? yep, me" (`formation@11`).

What is asked in jest of "who" is told of the speaker once they own up to it in the next breath.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import given, verb_form, verb_lemma
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause

OWNED = "owned up"
"""What leads a clause about "who" that is told of its speaker."""

_RIDDLE = re.compile(
    r"(?:(?:so|ok|okay|hey|and|well|oh|also)[\s,]+)*guess\s+(?=who(?:['’]s)?\s+\w)", re.I
)
_ME = re.compile(
    r"(?:(?:yep|yes|yeah|yup|correct|you\s+guessed\s+it|that['’]?s\s+right)[\s,.!]*)*"
    r"(?:me|moi|yours\s+truly|muggins(?:\s+here)?|this\s+(?:guy|girl|one|idiot|fool))[\s.!]*",
    re.I,
)


def owned_up(clauses: Sequence[Clause]) -> tuple[Clause, ...]:
    """Give the clauses of a turn with "guess who ...? me" told of its speaker."""
    out = list(clauses)
    for n, clause in enumerate(clauses[:-1]):
        found = _RIDDLE.match(clause.text)
        if found is None or clause.attributed or _ME.fullmatch(clauses[n + 1].text) is None:
            continue
        start = found.end()
        out[n] = replace(
            clause,
            text=clause.text[start:],
            start=clause.start + start,
            mood=Mood.STATEMENT,
            leads=OWNED,
        )
    return tuple(out)


def as_mine(words: Words) -> Words:
    """Give "I'm moving to Ghent" of "who's moving to Ghent"; other words as they are."""
    if len(words) < 3 or words[0].low != "who":
        return words
    me, rest = given("I", words[0].start), words[1:]
    if rest[0].low == "just":
        rest = rest[1:]
    verb = rest[0]
    if verb.low in {"'s", "is"}:
        doing = verb_form(rest[1].low, verb_lemma(rest[1].low) or "") == "past"
        return (me, given("'ve" if doing and verb.low == "'s" else "am", verb.start), *rest[1:])
    if verb.low == "has":
        return (me, given("have", verb.start), *rest[1:])
    lemma = verb_lemma(verb.low)
    if lemma is not None and verb_form(verb.low, lemma) == "s":
        return (me, verb._replace(text=lemma, low=lemma), *rest[1:])
    return (me, *rest)


__all__ = ["OWNED", "as_mine", "owned_up"]
