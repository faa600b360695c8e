"""The OpenAI Agents session, driven by the SDK's own runner with a scripted model."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast
from uuid import uuid4

import pytest
from agents import Agent, RunConfig, Runner, function_tool
from agents.memory import Session
from agents.testing import ScriptedModel, assistant_message, function_call

from mnemic.adapters.openai_agents import MnemicSession
from mnemic.errors import InvalidCommand, NotFound
from mnemic.memory.model import EventKind, Outcome
from mnemic.verbs import MemoryVerbs
from tests.unit.adapters.places import PLACES, on

SILENT = RunConfig(tracing_disabled=True)


def contents(items: Any) -> list[tuple[str, str]]:
    """Give role and text of plain messages."""
    return [(item["role"], item["content"]) for item in items]


@function_tool
def clock() -> str:
    """Tell the time."""
    return "nine"


@PLACES
def test_a_run_continues_the_conversation_and_forms_beliefs(place: str, tmp_path: Path) -> None:
    """Two runs of the SDK's runner share one session; each turn is kept once."""

    async def story(memory: MemoryVerbs) -> None:
        ada = memory.principal("acme", "ada")
        session = await MnemicSession.open(ada)
        assert isinstance(session, Session)
        model = ScriptedModel([[assistant_message("Noted.")], [assistant_message("In Seattle.")]])
        agent = Agent(name="helper", model=model)
        await Runner.run(agent, "I live in Seattle.", session=session, run_config=SILENT)
        await Runner.run(agent, "Where do I live?", session=session, run_config=SILENT)
        said = [
            ("user", "I live in Seattle."),
            ("assistant", "Noted."),
            ("user", "Where do I live?"),
            ("assistant", "In Seattle."),
        ]
        assert contents(await session.get_items()) == said
        assert contents(model.calls[1].input) == said[:3]
        outcome = await session.close()
        assert outcome.outcome is Outcome.FORMED
        assert [b.statement for b in outcome.formed] == ["User lives in Seattle."]

    on(place, tmp_path, story)


@PLACES
def test_a_conversation_begins_with_what_matters_and_does_not_keep_it(
    place: str, tmp_path: Path
) -> None:
    """What a session is primed with is before the model, once, and is no turn."""

    async def story(memory: MemoryVerbs) -> None:
        ada = memory.principal("acme", "ada")
        await ada.remember("I live in Seattle.")
        session = await MnemicSession.open(ada)
        model = ScriptedModel([[assistant_message("Hello.")], [assistant_message("Bye.")]])
        agent = Agent(name="helper", model=model)
        for prompt in ("Hi.", "Good bye."):
            await Runner.run(agent, prompt, session=session, run_config=SILENT)
        for call in model.calls:
            role, block = contents(call.input)[0]
            assert role == "user"
            assert block.startswith('<memory trust="memory" section="snapshot"')
            assert "User lives in Seattle." in block
        (first, *rest) = contents(await session.get_items())
        assert first[1].startswith("<memory ")
        assert [text for _, text in rest] == ["Hi.", "Hello.", "Good bye.", "Bye."]
        unprimed = await MnemicSession.resume(ada, session.session_id, primed=False)
        assert contents(await unprimed.get_items()) == rest
        assert contents(await unprimed.get_items(limit=2)) == rest[-2:]
        assert await unprimed.get_items(limit=0) == []
        assert len(await session.get_items(limit=3)) == 3
        assert contents(await session.get_items(limit=1)) == rest[-1:]

    on(place, tmp_path, story)


def test_tools_are_used_and_only_what_was_said_comes_back(tmp_path: Path) -> None:
    """A tool's call and result are the run's own; the conversation goes on without them."""

    async def story(memory: MemoryVerbs) -> None:
        session = await MnemicSession.open(memory.principal("acme", "ada"))
        model = ScriptedModel(
            [
                [function_call("clock", "{}", call_id="c1")],
                [assistant_message("It is nine.")],
                [assistant_message("You are welcome.")],
            ]
        )
        agent = Agent(name="helper", model=model, tools=[clock])
        await Runner.run(agent, "What time is it?", session=session, run_config=SILENT)
        await Runner.run(agent, "Thanks.", session=session, run_config=SILENT)
        assert contents(model.calls[2].input) == [
            ("user", "What time is it?"),
            ("assistant", "It is nine."),
            ("user", "Thanks."),
        ]

    on("in process", tmp_path, story)


