"""Learn the weights anew: `python -m mnemic.evals.entailment`."""

from __future__ import annotations

import sys

from mnemic.evals.descent import ship
from mnemic.evals.entailment.conversations import claims_path, conversations
from mnemic.evals.entailment.measuring import cross_validated
from mnemic.evals.entailment.training import WEIGHT_MIN, labelled, learned
from mnemic.memory.formation.provided.entailment import CARRIED_MIN, DOUBTED_MAX, READ_MIN


def main() -> None:
    """Measure by cross-validation, say what came out, and write the weights."""
    given = labelled(conversations(claims_path()))
    for at_least in (DOUBTED_MAX, READ_MIN, CARRIED_MIN):
        told = cross_validated(given, at_least=at_least)
        sys.stdout.write(
            f"at {at_least / 100:.2f}: {told.kept} of {told.wanted} taken ({told.recall:.1%}),"
            f" {told.let_through} of {told.unwanted} let through ({told.false_rate:.1%})\n"
        )
    path = ship(
        learned(given),
        room="mnemic.memory.formation.provided.entailment",
        learner="mnemic.evals.entailment",
        learned_from=claims_path(),
        at_least=WEIGHT_MIN,
    )
    sys.stdout.write(f"{len(given)} claims; the weights are in {path.name}\n")


main()
