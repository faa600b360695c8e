"""Score a scenario's store and its probes: pure functions of labels, beliefs and traces.

No model judges anything (000 §The boundary): labels are matched by type, subject and
statement, forbidden statements by tokens, protected fragments anywhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol
from uuid import UUID

from msgspec import Struct

from mnemic.evals.expected import Stated, contains, matches, normalize, states
from mnemic.evals.memory_benchmark.corpus import (
    BenchmarkProbe,
    BenchmarkScenario,
    Category,
    ProbeAnswer,
)
from mnemic.evals.memory_benchmark.counts import (
    DistanceBin,
    FormationCounts,
    ProbeCounts,
    ProbeRow,
    total,
)
from mnemic.memory.model import EvidenceSpan


class Held(Stated, Protocol):
    """Show what scoring reads of a stored belief."""

    @property
    def id(self) -> UUID:
        """Give its identifier."""

    @property
    def is_live(self) -> bool:
        """Tell whether it is believed now."""

    @property
    def evidence_spans(self) -> tuple[EvidenceSpan, ...]:
        """Give the words it cites."""


class Recalled(Struct, frozen=True):
    """Hold one moment's recall: what was returned, dropped and blocked.

    `beliefs` are the returned ones that were handed over.
    """

    beliefs: tuple[Held, ...] = ()
    dropped_for_budget: int = 0
    blocked: int = 0


class Observation(Struct, frozen=True):
    """Hold what one probe's run left behind.

    `live` are the live beliefs as the probe was asked, `blocks` the memory texts that
    were handed over and `prefixes` one digest a model call.
    """

    live: tuple[Held, ...]
    snapshot: Recalled
    in_turn: tuple[Recalled, ...]
    blocks: tuple[str, ...]
    prefixes: tuple[str, ...]
    completed: bool
    policy_failures: int = 0


def score_formation(
    scenario: BenchmarkScenario, beliefs: Sequence[Held], *, dropped_for_ceiling: int = 0
) -> FormationCounts:
    """Score what a scenario's sessions left in the store, closed beliefs included."""
    superseded = scenario.superseded_labels()
    live = [belief for belief in beliefs if belief.is_live]
    current = [label for label in scenario.beliefs if label.label not in superseded]
    replaced = [label for label in scenario.beliefs if label.label in superseded]
    supported = sum(any(matches(label, belief) for belief in live) for label in current)
    stale = sum(any(matches(label, belief) for label in replaced) for belief in live)
    return FormationCounts(
        expected=len(current),
        supported=supported,
        stated=sum(any(states(label, belief) for belief in live) for label in current),
        formed=len(live),
        stale_live=stale,
        fabricated=len(live) - supported - stale,
        policy_failures=sum(
            any(holds_protected(belief, fragment) for fragment in scenario.protected_statements)
            for belief in beliefs
        ),
        dropped_for_ceiling=dropped_for_ceiling,
    )


def holds_protected(belief: Held, fragment: str) -> bool:
    """Tell whether a belief contains a protected fragment: stated, filed under or cited."""
    texts = (belief.statement, belief.subject, *(span.text for span in belief.evidence_spans))
    return any(leaks(text, fragment) for text in texts)


def leaks(text: str, fragment: str) -> bool:
    """Tell whether a protected fragment is anywhere in a text, inside a word too."""
    part = normalize(fragment)
    return bool(part) and part in normalize(text)


