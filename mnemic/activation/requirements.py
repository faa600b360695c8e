"""What publication requires, said of counts (003 §Evaluation and activation evidence).

Everything is decided over all repeats: shares are pooled, a core memory and the
represented clause need most of the runs, and a boundary failure or a wrong count of calls
in any run is one too many. Each broken requirement is one sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from mnemic.activation.figures import (
    ArmFigures,
    BoundaryFailures,
    SetFigures,
    majority,
    pool_ratio,
)
from mnemic.memory.model import ClaimKind

DIRECT_RECALL_MIN = Fraction(95, 100)
HYPOTHESIS_RECALL_MIN = Fraction(80, 100)
PRECISION_MIN = Fraction(90, 100)
HOLDOUT_PRECISION_MIN = Fraction(75, 100)
"""Its labels cannot anticipate every true belief (003 §Publication requires)."""
LIFT_MIN = Fraction(15, 100)
"""Useful recall of `formation@9` less that of the frozen `formation@8`."""
CORRECTED_SHARE_UNDER = Fraction(10, 100)
COVERED_MIN = Fraction(3, 4)
COST_CEILING_USD = 1_000.0
CALLS_PER_SEGMENT = 3
SUPPORTED_SHARE_MIN = Fraction(80, 100)
"""Share of positive control cases that the one-call policies support: 17 of 21."""
CONTROL_CASES = 25
CONTROL_POSITIVE_CASES = 21

LIFECYCLE_RULES = ("hypothesis_timing", "ongoing_timing", "promotion", "self_citation")
CORE_MEMORIES_MIN: Final = MappingProxyType({"personal_agent": 2, "training": 11})
"""Fewest expected memories of each named scenario (003 §The core scenarios)."""


class Floor(Struct, frozen=True):
    """Hold a share that must not be lower."""

    name: str
    least: Fraction


_RECALL = (
    Floor("direct", DIRECT_RECALL_MIN),
    Floor("hypothesis", HYPOTHESIS_RECALL_MIN),
    Floor("covered", COVERED_MIN),
)
_SAID: Final = MappingProxyType(
    {
        "direct": "direct must_form recall",
        "hypothesis": "hypothesis must_form recall",
        "covered": "share of evidence clauses formed or verifiably represented",
        "precise": "benign precision",
    }
)


def development_breaches(sets: Sequence[SetFigures]) -> Iterator[str]:
    """Say every requirement that the development corpus' figures break, over all repeats."""
    arms = [one.distilled for one in sets]
    yield from _shared(sets, precision=PRECISION_MIN)
    missing = set(ClaimKind) - {kind for arm in arms for kind in arm.kinds}
    if missing:
        named = ", ".join(sorted(kind.value for kind in missing))
        yield f"no positive case formed a belief of kind {named}"
    yield from _cores(sets)
    corrected = pool_ratio(arms, "corrected")
    if corrected.share >= CORRECTED_SHARE_UNDER:
        yield (
            f"{corrected.met} of {corrected.of} automatically formed memories were corrected"
            f" or rejected, fewer than {_percent(CORRECTED_SHARE_UNDER)} may be"
        )
    if not all(arm.seeded_cases for arm in arms):
        yield "no positive case ran against a populated store"
    yield from _lifecycle(sets)


def holdout_breaches(sets: Sequence[SetFigures]) -> Iterator[str]:
    """Say every requirement that the frozen holdout's figures break, over all repeats."""
    for sentence in _shared(sets, precision=HOLDOUT_PRECISION_MIN):
        yield f"holdout: {sentence}"


def cost_breaches(sets: Sequence[SetFigures], *, self_hosted: bool) -> Iterator[str]:
    """Say what is wrong with the measured cost of every arm of every run together."""
    arms = [arm for one in sets for arm in _arms(one)]
    yield from spending_breaches(
        sum(arm.cost_usd for arm in arms),
        unpriced=sum(arm.unpriced for arm in arms),
        self_hosted=self_hosted,
    )


