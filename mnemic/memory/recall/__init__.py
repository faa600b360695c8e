"""Recall: the right few lines, inside a budget, cited, and never stale."""

from __future__ import annotations

from mnemic.memory.recall.arms import Arm, Hit, LexicalArm, candidates
from mnemic.memory.recall.engine import recall
from mnemic.memory.recall.query import BeliefQuery, admits, matches
from mnemic.memory.recall.request import (
    Abstention,
    RecallCounts,
    RecallRequest,
    RecallResult,
    Timer,
)
from mnemic.memory.recall.tokens import TOKENIZERS, TokenCounter, estimate_tokens

__all__ = [
    "TOKENIZERS",
    "Abstention",
    "Arm",
    "BeliefQuery",
    "Hit",
    "LexicalArm",
    "RecallCounts",
    "RecallRequest",
    "RecallResult",
    "Timer",
    "TokenCounter",
    "admits",
    "candidates",
    "estimate_tokens",
    "matches",
    "recall",
]
