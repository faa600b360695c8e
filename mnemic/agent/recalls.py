"""Recall for a session: primed once at its opening, then turn by turn.

000 §The recall delta and correction lines. What is recalled is decided on a committed
image (`memory.recall`); here the traces are sent to the actor.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from uuid import UUID

from msgspec import Struct, structs

from mnemic.actors.clock import Clock
from mnemic.agent.ports import MemoryPort
from mnemic.errors import Overloaded
from mnemic.memory.commands import RecordTrace
from mnemic.memory.ids import IdSource
from mnemic.memory.image import Image
from mnemic.memory.model import Principal, RecallTrace
from mnemic.memory.policy import Profile, SessionKind
from mnemic.memory.recall import (
    RecallRequest,
    RecallResult,
    Timer,
    TurnRecall,
    bounded,
    in_turn,
    snapshot,
)

_HEAD = re.compile(r"\[m:([0-9a-f]+)\] ")
"""How the first line of a rendered belief begins; no statement can begin a line."""


class Recalled(Struct, frozen=True):
    """Hold one turn's recall, and how many of its traces a full mailbox did not take."""

    turn: TurnRecall
    lost_traces: int


class SessionRecalls:
    """Recall for sessions of any principal, leaving the traces behind."""

    def __init__(
        self,
        memory: MemoryPort,
        *,
        clock: Clock,
        ids: IdSource,
        profile: Profile,
        timer: Timer | None = None,
    ) -> None:
        self._memory = memory
        self._clock = clock
        self._ids = ids
        self._profile = profile
        self._timer = timer

    async def prime(
        self,
        principal: Principal,
        *,
        session_id: UUID,
        scope: str,
        token_budget: int,
        max_items: int,
        kind: SessionKind = SessionKind.INTERACTIVE,
    ) -> RecallResult:
        """Recall what a session is primed with; its trace is durable when this returns.

        A session nobody sits at takes no more than the profile lets its kind have.
        """
        request = RecallRequest(
            now=self._clock.now(),
            scope=scope,
            session_id=session_id,
            token_budget=token_budget,
            max_items=max_items,
        )
        bounds = self._profile.snapshot.of(kind)
        primed = snapshot(
            await self._memory.image(principal),
            request if bounds is None else bounded(request, bounds),
            profile=self._profile,
            trace_id=self._ids.next(),
            timer=self._timer,
        )
        await self._memory.ask(principal, RecordTrace(primed.trace))
        return primed

    async def turn(
        self,
        principal: Principal,
        request: RecallRequest,
        *,
        primed_by: UUID | None,
        tell: Callable[[RecallTrace], None] | None = None,
    ) -> Recalled:
        """Recall for one turn: base, delta past the snapshot, correction lines.

        `primed_by` names the snapshot's trace; without one, or once it is gone, the turn
        takes its base recall and no more. `tell` hears of each trace that was sent.
        """
        image = await self._memory.image(principal)
        primed = None if primed_by is None else image.trace(primed_by)
        turn = in_turn(
            image,
            structs.replace(request, now=self._clock.now()),
            snapshot_trace=primed,
            watermark=0 if primed is None else primed.store_position,
            profile=self._profile,
            trace_ids=(self._ids.next(), self._ids.next()),
            timer=self._timer,
        )
        lost = 0
        for result in turn.results:
            try:
                self._memory.tell(principal, RecordTrace(result.trace))
            except Overloaded:
                lost += 1
            else:
                if tell is not None:
                    tell(result.trace)
        return Recalled(turn, lost)


def primed_by(image: Image, session_id: UUID) -> UUID | None:
    """Name the trace that an open session was last primed with."""
    session = image.session(session_id)
    return None if session is None else session.snapshot_trace_id


def without_erased(text: str, trace: RecallTrace, image: Image) -> str:
    """Give a frozen block without the beliefs that were erased since it was rendered.

    What was corrected or retired stays: only an erasure moves a cached prefix, once. The
    rest of the block, its counts included, is as it was; empty when no belief is left.
    """
    erased = [i.hex for i in trace.returned if image.belief(i) is None]
    if not erased:
        return text
    kept: list[str] = []
    shown, is_gone = 0, False
    for line in text.splitlines():
        if head := _HEAD.match(line):
            is_gone = any(digits.startswith(head[1]) for digits in erased)
            shown += not is_gone
        elif not line.startswith(" "):
            is_gone = False
        if not is_gone:
            kept.append(line)
    return "\n".join(kept) if shown else ""
