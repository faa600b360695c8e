"""Run an ASGI application's lifespan around a test, as a server would."""

from __future__ import annotations

from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
from msgspec import Struct

from mnemic.actors.clock import SystemClock
from mnemic.host import Host, Right, Settings, Surface, TokenFile, create_app, open_host
from mnemic.host.guard import App

Message = MutableMapping[str, Any]


@asynccontextmanager
async def lifespan(app: App) -> AsyncIterator[None]:
    """Start an application and shut it down at the end of the block."""
    to_app, app_receives = anyio.create_memory_object_stream[Message](1)
    app_sends, from_app = anyio.create_memory_object_stream[Message](1)

    async def run() -> None:
        await app({"type": "lifespan", "state": {}}, app_receives.receive, app_sends.send)

    with to_app, app_receives, app_sends, from_app:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(run)
            await to_app.send({"type": "lifespan.startup"})
            assert (await from_app.receive())["type"] == "lifespan.startup.complete"
            try:
                yield
            finally:
                with anyio.CancelScope(shield=True):
                    await to_app.send({"type": "lifespan.shutdown"})
                    assert (await from_app.receive())["type"] == "lifespan.shutdown.complete"


class Served(Struct, frozen=True):
    """Hold a host in this process, the application before it, and its tokens."""

    host: Host
    app: App
    tokens: TokenFile

    def token(self, *principals: str, tenant: str = "acme", right: Right = Right.ERASE) -> str:
        """Make a token of these principals; of the whole tenant without any."""
        return self.tokens.create(tenant, principals or None, right)[0]


@asynccontextmanager
async def served(
    directory: Path, *, surfaces: tuple[Surface, ...] = (), **settings: Any
) -> AsyncIterator[Served]:
    """Run a host on a new memory, with its application started."""
    chosen = Settings.model_validate({"tokens": directory / "tokens.json", **settings})
    tokens = TokenFile(chosen.tokens_path(), clock=SystemClock())
    # A host that nobody could talk to does not start.
    tokens.create("nobody", ["nobody"], Right.READ)
    async with open_host(chosen, storage="memory://") as host:

        @asynccontextmanager
        async def opener() -> AsyncIterator[Host]:
            yield host

        app = create_app(opener, surfaces=surfaces)
        async with lifespan(app):
            yield Served(host, app, tokens)
