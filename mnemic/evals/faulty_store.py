"""A store whose n-th call goes wrong, by plan: what fault loops and benches run against.

Only `claim` and `commit` are counted and injured, and every read that a turn makes; an
operator's reads pass. The plan is a value, so a run with faults can be repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from enum import Enum
from random import Random
from typing import Protocol

import anyio
from anyio.lowlevel import checkpoint
from msgspec import Struct

from mnemic.errors import OutcomeUnknown, StoreUnavailable
from mnemic.memory.model import Event, Principal, RecallTrace, Receipt, Snapshot
from mnemic.stores.port import PAGE_ROWS_MAX, Commit, CommitResult, EventQuery, Store

SLOW_CALL_S = 5.0
"""Time that a slow call takes, on the event loop's clock."""


class Fault(Enum):
    """Name what goes wrong with one call."""

    REFUSED = "refused"
    """`StoreUnavailable`, nothing written."""

    UNKNOWN_DONE = "unknown_done"
    """`OutcomeUnknown`, and it was written."""

    UNKNOWN_NOT_DONE = "unknown_not_done"
    """`OutcomeUnknown`, and nothing was written."""

    CRASH_BEFORE = "crash_before"
    """An unexpected exception, nothing written."""

    CRASH_AFTER = "crash_after"
    """An unexpected exception, and it was written."""

    CANCELLED = "cancelled"
    """Whoever waits is cancelled while the call is under way."""

    OVERTAKEN = "overtaken"
    """Another host claims the principals first: the commit is fenced."""

    SLOW = "slow"
    """It takes `SLOW_CALL_S`."""


FAULTS = tuple(Fault)


class StoreCrash(RuntimeError):
    """Stand for any exception that a store was never meant to raise."""


class FaultPlan(Struct, frozen=True):
    """Say which calls (counted from 1) go wrong, and how.

    `faults` names single calls. Beside them about `per_mille` of all calls are drawn
    from the seed, each with one of `kinds`.
    """

    faults: Mapping[int, Fault] = {}
    seed: int = 0
    per_mille: int = 0
    kinds: tuple[Fault, ...] = FAULTS

    @classmethod
    def at(cls, call: int, fault: Fault) -> FaultPlan:
        """Plan a single fault."""
        return cls({call: fault})

    def start(self) -> Callable[[int], Fault | None]:
        """Give the function that tells the fault of each call, asked in order."""
        random = Random(self.seed)

        def fault_of(call: int) -> Fault | None:
            drawn = random.randrange(1_000) < self.per_mille
            kind = self.kinds[random.randrange(len(self.kinds))]
            return self.faults.get(call) or (kind if drawn else None)

        return fault_of


class Faults(Protocol):
    """Be a plan of faults, drawn beforehand or armed while it runs."""

    def start(self) -> Callable[[int], Fault | None]:
        """Give the function that tells the fault of each call, asked in order."""
        ...


NO_FAULTS = FaultPlan()


