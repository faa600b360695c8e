"""Learn from labelled sentences, and measure what was learned: the same on every machine.

A learner says what is looked at in a sentence and how far its weights may go; what ships are
whole hundredths, added up at run time.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from mnemic.evals.descent import Row, fitted, logit, ship
from mnemic.evals.shares import Shares, shares
from mnemic.memory.logits import SCALE

FOLDS = 10
"""How many parts the sentences are cut in: each is judged by what the others taught."""


class Sentence(Struct, frozen=True):
    """Hold one sentence and its label, 1 for what is looked for."""

    text: str
    label: int


Weighed = tuple[int, float]
"""The label of a sentence, and what it weighs in hundredths of a logit."""


def sentences(path: Path) -> tuple[Sentence, ...]:
    """Read labelled sentences, one JSON object per line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(Sentence(**json.loads(line)) for line in lines if line.strip())


def gated(weighed: Iterable[Weighed], *, at_least: float) -> Shares:
    """Count what a gate lets through that asks for `at_least` hundredths of a logit."""
    return shares((bool(label), weight >= at_least) for label, weight in weighed)


class Learner(Struct, frozen=True):
    """Learn weights of what `vector` finds in a sentence.

    `rate` is how far a weight goes at its first step, `decay` how much it is drawn to nothing
    at each (L2), `seen_min` how many sentences a feature stands in that is learned at all.
    A weight of fewer than `weight_min` hundredths changes nothing and is left out.
    """

    name: str
    vector: Callable[[str], Counter[str]]
    epochs: int
    rate: float
    decay: float
    seen_min: int
    weight_min: int

    def learned(self, given: Sequence[Sentence]) -> dict[str, float]:
        """Give the weight of each feature, "" for what every sentence starts from."""
        rows: list[Row] = [(self.vector(one.text), one.label) for one in given]
        seen = Counter(name for row, _ in rows for name in row)
        kept = {name for name, times in seen.items() if times >= self.seen_min}
        return fitted(rows, kept, epochs=self.epochs, rate=self.rate, decay=self.decay)

    def score(self, weights: Mapping[str, float], text: str) -> float:
        """Give the logit of a sentence."""
        return logit(weights, self.vector(text))

    def cross_validated(self, given: Sequence[Sentence]) -> tuple[Weighed, ...]:
        """Weigh the sentences of each fold by what the other folds teach."""
        found: list[Weighed] = []
        for fold in range(FOLDS):
            weights = self.learned([one for n, one in enumerate(given) if n % FOLDS != fold])
            found += [
                (one.label, self.score(weights, one.text) * SCALE)
                for n, one in enumerate(given)
                if n % FOLDS == fold
            ]
        return tuple(found)


def learn_anew(learner: Learner, path: Path, *, room: str, measured_at: Sequence[int]) -> None:
    """Measure by cross-validation, say what came out, and ship the weights to a room."""
    given = sentences(path)
    weighed = learner.cross_validated(given)
    for at_least in measured_at:
        told = gated(weighed, at_least=at_least)
        sys.stdout.write(
            f"at {at_least / SCALE:.2f}: {told.kept} of {told.wanted} kept"
            f" ({told.recall:.1%}), {told.let_through} of {told.unwanted} let through"
            f" ({told.false_rate:.1%})\n"
        )
    into = ship(
        learner.learned(given),
        room=room,
        learner=learner.name,
        learned_from=path,
        at_least=learner.weight_min,
    )
    sys.stdout.write(f"{len(given)} sentences; the weights are in {into.name}\n")
