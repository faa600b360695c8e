"""How the benches measure: repeated rounds, the best one told, percentiles in it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from time import perf_counter, process_time, sleep

from msgspec import Struct

REAPING_S = 0.2
"""Time that a server gets to count the processes of connections that were closed."""


class Latency(Struct, frozen=True):
    """Give a distribution of waits, in microseconds."""

    p50_us: float
    p99_us: float
    samples: int


class Rate(Struct, frozen=True):
    """Give the best of several rounds, in things per second, beside every round.

    `cpu_us` is the processor time of this process for one thing, `server_cpu_us` that
    of its child processes, over all rounds: on a machine that others use too these are
    the steadier figures. 0 is not measured.
    """

    best_per_s: float
    rounds_per_s: tuple[float, ...]
    cpu_us: float = 0.0
    server_cpu_us: float = 0.0


def latency(seconds: Sequence[float]) -> Latency:
    """Summarize waits given in seconds."""
    ordered = sorted(seconds)
    return Latency(
        p50_us=round(percentile(ordered, 50) * 1e6, 1),
        p99_us=round(percentile(ordered, 99) * 1e6, 1),
        samples=len(ordered),
    )


def best(rounds: Sequence[Latency]) -> Latency:
    """Choose the round with the lowest median."""
    return min(rounds, key=lambda one: one.p50_us)


def rate(
    count: int,
    seconds: Sequence[float],
    *,
    cpu_s: Sequence[float] = (),
    server_cpu_s: Sequence[float] = (),
) -> Rate:
    """Summarize rounds of `count` things each."""
    per_s = tuple(round(count / s, 1) for s in seconds)
    return Rate(
        best_per_s=max(per_s),
        rounds_per_s=per_s,
        cpu_us=round(_mean(cpu_s) / count * 1e6, 2),
        server_cpu_us=round(_mean(server_cpu_s) / count * 1e6, 2),
    )


class Stopwatch:
    """Collect rounds: wall time, own processor time, that of child processes."""

    def __init__(self) -> None:
        self._seconds: list[float] = []
        self._cpu_s: list[float] = []
        self._server_cpu_s: list[float] = []

    @contextmanager
    def round(self) -> Iterator[None]:
        """Time one round."""
        began, cpu, server = perf_counter(), process_time(), children_cpu_s()
        yield
        self._seconds.append(perf_counter() - began)
        self._cpu_s.append(process_time() - cpu)
        # A server counts a child's time once it has seen the child end.
        sleep(REAPING_S)
        self._server_cpu_s.append(children_cpu_s() - server)

    def rate(self, count: int) -> Rate:
        """Summarize the rounds, `count` things each."""
        return rate(count, self._seconds, cpu_s=self._cpu_s, server_cpu_s=self._server_cpu_s)


def children_cpu_s() -> float:
    """Give the processor time that this process's descendants have used, on Linux; else 0."""
    parents: dict[int, int] = {}
    used: dict[int, int] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # It ended meanwhile.
        process = int(status.parent.name)
        parents[process] = int(fields[1])
        # Its own user and system time, and that of its children that have ended.
        used[process] = sum(map(int, fields[11:15]))
    own = os.getpid()
    ticks = sum(t for process, t in used.items() if own in _ancestors(process, parents))
    return ticks / os.sysconf("SC_CLK_TCK")


def _ancestors(process: int, parents: dict[int, int]) -> set[int]:
    found: set[int] = set()
    while (process := parents.get(process, 0)) > 1 and process not in found:
        found.add(process)
    return found


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def percentile(ordered: Sequence[float], share: int) -> float:
    """Give the nearest-rank percentile of a sorted sequence."""
    return ordered[max(0, ceil(len(ordered) * share / 100) - 1)]
