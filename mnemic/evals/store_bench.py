"""Durable speed: the runtime on an embedded PostgreSQL beside what people do today.

One server, fsync on, one run: a hot principal told as fast as it can be, many
principals asked at once, and the baselines of one transaction per commit and the raw
insert limit on the same server in between. Ratios are the figures that carry over to
another machine. Then what a write costs: bytes on disk, waits for the disk, and the time
until it can be read.
"""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TypeVarTuple
from uuid import UUID

import anyio
from anyio.lowlevel import checkpoint
from msgspec import Struct

from mnemic.actors.clock import SystemClock
from mnemic.actors.collector import settle_collector
from mnemic.actors.committer import CommitterStatistics
from mnemic.actors.ids import RandomIds
from mnemic.actors.limits import Limits
from mnemic.evals.bench_figures import Latency, Rate, Stopwatch, latency
from mnemic.evals.store_costs import DiskCosts, disk_costs, flushes
from mnemic.evals.transaction_baselines import Style, run_baseline, run_raw
from mnemic.memory.commands import Append, OpenSession, SessionOpened
from mnemic.memory.model import Principal
from mnemic.stores.embedded import embedded_server
from mnemic.stores.postgres import open_postgres
from mnemic.supervisor import Supervisor, supervise

Ts = TypeVarTuple("Ts")

ROUNDS = 3
BASELINE_COMMITS = 2_000
BASELINE_CONNECTIONS = (1, 16)
STATEMENTS = 2_000
RAW_EVENTS = 50_000
RAW_BATCH = 1_000
ASKS = 300
BURST_MESSAGES = 1_000
TEXT = "I live in Seattle. I prefer concise answers."
ROWS_PER_COMMIT = 3
"""An asked append writes its event, its session and the principal's own row."""


class Baseline(Struct, frozen=True):
    """Report a baseline's style on that many connections."""

    style: str
    connections: int
    rate: Rate
    retries: int


class StoreReport(Struct, frozen=True):
    """Report durable appends; every message counted is on disk.

    `hot` are appends to one principal, `many` asked commits over `principals` at once,
    `ask` the wait for one durable reply at rest. The ratios compare with the better of
    the baseline's numbers of connections: in speed, and in the processor time of client
    and server for one commit; `hot_of_raw` and `many_of_raw` with the raw insert limit.
    `flushes_per_*` are the waits for the disk that one acknowledged write cost, and
    `write_to_readable` the time from sending a write to its being in the image.
    """

    principals: int
    messages: int
    hot: Rate
    hot_baselines: tuple[Baseline, ...]
    hot_ratio: float
    hot_cpu_ratio: float
    many: Rate
    many_baselines: tuple[Baseline, ...]
    many_ratio: float
    many_cpu_ratio: float
    raw_insert: Rate
    hot_of_raw: float
    many_of_raw: float
    ask: Latency
    largest_batch: int
    commits_per_batch: float
    flushes_per_hot_write: float
    flushes_per_many_write: float
    flushes_per_write_at_rest: float
    write_to_readable: Latency
    disk: DiskCosts


class Contest:
    """Measure the runtime and each baseline in turn, round by round."""

    def __init__(self, dsn: str, principals: int, name: str) -> None:
        self._dsn = dsn
        self._ours = Stopwatch()
        self._count = 0
        contenders = [(style, c) for style in Style for c in BASELINE_CONNECTIONS]
        self._baselines = {contender: Stopwatch() for contender in contenders}
        self._retries = dict.fromkeys(contenders, 0)
        self._names = {
            (style, c): [
                Principal("baseline", f"{name}-{style.name}-{c}-{n}") for n in range(principals)
            ]
            for style, c in contenders
        }

    async def hold(
        self, count: int, work: Callable[[*Ts], Awaitable[None]], *arguments: *Ts
    ) -> None:
        """Do one round of ours, then one of each baseline."""
        self._count = count
        with self._ours.round():
            await work(*arguments)
        for contender, watch in self._baselines.items():
            with watch.round():
                run = await run_baseline(
                    self._dsn,
                    self._names[contender],
                    style=contender[0],
                    commits=BASELINE_COMMITS,
                    connections=contender[1],
                    text=TEXT,
                )
            self._retries[contender] += run.retries

    @property
    def ours(self) -> Rate:
        """Give the runtime's rate."""
        return self._ours.rate(self._count)

    @property
    def baselines(self) -> tuple[Baseline, ...]:
        """Give each baseline's rate."""
        return tuple(
            Baseline(
                style=style.value,
                connections=connections,
                rate=watch.rate(BASELINE_COMMITS),
                retries=self._retries[style, connections],
            )
            for (style, connections), watch in self._baselines.items()
        )


