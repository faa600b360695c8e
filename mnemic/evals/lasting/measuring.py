"""What a gate keeps of what lasts, and of what does not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from mnemic.evals.descent import SCALE
from mnemic.evals.lasting.training import Sentence, learned, score

FOLDS = 10
"""How many parts the sentences are cut in: each is judged by what the others taught."""


class Shares(Struct, frozen=True):
    """Hold how many sentences of each label there are, and how many of each a gate lets through."""

    lasting: int
    kept: int
    passing: int
    let_through: int

    @property
    def recall(self) -> float:
        """Give the share of what lasts that is kept."""
        return self.kept / self.lasting if self.lasting else 0.0

    @property
    def false_rate(self) -> float:
        """Give the share of what does not last that is let through."""
        return self.let_through / self.passing if self.passing else 0.0


Weighed = tuple[int, float]
"""The label of a sentence, and what it weighs in hundredths of a logit."""


def shares(weighed: Iterable[Weighed], *, at_least: float) -> Shares:
    """Count what a gate lets through that asks for `at_least` hundredths of a logit."""
    rows = [(label, weight >= at_least) for label, weight in weighed]
    return Shares(
        lasting=sum(label for label, _ in rows),
        kept=sum(label and through for label, through in rows),
        passing=sum(not label for label, _ in rows),
        let_through=sum(not label and through for label, through in rows),
    )


def cross_validated(given: Sequence[Sentence]) -> tuple[Weighed, ...]:
    """Weigh the sentences of each fold by what the other folds teach."""
    found: list[Weighed] = []
    for fold in range(FOLDS):
        weights = learned([one for n, one in enumerate(given) if n % FOLDS != fold])
        found += [
            (one.label, score(weights, one.text) * SCALE)
            for n, one in enumerate(given)
            if n % FOLDS == fold
        ]
    return tuple(found)
