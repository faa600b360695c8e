"""Learn the weights anew: `python -m mnemic.evals.sensitivity`."""

from __future__ import annotations

from mnemic.evals.labelled import learn_anew
from mnemic.evals.sensitivity.training import SENSITIVITY, statements_path
from mnemic.memory.formation.sensitivity import SENSITIVE_MIN

learn_anew(
    SENSITIVITY,
    statements_path(),
    room="mnemic.memory.formation.sensitivity",
    measured_at=(SENSITIVE_MIN - 100, SENSITIVE_MIN, SENSITIVE_MIN + 100),
)
