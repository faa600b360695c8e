"""What one can do with a memory, wherever it is: in this process or behind a host.

Two things answer to these: `mnemic.api` (in process) and `mnemic.client` (over HTTP). The
MCP surface and the framework adapters are written against them, and so can any code be
that is to move from one to the other. One contract test class is run on both.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol
from uuid import UUID

from mnemic.agent import EpisodePage
from mnemic.api import (
    Consolidation,
    Explanation,
    ForgetPlan,
    RecallResult,
    Said,
    Statement,
    TurnRecall,
)
from mnemic.memory.changes import BeliefChanges
from mnemic.memory.commands import Ended, ErasureReceipt
from mnemic.memory.model import Belief, Event, Principal, Trust

__all__ = ["MemoryVerbs", "PrincipalVerbs", "SessionVerbs"]


class SessionVerbs(Protocol):
    """Say turns in one session, recall for them, close it (`api.SessionMemory`)."""

    @property
    def id(self) -> UUID:
        """Name the session."""
        ...

    @property
    def scope(self) -> str:
        """Give its project scope."""
        ...

    async def say(
        self, text: str, *, role: str = ..., at: datetime | None = ..., key: str | None = ...
    ) -> int:
        """Append one turn; return its event sequence."""
        ...

    async def say_all(self, turns: Sequence[Said]) -> tuple[int, ...]:
        """Append turns in order; return their event sequences."""
        ...

    async def turns(self, *, limit: int = ...) -> tuple[Event, ...]:
        """Give the newest turns, oldest first."""
        ...

    async def recall(
        self, question: str, *, token_budget: int = ..., now: datetime | None = ...
    ) -> RecallResult:
        """Recall in this session's project scope."""
        ...

    async def snapshot(self, *, token_budget: int = ..., max_items: int = ...) -> RecallResult:
        """Give what the session is primed with."""
        ...

    async def turn_recall(
        self, text: str, *, token_budget: int = ..., max_items: int = ...
    ) -> TurnRecall:
        """Recall for one turn: base, delta, correction lines."""
        ...

    async def consolidate(
        self, *, at: datetime | None = ..., key: str | None = ...
    ) -> Consolidation:
        """Form beliefs from what was said so far; leave the session open."""
        ...

    async def close(self, *, at: datetime | None = ..., key: str | None = ...) -> Consolidation:
        """Form beliefs from what was said and close the session."""
        ...


class PrincipalVerbs(Protocol):
    """Tell and ask one principal's memory (`api.PrincipalMemory`)."""

    @property
    def principal(self) -> Principal:
        """Say whose memory it is."""
        ...

    async def open_session(
        self,
        *,
        project_scope: str | None = ...,
        label: str | None = ...,
        at: datetime | None = ...,
        key: str | None = ...,
    ) -> SessionVerbs:
        """Open a session."""
        ...

    async def session(self, session_id: UUID) -> SessionVerbs:
        """Take up a session again."""
        ...

    async def recall(
        self,
        question: str,
        *,
        token_budget: int = ...,
        project_scope: str | None = ...,
        as_of: datetime | None = ...,
        believed_at: datetime | None = ...,
        include_superseded: bool = ...,
        now: datetime | None = ...,
    ) -> RecallResult:
        """Find what is believed about a question."""
        ...

    async def explain(self, trace_id: UUID, belief_ids: Sequence[UUID | str] = ...) -> Explanation:
        """Tell why a recall returned what it did."""
        ...

    async def recall_episodes(
        self,
        question: str,
        *,
        project_scope: str | None = ...,
        session_id: UUID | None = ...,
        limit: int = ...,
        before: int | None = ...,
    ) -> EpisodePage:
        """Find messages that share a word with a question."""
        ...

    async def beliefs(self, *, include_closed: bool = ...) -> tuple[Belief, ...]:
        """Give what is believed, newest first."""
        ...

    async def belief(self, belief_id: UUID | str) -> Belief:
        """Find one belief."""
        ...

    async def history(self, belief_id: UUID | str) -> tuple[Belief, ...]:
        """Give every version of a belief."""
        ...

    async def changes(self, since: int | datetime = ..., *, limit: int = ...) -> BeliefChanges:
        """Say what happened to beliefs after a position or an instant."""
        ...

    async def remember(
        self,
        statement: str,
        *,
        trust: Trust = ...,
        project_scope: str | None = ...,
        at: datetime | None = ...,
        key: str | None = ...,
    ) -> Statement:
        """Believe a statement explicitly."""
        ...

    async def correct(
        self,
        belief_id: UUID | str,
        statement: str,
        *,
        at: datetime | None = ...,
        key: str | None = ...,
    ) -> Statement:
        """Replace a belief."""
        ...

    async def reject(
        self, belief_id: UUID | str, *, at: datetime | None = ..., key: str | None = ...
    ) -> Ended:
        """End a belief as wrong."""
        ...

    async def forget(
        self, belief_id: UUID | str, *, at: datetime | None = ..., key: str | None = ...
    ) -> Ended:
        """Erase a belief and the words it came from."""
        ...

    async def forget_plan(self, query: str) -> ForgetPlan:
        """List what holds every word of a query."""
        ...

    async def forget_confirm(
        self, query: str, token: str, *, at: datetime | None = ..., key: str | None = ...
    ) -> ErasureReceipt:
        """Erase what a plan listed."""
        ...

    async def delete_session(
        self, session_id: UUID, *, at: datetime | None = ..., key: str | None = ...
    ) -> ErasureReceipt:
        """Erase a session and what rests on it alone."""
        ...

    async def erase(self) -> ErasureReceipt:
        """Erase everything of the principal."""
        ...


class MemoryVerbs(Protocol):
    """Reach the principals of one memory (`api.Memory`)."""

    def principal(self, tenant_id: str, principal_id: str) -> PrincipalVerbs:
        """Name one owner in one tenant."""
        ...
