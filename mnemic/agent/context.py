"""Build what a model reads in one turn (000 §The recall delta and correction lines).

system prompt      ┐ the cacheable prefix: frozen at session open, digested, never moved
snapshot           ┘
conversation         its oldest turns go when nothing else is left to drop
recall, delta        dropped under budget pressure, the delta first
corrections          fixed body: never offered for yielding
user turn            fixed body
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mnemic.errors import FixedBodyOverflow
from mnemic.memory.model import encode
from mnemic.memory.recall import TokenCounter, TurnRecall
from mnemic.providers.chat import ChatMessage, ModelRequest, ToolSpec

MESSAGE_OVERHEAD_TOKENS = 4
"""What a message costs beside its text: role and separators, the usual figure."""

DROPPABLE = ("delta", "recall")
"""The sections that may be dropped, in the order they are."""


class Context(Struct, frozen=True):
    """Hold one turn's messages; `dropped` names what did not fit, in order."""

    messages: tuple[ChatMessage, ...]
    prefix_length: int
    tools: tuple[ToolSpec, ...]
    token_count: int
    dropped: tuple[str, ...] = ()

    def request(self, exchange: Sequence[ChatMessage] = ()) -> ModelRequest:
        """Ask for the next message, after what the run's tools have answered so far."""
        return ModelRequest(
            messages=(*self.messages, *exchange),
            tools=self.tools,
            prefix_length=self.prefix_length,
        )

    def section(self, name: str) -> str:
        """Give the text of a section; empty when it is not there."""
        return "\n".join(m.text for m in self.messages if m.section == name)


def prefix(system: str, snapshot: str) -> tuple[ChatMessage, ...]:
    """Give the cacheable prefix: the system prompt and the session's frozen snapshot."""
    messages = (ChatMessage("system", system, "system"),)
    if not snapshot:
        return messages
    return (*messages, ChatMessage("user", snapshot, "snapshot"))


def build_context(
    *,
    cached: Sequence[ChatMessage],
    conversation: Sequence[ChatMessage],
    recalled: TurnRecall,
    text: str,
    tools: Sequence[ToolSpec],
    window_tokens: int,
    count: TokenCounter,
) -> Context:
    """Build one turn's context inside the window.

    Raises `FixedBodyOverflow` when prefix, correction lines and user turn alone are too
    much.
    """
    corrections = "\n".join(recalled.corrections)
    body = [
        *conversation,
        ChatMessage("user", recalled.base.text, "recall"),
        ChatMessage("user", recalled.delta.text if recalled.delta else "", "delta"),
        ChatMessage("user", corrections, "corrections"),
        ChatMessage("user", text, "turn"),
    ]
    kept = [message for message in body if message.text or message.section == "turn"]
    used = (
        tools_cost(tools, count)
        + sum(cost(m, count) for m in cached)
        + sum(cost(m, count) for m in kept)
    )
    dropped: list[str] = []
    while used > window_tokens:
        victim = _next_to_drop(kept)
        if victim is None:
            raise FixedBodyOverflow(
                f"the fixed body of this turn takes {used} tokens and the window holds"
                f" {window_tokens}; shorten the turn or choose a larger window"
            )
        kept.remove(victim)
        used -= cost(victim, count)
        dropped.append(victim.section)
    return Context(
        messages=(*cached, *kept),
        prefix_length=len(cached),
        tools=tuple(tools),
        token_count=used,
        dropped=tuple(dropped),
    )


def _next_to_drop(kept: Sequence[ChatMessage]) -> ChatMessage | None:
    for section in (*DROPPABLE, "conversation"):
        for message in kept:
            if message.section == section:
                return message
    return None


def cost(message: ChatMessage, count: TokenCounter) -> int:
    """Count the tokens of a message with its calls."""
    calls = sum(count(call.name) + count(call.arguments) for call in message.tool_calls)
    return MESSAGE_OVERHEAD_TOKENS + count(message.text) + calls


def tools_cost(tools: Sequence[ToolSpec], count: TokenCounter) -> int:
    """Count the tokens of the tools' descriptions."""
    return count(encode(tools).decode()) if tools else 0
