"""What of the carried claims is taken, and of those that are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from mnemic.evals.descent import SCALE, logit
from mnemic.evals.entailment.conversations import Conversation, judge_of, wire_of
from mnemic.evals.entailment.training import Labelled, learned
from mnemic.memory.model import Candidate

FOLDS = 8
"""How many parts the conversations are cut in: each is judged by what the others taught."""


class Taken(Struct, frozen=True):
    """Hold how many claims are carried and not, and how many of each are taken."""

    carried: int
    taken: int
    uncarried: int
    let_through: int

    @property
    def recall(self) -> float:
        """Give the share of what is carried that is taken."""
        return self.taken / self.carried if self.carried else 0.0

    @property
    def false_rate(self) -> float:
        """Give the share of what is not carried that is taken."""
        return self.let_through / self.uncarried if self.uncarried else 0.0


def taken(judged: Iterable[tuple[bool, bool]]) -> Taken:
    """Count verdicts: each says whether a claim is carried, and whether it was taken."""
    rows = list(judged)
    return Taken(
        carried=sum(carried for carried, _ in rows),
        taken=sum(carried and took for carried, took in rows),
        uncarried=sum(not carried for carried, _ in rows),
        let_through=sum(took and not carried for carried, took in rows),
    )


def judged(given: Sequence[Conversation]) -> Taken:
    """Judge every claim as local validation does."""
    return taken(
        (said.carried, isinstance(judge.propose(wire_of(said)), Candidate))
        for one in given
        for judge in (judge_of(one),)
        for said in one.claims
    )


def cross_validated(given: Sequence[Labelled], *, at_least: float) -> Taken:
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
    return taken(found)
