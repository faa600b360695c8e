"""Patterns over a complement: literals, options and typed slots.

    in|at {place:place}          one of two words, then a phrase that reads as a place
    ?really fond of {x:list}     an optional word; a list of noun phrases
    ?at ?{org:org}               an optional slot goes with the option before it
    {x:rest}                     everything that is left

A pattern matches from the first word of the complement and need not reach its end:
what is left is the tail, which stays in the statement. Matching is linear: no slot is
tried twice at one place.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from mnemic.memory.formation.grammar.phrases import Words, phrase_end, split_list, strip_punctuation
from mnemic.memory.formation.grammar.words import CONJUNCTIONS, PREPOSITIONS


class Piece(Struct, frozen=True):
    """Hold one element of a pattern: literals or a slot."""

    literals: frozenset[str] = frozenset()
    slot: str = ""
    accept: str = ""
    optional: bool = False


class Match(Struct, frozen=True):
    """Hold what a pattern took from a complement.

    `slots` gives each slot's word range. `list_of` names the slot whose members are
    claims of their own.
    """

    slots: dict[str, tuple[int, int]]
    end: int
    list_of: str = ""


Accept = Callable[[Words], bool]


@lru_cache(maxsize=1_024)
def compiled(pattern: str) -> tuple[Piece, ...]:
    """Read a pattern; the result is cached, for patterns are constants."""
    pieces: list[Piece] = []
    for token in pattern.split():
        optional = token.startswith("?")
        body = token[1:] if optional else token
        if body.startswith("{"):
            slot, _, accept = body.strip("{}").partition(":")
            pieces.append(Piece(slot=slot, accept=accept or "np", optional=optional))
        else:
            pieces.append(Piece(literals=frozenset(body.split("|")), optional=optional))
    return tuple(pieces)


def match(pattern: str, comp: Words, accepts: dict[str, Accept]) -> Match | None:
    """Match a pattern at the head of a complement."""
    i = 0
    slots: dict[str, tuple[int, int]] = {}
    list_of = ""
    skipping = False
    for piece in compiled(pattern):
        if piece.literals:
            taken = i < len(comp) and comp[i].low in piece.literals
            i += taken
            skipping = not taken
            if piece.literals == {"$"} and i < len(comp):
                return None
            if not taken and not piece.optional and piece.literals != {"$"}:
                return None
            continue
        if skipping and piece.optional:
            continue
        skipping = False
        stop = _slot_end(piece, comp, i)
        if stop <= i or not _accepted(piece, comp[i:stop], accepts):
            if piece.optional:
                continue
            return None
        slots[piece.slot] = (i, stop)
        if piece.accept.startswith("list"):
            list_of = piece.slot
        i = stop
    return Match(slots, i, list_of)


def _accepted(piece: Piece, words: Words, accepts: dict[str, Accept]) -> bool:
    name = piece.accept.removeprefix("list-") if piece.accept.startswith("list-") else piece.accept
    accept = accepts.get(name)
    if accept is None:
        return True
    if piece.accept.startswith("list"):
        return all(accept(member) for member in split_list(words))
    return accept(words)


def _slot_end(piece: Piece, comp: Words, i: int) -> int:
    if piece.accept == "rest":
        return len(comp)
    if piece.accept in {"word", "number", "intolerant"}:
        return min(i + 1, len(comp))
    if piece.accept.startswith("list"):
        return list_end(comp, i) if i < len(comp) and comp[i].low not in _WHEN else i
    if piece.accept in {"org", "place"}:
        return _name_end(comp, i)
    if piece.accept == "plain" and i < len(comp) and comp[i].low in _WHEN:
        return i
    return phrase_end(comp, i)


_WHEN = frozenset({"now", "nowadays", "today", "currently", "lately", "again", "tonight"})


def list_end(comp: Words, i: int) -> int:
    """Give the index after a list of noun phrases: `A, B and C`."""
    j = phrase_end(comp, i)
    while j < len(comp) and (
        comp[j].low in {"and", "&", ",", "plus"}
        or (comp[j].low == "as" and j + 2 < len(comp) and comp[j + 1].low == "well")
    ):
        k = j + 1
        if comp[j].low == "as":
            k = j + 3
        while k < len(comp) and comp[k].low in CONJUNCTIONS | {","}:
            k += 1
        if k >= len(comp) or comp[k].low in PREPOSITIONS:
            break
        stop = phrase_end(comp, k)
        if stop == k:
            break
        j = stop
    return j


def _name_end(comp: Words, i: int) -> int:
    """Let a place or an organisation run over `, Oregon`, `& Sons` and `of`."""
    j = phrase_end(comp, i)
    while (
        j + 1 < len(comp)
        and comp[j].low in {",", "&", "and"}
        and comp[j + 1].text[:1].isupper()
        and comp[j - 1].text[:1].isupper()
    ):
        k = phrase_end(comp, j + 1)
        if k == j + 1:
            break
        j = k
    return j


def members(comp: Words, span: tuple[int, int]) -> tuple[Words, ...]:
    """Give the members of a list slot."""
    return tuple(
        strip_punctuation(m) for m in split_list(comp[span[0] : span[1]]) if strip_punctuation(m)
    )
