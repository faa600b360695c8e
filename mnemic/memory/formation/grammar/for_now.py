"""Where somebody stays and what they wear for now: "I'm staying in my sister's spare room at the moment".

It is an ongoing state, which retires when nobody speaks of it (003 §Confidence, evidence, and forgetting): where they are
found is no home, and a splint is no belonging. Without a word that says so it may be tonight,
and is not read.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, points, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import PUNCTUATION
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity

_LODGED = word_set("staying lodging sleeping crashing camping living")
_BEFORE = word_set("currently still temporarily just now")
_WITHIN = word_set("in at with on")
_FOR_NOW = (
    ("at", "the", "moment"), ("for", "now"), ("right", "now"), ("for", "the", "time", "being"), ("these", "days"),
    ("at", "present"), ("for", "a", "while"), ("for", "the", "moment"),
)  # fmt: skip
_AT_WORK = word_set("desk post station screen keyboard meeting call")
PLACE_WORDS_MAX = 7
"""Longest name of where somebody stays, in words."""


def for_now(words: Words) -> tuple[Claim, ...]:
    """Read "I'm staying with my sister for now", "I'm wearing a splint at the moment"; () for all else."""
    words = strip_punctuation(words)
    lows = [w.low for w in words]
    if len(lows) < 5 or lows[0] not in {"i", "we"} or lows[1] not in {"'m", "am", "'re", "are"}:
        return ()
    at = 2
    while at < len(lows) and lows[at] in _BEFORE:
        at += 1
    lasting = lows[2:at] != [] and lows[2] in {"currently", "still", "temporarily"}
    tail = next((len(t) for t in _FOR_NOW if tuple(lows[-len(t) :]) == t), 0)
    where = words[at + 1 : len(words) - tail]
    if lows[at : at + 1] == [] or not (tail or lasting):
        return ()
    jobless = lows[at:][:2] == ["between", "jobs"] and len(where) == 1
    worn = lows[at] == "wearing" and _is_aid(where)
    if not (_is_place(where) if lows[at] in _LODGED else worn or jobless):
        return ()
    if any(w.low in PUNCTUATION | {"and", "but"} for w in where):
        return ()
    told = say_words(words[at : len(words)], SELF)
    return (
        Claim(
            label=_FILED[lows[at]][0] if lows[at] in _FILED else "where user stays",
            slot=_FILED[lows[at]][1] if lows[at] in _FILED else "stays", statement=sentence("User", "is", told),
            kind=ClaimKind.RECURRING_STATE, type=BeliefType.USER_MODEL_ATTR, longevity=Longevity.ONGOING,
            start=words[0].start, end=words[-1].end,
        ),
    )  # fmt: skip


_FILED = {"wearing": ("what user wears", "wears"), "between": ("employment", "employment")}
"""Under what a state is filed that is no place to stay."""


def _is_place(where: Words) -> bool:
    owned = len(where) > 2 and where[0].low in _WITHIN and where[1].low in {"my", "our", "a"}
    known = owned and where[-1].low not in _AT_WORK and not points(where)
    return known and len(where) <= PLACE_WORDS_MAX


_AIDS = word_set(
    """splint cast boot sling brace patch collar corset monitor holter stocking stockings bandage
    plaster retainer braces truss insoles"""
)
"""What is worn for one's health, and told of for that."""


def _is_aid(worn: Words) -> bool:
    owned = len(worn) > 1 and worn[0].low in {"a", "an", "my"}
    return owned and len(worn) <= PLACE_WORDS_MAX and worn[-1].low in _AIDS


__all__ = ["for_now"]
