"""What a consolidation did, in counts (003 §Formation decision telemetry)."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model.vocabulary import Outcome


class StageMetrics(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Measure one provider stage: tokens, US dollars, milliseconds, a normalized outcome."""

    stage: str
    outcome: str
    input_tokens: int = 0
    cached_input_tokens: int = 0
    cache_write_tokens: int = 0
    output_tokens: int = 0
    reasoning_tokens: int = 0
    cost_usd: float = 0.0
    latency_ms: int = 0


class ConsolidationRun(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Account for one consolidation without a word of text.

    `reasons` counts each terminal reason; their sum is `proposed` plus
    `provider_invalid` (already counted under that reason), which is how many of a
    provider's candidates were refused before they were proposed. `screened` counts what the
    hazard screen refused before any candidate was made, by screen reason; these are not
    proposals. `redundant` names the live memories that proposals said no more than: clauses
    verified to restate one, guesses at what was stated, what others wrote of it.
    `derivation_conflicts` counts episodes that an earlier pass had told otherwise;
    `repass` says that the provider will be asked again (`scheduled`) or no more
    (`exhausted`).
    `first_sequence`..`through_sequence` is the range of events that was read.
    """

    id: UUID
    session_id: UUID
    trigger: str
    scope: str
    outcome: Outcome
    started_at: datetime
    first_sequence: int
    through_sequence: int
    event_count: int
    formation_policy_version: str
    extractor: str
    lifecycle_policy_version: str
    proposed: int = 0
    reasons: dict[str, int] = {}
    screened: dict[str, int] = {}
    conflicted: int = 0
    episode_count: int = 0
    provider_calls: int = 0
    segment_count: int = 0
    fallback_stages: tuple[str, ...] = ()
    direct_proposed: int = 0
    direct_committed: int = 0
    hypothesis_proposed: int = 0
    hypothesis_committed: int = 0
    coverage: dict[str, int] = {}
    stages: tuple[StageMetrics, ...] = ()
    redundant: tuple[UUID, ...] = ()
    derivation_conflicts: int = 0
    repass: str | None = None
    pending_reason: str | None = None
