"""docs/frameworks.md says what is: its blocks run with the real libraries."""

from __future__ import annotations

from pathlib import Path

import pytest
from agents import set_tracing_disabled
from agents.testing import ScriptedModel, assistant_message
from pydantic_ai.models.test import TestModel

from mnemic.verbs import MemoryVerbs
from tests.support.doc_code import blocks_of, run_block
from tests.unit.adapters.places import on


def test_the_blocks_run_as_they_stand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One of each framework, with a model that needs no network."""
    langgraph, openai_agents, pydantic_ai = blocks_of("frameworks.md")
    set_tracing_disabled(True)

    async def story(memory: MemoryVerbs) -> None:
        ada = memory.principal("acme", "ada")
        await run_block(langgraph, memory=memory)
        model = ScriptedModel([[assistant_message("Noted.")]])
        await run_block(openai_agents, ada=ada, model=model)
        await run_block(pydantic_ai, ada=ada, model=TestModel(call_tools=["recall"]))
        said = await ada.recall_episodes("live", project_scope="orbit-app")
        assert [event.text for event in said.events] == ["Where do I live?", "I live in Oslo."]

    on("in process", tmp_path, story)
    assert "User lives in Oslo." in capsys.readouterr().out
