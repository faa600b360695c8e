"""How much of what ended is found to have ended, and what else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from mnemic.evals.descent import logit
from mnemic.evals.endings.cases import Case
from mnemic.evals.endings.training import Laid, learned
from mnemic.memory.formation.endings import weighing
from mnemic.memory.formation.endings.features import turn
from mnemic.memory.logits import SCALE

FOLDS = 8
"""How many parts the cases are cut in: each is judged by what the others taught."""


class Ended(Struct, frozen=True):
    """Count what ended and was `found`, of how `many`, and what was `wrongly` held to have.

    Of `idle` things said that end nothing, `clean` were left at that.
    """

    many: int
    found: int
    wrongly: int
    idle: int
    clean: int

    @property
    def recall(self) -> float:
        """Give the share of what ended that was found."""
        return self.found / self.many if self.many else 0.0

    @property
    def precision(self) -> float:
        """Give the share of what was held to have ended that had."""
        told = self.found + self.wrongly
        return self.found / told if told else 1.0


def ended(given: Iterable[Case]) -> Ended:
    """Weigh everything said later by the weights that ship, as formation does."""
    return _counted(
        (frozenset(later.ends), frozenset(weighing.ended(case.memory, turn(later.said))))
        for case in given
        for later in case.later
    )


def cross_validated(given: Sequence[Laid]) -> Ended:
    """Judge what was said of each fold of cases by what the other folds teach."""
    rows: list[tuple[frozenset[int], frozenset[int]]] = []
    for fold in range(FOLDS):
        weights = learned([one for one in given if one.case % FOLDS != fold])
        for one in (one for one in given if one.case % FOLDS == fold):
            weighed = {at: round(logit(weights, met) * SCALE) for at, met in one.features.items()}
            rows.append((one.ends, frozenset(weighing.surely(weighed, one.meetings))))
    return _counted(rows)


def _counted(rows: Iterable[tuple[frozenset[int], frozenset[int]]]) -> Ended:
    found = list(rows)
    return Ended(
        many=sum(len(ends) for ends, _ in found),
        found=sum(len(ends & told) for ends, told in found),
        wrongly=sum(len(told - ends) for ends, told in found),
        idle=sum(not ends for ends, _ in found),
        clean=sum(not ends and not told for ends, told in found),
    )
