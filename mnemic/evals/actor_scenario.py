"""A seeded play for actors: principals, their clients, what they say, and what goes wrong.

Shared by the deterministic bench and the property tests. Everything drawn at random
comes from the scenario's seed; the schedule itself is trio's, seeded beside it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime

import anyio
from msgspec import Struct

from mnemic.actors.clock import Clock, LoopClock
from mnemic.actors.ids import SeededIds
from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.actors.sweeps import idle_session_sweep, passivation_sweep
from mnemic.evals.actor_client import Client
from mnemic.evals.checkers import CheckingObserver, WitnessedStore, read_record
from mnemic.evals.faulty_store import FAULTS, Fault, FaultPlan, FaultyStore
from mnemic.memory.model import Principal
from mnemic.stores.in_memory import InMemoryStore
from mnemic.supervisor import Supervisor, supervise

START = datetime(2026, 1, 1, tzinfo=UTC)
"""The instant at which every scenario begins."""

TENANT = "bench"

PATIENCE_S = 10_000.0
"""Virtual time that a scenario may take, whatever its size."""

PATIENCE_PER_MESSAGE_S = 3_000.0
"""Virtual time beyond it for each message: a client may pause before it, a call be slow."""


class Scenario(Struct, frozen=True):
    """Describe a run in full: equal scenarios run equally.

    `messages` is the total over all principals. `fault_per_mille` and
    `cancel_per_mille` are shares of store calls and of asks; `plan`, when given,
    replaces the seeded faults. Several `hosts` share one store.
    """

    principals: int = 4
    messages: int = 200
    seed: int = 0
    clients: int = 2
    hosts: int = 1
    fault_per_mille: int = 0
    cancel_per_mille: int = 0
    fault_kinds: tuple[Fault, ...] = FAULTS
    plan: FaultPlan | None = None
    sweeps: bool = True
    limits: Limits = DEFAULT_LIMITS


class Outcome(Struct, frozen=True):
    """Report a run: what was counted, what was injected, the digest of its trace."""

    counts: dict[str, int]
    injected: dict[str, int]
    store_calls: int
    seconds: float
    digest: str


async def play(scenario: Scenario, observer: CheckingObserver) -> Outcome:
    """Play a scenario to its end and feed every checker; the caller calls `check`.

    Must run on the event loop whose schedule is wanted. `seconds` is loop time.
    """
    began = anyio.current_time()
    waiting: deque[anyio.CancelScope] = deque()
    truth = InMemoryStore()
    plan = scenario.plan or FaultPlan(
        seed=scenario.seed, per_mille=scenario.fault_per_mille, kinds=scenario.fault_kinds
    )
    store = FaultyStore(
        WitnessedStore(observer, like=truth), plan, on_cancel=lambda: _cancel_one(waiting)
    )
    principals = [Principal(TENANT, f"p{n:04d}") for n in range(scenario.principals)]
    async with AsyncExitStack() as stack:
        clock = LoopClock(START)
        hosts = await _start_hosts(stack, scenario, store, clock, observer)
        clients = _clients(scenario, hosts, principals, clock, waiting)
        # A client that is never answered ends with this; the checkers then say why.
        patience = PATIENCE_S + scenario.messages * PATIENCE_PER_MESSAGE_S
        with anyio.move_on_after(patience):
            await _run_all(clients)
        for host in hosts:
            await host.drain()
        for principal in principals:
            images = [i for h in hosts if (i := h.active_image(principal)) is not None]
            newest = max(images, key=lambda image: image.counters.epoch, default=None)
            record = await read_record(truth, principal, newest)
            if record is not None:
                observer.recorded(record)
    observer.closed()
    told: Counter[str] = sum((client.counts for client in clients), Counter())
    return Outcome(
        counts=dict(sorted((observer.counts + told).items())),
        injected=dict(sorted(Counter(fault.value for _, fault in store.injected).items())),
        store_calls=store.calls,
        seconds=anyio.current_time() - began,
        digest=observer.digest,
    )


async def _run_all(clients: Sequence[Client]) -> None:
    async with anyio.create_task_group() as tasks:
        for client in clients:
            tasks.start_soon(client.run, name=f"client {client.name}")


async def _start_hosts(
    stack: AsyncExitStack,
    scenario: Scenario,
    store: FaultyStore,
    clock: Clock,
    observer: CheckingObserver,
) -> list[Supervisor]:
    hosts = []
    for number in range(scenario.hosts):
        host = await stack.enter_async_context(
            supervise(
                store,
                clock=clock,
                ids=SeededIds(scenario.seed * 64 + number),
                limits=scenario.limits,
                observer=observer,
            )
        )
        if scenario.sweeps:
            host.start_sweep(idle_session_sweep(store, host, clock, limits=scenario.limits))
            host.start_sweep(passivation_sweep(host))
        hosts.append(host)
    return hosts


def _clients(
    scenario: Scenario,
    hosts: Sequence[Supervisor],
    principals: Sequence[Principal],
    clock: Clock,
    waiting: deque[anyio.CancelScope],
) -> list[Client]:
    count = len(principals) * scenario.clients
    share, rest = divmod(scenario.messages, count)
    return [
        Client(
            number=number,
            seed=scenario.seed * 1_000_003 + number,
            hosts=hosts,
            principal=principals[number % len(principals)],
            clock=clock,
            messages=share + (number < rest),
            cancel_per_mille=scenario.cancel_per_mille,
            waiting=waiting,
        )
        for number in range(count)
    ]


def _cancel_one(waiting: deque[anyio.CancelScope]) -> None:
    """Cancel the client that has waited longest."""
    if waiting:
        waiting.popleft().cancel()
