"""How many proposals one consolidation may commit, and which go first.

003 §Capacity and ranking: at most so many in all and so many per source event; direct
before hypothesis, then future usefulness, then what is not yet represented, then the
source's sequence, then the order of stating. Established facts go before all of them
(000 §Established facts).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from mnemic.memory.model import Candidate, ClaimKind, Derivation, Longevity, Polarity, Reason
from mnemic.memory.policy import CANDIDATES_MAX, CANDIDATES_PER_SOURCE_MAX

_USEFULNESS: dict[ClaimKind, int] = {
    ClaimKind.ONGOING_PROJECT: 3,
    ClaimKind.GOAL: 3,
    ClaimKind.CONSTRAINT: 3,
    ClaimKind.ROLE: 3,
    ClaimKind.RELATIONSHIP: 3,
    ClaimKind.PREFERENCE: 3,
    ClaimKind.SKILL: 3,
    ClaimKind.HABIT: 2,
    ClaimKind.RECURRING_STATE: 2,
    ClaimKind.INTEREST: 2,
    ClaimKind.RESOURCE: 1,
    ClaimKind.PROJECT_FACT: 1,
}


_NONE: Final[Mapping[int, int]] = MappingProxyType({})


class Selection(Struct, frozen=True):
    """Hold what may be committed, by index into the proposals in the order stated.

    `displaced` gives each other index its reason.
    """

    chosen: tuple[int, ...]
    displaced: dict[int, Reason]


def usefulness(candidate: Candidate) -> int:
    """Score future use by the closed rubric over kind and longevity.

    A correction is worth more than anything new: what is wrong and left standing costs
    more than what is not yet known.
    """
    if candidate.polarity is Polarity.RETRACT:
        return 8
    lasting = candidate.longevity is not Longevity.TENTATIVE
    return 2 * _USEFULNESS[candidate.claim_kind] + lasting


def select(
    candidates: Sequence[Candidate],
    *,
    established: int = 0,
    redundant: int = 0,
    again: Mapping[int, int] = _NONE,
) -> Selection:
    """Choose within both bounds; the first `established` proposals precede the rest.

    A first pass takes one candidate per subject, a second fills up in rank order. What is
    told `again`, by index of what tells it, lends that its own usefulness and goes behind all
    others of its derivation. The last `redundant` proposals form nothing and take what places
    are left.
    """
    ranked = len(candidates) - redundant
    picker = _Picker(candidates)
    for index in range(established):
        picker.take(index)
    useful = [usefulness(c) for c in candidates]
    for told, teller in again.items():
        useful[teller] = max(useful[teller], useful[told])
    ranks = [_rank(c, i, again=i in again, useful=useful[i]) for i, c in enumerate(candidates)]
    rest = sorted(range(established, ranked), key=ranks.__getitem__)
    left: list[int] = []
    while rest:
        place = _freshest(candidates, rest, ranks, picker)
        if place is None:
            # Nothing new among these equals, and there never will be: they may fill up.
            band = _band(rest, ranks)
            left += rest[:band]
            del rest[:band]
            continue
        index = rest.pop(place)
        if candidates[index].subject_key in picker.subjects:
            left.append(index)
        else:
            picker.take(index)
    for index in (*left, *range(ranked, len(candidates))):
        picker.take(index)
    assert len(picker.chosen) + len(picker.displaced) == len(candidates)
    assert len(picker.chosen) <= CANDIDATES_MAX
    return Selection(chosen=tuple(sorted(picker.chosen)), displaced=picker.displaced)


class _Picker:
    """Keep what has been chosen and what its bounds still allow."""

    def __init__(self, candidates: Sequence[Candidate]) -> None:
        self._candidates = candidates
        self._per_source: Counter[int] = Counter()
        self._ended: set[tuple[str, frozenset[int]]] = set()
        self.chosen: list[int] = []
        self.displaced: dict[int, Reason] = {}
        self.subjects: set[str] = set()
        self.kinds: set[ClaimKind] = set()

    def take(self, index: int) -> None:
        candidate = self._candidates[index]
        sources = frozenset(candidate.source_event_ids)
        ends = (candidate.statement, sources) if candidate.polarity is Polarity.RETRACT else None
        if ends in self._ended:
            # One end filed in two slots ("left Deloitte" of the job and of the name) counts once.
            sources = frozenset()
        if any(self._per_source[s] >= CANDIDATES_PER_SOURCE_MAX for s in sources):
            self.displaced[index] = Reason.DISPLACED_PER_SOURCE
        elif len(self.chosen) >= CANDIDATES_MAX:
            self.displaced[index] = Reason.DISPLACED_GLOBAL
        else:
            self._per_source.update(sources)
            if ends is not None:
                self._ended.add(ends)
            self.chosen.append(index)
            self.subjects.add(candidate.subject_key)
            self.kinds.add(candidate.claim_kind)


_Rank = tuple[int, bool, int, int, int]


def _rank(candidate: Candidate, index: int, *, again: bool, useful: int) -> _Rank:
    hypothesis = candidate.derivation is Derivation.HYPOTHESIS
    sequence = min(candidate.source_event_ids, default=0)
    return int(hypothesis), again, -useful, sequence, index


def _freshest(
    candidates: Sequence[Candidate], rest: Sequence[int], ranks: Sequence[_Rank], picker: _Picker
) -> int | None:
    """Find, among the best equals, the first of a kind or subject not yet represented."""
    for place, index in enumerate(rest[: _band(rest, ranks)]):
        candidate = candidates[index]
        if candidate.claim_kind not in picker.kinds or (
            candidate.subject_key not in picker.subjects
        ):
            return place
    return None


def _band(rest: Sequence[int], ranks: Sequence[_Rank]) -> int:
    """Count the best equals."""
    best = ranks[rest[0]][:3]
    return next((n for n, i in enumerate(rest) if ranks[i][:3] != best), len(rest))
