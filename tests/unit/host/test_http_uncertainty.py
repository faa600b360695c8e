"""What was supposed is told from what was stated on the surfaces of a host."""

from __future__ import annotations

import httpx
import pytest

from mnemic.memory.model import Belief, Derivation, Longevity
from mnemic.memory.recall import Explanation, RecallResult
from mnemic.tools.answers import shown
from mnemic.wire import BeliefPage
from tests.unit.host.hosts import Running, read

ADA = "/v1/principals/ada"
STATED = "User is building a personal AI agent."
SUPPOSED = "User likely has software-development experience."


@pytest.fixture
async def told(served: Running) -> tuple[httpx.AsyncClient, dict[str, Belief]]:
    """Say 003's statement in a session and close it; give the beliefs by statement."""
    client = served.client(served.token())
    session = (await client.post(f"{ADA}/sessions", json={})).json()["session_id"]
    words = "I am building a personal AI agent and I am wondering what to use for web search."
    await client.post(f"{ADA}/sessions/{session}/turns", json={"text": words})
    await client.post(f"{ADA}/sessions/{session}/close?wait=5s")
    page = read(BeliefPage, await client.get(f"{ADA}/beliefs"))
    return client, {belief.statement: belief for belief in page.beliefs}


@pytest.mark.gate("gate.memory.uncertainty_rendered")
async def test_beliefs_say_what_they_are(told: tuple[httpx.AsyncClient, dict[str, Belief]]) -> None:
    """Over HTTP and in what the tools of an agent show; tools show a band and no number."""
    _, beliefs = told
    stated, supposed = beliefs[STATED], beliefs[SUPPOSED]
    assert (stated.derivation, stated.longevity) == (Derivation.DIRECT, Longevity.ONGOING)
    assert (supposed.derivation, supposed.longevity) == (
        Derivation.HYPOTHESIS,
        Longevity.TENTATIVE,
    )
    for belief, band in ((stated, "medium confidence"), (supposed, "low confidence")):
        tool = shown(belief)
        assert (tool.kind, tool.derivation, tool.longevity, tool.confidence) == (
            belief.claim_kind,
            belief.derivation,
            belief.longevity,
            band,
        )


@pytest.mark.gate("gate.memory.uncertainty_rendered")
async def test_a_recall_and_its_trace_say_what_was_recalled_as_what(
    told: tuple[httpx.AsyncClient, dict[str, Belief]],
) -> None:
    """The block renders it without a number, and the trace keeps it."""
    client, beliefs = told
    question = {"question": "Which personal AI agent am I building?"}
    found = read(RecallResult, await client.post(f"{ADA}/recalls", json=question))
    assert f"{STATED}\n  (direct, ongoing, medium confidence)" in found.text
    assert not any(str(b.confidence) in found.text for b in beliefs.values())
    why = await client.get(f"{ADA}/traces/{found.trace.id}?belief={beliefs[SUPPOSED].id}")
    entries = {entry.belief_id: entry for entry in read(Explanation, why).entries}
    for belief in (beliefs[STATED], beliefs[SUPPOSED]):
        entry = entries[belief.id]
        assert (entry.claim_kind, entry.derivation, entry.longevity) == (
            belief.claim_kind,
            belief.derivation,
            belief.longevity,
        )
