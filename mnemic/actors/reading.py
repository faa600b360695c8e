"""Fetch what a turn must see of the store before it is decided."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from datetime import datetime
from uuid import UUID

from anyio.lowlevel import checkpoint
from msgspec import Struct

from mnemic.memory.commands import Command
from mnemic.memory.formation.echoes import Telling, is_told
from mnemic.memory.formation.traces_left import named
from mnemic.memory.image import receipt_order
from mnemic.memory.model import (
    Event,
    IntegratedEpisode,
    Principal,
    RecallTrace,
    Receipt,
    Session,
)
from mnemic.memory.reads import Erased, EventsNeeded, traces_needed
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery, Store

WORDLESS_COMMANDS = frozenset(
    {
        "OpenSession",
        "Consolidate",
        "Repass",
        "Reject",
        "Forget",
        "DeleteSession",
        "Replay",
        "RecordTrace",
    }
)
"""Commands that carry none of the owner's words: their receipts confirm no guess."""


EVENTS_AT_A_STRETCH = 64
"""Events that are read for what they tell before others have their turn: some milliseconds."""


class Given(Struct, frozen=True):
    """Hold what was read for one command, field for field as a `Turn` takes it."""

    events: tuple[Event, ...] = ()
    session: Session | None = None
    episodes: tuple[IntegratedEpisode, ...] = ()
    traces: tuple[RecallTrace, ...] = ()
    receipts: tuple[Receipt, ...] = ()


NOTHING = Given()


async def read_given(store: Store, principal: Principal, needed: EventsNeeded) -> Given:
    """Read everything a command needs, page by page."""
    events = await read_events(store, principal, needed)
    session = None
    if needed.with_session and needed.session_id is not None:
        session = await store.session(principal, needed.session_id)
    if needed.erased is None:
        told = needed.with_episodes and needed.session_id is not None
        sessions = {needed.session_id} if told else set()
        return Given(events, session, await _episodes(store, principal, sessions))
    return Given(
        events=events,
        session=session,
        episodes=await _episodes(store, principal, {event.session_id for event in events}),
        traces=tuple([t async for t in _left_traces(store, principal, needed.erased)]),
        receipts=tuple([r async for r in _wordy_receipts(store, principal)]),
    )


async def read_events(
    store: Store, principal: Principal, needed: EventsNeeded
) -> tuple[Event, ...]:
    """Read the events that are needed, page by page; each once, by sequence."""
    found: dict[int, Event] = {}
    if needed.session_id is not None:
        async for event in _walk(
            store, principal, after=needed.after, session_id=needed.session_id
        ):
            found[event.sequence] = event
    wanted = needed.sequences or ()
    for start in range(0, len(wanted), PAGE_ROWS_MAX):
        query = EventQuery(sequences=wanted[start : start + PAGE_ROWS_MAX])
        for event in await store.events(principal, query):
            found[event.sequence] = event
    if needed.told:
        async for event in _telling(store, principal, needed.told):
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


async def _telling(
    store: Store, principal: Principal, told: tuple[Telling, ...]
) -> AsyncIterator[Event]:
    """Read the whole log for what tells a value; in between, others have their turn."""
    read = 0
    async for event in _walk(store, principal):
        read += 1
        if not read % EVENTS_AT_A_STRETCH:
            await checkpoint()
        if is_told(event, told):
            yield event


async def _walk(
    store: Store, principal: Principal, *, after: int = 0, session_id: UUID | None = None
) -> AsyncIterator[Event]:
    while True:
        page = await store.events(principal, EventQuery(after=after, session_id=session_id))
        for event in page:
            yield event
        if len(page) < PAGE_ROWS_MAX:
            return
        after = page[-1].sequence


async def _episodes(
    store: Store, principal: Principal, sessions: Collection[UUID | None]
) -> tuple[IntegratedEpisode, ...]:
    found: list[IntegratedEpisode] = []
    for session_id in sorted(s for s in sessions if s is not None):
        after = None
        while True:
            page = await store.episodes(principal, session_id, after=after)
            found += page
            if len(page) < PAGE_ROWS_MAX:
                break
            after = page[-1].place
    return tuple(found)


async def _left_traces(
    store: Store, principal: Principal, erased: Erased
) -> AsyncIterator[RecallTrace]:
    after = 0
    while True:
        page = await store.traces(principal, after=after)
        for trace in page:
            in_session = erased.session_id is not None and trace.session_id == erased.session_id
            if in_session or not erased.belief_ids.isdisjoint(named(trace)):
                yield trace
        if len(page) < PAGE_ROWS_MAX:
            return
        after = page[-1].event_sequence


async def _wordy_receipts(store: Store, principal: Principal) -> AsyncIterator[Receipt]:
    after = (0, -1)
    while True:
        page = await store.receipts_after(principal, after=after)
        for receipt in page:
            if receipt.command not in WORDLESS_COMMANDS:
                yield receipt
        if len(page) < PAGE_ROWS_MAX:
            return
        after = receipt_order(page[-1])
