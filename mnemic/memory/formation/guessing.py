"""Guesses from single telling cues: an instrument of one's own, a language's grammar, a newborn.

What is guessed here is as tentative as any other hypothesis, and closed: who owns an
accordion likely plays it, who asks about the Georgian dative may be interested in Georgian,
and who nurses a baby likely has one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct

from mnemic.memory.formation.grammar.fields import (
    BABY,
    CALLED_IN,
    GRAMMATICAL,
    INSTRUMENTS,
    PERSONS,
    TELLING_BABY,
)
from mnemic.memory.formation.grammar.lexicon import LANGUAGES
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

OWNER_WORDS_MAX = 4
"""How many words may stand between whose an instrument is and what it is."""

BABY_TERMS_MIN = 2
"""How many words of nursing tell of a baby."""

_WORD = re.compile(r"[\w'’-]+")
_SPEAKER = frozenset(
    ["i", "i'm", "i've", "i'd", "i'll", "im", "ive", "we", "we're", "we've", "me", "us", "mine"]
)
_OWN = frozenset({"my", "our"})


class Guess(Struct, frozen=True):
    """Hold one guess before it becomes a candidate."""

    kind: ClaimKind
    topic: str
    statement: str
    span: str
    slot: str = "skill"


def _lows(text: str) -> list[str]:
    return [w.lower().replace("’", "'") for w in _WORD.findall(text)]


def own_words(text: str) -> bool:
    """Tell whether a clause speaks of its speaker, and not only of a relation of theirs."""
    lows = _lows(text)
    return any(
        low in _SPEAKER
        or (low in _OWN and i + 1 < len(lows) and not kin_class(lows[i + 1].removesuffix("'s")))
        for i, low in enumerate(lows)
    )


def tells_of_another(text: str) -> bool:
    """Tell whether a clause is about somebody of the speaker's: "my brother rebuilds gearboxes"."""
    lows = _lows(text)[:5]
    return (
        len(lows) > 2
        and lows[0] in _OWN
        and not {"and", "i"} <= set(lows)
        and any(kin_class(low.removesuffix("'s")) for low in lows[1:3])
    )


_DETERMINERS = word_set("the my our his her their your this that some a an")
_SERVING = word_set(
    """guy bloke man lady installer technician specialist consultant engineer doctor surgeon garage
    dealer company firm landlord neighbour neighbor lodger"""
)
"""Whom people call in, besides those whose trade is in the table of fields."""


def tells_of_service(text: str) -> bool:
    """Tell whether a clause is about somebody who was called in: "the plumber fitted a valve"."""
    lows = _lows(text)[:4]
    return (
        bool(lows)
        and lows[0] in _DETERMINERS
        and any(noun_lemma(low) in _SERVING or noun_lemma(low) in CALLED_IN for low in lows[1:3])
    )


def names_trade(text: str, trades: frozenset[str]) -> bool:
    """Tell whether a clause names another of a trade: "the vet says", but not "as a vet I"."""
    lows = _lows(text)
    return any(
        low in _DETERMINERS
        and any(noun_lemma(word) in trades & PERSONS for word in lows[i + 1 : i + 3])
        and not (low in {"a", "an"} and i and lows[i - 1] in _BEING)
        for i, low in enumerate(lows)
    )


SPOKEN = frozenset({Mood.STATEMENT, Mood.QUESTION, Mood.REQUEST})


def own_clauses(clauses: Sequence[Clause]) -> Iterator[Clause]:
    """Give the clauses that may be about what the speaker does, and not somebody they speak of."""
    if any(_BOUGHT.search(clause.text) for clause in clauses):
        return
    other = False
    for clause in clauses:
        if clause.attributed or clause.mood not in SPOKEN or tells_of_another(clause.text):
            continue
        served = tells_of_service(clause.text)
        other = served or (other and _GOING_ON.match(clause.text) is not None)
        if not other:
            yield clause


_BOUGHT = re.compile(
    r"\b(?:quoted\s+(?:me|us)|(?:was|were|been|got|getting)\s+(?:quoted|a\s+quote)|(?:who|whom)\s+(?:do|should|can)\s+i\s+"
    r"(?:call|hire|ring)|fair\s+price|charged?\s+(?:me|us)|do\s+i\s+need\s+a\s+(?:professional|pro)\b|"
    r"i\s+(?:heard|read)\s+(?:that|about|somewhere)|"
    r"(?:had|got|getting|having)\s+(?:my|our|the)\s+(?:[\w'’-]+\s+){1,4}(?:done|fitted|replaced|installed|serviced|"
    r"redone|levelled|repaired|fixed)\s+(?:by|at|last|for)\b)",
    re.I,
)
"""What is had done, quoted or heard of is the work of others, and so is what is told beside it."""

