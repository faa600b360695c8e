"""The memory tools a model may call: remember, recall, recall_episodes.

A tool answers with text in every case; a wrong argument is answered with one sentence
that says what to mend. What a tool returns from memory is fenced as data.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from uuid import UUID

import msgspec
from msgspec import Struct

from mnemic.agent.episodes import EPISODES_DEFAULT, search_episodes
from mnemic.agent.ports import MemoryPort, ReadEvents, ReadSession, RunLimits
from mnemic.errors import InvalidInput, NotFound
from mnemic.memory.commands import RecordTrace, Remember, Remembered
from mnemic.memory.ids import IdSource
from mnemic.memory.model import Event, Principal, Trust
from mnemic.memory.policy import Profile
from mnemic.memory.recall import RecallRequest, RecallResult, recall
from mnemic.memory.recall.rendering import escaped, instant
from mnemic.providers.chat import ToolCall, ToolSpec

REMEMBER = "remember"
RECALL = "recall"
RECALL_EPISODES = "recall_episodes"
MEMORY_TOOLS = (REMEMBER, RECALL, RECALL_EPISODES)

EXCERPT_CHARS_MAX = 2_000
"""Longest part of one message that `recall_episodes` shows."""


class RememberArguments(Struct, frozen=True, forbid_unknown_fields=True):
    """Name what to believe."""

    statement: str


class RecallArguments(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what is believed."""

    question: str


class EpisodeArguments(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what was said; `before` continues an earlier search."""

    question: str
    limit: int = EPISODES_DEFAULT
    before: int | None = None


def _spec(name: str, description: str, arguments: type[Struct]) -> ToolSpec:
    schema = msgspec.json.schema(arguments)
    (parameters,) = schema["$defs"].values()
    shown = {key: parameters[key] for key in ("type", "properties", "required")}
    return ToolSpec(name, description, {**shown, "additionalProperties": False})


SPECS: Mapping[str, ToolSpec] = {
    spec.name: spec
    for spec in (
        _spec(REMEMBER, "Keep one short statement about the user.", RememberArguments),
        _spec(RECALL, "Recall what is believed about a question.", RecallArguments),
        _spec(
            RECALL_EPISODES,
            "Find earlier messages of this project that share a word with a question.",
            EpisodeArguments,
        ),
    )
}


class ToolScope(Struct, frozen=True):
    """Say for whom and where a run's tools act."""

    principal: Principal
    session_id: UUID
    scope: str
    run_id: UUID
    now: Callable[[], datetime]
    ids: IdSource
    profile: Profile
    limits: RunLimits


class ToolAnswer(Struct, frozen=True):
    """Answer one call; `refused` when the tool is not the run's to call."""

    text: str
    trace: UUID | None = None
    returned: RecallResult | None = None
    refused: bool = False


class MemoryTools:
    """Answer the tool calls of one run."""

    def __init__(
        self,
        enabled: tuple[str, ...],
        memory: MemoryPort,
        read: ReadEvents,
        session_of: ReadSession,
        scope: ToolScope,
    ) -> None:
        self._enabled = enabled
        self._memory = memory
        self._read = read
        self._session_of = session_of
        self._scope = scope
        self._tools: Mapping[str, Callable[[str], Awaitable[ToolAnswer]]] = {
            REMEMBER: self._remember,
            RECALL: self._recall,
            RECALL_EPISODES: self._recall_episodes,
        }

    async def answer(self, call: ToolCall) -> ToolAnswer:
        """Answer a call; a tool that is not enabled is refused."""
        if call.name not in self._enabled:
            return ToolAnswer("error: this tool is not available here", refused=True)
        try:
            return await self._tools[call.name](call.arguments)
        except (msgspec.DecodeError, RecursionError):
            return ToolAnswer("error: the arguments do not fit the tool's schema")
        except (InvalidInput, NotFound) as error:
            return ToolAnswer(f"error: {error}")

    async def _remember(self, arguments: str) -> ToolAnswer:
        wanted = msgspec.json.decode(arguments, type=RememberArguments)
        command = Remember(wanted.statement, trust=Trust.MEMORY, session_id=self._scope.session_id)
        reply = await self._memory.ask(self._scope.principal, command)
        assert isinstance(reply, Remembered)
        if reply.belief_id is None:
            return ToolAnswer(f"not remembered: {reply.refused_by or reply.reason.value}")
        return ToolAnswer(f"remembered as [m:{reply.belief_id.hex[:8]}]")

    async def _recall(self, arguments: str) -> ToolAnswer:
        wanted = msgspec.json.decode(arguments, type=RecallArguments)
        scope = self._scope
        request = RecallRequest(
            question=wanted.question,
            now=scope.now(),
            scope=scope.scope,
            session_id=scope.session_id,
            run_id=scope.run_id,
            token_budget=scope.limits.recall_tokens,
            max_items=scope.limits.recall_items,
        )
        image = await self._memory.image(scope.principal)
        result = recall(image, request, profile=scope.profile, trace_id=scope.ids.next())
        self._memory.tell(scope.principal, RecordTrace(result.trace))
        nothing = result.abstention.value if result.abstention else "nothing_known"
        return ToolAnswer(result.text or f"nothing: {nothing}", result.trace_id, result)

    async def _recall_episodes(self, arguments: str) -> ToolAnswer:
        wanted = msgspec.json.decode(arguments, type=EpisodeArguments)
        page = await search_episodes(
            self._read,
            self._session_of,
            self._scope.principal,
            question=wanted.question,
            scope=self._scope.scope,
            limit=wanted.limit,
            before=wanted.before,
        )
        if not page.events:
            return ToolAnswer("nothing: no message here shares a word with the question")
        older = f' before="{page.before}"' if page.before is not None else ""
        lines = "\n".join(_line(event) for event in page.events)
        return ToolAnswer(
            f'<memory trust="memory" section="episodes" returned="{len(page.events)}"{older}>\n'
            f"{lines}\n</memory>"
        )


def _line(event: Event) -> str:
    who = event.kind.value.split(".")[0]
    return f"{instant(event.at)} {who}: {escaped((event.text or '')[:EXCERPT_CHARS_MAX])}"
