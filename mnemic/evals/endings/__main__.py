"""Learn the weights anew: `python -m mnemic.evals.endings`."""

from __future__ import annotations

import sys

from mnemic.evals.descent import ship
from mnemic.evals.endings import cases, cases_path, cross_validated, laid, learned
from mnemic.evals.endings.training import WEIGHT_MIN


def main() -> None:
    """Measure by cross-validation, say what came out, and write the weights."""
    given = list(laid(cases(cases_path())))
    told = cross_validated(given)
    sys.stdout.write(
        f"{told.found} of {told.many} endings found ({told.recall:.1%}), {told.wrongly} wrongly"
        f" (precision {told.precision:.1%}); {told.clean} of {told.idle} things said that end"
        " nothing ended nothing\n"
    )
    path = ship(
        learned(given),
        room="mnemic.memory.formation.endings",
        learner="mnemic.evals.endings",
        learned_from=cases_path(),
        at_least=WEIGHT_MIN,
    )
    sys.stdout.write(f"{len(given)} things said; the weights are in {path.name}\n")


main()
