"""The driver plays a scenario for real and reads what its runs left behind."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from mnemic.errors import InvalidAddress, ModelUnavailable
from mnemic.evals.memory_benchmark.corpus import BenchmarkScenario
from mnemic.evals.memory_benchmark.driver import (
    PROBE_ACK_TEXT,
    PROBE_RUN_LIMITS,
    Arm,
    run_deterministic,
    run_scenario,
    run_scenarios,
)
from mnemic.evals.memory_benchmark.metrics import derived, structural_zeros
from mnemic.memory.model import RunStatus
from mnemic.providers.chat import ModelReply, ModelRequest
from tests.unit.memory_benchmark import documents


def dog(**changes: Any) -> BenchmarkScenario:
    """Parse the small scenario."""
    return documents.parsed({**documents.dog(), **changes})


async def test_one_inline_scenario() -> None:
    """What forms, what is recalled when, what must not leak: the whole row of counts."""
    run = await run_scenarios([dog()], Arm())
    update, transfer, negative, abstention = run.rows

    assert run.metrics.formation.supported == run.metrics.formation.expected == 3
    assert not any(structural_zeros(run.metrics).values())
    assert update.counts.needed_recalled == 1
    assert update.counts.recalled_both == 1
    assert transfer.counts.needed_recalled == 1
    assert negative.counts.needed_total == 0
    assert abstention.category == "abstention"
    assert [row.distinct_prefixes for row in run.rows] == [1, 1, 1, 1]
    assert run.metrics.retrieval.run_completed == 4
    assert derived(run.metrics)["end_to_end_recall"] == 1.0


async def test_a_probe_is_one_run_of_a_session_of_its_own() -> None:
    """The bare question is asked, the script answers, and the run's own traces are read."""
    result = await run_scenario(dog(), Arm())

    runs = [probe.run for probe in result.probes]
    assert {run.text for run in runs} == {PROBE_ACK_TEXT}
    assert {run.status for run in runs} == {RunStatus.COMPLETED}
    assert len({run.session_id for run in runs}) == 4
    assert all(len(run.trace_ids) == 2 for run in runs)


@pytest.mark.parametrize("policy_profile", ["current", "m16"])
def test_the_same_rows_on_trio_and_asyncio(policy_profile: str) -> None:
    """The event loop has no say in a single count."""
    arm = Arm(policy_profile=policy_profile)
    scenarios = [dog(), dog(id="mb-dog-002")]

    assert run_deterministic(scenarios, arm, backend="trio") == run_deterministic(
        scenarios, arm, backend="asyncio"
    )


async def test_a_policy_profile_is_what_runs() -> None:
    """`m16` names the frozen control's policies and is an arm of its own."""
    control = await run_scenarios([dog()], Arm(policy_profile="m16"))

    assert control.profile.retrieval_policy == "retrieval@2"
    assert control.profile.formation_policy == "formation@7"
    with pytest.raises(InvalidAddress, match="m16"):
        await run_scenarios([dog()], Arm(policy_profile="m99"))


class Echo:
    """Be a model that says which question it was asked, at a price, or fails."""

    name = "echo"

    def __init__(self, *, fails: bool = False) -> None:
        self.fails = fails
        self.asked: list[ModelRequest] = []

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer with the last message."""
        self.asked.append(request)
        if self.fails:
            raise ModelUnavailable("busy")
        return ModelReply(text=request.messages[-1].text, cost_usd=0.01)


async def test_a_model_may_answer_instead_of_the_script() -> None:
    """The live arm is this driver with a port and a prompt of its own."""
    models: list[Echo] = []

    def make() -> Echo:
        models.append(Echo())
        return models[-1]

    arm = Arm(model=make, prompt=lambda probe: f"{probe.question} In one line.")
    result = await run_scenario(dog(), arm)

    assert result.probes[0].run.text == "Where do I live now? In one line."
    assert sum(probe.run.cost_usd for probe in result.probes) == pytest.approx(0.04)
    (model,) = models
    assert [len(request.tools) for request in model.asked] == [2] * 4


async def test_a_run_that_does_not_complete_is_counted() -> None:
    """A failing model leaves incomplete runs, which no run of the benchmark may have."""
    run = await run_scenarios([dog()], Arm(model=lambda: Echo(fails=True)))

    assert run.metrics.retrieval.run_completed == 0
    assert structural_zeros(run.metrics)["incomplete_runs"] == 4
    assert run.metrics.retrieval.needed_recalled == 2, "what was recalled counts all the same"


async def test_a_dropped_block_is_not_recalled() -> None:
    """What the context had no room for was returned to nobody: it counts as dropped."""
    roomy = await run_scenarios([dog()], Arm())
    for window in range(400, 100, -10):
        tight = structs.replace(PROBE_RUN_LIMITS, window_tokens=window, snapshot_items=1)
        small = await run_scenarios([dog()], Arm(limits=tight))
        if small.metrics.retrieval.dropped_for_budget:
            break

    assert small.metrics.retrieval.run_completed == 4
    assert roomy.metrics.retrieval.dropped_for_budget == 0
    assert small.metrics.retrieval.dropped_for_budget > 0
    assert small.metrics.retrieval.returned_in_turn < roomy.metrics.retrieval.returned_in_turn


def test_nothing_but_the_corpus_and_the_code_matters() -> None:
    """A longer wait between two sessions is another corpus; the same one is the same run."""
    assert run_deterministic([dog()]) == run_deterministic([dog()])
    document = documents.dog()
    document["sessions"][1]["turns"][0]["text"] = "I live in Boise now."

    assert run_deterministic([documents.parsed(document)]) != run_deterministic([dog()])


async def test_proposals_over_the_ceiling_are_counted() -> None:
    """A session that states more than a consolidation may commit says how much was left out."""
    document = documents.dog()
    tools = [
        "Vim",
        "Emacs",
        "Nano",
        "Helix",
        "Kakoune",
        "Zed",
        "Geany",
        "Kate",
        "Bluefish",
        "Brackets",
    ]
    document["sessions"][0]["turns"] = [
        {"text": " ".join(f"I use {tool}{n}." for tool in tools)} for n in range(6)
    ]
    full = await run_scenarios([documents.parsed(document)], Arm())
    usual = await run_scenarios([dog()], Arm())

    assert full.metrics.formation.dropped_for_ceiling >= 60 - 32
    assert usual.metrics.formation.dropped_for_ceiling == 0
