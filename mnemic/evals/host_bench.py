"""What a host costs: observe, recall and remember over loopback beside the call itself.

One run, the same store, the same work, turn about: first through the in-process API, then
through HTTP to a host in a process of its own. The ratios carry over to another machine.
Every client has a principal of its own, as agents do; the best of several rounds is told.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from importlib.util import find_spec
from time import perf_counter

import anyio
from msgspec import Struct
from rich.table import Table

from mnemic.actors.collector import settle_collector
from mnemic.api import Memory, PrincipalMemory, open_memory
from mnemic.conversations import SessionMemory
from mnemic.evals.bench_figures import Latency, latency
from mnemic.evals.host_client import Connection

VERBS = ("observe", "recall", "remember")
CLIENTS = (1, 16, 64)
ROUNDS = 3
BELIEFS = 20
"""Beliefs of each client's principal before anything is measured."""

TENANT = "local"
QUESTION = "Where do I live?"
TURN = "I live in Seattle. I prefer concise answers."
STOP_S = 60.0


class Side(Struct, frozen=True):
    """Report one side: requests a second over all clients, and how long one takes."""

    per_s: float
    waits: Latency


class HostRow(Struct, frozen=True):
    """Compare one verb at one number of clients.

    `rate_kept` is the share of the in-process rate that is left over HTTP. `added_us` is what
    HTTP adds to the median wait and `slower` the ratio of the medians, of one client only:
    a recall in process awaits nothing, so that several of them never wait for one another.
    """

    verb: str
    clients: int
    in_process: Side
    http: Side
    added_us: float | None
    slower: float | None
    rate_kept: float


class HostReport(Struct, frozen=True):
    """Report every verb at every number of clients."""

    store: str
    loop: str
    cpus: int
    requests: int
    rows: tuple[HostRow, ...]


def host_table(report: HostReport) -> Table:
    """Lay a report out for a person."""
    title = f"{report.store} store, {report.loop}, {report.cpus} cpus"
    table = Table(box=None, pad_edge=False, title=title, title_justify="left")
    for heading in ("verb", "clients"):
        table.add_column(heading)
    for heading in ("in process/s", "p50 ms", "p99 ms", "http/s", "p50 ms", "p99 ms"):
        table.add_column(heading, justify="right")
    for heading in ("added ms", "slower", "rate kept"):
        table.add_column(heading, justify="right")
    for row in report.rows:
        table.add_row(
            row.verb,
            str(row.clients),
            *_shown(row.in_process),
            *_shown(row.http),
            "" if row.added_us is None else f"{row.added_us / 1e3:.2f}",
            "" if row.slower is None else f"{row.slower:.1f}x",
            f"{row.rate_kept:.0%}",
        )
    return table


def _shown(side: Side) -> tuple[str, str, str]:
    p50, p99 = side.waits.p50_us / 1e3, side.waits.p99_us / 1e3
    return f"{side.per_s:,.0f}", f"{p50:.2f}", f"{p99:.2f}"


Act = Callable[[int], Awaitable[object]]
"""Does a client's next thing; the number makes it one of its own."""


class _Caller(Struct, frozen=True):
    """Hold one client's way to each verb."""

    acts: dict[str, Act]


def run_host(*, embedded: bool, requests: int) -> HostReport:
    """Measure; `requests` are made for each verb, number of clients, side and round."""
    settle_collector()
    has_uvloop = find_spec("uvloop") is not None
    rows = anyio.run(_measured, embedded, requests, backend_options={"use_uvloop": has_uvloop})
    return HostReport(
        store="embedded" if embedded else "memory",
        loop="uvloop" if has_uvloop else "asyncio",
        cpus=os.cpu_count() or 0,
        requests=requests,
        rows=rows,
    )


async def _measured(is_embedded: bool, requests: int) -> tuple[HostRow, ...]:
    with _places(embedded=is_embedded) as (own, childs):
        async with open_memory(own, sweeps=False) as memory:
            with _child(childs) as url:
                rows = []
                for clients in CLIENTS:
                    async with _both(memory, url, clients) as (direct, remote):
                        rows += [
                            await _row(verb, direct, remote, requests=requests) for verb in VERBS
                        ]
                return tuple(rows)


