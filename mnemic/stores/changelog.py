"""Read what changed since a position or an instant from a store, page by page."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from uuid import UUID

from mnemic.errors import InvalidCommand
from mnemic.memory.changes import BeliefChange, BeliefChanges, changes_of
from mnemic.memory.model import Belief, Principal
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery, Store


async def read_changes(
    store: Store,
    principal: Principal,
    *,
    since: int | datetime,
    limit: int = PAGE_ROWS_MAX,
    find: Callable[[UUID], Belief | None],
) -> BeliefChanges:
    """Read the changes after a position, or recorded after an instant, oldest first.

    A position is an event's sequence, such as an earlier answer's `through`. The page
    ends with the event that fills `limit`; what one event tells is never split. Costs
    what has happened since, and a search for the instant. Raises `InvalidCommand`, also
    for a position that was never reached: whoever holds one from before the principal was
    erased would otherwise wait for news that it has missed.
    """
    if limit < 1:
        raise InvalidCommand("limit", "ask for at least 1 change")
    newest = await store.events(principal, EventQuery(newest_first=True, limit=1))
    head = newest[0].sequence if newest else 0
    after = since if isinstance(since, int) else await _position_at(store, principal, since, head)
    if after < 0:
        raise InvalidCommand("since", "positions count from 0")
    if after > head:
        raise InvalidCommand(
            "since", f"the newest position is {head}; after an erasure of everything start at 0"
        )
    found: list[BeliefChange] = []
    while True:
        page = await store.events(principal, EventQuery(after=after))
        for event in page:
            if len(found) >= limit:
                return BeliefChanges(tuple(found), through=after, is_complete=False)
            found.extend(changes_of((event,), find))
            after = event.sequence
        if len(page) < PAGE_ROWS_MAX:
            return BeliefChanges(tuple(found), through=after, is_complete=True)


async def _position_at(store: Store, principal: Principal, instant: datetime, head: int) -> int:
    """Find the last event recorded at or before an instant, by halving; 0 for none.

    Events are recorded in the order of their sequences on the host's clock.
    """
    if instant.tzinfo is None:
        raise InvalidCommand("since", "give an instant with a time zone, such as …T09:00:00Z")
    low, high = 0, head
    while low < high:
        middle = (low + high + 1) // 2
        found = await store.events(principal, EventQuery(after=middle - 1, limit=1))
        # Everything may have been erased since the newest was read.
        if found and found[0].recorded_at <= instant:
            low = found[0].sequence
        else:
            high = middle - 1
    return low
