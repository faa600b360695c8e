"""Stand between a host and PostgreSQL, and cut the line when a commit is sent.

It speaks no protocol: it looks for the one message that a COMMIT is, and keeps either
the message or the answer to it.
"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

import anyio
from anyio.abc import SocketStream

COMMIT_MESSAGE = b"Q\x00\x00\x00\x0bCOMMIT\x00"
READ_BYTES = 65_536
_ENDED = (anyio.EndOfStream, anyio.BrokenResourceError, anyio.ClosedResourceError)


class CuttingProxy:
    """Forward connections; cut the one that sends the next COMMIT each time it is armed."""

    def __init__(self, upstream: Path) -> None:
        self._upstream = upstream
        self._lands: bool | None = None
        self.cuts = 0

    def arm(self, *, lands: bool) -> None:
        """Cut at the next COMMIT: after it reached the server, or before."""
        self._lands = lands

    async def serve(self, client: SocketStream) -> None:
        """Forward one connection both ways until a side ends it or it is cut."""
        async with client, await anyio.connect_unix(self._upstream) as server:
            answered: list[anyio.Event] = []
            async with anyio.create_task_group() as tasks:

                async def copy_back() -> None:
                    try:
                        while True:
                            data = await server.receive(READ_BYTES)
                            if answered:
                                return answered[0].set()
                            await client.send(data)
                    except _ENDED:
                        tasks.cancel_scope.cancel()

                tasks.start_soon(copy_back)
                try:
                    while True:
                        data = await client.receive(READ_BYTES)
                        if self._lands is not None and data == COMMIT_MESSAGE:
                            lands, self._lands = self._lands, None
                            self.cuts += 1
                            if lands:
                                answered.append(anyio.Event())
                                await server.send(data)
                                await answered[0].wait()
                            break
                        await server.send(data)
                except _ENDED:
                    pass
                tasks.cancel_scope.cancel()


@asynccontextmanager
async def cutting_proxy(dsn: str) -> AsyncIterator[tuple[str, CuttingProxy]]:
    """Give an address that leads to `dsn`, a local socket's, through a proxy, and the proxy."""
    parts = urlsplit(dsn)
    options = parse_qs(parts.query)
    port = options["port"][0]
    proxy = CuttingProxy(Path(options["host"][0]) / f".s.PGSQL.{port}")
    with tempfile.TemporaryDirectory(prefix="mnemic-proxy-") as directory:
        listener = await anyio.create_unix_listener(Path(directory) / f".s.PGSQL.{port}")
        async with listener, anyio.create_task_group() as tasks:
            tasks.start_soon(listener.serve, proxy.serve)
            query = f"host={quote(directory, safe='')}&port={port}"
            yield parts._replace(query=query).geturl(), proxy
            tasks.cancel_scope.cancel()


__all__ = ["CuttingProxy", "cutting_proxy"]
