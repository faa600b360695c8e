"""Every clause of a sentence as a plain one: what a text carries, one saying at a time.

Asides come off, clauses come apart, what is fronted goes behind its verb and what points
back is put in the words it points to. Nothing is added and no condition left out, so
that whatever a plain sentence says the text says, of the same one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from mnemic.memory.formation.provided.enumerating import enumerated, named_before
from mnemic.memory.formation.provided.fragments import whole_of
from mnemic.memory.formation.provided.fronting import unfronted
from mnemic.memory.formation.provided.obliques import turned
from mnemic.memory.formation.provided.ordering import ordered
from mnemic.memory.formation.provided.parting import parted, unled
from mnemic.memory.formation.provided.plain import Plain
from mnemic.memory.formation.provided.relating import related
from mnemic.memory.formation.provided.resolving import resolved

UNFOLDED_MAX = 64
"""How many plain sentences one sentence is unfolded to."""

SENTENCES_CACHE_ENTRIES = 512
"""Of how many sentences the plain ones are remembered; every one is pure."""


def unfolded(sentence: str, before: Sequence[str] = (), *, asked: bool = False) -> Iterator[Plain]:
    """Give the plain sentences of a sentence; `before` is what was said before it.

    Of a question, only what hangs on its nouns is said.
    """
    yield from _made(sentence, tuple(before), asked)


@lru_cache(maxsize=SENTENCES_CACHE_ENTRIES)
def _made(sentence: str, before: tuple[str, ...], asked: bool) -> tuple[Plain, ...]:
    made = dict.fromkeys(_unfolded(sentence, before, asked=asked))
    return tuple(made)[:UNFOLDED_MAX]


def _unfolded(sentence: str, before: Sequence[str], *, asked: bool) -> Iterator[Plain]:
    sentence = unled(sentence)
    bare, asides = related(sentence)
    clauses = [*_taken_for_granted(sentence)] if asked else [*parted(bare)]
    yield from () if asked else enumerated(sentence)
    if not asked and bare != sentence:
        clauses.append(Plain(bare))
    for plain in (*asides, *clauses):
        context = (*before, sentence[: _place(sentence, plain)])
        for told in (plain, *(Plain(text, plain.lent) for text in turned(plain.text))):
            for one in (told, *_lent(resolved(told.text, context), told)):
                for text in (one.text, *unfronted(one.text)):
                    yield Plain(text, one.lent, parted=told is plain)
            yield from named_before(told.text, " ".join(context))
            for item in _items(plain.text):
                yield from (Plain(text) for text in whole_of(item, listed=True))
    if not asked:
        yield from _equated(sentence)
        for chunk in _ORDERS.split(sentence):
            yield from (Plain(text) for text in ordered(chunk.strip(" .")))


def _items(clause: str) -> list[str]:
    """Give what is listed behind what one is: "I'm an analyst, zero statistics"."""
    first, *rest = clause.split(", ")
    return rest if _BEING.match(first) is not None else []


_BEING = re.compile(r"(?:\w+\s+)?I(?:['’]m|\s+am)\s+(?:an?|the|\d)\b", re.IGNORECASE)


def _place(sentence: str, plain: Plain) -> int:
    """Give where in its sentence a plain one stands; what is lent stands before it."""
    own = plain.text.removeprefix(plain.lent).strip()
    places = (sentence.find(words) for words in (plain.text, own, plain.lent))
    return next((at for at in places if at >= 0), 0)


_ORDERS = re.compile(
    r";\s*(?:and\s+|but\s+)?|,\s+(?:and|but)\s+|\.\s+|,\s+(?=(?:no|never|don['’]?t)\b)"
)


def _taken_for_granted(question: str) -> Iterator[Plain]:
    """Give what a question of the reason takes for granted: "why do I get migraines?"."""
    found = _WHY.search(question)
    if found is not None:
        yield Plain(found["told"])


_WHY = re.compile(
    r"\bwhy\s+(?:do|does|did)\s+"
    r"(?P<told>(?:i|we|my|our)\s+(?!(?:bother|even|ever|have to|need)\b)[^?,;]+)",
    re.IGNORECASE,
)
_EQUATION = re.compile(
    r"(?:\A|[,;:]\s*)(?P<what>[\w' -]{2,40}?)\s+=\s+(?P<who>[^,;.=]{2,60})(?=[,;.]|\Z)"
)
_ASKED_FOR = re.compile(r"\bwho[- ]to[- ](?P<verb>[a-z]+)\b", re.IGNORECASE)
_NAMED_THUS = re.compile(
    r"(?P<quote>['‘\"“])(?P<name>[^'’\"”]{2,40})['’\"”][^.;!?]*?,\s*(?:that|this)(?:['’]s|\s+is)\s+"
    r"(?P<what>(?:my|our)\s+[^,;.]+)",
    re.IGNORECASE,
)


def _equated(sentence: str) -> Iterator[Plain]:
    """Read "ledger = Tomasz" under what it lists, and "'Kid', that's my stage name"."""
    listed = _ASKED_FOR.search(sentence)
    if listed is not None:
        for found in _EQUATION.finditer(sentence):
            does = f"person to {listed['verb']}"
            yield Plain(f"{found['who'].strip()} is the {does} for {found['what'].strip()}", does)
    named = _NAMED_THUS.search(sentence)
    if named is not None:
        yield Plain(f"{named['what']} is {named['name']}")


def _lent(found: Iterator[Plain], plain: Plain) -> Iterator[Plain]:
    return (Plain(one.text, f"{plain.lent} {one.lent}".strip()) for one in found)