def test_items_of_any_form_are_read_for_their_text(tmp_path: Path) -> None:
    """Parts are joined; a developer is the system; what has no text is left out."""
    items: list[Any] = [
        {"role": "developer", "content": "Be brief."},
        {
            "role": "user",
            "content": [
                {"type": "input_text", "text": "Look:"},
                {"type": "input_image", "image_url": "data:x"},
                {"type": "input_text", "text": "a cat."},
            ],
        },
        {"type": "reasoning", "id": "r", "summary": []},
        {"type": "function_call", "name": "f", "arguments": "{}", "call_id": "c"},
        {
            "type": "message",
            "role": "assistant",
            "id": "m",
            "status": "completed",
            "content": [{"type": "output_text", "text": "Indeed.", "annotations": []}],
        },
        {"role": "user", "content": " "},
    ]

    async def story(memory: MemoryVerbs) -> None:
        session = await MnemicSession.open(memory.principal("acme", "ada"), primed=False)
        await session.add_items(cast("Any", items))
        assert contents(await session.get_items()) == [
            ("system", "Be brief."),
            ("user", "Look:\na cat."),
            ("assistant", "Indeed."),
        ]
        await session.add_items([])

    on("in process", tmp_path, story)


@PLACES
def test_clearing_erases_and_begins_anew(place: str, tmp_path: Path) -> None:
    """The words are gone with what rested on them; the session goes on under a new id."""

    async def story(memory: MemoryVerbs) -> None:
        ada = memory.principal("acme", "ada")
        session = await MnemicSession.open(ada, project_scope="orbit-app", primed=False)
        first = session.session_id
        await session.add_items([{"role": "user", "content": "I live in Seattle."}])
        await session.clear_session()
        assert session.session_id != first
        assert await session.get_items() == []
        assert (await ada.recall_episodes("Seattle", project_scope="orbit-app")).events == ()
        with pytest.raises(NotFound):
            await MnemicSession.resume(ada, first)
        await session.add_items([{"role": "user", "content": "I live in Oslo."}])
        outcome = await session.close()
        assert [b.scope for b in outcome.formed] == ["orbit-app"]

    on(place, tmp_path, story)


def test_what_was_said_is_not_taken_back(tmp_path: Path) -> None:
    """`pop_item` is refused with the way to do it, and takes nothing."""

    async def story(memory: MemoryVerbs) -> None:
        ada = memory.principal("acme", "ada")
        session = await MnemicSession.open(ada, primed=False)
        await session.add_items([{"role": "user", "content": "I live in Seattle."}])
        with pytest.raises(InvalidCommand, match="correct or forget") as error:
            await session.pop_item()
        assert error.value.field == "pop_item"
        assert len(await session.get_items()) == 1
        with pytest.raises(NotFound):
            await MnemicSession.resume(ada, uuid4())

    on("in process", tmp_path, story)


def test_a_secret_does_not_come_back(tmp_path: Path) -> None:
    """What must not be handed to a model is masked in the history too."""

    async def story(memory: MemoryVerbs) -> None:
        ada = memory.principal("acme", "ada")
        session = await MnemicSession.open(ada, primed=False)
        await session.add_items([{"role": "user", "content": "My password is hunter2plum."}])
        ((_, text),) = contents(await session.get_items())
        assert "hunter2plum" not in json.dumps(text)
        turns = await (await ada.session(cast("Any", session)._session.id)).turns()
        assert [turn.kind for turn in turns] == [EventKind.USER_MESSAGE]

    on("in process", tmp_path, story)
