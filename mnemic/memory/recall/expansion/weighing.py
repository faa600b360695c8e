"""Weigh what bears on a question, by weights that were learned from people's questions."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import numpy as np
from msgspec import Struct

from mnemic.memory.logits import shipped
from mnemic.memory.recall.expansion.index import Numbers, TokenIndex
from mnemic.memory.recall.expansion.tokens import Asked, about, looked_at, same

CARRIER_MIN = 20
"""What a token must bring, in hundredths of a logit, that beliefs are looked up by."""


class _Learned(Struct, frozen=True):
    """Hold the weights of single signs, and those of pairs by what the question has of them.

    `bias` is what every belief starts from, `numbers` are of the tokens that stand in any pair.
    A pair's side of the question leads to the numbers of the tokens it was learned beside, and
    to what each weighs.
    """

    bias: int
    single: Mapping[str, int]
    numbers: Mapping[str, int]
    pairs: Mapping[str, tuple[Numbers, Numbers]]


@lru_cache(maxsize=1)
def _learned() -> _Learned:
    weights = shipped("mnemic.memory.recall.expansion")
    single: dict[str, int] = {}
    numbers: dict[str, int] = {}
    pairs: dict[str, list[tuple[int, int]]] = {}
    for name, weight in weights.of.items():
        left, between, token = name.partition("|")
        if between:
            number = numbers.setdefault(token, len(numbers))
            pairs.setdefault(left, []).append((number, weight))
        else:
            single[name] = weight
    columns = {left: np.array(found, dtype=np.int64).T for left, found in pairs.items()}
    beside = {left: (two[0], two[1]) for left, two in columns.items()}
    return _Learned(weights.bias, single, numbers, beside)


class Weigher:
    """Weigh beliefs beside one clause of a question.

    A weight is in hundredths of a logit: the signs' weights are added up and divided by the
    root of how many there are.
    """

    __slots__ = ("_base", "_brought", "_count", "_own", "_times", "asked")

    def __init__(self, asked_for: Asked) -> None:
        self.asked = asked_for
        learned = _learned()
        known = [learned.single[name] for name in about(asked_for) if name in learned.single]
        self._base, self._count = sum(known), len(known)
        self._brought, self._times = np.zeros((2, len(learned.numbers)), dtype=np.int64)
        for left in looked_at(asked_for):
            if left in learned.pairs:
                numbers, weights = learned.pairs[left]
                self._brought[numbers] += weights
                self._times[numbers] += 1
        named = {f"@{token}" for token in asked_for.strong}
        self._own = named.union(asked_for.lemmas, asked_for.categories)

    def row(self, token: str) -> tuple[int, int]:
        """Give what a token brings: the sum of its weights, and how many there are."""
        learned = _learned()
        total = count = 0
        if token in self._own:
            met = [learned.single[n] for n in same(self.asked, token) if n in learned.single]
            total, count = sum(met), len(met)
        number = learned.numbers.get(token)
        if number is not None and token not in self.asked.lemmas:
            total += int(self._brought[number])
            count += int(self._times[number])
        return total, count

    def rows(self, index: TokenIndex) -> tuple[Numbers, Numbers]:
        """Give what every token of an index brings, by its number: the sums, and how many."""
        learned = index.numbered_as(_learned().numbers)
        is_known = learned >= 0
        brought, times = self._brought[learned] * is_known, self._times[learned] * is_known
        for token in self._own:
            number = index.number(token)
            if number is not None:
                brought[number], times[number] = self.row(token)
        return brought, times

    def start(self, known: Iterable[str]) -> tuple[int, int]:
        """Give the sum and the count that a belief starts from of which so much is known."""
        single = _learned().single
        met = [single[name] for name in known if name in single]
        return self._base + sum(met), self._count + len(met)

    def weigh(self, tokens: Sequence[str], known: Iterable[str] = ()) -> int:
        """Weigh a belief by its tokens, and by what else is known of it."""
        total, count = self.start(known)
        for token in tokens:
            brought, times = self.row(token)
            total += brought
            count += times
        return _learned().bias + round(total / math.sqrt(count or 1))


class Scan:
    """Weigh many beliefs of one index at once, as `Weigher.weigh` weighs each."""

    __slots__ = ("_brought", "_index", "_strong", "_times", "_weigher")

    def __init__(self, weigher: Weigher, index: TokenIndex) -> None:
        self._weigher, self._index = weigher, index
        self._brought, self._times = weigher.rows(index)
        self._strong = np.zeros_like(self._times)
        for token in weigher.asked.strong:
            number = index.number(token)
            if number is not None:
                self._strong[number] = 1

    @property
    def asked(self) -> Asked:
        """Give the clause that beliefs are weighed beside."""
        return self._weigher.asked

    @property
    def carriers(self) -> tuple[str, ...]:
        """Give the tokens that speak for a belief: it is looked up by them."""
        speaking = np.flatnonzero(self._brought >= CARRIER_MIN)
        return tuple(self._index.tokens[number] for number in speaking.tolist())

    def shared(self, positions: Sequence[int]) -> list[int]:
        """Give how many strong words the belief at each position shares with the clause."""
        (shared,) = self._added(positions, self._strong)
        return list(shared.tolist())

    def weigh(self, positions: Sequence[int], known: Sequence[tuple[str, ...]]) -> list[int]:
        """Weigh the belief at each position; what else is `known` of each, or once of all."""
        of = {one: self._weigher.start(one) for one in set(known)}
        start = np.array([of[one] for one in known], dtype=np.int64).reshape(-1, 2)
        brought, times = self._added(positions, self._brought, self._times)
        roots = np.sqrt(np.maximum(start[:, 1] + times, 1))
        weights = _learned().bias + np.rint((start[:, 0] + brought) / roots).astype(np.int64)
        return list(weights.tolist())

    def _added(self, positions: Sequence[int], *columns: Numbers) -> tuple[Numbers, ...]:
        """Add each column up over the tokens of the belief at each position."""
        if not positions:
            return tuple(column[:0] for column in columns)
        held, begins = self._index.held_at(positions)
        return tuple(np.add.reduceat(column[held], begins) for column in columns)


__all__ = ["CARRIER_MIN", "Scan", "Weigher"]
