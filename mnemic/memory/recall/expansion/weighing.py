"""Weigh what bears on a question, by weights that were learned from people's questions."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from mnemic.memory.logits import unpacked
from mnemic.memory.recall.expansion.tokens import Asked, about, looked_at, same
from mnemic.memory.recall.expansion.weights import BIAS, WEIGHTS

CARRIER_MIN = 20
"""What a token must bring, in hundredths of a logit, that beliefs are looked up by."""


@lru_cache(maxsize=1)
def _weights() -> tuple[Mapping[str, int], Mapping[str, Mapping[str, int]]]:
    """Give the weights of single signs, and those of pairs by what the question has of them."""
    single: dict[str, int] = {}
    pairs: dict[str, dict[str, int]] = {}
    for name, weight in unpacked(WEIGHTS).items():
        left, between, token = name.partition("|")
        if between:
            pairs.setdefault(left, {})[token] = weight
        else:
            single[name] = weight
    return single, pairs


class Weigher:
    """Weigh beliefs beside one clause of a question.

    A weight is in hundredths of a logit: the signs' weights are added up and divided by the
    root of how many there are.
    """

    __slots__ = ("_base", "_count", "_own", "_pairs", "_rows", "_single", "asked")

    def __init__(self, asked_for: Asked) -> None:
        self.asked = asked_for
        self._single, pairs = _weights()
        known = [self._single[name] for name in about(asked_for) if name in self._single]
        self._base, self._count = sum(known), len(known)
        self._pairs = [pairs[left] for left in looked_at(asked_for) if left in pairs]
        self._rows: dict[str, tuple[int, int]] = {}
        named = {f"@{token}" for token in asked_for.strong}
        self._own = named.union(asked_for.lemmas, asked_for.categories)

    def _row(self, token: str) -> tuple[int, int]:
        """Give what a token brings: the sum of its weights, and how many there are."""
        total = count = 0
        if token in self._own:
            met = [self._single[n] for n in same(self.asked, token) if n in self._single]
            total, count = sum(met), len(met)
        if token not in self.asked.lemmas:
            for pairs in self._pairs:
                weight = pairs.get(token)
                if weight is not None:
                    total += weight
                    count += 1
        row = self._rows[token] = total, count
        return row

    @property
    def carriers(self) -> tuple[str, ...]:
        """Give the tokens that speak for a belief, sorted: it is looked up by them."""
        speaking = {t for pairs in self._pairs for t, weight in pairs.items() if weight > 0}
        known = self._own | speaking
        return tuple(sorted(token for token in known if self._row(token)[0] >= CARRIER_MIN))

    def weigh(self, tokens: Sequence[str], beside: Iterable[str] = ()) -> int:
        """Weigh a belief by its tokens, and by what else is known of it."""
        known = [self._single[name] for name in beside if name in self._single]
        return self._weigh(tokens, self._base + sum(known), self._count + len(known))

    def heavy(
        self, beliefs: Iterable[tuple[int, Sequence[str]]], beside: Iterable[str], *, least: int
    ) -> Iterator[tuple[int, int]]:
        """Give position and weight of those beliefs that weigh at least so much.

        They are given as their positions and tokens; of all the same else is known.
        """
        known = [self._single[name] for name in beside if name in self._single]
        base, count = self._base + sum(known), self._count + len(known)
        rows, row_of, root = self._rows, self._row, math.sqrt
        for position, tokens in beliefs:
            # As `_weigh`, without a call for each of many beliefs.
            total, times = base, count
            for token in tokens:
                row = rows.get(token) or row_of(token)
                total += row[0]
                times += row[1]
            weight = BIAS + round(total / root(times or 1))
            if weight >= least:
                yield position, weight

    def _weigh(self, tokens: Sequence[str], total: int, count: int) -> int:
        rows = self._rows
        for token in tokens:
            brought, times = rows.get(token) or self._row(token)
            total += brought
            count += times
        return BIAS + round(total / math.sqrt(count or 1))
