"""Where things are kept and done: "I keep my notes in Obsidian", "I track my runs in Strava".

One thing is kept in one place. It is filed by the thing, so that a second place takes the place
of the first, whether it is told as what one does or as what one is doing again.
"""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.clauses import Predicate
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import Words, deictic, time_at
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import CONJUNCTIONS, NUMBERS, PUNCTUATION
from mnemic.memory.formation.rendering import say_words
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity, Polarity

THING_WORDS_MAX = 4
"""Longest name of what is kept somewhere, in words."""

_KEEPING = word_set("keep store track log manage write save record organise organize plan file")
_MAKING = word_set("write record plan")
"""What one is at in the progressive is a work: "I'm writing my thesis in LaTeX"."""

_PLACING = frozenset({"in", "on", "with", "at"})
_OPENS = frozenset({"my", "our"})
_HALF = word_set("mind sight shape order check line touch hand time english pen pencil ink hope")
"""Behind "in" these are no place: "keep my weight in check"."""

_SLOTS = frozenset({"habit", "project"})


def kept_where(predicate: Predicate, one: Claim) -> Claim:
    """File where a thing is kept by the thing, any other claim as it was."""
    group = predicate.verb
    if one.slot not in _SLOTS or one.about != "user" or one.polarity is not Polarity.ASSERT:
        return one
    if group.lemma not in _KEEPING or group.negated or group.ended or group.never or group.modal:
        return one
    if group.tense is not Tense.PRESENT or "also" in group.adverbs:
        return one
    if predicate.subject.who is not Who.SELF or (group.progressive and group.lemma in _MAKING):
        return one
    thing = _thing(predicate.comp)
    if not thing:
        return one
    said = say_words(thing, predicate.subject)
    return replace(
        one,
        slot=f"{group.lemma} way",
        value=said,
        label=said if group.lemma == "keep" else f"{group.lemma} {said}",
        kind=ClaimKind.RESOURCE if one.slot == "project" else one.kind,
        longevity=Longevity.DURABLE,
    )


def _thing(comp: Words) -> Words:
    """Give the thing of "my notes in Obsidian", () where no place is told behind it."""
    if not comp or comp[0].low not in _OPENS:
        return ()
    at = next((k for k in range(2, len(comp) - 1) if comp[k].low in _PLACING), 0)
    if not 2 <= at <= THING_WORDS_MAX + 1:
        return ()
    thing, place = comp[1:at], comp[at + 1 :]
    first = place[0].low
    timed = first in DAY_WORDS | MONTHS | NUMBERS | {"every", "each"} or time_at(comp, at)
    if timed or first[0].isdecimal() or first in _HALF or deictic(comp):
        return ()
    if any(w.low in PUNCTUATION | CONJUNCTIONS for w in thing):
        return ()
    # "in Obsidian and in Logseq too" names two places, and neither takes the other's.
    both = any(w.low in {"and", "or", "&", "too", "both", "also"} for w in place)
    return () if both else thing


__all__ = ["kept_where"]
