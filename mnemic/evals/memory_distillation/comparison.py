"""Run policies over the same cases, several times, without spending past a ceiling.

003 §Evaluation: every repeat plays every case under each policy in a composition of its
own. `concurrency` cases are played at once and come out in the order of the corpus.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from math import fsum

import anyio
from msgspec import Struct

from mnemic.activation.choosing import under_formation
from mnemic.activation.figures import ArmFigures, SetFigures
from mnemic.activation.requirements import COST_CEILING_USD
from mnemic.evals.distillation_corpus import DistillationCase, DistillationCorpus, SeedPool
from mnemic.evals.distillation_scoring import Rule, matches
from mnemic.evals.memory_benchmark.live.ledger import Ledger, Stopped, stopped_by_of
from mnemic.evals.memory_distillation.counting import set_figures
from mnemic.evals.memory_distillation.marking import Marked, mark
from mnemic.evals.memory_distillation.playing import Played, Policy, play
from mnemic.memory.formation.provided.pipeline import ModelLimits
from mnemic.memory.policy import (
    CONTROL_POLICY,
    DISTILLATION_POLICY,
    PROVIDER_CONTROL_POLICY,
    Profile,
)
from mnemic.providers.chat import ModelPort

CASE_CEILING_USD = Decimal(10)
"""US dollars that one case is admitted with; it is what one call may cost at the most."""

SILENT_CASES_MAX = 3
"""Cases without a single answer, from the first on, after which a run is given up."""

NOBODY_ANSWERED = "silence: see that the model can be reached and that its key is right"


class Arm(Struct, frozen=True):
    """Name a policy's arm: under what it is played, and how it is scored."""

    name: str
    policy: Policy
    rule: Rule


class Under(Struct, frozen=True):
    """Say what is compared: values, the model that is asked, and the evaluated effort."""

    profile: Profile
    model: ModelPort
    model_policy: str
    limits: ModelLimits = ModelLimits()
    reasoning_effort: str | None = None

    def arm(self, policy: str, *, rule: Rule, effort: str | None = None, asks: bool = True) -> Arm:
        """Give a policy's arm; the frozen controls keep the provider's default effort."""
        profile = under_formation(
            self.profile, policy, model_policy=self.model_policy, effort=effort
        )
        played = Policy(
            profile=profile,
            model=self.model if asks else None,
            limits=self.limits,
            reasoning_effort=effort,
        )
        return Arm(policy, played, rule)

    def arms(self) -> tuple[Arm, Arm, Arm]:
        """Give the three that are compared: the candidate, and both frozen controls.

        The controls cannot express the closed fields, so that they are scored on the
        statement alone.
        """
        return (
            self.arm(DISTILLATION_POLICY, rule=Rule.STRICT, effort=self.reasoning_effort),
            self.arm(PROVIDER_CONTROL_POLICY, rule=Rule.LENIENT),
            self.arm(CONTROL_POLICY, rule=Rule.LENIENT, asks=False),
        )


class Miss(Struct, frozen=True):
    """Name what one case of the candidate's fell short in, without a word of it."""

    case: str
    missed: tuple[str, ...]
    unexpected: int
    boundary: dict[str, int]
    fell_back: int
    failed_checks: tuple[str, ...]


class Comparison(Struct, frozen=True):
    """Hold every repeat's figures by the name of the set, and what the candidate missed.

    `stopped_by` says what ended the run early; then the last repeat is not among them.
    """

    sets: dict[str, tuple[SetFigures, ...]]
    missed: tuple[tuple[str, int, Miss], ...]
    spent_usd: float
    stopped_by: str | None = None


