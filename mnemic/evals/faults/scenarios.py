"""The faults, one function each: do it so many times, and say how long recovery took.

Every scenario leaves its victims dead. `harm` yields the seconds from the end of each
fault until a write was acknowledged again.
"""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

import anyio.to_thread
import asyncpg
from msgspec import Struct

from mnemic.evals.faults.hosts import Ledger, Victim
from mnemic.evals.faults.proxy import cutting_proxy
from mnemic.evals.faults.victim import TENANT
from mnemic.stores.embedded import EmbeddedServer

T = TypeVar("T")

LONGEST_RUN_S = 0.06
"""Longest time that a host writes before it is killed, in seconds after its first word."""

ROOM_BYTES = 192 * 2**20
"""Size of the file system that runs full."""

FILLING_S = 60.0
"""Longest time until a full file system stops a host, in seconds: the log has room of its own."""

LOCK_HELD_S = 0.9
STATEMENT_S = 0.3
"""A row is held longer than a statement may take, in seconds."""


class Place(Struct, frozen=True):
    """Hold what a scenario harms: a server, the ledger of its victims, and its chances."""

    server: EmbeddedServer
    ledger: Ledger
    random: Random
    directory: Path


async def blocking(work: Callable[[], T]) -> T:
    """Wait for a process without holding up the loop."""
    return await anyio.to_thread.run_sync(work)


@asynccontextmanager
async def victim(
    place: Place, dsn: str | None = None, *, statement_s: float | None = None
) -> AsyncIterator[Victim]:
    """Run a host for the block, and kill it at the end."""
    host = await blocking(
        partial(Victim, dsn or place.server.dsn, place.ledger, statement_s=statement_s)
    )
    try:
        yield host
    finally:
        await blocking(host.kill)


async def host_killed(place: Place, times: int) -> AsyncIterator[float]:
    """Kill a host under load at a random moment; the next one takes over."""
    for _ in range(times):
        async with victim(place) as host:
            yield await blocking(partial(host.acknowledge, 1))
            await blocking(partial(host.run_for, place.random.uniform(0, LONGEST_RUN_S)))


async def server_killed(place: Place, times: int) -> AsyncIterator[float]:
    """Kill PostgreSQL under a writing host; it recovers and the host goes on."""
    async with victim(place) as host:
        await blocking(partial(host.acknowledge, 1))
        for _ in range(times):
            await blocking(partial(host.run_for, place.random.uniform(0, 0.3)))
            pid = place.server.statistics().pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            started = anyio.current_time()
            await place.server.ensure_alive()
            await blocking(partial(host.acknowledge, 1))
            yield anyio.current_time() - started


async def connection_cut(place: Place, times: int) -> AsyncIterator[float]:
    """Cut the line at a COMMIT: before the server has it, or before its answer comes."""
    async with (
        cutting_proxy(place.server.dsn) as (dsn, proxy),
        victim(place, dsn) as host,
    ):
        await blocking(partial(host.acknowledge, 1))
        for number in range(times):
            proxy.arm(lands=number % 2 == 1)
            while proxy.cuts <= number:  # noqa: ASYNC110 - another process writes
                await anyio.sleep(0.001)
            started = anyio.current_time()
            await blocking(partial(host.acknowledge, 1))
            yield anyio.current_time() - started


async def host_paused(place: Place, times: int) -> AsyncIterator[float]:
    """Stop a host in the middle, let another take its principals over, and let it go on."""
    for _ in range(times):
        async with victim(place) as old:
            await blocking(partial(old.acknowledge, 1))
            await blocking(partial(old.run_for, place.random.uniform(0, LONGEST_RUN_S)))
            old.pause()
            try:
                async with victim(place) as new:
                    yield await blocking(partial(new.acknowledge, 1))
                    old.resume()
                    # Both write now, each fencing the other off.
                    await blocking(partial(new.run_for, 0.2))
                    await blocking(partial(old.run_for, 0.0))
            finally:
                old.resume()


async def disk_full(place: Place, times: int) -> AsyncIterator[float]:
    """Fill the file system under the server, and make room again."""
    ballast = place.directory / "ballast"
    async with victim(place) as host:
        await blocking(partial(host.acknowledge, 1))
        for _ in range(times):
            await blocking(partial(_fill, ballast))
            try:
                if not await blocking(partial(host.stalls, FILLING_S)):
                    raise TimeoutError("a full file system stopped nobody")
            finally:
                ballast.unlink()
            started = anyio.current_time()
            await place.server.ensure_alive()
            await blocking(partial(host.acknowledge, 1))
            yield anyio.current_time() - started


def _fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(65_536))


async def statement_timeout(place: Place, times: int) -> AsyncIterator[float]:
    """Hold a principal's row for longer than a statement may take."""
    connection = await asyncpg.connect(place.server.dsn)
    try:
        async with victim(place, statement_s=STATEMENT_S) as host:
            await blocking(partial(host.acknowledge, 1))
            for _ in range(times):
                async with connection.transaction():
                    await connection.execute(
                        "SELECT 1 FROM mnemic.principals WHERE tenant_id = $1"
                        " AND principal_id = 'p0' FOR UPDATE",
                        TENANT,
                    )
                    await blocking(partial(host.run_for, LOCK_HELD_S))
                started = anyio.current_time()
                await blocking(partial(host.acknowledge, 1))
                yield anyio.current_time() - started
    finally:
        await connection.close()


__all__ = [
    "ROOM_BYTES",
    "Place",
    "connection_cut",
    "disk_full",
    "host_killed",
    "host_paused",
    "server_killed",
    "statement_timeout",
]
