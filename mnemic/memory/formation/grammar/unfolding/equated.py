"""Notes that set two things equal, or a name before its colon: "prod = hetzner", "hobby of mine: chess"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, TEAM_THINGS
from mnemic.memory.formation.grammar.owned_words import BUSINESS, HOME
from mnemic.memory.formation.grammar.phrases import Words, points
from mnemic.memory.formation.grammar.unfolding.antecedents import is_at_hand
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.unfolding.short_notes import lowered
from mnemic.memory.formation.grammar.words import (
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

KEY_WORDS_MAX = 4
"""Longest name that stands before a sign, in words."""

_SIGNS = frozenset({"=", ":"})
_NEVER = PUNCTUATION - {"."} | frozenset("=<>+*/|&^%$#@~`\\'")
_TEAMS = TEAM_THINGS | word_set(
    "warehouse ci cd prod staging hosting orm db database repo tracker chat stack models tests builds deploys migrations logs secrets backups docs dashboards lake"
)
_WORKS = word_set(
    "project hobby goal dream pastime passion habit pet peeve weakness favourite favorite"
)
_EVENTS = word_set(
    "night nights morning mornings evening evenings weekend weekends day days lunch dinner breakfast gym standup retro gift budget car phone job"
)


def equated(words: Words) -> Parts | None:
    """Read "data warehouse = bigquery, models are in dbt" and "side project of mine: a tram map"."""
    sign = next(
        (k for k in range(1, min(len(words), KEY_WORDS_MAX + 3)) if words[k].low in _SIGNS), 0
    )
    if not sign:
        return None
    if words[sign].low == ":":
        return _of_mine(words, sign)
    told: list[Words] = []
    for item in _items(words):
        at = next((k for k, w in enumerate(item) if w.low == "="), 0)
        one = _set_equal(item, at) if at else _plain(item)
        if not one:
            return Parts(()) if not told else Parts((), tuple(told))
        told.append(one)
    return Parts((), tuple(told))


def _items(words: Words) -> list[Words]:
    """Give the items of a note, parted at its commas: an item without a sign goes with the one before."""
    out: list[Words] = []
    start = 0
    for k, word in enumerate(words):
        if word.low in {",", ";"}:
            out.append(words[start:k])
            start = k + 1
    out.append(words[start:])
    return [item for item in out if item]


def _set_equal(item: Words, at: int) -> Words:
    key, value = item[:at], item[at + 1 :]
    spaced = (
        item[at - 1].end < item[at].start
        and at + 1 < len(item)
        and item[at].end < item[at + 1].start
    )
    own = key[0].low in {"my", "our"}
    named = key[1:] if own else key
    if (
        not spaced
        or not 1 <= len(named) <= KEY_WORDS_MAX
        or not value
        or not _is_ones_own(named, own=own)
    ):
        return ()
    if any(w.low in _NEVER or "(" in w.text or "_" in w.text for w in (*key, *value)) or points(
        value
    ):
        return ()
    if all(w.low[0].isdecimal() for w in value) or not all(
        w.low.replace("-", "").isalpha() for w in named
    ):
        return ()
    start = key[0].start
    head = named[-1].low
    team = not _TEAMS.isdisjoint({head, noun_lemma(head)})
    mine = key[0] if own else given("our" if team else "my", start)
    many = noun_lemma(head) != head and not head.endswith("ss")
    return (mine, *lowered(named), given("are" if many else "is", start), *value)


def _is_ones_own(named: Words, *, own: bool) -> bool:
    """Tell whether what stands before a sign is a thing of somebody's life or team."""
    if is_at_hand((named[0], *named)):
        return False
    heads = {named[-1].low, noun_lemma(named[-1].low), named[0].low}
    return own or not heads.isdisjoint(_TEAMS | _EVENTS | _WORKS | HOME | BUSINESS | DAY_WORDS)


def _plain(item: Words) -> Words:
    """Give an item that has its verb: "models are in dbt" is of the team's, like what it goes with."""
    if len(item) < 3 or item[0].low not in _TEAMS or any(w.low in _NEVER for w in item):
        return ()
    verb = item[1].low
    lemma = verb_lemma(verb)
    if verb not in {"is", "are"} and (lemma is None or verb_form(verb, lemma) not in {"s", "base"}):
        return ()
    return (given("our", item[0].start), *lowered(item))


def _of_mine(words: Words, sign: int) -> Parts | None:
    """Read "side project of mine: a tram map of Brno" as what the project is."""
    if sign < 3 or [w.low for w in words[sign - 2 : sign]] not in (["of", "mine"], ["of", "ours"]):
        return None
    named, value = words[: sign - 2], words[sign + 1 :]
    if named[0].low in {"a", "the", "another", "one"}:
        named = named[1:]
    if (
        not named
        or named[-1].low not in _WORKS
        or len(named) > KEY_WORDS_MAX
        or not value
        or points(value[:2])
    ):
        return None
    if value[-1].low == "?" or value[0].low in {
        "how",
        "what",
        "why",
        "when",
        "who",
        "can",
        "do",
        "does",
    }:
        return None
    start = words[0].start
    own = given("my" if words[sign - 1].low == "mine" else "our", start)
    return Parts((), ((own, *lowered(named), given("is", start), *value),))


__all__ = ["equated"]
