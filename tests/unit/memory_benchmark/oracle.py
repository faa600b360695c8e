"""A model that answers right when memory was handed over, and abstains without it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mnemic.evals.memory_benchmark.corpus import (
    BenchmarkProbe,
    BenchmarkScenario,
    ProbeAnswer,
    load_corpus,
    shipped_corpus_path,
)
from mnemic.providers.chat import ModelReply, ModelRequest

ABSTAIN = "I do not have that information."
COST_USD = 0.001
INSTRUCTION = "Answer in one line."

Spoil = Callable[[BenchmarkProbe, bool, int], ModelReply | Exception | None]
"""Asked with the probe, whether memory was there, and how often it was asked so before."""


def gold(answer: ProbeAnswer) -> str:
    """Give a right answer."""
    if answer.kind == "abstain":
        return ABSTAIN
    if answer.kind == "all_of":
        return " and ".join(answer.values)
    return answer.values[0]


def says(text: str, **changes: object) -> ModelReply:
    """Make a priced reply."""
    fields: dict[str, object] = {
        "text": text,
        "cost_usd": COST_USD,
        "output_tokens": 5,
        "provider": "oracle",
        "model": "oracle-1",
        **changes,
    }
    return ModelReply(**fields)  # type: ignore[arg-type]


def probes_of(scenarios: Sequence[BenchmarkScenario]) -> dict[str, BenchmarkProbe]:
    """Find probes by their question."""
    return {probe.question: probe for scenario in scenarios for probe in scenario.probes}


def shipped_probes() -> dict[str, BenchmarkProbe]:
    """Find the shipped corpus' probes by their question."""
    return probes_of(load_corpus(shipped_corpus_path())[0].scenarios)


class Oracle:
    """Answer probes; `spoil` may answer or fail in its stead, `asked` keeps the prompts."""

    def __init__(self, scenarios: Sequence[BenchmarkScenario], spoil: Spoil | None = None) -> None:
        self._probes = probes_of(scenarios)
        self._spoil = spoil
        self._times: dict[tuple[str, bool], int] = {}
        self.asked: list[tuple[str, bool]] = []

    @property
    def name(self) -> str:
        """Name it."""
        return "oracle"

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer one request."""
        turn = next(m.text for m in request.messages if m.section == "turn")
        remembers = any(m.section in ("snapshot", "recall") for m in request.messages)
        probe = self._probes[turn.split("\n\n")[0]]
        self.asked.append((turn, remembers))
        times = self._times.get((probe.id, remembers), 0)
        self._times[probe.id, remembers] = times + 1
        spoilt = None if self._spoil is None else self._spoil(probe, remembers, times)
        if isinstance(spoilt, Exception):
            raise spoilt
        return spoilt or says(gold(probe.answer) if remembers else ABSTAIN)
