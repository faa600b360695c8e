"""Carry out the live arm of `mnemic eval memory-benchmark` (000 §The command)."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

import anyio
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from mnemic.errors import InvalidAddress
from mnemic.evals.memory_benchmark.corpus import (
    MemoryBenchmarkCorpus,
    load_corpus,
    shipped_corpus_path,
)
from mnemic.evals.memory_benchmark.live.arm import LiveArm, LiveRun
from mnemic.evals.memory_benchmark.live.evidence import publish
from mnemic.evals.memory_benchmark.live.ledger import Ledger
from mnemic.evals.memory_benchmark.live.outcome import Outcome, Provenance, judge
from mnemic.providers.opening import open_model
from mnemic.providers.settings import ModelSettings, model_settings

LIVE_SWITCH = "RUN_LIVE_MODEL_TESTS"
SWITCHED_ON = "1"


class LiveOptions(Struct, frozen=True):
    """Hold the live arm's options, checked."""

    output: Path
    build_ref: str
    policy_profile: str
    corpus: Path | None = None
    model: str | None = None


def is_opted_in(environment: Mapping[str, str]) -> bool:
    """Tell whether live model calls are asked for: they cost money."""
    return environment.get(LIVE_SWITCH) == SWITCHED_ON


def run_live_command(options: LiveOptions, environment: Mapping[str, str]) -> bool:
    """Run the arm, publish what passed, print the result document; tell whether it passed.

    Raises `InvalidAddress` and `InvalidFile` for what must be mended before anything is
    spent.
    """
    if not options.output.parent.is_dir():
        raise InvalidAddress(f"--output: there is no directory {options.output.parent}")
    settings = model_settings(environment, options.model)
    corpus, digest = load_corpus(options.corpus or shipped_corpus_path())
    made = Provenance(
        corpus_sha256=digest,
        build_ref=options.build_ref,
        policy_profile=options.policy_profile,
        abstain_phrase=corpus.abstain_phrase,
        evaluated_at=datetime.now(UTC),
        verbatim=options.corpus is None,
    )
    ledger = Ledger()
    outcome = judge(_ask(corpus, settings, ledger, options), ledger, made)
    if outcome.evidence is not None:
        publish(outcome.evidence, options.output)
    _say(outcome)
    return outcome.passed


def _ask(
    corpus: MemoryBenchmarkCorpus, settings: ModelSettings, ledger: Ledger, options: LiveOptions
) -> LiveRun:
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        total = sum(len(scenario.probes) for scenario in corpus.scenarios)
        bar = progress.add_task("probes", total=total)
        return anyio.run(run_live, corpus, settings, ledger, options, lambda: progress.advance(bar))


async def run_live(
    corpus: MemoryBenchmarkCorpus,
    settings: ModelSettings,
    ledger: Ledger,
    options: LiveOptions,
    advanced: Callable[[], None],
) -> LiveRun:
    """Open the model and run the arm to its end."""
    async with open_model(settings) as model:
        arm = LiveArm(
            model,
            ledger,
            instruction=corpus.probe_instruction,
            policy_profile=options.policy_profile,
            advanced=advanced,
        )
        return await arm.run(corpus.scenarios)


def _say(outcome: Outcome) -> None:
    """Print the document, and beside it one line a run that was not answered."""
    print(json.dumps(outcome.document, indent=2))
    for one in outcome.incomplete:
        print(one.line(), file=sys.stderr)
    print(outcome.summary(), file=sys.stderr)
