"""Carry out `mnemic eval memory-benchmark --external NAME` (000 §The command)."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter_ns
from typing import Any

import anyio
from msgspec import Struct, structs
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mnemic.bootstrap import with_policies
from mnemic.errors import InvalidAddress
from mnemic.evals.external.datasets import DATASETS, Dataset
from mnemic.evals.external.document import RunOf, Sample, metrics_document, write_metrics
from mnemic.evals.external.driver import LiveModel, ScenarioResult, run_scenario
from mnemic.evals.external.locomo import Speaker
from mnemic.evals.external.reading import Mapper, Records, Surveyed, open_records, survey
from mnemic.evals.external.scenario import ExternalScenario, Skipped
from mnemic.evals.memory_benchmark.baseline import refuse_existing
from mnemic.evals.memory_benchmark.live.arm import Witness
from mnemic.evals.memory_benchmark.live.command import LIVE_SWITCH, is_opted_in
from mnemic.evals.memory_benchmark.live.ledger import Ledger, Stopped, stopped_by_of
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.providers.opening import open_model
from mnemic.providers.settings import ModelSettings, model_settings

SPEAKERS: dict[str, Speaker] = {"a": "a", "b": "b"}
SEED_DEFAULT = 0


class ExternalOptions(Struct, frozen=True):
    """Hold the options of a run on a public dataset as they were given."""

    dataset: str
    path: Path | None
    output: Path | None
    build_ref: str
    policy_profile: str
    sample: int | None = None
    seed: int = SEED_DEFAULT
    principal_speaker: str | None = None
    live: bool = False
    model: str | None = None


class Drawn(Struct, frozen=True):
    """Choose which records are played, and which of a record's probes are asked."""

    record: Surveyed
    probes: frozenset[int] | None = None


def run_external_command(options: ExternalOptions, environment: Mapping[str, str]) -> bool:
    """Read, draw, play, and write the metrics file; tell whether it was written.

    Raises `InvalidAddress` and `InvalidFile` for what must be mended before anything is
    played or spent.
    """
    dataset, path, output = _checked(options)
    if options.live and not is_opted_in(environment):
        print(
            json.dumps({"benchmark": "memory-benchmark", "arm": "external", "skipped": LIVE_SWITCH})
        )
        return True
    settings = model_settings(environment, options.model) if options.live else None
    mapper = dataset.mapper(SPEAKERS[options.principal_speaker or "a"])
    started_at, started = datetime.now(UTC), perf_counter_ns()
    with open_records(path, lines=dataset.lines) as records:
        surveyed, skipped = survey(records, mapper)
        drawn, sample = draw(dataset, surveyed, options.sample, options.seed)
        ledger = Ledger()
        try:
            results = _play(
                records, mapper, drawn, settings=settings, ledger=ledger, options=options
            )
        except* Stopped as stops:
            stopped_by = stopped_by_of(stops)
            print(json.dumps(_stopped(dataset, stopped_by, ledger), indent=2))
            results = None
        if results is None:
            return False
        made = RunOf(
            dataset=dataset,
            file_sha256=records.file_sha256,
            sample=sample,
            skipped=skipped,
            build_ref=options.build_ref,
            policy_profile=options.policy_profile,
            profile=with_policies(DEFAULT_PROFILE, options.policy_profile),
            evaluated_at=started_at,
            wall_ms=(perf_counter_ns() - started) // 1_000_000,
            principal_speaker=(options.principal_speaker or "a") if dataset.has_speakers else None,
            model=None if settings is None else f"{settings.provider}:{settings.name}",
            cost_usd=float(ledger.spent_usd),
        )
        document = metrics_document(made, results)
    write_metrics(document, output)
    print(json.dumps(document, indent=2))
    return True


def _checked(options: ExternalOptions) -> tuple[Dataset, Path, Path]:
    """Refuse options that exclude each other, name nothing, or would destroy something."""
    dataset = DATASETS.get(options.dataset)
    if dataset is None:
        raise InvalidAddress(f"--external: use one of {', '.join(DATASETS)}")
    if options.path is None:
        raise InvalidAddress("--path: name the dataset's local file; nothing is downloaded")
    if options.output is None:
        raise InvalidAddress("--output: an external run writes its metrics there; name a new file")
    refuse_existing(options.output, "--output")
    if not options.output.parent.is_dir():
        raise InvalidAddress(f"--output: there is no directory {options.output.parent}")
    if options.sample is not None and options.sample < 1:
        raise InvalidAddress(f"--sample: draw at least one {dataset.unit}")
    if options.principal_speaker is not None:
        if not dataset.has_speakers:
            raise InvalidAddress(f"--principal-speaker: {dataset.name} has no two speakers")
        if options.principal_speaker not in SPEAKERS:
            raise InvalidAddress("--principal-speaker: use a or b")
    return dataset, options.path, options.output


def draw(
    dataset: Dataset, surveyed: list[Surveyed], size: int | None, seed: int
) -> tuple[list[Drawn], Sample]:
    """Draw units without replacement, in the file's order; everything without a size."""
    if dataset.samples_questions:
        units = [(record.index, probe) for record in surveyed for probe in range(record.probes)]
    else:
        units = [(record.index, -1) for record in surveyed]
    of = len(units)
    taken = min(of, of if size is None else size)
    if taken < of:
        units = sorted(random.Random(seed).sample(units, taken))
    sample = Sample(unit=dataset.unit, size=taken, of=of, seed=seed)
    chosen: dict[int, set[int]] = {}
    for index, probe in units:
        chosen.setdefault(index, set()).add(probe)
    every = [r for r in surveyed if r.index in chosen]
    if not dataset.samples_questions:
        return [Drawn(record) for record in every], sample
    return [Drawn(record, frozenset(chosen[record.index])) for record in every], sample


def _play(
    records: Records,
    mapper: Mapper,
    drawn: list[Drawn],
    *,
    settings: ModelSettings | None,
    ledger: Ledger,
    options: ExternalOptions,
) -> list[ScenarioResult]:
    """Play what was drawn, one scenario in memory at a time, behind a progress bar."""
    columns = (TextColumn("sessions"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("sessions", total=sum(one.record.sessions for one in drawn))

        async def play_each(live: LiveModel | None) -> list[ScenarioResult]:
            return [
                await run_scenario(
                    _mapped(records, mapper, one),
                    policy_profile=options.policy_profile,
                    live=live,
                    advanced=lambda: progress.advance(bar),
                )
                for one in drawn
            ]

        async def play() -> list[ScenarioResult]:
            if settings is None:
                return await play_each(None)
            async with open_model(settings) as model:
                return await play_each(LiveModel(Witness(model), ledger))

        return anyio.run(play, backend="asyncio")


def _mapped(records: Records, mapper: Mapper, drawn: Drawn) -> ExternalScenario:
    scenario = mapper(records.raw(drawn.record.index), Skipped())
    if drawn.probes is None:
        return scenario
    kept = tuple(p for place, p in enumerate(scenario.probes) if place in drawn.probes)
    return structs.replace(scenario, probes=kept)


def _stopped(dataset: Dataset, stopped_by: str, ledger: Ledger) -> dict[str, Any]:
    return {
        "benchmark": "memory-benchmark",
        "arm": "external",
        "dataset": dataset.name,
        "stopped_by": stopped_by,
        "total_cost_usd": float(ledger.spent_usd),
    }


__all__ = ["ExternalOptions", "draw", "run_external_command"]