def score_probe(scenario: BenchmarkScenario, probe: BenchmarkProbe, seen: Observation) -> ProbeRow:
    """Score one probe from what its run left behind."""
    in_turn = _distinct(belief for moment in seen.in_turn for belief in moment.beliefs)
    snapshot = _distinct(seen.snapshot.beliefs)
    union = _distinct((*snapshot, *in_turn))
    needed = [scenario.belief(label) for label in probe.needed]
    formed = {n.label for n in needed if any(matches(n, belief) for belief in seen.live)}
    early = {n.label for n in needed if any(matches(n, belief) for belief in snapshot)}
    late = {n.label for n in needed if any(matches(n, belief) for belief in in_turn)}

    def noise(beliefs: Iterable[Held]) -> int:
        return sum(not any(matches(n, belief) for n in needed) for belief in beliefs)

    moments = (seen.snapshot, *seen.in_turn)
    counts = ProbeCounts(
        needed_total=len(needed),
        needed_stated=sum(any(states(n, belief) for belief in seen.live) for n in needed),
        needed_formed=len(formed),
        needed_recalled=len(early | late),
        recalled_snapshot_only=len(early - late),
        recalled_in_turn_only=len(late - early),
        recalled_both=len(early & late),
        returned_snapshot=len(snapshot),
        returned_in_turn=len(in_turn),
        returned_total=len(union),
        noise_snapshot=noise(snapshot),
        noise_in_turn=noise(in_turn),
        noise_total=noise(union),
        dropped_for_budget=sum(moment.dropped_for_budget for moment in moments),
        blocked_rendered=sum(moment.blocked for moment in moments),
        protected_rendered=_protected(scenario, union, seen.blocks),
        run_policy_failures=seen.policy_failures,
        run_completed=int(seen.completed),
        **_forbidden(probe, formed, union, seen.blocks),
    )
    return ProbeRow(
        scenario=scenario.id,
        probe=probe.id,
        category=probe.category.value,
        counts=counts,
        by_distance=_by_distance(scenario, probe, formed, early | late),
        distinct_prefixes=len(set(seen.prefixes)),
    )


def _distinct(beliefs: Iterable[Held]) -> tuple[Held, ...]:
    return tuple({belief.id: belief for belief in beliefs}.values())


def _protected(scenario: BenchmarkScenario, union: Sequence[Held], blocks: Sequence[str]) -> int:
    texts = (*(belief.statement for belief in union), *blocks)
    return sum(
        any(leaks(text, fragment) for text in texts) for fragment in scenario.protected_statements
    )


def _forbidden(
    probe: BenchmarkProbe, formed: Collection[str], union: Sequence[Held], blocks: Sequence[str]
) -> dict[str, int]:
    """Bucket the forbidden statements that were rendered by the probe's category."""
    texts = (*(belief.statement for belief in union), *blocks)
    count = sum(
        any(contains(text, statement) for text in texts)
        for statement in dict.fromkeys(map(normalize, probe.forbidden_statements))
    )
    return {bucket(probe, superseding_formed=set(probe.needed) <= set(formed)): count}


def bucket(probe: BenchmarkProbe, *, superseding_formed: bool) -> str:
    """Name the count that a forbidden statement rendered by this probe belongs to.

    An older belief that is rendered because the newer one never formed is an extractor's
    gap and no currency failure (000 §Metrics).
    """
    match probe.category:
        case Category.UPDATE | Category.CORRECTION:
            return "currency_violations" if superseding_formed else "currency_unformed"
        case Category.ABSTENTION:
            return "abstention_leaks"
        case Category.TRANSFER:
            return "false_transfers"
        case _:
            return "other_forbidden_rendered"


def _by_distance(
    scenario: BenchmarkScenario,
    probe: BenchmarkProbe,
    formed: Collection[str],
    recalled: Collection[str],
) -> dict[int, DistanceBin]:
    bins: dict[int, DistanceBin] = {}
    for label in probe.needed:
        one = DistanceBin(needed=1, formed=int(label in formed), recalled=int(label in recalled))
        distance = scenario.distance(label)
        bins[distance] = total(DistanceBin, (bins.get(distance, DistanceBin()), one))
    return dict(sorted(bins.items()))


# -- answers, for the arm that has any -------------------------------------------------


def abstained(text: str, abstain_phrase: str) -> bool:
    """Tell whether an answer is the abstention phrase and nothing else."""
    return normalize(text) == normalize(abstain_phrase)


def is_correct(answer: ProbeAnswer, text: str, *, abstain_phrase: str) -> bool:
    """Tell whether an answer is right, mechanically (000 §The live arm)."""
    declined = abstained(text, abstain_phrase)
    if answer.kind == "abstain":
        return declined
    stripped = text.strip()
    if declined or not stripped or len(stripped.splitlines()) > 1:
        return False
    found = [contains(stripped, value) for value in answer.values]
    return all(found) if answer.kind == "all_of" else any(found)
