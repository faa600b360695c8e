"""Learn from what people said later which beliefs it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from mnemic.evals.descent import Row, fitted, often_met
from mnemic.evals.endings.cases import Case, Later
from mnemic.memory.formation.endings.features import features, turn
from mnemic.memory.formation.endings.weighing import Meeting, meeting, near
from mnemic.memory.formation.wording import in_first_person

EPOCHS = 6
RATE = 0.3
DECAY = 1e-4

SEEN_MIN = 2
"""Beside how many beliefs a feature is met that is learned at all."""

ONLY_AGAINST_MIN = 10
"""The same for a feature that was met beside none that ended."""

AGAIN_EVERY = 4
"""Of how many beliefs of a case one is laid beside it in its owner's own words."""

WEIGHT_MIN = 10
"""A smaller weight, in hundredths, changes nothing and is left out."""


class Laid(Struct, frozen=True):
    """Lay what was said beside the beliefs it may speak of: what they make, and which it ends."""

    case: int
    features: dict[int, Counter[str]]
    meetings: dict[int, Meeting]
    ends: frozenset[int]


def laid(given: Sequence[Case]) -> Iterator[Laid]:
    """Lay everything said later beside the beliefs of its case.

    So are some of its beliefs in their owner's own words: all of them hold together, and who
    says one again ends none.
    """
    for number, case in enumerate(given):
        again = (
            Later(in_first_person(statement), ())
            for at, statement in enumerate(case.memory)
            if (at + number) % AGAIN_EVERY == 0
        )
        for later in (*case.later, *again):
            told = turn(later.said)
            beside = near(case.memory, told)
            yield Laid(
                case=number,
                features={
                    one.at: Counter(features(one.belief, told, one.behind)) for one in beside
                },
                meetings={one.at: meeting(one.belief, told) for one in beside},
                ends=frozenset(later.ends),
            )


def learned(given: Sequence[Laid]) -> dict[str, float]:
    """Give the weight of each feature, "" for what every belief starts from."""
    rows: list[Row] = [(met, at in one.ends) for one in given for at, met in one.features.items()]
    kept = often_met(rows, seen_min=SEEN_MIN, only_against_min=ONLY_AGAINST_MIN)
    return fitted(rows, kept, epochs=EPOCHS, rate=RATE, decay=DECAY)
