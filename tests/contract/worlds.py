"""What a contract test is given: one set of data, and hosts that come and go on it."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

from mnemic.stores.port import Store

Scenario = Callable[["World"], Awaitable[None]]


class World(Protocol):
    """Hold data that outlives any store that is opened on it."""

    def host(self) -> AbstractAsyncContextManager[Store]:
        """Open a store on the data, as one more host would."""
        ...

    def host_losing_reply(self, *, lands: bool) -> AbstractAsyncContextManager[Store]:
        """Open a store whose first commit is cut off: after it took effect, or before."""
        ...

    async def damage(self, tenant_id: str, principal_id: str) -> None:
        """Make one belief of that principal undecodable, as a foreign hand would."""
        ...


class Contract:
    """Be the root of every contract class: say how a scenario is run on a fresh world."""

    def run(self, scenario: Scenario) -> None:
        """Run a scenario to its end; each adapter's test class says how."""
        raise NotImplementedError

    def run_example(self, scenario: Scenario) -> None:
        """Run one of many generated scenarios; data may be shared between them."""
        self.run(scenario)


def scenario(test: Callable[[Any, World], Awaitable[None]]) -> Callable[[Any], None]:
    """Make a synchronous test of an asynchronous one that is given a world."""

    def run(self: Contract) -> None:
        async def on(world: World) -> None:
            await test(self, world)

        self.run(on)

    run.__name__ = test.__name__
    run.__doc__ = inspect.getdoc(test)
    return run


@asynccontextmanager
async def as_host(store: Store) -> AsyncIterator[Store]:
    """Close a store at the end of a block."""
    try:
        yield store
    finally:
        await store.aclose()
