"""The in-memory store keeps the contract, on both backends."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime, timedelta

import anyio

from mnemic.errors import OutcomeUnknown
from mnemic.memory.model import Principal
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.in_memory_data import InMemoryData
from mnemic.stores.port import Commit, CommitResult, Store
from tests.contract import rows
from tests.contract.store_contract import StoreContract
from tests.contract.worlds import Scenario, as_host


class LosingStore(InMemoryStore):
    """Cut the first commit off, after it took effect or before."""

    def __init__(self, data: InMemoryData, *, lands: bool) -> None:
        super().__init__(data)
        self._lands = lands
        self._is_due = True

    async def commit(self, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
        """Lose the first reply."""
        if not self._is_due:
            return await super().commit(batch)
        self._is_due = False
        if self._lands:
            await super().commit(batch)
        raise OutcomeUnknown("cut off")


class InMemoryWorld:
    """Share one `InMemoryData` between hosts."""

    def __init__(self) -> None:
        self.data = InMemoryData()

    def host(self) -> AbstractAsyncContextManager[Store]:
        """Open a store on the data."""
        return as_host(InMemoryStore(self.data))

    def host_losing_reply(self, *, lands: bool) -> AbstractAsyncContextManager[Store]:
        """Open a store that loses its first reply."""
        return as_host(LosingStore(self.data, lands=lands))

    async def damage(self, tenant_id: str, principal_id: str) -> None:
        """Break the first belief's status."""
        beliefs = self.data.rows[Principal(tenant_id, principal_id)].beliefs
        key, (position, row) = next(iter(beliefs.items()))
        beliefs[key] = (position, row.replace(b'"active"', b'"hides"'))


class OnBackend(StoreContract):
    """Run each scenario on a fresh world, on one backend."""

    backend = ""

    def run(self, scenario: Scenario) -> None:
        """Run a scenario to its end."""
        anyio.run(scenario, InMemoryWorld(), backend=self.backend)


class TestInMemoryStoreOnTrio(OnBackend):
    """The contract under trio."""

    backend = "trio"


class TestInMemoryStoreOnAsyncio(OnBackend):
    """The contract under asyncio."""

    backend = "asyncio"


async def test_a_cancelled_commit_may_have_taken_effect() -> None:
    """Cancellation is delivered before the write or after it, never inside."""
    outcomes = set()
    for patience in range(10):
        data = InMemoryData()
        store = InMemoryStore(data)
        await store.claim(rows.ADA)

        async def write(scope: anyio.CancelScope, store: Store = store) -> None:
            with scope:
                batch = rows.commit(rows.ADA, 1, 0, position=1, beliefs=(rows.belief(1, 1),))
                await store.commit([batch])

        async with anyio.create_task_group() as tasks:
            scope = anyio.CancelScope()
            tasks.start_soon(write, scope)
            for _ in range(patience):
                await anyio.lowlevel.checkpoint()
            scope.cancel()
        held = data.rows[rows.ADA]
        assert held.version == len(held.beliefs)
        outcomes.add((scope.cancelled_caught, held.version))
    assert (True, 0) in outcomes
    assert (False, 1) in outcomes


async def test_a_sweep_costs_what_is_due() -> None:
    """Principals whose sessions are busy are never looked at one by one."""
    data = InMemoryData()
    store = InMemoryStore(data)
    people = [Principal("acme", f"p{n}") for n in range(500)]
    for n, who in enumerate(people):
        await store.claim(who)
        quiet = timedelta(seconds=0 if n < 3 else 3_600)
        session = rows.session(1, last_recorded_at=rows.T0 + quiet)
        await store.commit([rows.commit(who, 1, 0, sessions=(session,))])
    assert await store.idle_sessions(before=rows.T0) == tuple(people[:3])
    assert _buckets_up_to(data, rows.T0) == 1


def _buckets_up_to(data: InMemoryData, before: datetime) -> int:
    return len([m for m in data.idle._buckets if m * 60 <= before.timestamp()])
