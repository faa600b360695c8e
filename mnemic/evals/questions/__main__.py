"""Learn the weights anew: `python -m mnemic.evals.questions`."""

from __future__ import annotations

import sys

from mnemic.evals.descent import ship
from mnemic.evals.questions import cases, cases_path, cross_validated, learned, pairs
from mnemic.evals.questions.training import WEIGHT_MIN


def main() -> None:
    """Measure by cross-validation, say what came out, and write the weights."""
    given = list(pairs(cases(cases_path())))
    told = cross_validated(given)
    sys.stdout.write(
        f"{told.met} of {told.needed} needed beliefs came ({told.recall:.1%}), {told.besides}"
        f" besides; {told.silent} of {told.unanswerable} questions that nothing answers brought"
        " nothing\n"
    )
    path = ship(
        learned(given),
        room="mnemic.memory.recall.expansion",
        learner="mnemic.evals.questions",
        learned_from=cases_path(),
        at_least=WEIGHT_MIN,
    )
    sys.stdout.write(f"{len(given)} pairs; the weights are in {path.name}\n")


main()
