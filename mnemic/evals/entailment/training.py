"""Learn from claims which of them are carried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from mnemic.evals.descent import Row, fitted
from mnemic.evals.entailment.conversations import Conversation, judge_of, wire_of

EPOCHS = 6
RATE = 0.1
DECAY = 5e-4

SEEN_MIN = 3
"""Over how many claims a sign is met that is learned at all."""

WEIGHT_MIN = 3
"""A smaller weight, in hundredths, changes nothing and is left out."""


class Labelled(Struct, frozen=True):
    """Hold the signs of a claim, whether it is carried, and the conversation it is over."""

    conversation: str
    signs: frozenset[str]
    carried: bool


def labelled(given: Sequence[Conversation]) -> tuple[Labelled, ...]:
    """Give the signs of every claim that is weighed at all."""
    found: list[Labelled] = []
    for one in given:
        judge = judge_of(one)
        for said in one.claims:
            signs = judge.signs(wire_of(said))
            if signs:
                found.append(Labelled(one.id, signs, said.carried))
    return tuple(found)


def learned(given: Sequence[Labelled]) -> dict[str, float]:
    """Give the weight of each sign, "" for what every claim starts from."""
    seen = Counter(name for one in given for name in one.signs)
    kept = {name for name, times in seen.items() if times >= SEEN_MIN}
    rows: list[Row] = [(Counter(sorted(one.signs)), one.carried) for one in given]
    return fitted(rows, kept, epochs=EPOCHS, rate=RATE, decay=DECAY)
