"""The provider-assisted policies through the public API: what a call costs, and never costs."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from trio.testing import MockClock

import mnemic
from mnemic.actors.clock import LoopClock
from mnemic.actors.provider_calls import FormationModel
from mnemic.api import PrincipalMemory
from mnemic.errors import ModelDeclined, ModelRateLimited, ModelTruncated, ModelUnavailable
from mnemic.memory.formation.provided.pipeline import ModelLimits
from mnemic.memory.ids import SequentialIds
from mnemic.memory.model import ConsolidationRun, Outcome, Reason
from mnemic.memory.policy import FORMATION_POLICIES, FormationPolicy, Profile
from mnemic.providers.chat import ModelReply, ModelRequest
from tests.unit.actors.doubles import T0
from tests.unit.provider_assisted.views import CONTROL, DEAR, FREE, REPAIRED, claim, reply

BOTH = pytest.mark.parametrize("policy", [CONTROL, REPAIRED], ids=["formation@8", "formation@10"])

TURNS = (
    "I live in Oslo. My sister's name is Ingrid.",
    "Yesterday the greenhouse frame went up, so tomatoes are next, at long last.",
)
ADDED = "User's greenhouse frame went up."
NOTES = tuple(
    f"I keep the {n} millimetre chisel in the drawer beside the window." for n in range(40)
)


class Extracting:
    """Claim the greenhouse wherever it is shown; or answer, or fail, as it was told to."""

    name = "extracting"

    def __init__(self, answer: str | Exception | None = None) -> None:
        self._answer = answer
        self.requests: list[ModelRequest] = []

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer one request."""
        self.requests.append(request)
        if isinstance(self._answer, Exception):
            raise self._answer
        if self._answer is not None:
            return ModelReply(text=self._answer)
        shown = json.loads(request.messages[-1].text)["messages"]
        quote = "the greenhouse frame went up"
        found = [
            claim(ADDED, quote, "greenhouse frame", message_id=message["id"])
            for message in shown
            if quote in message["text"]
        ]
        return ModelReply(text=reply(*found), cost_usd=0.02)


@asynccontextmanager
async def host(
    policy: FormationPolicy, model: Extracting | None, limits: ModelLimits
) -> AsyncIterator[tuple[PrincipalMemory, mnemic.Memory]]:
    """Open a memory under a policy; without a model, under the grammar of that policy."""
    chosen = policy if model is not None else FORMATION_POLICIES[policy.grammar]
    async with mnemic.open_memory(
        "memory://",
        clock=LoopClock(T0),
        ids=SequentialIds(),
        profile=Profile(formation_policy=chosen.version, extractor=chosen.extractor),
        sweeps=False,
        formation_model=None if model is None else FormationModel(model, limits),
    ) as memory:
        yield memory.principal("acme", "ada"), memory


async def outcome_of(
    policy: FormationPolicy,
    model: Extracting | None,
    *,
    known: Sequence[str] = (),
    limits: ModelLimits = FREE,
) -> tuple[set[str], ConsolidationRun]:
    """Say the turns on a store that knows something; give what is believed and the account."""
    async with host(policy, model, limits) as (ada, memory):
        for statement in known:
            await ada.remember(statement)
        session = await ada.open_session()
        for turn in TURNS:
            await session.say(turn)
        await session.close()
        (run,) = await memory.composition.store.runs(ada.principal)
        return {belief.statement for belief in await ada.beliefs()}, run


@BOTH
@pytest.mark.gate("gate.memory.provider_positive_coverage_v2")
async def test_a_claim_that_the_grammar_does_not_read_is_added(
    policy: FormationPolicy, autojump_clock: MockClock
) -> None:
    """One call; its claim is believed beside all that the policy's grammar forms."""
    alone, _ = await outcome_of(policy, None)
    together, run = await outcome_of(policy, Extracting())
    assert together - alone == {ADDED}
    assert alone <= together
    assert (run.provider_calls, run.segment_count, run.episode_count) == (1, 1, 0)
    assert (run.formation_policy_version, run.extractor) == (policy.version, policy.extractor)
    (stage,) = run.stages
    assert (stage.stage, stage.outcome, stage.cost_usd) == ("extraction", "ok", 0.02)


@pytest.mark.gate("gate.memory.provider_budget_repaired")
async def test_a_populated_store_starves_the_control_and_not_its_repair(
    autojump_clock: MockClock,
) -> None:
    """A skipped call is audited and costs nothing; the repaired policy adds its claim."""
    control, repaired = Extracting(), Extracting()
    alone, _ = await outcome_of(CONTROL, None, known=NOTES)
    believed, run = await outcome_of(CONTROL, control, known=NOTES, limits=DEAR)
    assert believed == alone
    assert control.requests == []
    assert (run.outcome, run.provider_calls, run.repass) == (Outcome.FORMED, 0, None)
    assert [stage.outcome for stage in run.stages] == ["skipped:cost"]
    assert run.fallback_stages == ("extraction",)

    believed, run = await outcome_of(REPAIRED, repaired, known=NOTES, limits=DEAR)
    assert ADDED in believed
    (request,) = repaired.requests
    assert request.output_tokens_max == 16_384
    assert [stage.outcome for stage in run.stages] == ["ok"]


FAULTS: list[str | Exception] = [
    ModelUnavailable("down"),
    ModelRateLimited("later"),
    ModelDeclined("no"),
    ModelTruncated("cut"),
    RuntimeError("a defect of the adapter"),
    "",
    "[]",
    '{"claims":',
    '{"claims":[1,{},null,"x"]}',
    # Words nobody said; an event that was not shown; a statement beyond its quote; one
    # that turns it round; one of somebody else; what the view holds.
    reply(claim(ADDED, "the greenhouse frame came down", message_id=3)),
    *(
        reply(*(claim(statement, quote, message_id=n) for n in range(1, 60)))
        for statement, quote in (
            ("User's greenhouse frame was made by Initech.", "the greenhouse frame went up"),
            ("User's greenhouse frame never went up.", "the greenhouse frame went up"),
            ("User's name is Ingrid.", "My sister's name is Ingrid"),
            ("User keeps a chisel in the drawer.", "I live in Oslo"),
            ("User lives in Malmö.", "I live in Oslo"),
        )
    ),
]


@BOTH
@pytest.mark.parametrize("fault", FAULTS, ids=range(len(FAULTS)))
async def test_no_fault_costs_a_belief_or_adds_one(
    policy: FormationPolicy, fault: str | Exception, autojump_clock: MockClock
) -> None:
    """Down, cut, nonsense or lying: exactly what the policy's grammar forms."""
    alone, _ = await outcome_of(policy, None, known=NOTES[:2])
    believed, run = await outcome_of(policy, Extracting(fault), known=NOTES[:2])
    assert believed == alone
    assert run.provider_calls == 1
    assert run.repass == ("scheduled" if isinstance(fault, ModelUnavailable) else None)
    invalid = run.reasons.get(Reason.PROVIDER_INVALID.value, 0)
    assert sum(run.reasons.values()) == run.proposed + invalid
