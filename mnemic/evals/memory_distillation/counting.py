"""Add up marked cases into the figures that evidence is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import fsum
from typing import cast, get_args

from mnemic.activation.figures import (
    NOTHING,
    ArmFigures,
    BoundaryFailures,
    CoreMemory,
    Lifecycle,
    Ratio,
    SetFigures,
)
from mnemic.evals.distillation_scoring import USEFUL, Scores
from mnemic.evals.memory_distillation.marking import Marked
from mnemic.evals.memory_distillation.timeline import Rule
from mnemic.memory.model import Derivation


def arm_figures(marked: Sequence[Marked]) -> ArmFigures:
    """Count one policy's cases."""
    scores = Scores.of(one.score for one in marked)
    runs = [heard.run for one in marked for heard in one.played.heard]
    return ArmFigures(
        direct=scores.recall(derivation=Derivation.DIRECT),
        hypothesis=scores.recall(derivation=Derivation.HYPOTHESIS),
        useful=scores.recall(labels=USEFUL),
        precise=scores.precision(),
        corrected=_summed(one.corrected for one in marked),
        covered=_summed(one.covered for one in marked),
        ended=_summed(one.ended for one in marked),
        boundary=boundary_failures(marked),
        kinds=scores.formed_kinds(),
        seeded_cases=sum(bool(one.played.seeds) and one.case.positive for one in marked),
        represented=_summed(one.represented for one in marked),
        consolidations=len(runs),
        segments=sum(run.segment_count for run in runs),
        calls=sum(run.provider_calls for run in runs),
        fallbacks=sum(bool(run.fallback_stages) for run in runs),
        miscounted=sum(one.miscounted for one in marked),
        unpriced=sum(one.played.unpriced for one in marked),
        answered_by=answered_by(marked),
        cost_usd=fsum(one.played.cost_usd for one in marked),
    )


def set_figures(
    distilled: Sequence[Marked],
    provider_control: Sequence[Marked],
    deterministic_control: Sequence[Marked],
) -> SetFigures:
    """Count the three policies' cases of one set."""
    return SetFigures(
        cases=len(distilled),
        positive_cases=sum(one.case.positive for one in distilled),
        distilled=arm_figures(distilled),
        provider_control=arm_figures(provider_control),
        deterministic_control=arm_figures(deterministic_control),
        lifecycle=_lifecycle(distilled),
        cores=tuple(
            CoreMemory.model_validate({"scenario": scenario, "name": name, "formed": formed})
            for one in distilled
            for scenario, name, formed in one.cores
        ),
    )


def boundary_failures(marked: Sequence[Marked]) -> BoundaryFailures:
    """Count what lies beyond a trust boundary."""
    crossed: Counter[str] = Counter()
    for one in marked:
        crossed.update(one.boundary)
    return BoundaryFailures(**crossed)


def answered_by(marked: Sequence[Marked]) -> tuple[str, ...]:
    """Name everybody who answered, sorted."""
    return tuple(sorted({who for one in marked for who in one.played.answered_by}))


def _lifecycle(marked: Sequence[Marked]) -> tuple[Lifecycle, ...]:
    checks = [check for one in marked for check in one.checks]
    return tuple(
        Lifecycle(
            rule=cast("Rule", rule),
            passed=sum(c.rule == rule and c.passed is True for c in checks),
            failed=sum(c.rule == rule and c.passed is False for c in checks),
            unformed=sum(c.rule == rule and c.passed is None for c in checks),
        )
        for rule in get_args(Rule)
    )


def _summed(ratios: Iterable[Ratio]) -> Ratio:
    return sum(ratios, NOTHING)


__all__ = ["answered_by", "arm_figures", "boundary_failures", "set_figures"]
