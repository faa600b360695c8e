"""The port of a chat model: messages and tools in, one reply out.

A model reads a list of messages and answers with text or with calls of tools, or, when
it is asked in a schema, with one JSON object of that schema. Whoever implements
`ModelPort` raises `ModelUnavailable` for what may pass, `ModelRefused` for what a repeat
will not mend, and reports what a reply cost; `failure_class` names a failure the same
way for every provider.
"""

from __future__ import annotations

from enum import Enum
from hashlib import sha256
from typing import Literal, Protocol

from msgspec import Struct

from mnemic.errors import (
    ModelDeclined,
    ModelProtocolError,
    ModelRateLimited,
    ModelRefused,
    ModelTimedOut,
    ModelTruncated,
    ModelUnavailable,
)
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


class OutputSchema(Struct, frozen=True):
    """Ask for one JSON object; `schema` is a strict JSON schema."""

    name: str
    schema: dict[str, object]


class ModelRequest(Struct, frozen=True):
    """Ask a model for its next message.

    The first `prefix_length` messages and the tools are the cacheable prefix. With
    `output` the reply's text is one JSON object in that schema. `output_tokens_max` and
    `reasoning_effort` outrank what the model is set to; None leaves it at that.
    """

    messages: tuple[ChatMessage, ...]
    tools: tuple[ToolSpec, ...] = ()
    prefix_length: int = 0
    output: OutputSchema | None = None
    output_tokens_max: int | None = None
    reasoning_effort: str | None = None

    @property
    def prefix_digest(self) -> str:
        """Fingerprint the cacheable prefix: equal digests hit the same cache entry."""
        prefix = self.messages[: self.prefix_length]
        return sha256(encode([prefix, self.tools])).hexdigest()


class ModelReply(Struct, frozen=True):
    """Answer a request: text, tool calls or both; tokens and US dollars it took.

    Without tool calls it is the final message. `provider` and `model` are who answered,
    as the provider says, and `latency_s` is the time the call took. A model that no
    price catalogue knows costs 0.
    """

    text: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    cost_usd: float = 0.0
    input_tokens: int = 0
    output_tokens: int = 0
    cached_input_tokens: int = 0
    cache_write_tokens: int = 0
    reasoning_tokens: int = 0
    provider: str = ""
    model: str = ""
    latency_s: float = 0.0


class ModelPort(Protocol):
    """Be a chat model."""

    @property
    def name(self) -> str:
        """Name the model as its provider does."""
        ...

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer one request; raises `ModelUnavailable` or `ModelRefused`."""
        ...


class FailureClass(Enum):
    """Name a failed call, whoever the provider is."""

    TRANSIENT = "transient"
    PERMANENT = "permanent"
    PROTOCOL = "protocol"
    RATE_LIMITED = "rate_limited"
    TRUNCATED = "truncated"
    REFUSED = "refused"
    TIMEOUT = "timeout"


_FAILURES: tuple[tuple[type[Exception], FailureClass], ...] = (
    (ModelRateLimited, FailureClass.RATE_LIMITED),
    (ModelTimedOut, FailureClass.TIMEOUT),
    (ModelProtocolError, FailureClass.PROTOCOL),
    (ModelUnavailable, FailureClass.TRANSIENT),
    (ModelDeclined, FailureClass.REFUSED),
    (ModelTruncated, FailureClass.TRUNCATED),
    (ModelRefused, FailureClass.PERMANENT),
)


def failure_class(error: ModelUnavailable | ModelRefused) -> FailureClass:
    """Name the class of a failed call."""
    return next(named for kind, named in _FAILURES if isinstance(error, kind))


__all__ = [
    "ChatMessage",
    "FailureClass",
    "ModelPort",
    "ModelReply",
    "ModelRequest",
    "OutputSchema",
    "Role",
    "ToolCall",
    "ToolSpec",
    "failure_class",
]
