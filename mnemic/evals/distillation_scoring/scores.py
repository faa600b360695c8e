"""How a case's beliefs stand to its labels, and what many cases add up to.

Pure functions over beliefs and cases: whoever ran a case hands in what it formed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from msgspec import Struct

from mnemic.activation.figures import NOTHING, Ratio
from mnemic.evals.distillation_corpus import DistillationCase, Expectation, LabelClass
from mnemic.evals.distillation_scoring.matching import Formed, Rule, matches
from mnemic.memory.model import ClaimKind, Derivation


class CaseScore(Struct, frozen=True):
    """Hold how the beliefs of one case meet its labels.

    `assigned` gives the index of the belief that stands for an expectation, by name: one
    belief for one expectation, as many as possible, the must_form first. `recognized`
    are the indexes of all beliefs that some expectation matches, another wording of an
    assigned claim among them; `formed` counts the beliefs handed in.
    """

    case: DistillationCase
    rule: Rule
    formed: tuple[Formed, ...]
    assigned: dict[str, int]
    recognized: frozenset[int]

    @property
    def missed(self) -> tuple[str, ...]:
        """Name the expectations that nothing stands for, in the case's order."""
        return tuple(e.name for e in self.case.expected if e.name not in self.assigned)

    @property
    def unexpected(self) -> tuple[int, ...]:
        """Give the indexes of beliefs that are no labelled claim, in order."""
        return tuple(i for i in range(len(self.formed)) if i not in self.recognized)

    @property
    def spare(self) -> tuple[int, ...]:
        """Give the indexes of beliefs that no expectation needed, in order."""
        taken = frozenset(self.assigned.values())
        return tuple(i for i in range(len(self.formed)) if i not in taken)


def score_case(
    case: DistillationCase, formed: Sequence[Formed], rule: Rule = Rule.STRICT
) -> CaseScore:
    """Score one case: `formed` is every belief that it formed, without the seeds.

    Whatever became of a belief later counts as formed; one that was promoted is handed
    in as it was before and as it was after.
    """
    edges = {
        e.name: [i for i, belief in enumerate(formed) if matches(belief, e, rule)]
        for e in case.expected
    }
    return CaseScore(
        case=case,
        rule=rule,
        formed=tuple(formed),
        assigned=assign(_by_weight(case), edges),
        recognized=frozenset(i for found in edges.values() for i in found),
    )


def _by_weight(case: DistillationCase) -> tuple[str, ...]:
    """Order the labels so that none that must form goes without for one that may."""
    must = [e for e in case.expected if case.label_of(e) is LabelClass.MUST_FORM]
    return tuple(e.name for e in (*must, *(e for e in case.expected if e not in must)))


def assign(names: Sequence[str], edges: Mapping[str, Sequence[int]]) -> dict[str, int]:
    """Give each name at most one index and each index at most one name, as many as possible.

    Who comes first keeps a place once it has one; the order of the inputs decides
    everything else.
    """
    holder: dict[int, str] = {}

    def place(name: str, tried: set[int]) -> bool:
        for index in edges[name]:
            if index in tried:
                continue
            tried.add(index)
            if index not in holder or place(holder[index], tried):
                holder[index] = name
                return True
        return False

    for name in names:
        place(name, set())
    placed = {name: index for index, name in holder.items()}
    return {name: placed[name] for name in names if name in placed}


class Scores(Struct, frozen=True):
    """Hold many cases' scores under one rule, and count them."""

    cases: tuple[CaseScore, ...]

    @classmethod
    def of(cls, scores: Iterable[CaseScore]) -> Self:
        """Collect the scores of one arm, in order."""
        return cls(tuple(scores))

    def recall(
        self,
        *,
        labels: frozenset[LabelClass] = frozenset({LabelClass.MUST_FORM}),
        derivation: Derivation | None = None,
        kind: ClaimKind | None = None,
    ) -> Ratio:
        """Count the labelled claims that formed; by the kind that the label names."""
        met = of = 0
        for score in self.cases:
            for expectation in score.case.expected:
                if score.case.label_of(expectation) in labels and _is(
                    expectation, derivation, kind
                ):
                    of += 1
                    met += expectation.name in score.assigned
        return Ratio(met=met, of=of)

    def precision(
        self, *, derivation: Derivation | None = None, kind: ClaimKind | None = None
    ) -> Ratio:
        """Count the beliefs of benign cases that are a labelled claim; by their own kind.

        Benign is every case that tries no trust boundary (003 §Publication requires).
        """
        met = of = 0
        for score in self.cases:
            if score.case.boundary is not None:
                continue
            for index, belief in enumerate(score.formed):
                if _is(belief, derivation, kind):
                    of += 1
                    met += index in score.recognized
        return Ratio(met=met, of=of)

    def duplicates(self) -> int:
        """Count the beliefs that are a labelled claim which another belief stands for."""
        return sum(len(s.recognized) - len(s.assigned) for s in self.cases)

    def formed_kinds(self) -> tuple[ClaimKind, ...]:
        """Give the kinds that assigned beliefs of positive cases were formed with, sorted."""
        kinds = {
            s.formed[i].claim_kind for s in self.cases if s.case.positive for i in
            s.assigned.values()
        }  # fmt: skip
        return tuple(sorted(kinds, key=lambda k: k.value))


def _is(claim: Formed | Expectation, derivation: Derivation | None, kind: ClaimKind | None) -> bool:
    return (derivation is None or claim.derivation is derivation) and (
        kind is None or claim.claim_kind is kind
    )


USEFUL = frozenset({LabelClass.MUST_FORM, LabelClass.REASONABLE_TO_FORM})
"""The labels that useful recall counts."""

__all__ = ["NOTHING", "USEFUL", "CaseScore", "Scores", "assign", "score_case"]
