"""Erasure reaches everything, in memory, on both backends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import anyio
import pytest

from mnemic.api import Memory, open_memory
from mnemic.memory.model import Principal
from mnemic.stores.in_memory import InMemoryStore
from tests.support.erasing import Scan, rows_of, settled
from tests.support.erasure_stories import STORIES


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
@pytest.mark.parametrize("story", STORIES, ids=lambda s: s.__name__)
def test_erasure_reaches_everything(
    story: Callable[[Memory, Scan], Awaitable[None]], backend: str
) -> None:
    """What the story says, with every row and every image scanned for the words."""

    async def run() -> None:
        async with open_memory("memory://", sweeps=False) as memory:
            store = memory.composition.store
            assert isinstance(store, InMemoryStore)
            data = store.data

            async def scan(whose: Principal) -> str:
                await settled(memory.composition.supervisor, whose)
                return rows_of(data, whose)

            await story(memory, scan)

    anyio.run(run, backend=backend)
