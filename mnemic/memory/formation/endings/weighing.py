"""Weigh whether a turn ends what is believed, by weights that were learned from labelled turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from mnemic.memory.formation.endings.features import (
    Held,
    Turn,
    features,
    held,
    is_passed_over,
    shared,
)
from mnemic.memory.formation.endings.sparing import is_spared
from mnemic.memory.logits import shipped

ENDS_MIN = 125
"""What speaks for an ending must weigh so much, in hundredths of a logit."""

BEHIND_MAX = 150
"""How far, in hundredths of a logit, what a turn ends may be behind what it ends most surely."""

SHARED_MIN = 1.0
"""How much a belief and a turn that speaks of it share at least: a word of little weight."""

FAR_MAX = 2.0
"""How much less than the closest belief one may share with a turn that speaks of it."""


class Beside(Struct, frozen=True):
    """Hold a belief that a turn may speak of: which it is, and how far behind the closest."""

    at: int
    belief: Held
    behind: float


def near(statements: Sequence[str], turn: Turn) -> tuple[Beside, ...]:
    """Give what a turn may speak of: what shares most with it, and little less, in order."""
    beliefs = [held(statement) for statement in statements]
    shares = [shared(belief, turn) for belief in beliefs]
    most = max(shares, default=0.0)
    return tuple(
        Beside(at, belief, most - share)
        for at, (belief, share) in enumerate(zip(beliefs, shares, strict=True))
        if share >= SHARED_MIN and most - share <= FAR_MAX and not is_passed_over(belief, turn)
    )


def weigh(beside: Beside, turn: Turn) -> int:
    """Give what speaks for a turn ending a belief, in hundredths of a logit."""
    met = features(beside.belief, turn, beside.behind)
    return shipped("mnemic.memory.formation.endings").weigh(met)


class Meeting(Struct, frozen=True):
    """Hold what a belief does, and what of it a turn names."""

    verb: str
    named: frozenset[str]


def meeting(belief: Held, turn: Turn) -> Meeting:
    """Give where a belief and a turn meet."""
    said = frozenset(lemma for one in turn.sentences for lemma in one.lemmas)
    return Meeting(belief.verb, (belief.content | belief.subject) & said)


def surely(weights: Mapping[int, int], meetings: Mapping[int, Meeting]) -> tuple[int, ...]:
    """Give which of what was weighed a turn ends, the surest first, then the lowest number.

    Of two that the turn names alike neither is meant: whoever has two trainers and says that
    Kim is their trainer now has not said in whose place.
    """
    least = max([ENDS_MIN, *(weight - BEHIND_MAX for weight in weights.values())])
    found = [at for at, weight in weights.items() if weight >= least]
    times = Counter(meetings[at] for at in found)
    once = (at for at in found if times[meetings[at]] == 1)
    return tuple(sorted(once, key=lambda at: (-weights[at], at)))


def ended(statements: Sequence[str], turn: Turn) -> tuple[int, ...]:
    """Give which of what is believed a turn ends, the surest first (see `surely`)."""
    beside = [one for one in near(statements, turn) if not is_spared(one.belief, turn)]
    return surely(
        {one.at: weigh(one, turn) for one in beside},
        {one.at: meeting(one.belief, turn) for one in beside},
    )
