"""How the weights of `mnemic.memory.recall.expansion` are learned, and what they are worth.

`cases.jsonl` holds what people told, as it was formed, the questions they asked, most of them in
other words than the telling, and what answers each. `python -m mnemic.evals.questions` measures
by cross-validation and writes the weights anew (`make questions`).
"""

from __future__ import annotations

from mnemic.evals.questions.cases import Case, Question, Told, cases, cases_path, image_of
from mnemic.evals.questions.measuring import Answered, answered, cross_validated
from mnemic.evals.questions.training import Pair, learned, pairs

__all__ = [
    "Answered",
    "Case",
    "Pair",
    "Question",
    "Told",
    "answered",
    "cases",
    "cases_path",
    "cross_validated",
    "image_of",
    "learned",
    "pairs",
]