class FaultyStore:
    """Pass every call on to a store, injuring those that the plan names.

    `on_cancel` is called for `Fault.CANCELLED`: it cancels whoever the test or bench
    wants cancelled. `injected` lists the faults that were met, in order.
    """

    def __init__(
        self,
        inner: Store,
        plan: Faults = NO_FAULTS,
        *,
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        self.calls = 0
        self.injected: list[tuple[int, Fault]] = []
        self._inner = inner
        self._fault_of = plan.start()
        self._on_cancel = on_cancel
        self.principals = inner.principals
        self.idle_sessions = inner.idle_sessions
        self.list_idle = inner.list_idle
        self.fading = inner.fading
        self.expiring = inner.expiring
        self.index_faults = inner.index_faults
        self.load = inner.load
        self.sessions = inner.sessions
        self.session = inner.session
        self.runs = inner.runs
        self.trace = inner.trace
        self.episode = inner.episode
        self.episode_by_derivation = inner.episode_by_derivation
        self.episodes = inner.episodes
        self.repasses = inner.repasses
        self.repassing = inner.repassing
        self.search = inner.search
        self.status = inner.status
        self.aclose = inner.aclose

    async def claim(self, principal: Principal) -> Snapshot:
        """Claim; a claim whose outcome is unknown has raised the epoch or has not."""
        fault = await self._before((principal,))
        snapshot = None
        if fault is not Fault.UNKNOWN_NOT_DONE:
            snapshot = await self._inner.claim(principal)
        self._after(fault)
        assert snapshot is not None
        return snapshot

    async def commit(self, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
        """Commit, or not, and tell the truth about it, or not."""
        fault = await self._before([entry.principal for entry in batch])
        results: tuple[CommitResult, ...] = ()
        if fault is not Fault.UNKNOWN_NOT_DONE:
            results = await self._inner.commit(batch)
        self._after(fault)
        return results

    async def receipts(self, principal: Principal, keys: Sequence[str]) -> tuple[Receipt, ...]:
        """Find receipts."""
        self._after_read(await self._before((principal,)))
        return await self._inner.receipts(principal, keys)

    async def receipts_after(
        self, principal: Principal, *, after: tuple[int, int] = (0, -1), limit: int = PAGE_ROWS_MAX
    ) -> tuple[Receipt, ...]:
        """Read receipts."""
        self._after_read(await self._before((principal,)))
        return await self._inner.receipts_after(principal, after=after, limit=limit)

    async def traces(
        self, principal: Principal, *, after: int = 0, limit: int = PAGE_ROWS_MAX
    ) -> tuple[RecallTrace, ...]:
        """Read traces."""
        self._after_read(await self._before((principal,)))
        return await self._inner.traces(principal, after=after, limit=limit)

    async def erase(self, principal: Principal) -> dict[str, int]:
        """Erase, or not, and tell the truth about it, or not."""
        fault = await self._before((principal,))
        reached: dict[str, int] = {}
        if fault is not Fault.UNKNOWN_NOT_DONE:
            reached = await self._inner.erase(principal)
        self._after(fault)
        return reached

    async def events(self, principal: Principal, query: EventQuery) -> tuple[Event, ...]:
        """Read events."""
        self._after_read(await self._before((principal,)))
        return await self._inner.events(principal, query)

    async def expired_traces(
        self, principal: Principal, *, before: datetime, limit: int = PAGE_ROWS_MAX
    ) -> tuple[RecallTrace, ...]:
        """Read expired traces."""
        self._after_read(await self._before((principal,)))
        return await self._inner.expired_traces(principal, before=before, limit=limit)

    async def _before(self, principals: Sequence[Principal]) -> Fault | None:
        """Count a call and do what its fault does ahead of the call itself."""
        self.calls += 1
        fault = self._fault_of(self.calls)
        if fault is None:
            return None
        self.injected.append((self.calls, fault))
        if fault is Fault.SLOW:
            await anyio.sleep(SLOW_CALL_S)
        elif fault is Fault.OVERTAKEN:
            for principal in principals:
                await self._inner.claim(principal)
        elif fault is Fault.CANCELLED:
            if self._on_cancel is not None:
                self._on_cancel()
            await checkpoint()
        elif fault is Fault.REFUSED:
            await checkpoint()
            raise StoreUnavailable("the store did not take it; send it again when it is back")
        elif fault is Fault.CRASH_BEFORE:
            await checkpoint()
            raise StoreCrash
        return fault

    def _after(self, fault: Fault | None) -> None:
        if fault in (Fault.UNKNOWN_DONE, Fault.UNKNOWN_NOT_DONE):
            raise OutcomeUnknown("the store was cut off; send it again with its key to know")
        if fault is Fault.CRASH_AFTER:
            raise StoreCrash

    def _after_read(self, fault: Fault | None) -> None:
        if fault in (Fault.UNKNOWN_DONE, Fault.UNKNOWN_NOT_DONE):
            raise StoreUnavailable("the store was cut off while it read; send it again")
        self._after(fault)
