"""Many people at once, each saying, asking, and now and then closing a session.

Through the public API, on one store: what each verb takes, and how that grows when there
are ten times the principals, or ten times the beliefs of each. `growth` divides a verb's
median by that of the smallest population.
"""

from __future__ import annotations

import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import perf_counter

import anyio
from msgspec import Struct

from mnemic.actors.collector import settle_collector
from mnemic.api import Memory, PrincipalMemory, SessionMemory, open_memory
from mnemic.evals.bench_figures import Latency, latency
from mnemic.evals.recall_bench import fill
from mnemic.evals.recall_corpus import Corpus, corpus
from mnemic.memory.model import Principal

TENANT = "mixed"
AGENTS = 32
"""How many talk at the same time."""

POPULATIONS = ((100, 20), (1_000, 20), (100, 200))
"""Principals, and beliefs that each holds when it begins."""

SHARES = (("say", 60), ("recall", 25), ("remember", 10), ("close", 5))
"""How often each verb is used, in hundredths."""


class VerbReport(Struct, frozen=True):
    """Report one verb in one population."""

    wait: Latency
    growth: float


class PopulationReport(Struct, frozen=True):
    """Report one population; the rate counts every verb."""

    principals: int
    beliefs_each: int
    operations: int
    operations_per_s: float
    verbs: dict[str, VerbReport]


class MixedReport(Struct, frozen=True):
    """Report every population on one store."""

    store: str
    agents: int
    populations: tuple[PopulationReport, ...]


def run_mixed(*, embedded: bool, operations: int, seed: int) -> MixedReport:
    """Measure each population on a store of its own."""
    settle_collector()
    measured: list[PopulationReport] = []
    for principals, beliefs in POPULATIONS:
        with ExitStack() as stack:
            address = "memory://"
            if embedded:
                folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="mnemic-bench-"))
                address = f"embedded:{Path(folder) / 'data'}"
            first = measured[0] if measured else None
            measured.append(
                anyio.run(
                    partial(
                        _measure,
                        address,
                        principals=principals,
                        beliefs=beliefs,
                        operations=operations,
                        seed=seed,
                        first=first,
                    ),
                    backend="asyncio",
                    backend_options={"use_uvloop": find_spec("uvloop") is not None},
                )
            )
    return MixedReport("embedded" if embedded else "memory", AGENTS, tuple(measured))


async def _measure(
    address: str,
    *,
    principals: int,
    beliefs: int,
    operations: int,
    seed: int,
    first: PopulationReport | None,
) -> PopulationReport:
    made = corpus(beliefs, 64, seed=seed)
    waits: dict[str, list[float]] = {name: [] for name, _ in SHARES}
    async with open_memory(address, sweeps=False) as memory:
        for number in range(principals):
            await fill(memory.composition.store, made, owner=_owner(number))
        random = Random(seed)
        numbers = iter(range(operations))
        began = perf_counter()
        async with anyio.create_task_group() as tasks:
            for agent in range(AGENTS):
                crowd = range(agent, principals, AGENTS)
                talk = _Agent(memory, made, crowd, Random(random.random()), waits)
                tasks.start_soon(talk.go_on, numbers)
        took = perf_counter() - began
    figures = {name: latency(taken) for name, taken in waits.items() if taken}
    return PopulationReport(
        principals=principals,
        beliefs_each=beliefs,
        operations=operations,
        operations_per_s=round(operations / took, 1),
        verbs={
            name: VerbReport(figure, _growth(name, figure, first))
            for name, figure in figures.items()
        },
    )


def _growth(name: str, figure: Latency, first: PopulationReport | None) -> float:
    if first is None or name not in first.verbs:
        return 1.0
    return round(figure.p50_us / first.verbs[name].wait.p50_us, 2)


def _owner(number: int) -> Principal:
    return Principal(TENANT, f"p{number:06d}")


class _Agent:
    """Talk for a crowd of principals, one verb after another."""

    def __init__(
        self,
        memory: Memory,
        made: Corpus,
        crowd: range,
        random: Random,
        waits: dict[str, list[float]],
    ) -> None:
        self._memory = memory
        self._questions = made.questions
        self._crowd = crowd
        self._random = random
        self._waits = waits
        self._sessions: dict[int, SessionMemory] = {}
        self._verbs: dict[str, Callable[[int, PrincipalMemory], Awaitable[None]]] = {
            "say": self._say,
            "recall": self._recall,
            "remember": self._remember,
            "close": self._close,
        }

    async def go_on(self, numbers: Iterator[int]) -> None:
        """Use verbs until the numbers that all agents share run out."""
        names = [name for name, share in SHARES for _ in range(share)]
        if not self._crowd:
            return
        for _ in numbers:
            who = self._random.choice(self._crowd)
            owner = self._memory.principal(TENANT, _owner(who).principal_id)
            name = self._random.choice(names)
            if name in {"say", "close"} and who not in self._sessions:
                self._sessions[who] = await owner.open_session()
            began = perf_counter()
            await self._verbs[name](who, owner)
            self._waits[name].append(perf_counter() - began)

    async def _say(self, who: int, owner: PrincipalMemory) -> None:
        number = self._random.randint(1, 10_000)
        await self._sessions[who].say(f"I have a friend named Ada{number}, by the way.")

    async def _recall(self, who: int, owner: PrincipalMemory) -> None:
        await owner.recall(self._random.choice(self._questions))

    async def _remember(self, who: int, owner: PrincipalMemory) -> None:
        await owner.remember(f"My locker {self._random.randint(1, 10_000)} is upstairs.")

    async def _close(self, who: int, owner: PrincipalMemory) -> None:
        await self._sessions.pop(who).close()


__all__ = ["MixedReport", "PopulationReport", "VerbReport", "run_mixed"]
