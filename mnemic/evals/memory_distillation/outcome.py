"""Turn a comparison into evidence, or into the figures of a run that publishes none."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct, to_builtins
from pydantic import ValidationError

from mnemic.activation import SCORER_VERSION, FormationTuple
from mnemic.activation.artifacts import (
    DISTILLATION,
    Evidence,
    MemoryDistillationEvidence,
    distillation_breaches,
)
from mnemic.activation.figures import ArmFigures, Ratio, RunFigures, SetFigures, pool_ratio
from mnemic.activation.requirements import cost_breaches, development_breaches
from mnemic.evals.memory_distillation.comparison import Comparison, arms_of, cost_of

DEVELOPMENT, HOLDOUT = "development", "holdout"
NOBODY = "nobody"
"""Who answered in a run without a single answer."""

SHARES = ("direct", "hypothesis", "useful", "precise", "covered", "represented", "corrected")
ARMS = ("formation@9", "formation@8", "formation@7")
"""The policies in the order of `arms_of`."""


class Provenance(Struct, frozen=True):
    """Say what an evaluation was made of; `holdout_sha256` None leaves the holdout alone."""

    compared: FormationTuple
    corpus_sha256: str
    holdout_sha256: str | None
    build_ref: str
    evaluated_at: datetime
    self_hosted: bool = False


class Outcome(Struct, frozen=True):
    """Hold what a comparison came to."""

    document: dict[str, Any]
    evidence: Evidence | None = None

    @property
    def passed(self) -> bool:
        """Tell whether no requirement is broken."""
        return bool(self.document["passed"])


def judge(found: Comparison, made: Provenance, *, repeats: int) -> Outcome:
    """Weigh a comparison of both sets; evidence exists only when it passed."""
    runs = tuple(
        RunFigures(development=development, holdout=holdout)
        for development, holdout in zip(found.sets[DEVELOPMENT], found.sets[HOLDOUT], strict=False)
    )
    fields: dict[str, Any] = {
        **named(made),
        "schema_version": 8,
        "evaluation": DISTILLATION,
        "reasoning_effort": made.compared.reasoning_effort,
        "holdout_sha256": made.holdout_sha256,
        "answered_by": _answered(found),
        "repeats": repeats,
        "runs": runs,
    }
    try:
        evidence = None if found.stopped_by else MemoryDistillationEvidence(**fields)
    except ValidationError:
        evidence = None
    broken: list[str] = []
    if evidence is None:
        shown = MemoryDistillationEvidence.model_construct(**fields)
        broken = list(distillation_breaches(shown)) if runs else ["no run came to its end"]
    return Outcome(_document(found, made, broken, development_only=False), evidence)


def judge_development(found: Comparison, made: Provenance) -> Outcome:
    """Weigh the development corpus alone; it publishes nothing, whatever it comes to."""
    sets = found.sets[DEVELOPMENT]
    broken = [*development_breaches(sets), *cost_breaches(sets, self_hosted=made.self_hosted)]
    if not sets:
        broken = ["no run came to its end"]
    return Outcome(_document(found, made, broken, development_only=True))


def named(made: Provenance) -> dict[str, Any]:
    compared = made.compared
    named = {name: getattr(compared, name) for name in FormationTuple.__struct_fields__}
    del named["reasoning_effort"]
    return named | {
        "corpus_sha256": made.corpus_sha256,
        "scorer_version": SCORER_VERSION,
        "build_ref": made.build_ref,
        "evaluated_at": made.evaluated_at,
        "self_hosted": made.self_hosted,
    }


def _answered(found: Comparison) -> str:
    sets = [one for figures in found.sets.values() for one in figures]
    who = sorted({name for one in sets for arm in arms_of(one) for name in arm.answered_by})
    return " and ".join(who) or NOBODY


def _document(
    found: Comparison, made: Provenance, broken: list[str], *, development_only: bool
) -> dict[str, Any]:
    """Give the result document: names, counts and shares, and no word of any case."""
    if found.stopped_by is not None:
        broken = [f"stopped by {found.stopped_by}", *broken]
    every = [one for figures in found.sets.values() for one in figures]
    return {
        "evaluation": DISTILLATION,
        "passed": not broken,
        "development_only": development_only,
        "published": None,
        "stopped_by": found.stopped_by,
        "breached": broken,
        "scorer_version": SCORER_VERSION,
        "build_ref": made.build_ref,
        "corpus_sha256": made.corpus_sha256,
        "holdout_sha256": made.holdout_sha256,
        "evaluated": to_builtins(made.compared),
        "answered_by": _answered(found),
        "evaluated_at": made.evaluated_at.isoformat(),
        "cost_usd": round(cost_of(every), 6),
        "pooled": {name: _pooled(figures) for name, figures in found.sets.items() if figures},
        "runs": {
            name: [one.model_dump(mode="json") for one in figures]
            for name, figures in found.sets.items()
        },
        "missed": [
            {"set": name, "run": run + 1, **to_builtins(miss)} for name, run, miss in found.missed
        ],
    }


def _pooled(sets: Sequence[SetFigures]) -> dict[str, Any]:
    """Give each policy's pooled shares, and the sums of what has none."""
    by_arm: dict[str, Any] = {}
    for place, policy in enumerate(ARMS):
        arms: list[ArmFigures] = [arms_of(one)[place] for one in sets]
        by_arm[policy] = {name: _share(pool_ratio(arms, name)) for name in SHARES} | {
            "boundary_failures": sum(arm.boundary.total for arm in arms),
            "consolidations": sum(arm.consolidations for arm in arms),
            "segments": sum(arm.segments for arm in arms),
            "calls": sum(arm.calls for arm in arms),
            "fallbacks": sum(arm.fallbacks for arm in arms),
            "miscounted": sum(arm.miscounted for arm in arms),
            "cost_usd": round(sum(arm.cost_usd for arm in arms), 6),
        }
    return by_arm


def _share(ratio: Ratio) -> dict[str, Any]:
    return {"met": ratio.met, "of": ratio.of, "share": round(float(ratio.share), 4)}


__all__ = ["Outcome", "Provenance", "judge", "judge_development", "named"]
