"""A host on a real socket of this machine, in a thread with an event loop of its own."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any

import anyio
import uvicorn

from mnemic.actors.clock import SystemClock
from mnemic.host import Host, Right, Settings, TokenFile, create_app, open_host

PATIENCE_S = 60.0


class SocketHost:
    """Tell where a host listens, and make tokens for it."""

    def __init__(self, url: str, tokens: TokenFile) -> None:
        self.url = url
        self._tokens = tokens

    def token(self, tenant: str, *principals: str) -> str:
        """Make a token of some principals of a tenant, or of all of it."""
        return self._tokens.create(tenant, principals or None, Right.ERASE)[0]


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listening.set()


@contextmanager
def socket_host(**settings: Any) -> Iterator[SocketHost]:
    """Serve a new memory until the end of the block."""
    with TemporaryDirectory(prefix="mnemic-host-") as directory, _listener() as listener:
        path = Path(directory) / "tokens.json"
        tokens = TokenFile(path, clock=SystemClock())
        tokens.create("nobody", ["nobody"], Right.READ)
        chosen = Settings.model_validate({"tokens": path, **settings})

        @asynccontextmanager
        async def opener() -> AsyncIterator[Host]:
            async with open_host(chosen, storage="memory://") as host:
                yield host

        app: Any = create_app(opener)
        server = _Server(uvicorn.Config(app, lifespan="on", log_config=None, ws="none"))
        thread = Thread(target=anyio.run, args=(server.serve, [listener]), name="host")
        thread.start()
        try:
            assert server.listening.wait(PATIENCE_S)
            yield SocketHost(f"http://127.0.0.1:{listener.getsockname()[1]}", tokens)
        finally:
            server.should_exit = True
            thread.join(PATIENCE_S)
        assert not thread.is_alive()


@contextmanager
def _listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        yield listener
