"""A host with a scripted model, for tests of runs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

from mnemic.actors.clock import FixedClock
from mnemic.agent import Run
from mnemic.api import Memory, PrincipalMemory
from mnemic.bootstrap import Composition, build
from mnemic.memory.model import Event, EventKind, Principal
from mnemic.providers.chat import ModelPort, ToolCall
from mnemic.providers.scripted import FakeModelScript, ScriptedModel, ScriptedTurn
from mnemic.stores.port import EventQuery

START = datetime(2026, 3, 2, 9, tzinfo=UTC)
ADA = Principal("acme", "ada")


class Host:
    """Hold a composition, its model and its clock."""

    def __init__(self, parts: Composition, model: ScriptedModel) -> None:
        assert isinstance(parts.clock, FixedClock)
        self.parts = parts
        self.runs = parts.runs
        self.model = model
        self.clock = parts.clock

    @property
    def ada(self) -> PrincipalMemory:
        """Reach the principal through the public API."""
        return Memory(self.parts).principal(ADA.tenant_id, ADA.principal_id)

    async def told(self, *texts: str, project_scope: str | None = None) -> None:
        """Say turns in a session of their own, a minute later, and close it."""
        self.clock.advance(60)
        session = await self.ada.open_session(project_scope=project_scope)
        for text in texts:
            await session.say(text)
        await session.close()

    async def submit(self, text: str, project_scope: str | None = None) -> Run:
        """Answer one turn in a session of its own."""
        session = await self.runs.open_session(ADA, project_scope=project_scope)
        return await self.runs.submit(text, session)

    async def events(self, kind: EventKind) -> list[Event]:
        """Read the principal's events of a kind."""
        found = await self.parts.store.events(ADA, EventQuery())
        return [event for event in found if event.kind is kind]


@asynccontextmanager
async def host(
    *turns: ScriptedTurn, model: ModelPort | None = None, **options: Any
) -> AsyncIterator[Host]:
    """Run a host whose model plays these turns."""
    scripted = ScriptedModel(FakeModelScript(turns or FakeModelScript().turns))
    async with build(
        "memory",
        model=model or scripted,
        principal=ADA,
        fixed_clock_at=START,
        sequential_ids=True,
        sweeps=False,
        **options,
    ) as parts:
        yield Host(parts, scripted)


def says(text: str, cost_usd: float = 0.0) -> ScriptedTurn:
    """Make a final message."""
    return ScriptedTurn(text=text, cost_usd=cost_usd)


def calls(*named: tuple[str, str], cost_usd: float = 0.0) -> ScriptedTurn:
    """Make a reply that calls tools by (name, arguments)."""
    made = tuple(
        ToolCall(f"call_{index}", name, arguments) for index, (name, arguments) in enumerate(named)
    )
    return ScriptedTurn(tool_calls=made, cost_usd=cost_usd)


def sections(messages: Sequence[Any]) -> list[str]:
    """Give the section of each message."""
    return [message.section for message in messages]
