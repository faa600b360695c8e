"""How closely a claim is held: what tells of health, faith, intimacy, crime or money.

That a statement is sensitive is no reason not to keep it (003 §Deliberately narrow trust
exclusions): it says who may be shown it. The signs are added up with learned whole-number
weights; `mnemic.evals.sensitivity` holds the
labelled statements and learns anew.
"""

from __future__ import annotations

from mnemic.memory.formation.sensitivity.listed import listed_floor
from mnemic.memory.formation.sensitivity.weighing import (
    SENSITIVE_MIN,
    sensitive_words,
    sensitivity_floor,
    weigh,
)

__all__ = ["SENSITIVE_MIN", "listed_floor", "sensitive_words", "sensitivity_floor", "weigh"]
