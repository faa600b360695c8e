"""Two readings brought to one writing: a compound is the two words the other text writes."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from mnemic.memory.formation.claims.reading import Reading, read
from mnemic.memory.formation.claims.tokens import is_known, term

replace = msgspec.structs.replace

COMPOUND_PART_MIN = 3
"""Fewest letters of one part of a compound whose parts the other text writes apart."""

COMPOUND_LETTERS_MIN = 7
"""Shortest compound of which the other text need have one part only: beekeeping, bees."""

WORD_LETTERS_MAX = 40
"""Longest word that is taken apart."""


def aligned(a: Reading, b: Reading) -> tuple[Reading, Reading]:
    """Give both readings with compounds split where the other writes two words."""
    in_a, in_b = _split_compounds(a, b), _split_compounds(b, a)
    return in_a, in_b


def _split_compounds(a: Reading, b: Reading) -> Reading:
    have = b.content
    parts: dict[str, tuple[str, ...]] = {}
    for word in a.content - have:
        found = _parts(word, have)
        if found:
            parts[word] = tuple(sorted(found, key=b.terms.index))
    if not parts:
        return a
    return replace(
        a,
        terms=tuple(p for t in a.terms for p in parts.get(t, (t,))),
        phrases=tuple(
            phrase for t, phrase in zip(a.terms, a.phrases, strict=True) for _ in parts.get(t, (t,))
        ),
        clauses=tuple(
            (frozenset(p for t in said for p in parts.get(t, (t,))), denied)
            for said, denied in a.clauses
        ),
        objects=tuple(
            replace(o, lemmas=tuple(p for t in o.lemmas for p in parts.get(t, (t,))))
            for o in a.objects
        ),
    )


def _parts(word: str, have: frozenset[str]) -> tuple[str, str] | None:
    return next(((x, y) for x, y in _halves(word) if x in have and y in have), None)


def _halves(word: str) -> Iterator[tuple[str, str]]:
    """Give every way to write a word as two, each half as its lemma."""
    if not word.isalpha():
        return
    for at in range(COMPOUND_PART_MIN, min(len(word), WORD_LETTERS_MAX) - COMPOUND_PART_MIN + 1):
        first, second = term(word[:at]), term(word[at:])
        if first and second:
            yield first, second


def names_subject(subject: str, gold: str) -> bool:
    """Tell whether a lemma of a subject names one of a gold key or statement.

    An inflection, or a compound of one, names it too: "weightlifting" and "lifting
    weights". The user bucket has no lemma and names nothing.
    """
    a, b = aligned(read(subject), read(gold))
    ours, theirs = _lemmas(a), _lemmas(b)
    return bool(
        ours & theirs
        or any(_compound_of(word, theirs) for word in ours)
        or any(_compound_of(word, ours) for word in theirs)
    )


def _lemmas(reading: Reading) -> frozenset[str]:
    return reading.content.union(*reading.absences)


def _compound_of(word: str, have: frozenset[str]) -> bool:
    """Tell whether a word is made of one of these and another known word."""
    if len(word) < COMPOUND_LETTERS_MIN:
        return False
    return any(
        first in have or second in have
        for first, second in _halves(word)
        if is_known(first) and is_known(second)
    )