def run_store(
    *, principals: int = 1_000, messages: int = 20_000, directory: Path | None = None
) -> StoreReport:
    """Measure on an embedded server in `directory`, or in a temporary one.

    Raises `ServerUnavailable` and `InvalidAddress` as the embedded store does.
    """
    settle_collector()
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


async def _measure(directory: Path, principals: int, messages: int) -> StoreReport:
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
        hot = Contest(server.dsn, 1, "hot")
        many = Contest(server.dsn, principals, "many")
        raw = Stopwatch()
        for number in range(ROUNDS):
            # Side by side, so that whatever else the machine does meets both alike.
            await hot.hold(messages, _tell_hot, host, number, messages)
        before = host.statistics().committer
        for _ in range(ROUNDS):
            await many.hold(messages, _ask_many, host, principals, messages)
        after = host.statistics().committer
        ask = await _ask_at_rest(host)
        for _ in range(ROUNDS):
            with raw.round():
                await _raw(server.dsn)
        waits = await _flushes(server.dsn, host, principals, messages)
        readable = await _readable(host)
        disk = await disk_costs(server.dsn, host, statements=STATEMENTS, messages=messages)
    raw_insert = raw.rate(RAW_EVENTS)
    return StoreReport(
        principals=principals,
        messages=messages,
        hot=hot.ours,
        hot_baselines=hot.baselines,
        hot_ratio=_ratio(hot),
        hot_cpu_ratio=_cpu_ratio(hot),
        many=many.ours,
        many_baselines=many.baselines,
        many_ratio=_ratio(many),
        many_cpu_ratio=_cpu_ratio(many),
        raw_insert=raw_insert,
        hot_of_raw=round(hot.ours.best_per_s / raw_insert.best_per_s, 3),
        many_of_raw=round(ROWS_PER_COMMIT * many.ours.best_per_s / raw_insert.best_per_s, 3),
        ask=ask,
        largest_batch=after.largest_batch,
        commits_per_batch=_per_batch(before, after),
        flushes_per_hot_write=waits[0],
        flushes_per_many_write=waits[1],
        flushes_per_write_at_rest=waits[2],
        write_to_readable=readable,
        disk=disk,
    )


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


async def _flushes(
    dsn: str, host: Supervisor, principals: int, messages: int
) -> tuple[float, float, float]:
    """Count waits for the disk for one acknowledged write: hot, many at once, at rest."""
    before = await flushes(dsn)
    await _tell_hot(host, ROUNDS, messages)
    hot = await flushes(dsn)
    await _ask_many(host, principals, messages)
    many = await flushes(dsn)
    await _ask_at_rest(host)
    rest = await flushes(dsn)
    return (
        round((hot - before) / messages, 4),
        round((many - hot) / messages, 4),
        round((rest - many) / ASKS, 4),
    )


async def _readable(host: Supervisor) -> Latency:
    """Time from sending a write until a reader of the committed image sees it."""
    principal = Principal("bench", "read")
    command = Append(session_id=await _opened(host, principal), text=TEXT)
    waits = []
    for _ in range(ASKS):
        seen = (await host.image(principal)).counters.event_seq
        began = perf_counter()
        host.tell(principal, command)
        while (await host.image(principal)).counters.event_seq == seen:
            await checkpoint()
        waits.append(perf_counter() - began)
    return latency(waits)


async def _raw(dsn: str) -> None:
    await run_raw(dsn, Principal("baseline", "raw"), events=RAW_EVENTS, batch=RAW_BATCH, text=TEXT)


def _ratio(contest: Contest) -> float:
    """Compare with the fastest baseline."""
    fastest = max(b.rate.best_per_s for b in contest.baselines)
    return round(contest.ours.best_per_s / fastest, 2)


def _cpu_ratio(contest: Contest) -> float:
    """Compare processor time, ours and the server's, with the thriftiest baseline's."""
    thriftiest = min(_cpu_us(b.rate) for b in contest.baselines)
    return round(thriftiest / max(0.01, _cpu_us(contest.ours)), 2)


def _cpu_us(one: Rate) -> float:
    return one.cpu_us + one.server_cpu_us


def _per_batch(before: CommitterStatistics, after: CommitterStatistics) -> float:
    batches = after.batches - before.batches
    return round((after.commits - before.commits) / max(1, batches), 1)
