"""Play one session of a file into a memory: each turn takes effect once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import TypeVar

import anyio
from msgspec import Struct

from mnemic.api import Consolidation, Memory, Said, SessionMemory
from mnemic.cli.plan import SessionPlan, plan_session
from mnemic.errors import NotFound, Retryable

ATTEMPTS_MAX = 6
"""Times one message is sent under its key before its error is reported."""

PAUSE_FIRST_S = 0.05
"""Pause before the second attempt; each further one is twice as long."""

CHUNK_TURNS = 256
"""Turns that are sent together; the bar moves and Ctrl-C is heeded between two chunks."""

PLANS_MAX = 3
"""Times a session is planned anew because another process closed it meanwhile."""

T = TypeVar("T")


class Told(Struct, frozen=True):
    """Say what playing a session did.

    `sequences` gives the event sequence of each of its turns, by index. `consolidation`
    is None when everything was known already.
    """

    plan: SessionPlan
    sequences: dict[int, int]
    new_turns: int
    consolidation: Consolidation | None


async def tell_session(memory: Memory, plan: SessionPlan, told: Callable[[], None]) -> Told:
    """Tell what is new of a session and close it; `told` is called after each turn.

    Interrupted anywhere, it leaves what was acknowledged, and the next run goes on from
    there. Raises what the commands raise once retrying does not help.
    """
    sequences: dict[int, int] = dict(plan.known)
    for attempt in range(1, PLANS_MAX + 1):
        try:
            consolidation = await _play(memory, plan, sequences, told)
        except NotFound:
            # Another process played the same session and closed it under our hands.
            if attempt == PLANS_MAX:
                raise
            plan = await plan_session(memory.composition.store, plan.whose, plan.session)
            sequences.update(plan.known)
        else:
            break
    return Told(
        plan=plan,
        sequences=sequences,
        new_turns=len(sequences) - len(plan.known),
        consolidation=consolidation,
    )


async def _play(
    memory: Memory, plan: SessionPlan, sequences: dict[int, int], told: Callable[[], None]
) -> Consolidation | None:
    if plan.is_done:
        return None
    first, session = await _opened(memory, plan)
    for start in range(0, len(plan.new), CHUNK_TURNS):
        chunk = plan.new[start : start + CHUNK_TURNS]
        said = [_said(plan, index) for index in chunk]
        taken = await _until_taken(partial(session.say_all, said))
        for index, sequence in zip(chunk, taken, strict=True):
            sequences[index] = sequence
            told()
    known_last = first if plan.open_part is None else plan.open_part.last_known
    last = plan.new[-1] if plan.new else known_last
    return await _until_taken(
        lambda: session.close(at=_closing(plan, first), key=plan.keys.close(first, last))
    )


def _said(plan: SessionPlan, index: int) -> Said:
    turn = plan.session.turns[index]
    return Said(text=turn.text, role=turn.role, at=turn.at, key=plan.keys.turns[index])


async def _opened(memory: Memory, plan: SessionPlan) -> tuple[int, SessionMemory]:
    """Take up the stored session that is still open, or open the next one."""
    owner = memory.principal(plan.whose.tenant_id, plan.whose.principal_id)
    if plan.open_part is not None:
        part = plan.open_part
        return part.first, await _until_taken(lambda: owner.session(part.session_id))
    first = plan.new[0]
    session = await _until_taken(
        lambda: owner.open_session(
            project_scope=plan.session.project_scope,
            label=plan.session.name,
            at=plan.session.turns[first].at,
            key=plan.keys.opens[first],
        )
    )
    return first, session


def _closing(plan: SessionPlan, first: int) -> datetime | None:
    """Give the instant of the last turn of the stored session; None without times."""
    return plan.session.turns[max((*plan.known, *plan.new), default=first)].at


async def _until_taken(send: Callable[[], Awaitable[T]]) -> T:
    """Send a keyed message until it is answered with something else than a pause."""
    pause_s = PAUSE_FIRST_S
    for _ in range(ATTEMPTS_MAX - 1):
        try:
            return await send()
        except Retryable:
            await anyio.sleep(pause_s)
            pause_s *= 2
    return await send()
