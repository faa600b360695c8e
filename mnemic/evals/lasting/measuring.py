"""What a gate keeps of what lasts, and of what does not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mnemic.evals.lasting.training import Sentence, learned, score
from mnemic.evals.shares import Shares, shares
from mnemic.memory.formation.logits import SCALE

FOLDS = 10
"""How many parts the sentences are cut in: each is judged by what the others taught."""


Weighed = tuple[int, float]
"""The label of a sentence, and what it weighs in hundredths of a logit."""


def gated(weighed: Iterable[Weighed], *, at_least: float) -> Shares:
    """Count what a gate lets through that asks for `at_least` hundredths of a logit."""
    return shares((bool(label), weight >= at_least) for label, weight in weighed)


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
