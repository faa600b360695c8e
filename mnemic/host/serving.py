"""Serve a host until a signal: bind, open, answer, drain.

The first SIGTERM or Ctrl-C stops the intake and lets what was begun finish within the
grace period; the second gives the grace up, and the store is still closed in order.
"""

from __future__ import annotations

import errno
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager

import anyio
import uvicorn
from anyio.abc import TaskStatus
from msgspec import Struct

from mnemic.actors import log
from mnemic.errors import InvalidAddress
from mnemic.host.app import Surface, create_app
from mnemic.host.service import Host, open_host
from mnemic.host.settings import Settings

BACKLOG = 1_024
"""Connections that may wait to be accepted."""

KEEP_ALIVE_S = 75
"""Time a quiet connection is kept open, in seconds."""

HEADER_BYTES_MAX = 65_536
"""Longest head of a request, its path and headers together."""

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Serving(Struct, frozen=True):
    """Tell where a host listens; `url` is for people and clients of this machine."""

    host: Host
    url: str
    port: int


def bind(settings: Settings) -> socket.socket:
    """Take the address to listen on, before anything else; raises `InvalidAddress`."""
    place = f"{settings.host} port {settings.port}"
    try:
        found = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, kind, protocol, _, address = found[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError:
            listener.close()
            raise
    except socket.gaierror:
        raise InvalidAddress(f"there is no address {settings.host}; mend --host") from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise InvalidAddress(
                f"{place} is taken, perhaps by a host that runs already (`mnemic status`); "
                "choose another with --port"
            ) from None
        raise InvalidAddress(
            f"{place} cannot be listened on ({error.strerror}); choose another with --host, --port"
        ) from None
    listener.setblocking(False)  # noqa: FBT003 - it takes no keyword
    return listener


async def serve(
    settings: Settings,
    *,
    surfaces: tuple[Surface, ...] = (),
    ready: Callable[[Serving], None] | None = None,
    storage: str | None = None,
) -> bool:
    """Serve until a signal; return whether the drain kept its order.

    False when a second signal gave the grace period up. `ready` hears once requests are
    answered. `storage` stands for the settings' store, as a bench needs it. Raises what
    `bind` raises, and what `open_host` raises inside an exception group.
    """
    listener = bind(settings)
    stopping = _Stopping()
    try:
        async with anyio.create_task_group() as tasks:
            # Signals are heard from here to the very end, while the store opens and closes too.
            await tasks.start(stopping.listen, name="signals")
            with stopping.opening:
                await _serve(
                    settings, listener, stopping, surfaces=surfaces, ready=ready, storage=storage
                )
            tasks.cancel_scope.cancel()
    finally:
        listener.close()
    log.host_event("host_stopped", in_order=stopping.in_order)
    return stopping.in_order


async def _serve(
    settings: Settings,
    listener: socket.socket,
    stopping: _Stopping,
    *,
    surfaces: tuple[Surface, ...],
    ready: Callable[[Serving], None] | None,
    storage: str | None,
) -> None:
    async with open_host(settings, storage=storage) as host:

        @asynccontextmanager
        async def opened() -> AsyncIterator[Host]:
            yield host

        server = _Server(_configured(settings, create_app(opened, surfaces=surfaces)))
        stopping.serve(host, server)
        port = listener.getsockname()[1]
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(_announce, server, Serving(host, _url(settings, port), port), ready)
            await server.serve(sockets=[listener])
            host.begin_drain()
            tasks.cancel_scope.cancel()


async def _announce(
    server: _Server, serving: Serving, ready: Callable[[Serving], None] | None
) -> None:
    await server.listening.wait()
    log.host_event("host_ready", url=serving.url)
    if ready is not None:
        ready(serving)


def _url(settings: Settings, port: int) -> str:
    name = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{name}:{port}"


class _Server(uvicorn.Server):
    """Leave the signals to the host: uvicorn would raise them again before the drain."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = anyio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say when requests are answered."""
        await super().startup(sockets)
        if self.started:
            self.listening.set()

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Capture none."""
        yield


class _Stopping:
    """Count signals: the first drains, the second gives up the grace period.

    One that comes while the store is still being opened ends that, and there is nothing to
    drain.
    """

    def __init__(self) -> None:
        self.opening = anyio.CancelScope()
        self._served: tuple[Host, _Server] | None = None
        self._signals = 0

    @property
    def in_order(self) -> bool:
        """Tell whether nobody lost patience."""
        return self._signals < 2

    def serve(self, host: Host, server: _Server) -> None:
        """Say what a signal stops from now on."""
        self._served = (host, server)

    async def listen(self, *, task_status: TaskStatus[None]) -> None:
        """Hear signals until cancelled."""
        with anyio.open_signal_receiver(*SIGNALS) as received:
            task_status.started()
            async for number in received:
                self._signals += 1
                log.host_event("host_signalled", signal=number.name, times=self._signals)
                await self._stop()

    async def _stop(self) -> None:
        if self._served is None:
            self.opening.cancel()
            return
        host, server = self._served
        host.begin_drain()
        server.should_exit = True
        if not self.in_order:
            server.force_exit = True
            await host.drain_now()


def _configured(settings: Settings, app: object) -> uvicorn.Config:
    # What it logs may quote a request; the guard logs what is worth it.
    logging.getLogger("uvicorn").addHandler(logging.NullHandler())
    logging.getLogger("uvicorn").propagate = False
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        proxy_headers=False,
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=max(1, round(settings.drain_grace_s)),
        h11_max_incomplete_event_size=HEADER_BYTES_MAX,
        ws="none",
    )
