"""How fast the runtime is on a real clock: asyncio, the in-memory store, one process.

Each figure is the best of several rounds: what disturbs a shared machine makes a round
slower, never faster. Every round is reported beside it.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from importlib.util import find_spec
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from time import perf_counter
from uuid import UUID

import anyio
from anyio.lowlevel import checkpoint
from msgspec import Struct

from mnemic.actors.clock import SystemClock
from mnemic.actors.collector import settle_collector
from mnemic.actors.ids import RandomIds
from mnemic.actors.limits import Limits
from mnemic.evals.bench_figures import Latency, Rate, Stopwatch, best, latency
from mnemic.memory.commands import Append, OpenSession, Remember, SessionOpened
from mnemic.memory.model import Principal
from mnemic.stores.in_memory import InMemoryStore
from mnemic.supervisor import Supervisor, supervise

ROUNDS = 5
ASKS_PER_ROUND = 2_000
ACTIVATIONS_PER_ROUND = 200
BELIEFS = 1_000
PASSIVATED = 100_000
ADMISSION_TASKS = 64
BURST_MESSAGES = 1_000
TEXT = "I live in Seattle. I prefer concise answers."

_LIMITS = Limits(mailbox_messages=1_000_000, active_principals=20_000)


class RealTimeReport(Struct, frozen=True):
    """Report speed and memory of one host; latencies in microseconds.

    `tell_hot` counts messages told to one principal until the last is durable,
    `tell_spread` the same over `principals`. `activation_beliefs` is the number of
    beliefs loaded by `activation_full`. Memory is the growth of the resident set over
    `passivated` principals, the rows of their store included, in bytes for each.
    """

    loop: str
    python: str
    principals: int
    messages: int
    tell_hot: Rate
    tell_spread: Rate
    ask: Latency
    ask_rounds_p50_us: tuple[float, ...]
    activation_empty: Latency
    activation_full: Latency
    activation_beliefs: int
    passivated: int
    bytes_per_passivated: int
    passivated_mib: float


def run_real_time(
    *, principals: int = 1_000, messages: int = 100_000, passivated: int = PASSIVATED
) -> RealTimeReport:
    """Measure everything once over, in an event loop of its own, as a host would run."""
    settle_collector()
    uses_uvloop = find_spec("uvloop") is not None
    return anyio.run(
        _measure,
        principals,
        messages,
        passivated,
        "uvloop" if uses_uvloop else "asyncio",
        backend="asyncio",
        backend_options={"use_uvloop": uses_uvloop},
    )


async def _measure(principals: int, messages: int, passivated: int, loop: str) -> RealTimeReport:
    # Memory first: what later rounds give back to the allocator would hide the growth.
    grown = await measure_memory(passivated)
    asks = await measure_asks()
    empty, full, beliefs = await measure_activation()
    hot = await measure_tells(1, messages)
    spread = await measure_tells(principals, messages)
    return RealTimeReport(
        loop=loop,
        python=sys.version.split()[0],
        principals=principals,
        messages=messages,
        tell_hot=hot,
        tell_spread=spread,
        ask=best(asks),
        ask_rounds_p50_us=tuple(one.p50_us for one in asks),
        activation_empty=empty,
        activation_full=full,
        activation_beliefs=beliefs,
        passivated=passivated,
        bytes_per_passivated=grown // max(1, passivated),
        passivated_mib=round(grown / 2**20, 1),
    )


def _host(limits: Limits = _LIMITS) -> AbstractAsyncContextManager[Supervisor]:
    return supervise(InMemoryStore(), clock=SystemClock(), ids=RandomIds(), limits=limits)


async def _opened(host: Supervisor, principal: Principal) -> UUID:
    reply = await host.ask(principal, OpenSession())
    assert isinstance(reply, SessionOpened)
    return reply.session_id


async def measure_asks() -> list[Latency]:
    """Ask one principal, one message after another."""
    rounds = []
    principal = Principal("bench", "asked")
    async with _host() as host:
        command = Append(session_id=await _opened(host, principal), text=TEXT)
        for _ in range(ROUNDS + 1):
            waits = []
            for _ in range(ASKS_PER_ROUND):
                began = perf_counter()
                await host.ask(principal, command)
                waits.append(perf_counter() - began)
            rounds.append(latency(waits))
    return rounds[1:]


async def measure_tells(principals: int, messages: int) -> Rate:
    """Tell messages to several principals in turn, until every one of them is durable."""
    watch = Stopwatch()
    async with _host() as host:
        names = [Principal("bench", f"told{n}") for n in range(principals)]
        commands = [Append(session_id=await _opened(host, n), text=TEXT) for n in names]
        targets = list(zip(names, commands, strict=True))
        for _ in range(ROUNDS):
            gc.collect()
            with watch.round():
                await _tell_all(host, targets, messages)
    return watch.rate(messages)


async def _tell_all(
    host: Supervisor, targets: Sequence[tuple[Principal, Append]], messages: int
) -> None:
    for number in range(messages):
        principal, command = targets[number % len(targets)]
        host.tell(principal, command)
        if number % BURST_MESSAGES == BURST_MESSAGES - 1:
            # A sender is a task among others: it lets them run now and then.
            await checkpoint()
    async with anyio.create_task_group() as tasks:
        for principal, _ in targets:
            # Behind the last message of each: its answer comes after theirs.
            tasks.start_soon(host.ask, principal, OpenSession())


async def measure_activation() -> tuple[Latency, Latency, int]:
    """Activate an empty principal and one of `BELIEFS` beliefs, again and again."""
    figures = []
    beliefs = 0
    async with _host() as host:
        for name, count in (("empty", 0), ("full", BELIEFS)):
            principal = Principal("bench", name)
            for number in range(count):
                statement = f"My locker {number} holds the tool {number * 7 % 1009}."
                await host.ask(principal, Remember(statement=statement))
            beliefs = (await host.image(principal)).statistics().beliefs
            rounds = []
            for _ in range(ROUNDS):
                waits = []
                for _ in range(max(1, ACTIVATIONS_PER_ROUND // (1 + count // 50))):
                    host.passivate(principal)
                    began = perf_counter()
                    await host.image(principal)
                    waits.append(perf_counter() - began)
                rounds.append(latency(waits))
            figures.append(best(rounds))
    return figures[0], figures[1], beliefs


async def measure_memory(passivated: int) -> int:
    """Give the bytes by which that many principals, active once, make the process grow."""
    async with _host(Limits(active_principals=256)) as host:
        await _opened(host, Principal("bench", "first"))
        gc.collect()
        before = resident_bytes()
        numbers = iter(range(passivated))

        async def admit() -> None:
            for number in numbers:
                principal = Principal("bench", f"idle{number:06d}")
                session_id = await _opened(host, principal)
                await host.ask(principal, Append(session_id=session_id, text=TEXT))

        async with anyio.create_task_group() as tasks:
            for _ in range(min(ADMISSION_TASKS, passivated)):
                tasks.start_soon(admit)
        gc.collect()
        return max(0, resident_bytes() - before)


def resident_bytes() -> int:
    """Give the resident set of this process; its peak where the system tells no more."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        pages = int(statm.read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return getrusage(RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
