"""What a memory brings of what questions need, and what else."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Sequence
from uuid import UUID

from msgspec import Struct

from mnemic.evals.descent import logit
from mnemic.evals.questions.cases import NOW, Case, image_of
from mnemic.evals.questions.training import Pair, learned
from mnemic.memory.logits import SCALE
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall import RecallRequest, recall
from mnemic.memory.recall.expansion.judging import BEARS_MIN, DOUBTED_MIN

FOLDS = 5
"""How many parts the cases are cut in: each is judged by what the others taught."""

BUDGET_TOKENS = 2_000
"""Enough for every belief of a case: what is measured is what bears, not what fits."""


class Answered(Struct, frozen=True):
    """Count, over questions, what they need and got, what came besides, and right silences.

    `unanswerable` are the questions that nothing answers, `silent` those of them that
    brought nothing.
    """

    needed: int
    met: int
    besides: int
    unanswerable: int
    silent: int

    @property
    def recall(self) -> float:
        """Give the share of what is needed that came."""
        return self.met / self.needed if self.needed else 0.0


def answered(given: Iterable[Case], *, how: Callable[[str], bool] = lambda _: True) -> Answered:
    """Ask every question of its case as an agent would, and count what came."""
    rows = []
    for case in given:
        image = image_of(case)
        for question in case.questions:
            if how(question.how):
                request = RecallRequest(now=NOW, question=question.ask, token_budget=BUDGET_TOKENS)
                result = recall(image, request, profile=DEFAULT_PROFILE, trace_id=UUID(int=1))
                came = {belief.store_position - 1 for belief in result.beliefs}
                rows.append((set(question.needs), came, set(question.may)))
    return _counted(rows)


def cross_validated(given: Sequence[Pair]) -> Answered:
    """Judge the pairs of each fold of cases by what the other folds teach."""
    questions: dict[tuple[str, int], tuple[set[int], set[int], set[int]]] = {}
    for fold in range(FOLDS):
        weights = learned([pair for pair in given if _fold(pair.case) != fold])
        for pair in (pair for pair in given if _fold(pair.case) == fold):
            needs, came, _ = questions.setdefault((pair.case, pair.question), (set(), set(), set()))
            if pair.bears:
                needs.add(pair.belief)
            least = DOUBTED_MIN if pair.met_bar else BEARS_MIN
            if logit(weights, pair.signs) * SCALE >= least:
                came.add(pair.belief)
    return _counted(questions.values())


def _fold(case: str) -> int:
    return zlib.crc32(case.encode()) % FOLDS


def _counted(rows: Iterable[tuple[set[int], set[int], set[int]]]) -> Answered:
    found = list(rows)
    unanswerable = [came for needs, came, may in found if not needs and not may]
    return Answered(
        needed=sum(len(needs) for needs, _, _ in found),
        met=sum(len(needs & came) for needs, came, _ in found),
        besides=sum(len(came - needs - may) for needs, came, may in found),
        unanswerable=len(unanswerable),
        silent=sum(not came for came in unanswerable),
    )
