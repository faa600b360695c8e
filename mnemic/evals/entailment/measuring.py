"""What of the carried claims is taken, and of those that are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mnemic.evals.descent import logit
from mnemic.evals.entailment.conversations import Conversation, judge_of, wire_of
from mnemic.evals.entailment.training import Labelled, learned
from mnemic.evals.shares import Shares, shares
from mnemic.memory.logits import SCALE
from mnemic.memory.model import Candidate

FOLDS = 8
"""How many parts the conversations are cut in: each is judged by what the others taught."""


def judged(given: Sequence[Conversation]) -> Shares:
    """Judge every claim as local validation does."""
    return shares(
        (said.carried, isinstance(judge.propose(wire_of(said)), Candidate))
        for one in given
        for judge in (judge_of(one),)
        for said in one.claims
    )


def cross_validated(given: Sequence[Labelled], *, at_least: float) -> Shares:
    """Judge the claims of each part of the conversations by the signs, as the others teach."""
    names = sorted({one.conversation for one in given})
    fold = {name: n % FOLDS for n, name in enumerate(names)}
    found: list[tuple[bool, bool]] = []
    for part in range(FOLDS):
        weights = learned([one for one in given if fold[one.conversation] != part])
        found += [
            (one.carried, logit(weights, Counter(one.signs)) * SCALE >= at_least)
            for one in given
            if fold[one.conversation] == part
        ]
    return shares(found)
