"""Evaluate a one-call policy on the 25 control cases, and publish what passes.

003 §The repaired provider-assisted control: `formation@10` runs every case on a seeded
store of thirty beliefs whose subjects touch no expectation; the frozen `formation@8` runs
them on an empty one, as it was evaluated.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from math import fsum
from typing import Any

from msgspec import to_builtins
from pydantic import ValidationError

from mnemic.activation import SCORER_VERSION
from mnemic.activation.artifacts import (
    FORMATION,
    ProviderFormationEvidence,
    formation_breaches,
)
from mnemic.activation.figures import Ratio
from mnemic.activation.requirements import COST_CEILING_USD
from mnemic.evals.distillation_corpus import DistillationCorpus
from mnemic.evals.distillation_scoring import Rule
from mnemic.evals.memory_benchmark.live.ledger import Ledger, Stopped, stopped_by_of
from mnemic.evals.memory_distillation.comparison import (
    CASE_CEILING_USD,
    Under,
    miss_of,
    run_arm,
)
from mnemic.evals.memory_distillation.counting import answered_by, boundary_failures
from mnemic.evals.memory_distillation.marking import Marked
from mnemic.evals.memory_distillation.outcome import NOBODY, Outcome, Provenance, named
from mnemic.memory.policy import PROVIDER_REPAIRED_POLICY


async def run_control(
    under: Under,
    policy: str,
    corpus: DistillationCorpus,
    *,
    concurrency: int = 1,
    needs_price: bool = True,
    advanced: Callable[[], None] = lambda: None,
) -> tuple[tuple[Marked, ...], str | None]:
    """Play the control cases under a one-call policy; say also what stopped it early."""
    arm = under.arm(policy, rule=Rule.LENIENT)
    pool = corpus.pools[0] if policy == PROVIDER_REPAIRED_POLICY else None
    ledger = Ledger(Decimal(str(COST_CEILING_USD)), CASE_CEILING_USD)
    marked: tuple[Marked, ...] = ()
    stopped_by = None
    try:
        marked = await run_arm(
            arm,
            [(case, corpus.pool(case.pool) or pool) for case in corpus.cases],
            ledger=ledger,
            concurrency=concurrency,
            needs_price=needs_price,
            advanced=advanced,
        )
    except* Stopped as stops:
        stopped_by = stopped_by_of(stops)
    return marked, stopped_by


def judge_control(
    marked: tuple[Marked, ...], made: Provenance, *, stopped_by: str | None
) -> Outcome:
    """Weigh a control run; evidence exists only when it passed."""
    fields = _fields(marked, made)
    try:
        evidence = None if stopped_by else ProviderFormationEvidence(**fields)
    except ValidationError:
        evidence = None
    broken: list[str] = []
    if evidence is None:
        shown = ProviderFormationEvidence.model_construct(**fields)
        broken = list(formation_breaches(shown)) if marked else []
    if stopped_by is not None:
        broken = [f"stopped by {stopped_by}", *broken]
    figures = ProviderFormationEvidence.model_construct(**fields).model_dump(mode="json")
    document = {
        "passed": evidence is not None,
        "published": None,
        "stopped_by": stopped_by,
        "breached": broken,
        **figures,
        "missed": [to_builtins(miss) for miss in map(miss_of, marked) if miss],
    }
    return Outcome(document, evidence)


def _fields(marked: tuple[Marked, ...], made: Provenance) -> dict[str, Any]:
    positive = [one for one in marked if one.case.positive]
    negative = [one for one in marked if not one.case.positive]
    heard = [one for case in marked for one in case.played.heard]
    return {
        **named(made),
        "schema_version": 1,
        "evaluation": FORMATION,
        "answered_by": " and ".join(answered_by(marked)) or NOBODY,
        "scorer_version": SCORER_VERSION,
        "supported": Ratio(met=sum(one.supported for one in positive), of=len(positive)),
        "clean": Ratio(met=sum(one.clean for one in negative), of=len(negative)),
        "seeded_cases": sum(bool(one.played.seeds) for one in marked),
        "boundary": boundary_failures(marked),
        "consolidations": len(heard),
        "calls": sum(one.run.provider_calls for one in heard),
        "miscounted": sum(one.miscounted for one in marked),
        "unpriced": sum(one.played.unpriced for one in marked),
        "cost_usd": fsum(one.played.cost_usd for one in marked),
    }


__all__ = ["judge_control", "run_control"]
