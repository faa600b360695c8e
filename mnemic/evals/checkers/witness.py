"""A store that shows what it writes, in the order it writes it."""

from __future__ import annotations

from typing import Protocol

import anyio

from mnemic.evals.checkers.checker import Landing, Record
from mnemic.memory.image import Image
from mnemic.memory.model import Counters, Event, Principal, Snapshot
from mnemic.stores.in_memory import InMemoryStore, load_rows
from mnemic.stores.in_memory_data import Encoded, Rows
from mnemic.stores.port import PAGE_ROWS_MAX, Commit, EventQuery, Store


class Witness(Protocol):
    """Be told of every claim, change set and erasure that a store has written."""

    def claimed(self, principal: Principal, snapshot: Snapshot) -> None:
        """See an activation take a principal."""
        ...

    def landed(self, landing: Landing) -> None:
        """See a change set written."""
        ...

    def erased(self, principal: Principal, counters: Counters) -> None:
        """See a principal erased."""
        ...


class WitnessedStore(InMemoryStore):
    """Show a witness the truth of an in-memory store, whatever its caller is told.

    Several hosts share one truth by sharing `data` and the witness.
    """

    def __init__(self, witness: Witness, *, like: InMemoryStore | None = None) -> None:
        super().__init__(None if like is None else like.data)
        self._witness = witness

    async def claim(self, principal: Principal) -> Snapshot:
        """Claim and show it."""
        with anyio.CancelScope(shield=True):
            snapshot = await super().claim(principal)
        self._witness.claimed(principal, snapshot)
        return snapshot

    def peek(self, principal: Principal) -> Snapshot | None:
        """Load at this very moment, without waiting; None for an unknown principal."""
        rows = self.data.rows.get(principal)
        return None if rows is None else load_rows(principal, rows)

    def _land(self, entry: Commit, rows: Rows, encoded: Encoded) -> None:
        # Shown at the very moment of the write: a claim may follow before `commit` returns.
        super()._land(entry, rows, encoded)
        self._witness.landed(
            Landing(
                principal=entry.principal,
                epoch=entry.epoch,
                version=entry.version + 1,
                changes=entry.changes,
            )
        )

    def _erase(self, principal: Principal) -> dict[str, int]:
        is_known = principal in self.data.rows
        reached = super()._erase(principal)
        if is_known:
            self._witness.erased(principal, self.data.rows[principal].counters)
        return reached


async def read_record(store: Store, principal: Principal, image: Image | None) -> Record | None:
    """Read everything the checkers compare at the end; None for an unknown principal.

    The image is only compared while its host still owns the principal.
    """
    loaded = await store.load(principal)
    if loaded is None:
        return None
    events: list[Event] = []
    while True:
        after = events[-1].sequence if events else 0
        page = await store.events(principal, EventQuery(after=after))
        events.extend(page)
        if len(page) < PAGE_ROWS_MAX:
            break
    owned = image is not None and image.counters.epoch == loaded.counters.epoch
    return Record(
        principal=principal,
        loaded=loaded,
        events=tuple(events),
        image=image.snapshot() if image is not None and owned else None,
    )
