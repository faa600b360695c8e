"""Compare texts by their tokens, as the datasets' published metrics do.

000 §The live arm: an answer counts as correct at a normalized token F1 of 0.5 or above.
There is no judge.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

ANSWER_F1_MIN = 0.5
"""Token F1 from which an answer counts as correct."""

_ARTICLES = frozenset({"a", "an", "the"})
_TOKEN = re.compile(r"\w+")


def answer_tokens(text: str) -> list[str]:
    """Case-fold, drop punctuation and articles, split."""
    words = _TOKEN.findall(text.casefold().replace("'", "").replace("’", ""))
    return [token for token in words if token not in _ARTICLES]


def token_f1(said: Sequence[str], gold: Sequence[str]) -> float:
    """Give the harmonic mean of token precision and recall; 0 when either is empty."""
    shared = sum((Counter(said) & Counter(gold)).values())
    if not shared:
        return 0.0
    precision, recall = shared / len(said), shared / len(gold)
    return 2 * precision * recall / (precision + recall)


def is_correct_answer(said: str, gold: str) -> bool:
    """Tell whether an answer is close enough to the gold one."""
    return token_f1(answer_tokens(said), answer_tokens(gold)) >= ANSWER_F1_MIN
