"""How the weights of `mnemic.memory.formation.endings` are learned, and what they are worth.

`cases.jsonl` holds what somebody is believed to be, have and do, and what they said later: about
half of it ends something, the rest speaks of the same things and ends nothing. `python -m
mnemic.evals.endings` measures by cross-validation and writes the weights anew (`make endings`).
"""

from __future__ import annotations

from mnemic.evals.endings.cases import Case, Later, cases, cases_path
from mnemic.evals.endings.measuring import Ended, cross_validated, ended
from mnemic.evals.endings.training import Laid, laid, learned

__all__ = [
    "Case",
    "Ended",
    "Laid",
    "Later",
    "cases",
    "cases_path",
    "cross_validated",
    "ended",
    "laid",
    "learned",
]
