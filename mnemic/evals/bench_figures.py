"""How the benches measure: repeated rounds, the best one told, percentiles in it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from msgspec import Struct


class Latency(Struct, frozen=True):
    """Give a distribution of waits, in microseconds."""

    p50_us: float
    p99_us: float
    samples: int


class Rate(Struct, frozen=True):
    """Give the best of several rounds, in things per second, beside every round.

    `cpu_us` is the processor time of this process for one thing, in the round that used
    least: on a machine that others use too it is the steadier figure. 0 is not measured.
    """

    best_per_s: float
    rounds_per_s: tuple[float, ...]
    cpu_us: float = 0.0


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


def rate(count: int, seconds: Sequence[float], *, cpu_s: Sequence[float] = ()) -> Rate:
    """Summarize rounds of `count` things each."""
    per_s = tuple(round(count / s, 1) for s in seconds)
    cpu_us = round(min(cpu_s, default=0.0) / count * 1e6, 2)
    return Rate(best_per_s=max(per_s), rounds_per_s=per_s, cpu_us=cpu_us)


def percentile(ordered: Sequence[float], share: int) -> float:
    """Give the nearest-rank percentile of a sorted sequence."""
    return ordered[max(0, ceil(len(ordered) * share / 100) - 1)]
