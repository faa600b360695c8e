"""Learn the weights anew: `python -m mnemic.evals.lasting`."""

from __future__ import annotations

from mnemic.evals.labelled import learn_anew
from mnemic.evals.lasting.training import LASTING, sentences_path
from mnemic.memory.formation.grammar.told_whole import OTHER_MIN, OWN_MIN

learn_anew(
    LASTING,
    sentences_path(),
    room="mnemic.memory.formation.lasting",
    measured_at=(0, OWN_MIN, OTHER_MIN),
)
