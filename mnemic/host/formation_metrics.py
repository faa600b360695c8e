"""What formation counts (003 §Tracked metrics): codes, counts and versions, never content."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram

from mnemic.memory.model import Belief, ChangeSet, ConsolidationRun, StageMetrics

STAGE_BUCKETS_S = (0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60, 120)
AGE_BUCKETS_DAYS = (1, 7, 14, 30, 60, 90, 180, 365)
DAY_S = 86_400.0
TOKENS = ("input", "cached_input", "cache_write", "output", "reasoning")


class FormationMetrics:
    """Count consolidations, the provider's part in them, and what became of claims."""

    def __init__(self, registry: CollectorRegistry) -> None:
        def counter(name: str, text: str, *labels: str) -> Counter:
            return Counter(f"mnemic_{name}", text, labels, registry=registry)

        self._claims = counter(
            "formation_claims", "Claims by derivation: proposed, committed.", "derivation", "step"
        )
        self._beliefs = counter(
            "beliefs_formed", "Beliefs formed, by kind, derivation and policy.",
            "kind", "derivation", "policy",
        )  # fmt: skip
        self._calls = counter("provider_calls", "Calls that formation made to its provider.")
        self._stages = counter("provider_stages", "Provider stages by outcome.", "stage", "outcome")
        self._tokens = counter(
            "provider_tokens", "Tokens of provider stages, by direction.", "stage", "direction"
        )
        self._cost = counter("provider_cost_usd", "US dollars of provider stages.", "stage")
        self._stage_s = Histogram(
            "mnemic_provider_stage_seconds",
            "Time of one provider stage.",
            ("stage",),
            registry=registry,
            buckets=STAGE_BUCKETS_S,
        )
        self._coverage = counter(
            "formation_coverage", "Clauses of ledgers, by disposition.", "disposition"
        )
        self._episodes = counter("episodes", "Integrated episodes told.")
        self._segments = counter("formation_segments", "Segments a provider was asked about.")
        self._redundant = counter(
            "formation_redundant", "Live memories that a clause was verified to restate."
        )
        self._repasses = counter(
            "provider_repasses", "Passes scheduled for later, or given up.", "state"
        )
        self._evidence_age = Histogram(
            "mnemic_belief_evidence_age_days",
            "Age of a belief's newest evidence when it was written.",
            registry=registry,
            buckets=AGE_BUCKETS_DAYS,
        )
        self._usage_age = Histogram(
            "mnemic_belief_usage_age_days",
            "Age of a belief's last citation when it was written.",
            registry=registry,
            buckets=AGE_BUCKETS_DAYS,
        )

    def committed(self, changes: ChangeSet) -> None:
        """Count what a change set holds."""
        for run in changes.runs:
            self._ran(run)
        for belief in changes.beliefs:
            self._wrote(belief)

    def _ran(self, run: ConsolidationRun) -> None:
        for derivation, proposed, committed in (
            ("direct", run.direct_proposed, run.direct_committed),
            ("hypothesis", run.hypothesis_proposed, run.hypothesis_committed),
        ):
            self._claims.labels(derivation, "proposed").inc(proposed)
            self._claims.labels(derivation, "committed").inc(committed)
        self._calls.inc(run.provider_calls)
        self._episodes.inc(run.episode_count)
        self._segments.inc(run.segment_count)
        self._redundant.inc(len(run.redundant))
        for disposition, count in run.coverage.items():
            self._coverage.labels(disposition).inc(count)
        if run.repass is not None:
            self._repasses.labels(run.repass).inc()
        for stage in run.stages:
            self._staged(stage)

    def _staged(self, stage: StageMetrics) -> None:
        self._stages.labels(stage.stage, stage.outcome).inc()
        self._cost.labels(stage.stage).inc(stage.cost_usd)
        self._stage_s.labels(stage.stage).observe(stage.latency_ms / 1_000)
        for direction in TOKENS:
            count = getattr(stage, f"{direction}_tokens")
            self._tokens.labels(stage.stage, direction).inc(count)

    def _wrote(self, belief: Belief) -> None:
        if belief.created_at == belief.updated_at:
            self._beliefs.labels(
                belief.claim_kind.value, belief.derivation.value, belief.formation_policy_version
            ).inc()
        age_s = (belief.updated_at - belief.last_evidence_at).total_seconds()
        self._evidence_age.observe(max(0.0, age_s / DAY_S))
        if belief.last_used_at is not None:
            used_s = (belief.updated_at - belief.last_used_at).total_seconds()
            self._usage_age.observe(max(0.0, used_s / DAY_S))


__all__ = ["FormationMetrics"]
