"""Durable speed: the runtime on an embedded PostgreSQL beside what people do today.

One server, fsync on, one run: a hot principal told as fast as it can be, many
principals asked at once, and the optimistic baseline and the raw insert limit on the
same server in between. Ratios are the figures that carry over to another machine.
"""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from uuid import UUID

import anyio
from anyio.lowlevel import checkpoint
from msgspec import Struct

from mnemic.actors.clock import SystemClock
from mnemic.actors.committer import CommitterStatistics
from mnemic.actors.ids import RandomIds
from mnemic.actors.limits import Limits
from mnemic.evals.bench_figures import Latency, Rate, latency, rate
from mnemic.evals.optimistic_baseline import run_optimistic, run_raw
from mnemic.memory.commands import Append, OpenSession, SessionOpened
from mnemic.memory.model import Principal
from mnemic.stores.embedded import embedded_server
from mnemic.stores.postgres import open_postgres
from mnemic.supervisor import Supervisor, supervise

ROUNDS = 3
BASELINE_COMMITS = 2_000
BASELINE_CONNECTIONS = (1, 16)
RAW_EVENTS = 50_000
RAW_BATCH = 1_000
ASKS = 300
BURST_MESSAGES = 1_000
TEXT = "I live in Seattle. I prefer concise answers."


class Baseline(Struct, frozen=True):
    """Report the optimistic baseline on that many connections."""

    connections: int
    rate: Rate
    retries: int


class DurableReport(Struct, frozen=True):
    """Report durable appends; every message counted is on disk.

    `hot` are appends to one principal, `many` asked commits over `principals` at once,
    `ask` the wait for one durable reply at rest. The ratios compare with the better of
    the baseline's numbers of connections, `many_of_raw` with the raw insert limit.
    """

    principals: int
    messages: int
    hot: Rate
    hot_baselines: tuple[Baseline, ...]
    hot_ratio: float
    many: Rate
    many_baselines: tuple[Baseline, ...]
    many_ratio: float
    raw_insert: Rate
    hot_of_raw: float
    many_of_raw: float
    ask: Latency
    largest_batch: int
    commits_per_batch: float


def run_durable(
    *, principals: int = 1_000, messages: int = 20_000, directory: Path | None = None
) -> DurableReport:
    """Measure on an embedded server in `directory`, or in a temporary one.

    Raises `ServerUnavailable` and `InvalidAddress` as the embedded store does.
    """
    with ExitStack() as stack:
        if directory is None:
            temporary = tempfile.TemporaryDirectory(prefix="mnemic-bench-")
            directory = Path(stack.enter_context(temporary)) / "data"
        return anyio.run(
            _measure,
            directory,
            principals,
            messages,
            backend="asyncio",
            backend_options={"use_uvloop": find_spec("uvloop") is not None},
        )


async def _measure(directory: Path, principals: int, messages: int) -> DurableReport:
    async with (
        embedded_server(directory) as server,
        open_postgres(server.dsn, create_schema=True, ensure_alive=server.ensure_alive) as store,
        supervise(
            store,
            clock=SystemClock(),
            ids=RandomIds(),
            limits=Limits(mailbox_messages=max(4_096, 2 * messages)),
        ) as host,
    ):
        hot = await _rounds(messages, lambda n: _tell_hot(host, n, messages))
        before = host.statistics().committer
        many = await _rounds(messages, lambda _: _ask_many(host, principals, messages))
        after = host.statistics().committer
        ask = await _ask_at_rest(host)
        hot_baselines = await _baselines(server.dsn, 1, "hot")
        many_baselines = await _baselines(server.dsn, principals, "many")
        raw = await _rounds(RAW_EVENTS, lambda _: _raw(server.dsn))
    return DurableReport(
        principals=principals,
        messages=messages,
        hot=hot,
        hot_baselines=hot_baselines,
        hot_ratio=_ratio(hot, hot_baselines),
        many=many,
        many_baselines=many_baselines,
        many_ratio=_ratio(many, many_baselines),
        raw_insert=raw,
        hot_of_raw=round(hot.best_per_s / raw.best_per_s, 3),
        many_of_raw=round(many.best_per_s / raw.best_per_s, 3),
        ask=ask,
        largest_batch=after.largest_batch,
        commits_per_batch=_per_batch(before, after),
    )


async def _rounds(count: int, work: Callable[[int], Awaitable[None]]) -> Rate:
    seconds = []
    for number in range(ROUNDS):
        began = perf_counter()
        await work(number)
        seconds.append(perf_counter() - began)
    return rate(count, seconds)


async def _opened(host: Supervisor, principal: Principal) -> UUID:
    reply = await host.ask(principal, OpenSession())
    assert isinstance(reply, SessionOpened)
    return reply.session_id


async def _tell_hot(host: Supervisor, number: int, messages: int) -> None:
    """Tell one principal everything and wait until the last message is durable."""
    principal = Principal("bench", f"hot{number}")
    command = Append(session_id=await _opened(host, principal), text=TEXT)
    for sent in range(1, messages):
        host.tell(principal, command)
        if sent % BURST_MESSAGES == 0:
            await checkpoint()
    await host.ask(principal, command)


async def _ask_many(host: Supervisor, principals: int, messages: int) -> None:
    """Ask many principals at once, each one message after another."""
    share, rest = divmod(messages, principals)

    async def converse(number: int) -> None:
        principal = Principal("bench", f"many{number}")
        image = await host.image(principal)
        sessions = image.sessions()
        session_id = sessions[0].id if sessions else await _opened(host, principal)
        for _ in range(share + (number < rest)):
            await host.ask(principal, Append(session_id=session_id, text=TEXT))

    async with anyio.create_task_group() as tasks:
        for number in range(principals):
            tasks.start_soon(converse, number)


async def _ask_at_rest(host: Supervisor) -> Latency:
    principal = Principal("bench", "rest")
    command = Append(session_id=await _opened(host, principal), text=TEXT)
    waits = []
    for _ in range(ASKS):
        began = perf_counter()
        await host.ask(principal, command)
        waits.append(perf_counter() - began)
    return latency(waits)


async def _baselines(dsn: str, principals: int, name: str) -> tuple[Baseline, ...]:
    found = []
    for connections in BASELINE_CONNECTIONS:
        names = [Principal("baseline", f"{name}{connections}-{n}") for n in range(principals)]
        seconds, retries = [], 0
        for _ in range(ROUNDS):
            began = perf_counter()
            run = await run_optimistic(
                dsn, names, commits=BASELINE_COMMITS, connections=connections, text=TEXT
            )
            seconds.append(perf_counter() - began)
            retries += run.retries
        found.append(
            Baseline(connections=connections, rate=rate(BASELINE_COMMITS, seconds), retries=retries)
        )
    return tuple(found)


async def _raw(dsn: str) -> None:
    await run_raw(dsn, Principal("baseline", "raw"), events=RAW_EVENTS, batch=RAW_BATCH, text=TEXT)


def _ratio(ours: Rate, baselines: tuple[Baseline, ...]) -> float:
    return round(ours.best_per_s / max(b.rate.best_per_s for b in baselines), 2)


def _per_batch(before: CommitterStatistics, after: CommitterStatistics) -> float:
    batches = after.batches - before.batches
    return round((after.commits - before.commits) / max(1, batches), 1)
