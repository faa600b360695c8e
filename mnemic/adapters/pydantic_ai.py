"""Pydantic AI over memory: the tools as a toolset, and recall as a history processor.

    agent = Agent(
        model,
        toolsets=[memory_toolset(ada)],
        capabilities=[ProcessHistory(MemoryHistory(await ada.open_session()))],
    )

The tools are those of MCP, word for word. `MemoryHistory` hands each turn of a run to a
session and puts what memory holds about the newest prompt before it, as one more part of
the same message, which is replaced with the next prompt's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from hashlib import blake2b
from typing import Any

from msgspec import to_builtins

from mnemic.api import Said
from mnemic.conversations import SAID_TURNS_MAX
from mnemic.errors import InvalidCommand
from mnemic.extras import extra
from mnemic.memory.recall import TurnRecall
from mnemic.tools import INSTRUCTIONS, Access, ToolEntry, answer_call
from mnemic.verbs import PrincipalVerbs, SessionVerbs

with extra("pydantic-ai", "pydantic_ai"):
    from pydantic_ai import ModelRetry, Tool, ToolReturn
    from pydantic_ai.messages import (
        ModelMessage,
        ModelRequest,
        ModelRequestPart,
        ModelResponse,
        TextPart,
        UserPromptPart,
    )
    from pydantic_ai.toolsets import FunctionToolset

TOKEN_BUDGET = 1_024
KEY_BYTES = 16
_KEY = "idempotency_key"
"""The field that is refused when a turn was said in another session."""

RETRIES_MAX = 3
"""Times that a model may mend the arguments of one call."""

_MARK = "mnemic"
"""Where a message notes the block that was put into it; no model sees a message's metadata."""


def memory_toolset(
    owner: PrincipalVerbs, *, may_write: bool = True, may_erase: bool = False
) -> FunctionToolset[Any]:
    """Give the tools on one owner's memory; without `may_erase`, none that cannot be undone.

    A call with wrong arguments asks the model to try again; any other error is told to it
    with a next step. A result's metadata is its structured content.
    """
    access = Access(owner, may_write=may_write, may_erase=may_erase)
    return FunctionToolset(
        [_tool(access, entry) for entry in access.tools()],
        id="mnemic",
        max_retries=RETRIES_MAX,
        instructions=INSTRUCTIONS,
    )


def _tool(access: Access, entry: ToolEntry) -> Tool[Any]:
    async def call(**arguments: Any) -> ToolReturn:
        called = await answer_call(access, entry, arguments)
        if called.is_mendable:
            raise ModelRetry(called.text)
        content = None if called.content is None else to_builtins(called.content)
        return ToolReturn(called.text, metadata=content)

    return Tool.from_schema(
        call, name=entry.name, description=entry.description, json_schema=entry.input_schema
    )


class MemoryHistory:
    """Observe the turns of runs in one session, and recall for the newest prompt.

    Call it as a history processor: it may be used for run after run on one history. A
    message is said once, however often it is handed over, and in the first session that a
    history is used with.
    """

    def __init__(self, session: SessionVerbs, *, token_budget: int = TOKEN_BUDGET) -> None:
        self._session = session
        self._token_budget = token_budget
        self._said: set[str] = set()

    async def __call__(self, messages: list[ModelMessage]) -> list[ModelMessage]:
        """Give the messages with what is recalled for the newest prompt before it."""
        plain = [_without_block(message) for message in messages]
        await self._observe(plain)
        return await self._primed(plain)

    async def _observe(self, messages: Sequence[ModelMessage]) -> None:
        new = [turn for turn in _turns(messages) if turn.key not in self._said]
        for start in range(0, len(new), SAID_TURNS_MAX):
            batch = new[start : start + SAID_TURNS_MAX]
            await self._say(batch)
            self._said.update(turn.key for turn in batch)

    async def _say(self, batch: Sequence[Said]) -> None:
        try:
            await self._session.say_all(batch)
        except InvalidCommand as error:
            if error.field != _KEY:
                raise
            # A history that began in an earlier session: its turns were said there.
            for turn in batch:
                await self._say_unless_said(turn)

    async def _say_unless_said(self, turn: Said) -> None:
        try:
            await self._session.say(turn.text, role=turn.role, at=turn.at, key=turn.key)
        except InvalidCommand as error:
            if error.field != _KEY:
                raise

    async def _primed(self, messages: list[ModelMessage]) -> list[ModelMessage]:
        for index in range(len(messages) - 1, -1, -1):
            message = messages[index]
            if not isinstance(message, ModelRequest) or not (prompt := _prompt(message)):
                continue
            recalled = await self._session.turn_recall(prompt, token_budget=self._token_budget)
            if block := _block(recalled):
                messages[index] = _with_block(message, block)
            return messages
        return messages


def _block(recalled: TurnRecall) -> str:
    results = (result.text for result in recalled.results)
    return "\n".join(text for text in (*results, *recalled.corrections) if text)


def _with_block(message: ModelRequest, block: str) -> ModelRequest:
    parts: list[ModelRequestPart] = [UserPromptPart(block), *message.parts]
    return replace(message, parts=parts, metadata={**(message.metadata or {}), _MARK: block})


def _without_block(message: ModelMessage) -> ModelMessage:
    """Take the block that an earlier call put there out again."""
    if not isinstance(message, ModelRequest) or _MARK not in (message.metadata or {}):
        return message
    metadata = dict(message.metadata or {})
    block = metadata.pop(_MARK)
    parts = [
        part
        for part in message.parts
        if not (isinstance(part, UserPromptPart) and part.content == block)
    ]
    return replace(message, parts=parts, metadata=metadata or None)


def _prompt(message: ModelRequest) -> str:
    return "\n".join(text for part in message.parts if (text := _prompted(part)))


def _prompted(part: ModelRequestPart) -> str:
    if not isinstance(part, UserPromptPart):
        return ""
    content = part.content
    texts: Iterable[object] = (content,) if isinstance(content, str) else content
    return "\n".join(text for text in texts if isinstance(text, str))


def _turns(messages: Iterable[ModelMessage]) -> Iterable[Said]:
    for message in messages:
        if isinstance(message, ModelResponse):
            said = [part.content for part in message.parts if isinstance(part, TextPart)]
            yield from _turn("assistant", "\n".join(said), message.timestamp)
            continue
        for part in message.parts:
            if isinstance(part, UserPromptPart):
                yield from _turn("user", _prompted(part), part.timestamp)


def _turn(role: str, text: str, at: datetime) -> Iterable[Said]:
    """Make a turn that is known again by who said what when."""
    if text.strip():
        parts = "\x1f".join((role, at.isoformat(), text))
        key = blake2b(parts.encode("utf-8", "surrogatepass"), digest_size=KEY_BYTES).hexdigest()
        yield Said(text, key, role=role, at=at)


__all__ = ["MemoryHistory", "memory_toolset"]