_GOING_ON = re.compile(r"(?:(?:and|but|then|so|also)\s+)*(?:s?he|they)\b", re.I)
"""What begins so goes on about whom the clause before it was about."""

TALE = re.compile(
    r"\b(?:(?:the|a|this|that)\s+(?:film|sitcom)|movies?|novel|(?:main|my|the)\s+character|heroine|"
    r"(?:pub|trivia|general\s+knowledge)\s+quiz|quiz\s+(?:question|night)|crossword|trivia|flash\s?cards?|multiple[\s-]choice|"
    r"for\s+(?:my|the|our)\s+(?:\w+\s+)?(?:exam|finals|quiz))\b",
    re.I,
)
"""What is told of a story or a quiz tells nothing of its speaker's own work."""


_BEING = frozenset(["as", "am", "i'm", "im", "being", "was", "become", "became"])
_NURSING = frozenset(term.split()[0] for term in TELLING_BABY)


def cued(clauses: Sequence[Clause], known: frozenset[str]) -> Iterator[Guess]:
    """Give the guesses of single cues, in the order of their clauses."""
    lows = frozenset(low for clause in clauses for low in _lows(clause.text))
    if lows & INSTRUMENTS and lows & _OWN:
        yield from _players(clauses, known)
    if lows & LANGUAGES:
        yield from _learners(clauses, known)
    if lows & _NURSING:
        yield from _parents(clauses)


_MIXED = frozenset({"mix", "track", "stem", "daw", "eq", "midi", "plugin", "reverb"})


def _players(clauses: Sequence[Clause], known: frozenset[str]) -> Iterator[Guess]:
    """Guess that who owns an instrument plays it."""
    for clause in clauses:
        if clause.mood is not Mood.STATEMENT or tells_of_another(clause.text):
            continue
        lows = _lows(clause.text)
        if not _MIXED.isdisjoint(lows):
            # "my piano is too loud in this mix" is a track.
            continue
        for i, low in enumerate(lows):
            if low not in _OWN:
                continue
            noun = next((w for w in lows[i + 1 : i + 1 + OWNER_WORDS_MAX] if w in INSTRUMENTS), "")
            between = lows[i + 1 : lows.index(noun, i)] if noun else []
            others = any(kin_class(w.removesuffix("'s")) or w.endswith("'s") for w in between)
            behind = lows[lows.index(noun, i) + 1 :][:1] if noun else []
            if noun and not others and not known & {noun, "play", "plays"} and behind not in (
                ["teacher"], ["lesson"], ["lessons"], ["recital"], ["concert"], ["exam"], ["grade"],
            ):  # fmt: skip
                yield Guess(ClaimKind.SKILL, noun, f"User likely plays the {noun}.", clause.text)
                return


def _learners(clauses: Sequence[Clause], known: frozenset[str]) -> Iterator[Guess]:
    """Guess that who asks about the grammar of a language is interested in it."""
    text = " ".join(clause.text for clause in clauses)
    lows = _lows(text)
    grammar = {noun_lemma(low) for low in lows} & GRAMMATICAL or set(lows) & GRAMMATICAL
    named = [w for w in _WORD.findall(text) if w.lower() in LANGUAGES and w[0].isupper()]
    if not grammar or len({w.lower() for w in named}) != 1 or named[0].lower() in known:
        return
    clause = next((c for c in clauses if named[0] in c.text), None)
    if clause is not None and named[0] != "English":
        said = f"User may be interested in {named[0]}."
        yield Guess(ClaimKind.INTEREST, named[0], said, clause.text)


def _parents(clauses: Sequence[Clause]) -> Iterator[Guess]:
    """Guess that who is at the nursing of a baby has one, where no other's baby is named."""
    terms: set[str] = set()
    first: Clause | None = None
    for clause in clauses:
        lows = _lows(clause.text)
        if any(kin_class(low.removesuffix("'s")) in _OTHERS for low in lows):
            return
        pairs = {" ".join(two) for two in pairwise(lows)}
        found = (set(lows) | pairs) & BABY
        first = first or (clause if found else None)
        terms |= found
    if first is not None and len(terms) >= BABY_TERMS_MIN and terms & TELLING_BABY:
        yield Guess(
            ClaimKind.RELATIONSHIP, "baby", "User likely has a baby.", first.text, slot="child"
        )


_OTHERS = frozenset(
    {"sister", "brother", "friend", "cousin", "niece", "colleague", "patient", "daughter", "client"}
)
