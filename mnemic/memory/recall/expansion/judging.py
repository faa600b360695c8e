"""Decide which beliefs bear on a question, those of other words than its own too."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import islice
from operator import or_
from typing import TYPE_CHECKING

from msgspec import Struct

from mnemic.memory.logits import SCALE
from mnemic.memory.model import Belief
from mnemic.memory.recall.arms import Stance, admitted, is_negative, stance
from mnemic.memory.recall.bearing import bears
from mnemic.memory.recall.expansion.tokens import Asked, signs
from mnemic.memory.recall.expansion.weighing import Scan, Weigher
from mnemic.memory.recall.former import FormedQuery
from mnemic.memory.recall.fusion import Fused
from mnemic.memory.recall.naming import Variant
from mnemic.memory.recall.policies import Bar
from mnemic.memory.recall.query import BeliefQuery, admitter

if TYPE_CHECKING:
    from mnemic.memory.image import Image

EXPANSION = "expansion"
"""The rank list of what was found in other words."""

SCANNED_MAX = 512
"""Up to how many beliefs each is weighed; of more, the newest that a token leads to."""

BEARS_MIN = -25
"""What a belief must weigh, in hundredths of a logit, that was found in other words alone."""

SERVES_MIN = 75
"""The same beside a request: most tasks need nothing of whom they are done for."""

BEHIND_MAX = 350
"""How far, in hundredths of a logit, what was found in other words may be behind the best."""

DOUBTED_MIN = -150
"""What a belief must weigh whose words met the bar."""

WHOLE_MIN = 0.75
"""From which share of what is asked on a belief is not doubted that holds it."""

SHARED_MAX = 2
"""How many words that a belief shares with a clause are counted."""

_STEPS = 4
"""In how many steps a share is read."""


def judged(
    image: Image, query: BeliefQuery, formed: FormedQuery, fused: Sequence[Fused], bar: Bar
) -> tuple[tuple[Fused, ...], tuple[Fused, ...]]:
    """Part what bears on a question from what was found and does not, each the best first.

    What the arms found must meet the bar and not be doubted; to it comes what the learned
    weights alone speak for. A remark that asks nothing is answered on the strength of its
    words alone.
    """
    clear = _clear(formed, fused, bar)
    if not formed.asked:
        return _parted(fused, clear)
    laid = _Beside(image, formed, fused, clear)
    scans = [Scan(Weigher(one), image.token_index) for one in formed.asked]
    found = [item for item in fused if bears(formed, item.belief, item.covered)]
    every = [laid.weighed(scan, found) for scan in scans]
    asking = [
        (scan, weights)
        for scan, weights in zip(scans, every, strict=True)
        if scan.asked.asks or scan.asked.requests
    ]
    kept: set[int] = set()
    for item in found:
        position = item.belief.store_position
        if position in clear:
            if laid.is_sure(item) or max(told[position] for told in every) >= DOUBTED_MIN:
                kept.add(position)
        elif laid.may_answer(item.belief) and any(
            weights[position] >= _least(scan.asked) for scan, weights in asking
        ):
            kept.add(position)
    best = max((told[position] for _, told in asking for position in kept), default=BEARS_MIN)
    further: dict[int, int] = {}
    for scan, _ in asking:
        for position, weight in laid.heavy(scan, least=best - BEHIND_MAX):
            further[position] = max(weight, further.get(position, weight))
    clearing, failing = _parted(fused, kept)
    return clearing + laid.ranked(further, query), failing


def _least(asked: Asked) -> int:
    return BEARS_MIN if asked.asks else SERVES_MIN


class _Beside:
    """Lay beliefs beside one question: their tokens, and how the arms found them."""

    __slots__ = ("_best", "_clear", "_formed", "_found", "_image", "_index", "_required")

    def __init__(
        self, image: Image, formed: FormedQuery, fused: Sequence[Fused], clear: frozenset[int]
    ) -> None:
        self._image = image
        self._index = image.token_index
        self._formed = formed
        self._found = {item.belief.store_position: item for item in fused}
        self._clear = clear
        self._best = max((item.relevance for item in fused), default=0.0)
        self._required = _required(formed)

    def tokens(self, position: int) -> tuple[str, ...]:
        return self._index.at(position)

    def is_sure(self, item: Fused) -> bool:
        """Tell whether what met the bar holds nearly all that is asked, or a stand-in for it.

        Doubted is what shares a word with a question and leaves out what it asks: what an
        oboe costs is not told by who plays it. What is of somebody whom a question does not
        name was found by its topic, and that a thing is over answers what is asked of it.
        """
        if is_negative(item.belief) or stance(self._formed, item.belief) is Stance.ANOTHER:
            return True
        tokens = self.tokens(item.belief.store_position)
        shared = any(token in asked.strong for asked in self._formed.asked for token in tokens)
        return item.relevance >= WHOLE_MIN or not shared

    def weighed(self, scan: Scan, found: Sequence[Fused]) -> dict[int, int]:
        """Weigh what the arms found beside a clause, by store position."""
        positions = [item.belief.store_position for item in found]
        known = [
            self.how(position, shared)
            for position, shared in zip(positions, scan.shared(positions), strict=True)
        ]
        return dict(zip(positions, scan.weigh(positions, known), strict=True))

    def heavy(self, scan: Scan, *, least: int) -> Iterator[tuple[int, int]]:
        """Give position and weight of what no arm found and weighs enough beside a clause."""
        least = max(least, _least(scan.asked))
        index = self._index
        positions = (
            index.positions()
            if len(index) <= SCANNED_MAX
            else islice(index.positions_of(scan.carriers), SCANNED_MAX)
        )
        unfound = [at for at in positions if at not in self._found]
        weights = scan.weigh(unfound, [self._unfound()] * len(unfound))
        return (
            (at, weight) for at, weight in zip(unfound, weights, strict=True) if weight >= least
        )

    def ranked(self, weights: Mapping[int, int], query: BeliefQuery) -> tuple[Fused, ...]:
        """Give those a query admits that may answer, the heaviest first, then the newest."""
        is_admitted = admitter(query)
        found = []
        for position in sorted(weights, key=lambda at: (-weights[at], -at)):
            belief = self._image.belief_at(position)
            if (
                belief is not None
                and position > query.min_store_position
                and is_admitted(belief)
                and self.may_answer(belief)
            ):
                found.append((share(weights[position]), belief))
        return tuple(
            Fused(belief, weight, weight, 0.0, 0, {EXPANSION: rank})
            for rank, (weight, belief) in enumerate(found[: query.limit], start=1)
        )

    def _unfound(self) -> tuple[str, ...]:
        return "found in no words", "others met the bar" if self._clear else "none met the bar"

    def how(self, position: int, shared: int) -> tuple[str, ...]:
        """Give the signs of how the arms found a belief, or that they did not.

        It shares so many strong words with the clause that it is laid beside.
        """
        item = self._found.get(position)
        if item is None:
            return self._unfound()
        bar = "met the bar" if position in self._clear else "below the bar"
        return (
            bar,
            f"{bar}, shares {min(shared, SHARED_MAX)}",
            f"relevance {_step(item.relevance)}",
            f"strength {_step(item.strength)}",
            f"of the best {_step(item.relevance / self._best if self._best else 0.0)}",
        )

    def may_answer(self, belief: Belief) -> bool:
        """Tell whether a belief speaks of whom a question is about, where that is not the owner.

        Where somebody lives is not told by where the owner does (000 §Lexical parity).
        """
        if self._required is None:
            return True
        where = frozenset((belief.store_position,))
        return any(
            all(self._image.holding(word, where) for word in variant) for variant in self._required
        )


def _required(formed: FormedQuery) -> tuple[Variant, ...] | None:
    """Give the terms of which an answer holds one, where every clause is about another."""
    asking = [clause for clause in formed.clauses if clause.asks] or list(formed.clauses)
    if not asking or not all(clause.is_other for clause in asking):
        return None
    naming = reduce(or_, (clause.naming for clause in asking))
    bits = naming or reduce(or_, (clause.bits for clause in asking)) & formed.topics
    return tuple(
        variant
        for at, term in enumerate(formed.terms)
        if bits >> at & 1
        for variant in term.variants[: term.literal_count]
    )


class Signed(Struct, frozen=True):
    """Hold a belief beside a question: all signs the two make, and whether it met the bar."""

    belief: Belief
    met_bar: bool
    signs: tuple[str, ...]


def signs_of(
    image: Image, query: BeliefQuery, formed: FormedQuery, fused: Sequence[Fused], bar: Bar
) -> Iterator[Signed]:
    """Give what `judged` weighs of every belief that a query admits, for learning its weights.

    The question must be of one clause.
    """
    (asked,) = formed.asked
    clear = _clear(formed, fused, bar)
    laid = _Beside(image, formed, fused, clear)
    for belief in admitted(image, query, image.positions_after(query.min_store_position)):
        position = belief.store_position
        tokens = laid.tokens(position)
        shared = sum(token in asked.strong for token in tokens)
        told = (*signs(asked, tokens), *laid.how(position, shared))
        yield Signed(belief, position in clear, told)


def _clear(formed: FormedQuery, fused: Sequence[Fused], bar: Bar) -> frozenset[int]:
    """Give the positions of what the arms found on a ground that is strong enough."""
    return frozenset(
        item.belief.store_position
        for item in fused
        if bar.clears(strength=item.strength, relevance=item.relevance if formed.asks else 0.0)
        and bears(formed, item.belief, item.covered)
    )


def _parted(
    fused: Sequence[Fused], kept: frozenset[int] | set[int]
) -> tuple[tuple[Fused, ...], tuple[Fused, ...]]:
    return (
        tuple(item for item in fused if item.belief.store_position in kept),
        tuple(item for item in fused if item.belief.store_position not in kept),
    )


def share(weight: int) -> float:
    """Give a weight as the share of beliefs of its weight that bear on their question."""
    return round(1.0 / (1.0 + math.exp(-weight / SCALE)), 6)


def _step(value: float) -> int:
    return int(min(value, 1.0) * _STEPS)
