"""The port of a chat model: messages and tools in, one reply out.

A model reads a list of messages and answers with text or with calls of tools. Whoever
implements `ModelPort` raises `ModelUnavailable` for what may pass, `ModelRefused` for
what a repeat will not mend, and reports what a reply cost.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Literal, Protocol

from msgspec import Struct

from mnemic.memory.model import encode

Role = Literal["system", "user", "assistant", "tool"]


class ToolCall(Struct, frozen=True, omit_defaults=True):
    """Ask for a tool: `arguments` is the JSON text the model wrote."""

    id: str
    name: str
    arguments: str = "{}"


class ChatMessage(Struct, frozen=True, omit_defaults=True):
    """Hold one message; `section` says which part of the context it is.

    Recalled text comes under the role `user` and is fenced as memory: data, no orders.
    """

    role: Role
    text: str
    section: str = "conversation"
    tool_calls: tuple[ToolCall, ...] = ()
    tool_call_id: str | None = None


class ToolSpec(Struct, frozen=True):
    """Describe a tool; `parameters` is a JSON schema of its arguments."""

    name: str
    description: str
    parameters: dict[str, object]


class ModelRequest(Struct, frozen=True):
    """Ask a model for its next message.

    The first `prefix_length` messages and the tools are the cacheable prefix.
    """

    messages: tuple[ChatMessage, ...]
    tools: tuple[ToolSpec, ...] = ()
    prefix_length: int = 0

    @property
    def prefix_digest(self) -> str:
        """Fingerprint the cacheable prefix: equal digests hit the same cache entry."""
        prefix = self.messages[: self.prefix_length]
        return sha256(encode([prefix, self.tools])).hexdigest()


class ModelReply(Struct, frozen=True):
    """Answer a request: text, tool calls or both; tokens and US dollars it took.

    Without tool calls it is the final message.
    """

    text: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    cost_usd: float = 0.0
    input_tokens: int = 0
    output_tokens: int = 0


class ModelPort(Protocol):
    """Be a chat model."""

    @property
    def name(self) -> str:
        """Name the model as its provider does."""
        ...

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer one request; raises `ModelUnavailable` or `ModelRefused`."""
        ...


__all__ = [
    "ChatMessage",
    "ModelPort",
    "ModelReply",
    "ModelRequest",
    "Role",
    "ToolCall",
    "ToolSpec",
]
