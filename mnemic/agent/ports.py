"""What the agent needs of the memory it talks to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol
from uuid import UUID

from msgspec import Struct

from mnemic.memory.commands import Command, Reply
from mnemic.memory.image import Image
from mnemic.memory.model import Event, Principal, Session
from mnemic.stores.port import EventQuery

ReadEvents = Callable[[Principal, EventQuery], Awaitable[tuple[Event, ...]]]
"""Reads one page of a principal's events."""

ReadSession = Callable[[Principal, UUID], Awaitable[Session | None]]
"""Reads one session, closed ones too."""


class MemoryPort(Protocol):
    """Be what a run needs of a supervisor."""

    def tell(self, principal: Principal, command: Command) -> None:
        """Enqueue a command without waiting for its answer."""
        ...

    async def ask(self, principal: Principal, command: Command) -> Reply:
        """Send a command and wait for its reply."""
        ...

    async def image(self, principal: Principal) -> Image:
        """Give a principal's committed image."""
        ...


class RunLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """Bound one run."""

    steps: int = 8
    """Model calls; a run that still asks for tools after the last one is exhausted."""

    cost_usd: float = 0.05
    """Spending after which no further call is made (000 §The live arm)."""

    call_timeout_s: float = 120.0
    """Time one model call gets."""

    window_tokens: int = 16_384
    """Tokens of everything a model reads in one call."""

    conversation_messages: int = 64
    """Newest messages of the session that a turn sees."""

    snapshot_tokens: int = 1_024
    snapshot_items: int = 8
    """Bounds of what a session is primed with."""

    recall_tokens: int = 1_024
    recall_items: int = 8
    """Bounds of one turn's recall, base and delta together."""

    tool_calls_per_step: int = 16
    """Tool calls one reply may make; the others are refused."""


DEFAULT_RUN_LIMITS = RunLimits()
