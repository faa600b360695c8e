"""Recall: the right few lines, inside a budget, cited, and never stale."""

from __future__ import annotations

from mnemic.memory.recall.arms import Arm, Hit, LexicalArm, candidates
from mnemic.memory.recall.citations import Citations, cited_short_ids
from mnemic.memory.recall.engine import recall
from mnemic.memory.recall.explain import Explained, Explanation, Verdict, explain, explain_trace
from mnemic.memory.recall.moments import TurnRecall, bounded, corrections, delta, in_turn, snapshot
from mnemic.memory.recall.query import BeliefQuery, admits, matches
from mnemic.memory.recall.rendering import confidence_band, short_ids
from mnemic.memory.recall.request import (
    Abstention,
    RecallCounts,
    RecallRequest,
    RecallResult,
    Timer,
)
from mnemic.memory.recall.retention import expire_operator_fields
from mnemic.memory.recall.tokens import TOKENIZERS, TokenCounter, estimate_tokens

__all__ = [
    "TOKENIZERS",
    "Abstention",
    "Arm",
    "BeliefQuery",
    "Citations",
    "Explained",
    "Explanation",
    "Hit",
    "LexicalArm",
    "RecallCounts",
    "RecallRequest",
    "RecallResult",
    "Timer",
    "TokenCounter",
    "TurnRecall",
    "Verdict",
    "admits",
    "bounded",
    "candidates",
    "cited_short_ids",
    "confidence_band",
    "corrections",
    "delta",
    "estimate_tokens",
    "expire_operator_fields",
    "explain",
    "explain_trace",
    "in_turn",
    "matches",
    "recall",
    "short_ids",
    "snapshot",
]
