"""How the weights of `mnemic.memory.formation.provided.entailment` are learned, and their worth.

`claims.jsonl` holds conversations with claims over them, written for this by others who had not
read the code: about half are carried by the words they quote, the others are what a hasty model
would propose from the same words. `python -m mnemic.evals.entailment` measures by
cross-validation and writes the weights anew (`make entailment`).
"""

from __future__ import annotations

from mnemic.evals.entailment.conversations import (
    Conversation,
    Said,
    Spoken,
    claims_path,
    conversations,
    judge_of,
    wire_of,
)
from mnemic.evals.entailment.training import Labelled, labelled, learned

__all__ = [
    "Conversation",
    "Labelled",
    "Said",
    "Spoken",
    "claims_path",
    "conversations",
    "digest_of",
    "judge_of",
    "labelled",
    "learned",
    "wire_of",
]
