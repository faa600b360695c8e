"""Candidates: what each arm finds on an image.

`candidates` is the reference that every store's `search` equals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import reduce
from itertools import islice
from operator import or_
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct, structs

from mnemic.memory.model import Belief, ClaimKind, Polarity
from mnemic.memory.recall.former import Clause, FormedQuery
from mnemic.memory.recall.naming import Variant
from mnemic.memory.recall.people import OWN, RELATIONS
from mnemic.memory.recall.query import BeliefQuery, admitter, told_as_past

if TYPE_CHECKING:
    from mnemic.memory.image import Image

CLAUSE_WEIGHT_MAX = 2.5
"""Clause weight that is full coverage: in a long clause, a few strong words are enough."""

CLAUSE_SHARE = 0.8
"""How much of the relevance the best clause gives; the rest is the whole question's."""


PRESENT_SHARE = 0.9
"""What is left of the relevance of what holds now, for a question about what was."""

OUTDONE_SHARE = 0.4
"""The same where another belief holds the word itself."""

NEGATIVE_SHARE = 0.8
"""What is left of the relevance of what is no longer so, beside what is."""

WIDENED_SHARE = 0.6
"""What a term counts for a belief that holds not the word, but something it stands for."""

ANOTHER_SHARE = 0.4
"""What is left of the relevance of a belief about somebody whom the question does not name."""

UNNAMED_SHARE = 0.9
"""What is left of the relevance of a belief whose subject the question does not name."""


class Hit(Struct, frozen=True, gc=False):
    """Hold one belief that an arm found.

    `relevance` in [0, 1] ranks within the arm. `strength` says how telling the ground
    is on its own: for the lexical arm the weight of the terms it holds. `covered` is the
    bit set of those terms; 0 where an arm knows no terms.
    """

    belief: Belief
    relevance: float
    strength: float
    covered: int = 0


class Arm(Protocol):
    """Find candidates one way; arms are fused by rank, so relevance need not compare."""

    @property
    def name(self) -> str:
        """Name the arm in traces."""
        ...

    def hits(self, image: Image, query: BeliefQuery, formed: FormedQuery) -> Sequence[Hit]:
        """Give what it found, best first, at most `query.limit` per look-up it makes."""
        ...


def candidates(image: Image, query: BeliefQuery) -> tuple[Belief, ...]:
    """Give the beliefs a query selects, newest store position first, cut at its limit.

    Lazy: positions past the cut are not visited.
    """
    if query.matches_all:
        found = admitted(image, query, image.positions_after(query.min_store_position))
    else:
        found = admitted(image, query, _matching(image, query))
        if query.subject_keys:
            return _with_subjects(image, query, tuple(islice(found, query.limit)))
    return tuple(islice(found, query.limit))


def _with_subjects(
    image: Image, query: BeliefQuery, by_term: tuple[Belief, ...]
) -> tuple[Belief, ...]:
    is_admitted = admitter(query)
    found = {belief.store_position: belief for belief in by_term}
    for key in dict.fromkeys(query.subject_keys):
        named = (belief for belief in image.beliefs_about(key) if is_admitted(belief))
        found.update((belief.store_position, belief) for belief in islice(named, query.limit))
    return tuple(found[position] for position in sorted(found, reverse=True)[: query.limit])


def admitted(image: Image, query: BeliefQuery, positions: Iterator[int]) -> Iterator[Belief]:
    """Give the beliefs at positions that a query admits, until its oldest position."""
    is_admitted = admitter(query)
    for position in positions:
        if position <= query.min_store_position:
            return
        belief = image.belief_at(position)
        if belief is not None and is_admitted(belief):
            yield belief


def _matching(image: Image, query: BeliefQuery) -> Iterator[int]:
    """Give the positions at which any term holds whole, newest first."""
    single = [term[0] for term in query.terms if len(term) == 1]
    joint = [term for term in query.terms if len(term) > 1]
    if not joint:
        return image.positions_of(dict.fromkeys(single))
    # Every belief that holds a joint term holds its rarest lexeme.
    rarest = [min(term, key=image.frequency) for term in joint]
    positions = image.positions_of(dict.fromkeys((*single, *rarest)))
    return (position for position in positions if _holds_any(image, position, single, joint))


