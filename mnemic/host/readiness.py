"""Whether a host can serve: its store answers, on the revision this version needs."""

from __future__ import annotations

import anyio
from anyio.abc import TaskGroup
from msgspec import Struct

from mnemic.actors import log
from mnemic.errors import MnemicError
from mnemic.stores.port import Store, StoreStatus

FRESH_S = 1.0
"""How long one look at the store answers every probe, in seconds."""

PATIENCE_S = 2.0
"""Longest time a probe waits for the store, in seconds."""

STORE_SILENT = "store_silent"
STARTING = "starting"
DRAINING = "draining"
TOKENS_UNREADABLE = "tokens_unreadable"


class Look(Struct, frozen=True):
    """Hold what one look found; `reason` is None when all is well."""

    reason: str | None
    status: StoreStatus | None = None


class Readiness:
    """Look at the store now and then, one look at a time, whoever asks."""

    def __init__(self, store: Store, tasks: TaskGroup) -> None:
        self._store = store
        self._tasks = tasks
        self._looked_at = float("-inf")
        self._last = Look(STARTING)
        self._looking: anyio.Event | None = None

    async def look(self) -> Look:
        """Give the latest look, at most `FRESH_S` old, within `PATIENCE_S`.

        A store that hangs holds up its own look and no more: the probe says so and goes.
        """
        if anyio.current_time() - self._looked_at < FRESH_S:
            return self._last
        if self._looking is None:
            self._looking = anyio.Event()
            self._tasks.start_soon(self._look, self._looking, name="readiness")
        looking = self._looking
        with anyio.move_on_after(PATIENCE_S):
            await looking.wait()
            return self._last
        return Look(STORE_SILENT)

    async def _look(self, done: anyio.Event) -> None:
        before = self._last.reason
        try:
            self._last = await self._seen()
            self._looked_at = anyio.current_time()
            if self._last.reason != before:
                log.host_event("host_readiness", reason=self._last.reason, before=before)
        finally:
            self._looking = None
            done.set()

    async def _seen(self) -> Look:
        try:
            status = await self._store.status()
        except MnemicError as error:
            # These say what to mend and carry nobody's words.
            log.host_event("store_failed", reason=type(error).__name__, said=str(error))
            return Look(type(error).__name__)
        if status.revision != status.expected_revision:
            return Look("SchemaMismatch", status)
        return Look(None, status)