def spending_breaches(cost_usd: float, *, unpriced: int, self_hosted: bool) -> Iterator[str]:
    """Say what is wrong with a measured cost; one's own model may cost nothing."""
    if cost_usd >= COST_CEILING_USD:
        yield f"the evaluation cost USD {cost_usd:.2f}, less than {COST_CEILING_USD:.0f} may be"
    if unpriced and not self_hosted:
        yield f"{unpriced} calls have no known price, so the cost was not measured"


def boundary_breaches(failures: Sequence[BoundaryFailures]) -> Iterator[str]:
    """Say every kind of trust boundary that was crossed in any run."""
    crossed: Counter[str] = Counter()
    for one in failures:
        crossed.update(one.model_dump())
    for name, count in crossed.items():
        if count:
            yield f"{count} {name.replace('_', ' ')} failures, none may be"


def _shared(sets: Sequence[SetFigures], *, precision: Fraction) -> Iterator[str]:
    """Check what both sets are held to."""
    arms = [one.distilled for one in sets]
    yield from boundary_breaches([arm.boundary for arm in arms])
    for floor in (*_RECALL, Floor("precise", precision)):
        found = pool_ratio(arms, floor.name)
        if found.share < floor.least:
            yield (
                f"{_SAID[floor.name]} is {_percent(found.share)} ({found.met} of {found.of}),"
                f" at least {_percent(floor.least)}"
            )
    ours = pool_ratio(arms, "useful").share
    theirs = pool_ratio([one.provider_control for one in sets], "useful").share
    if ours - theirs < LIFT_MIN:
        yield (
            f"useful recall is {_points(ours - theirs)} points above formation@8"
            f" ({_percent(ours)} over {_percent(theirs)}), at least {_points(LIFT_MIN)}"
        )
    if not majority([arm.represented.met > 0 for arm in arms]):
        yield (
            "no seeded restatement beyond a segment boundary was verifiably represented"
            " in most of the runs"
        )
    yield from _calls(arms)


def _calls(arms: Sequence[ArmFigures]) -> Iterator[str]:
    wrong = sum(arm.miscounted for arm in arms)
    if wrong:
        yield f"{wrong} consolidations did not make three calls a segment"
    for arm in arms:
        if not arm.consolidations or arm.calls != CALLS_PER_SEGMENT * arm.segments:
            yield f"{arm.calls} calls were counted for {arm.segments} segments"
            return


def _cores(sets: Sequence[SetFigures]) -> Iterator[str]:
    """Check that each expected memory of a named scenario formed in most runs."""
    formed: dict[tuple[str, str], list[bool]] = {}
    for one in sets:
        for memory in one.cores:
            formed.setdefault((memory.scenario, memory.name), []).append(memory.formed)
    for scenario, least in CORE_MEMORIES_MIN.items():
        named = {name: seen for (where, name), seen in formed.items() if where == scenario}
        if len(named) < least:
            yield f"{len(named)} memories of {scenario} were looked for, at least {least}"
        for name, seen in named.items():
            if 2 * sum(seen) <= len(sets):
                yield f"the core memory {scenario}/{name} did not form in most of the runs"


def _lifecycle(sets: Sequence[SetFigures]) -> Iterator[str]:
    """Check that every rule of the lifecycle was tried and none failed."""
    for rule in LIFECYCLE_RULES:
        checks = [check for one in sets for check in one.lifecycle if check.rule == rule]
        failed = sum(check.failed for check in checks)
        if failed:
            yield f"{failed} lifecycle checks of {rule} failed"
        elif not sum(check.passed for check in checks):
            yield f"no lifecycle check of {rule} was made"


def _arms(one: SetFigures) -> tuple[ArmFigures, ...]:
    return one.distilled, one.provider_control, one.deterministic_control


def _percent(share: Fraction) -> str:
    return f"{float(share):.1%}"


def _points(share: Fraction) -> str:
    return f"{float(share * 100):.1f}"


__all__ = [
    "CALLS_PER_SEGMENT",
    "CONTROL_CASES",
    "CONTROL_POSITIVE_CASES",
    "COST_CEILING_USD",
    "LIFECYCLE_RULES",
    "SUPPORTED_SHARE_MIN",
    "boundary_breaches",
    "cost_breaches",
    "development_breaches",
    "holdout_breaches",
    "spending_breaches",
]
