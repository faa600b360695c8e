"""Learn the weights anew: `python -m mnemic.evals.sensitivity`."""

from __future__ import annotations

from pathlib import Path

from mnemic.evals.labelled import learn_anew
from mnemic.evals.sensitivity.training import SENSITIVITY, statements_path
from mnemic.memory.formation import sensitivity
from mnemic.memory.formation.sensitivity import SENSITIVE_MIN

learn_anew(
    SENSITIVITY,
    statements_path(),
    into=Path(sensitivity.__file__).with_name("weights.py"),
    measured_at=(SENSITIVE_MIN - 100, SENSITIVE_MIN, SENSITIVE_MIN + 100),
)