@contextmanager
def _places(*, embedded: bool) -> Iterator[tuple[str, str]]:
    if not embedded:
        yield "memory://", "memory://"
        return
    with tempfile.TemporaryDirectory(prefix="mnemic-bench-") as directory:
        yield f"embedded:{directory}/own", f"embedded:{directory}/host"


@contextmanager
def _child(storage: str) -> Iterator[str]:
    """Run the host in a process of its own; give its URL."""
    command = [sys.executable, "-m", "mnemic.evals.host_child", storage]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            try:
                process.wait(STOP_S)
            except subprocess.TimeoutExpired:
                process.kill()


@asynccontextmanager
async def _both(
    memory: Memory, url: str, clients: int
) -> AsyncIterator[tuple[list[_Caller], list[_Caller]]]:
    async with AsyncExitStack() as stack:
        direct: list[_Caller] = []
        remote: list[_Caller] = []
        for number in range(clients):
            name = f"{clients}-{number}"
            direct.append(await _direct(memory.principal(TENANT, name)))
            connection = await Connection.open(url)
            stack.push_async_callback(connection.close)
            remote.append(await _remote(connection, name))
        yield direct, remote


async def _direct(owner: PrincipalMemory) -> _Caller:
    session: SessionMemory = await owner.open_session()
    for number in range(BELIEFS):
        await owner.remember(_statement(number))
    return _Caller(
        {
            "observe": lambda _: session.say(TURN),
            "recall": lambda _: owner.recall(QUESTION),
            "remember": lambda number: owner.remember(_statement(number)),
        }
    )


async def _remote(connection: Connection, name: str) -> _Caller:
    path = f"/v1/principals/{name}"
    opened = await connection.post(f"{path}/sessions", {})
    turns = f"{path}/sessions/{opened['session_id']}/turns"
    for number in range(BELIEFS):
        await connection.post(f"{path}/beliefs", {"statement": _statement(number)})

    def remember(number: int) -> Awaitable[object]:
        return connection.post(f"{path}/beliefs", {"statement": _statement(number)})

    return _Caller(
        {
            "observe": lambda _: connection.post(turns, {"text": TURN}),
            "recall": lambda _: connection.post(f"{path}/recalls", {"question": QUESTION}),
            "remember": remember,
        }
    )


def _statement(number: int) -> str:
    return "I live in Ghent." if number == 0 else f"I have a boat named Nessie {number}."


async def _row(
    verb: str, direct: list[_Caller], remote: list[_Caller], *, requests: int
) -> HostRow:
    sides: dict[str, list[Side]] = {"direct": [], "remote": []}
    for turn in range(ROUNDS):
        for name, callers in (("direct", direct), ("remote", remote)):
            first = BELIEFS + turn * requests
            sides[name].append(await _side(verb, callers, requests=requests, first=first))
    in_process, http = (max(each, key=lambda side: side.per_s) for each in sides.values())
    is_alone = len(direct) == 1
    return HostRow(
        verb=verb,
        clients=len(direct),
        in_process=in_process,
        http=http,
        added_us=round(http.waits.p50_us - in_process.waits.p50_us, 1) if is_alone else None,
        slower=round(http.waits.p50_us / in_process.waits.p50_us, 2) if is_alone else None,
        rate_kept=round(http.per_s / in_process.per_s, 3),
    )


async def _side(verb: str, callers: list[_Caller], *, requests: int, first: int) -> Side:
    """Let every client do its share, all at once."""
    share = max(1, requests // len(callers))
    waits: list[float] = []

    async def keep_on(caller: _Caller) -> None:
        act = caller.acts[verb]
        for number in range(first, first + share):
            began = perf_counter()
            await act(number)
            waits.append(perf_counter() - began)

    began = perf_counter()
    async with anyio.create_task_group() as tasks:
        for number, caller in enumerate(callers):
            tasks.start_soon(keep_on, caller, name=f"client {number}")
    return Side(per_s=round(len(waits) / (perf_counter() - began), 1), waits=latency(waits))
