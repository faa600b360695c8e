"""Conversations in the public API: say turns, recall for them, close.

Thin, as `mnemic.api` is, which makes these objects.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING
from uuid import UUID

from msgspec import Struct, structs

from mnemic.agent.recalls import primed_by
from mnemic.errors import InvalidCommand
from mnemic.memory.commands import Append, Appended, Consolidate
from mnemic.memory.decide import keyed
from mnemic.memory.image import Image
from mnemic.memory.model import Belief, Event, EventKind, Outcome, decode
from mnemic.memory.recall import RecallRequest, RecallResult, TurnRecall
from mnemic.memory.recall.episodes import withheld
from mnemic.memory.recall.request import ITEMS_DEFAULT, TOKEN_BUDGET_DEFAULT
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery

if TYPE_CHECKING:
    from mnemic.api import PrincipalMemory

ROLES = {
    "user": EventKind.USER_MESSAGE,
    "assistant": EventKind.ASSISTANT_MESSAGE,
    "system": EventKind.SYSTEM_MESSAGE,
    "tool": EventKind.TOOL_MESSAGE,
}
"""The roles a turn can have, as chat formats spell them."""

SAID_TURNS_MAX = 512
"""Most turns of one `say_all`: they fit a mailbox and one turn of the actor."""


TURNS_DEFAULT = 64
"""Newest turns that `turns` gives when the caller names no limit."""


class Said(Struct, frozen=True):
    """Hold one turn for `say_all`; `key` is its idempotency key."""

    text: str
    key: str
    role: str = "user"
    at: datetime | None = None


class Consolidation(Struct, frozen=True):
    """Answer what closing a session did: formed, nothing to form, pending or failed.

    `formed` are new live beliefs in store order, `changed` those reinforced, promoted,
    superseded or flagged. `reasons` counts every proposal by its one terminal reason,
    `screened` what was refused before it became a proposal; neither holds text.
    `fallback_stages` names the stages of a provider whose part was derived locally, and
    `repass_at` says when it will be asked again.
    """

    session_id: UUID
    outcome: Outcome
    formed: tuple[Belief, ...]
    changed: tuple[Belief, ...]
    reasons: dict[str, int]
    screened: dict[str, int]
    pending_reason: str | None
    run_id: UUID | None
    fallback_stages: tuple[str, ...] = ()
    repass_at: datetime | None = None


class SessionMemory:
    """Say turns in one session and close it."""

    def __init__(self, owner: PrincipalMemory, session_id: UUID, scope: str) -> None:
        self._owner = owner
        self.id = session_id
        self.scope = scope
        self._primed: RecallResult | None = None

    async def say(
        self,
        text: str,
        *,
        role: str = "user",
        at: datetime | None = None,
        key: str | None = None,
    ) -> int:
        """Append one turn and wait until it is durable; return its event sequence."""
        appended = await self._owner._asked(
            Append(self.id, text, kind=_kind(role), at=at), Appended, key=key
        )
        return appended.sequence

    async def say_all(self, turns: Sequence[Said]) -> tuple[int, ...]:
        """Append turns in order, most of them in one commit; return their event sequences.

        At most `SAID_TURNS_MAX`. Each turn's own key makes it safe to send them all again
        after an error: what was taken stays and is not doubled. Raises the error of the
        first turn that was not taken.
        """
        if len(turns) > SAID_TURNS_MAX:
            raise InvalidCommand("turns", f"say at most {SAID_TURNS_MAX} at once")
        if not turns:
            return ()
        parts, whose = self._owner._parts, self._owner.principal
        sent = [
            keyed(Append(self.id, turn.text, kind=_kind(turn.role), at=turn.at), turn.key)
            for turn in turns
        ]
        for each in sent[:-1]:
            # Without an await in between they lie side by side in the mailbox: one turn.
            parts.supervisor.tell(whose, each.command, key=each.key)
        await self._owner._asked(sent[-1].command, Appended, key=sent[-1].key)
        receipts = await parts.store.receipts(whose, [turn.key for turn in turns])
        replies = {r.key: decode(Appended, r.reply).sequence for r in receipts}
        # A told message is not answered: one that is missing is asked for its error.
        return tuple(
            [
                replies[turn.key]
                if turn.key in replies
                else await self.say(turn.text, role=turn.role, at=turn.at, key=turn.key)
                for turn in turns
            ]
        )

    async def turns(self, *, limit: int = TURNS_DEFAULT) -> tuple[Event, ...]:
        """Give the newest turns of the session, oldest first, closed or not.

        Their texts come without what must not be handed on (`withheld`). Raises
        `InvalidCommand` for a limit outside 1 to `PAGE_ROWS_MAX`.
        """
        if not 1 <= limit <= PAGE_ROWS_MAX:
            raise InvalidCommand("limit", f"ask for 1 to {PAGE_ROWS_MAX} turns")
        query = EventQuery(session_id=self.id, messages_only=True, newest_first=True, limit=limit)
        found = await self._owner._parts.store.events(self._owner.principal, query)
        return tuple(
            structs.replace(event, text=withheld(event.text or "")) for event in reversed(found)
        )

    async def recall(
        self,
        question: str,
        *,
        token_budget: int = TOKEN_BUDGET_DEFAULT,
        now: datetime | None = None,
    ) -> RecallResult:
        """Recall in this session's project scope."""
        return await self._owner._recall(
            question, session_id=self.id, scope=self.scope, token_budget=token_budget, now=now
        )

    async def snapshot(
        self, *, token_budget: int = TOKEN_BUDGET_DEFAULT, max_items: int = ITEMS_DEFAULT
    ) -> RecallResult:
        """Prime the session with what matters most in its scope; give the frozen block.

        The first call decides and records it; each further one gives the same bytes, so
        that a prompt's cached prefix never moves. A session that is taken up again is
        primed anew. What changes later reaches `turn_recall`.
        """
        if self._primed is None:
            self._primed = await self._owner._memory._recalls.prime(
                self._owner.principal,
                session_id=self.id,
                scope=self.scope,
                token_budget=token_budget,
                max_items=max_items,
            )
        return self._primed

    async def turn_recall(
        self,
        text: str,
        *,
        token_budget: int = TOKEN_BUDGET_DEFAULT,
        max_items: int = ITEMS_DEFAULT,
    ) -> TurnRecall:
        """Recall for one turn: what bears on it, what changed since, what no longer holds.

        Base and delta share the one budget; correction lines are beside it. A session
        that was never primed gets the base alone. Raises `InvalidCommand`.
        """
        memory, whose = self._owner._memory, self._owner.principal
        recalled = await memory._recalls.turn(
            whose,
            RecallRequest(
                question=text,
                now=self._owner._parts.clock.now(),
                scope=self.scope,
                session_id=self.id,
                token_budget=token_budget,
                max_items=max_items,
            ),
            primed_by=primed_by(await self._owner._image(), self.id),
            tell=lambda trace: memory._note_sent(whose, trace),
        )
        memory._lost_traces += recalled.lost_traces
        return recalled.turn

    async def close(self, *, at: datetime | None = None, key: str | None = None) -> Consolidation:
        """Consolidate what was said and close the session."""
        return await self._consolidate(close=True, trigger="session_close", at=at, key=key)

    async def consolidate(
        self, *, at: datetime | None = None, key: str | None = None
    ) -> Consolidation:
        """Consolidate what was said so far and leave the session open."""
        return await self._consolidate(close=False, trigger="on_request", at=at, key=key)

    async def _consolidate(
        self, *, close: bool, trigger: str, at: datetime | None, key: str | None
    ) -> Consolidation:
        command = Consolidate(self.id, close=close, trigger=trigger, at=at)
        sent = keyed(command, key)
        assert isinstance(sent.command, Consolidate)
        reply = await self._owner._parts.formation.consolidate(
            self._owner.principal, sent.command, key=sent.key
        )
        image = await self._owner._image()
        return Consolidation(
            session_id=reply.session_id,
            outcome=reply.outcome,
            formed=_found(image, reply.formed),
            changed=_found(image, reply.changed),
            reasons=reply.reasons,
            screened=reply.screened,
            pending_reason=reply.pending_reason,
            fallback_stages=reply.fallback_stages,
            repass_at=reply.repass_at,
            run_id=reply.run_id,
        )


def _kind(role: str) -> EventKind:
    kind = ROLES.get(role)
    if kind is None:
        raise InvalidCommand("role", f"use one of {', '.join(ROLES)}")
    return kind


def _found(image: Image, belief_ids: Sequence[UUID]) -> tuple[Belief, ...]:
    return tuple(b for i in belief_ids if (b := image.belief(i)) is not None)
