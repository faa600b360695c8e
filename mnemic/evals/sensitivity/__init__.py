"""How the weights of `mnemic.memory.formation.sensitivity` are learned, and what they are worth.

`statements.jsonl` holds labelled statements: 1 tells of somebody's health, faith, politics,
intimacy, origin, crime or money, 0 does not, half of them in words that tempt to think so.
`python -m mnemic.evals.sensitivity` measures by cross-validation and writes the weights anew
(`make sensitivity`).
"""

from __future__ import annotations

from mnemic.evals.sensitivity.training import SENSITIVITY, statements_path

__all__ = ["SENSITIVITY", "statements_path"]
