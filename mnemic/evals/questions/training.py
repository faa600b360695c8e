"""Learn from people's questions which beliefs bear on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from mnemic.evals.descent import Row, fitted, often_met
from mnemic.evals.questions.cases import NOW, Case, image_of
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall.engine import ARMS, answering, query_of
from mnemic.memory.recall.expansion.judging import signs_of
from mnemic.memory.recall.policies import retrieval_policy
from mnemic.memory.recall.request import RecallRequest

EPOCHS = 6
RATE = 0.3
DECAY = 1e-4

SEEN_MIN = 2
"""How many pairs of a question and a belief a sign stands in that is learned at all."""

ONLY_AGAINST_MIN = 30
"""The same for a sign that stood in no pair that bears."""

WEIGHT_MIN = 15
"""A smaller weight, in hundredths, changes nothing and is left out."""


class Pair(Struct, frozen=True):
    """Hold a question beside a belief: the signs they make, and whether the one needs the other."""

    case: str
    question: int
    how: str
    belief: int
    bears: bool
    met_bar: bool
    signs: Counter[str]


def pairs(given: Sequence[Case]) -> Iterator[Pair]:
    """Lay every question beside every belief of its case, as recall does."""
    policy = retrieval_policy(DEFAULT_PROFILE.retrieval_policy)
    assert policy.bar is not None
    for case in given:
        image = image_of(case)
        for number, question in enumerate(case.questions):
            request = RecallRequest(now=NOW, question=question.ask)
            query = query_of(request)
            found = answering(
                image, request, query, profile=DEFAULT_PROFILE, arms=ARMS, lap=lambda _: None
            )
            if len(found.formed.asked) != 1:
                # Of several clauses it is not known which one a belief bears on.
                continue
            for signed in signs_of(image, query, found.formed, found.fused, policy.bar):
                at = signed.belief.store_position - 1
                if at in question.may:
                    continue
                yield Pair(
                    case=case.id,
                    question=number,
                    how=question.how,
                    belief=at,
                    bears=at in question.needs,
                    met_bar=signed.met_bar,
                    signs=Counter(signed.signs),
                )


def learned(given: Sequence[Pair]) -> dict[str, float]:
    """Give the weight of each sign, "" for what every pair starts from."""
    rows: list[Row] = [(pair.signs, pair.bears) for pair in given]
    kept = often_met(rows, seen_min=SEEN_MIN, only_against_min=ONLY_AGAINST_MIN)
    return fitted(rows, kept, epochs=EPOCHS, rate=RATE, decay=DECAY)
