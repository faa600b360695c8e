"""Halves that leave their verb or their subject out: ", have done since I was nine", "and so am I"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.half_said import echoed
from mnemic.memory.formation.grammar.kept_up import is_tail, turned_echo
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import given, noun_lemma
from mnemic.memory.formation.wordlists import word_set

_JOINTS = frozenset({"and", "but", ","})


_NEVER = frozenset(
    (often, verb)
    for often in ("never", "always")
    for verb in ("have", "did", "will", "learned", "learnt", "has", "could")
)
"""What only says that it was always so: "I don't like olives, never have"."""


def kept(words: Words) -> Parts | None:
    """Part "I'm on sertraline, been taking it since 2021": the second half is the speaker's, too."""
    if words[0].low not in {"i", "we"}:
        return None
    lows = tuple(w.low for w in words[-2:])
    if lows in _NEVER and len(words) > 4:
        end = len(words) - 2 - (words[-3].low in _JOINTS)
        return Parts(words[: end - (words[end - 1].low == ",")])
    at = next(
        (
            k
            for k in range(2, len(words) - 3)
            if words[k].low in _JOINTS and is_tail(words[k + 1 :])
        ),
        0,
    )
    if not at:
        return None
    tail = words[at + 1 :]
    start = tail[0].start
    have = () if tail[0].low == "have" else (given("have", start),)
    host = words[:at] if words[at - 1].low != "," else words[: at - 1]
    return Parts(host, ((given("I", start), *have, *tail),))


def as_well(words: Words) -> Parts | None:
    """Part "my brother's a plumber and so am I", "I don't eat gluten and neither does my son"."""
    at = next(
        (
            k
            for k in range(2, len(words) - 3)
            if words[k].low in _JOINTS and words[k + 1].low in {"so", "neither", "nor"}
        ),
        0,
    )
    turned = turned_echo(words[at + 1 :]) if at else ()
    if not turned:
        return None
    host = words[:at] if words[at - 1].low != "," else words[: at - 1]
    full = echoed(host, words[at + 1 :])
    return Parts(host, (full,) if full else ())


_ORDINALS = word_set("next other another last second third final first main one")


def listed_off(words: Words) -> Parts | None:
    """Read "next thing, I make everything on Sundays" without what opens it."""
    at = next((k for k in range(1, min(4, len(words) - 2)) if words[k].low == "thing"), 0)
    if not at or words[at + 1].low not in {",", ":", "-", "–", "—"} or len(words) < at + 5:
        return None
    opens = all(w.low in _ORDINALS | {"and", "the", "also", "more"} for w in words[:at])
    return Parts((), (words[at + 2 :],)) if opens else None


def one_of_many(words: Words) -> Parts | None:
    """Part "I manage a team of six and one of the drivers keeps turning up late"."""
    if words[0].low not in {"i", "we", "my", "our"}:
        return None
    at = next(
        (
            k
            for k in range(4, len(words) - 6)
            if words[k].low in {"and", "but"}
            and words[k + 1].low in {"one", "two", "some", "most", "half"}
            and words[k + 2].low == "of"
            and words[k + 3].low in {"the", "my", "our"}
        ),
        0,
    )
    verb = (
        next(
            (
                k
                for k in range(at + 5, min(at + 9, len(words) - 1))
                if finite_at(words, k) or words[k].low in {"keep", "never", "always"}
            ),
            0,
        )
        if at
        else 0
    )
    if not verb or (noun_lemma(words[at + 4].low) == words[at + 4].low and verb == at + 5):
        return None
    mine = (
        words[at + 3]._replace(text="my", low="my") if words[at + 3].low == "the" else words[at + 3]
    )
    host = words[: at - (words[at - 1].low == ",")]
    if words[at + 3].low == "the" and kin_class(noun_lemma(words[at + 4].low)):
        # The parents of a nursery are nobody's own.
        return Parts(host)
    return Parts(host, ((*words[at + 1 : at + 3], mine, *words[at + 4 :]),))


__all__ = ["as_well", "kept", "listed_off", "one_of_many"]
