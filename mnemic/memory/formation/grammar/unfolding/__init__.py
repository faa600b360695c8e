"""Complex sentences unfolded into the simple clauses that they tell (`formation@11` on).

Each module knows one construction. A clause is tried against them in the order of `_PLAIN`;
what a construction takes out is a clause of its own, which may hold more; what it leaves is
tried again. The table then reads every clause like one that was said by itself, and the
evidence is still the words of the turn.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.unfolding.absolutes import (
    absolute,
    accompanied,
    on_and_off,
    seasoned,
)
from mnemic.memory.formation.grammar.unfolding.apposition import apposed
from mnemic.memory.formation.grammar.unfolding.asked_things import asked_thing, with_a_call
from mnemic.memory.formation.grammar.unfolding.brackets import bracketed
from mnemic.memory.formation.grammar.unfolding.brought_on import set_off_by
from mnemic.memory.formation.grammar.unfolding.causes import besides, caused
from mnemic.memory.formation.grammar.unfolding.clefts import cleft
from mnemic.memory.formation.grammar.unfolding.conditions import by_number, diagnosed, taken_for
from mnemic.memory.formation.grammar.unfolding.contact import (
    contact,
    fronted_place,
    like_mine,
    placed,
)
from mnemic.memory.formation.grammar.unfolding.elided import (
    as_well,
    kept,
    listed_off,
    one_of_many,
)
from mnemic.memory.formation.grammar.unfolding.equated import equated
from mnemic.memory.formation.grammar.unfolding.fronting import fronted
from mnemic.memory.formation.grammar.unfolding.gapping import gapped, joined, neither, shared
from mnemic.memory.formation.grammar.unfolding.grounds import grounds
from mnemic.memory.formation.grammar.unfolding.grown_into import grown_into
from mnemic.memory.formation.grammar.unfolding.hosts import (
    is_made_up,
    may_unfold,
    mood_of,
    tells,
    without_courtesy,
    without_pointing,
)
from mnemic.memory.formation.grammar.unfolding.hung_on import (
    and_it_means,
    and_this,
    headcount_behind,
    once_then,
    only_while,
)
from mnemic.memory.formation.grammar.unfolding.infinitives import infinitives, one_more
from mnemic.memory.formation.grammar.unfolding.ing_nouns import ing_noun
from mnemic.memory.formation.grammar.unfolding.jointly import kin_and_i, kin_listed
from mnemic.memory.formation.grammar.unfolding.left_halves import and_mine, denied_both
from mnemic.memory.formation.grammar.unfolding.named_then import born_named, named_then
from mnemic.memory.formation.grammar.unfolding.new_ones import new_one
from mnemic.memory.formation.grammar.unfolding.participles import alone, opened, parent_of, trailed
from mnemic.memory.formation.grammar.unfolding.parts import Parts, Unfolder
from mnemic.memory.formation.grammar.unfolding.plainly_put import (
    any_day,
    put_plainly,
    the_only_one,
)
from mnemic.memory.formation.grammar.unfolding.put_first import (
    and_object_first,
    comma_first,
    object_learned,
    season_first,
    span_first,
)
from mnemic.memory.formation.grammar.unfolding.put_otherwise import (
    got_diagnosis,
    kind_behind,
    only_other,
    so_is,
    supposed_to,
)
from mnemic.memory.formation.grammar.unfolding.readied import as_foretold, as_meant, from_then_on
from mnemic.memory.formation.grammar.unfolding.reasons import reasoned
from mnemic.memory.formation.grammar.unfolding.relatives import one_of_them, relative, unclipped
from mnemic.memory.formation.grammar.unfolding.roles import alone_as, spoken_as
from mnemic.memory.formation.grammar.unfolding.roundabout import handed_this, in_it
from mnemic.memory.formation.grammar.unfolding.second_halves import (
    at_an_age,
    between_us,
    fronted_where,
    given_to_use,
    second_half,
    where_i_am,
)
from mnemic.memory.formation.grammar.unfolding.short_notes import barred
from mnemic.memory.formation.grammar.unfolding.sidelong import (
    named_here,
    not_for_its_taste,
    sidelong,
)
from mnemic.memory.formation.grammar.unfolding.since_then import ever_since, trailed_by_years
from mnemic.memory.formation.grammar.unfolding.teamwork import left_us
from mnemic.memory.formation.grammar.unfolding.there_are import there_are
from mnemic.memory.formation.grammar.unfolding.times_for import not_one_since, only_ever, times_are
from mnemic.memory.formation.grammar.unfolding.together import (
    aim_is,
    and_kin,
    and_me,
    and_must,
    are_mine,
    both,
    but_fine,
    found_out,
    rest_of_us,
    same_object,
    same_way,
    state_alone,
    without_tail,
)
from mnemic.memory.formation.grammar.unfolding.two_likings import noun_and_doing, two_things
from mnemic.memory.formation.grammar.unfolding.us_two import us_two
from mnemic.memory.formation.grammar.unfolding.who_is_meant import thats_me
from mnemic.memory.formation.grammar.words import Word
from mnemic.memory.formation.moods import Mood

WORDS_MIN = 2
"""A shorter clause holds no other: "Living off-grid" is told by itself, "Tips" is not."""

UNFOLDED_MAX = 8
"""How many clauses one clause is unfolded into; what is left stays as it is."""

_PLAIN: tuple[Unfolder, ...] = (
    from_then_on, as_meant, as_foretold, only_while, headcount_behind, and_it_means, and_this, once_then, two_things, noun_and_doing, new_one, comma_first, span_first, season_first, and_object_first, object_learned, there_are, times_are, not_one_since, only_ever, thats_me, with_a_call, where_i_am, fronted_where, at_an_age, named_here, sidelong, put_plainly, given_to_use, between_us, set_off_by, second_half, and_mine, denied_both, named_then, born_named, in_it, handed_this, ever_since, reasoned, ing_noun, us_two, listed_off, kept, as_well, one_more, one_of_them, one_of_many, by_number, diagnosed, trailed_by_years, grown_into, so_is, only_other, supposed_to, got_diagnosis, kind_behind, barred, any_day, the_only_one, equated, neither, kin_and_i, both, kin_listed, are_mine, aim_is, found_out, state_alone, without_tail, bracketed, like_mine, grounds, caused, cleft, absolute, seasoned, spoken_as, opened, accompanied, besides, fronted_place,
    contact, placed, on_and_off,
    fronted, relative, and_kin, apposed, trailed, and_me, same_way, same_object, but_fine, and_must, rest_of_us, gapped, infinitives, shared, joined,
)  # fmt: skip
"""The constructions, from the outside of a sentence to its inside."""

_STATED_ONLY = frozenset(_PLAIN) - {
    thats_me, with_a_call, any_day, barred, neither, bracketed, like_mine, grounds, caused, absolute, seasoned, spoken_as, opened, accompanied, relative, apposed,
}  # fmt: skip
"""Constructions whose host is itself what is told: nothing in a question or a request is."""


_SHORT = frozenset({state_alone, named_here})
"""Constructions that two words may have."""


class Unfolded(NamedTuple):
    """Hold what is left of a clause, how it is meant, and the clauses that were told in it."""

    host: Words
    mood: Mood
    told: tuple[Words, ...] = ()

    def in_order(self) -> tuple[tuple[Words, bool], ...]:
        """Give every clause as it was said, and whether it is what is left."""
        if not self.host:
            return tuple((words, False) for words in self.told)
        at = self.host[0].start
        front = tuple((w, False) for w in self.told if w[0].start < at)
        return (*front, (self.host, True), *((w, False) for w in self.told if w[0].start >= at))


def unfold(text: str, words: Words, mood: Mood, *, behind: Words = ()) -> Unfolded:
    """Unfold one clause; `behind` is the next clause of its sentence."""
    if len(words) < WORDS_MIN:
        return Unfolded(words, mood)
    if is_made_up(words, mood):
        return Unfolded((), mood)
    words = without_courtesy(words)
    if not may_unfold(text, words, mood):
        return Unfolded(words, mood)
    words = unclipped(words)
    host, told = words, []
    stated = mood is Mood.STATEMENT or (mood is Mood.QUESTION and not text.rstrip().endswith("?"))
    if behind and stated and (found := alone(words) or alone_as(words, behind)) is not None:
        host, told = found.host, list(found.told)
    if behind and stated and (gone := not_for_its_taste(words, behind)) is not None:
        host, told = gone.host, list(gone.told)
    if stated and not told and (gone := left_us(words, behind)) is not None:
        host, told = gone.host, list(gone.told)
    host, told = _apart(host, told, stated=stated)
    told += taken_for(host) if stated else asked_thing(host) if mood is Mood.QUESTION else ()
    out: list[Words] = []
    while told and len(out) < UNFOLDED_MAX:
        rest, more = _apart(told.pop(0), [], stated=True)
        told = [*more, *told]
        rest = without_pointing(rest)
        if rest and tells(rest):
            out.append(rest)
            out += (*parent_of(rest), *taken_for(rest))
    left = mood_of(text, words, host, mood)
    return Unfolded(host, left, tuple(out))


def _apart(host: Words, told: list[Words], *, stated: bool) -> tuple[Words, list[Words]]:
    """Take out of a clause what its constructions tell, until none is left."""
    for _ in range(UNFOLDED_MAX):
        found = next(
            (
                parts
                for construction in _PLAIN
                if (stated or construction not in _STATED_ONLY)
                and (len(host) > 2 or construction in _SHORT)
                and (parts := construction(host)) is not None
            ),
            None,
        )
        if found is None or found.host == host:
            return host, told
        host, told = found.host, [*told, *found.told]
    return host, told


def laid_out(words: Words) -> Words:
    """Give words that were moved places in the order in which they are read now."""
    if not any(a.start > b.start for a, b in pairwise(words)):
        return words
    out: list[Word] = []
    at = 0
    before: Word | None = None
    for word in words:
        glued = before is not None and before.end == word.start
        at += 0 if glued else 1
        out.append(word._replace(start=at, end=at + len(word.text)))
        at += len(word.text)
        before = word
    return tuple(out)


def cited(one: Claim, told: Words) -> Claim:
    """Cite the words of the turn that a clause was put together from, where they were moved."""
    real = [w for w in told if w.end > w.start]
    if not real:
        return one
    start, end = min(w.start for w in real), max(w.end for w in real)
    moved = any(a.start > b.start for a, b in pairwise(told))
    within = start <= one.start < one.end <= end and not moved
    return one if within else replace(one, start=start, end=end)


__all__ = ["UNFOLDED_MAX", "Parts", "Unfolded", "cited", "laid_out", "unfold"]
