"""Relative clauses behind a preposition: "the house in which I was born", "a shed in which I brew"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation, time_at
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.unfolding.antecedents import (
    antecedent,
    definite_phrase,
    finite_at,
)
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import PREPOSITIONS

_WHERE = frozenset({"in", "on", "at", "for", "with", "from", "to"})
_STARTS = frozenset({"i", "we", "my", "our", "it", "he", "she", "they"})


def in_which(words: Words, i: int) -> Parts | None:
    """Read "a shed in which I brew beer" as having the shed, and as brewing beer in it."""
    if not _is_governed(words, i):
        return None
    comma = words[i - 2].low == ","
    end = i - 1 - comma
    named = antecedent(words, end)[1] or definite_phrase(words, end)
    if not named or words[i - 1].low not in _WHERE:
        # What stands before is not all that is meant: "on days on which I feel bad".
        return Parts(())
    stop = _stop(words, i)
    goes_on = comma and finite_at(words, stop + 1)
    host = strip_punctuation((*words[:end], *words[stop + goes_on :]))
    told = _placed(strip_punctuation(words[i + 1 : stop]), (words[i - 1], *named))
    return Parts(host, (told,) if told else ())


def _is_governed(words: Words, i: int) -> bool:
    """Tell whether the pronoun at `i` stands behind a preposition and before its speaker."""
    if i < 2 or i + 2 >= len(words) or words[i + 1].low not in {"i", "we"}:
        return False
    return words[i - 1].low in PREPOSITIONS


def _stop(words: Words, i: int) -> int:
    """Give where the relative clause ends: where a comma, or another subject, takes over."""
    for k in range(i + 3, len(words)):
        behind = words[k + 1].low if k + 1 < len(words) else ""
        if words[k].low == "," or (words[k].low in {"and", "but", "so"} and behind in _STARTS):
            return k
    return len(words)


def _placed(body: Words, place: Words) -> Words:
    """Give "I live in the house with my mum" of "I live with my mum" and "in the house"."""
    group = read_verb(body, 1, SELF)
    if group is None:
        return ()
    at = group.next
    if at < len(body) and (body[at].low in PREPOSITIONS or time_at(body, at)):
        return (*body[:at], *place, *body[at:])
    return (*body, *place)


__all__ = ["in_which"]
