"""What a coverage ledger made of the clauses that the gold labels as evidence (003)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from mnemic.activation.figures import Ratio
from mnemic.evals.distillation_corpus import DistillationCase, EvidenceText
from mnemic.memory.model import CoverageUnit

KEPT = frozenset({"formed", "represented"})
"""The dispositions that keep what a clause says."""


class Dispositions(Struct, frozen=True):
    """Hold the dispositions of the clauses that carry gold evidence, and of the others.

    `evidence` pairs each clause that carries evidence with what became of it.
    """

    evidence: tuple[tuple[CoverageUnit, str], ...]
    others: dict[str, int]

    @property
    def covered(self) -> Ratio:
        """Count the evidence clauses that were formed or verifiably represented."""
        kept = sum(disposition in KEPT for _, disposition in self.evidence)
        return Ratio(met=kept, of=len(self.evidence))

    def by_name(self) -> dict[str, int]:
        """Count the evidence clauses by disposition."""
        return dict(Counter(disposition for _, disposition in self.evidence))


def score_dispositions(
    case: DistillationCase,
    units: Iterable[CoverageUnit],
    sequences: Mapping[tuple[str, int], int],
) -> Dispositions:
    """Score a case's ledger: `sequences` gives the event of each (session id, turn).

    A clause carries evidence when it overlaps a text that an expectation, an ended claim
    or a restatement quotes, wherever that text occurs in its turn.
    """
    quoted = _quoted_spans(case, sequences)
    evidence: list[tuple[CoverageUnit, str]] = []
    others: Counter[str] = Counter()
    for unit in units:
        if any(
            start < unit.end and unit.start < end for start, end in quoted.get(unit.sequence, ())
        ):
            evidence.append((unit, unit.disposition))
        else:
            others[unit.disposition] += 1
    return Dispositions(tuple(evidence), dict(others))


def restated_units(
    case: DistillationCase,
    units: Sequence[CoverageUnit],
    sequences: Mapping[tuple[str, int], int],
    *,
    across_segments: bool = True,
) -> dict[str, tuple[CoverageUnit, ...]]:
    """Give, by seed, the clauses that say again what it holds.

    With `across_segments`, only the restatements that cannot be in a first segment.
    """
    found: dict[str, tuple[CoverageUnit, ...]] = {}
    for restated in case.restates:
        if across_segments and not restated.across_segments:
            continue
        sequence = sequences.get((restated.evidence.session, restated.evidence.turn))
        spans = _occurrences(case, restated.evidence)
        found[restated.seed] = tuple(
            u
            for u in units
            if u.sequence == sequence and any(a < u.end and u.start < b for a, b in spans)
        )
    return found


def _quoted_spans(
    case: DistillationCase, sequences: Mapping[tuple[str, int], int]
) -> dict[int, list[tuple[int, int]]]:
    spans: dict[int, list[tuple[int, int]]] = {}
    quoted = [e for x in case.expected for e in x.evidence]
    quoted += [x.evidence for x in case.ends] + [x.evidence for x in case.restates]
    for evidence in quoted:
        sequence = sequences.get((evidence.session, evidence.turn))
        if sequence is not None:
            spans.setdefault(sequence, []).extend(_occurrences(case, evidence))
    return spans


def _occurrences(case: DistillationCase, evidence: EvidenceText) -> list[tuple[int, int]]:
    index = case.session_index(evidence.session)
    assert index is not None, "the corpus was checked"
    text = case.sessions[index].turns[evidence.turn].text
    found: list[tuple[int, int]] = []
    at = text.find(evidence.text)
    while at >= 0:
        found.append((at, at + len(evidence.text)))
        at = text.find(evidence.text, at + 1)
    return found
