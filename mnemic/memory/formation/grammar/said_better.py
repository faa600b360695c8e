"""What an entry reads loosely, read again for the aim, the taste or the wish that it is."""

from __future__ import annotations

import re
from itertools import pairwise

from mnemic.memory.formation.grammar.aiming import aims_told
from mnemic.memory.formation.grammar.asides import called
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.needs import needs
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.replying import replies_wanted
from mnemic.memory.formation.grammar.scoped_wishes import scoped
from mnemic.memory.formation.grammar.tastes import tastes
from mnemic.memory.formation.grammar.under_way import under_way
from mnemic.memory.model import ClaimKind

_LOOSE = frozenset({"trait", "history"})
"""Where the last entries file what nothing else reads; an aim is told more exactly."""

_HEARTS = frozenset({"heart", "sights", "eye", "eyes"})
_FANCIERS = frozenset({"sucker", "fan", "lover", "person", "addict", "nut", "fanatic"})


def said_better(made: tuple[Claim, ...], words: Words, *, stated: bool) -> tuple[Claim, ...]:
    """Read an aim, a taste or a wish that an entry took for a thing, a role or its opposite."""
    if made and _is_contrasted(made, words):
        return replies_wanted(words, stated=stated) or made
    if any(one.forget for one in made) and (wish := replies_wanted(words, stated=stated)):
        # "drop the 'great question' opener" takes nothing back.
        return wish
    if made and [w.low for w in words[:2]] in (["you", "always"], ["you", "never"]):
        # "You always explain things so patiently" praises, and asks for nothing.
        return tuple(one for one in made if not one.slot.startswith("preference answer"))
    if made and all(one.slot.startswith("preference answer") for one in made):
        return scoped(words) or made
    if not (made and stated):
        return made
    if words[0].low in _CALLERS and (name := called(words)):
        return name
    made = tuple(o for o in made if not (_is_filler(o, words) or _OTHERS_AIM.match(o.statement)))
    if not made:
        return ()
    return _read_again(made, words) + _behind_so(made, words)


_CALLERS = frozenset({"everyone", "everybody", "people", "folks"})

_OTHERS_AIM = re.compile(
    r"User's [\w -]+['’]s? (?:\w+ )?(?:goal|aim|dream|plan|ambition|hope|wish) is to "
)
"""What a relation of the user's aims at is no aim of the user's."""

_FOND = frozenset({"spot", "weakness", "penchant", "fondness", "passion", "aversion"})


_THINGS = frozenset({ClaimKind.RESOURCE, ClaimKind.PROJECT_FACT})
_BORNE = frozenset({"abide", "stand", "bear", "stomach"})


def _is_filler(one: Claim, words: Words) -> bool:
    """Tell whether "like" was said and not meant: "allergic, like epipen allergic"."""
    at = next((i for i, w in enumerate(words) if w.low == "like" and w.start >= one.start), 0)
    return (
        one.statement.startswith("User likes ")
        and at > 0
        and words[at - 1].low == ","
        and words[at].start - one.start < LIKE_CHARS
    )


LIKE_CHARS = 3
"""How far into a claim its verb may stand that has no subject of its own."""


def _behind_so(made: tuple[Claim, ...], words: Words) -> tuple[Claim, ...]:
    """Read the limit behind what was told: "..., so early Sunday shifts are no good to me"."""
    at = next((i for i in range(2, len(words) - 3) if words[i].low in {"so", "hence"}), 0)
    if not at or words[at - 1].low != "," or any(one.end > words[at].end for one in made):
        return ()
    return needs(words[at + 1 :]) or scoped(words[at + 1 :], grounded=True)


def _read_again(made: tuple[Claim, ...], words: Words) -> tuple[Claim, ...]:
    lows = {w.low for w in words}
    if all(one.slot in _LOOSE for one in made) or lows & _HEARTS:
        return aims_told(words) or tastes(words) or made
    if lows & _FOND and all(one.kind is ClaimKind.RESOURCE for one in made):
        return tastes(words) or made
    if lows & _BORNE and all(one.kind is ClaimKind.CONSTRAINT for one in made):
        return tastes(words) or made
    if words[0].low in {"my", "our"} and all(one.kind in _THINGS for one in made):
        return under_way(words) or made
    if "only" in lows and all(one.kind is ClaimKind.RESOURCE for one in made):
        return needs(words) or made
    if lows >= {"teaching", "myself"} and all(one.kind is ClaimKind.ROLE for one in made):
        return under_way(words) or made
    if lows & _FANCIERS and all(one.kind is ClaimKind.ROLE for one in made):
        return tastes(words) or made
    return made


def _is_contrasted(made: tuple[Claim, ...], words: Words) -> bool:
    """Tell whether a wish forbids only what follows: "recipes in grams, never cups"."""
    wish = all(one.slot.startswith("preference answer") for one in made)
    return wish and any(a.low == "," and b.low in {"never", "not"} for a, b in pairwise(words))
