"""Halves that leave their verb or their subject out: ", have done since I was nine", "and so am I"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.half_said import echoed
from mnemic.memory.formation.grammar.kept_up import is_tail, turned_echo
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import given

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
    full = echoed(host, turned)
    return Parts(host, (full,) if full else ())


__all__ = ["as_well", "kept"]
