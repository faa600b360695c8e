"""How many of somebody's people there are, and of what age, said by the way (`formation@11` on).

"I make the trousers for my three sons", "when I lift my 2 yr old", "there's me and two helpers",
and behind "the teenagers cook on Wednesdays" also "there's three of them, 13, 15 and 17": whoever
is named with a number is had, whatever else the clause says.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF, Mention
from mnemic.memory.formation.grammar.ties import AGES, is_animal, is_many, tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import (
    CONJUNCTIONS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    noun_lemma,
)
from mnemic.memory.formation.rendering import a_or_an, say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

WORDS_MIN = 3
"""A shorter clause is a heading, or the end of another."""

BETWEEN_MAX = 2
"""How many words may stand between the number and the word for the tie."""

_FAMILY = word_set(
    """child son daughter brother sister sibling grandchild grandson granddaughter stepchild stepson stepdaughter nephew
    niece godchild twin"""
)
_HELPING = word_set("employee helper apprentice assistant colleague")
_UNREAL = word_set(
    "character characters protagonist pretend imagine suppose fictional imaginary if"
)
_OWN = frozenset({"my", "our"})
_LAST = frozenset({"last", "first", "next", "other", "favourite", "favorite", "imaginary"})


def counted_kin(words: Words, last: Mention, made: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """Say of whom a clause counts, or gives the age, that the user has them; `made` is told already."""
    if len(words) < WORDS_MIN or not _UNREAL.isdisjoint(w.low for w in words):
        return ()
    if any(one.kind is ClaimKind.GOAL for one in made):
        # Who is to come along is told with the wish.
        return ()
    found = _of_them(words, last) or (*_there_is(words), *_named_by_number(words))
    return tuple(one for one in found if not any(_tells(other, one) for other in made))


def _tells(other: Claim, one: Claim) -> bool:
    """Tell whether a claim is of the same people by their number: "User's 2-year-old is deaf"."""
    noun = one.statement.removeprefix("User has ").rstrip(".")
    bare = noun.removeprefix("a ").removeprefix("an ")
    return other.statement in {one.statement} or other.statement.startswith(f"User's {bare} ")


def _is_number(word: Word) -> bool:
    small = word.low.isdecimal() and len(word.low) < 3 and int(word.low) > 0
    return small or (word.low in NUMBERS and word.low != "one")


def _is_aged(word: Word) -> bool:
    return word.low[0].isdecimal() and word.low.endswith(("-year-old", "-month-old", "-week-old"))


def _is_kin(word: Word) -> bool:
    return tie_class(word.low) in _FAMILY or is_animal(word.low)


def _named_by_number(words: Words) -> tuple[Claim, ...]:
    """Read "my three sons", "our 9-year-old lab" and "my 2-year-old" wherever they stand."""
    out: list[Claim] = []
    for i in range(len(words) - 1):
        first = words[i + 1]
        if words[i].low not in _OWN:
            continue
        counted = _is_number(first) and i + 2 < len(words)
        if not counted and not _is_aged(first):
            continue
        at = _head(words, i + 2, many=counted)
        if at < 0 and counted:
            continue
        if not counted and (not i or (at < 0 and not _ends(words, i + 2))):
            # "My 3-year-old has a cold": of whom the clause is about it tells itself; of a car nothing.
            continue
        end = at + 1 if at >= 0 else i + 2
        if end < len(words) and words[end].low in {"'s", "'", "’"}:
            continue
        noun = words[i + 1 : end]
        out.append(_has(noun, words[i], words[end - 1], one=not counted))
    return tuple(out)


def _ends(words: Words, i: int) -> bool:
    """Tell whether a noun phrase is over at word `i`."""
    return i >= len(words) or words[i].low in _OVER or finite_at(words, i)


_OVER = PREPOSITIONS | CONJUNCTIONS | PUNCTUATION | {"who", "to", "because", "so", "when", "while"}


def _head(words: Words, i: int, *, many: bool) -> int:
    """Find the word for the tie behind a number or an age; -1 where none stands."""
    for k in range(i, min(len(words), i + BETWEEN_MAX + 1)):
        if _is_kin(words[k]):
            return k if is_many(words[k].low) is many else -1
        if not words[k].low.replace("-", "").isalpha() or words[k].low in _LAST:
            return -1
        if not words[k].text.islower():
            return -1
    return -1


def _there_is(words: Words) -> tuple[Claim, ...]:
    """Read "there's me and two helpers" as having two helpers."""
    lows = [w.low for w in words[:6]]
    at = next((k for k in range(1, len(lows)) if lows[k] == "me"), 0)
    if (
        not at
        or lows[0] not in {"there", "theres", "it", "its"}
        or lows[at + 1 : at + 2] != ["and"]
    ):
        return ()
    rest = words[at + 2 :]
    if len(rest) < 2 or not (_is_number(rest[0]) or rest[0].low in {"a", "an", "one"}):
        return ()
    end = next((k for k in range(1, min(len(rest), BETWEEN_MAX + 2)) if tie_class(rest[k].low)), 0)
    if not end or not (_is_kin(rest[end]) or tie_class(rest[end].low) in _HELPING):
        return ()
    if end + 1 < len(rest) and rest[end + 1].text[:1].isupper():
        return ()
    return (_has(rest[: end + 1], words[0], rest[end], one=False),)


def _of_them(words: Words, last: Mention) -> tuple[Claim, ...]:
    """Read "there's 3 of them, 13, 15 and 17" of whom the clause before spoke of."""
    lows = [w.low for w in words]
    at = 1 if lows[:1] == ["theres"] else 2 if lows[:1] == ["there"] else 0
    if (
        not at
        or lows[at + 1 : at + 2] != ["of"]
        or len(words) < at + 3
        or not _is_number(words[at])
    ):
        return ()
    whose = lows[at + 2]
    many = next((p for p in reversed(last.near) if p.plural and p.kin and not p.name), None)
    kin = many.kin if whose == "them" and many is not None else ""
    end = at + 3
    if whose in _OWN and len(words) > end and is_many(lows[end]):
        # Whom `them` meant was put in its place.
        kin, end = lows[end], end + 1
    if not (tie_class(kin) in _FAMILY or is_animal(kin)):
        return ()
    rest = strip_punctuation(words[end:])
    ages = tuple(w.text for w in rest if w.low in AGES or w.low.isdecimal())
    if rest and (len(ages) < 2 or any(not _joins(w) for w in rest)):
        return ()
    aged = f"aged {', '.join(ages[:-1])} and {ages[-1]}" if ages else ""
    said = sentence("User has", words[at].text, kin, aged)
    return (_claim(kin, said, words[0], words[-1]),)


def _joins(word: Word) -> bool:
    return word.low in AGES or word.low.isdecimal() or word.low in {",", "and", "&", "aged"}


def _has(noun: Words, first: Word, end: Word, *, one: bool) -> Claim:
    article = a_or_an(noun) if one else ""
    text = say_words(noun, SELF)
    key = noun_lemma(noun[-1].low) if not one else noun[-1].low
    return _claim(key, sentence("User has", article, text), first, end)


def _claim(key: str, statement: str, first: Word, end: Word) -> Claim:
    return Claim(
        label=key, slot=f"has {key}", statement=statement, kind=ClaimKind.RELATIONSHIP,
        type=BeliefType.RELATIONSHIP, start=first.start, end=end.end,
    )  # fmt: skip


__all__ = ["counted_kin"]
