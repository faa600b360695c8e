"""`distillation-scorer@7`: what was formed, held against what was labelled (003 §Evaluation).

`score_case(case, formed, rule)` scores one case; `Scores.of(...)` counts many;
`score_dispositions(case, units, sequences)` scores its coverage ledger. The scorer's
version stands in every result and artifact, and a change of what matches is a new one.
"""

from mnemic.activation.claims import SCORER_VERSION
from mnemic.evals.distillation_scoring.dispositions import (
    KEPT,
    Dispositions,
    restated_units,
    score_dispositions,
)
from mnemic.evals.distillation_scoring.matching import Formed, Rule, matches, states_claim
from mnemic.evals.distillation_scoring.scores import USEFUL, CaseScore, Scores, score_case

__all__ = [
    "KEPT",
    "SCORER_VERSION",
    "USEFUL",
    "CaseScore",
    "Dispositions",
    "Formed",
    "Rule",
    "Scores",
    "matches",
    "restated_units",
    "score_case",
    "score_dispositions",
    "states_claim",
]