def _holds_any(
    image: Image, position: int, single: Sequence[str], joint: Sequence[Variant]
) -> bool:
    where = frozenset((position,))
    return any(image.holding(word, where) for word in single) or any(
        all(image.holding(word, where) for word in term) for term in joint
    )


class LexicalArm:
    """Find beliefs by whole lexemes; rank by how much of the question each covers.

    Candidates are cut newest first (000 §Lexical parity). Where a common word would
    fill the cut, the rarest terms are looked up on their own first, so that the one
    belief with the rare word is a candidate however old it is.
    """

    name = "lexical"

    def hits(self, image: Image, query: BeliefQuery, formed: FormedQuery) -> Sequence[Hit]:
        """Give what the terms find, the widest coverage first, then the newest."""
        found: dict[int, Belief] = {}
        for terms in lookups(image, query.limit, formed):
            narrowed = structs.replace(query, terms=terms)
            for belief in candidates(image, narrowed):
                found[belief.store_position] = belief
        held = _held(image, formed, found)
        said = reduce(or_, (literal for _, literal in held.values()), 0)
        judged: dict[tuple[int, int, bool, Stance], tuple[float, float]] = {}
        words, asks_past, hits = formed.words, formed.asks_past, []
        relations = formed.relations
        for position, belief in found.items():
            bits, literal = held[position]
            is_over = is_negative(belief)
            if is_over or bits & relations:
                bits, literal = _sense(formed, belief, bits, literal)
            is_named = words.issuperset(belief.subject.lower().split())
            about = Stance.OWN if belief.about in OWN else stance(formed, belief)
            key = bits, literal, is_named, about
            known = judged.get(key)
            if known is None:
                known = judged[key] = _judged(formed, *key, said=said)
            relevance, strength = known
            if is_over:
                relevance = round(relevance * NEGATIVE_SHARE, 6)
            elif asks_past and not told_as_past(belief):
                relevance = round(relevance * PRESENT_SHARE, 6)
            hits.append(Hit(belief, relevance, strength, bits))
        hits.sort(key=_best_first)
        return hits


def _best_first(hit: Hit) -> tuple[float, int]:
    return -hit.relevance, -hit.belief.store_position


def lookups(image: Image, limit: int, formed: FormedQuery) -> Iterator[tuple[Variant, ...]]:
    """Give the terms of each look-up a question takes: the rarest alone, then all."""
    every = tuple(dict.fromkeys(v for term in formed.terms for v in term.variants))
    if not every:
        return
    counts = {v: min(image.frequency(word) for word in v) for v in every}
    present = tuple(v for v in every if counts[v])
    if sum(counts.values()) > limit:
        rare: list[Variant] = []
        room = limit
        for variant in sorted(present, key=lambda v: (counts[v], v)):
            room -= counts[variant]
            if room < 0:
                break
            rare.append(variant)
        if rare:
            yield tuple(rare)
    if present:
        yield present


_Held = tuple[int, int]
"""The bit sets of the terms that a belief holds, and of those it holds as they were said."""


def _held(image: Image, formed: FormedQuery, positions: Iterable[int]) -> Mapping[int, _Held]:
    bits = dict.fromkeys(positions, 0)
    literal = dict(bits)
    among = frozenset(bits)
    for index, term in enumerate(formed.terms):
        for number, variant in enumerate(term.variants):
            at = among
            for word in variant:
                at = image.holding(word, at) if at else at
            for position in at:
                bits[position] |= 1 << index
                if number < term.literal_count:
                    literal[position] |= 1 << index
    return {position: (held, literal[position]) for position, held in bits.items()}


def is_negative(belief: Belief) -> bool:
    """Tell whether a belief says that something is no longer so."""
    return belief.polarity is Polarity.RETRACT or " no longer " in belief.statement


