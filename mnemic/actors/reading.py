"""Fetch what a turn must see before it is decided."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime
from uuid import UUID

from mnemic.memory.commands import Command
from mnemic.memory.model import Event, EventKind, Principal, RecallTrace
from mnemic.memory.reads import EventsNeeded, traces_needed
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery, Store


async def read_events(
    store: Store, principal: Principal, needed: EventsNeeded
) -> tuple[Event, ...]:
    """Read what is needed, page by page; each event once, by sequence."""
    found: dict[int, Event] = {}
    if needed.session_id is not None:
        async for event in _of_session(store, principal, needed.session_id, after=needed.after):
            found[event.sequence] = event
    wanted = needed.sequences or ()
    for start in range(0, len(wanted), PAGE_ROWS_MAX):
        query = EventQuery(sequences=wanted[start : start + PAGE_ROWS_MAX])
        for event in await store.events(principal, query):
            found[event.sequence] = event
    for session_id in needed.states_of:
        async for event in _of_session(store, principal, session_id):
            if event.kind is EventKind.WORKING_STATE:
                found[event.sequence] = event
    return tuple(found[sequence] for sequence in sorted(found))


async def read_traces(
    store: Store, principal: Principal, command: Command, *, now: datetime
) -> tuple[RecallTrace, ...]:
    """Read the traces whose operator tier has expired, when the command is about them."""
    limit = traces_needed(command)
    if limit is None:
        return ()
    return await store.expired_traces(principal, before=now, limit=limit)


async def _of_session(
    store: Store, principal: Principal, session_id: UUID, *, after: int = 0
) -> AsyncIterator[Event]:
    while True:
        page = await store.events(principal, EventQuery(after=after, session_id=session_id))
        for event in page:
            yield event
        if len(page) < PAGE_ROWS_MAX:
            return
        after = page[-1].sequence
