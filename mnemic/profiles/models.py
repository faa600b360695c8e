"""What the profile document may say: types and bounds, no values.

The values are in `profiles.yaml` alone; the defaults of `memory/policy.py`, which the
core falls back on without a document, are held equal to it by a test (000 §Memory
profiles become configuration).
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from pydantic import BaseModel, ConfigDict, Field

from mnemic.memory import policy
from mnemic.memory.model import Sensitivity
from mnemic.memory.recall.request import ITEMS_MAX

Share = Annotated[float, Field(ge=0, le=1)]
Weight = Annotated[float, Field(ge=0, le=10)]
PositiveWeight = Annotated[float, Field(gt=0, le=10)]
Days = Annotated[float, Field(gt=0, le=36_500)]
Name = Annotated[str, Field(min_length=1, max_length=100)]


class _Section(BaseModel):
    """Be frozen, refuse unknown keys, take a number for a number and nothing else."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, allow_inf_nan=False)


class RankingWeights(_Section):
    """Bound the six score terms; without confidence or authority the ordering is flat."""

    match: Weight
    confidence: PositiveWeight
    reinforce: Weight
    authority: PositiveWeight
    scope: Weight
    utility: Weight


class LifecycleWeights(_Section):
    """Bound the factors of the two live statuses."""

    active: PositiveWeight
    provisional: PositiveWeight


class TauDays(_Section):
    """Bound each belief type's horizon, in days."""

    fact: Days
    preference: Days
    relationship: Days
    user_model_attr: Days
    procedure_pointer: Days


class UsageDeltas(_Section):
    """Bound what usage feedback moves."""

    cited_utility_delta: Share
    uncited_utility_delta: Share


class RetrievalSection(_Section):
    """Bound recall."""

    semantic_enabled: bool
    reciprocal_rank_fusion_k: Annotated[int, Field(ge=1, le=10_000)]
    durable_item_share: Share
    ranking_weights: RankingWeights
    lifecycle_weights: LifecycleWeights
    decay_tau_days: TauDays
    stale_penalty: Share
    near_duplicate_penalty: Share
    usage: UsageDeltas


class DecaySection(_Section):
    """Bound the decay sweep; a step of nothing would never end."""

    floor_confidence: Share
    step: Annotated[float, Field(gt=0, le=1)]
    max_per_sweep: Annotated[int, Field(ge=1, le=10_000)]


class FormationSection(_Section):
    """Bound formation."""

    session_boundary_enabled: bool
    scheduled_enabled: bool
    scheduled_interval_seconds: Annotated[int, Field(ge=1, le=31_536_000)]
    established_facts_enabled: bool
    model_policy: Name
    reasoning_effort: Name | None
    decay: DecaySection


class SnapshotSection(_Section):
    """Bound what one kind of session is primed with."""

    max_items: Annotated[int, Field(ge=1, le=ITEMS_MAX)]
    token_budget: Annotated[int, Field(ge=1, le=1_000_000)]
    # A document spells it as a word; strictness is about numbers and booleans.
    sensitivity_ceiling: Annotated[Sensitivity, Field(strict=False)]


class SnapshotSections(_Section):
    """Bound the snapshots of asynchronous runs and child agents."""

    async_: Annotated[SnapshotSection, Field(alias="async")]
    child: SnapshotSection


class TraceSection(_Section):
    """Bound the operator tier of traces."""

    operator_retention_days: Annotated[int, Field(ge=1, le=36_500)]


class ProfileDocument(_Section):
    """Bound the whole document; every value is there, none has a default."""

    retrieval: RetrievalSection
    formation: FormationSection
    snapshot: SnapshotSections
    trace: TraceSection

    def profile(self) -> policy.Profile:
        """Give the values as the core takes them."""
        values = self.model_dump(mode="json", by_alias=True)
        return msgspec.convert(values, policy.Profile)