def _sense(formed: FormedQuery, belief: Belief, bits: int, literal: int) -> _Held:
    """Leave out what a belief holds in another sense."""
    if is_negative(belief):
        # To climb no longer says nothing about sport, only about climbing.
        said = literal & ~formed.phrases
        return said, said
    if not formed.relations & bits & ~literal or belief.about not in OWN:
        return bits, literal
    if belief.claim_kind is ClaimKind.RELATIONSHIP or belief.subject.lower() in RELATIONS:
        return bits, literal
    # A children's book is nobody's daughter.
    return bits & ~(formed.relations & ~literal), literal


class Stance(IntEnum):
    """Say whom a belief is about, as a question sees it."""

    OWN = 0
    NAMED = 1
    ANOTHER = 2


def stance(formed: FormedQuery, belief: Belief) -> Stance:
    """Tell whether a belief is about the owner, somebody the question names, or another."""
    if belief.about in OWN:
        return Stance.OWN
    is_named = not formed.words.isdisjoint(belief.about.lower().split())
    return Stance.NAMED if is_named else Stance.ANOTHER


def _judged(
    formed: FormedQuery, bits: int, literal: int, is_named: bool, about: Stance, *, said: int
) -> tuple[float, float]:
    """Give the relevance and the strength of holding some of the terms.

    `said` are the terms that some belief holds as they were said.
    """
    # A father is a parent: a relation that stands for another counts in full.
    # So is GitHub Actions what "which CI" asks for, more than what is told of the CI.
    full = literal | formed.relations | formed.kinds
    worth = _Worth(formed, literal=full, said=said)
    has_question = formed.has_question
    best, counted, telling = 0.0, 0, 0
    for clause in formed.clauses:
        kept = _kept(formed, clause, bits, about)
        if clause.asks or not has_question:
            best = max(best, worth.share(kept, of=clause.bits))
            counted |= kept
            if kept & ~formed.traits or not clause.bits & formed.topics:
                telling |= kept
        else:
            # What leads up to a question brings its own words, not everybody's.
            kept &= literal & ~formed.personal
            counted |= kept
            telling |= kept
    whole = worth.share(counted, of=(1 << len(formed.terms)) - 1)
    relevance = CLAUSE_SHARE * best + (1 - CLAUSE_SHARE) * whole
    if not is_named:
        relevance *= UNNAMED_SHARE
    if about is Stance.ANOTHER and formed.is_first_person:
        relevance *= ANOTHER_SHARE
    return round(relevance, 6), round(_weight(formed, telling), 6)


def _answers_about_somebody(formed: FormedQuery, clause: Clause, kept: int) -> bool:
    """Tell whether a belief is about whom a clause names, and tells of it what is asked."""
    asked = clause.bits & formed.telling
    return bool(kept & clause.naming) and (
        not asked or bool(kept & (asked | formed.topics & ~clause.naming))
    )


def _kept(formed: FormedQuery, clause: Clause, bits: int, about: Stance) -> int:
    """Give the terms of a clause that a belief holds and may answer with."""
    kept = bits & clause.bits
    if clause.naming and not _answers_about_somebody(formed, clause, kept):
        return 0
    if about is Stance.ANOTHER:
        return kept & ~formed.personal
    if about is Stance.OWN and clause.is_other and not clause.naming:
        # Everybody lives somewhere: the owner's home is no answer about somebody else.
        return kept if kept & ~formed.traits else 0
    return kept


class _Worth(Struct, frozen=True):
    """Weigh the terms that one belief holds, by how it holds them."""

    formed: FormedQuery
    literal: int
    said: int

    def share(self, bits: int, *, of: int) -> float:
        """Give the share of the terms `of` that holding `bits` is worth, at most 1."""
        total = min(_weight(self.formed, of), CLAUSE_WEIGHT_MAX)
        if total <= 0:
            return 0.0
        widened = bits & ~self.literal
        held = _weight(self.formed, bits & self.literal)
        held += WIDENED_SHARE * _weight(self.formed, widened & ~self.said)
        held += OUTDONE_SHARE * _weight(self.formed, widened & self.said)
        return min(1.0, held / total)


def _weight(formed: FormedQuery, bits: int) -> float:
    return sum(term.weight for index, term in enumerate(formed.terms) if bits >> index & 1)
