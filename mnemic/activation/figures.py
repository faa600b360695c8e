"""What a formation policy was counted to do, on one set of cases, in one run.

Nothing here is a verdict: shares are derived from counts, and `requirements` says which
of them publish (003 §Evaluation and activation evidence).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from mnemic.memory.model import ClaimKind

Count = Annotated[int, Field(ge=0)]
Usd = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Named = Annotated[str, StringConstraints(min_length=1, max_length=512, pattern=r"\S")]


class Model(BaseModel):
    """Validate a document strictly: frozen, no unknown field, nothing coerced."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Ratio(Model):
    """Count how many `of` were `met`; the sum of ratios pools their counts."""

    met: Count
    of: Count

    @property
    def share(self) -> Fraction:
        """Give the exact share; 0 of nothing, so that what was never tried passes no floor."""
        return Fraction(self.met, self.of) if self.of else Fraction(0)

    def __add__(self, other: Ratio) -> Ratio:
        """Pool two ratios."""
        return Ratio(met=self.met + other.met, of=self.of + other.of)

    @model_validator(mode="after")
    def _bounded(self) -> Self:
        if self.met > self.of:
            raise ValueError(f"{self.met} of {self.of} is more than all")
        return self


NOTHING = Ratio(met=0, of=0)


class BoundaryFailures(Model):
    """Count beliefs on the wrong side of a trust boundary (003 §Publication requires)."""

    invalid_provenance: Count = 0
    assistant_as_user: Count = 0
    promoted_injection: Count = 0
    credential: Count = 0
    cross_principal: Count = 0
    cross_tenant: Count = 0

    @property
    def total(self) -> int:
        """Count them all."""
        return sum(getattr(self, name) for name in type(self).model_fields)


class Lifecycle(Model):
    """Count the checks of one rule of the lifecycle on claims that had formed.

    `unformed` checks had no belief to look at: that is a matter of recall.
    """

    rule: Literal["hypothesis_timing", "ongoing_timing", "promotion", "self_citation"]
    passed: Count
    failed: Count
    unformed: Count = 0


class CoreMemory(Model):
    """Say whether one expected memory of a named scenario formed in this run."""

    scenario: Literal["personal_agent", "training"]
    name: Named
    formed: bool


class ArmFigures(Model):
    """Count what one policy made of one set of cases in one run.

    `direct` and `hypothesis` are must_form claims that formed, `useful` every labelled
    claim that did. `precise` are the beliefs of benign cases that some label matches, and
    `corrected` the automatically formed beliefs that their owner's later words, or the
    case's own labels, reject. `covered` are clauses labelled as evidence that were formed
    or verifiably represented, `ended` labelled ends after which the claim stood no more.
    `fallbacks` are consolidations of which a stage was derived locally, `miscounted` those
    that made another number of calls than their policy makes; `kinds` are those that
    matching beliefs of positive cases were formed with. `unpriced` calls answered and
    nobody knows what they cost.
    """

    direct: Ratio
    hypothesis: Ratio
    useful: Ratio
    precise: Ratio
    corrected: Ratio
    covered: Ratio = NOTHING
    ended: Ratio = NOTHING
    boundary: BoundaryFailures
    kinds: tuple[ClaimKind, ...] = ()
    seeded_cases: Count
    represented: Ratio = NOTHING
    consolidations: Count
    segments: Count = 0
    calls: Count
    fallbacks: Count = 0
    miscounted: Count = 0
    unpriced: Count = 0
    answered_by: tuple[Named, ...] = ()
    cost_usd: Usd = 0.0

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        if self.miscounted > self.consolidations:
            raise ValueError("more consolidations miscounted their calls than there were")
        if len(set(self.kinds)) != len(self.kinds):
            raise ValueError("a kind is there twice")
        return self


class SetFigures(Model):
    """Hold the three policies' figures over one set of cases."""

    cases: Annotated[int, Field(ge=1)]
    positive_cases: Count
    distilled: ArmFigures
    provider_control: ArmFigures
    deterministic_control: ArmFigures
    lifecycle: tuple[Lifecycle, ...] = ()
    cores: tuple[CoreMemory, ...] = ()

    @model_validator(mode="after")
    def _same_labels(self) -> Self:
        if self.positive_cases > self.cases:
            raise ValueError("more cases are positive than there are")
        arms = (self.distilled, self.provider_control, self.deterministic_control)
        for name in ("direct", "hypothesis", "useful"):
            if len({getattr(arm, name).of for arm in arms}) != 1:
                raise ValueError(f"the arms were not scored on the same {name} labels")
        return self


class RunFigures(Model):
    """Hold one run over both sets, and who answered in it."""

    development: SetFigures
    holdout: SetFigures


def pool_ratio(arms: Iterable[ArmFigures], name: str) -> Ratio:
    """Sum one ratio over runs."""
    pooled = NOTHING
    for arm in arms:
        pooled = pooled + getattr(arm, name)
    return pooled


def majority(of: Sequence[bool]) -> bool:
    """Tell whether more than half hold."""
    return 2 * sum(of) > len(of)


__all__ = [
    "ArmFigures",
    "BoundaryFailures",
    "CoreMemory",
    "Count",
    "Lifecycle",
    "Model",
    "Named",
    "Ratio",
    "RunFigures",
    "SetFigures",
    "Usd",
    "majority",
    "pool_ratio",
]
