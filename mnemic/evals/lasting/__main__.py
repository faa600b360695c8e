"""Learn the weights anew: `python -m mnemic.evals.lasting`."""

from __future__ import annotations

import sys
from pathlib import Path

from mnemic.evals.lasting.measuring import cross_validated, gated
from mnemic.evals.lasting.training import learned, packed, sentences, sentences_path
from mnemic.memory.formation import lasting
from mnemic.memory.formation.grammar.told_whole import OTHER_MIN, OWN_MIN


def main() -> None:
    """Measure by cross-validation, say what came out, and write the weights."""
    given = sentences(sentences_path())
    weighed = cross_validated(given)
    for at_least in (0, OWN_MIN, OTHER_MIN):
        told = gated(weighed, at_least=at_least)
        sys.stdout.write(
            f"at {at_least / 100:.2f}: {told.kept} of {told.wanted} kept"
            f" ({told.recall:.1%}), {told.let_through} of {told.unwanted} let through"
            f" ({told.false_rate:.1%})\n"
        )
    path = Path(lasting.__file__).with_name("weights.py")
    path.write_text(packed(learned(given)), encoding="utf-8")
    sys.stdout.write(f"{len(given)} sentences; the weights are in {path.name}\n")


main()
