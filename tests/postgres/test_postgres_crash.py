"""A server that is killed under load comes back with every acknowledged write, once."""

from __future__ import annotations

import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import anyio
import pytest

from mnemic.errors import OutcomeUnknown, StoreUnavailable
from mnemic.memory.model import Principal
from mnemic.stores.embedded import embedded_server
from mnemic.stores.port import CommitResult, EventQuery, Store
from mnemic.stores.postgres import open_postgres
from tests.contract import rows

PEOPLE = [Principal("acme", f"p{n}") for n in range(4)]
ACKNOWLEDGED_BEFORE_KILL = 40
TRIES = 100

T = TypeVar("T")


class Writer:
    """Append to one principal until the store fails or all is over; count what was acknowledged.

    A writer that was between two commits when the server died never notices.
    """

    def __init__(self, store: Store, principal: Principal) -> None:
        self.store = store
        self.principal = principal
        self.acknowledged = 0
        self.error: Exception | None = None
        self.is_stopping = False

    async def write(self) -> None:
        """Commit one event after another."""
        try:
            while not self.is_stopping:
                number = self.acknowledged
                entry = rows.commit(self.principal, 1, number, events=(rows.event(number + 1),))
                assert await self.store.commit([entry]) == (CommitResult.LANDED,)
                self.acknowledged += 1
        except (StoreUnavailable, OutcomeUnknown) as error:
            self.error = error


async def again(read: Callable[[], Awaitable[T]]) -> T:
    """Repeat what the store could not do while its server came back, as its errors ask for."""
    for _ in range(TRIES):
        try:
            return await read()
        except (StoreUnavailable, OutcomeUnknown):
            await anyio.sleep(0.1)
    return await read()


async def enough(writers: list[Writer]) -> None:
    """Wait until some writes were acknowledged."""
    while sum(w.acknowledged for w in writers) < ACKNOWLEDGED_BEFORE_KILL:  # noqa: ASYNC110
        await anyio.sleep(0.001)


@pytest.mark.postgres
def test_every_acknowledged_write_survives_a_killed_server_once(tmp_path: Path) -> None:
    """At most the one write that was under way may be there beyond what was acknowledged."""

    async def scenario() -> None:
        async with (
            embedded_server(tmp_path / "data") as server,
            open_postgres(
                server.dsn, create_schema=True, ensure_alive=server.ensure_alive
            ) as store,
        ):
            writers = [Writer(store, who) for who in PEOPLE]
            for who in PEOPLE:
                await store.claim(who)
            async with anyio.create_task_group() as tasks:
                for writer in writers:
                    tasks.start_soon(writer.write)
                await enough(writers)
                pid = server.statistics().pid
                assert pid is not None
                os.kill(pid, signal.SIGKILL)
                await again(lambda: store.load(PEOPLE[0]))  # waits until the server is back
                for writer in writers:
                    writer.is_stopping = True
            for writer in writers:
                claimed = await again(partial(store.claim, writer.principal))
                assert claimed.counters.epoch >= 2
                extra = claimed.counters.version - writer.acknowledged
                assert extra == 0 or (extra == 1 and isinstance(writer.error, OutcomeUnknown))
                events = await again(partial(store.events, writer.principal, EventQuery()))
                assert [e.sequence for e in events] == list(range(1, claimed.counters.version + 1))

    anyio.run(scenario, backend="asyncio")