async def compare(
    under: Under,
    sets: Sequence[tuple[str, DistillationCorpus]],
    *,
    repeats: int = 1,
    concurrency: int = 1,
    needs_price: bool = True,
    advanced: Callable[[], None] = lambda: None,
) -> Comparison:
    """Play every set under the three policies, `repeats` times.

    With `needs_price` a model whose calls have no known price stops the run at once: it
    could not publish.
    """
    ledger = Ledger(Decimal(str(COST_CEILING_USD)), CASE_CEILING_USD)
    done: dict[str, list[SetFigures]] = {name: [] for name, _ in sets}
    missed: list[tuple[str, int, Miss]] = []
    stopped_by = None
    try:
        for repeat in range(repeats):
            for name, corpus in sets:
                marked = [
                    await run_arm(
                        arm,
                        [(case, corpus.pool(case.pool)) for case in corpus.cases],
                        ledger=ledger,
                        concurrency=concurrency,
                        needs_price=needs_price,
                        advanced=advanced,
                    )
                    for arm in under.arms()
                ]
                done[name].append(set_figures(*marked))
                missed += [(name, repeat, miss) for miss in map(miss_of, marked[0]) if miss]
    except* Stopped as stops:  # the cases' task group wrapped it
        stopped_by = stopped_by_of(stops)
    return Comparison(
        sets={name: tuple(figures) for name, figures in done.items()},
        missed=tuple(missed),
        spent_usd=float(ledger.spent_usd),
        stopped_by=stopped_by,
    )


def _answered(played: Played) -> bool:
    """Tell whether anything came back, be it paid nonsense."""
    return bool(played.answered_by) or played.cost_usd > 0 or played.unpriced > 0


class _Silence:
    """Notice that nobody answers at all, before every case has waited for it."""

    def __init__(self) -> None:
        self._unanswered: int | None = 0

    def hear(self, *, asked: bool, answered: bool) -> None:
        """Count a case; raises `Stopped` when the first ones all went unanswered."""
        if answered:
            self._unanswered = None
        elif asked and self._unanswered is not None:
            self._unanswered += 1
            if self._unanswered >= SILENT_CASES_MAX:
                raise Stopped(NOBODY_ANSWERED)


async def run_arm(
    arm: Arm,
    cases: Sequence[tuple[DistillationCase, SeedPool | None]],
    *,
    ledger: Ledger,
    concurrency: int = 1,
    needs_price: bool = True,
    advanced: Callable[[], None] = lambda: None,
) -> tuple[Marked, ...]:
    """Play cases under one policy; raises `Stopped` inside of a group.

    Each is marked when it was played; the order is that of the cases.
    """
    marked: list[Marked | None] = [None] * len(cases)
    silence = _Silence()
    limiter = anyio.CapacityLimiter(concurrency)

    async def one(place: int, case: DistillationCase, pool: SeedPool | None) -> None:
        async with limiter:
            if arm.policy.model is not None:
                ledger.admit(under_way=limiter.borrowed_tokens - 1)
            played = await play(
                case, pool, arm.policy, matcher=lambda e, b: matches(b, e, arm.rule)
            )
            marked[place] = mark(played, arm.rule)
            calls = sum(heard.run.provider_calls for heard in played.heard)
            silence.hear(asked=calls > 0, answered=_answered(played))
            ledger.settle(
                played.cost_usd,
                completed=needs_price and calls > 0 and bool(played.answered_by),
                unpriced=needs_price and played.unpriced > 0,
            )
            advanced()

    async with anyio.create_task_group() as tasks:
        for place, (case, pool) in enumerate(cases):
            tasks.start_soon(one, place, case, pool, name=f"case {case.id}")
    return tuple(one for one in marked if one is not None)


def miss_of(marked: Marked) -> Miss | None:
    """Say what a case fell short in; None when in nothing."""
    failed = tuple(check.rule for check in marked.checks if check.passed is False)
    fell_back = sum(bool(heard.run.fallback_stages) for heard in marked.played.heard)
    score = marked.score
    if not (score.missed or score.unexpected or marked.boundary or failed or fell_back):
        return None
    return Miss(
        case=marked.case.id,
        missed=score.missed,
        unexpected=len(score.unexpected),
        boundary=dict(marked.boundary),
        fell_back=fell_back,
        failed_checks=failed,
    )


def cost_of(sets: Sequence[SetFigures]) -> float:
    """Sum what every arm of every set cost."""
    return fsum(arm.cost_usd for one in sets for arm in arms_of(one))


def arms_of(one: SetFigures) -> tuple[ArmFigures, ...]:
    """Give a set's arms: the candidate, then the two controls."""
    return one.distilled, one.provider_control, one.deterministic_control


__all__ = ["Arm", "Comparison", "Miss", "Under", "arms_of", "compare", "cost_of", "run_arm"]
