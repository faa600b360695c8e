"""What an image costs: to load, by its size, and to hold, active or passivated.

An activation loads everything one principal is believed, and its cost may grow with that
no faster than linearly. Each size is ten times the one before; `growth` divides the cost
of one by that of the one before, so 10 is linear.
"""

from __future__ import annotations

import gc
import tempfile
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

import anyio
from msgspec import Struct

from mnemic.actors.clock import SystemClock
from mnemic.actors.collector import settle_collector
from mnemic.actors.ids import RandomIds
from mnemic.actors.limits import Limits
from mnemic.evals.actor_speed import measure_memory, resident_bytes
from mnemic.evals.bench_figures import Latency, best, latency
from mnemic.evals.recall_bench import fill
from mnemic.evals.recall_corpus import corpus
from mnemic.memory.model import Principal
from mnemic.stores.address import open_store
from mnemic.stores.port import Store
from mnemic.supervisor import supervise

SIZES = (100, 1_000, 10_000)
ROUNDS = 5
ACTIVATIONS_PER_ROUND = 20
HELD = 200
"""How many images of `HELD_BELIEFS` beliefs are held to weigh one."""

HELD_BELIEFS = 100
PASSIVATED = 20_000


class SizeReport(Struct, frozen=True):
    """Report the activation of an image of one size; `growth` 0 for the smallest."""

    beliefs: int
    activation: Latency
    growth: float


class ActivationReport(Struct, frozen=True):
    """Report loading by size, and bytes for an active and a passivated principal."""

    store: str
    sizes: tuple[SizeReport, ...]
    held_beliefs: int
    bytes_per_active: int
    bytes_per_held_belief: int
    passivated: int
    bytes_per_passivated: int


def run_activation(*, embedded: bool) -> ActivationReport:
    """Measure activation on one store, and memory on the in-memory one."""
    settle_collector()
    with ExitStack() as stack:
        address = "memory://"
        if embedded:
            directory = stack.enter_context(tempfile.TemporaryDirectory(prefix="mnemic-bench-"))
            address = f"embedded:{Path(directory) / 'data'}"
        return anyio.run(
            _measure,
            address,
            backend="asyncio",
            backend_options={"use_uvloop": find_spec("uvloop") is not None},
        )


async def _measure(address: str) -> ActivationReport:
    passivated = await measure_memory(PASSIVATED)
    active = await _held()
    async with open_store(address) as store:
        figures = [(size, await _activated(store, size)) for size in SIZES]
    sizes = tuple(
        SizeReport(
            beliefs=size,
            activation=figure,
            growth=round(figure.p50_us / figures[n - 1][1].p50_us, 2) if n else 0.0,
        )
        for n, (size, figure) in enumerate(figures)
    )
    return ActivationReport(
        store=address.partition(":")[0],
        sizes=sizes,
        held_beliefs=HELD_BELIEFS,
        bytes_per_active=active,
        bytes_per_held_belief=active // HELD_BELIEFS,
        passivated=PASSIVATED,
        bytes_per_passivated=passivated // PASSIVATED,
    )


async def _activated(store: Store, size: int) -> Latency:
    """Activate a principal of that many beliefs, again and again."""
    principal = Principal("bench", f"size{size}")
    await fill(store, corpus(size, 1, seed=0), owner=principal)
    async with supervise(store, clock=SystemClock(), ids=RandomIds()) as host:
        rounds = []
        for _ in range(ROUNDS):
            waits = []
            for _ in range(max(2, ACTIVATIONS_PER_ROUND * SIZES[0] // size)):
                host.passivate(principal)
                began = perf_counter()
                await host.image(principal)
                waits.append(perf_counter() - began)
            rounds.append(latency(waits))
        return best(rounds)


async def _held() -> int:
    """Give the bytes that one active principal's image makes the process grow by."""
    async with open_store("memory://") as store:
        names = [Principal("bench", f"held{n}") for n in range(HELD)]
        for number, principal in enumerate(names):
            await fill(store, corpus(HELD_BELIEFS, 1, seed=number), owner=principal)
        limits = Limits(active_principals=2 * HELD)
        async with supervise(store, clock=SystemClock(), ids=RandomIds(), limits=limits) as host:
            gc.collect()
            before = resident_bytes()
            for principal in names:
                await host.image(principal)
            gc.collect()
            return max(0, resident_bytes() - before) // HELD


__all__ = ["ActivationReport", "SizeReport", "run_activation"]
