"""The composition root: the only place that knows every adapter."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from mnemic.actors.clock import Clock, SystemClock
from mnemic.actors.ids import RandomIds
from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.actors.observer import Observer
from mnemic.actors.sweeps import idle_session_sweep, passivation_sweep
from mnemic.memory.ids import IdSource
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.stores.address import open_store
from mnemic.stores.port import Store
from mnemic.supervisor import Supervisor, supervise


class Composition(Struct, frozen=True):
    """Hold the wired parts of one running host."""

    store: Store
    supervisor: Supervisor
    clock: Clock
    ids: IdSource
    profile: Profile


@asynccontextmanager
async def build(
    address: str,
    *,
    clock: Clock | None = None,
    ids: IdSource | None = None,
    profile: Profile = DEFAULT_PROFILE,
    limits: Limits = DEFAULT_LIMITS,
    observer: Observer | None = None,
    sweeps: bool = True,
) -> AsyncIterator[Composition]:
    """Open the store at `address` and run a supervisor on it for the block's duration.

    The clock and the identifiers default to the host's own. Without `sweeps` nothing
    happens that was not told. Raises what `open_store` raises.
    """
    clock = clock or SystemClock()
    ids = ids or RandomIds()
    async with (
        open_store(address) as store,
        supervise(
            store, clock=clock, ids=ids, profile=profile, limits=limits, observer=observer
        ) as supervisor,
    ):
        if sweeps:
            supervisor.start_sweep(idle_session_sweep(store, supervisor, clock, limits=limits))
            supervisor.start_sweep(passivation_sweep(supervisor))
        yield Composition(store=store, supervisor=supervisor, clock=clock, ids=ids, profile=profile)
