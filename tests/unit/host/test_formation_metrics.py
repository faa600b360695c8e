"""What formation counts, from one change set to the page (003 §Tracked metrics)."""

from __future__ import annotations

from prometheus_client import CollectorRegistry

from mnemic.host.formation_metrics import FormationMetrics
from mnemic.memory.model import ChangeSet, Derivation, Outcome, StageMetrics
from tests.contract import rows


def test_a_consolidation_is_counted_by_stage_and_by_claim() -> None:
    """Tokens, cost, time and outcome of each stage; proposals beside commits; no words."""
    stage = StageMetrics(
        stage="distillation",
        outcome="fallback:timeout",
        input_tokens=7,
        output_tokens=3,
        cost_usd=0.25,
        latency_ms=1_500,
    )
    run = rows.replaced(
        rows.run(1),
        outcome=Outcome.FORMED,
        provider_calls=3,
        segment_count=1,
        episode_count=2,
        direct_proposed=4,
        direct_committed=2,
        hypothesis_proposed=1,
        coverage={"formed": 5, "not_memory": 1},
        redundant=(rows.uid(9),),
        repass="scheduled",
        stages=(stage,),
    )
    cited = rows.replaced(rows.belief(2, 2), updated_at=rows.at(86_400), last_used_at=rows.at(0))
    registry = CollectorRegistry()
    FormationMetrics(registry).committed(
        ChangeSet(
            event_seq=1,
            store_position=2,
            runs=(run,),
            beliefs=(rows.belief(1, 1, derivation=Derivation.HYPOTHESIS), cited),
        )
    )

    def value(name: str, **labels: str) -> float | None:
        return registry.get_sample_value(f"mnemic_{name}", labels)

    assert value("provider_calls_total") == 3
    assert value("provider_stages_total", stage="distillation", outcome="fallback:timeout") == 1
    assert value("provider_tokens_total", stage="distillation", direction="input") == 7
    assert value("provider_cost_usd_total", stage="distillation") == 0.25
    assert value("provider_stage_seconds_sum", stage="distillation") == 1.5
    assert value("formation_claims_total", derivation="direct", step="proposed") == 4
    assert value("formation_claims_total", derivation="direct", step="committed") == 2
    assert value("formation_claims_total", derivation="hypothesis", step="committed") == 0
    assert value("formation_coverage_total", disposition="formed") == 5
    assert value("formation_redundant_total") == 1
    assert value("episodes_total") == 2
    assert value("provider_repasses_total", state="scheduled") == 1
    assert value("belief_evidence_age_days_count") == 2
    assert value("belief_usage_age_days_count") == 1
    assert value("belief_usage_age_days_sum") == 1.0
