"""A model that says what it was given: no network, the same words every time."""

from __future__ import annotations

from typing import Literal

import anyio.lowlevel
from msgspec import Struct

from mnemic.errors import ModelRefused
from mnemic.providers.chat import ModelReply, ModelRequest, ToolCall

ACK_TEXT = "Noted."
"""What a model without a script of its own answers."""


class ScriptedTurn(Struct, frozen=True):
    """Say one thing, call tools, or fail with `error`."""

    text: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    cost_usd: float = 0.0
    error: Exception | None = None


class FakeModelScript(Struct, frozen=True):
    """Give a model its turns in order; past the last one, repeat it or refuse."""

    turns: tuple[ScriptedTurn, ...] = (ScriptedTurn(text=ACK_TEXT),)
    on_exhausted: Literal["repeat_last", "refuse"] = "repeat_last"


class ScriptedModel:
    """Play a script; `requests` holds what it was asked, oldest first."""

    def __init__(self, script: FakeModelScript | None = None, *, name: str = "scripted") -> None:
        self._script = script or FakeModelScript()
        self._name = name
        self.requests: list[ModelRequest] = []

    @property
    def name(self) -> str:
        """Name it."""
        return self._name

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Play the next turn."""
        await anyio.lowlevel.checkpoint()
        turn = self._turn(len(self.requests))
        self.requests.append(request)
        if turn.error is not None:
            raise turn.error
        return ModelReply(text=turn.text, tool_calls=turn.tool_calls, cost_usd=turn.cost_usd)

    def play(self, script: FakeModelScript) -> None:
        """Go on with another script, from its first turn."""
        self._script = script
        self.requests.clear()

    def _turn(self, index: int) -> ScriptedTurn:
        turns = self._script.turns
        if index < len(turns):
            return turns[index]
        if turns and self._script.on_exhausted == "repeat_last":
            return turns[-1]
        raise ModelRefused(f"the script of {self._name} has no turn {index + 1}; give it more")


__all__ = ["ACK_TEXT", "FakeModelScript", "ScriptedModel", "ScriptedTurn"]
