"""The verbs in process, and over the client: on the ASGI application, and on a socket."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import anyio
import anyio.to_thread
import httpx
import pytest

import mnemic
import mnemic.client
import mnemic.client.sync
from mnemic.verbs import MemoryVerbs
from tests.contract.verbs_contract import VerbsContract
from tests.support.asgi import served
from tests.support.socket_host import SocketHost, socket_host

URL = "http://127.0.0.1"
LIMITS = {"requests_per_s": 100_000.0, "burst": 100_000}


class TestInProcess(VerbsContract):
    """The API itself."""

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[MemoryVerbs]:
        async with mnemic.open_memory("memory://") as memory:
            yield memory


class TestClient(VerbsContract):
    """The client over the application, in this process."""

    @pytest.fixture(autouse=True)
    def _directory(self, tmp_path: Path) -> None:
        self.directory = tmp_path

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[MemoryVerbs]:
        async with served(self.directory, limits=LIMITS) as host:
            http = httpx.AsyncClient(transport=httpx.ASGITransport(app=host.app))
            async with (
                http,
                mnemic.client.open_memory(URL, token=host.token(), http=http) as memory,
            ):
                yield memory


class Awaited:
    """Let blocking verbs be awaited, so that the contract can be run on them."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._inner, name)
        if not callable(found):
            return found
        if name == "principal":
            return lambda *names: Awaited(found(*names))

        async def verb(*args: Any, **given: Any) -> Any:
            result = await anyio.to_thread.run_sync(lambda: found(*args, **given))
            is_session = isinstance(result, mnemic.client.sync.RemoteSession)
            return Awaited(result) if is_session else result

        return verb


@pytest.fixture(scope="module")
def socket() -> Iterator[SocketHost]:
    """Run a host of its own event loop and thread, behind a real socket."""
    with socket_host(limits=LIMITS) as host:
        yield host


class TestBlockingClientOnASocket(VerbsContract):
    """The client without an event loop, over a real connection."""

    @pytest.fixture(autouse=True)
    def _host(self, socket: SocketHost) -> None:
        self.host = socket
        self.tenant = f"t-{uuid4().hex}"

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[MemoryVerbs]:
        token = self.host.token(self.tenant)
        with mnemic.client.sync.open_memory(self.host.url, token=token) as memory:
            yield Awaited(memory)
