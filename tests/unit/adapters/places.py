"""Run a story on a memory in this process, and on one behind a host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import anyio
import httpx
import pytest

import mnemic
import mnemic.client
from mnemic.verbs import MemoryVerbs
from tests.support.asgi import served

PLACES = pytest.mark.parametrize("place", ["in process", "behind a host"])


def on(place: str, directory: Path, story: Callable[[MemoryVerbs], Awaitable[None]]) -> None:
    """Run a story on a new memory at one of `PLACES`."""

    async def here() -> None:
        async with mnemic.open_memory("memory://") as memory:
            await story(memory)

    async def there() -> None:
        async with served(directory) as host:
            http = httpx.AsyncClient(transport=httpx.ASGITransport(app=host.app))
            async with (
                http,
                mnemic.client.open_memory(
                    "http://127.0.0.1", token=host.token(), http=http
                ) as memory,
            ):
                await story(memory)

    anyio.run(here if place == "in process" else there)
