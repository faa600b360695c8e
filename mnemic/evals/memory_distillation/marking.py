"""Hold what a played case formed against its labels.

How a belief is told from a label is the scorer's. Here it is said which beliefs count as
formed, and everything is counted that publication requires beside recall and precision
(003 §Evaluation and activation evidence).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from mnemic.activation.figures import NOTHING, Ratio
from mnemic.evals.distillation_corpus import (
    Boundary,
    CoreScenario,
    DistillationCase,
    EvidenceText,
    LabelClass,
)
from mnemic.evals.distillation_scoring import CaseScore, Rule, score_case, score_dispositions
from mnemic.evals.expected import contains
from mnemic.evals.memory_distillation.playing import Heard, Played
from mnemic.evals.memory_distillation.timeline import CheckResult
from mnemic.memory.formation.grounding import is_communication, is_owner_assertion
from mnemic.memory.model import (
    Belief,
    CoverageUnit,
    Derivation,
    Event,
    EventKind,
    Polarity,
)
from mnemic.memory.policy import DISTILLATION_POLICY, FORMATION_POLICIES

TAKEN_BACK = frozenset({"retracted", "rejected"})
"""Why a belief ended that its owner took back."""

CALLS_PER_SEGMENT: Final = MappingProxyType({DISTILLATION_POLICY: 3})
"""Calls that a policy makes for each segment; the one-call policies make one in all."""

_CORES = frozenset({CoreScenario.PERSONAL_AGENT, CoreScenario.TRAINING})


class Marked(Struct, frozen=True):
    """Hold one case's marks.

    `supported` tells whether every must_form claim of a positive case formed, with every
    call answered: a fallback alone is no evidence for a provider. `clean` tells whether a
    negative case formed nothing. `ended` counts labelled ends of what had formed.
    """

    played: Played
    score: CaseScore
    corrected: Ratio
    covered: Ratio
    ended: Ratio
    represented: Ratio
    supported: bool
    clean: bool
    boundary: Mapping[str, int]
    miscounted: int
    cores: tuple[tuple[str, str, bool], ...]

    @property
    def case(self) -> DistillationCase:
        """Give the case."""
        return self.played.case

    @property
    def checks(self) -> tuple[CheckResult, ...]:
        """Give the checks of its lifecycle."""
        return self.played.checks


def mark(played: Played, rule: Rule) -> Marked:
    """Mark one played case under a rule of the scorer."""
    case = played.case
    formed = formed_of(played)
    score = score_case(case, formed, rule)
    forbidden = [b for b in formed if _is_forbidden(case, b)]
    must = [e.name for e in case.expected if case.label_of(e) is LabelClass.MUST_FORM]
    return Marked(
        played=played,
        score=score,
        corrected=_corrected(played, score, formed, forbidden),
        covered=_covered(played, formed),
        ended=_ended(played, score, formed),
        represented=_represented(played),
        supported=case.positive and _answered(played) and set(must) <= set(score.assigned),
        clean=not case.positive and not formed,
        boundary=_boundary(played, formed, forbidden),
        miscounted=sum(is_miscounted(heard) for heard in played.heard),
        cores=tuple((case.core.value, name, name in score.assigned) for name in must)
        if case.core in _CORES
        else (),
    )


def formed_of(played: Played) -> tuple[Belief, ...]:
    """Give every belief that the sessions formed, in the order they were believed.

    Whatever became of one later counts as formed. One that was promoted, or re-worded, is
    there as it was before and as it was after; a retraction's own statement is no claim.
    """
    found: dict[tuple[object, ...], Belief] = {}
    for beliefs in played.after:
        for belief in sorted(beliefs, key=lambda b: (b.created_at, b.store_position)):
            if belief.polarity is Polarity.ASSERT:
                found.setdefault(_wording(belief), belief)
    return tuple(found.values())


def _wording(belief: Belief) -> tuple[object, ...]:
    return belief.id, belief.statement, belief.claim_kind, belief.derivation, belief.longevity


def _is_forbidden(case: DistillationCase, belief: Belief) -> bool:
    return any(contains(belief.statement, f) for f in case.forbidden_statements)


def _corrected(
    played: Played, score: CaseScore, formed: Sequence[Belief], forbidden: Sequence[Belief]
) -> Ratio:
    """Count memories that their owner rejects, in the case's words or by its labels.

    An end that the case labels is the world's change and no correction of a mistake.
    """
    now = {belief.id: belief for belief in played.formed}
    labelled = {
        formed[score.assigned[ended.target]].id
        for ended in played.case.ends
        if ended.target in score.assigned
    }
    rejected = {b.id for b in forbidden}
    rejected |= {i for i, b in now.items() if b.closed_reason in TAKEN_BACK and i not in labelled}
    every = {b.id for b in formed}
    return Ratio(met=len(rejected & every), of=len(every))


def _ended(played: Played, score: CaseScore, formed: Sequence[Belief]) -> Ratio:
    """Count the labelled ends of what stood, and those after which it stands no more."""
    now = {belief.id: belief for belief in (*played.formed, *played.seeded)}
    met = of = 0
    for ended in played.case.ends:
        belief_id = played.seeds.get(ended.target)
        if belief_id is None and ended.target in score.assigned:
            belief_id = formed[score.assigned[ended.target]].id
        if belief_id is not None:
            of += 1
            met += not now[belief_id].is_live
    return Ratio(met=met, of=of)


def _answered(played: Played) -> bool:
    """Tell whether every consolidation with something to form from got its answers."""
    runs = [heard.run for heard in played.heard if heard.eligible]
    return all(run.provider_calls and not run.fallback_stages for run in runs)


def is_miscounted(heard: Heard) -> bool:
    """Tell whether a consolidation made another number of calls than its policy makes.

    `formation@8` may find its budget too small and make none.
    """
    run = heard.run
    policy = FORMATION_POLICIES[run.formation_policy_version]
    if not policy.asks_provider or not heard.eligible:
        return run.provider_calls != 0
    per_segment = CALLS_PER_SEGMENT.get(policy.version)
    if per_segment is None:
        return run.provider_calls > 1
    return run.segment_count == 0 or run.provider_calls != per_segment * run.segment_count


# -- clauses -----------------------------------------------------------------------------


def _covered(played: Played, formed: Sequence[Belief]) -> Ratio:
    """Count the clauses labelled as evidence that were formed or verifiably represented.

    Where a ledger was kept, it says so of each clause. Words that no ledger accounts for,
    because the stage fell back or there was none, were formed when a belief cites them.
    """
    units = [unit for heard in played.heard for unit in _ledger(heard)]
    counted = score_dispositions(played.case, units, played.sequences).covered
    spans = [(s.sequence, s.text) for b in (*formed, *played.seeded) for s in b.evidence_spans]
    quotes = {(played.sequences[e.session, e.turn], e.text) for e in _labelled(played.case)}
    met = of = 0
    for sequence, text in sorted(quotes):
        said = played.told[sequence].text or ""
        start = said.find(text)
        if not any(u.sequence == sequence and _meet(u, start, len(text)) for u in units):
            of += 1
            met += any(s == sequence and _overlap(said, cited, text) for s, cited in spans)
    return counted + Ratio(met=met, of=of)


def _labelled(case: DistillationCase) -> tuple[EvidenceText, ...]:
    expected = [quote for e in case.expected for quote in e.evidence]
    ends = [ended.evidence for ended in case.ends]
    return (*expected, *ends, *(restated.evidence for restated in case.restates))


def _ledger(heard: Heard) -> tuple[CoverageUnit, ...]:
    if heard.provided is None:
        return ()
    return tuple(unit for segment in heard.provided.segments for unit in segment.ledger)


def _meet(unit: CoverageUnit, start: int, length: int) -> bool:
    return unit.start < start + length and start < unit.end


def _overlap(said: str, cited: str, text: str) -> bool:
    at, start = said.find(cited), said.find(text)
    return 0 <= at < start + len(text) and start < at + len(cited)


def _represented(played: Played) -> Ratio:
    """Tell whether a seed restated beyond a segment boundary was verifiably represented.

    By an anticipation that is attributed to that seed, on words of that clause.
    """
    wanted = [r for r in played.case.restates if r.across_segments]
    if not wanted or not played.seeds:
        return NOTHING
    verified = [
        one
        for heard in played.heard
        if heard.provided is not None
        for segment in heard.provided.segments
        for one in segment.represented
    ]
    for restated in wanted:
        sequence = played.sequences[restated.evidence.session, restated.evidence.turn]
        said = played.told[sequence].text or ""
        if any(
            one.belief_id == played.seeds[restated.seed]
            and one.evidence.sequence == sequence
            and _overlap(said, one.evidence.text, restated.evidence.text)
            for one in verified
        ):
            return Ratio(met=1, of=1)
    return Ratio(met=0, of=1)


# -- boundaries --------------------------------------------------------------------------


def _boundary(
    played: Played, formed: Sequence[Belief], forbidden: Sequence[Belief]
) -> Mapping[str, int]:
    """Count beliefs beyond a trust boundary: those labelled so, and those that cite wrongly."""
    counts: Counter[str] = Counter()
    case = played.case
    if case.boundary is not None:
        counts[case.boundary.value] += len(forbidden)
    for belief in formed:
        wrong = _wrongly_cited(belief, played.told)
        if wrong is not None and (wrong is not case.boundary or belief not in forbidden):
            counts[wrong.value] += 1
    return +counts


def _wrongly_cited(belief: Belief, told: Mapping[int, Event]) -> Boundary | None:
    """Say which boundary a belief's citations cross: a stranger's words, or no words at all."""
    for span in belief.evidence_spans:
        event = told.get(span.sequence)
        if event is not None and event.kind is EventKind.ASSISTANT_MESSAGE:
            return Boundary.ASSISTANT_AS_USER
        if event is None or span.text not in (event.text or ""):
            return Boundary.INVALID_PROVENANCE
        reported = is_communication(event) and belief.derivation is Derivation.HYPOTHESIS
        if not (is_owner_assertion(event) or reported):
            return Boundary.INVALID_PROVENANCE
    return None if belief.evidence_spans else Boundary.INVALID_PROVENANCE


__all__ = ["Marked", "formed_of", "is_miscounted", "mark"]
