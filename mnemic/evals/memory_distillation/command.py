"""Carry out `mnemic eval memory-distillation` and `mnemic eval memory-formation`.

Both ask a real model and cost money: without RUN_LIVE_MODEL_TESTS=1 they say that they
skipped, make no call and write nothing. What passes is published once, to a new file.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

import anyio
from msgspec import Struct, structs
from rich.console import Console
from rich.progress import Progress

from mnemic.activation import FormationTuple, composition_of, formation_model
from mnemic.activation.artifacts import DISTILLATION, FORMATION, Evidence
from mnemic.activation.choosing import FORMATION_MODEL_VARIABLE
from mnemic.activation.selection import tuple_of
from mnemic.bootstrap import with_policies
from mnemic.errors import InvalidAddress
from mnemic.evals.distillation_corpus import (
    CorpusRole,
    DistillationCorpus,
    control_corpus_path,
    development_corpus_path,
    holdout_corpus_path,
    load_corpus,
)
from mnemic.evals.memory_benchmark.baseline import refuse_existing
from mnemic.evals.memory_benchmark.driver import CURRENT_PROFILE
from mnemic.evals.memory_benchmark.live.command import LIVE_SWITCH, is_opted_in
from mnemic.evals.memory_benchmark.live.evidence import write_new
from mnemic.evals.memory_distillation.comparison import Under, compare
from mnemic.evals.memory_distillation.control import judge_control, run_control
from mnemic.evals.memory_distillation.outcome import (
    DEVELOPMENT,
    HOLDOUT,
    Outcome,
    Provenance,
    judge,
    judge_development,
)
from mnemic.evals.memory_distillation.report import say
from mnemic.evals.working_tree import evaluated_commit, source_tree
from mnemic.memory.formation.provided.pipeline import ModelLimits
from mnemic.memory.policy import (
    DISTILLATION_POLICY,
    PROVIDER_CONTROL_POLICY,
    PROVIDER_REPAIRED_POLICY,
    Profile,
)
from mnemic.profiles import load_profile
from mnemic.providers.chat import ModelPort
from mnemic.providers.limits import catalogued
from mnemic.providers.opening import open_model
from mnemic.providers.settings import ModelSettings

EXIT_PASSED = 0
EXIT_FAILED = 1
UNNAMED = "unnamed"
"""The commit of a tuning run, which publishes nothing and may run on any tree."""

CONTROL_POLICIES = (PROVIDER_REPAIRED_POLICY, PROVIDER_CONTROL_POLICY)
"""The policies that make one call, and are evaluated on the control cases."""

T = TypeVar("T")


class LiveOptions(Struct, frozen=True):
    """Hold what both evaluations are told about the model and the tree."""

    output: Path | None = None
    build_ref: str | None = None
    model_policy: str | None = None
    policy_profile: str = CURRENT_PROFILE
    profiles: str | None = None
    concurrency: int = 1
    self_hosted: bool = False
    as_json: bool = False


class DistillationOptions(LiveOptions, frozen=True):
    """Hold the options of `memory-distillation`."""

    repeats: int = 1
    development_only: bool = False
    corpus: Path | None = None
    holdout: Path | None = None
    reasoning_effort: str | None = None


class FormationOptions(LiveOptions, frozen=True):
    """Hold the options of `memory-formation`."""

    formation_policy: str = "formation@10"
    corpus: Path | None = None


class _Bench(Struct, frozen=True):
    """Hold what an evaluation runs with, checked."""

    settings: ModelSettings
    profile: Profile
    compared: FormationTuple
    build_ref: str

    def under(self, model: ModelPort) -> Under:
        formation = self.profile.formation
        return Under(
            profile=self.profile,
            model=model,
            model_policy=formation.model_policy,
            limits=ModelLimits(**structs.asdict(catalogued(self.settings))),
            reasoning_effort=formation.reasoning_effort,
        )


def run_distillation(options: DistillationOptions, environment: Mapping[str, str]) -> int:
    """Compare the three policies; publish what passed. 0 on a pass and on a skip, else 1.

    Raises `InvalidAddress` and `InvalidFile` for what must be mended before anything is
    spent.
    """
    if options.development_only and (options.output or options.holdout):
        raise InvalidAddress(
            "--development-only: it reads no holdout and publishes nothing;"
            " leave --output and --holdout out"
        )
    if not options.development_only:
        _check_output(options.output)
    development, corpus_sha256 = load_corpus(
        options.corpus or development_corpus_path(), role=CorpusRole.DEVELOPMENT
    )
    sets: list[tuple[str, DistillationCorpus]] = [(DEVELOPMENT, development)]
    holdout_sha256 = None
    if not options.development_only:
        holdout, holdout_sha256 = load_corpus(
            options.holdout or holdout_corpus_path(), role=CorpusRole.HOLDOUT
        )
        sets.append((HOLDOUT, holdout))
    if not is_opted_in(environment):
        return _skipped(DISTILLATION)
    profile = _profile(options)
    bench = _bench(
        options,
        profile,
        environment,
        DISTILLATION_POLICY,
        effort=options.reasoning_effort or profile.formation.reasoning_effort,
        named=not options.development_only,
    )
    made = Provenance(
        compared=bench.compared,
        corpus_sha256=corpus_sha256,
        holdout_sha256=holdout_sha256,
        build_ref=bench.build_ref,
        evaluated_at=datetime.now(UTC),
        self_hosted=options.self_hosted,
    )
    cases = options.repeats * 3 * sum(len(corpus.cases) for _, corpus in sets)
    found = _run(
        bench,
        cases,
        lambda under, advanced: compare(
            under,
            sets,
            repeats=options.repeats,
            concurrency=options.concurrency,
            needs_price=not (options.self_hosted or options.development_only),
            advanced=advanced,
        ),
    )
    if options.development_only:
        return _finish(judge_development(found, made), options)
    return _finish(judge(found, made, repeats=options.repeats), options)


def run_formation(options: FormationOptions, environment: Mapping[str, str]) -> int:
    """Evaluate a one-call policy on the control cases; statuses and errors as above."""
    if options.formation_policy not in CONTROL_POLICIES:
        known = " or ".join(CONTROL_POLICIES)
        raise InvalidAddress(f"--formation-policy: use {known}")
    _check_output(options.output)
    corpus, corpus_sha256 = load_corpus(
        options.corpus or control_corpus_path(), role=CorpusRole.CONTROL
    )
    if not is_opted_in(environment):
        return _skipped(FORMATION)
    # These policies record no effort, and are evaluated with the provider's default.
    bench = _bench(
        options, _profile(options), environment, options.formation_policy, effort=None, named=True
    )
    made = Provenance(
        compared=bench.compared,
        corpus_sha256=corpus_sha256,
        holdout_sha256=None,
        build_ref=bench.build_ref,
        evaluated_at=datetime.now(UTC),
        self_hosted=options.self_hosted,
    )
    marked, stopped_by = _run(
        bench,
        len(corpus.cases),
        lambda under, advanced: run_control(
            under,
            options.formation_policy,
            corpus,
            concurrency=options.concurrency,
            needs_price=not options.self_hosted,
            advanced=advanced,
        ),
    )
    return _finish(judge_control(marked, made, stopped_by=stopped_by), options)


def _check_output(output: Path | None) -> None:
    if output is None:
        raise InvalidAddress("--output: the evidence is published there; name a new file")
    refuse_existing(output, "--output")
    if not output.parent.is_dir():
        raise InvalidAddress(f"--output: there is no directory {output.parent}")


def _skipped(evaluation: str) -> int:
    print(f'{{"evaluation": "{evaluation}", "skipped": "{LIVE_SWITCH}"}}')
    if sys.stdout.isatty():
        print(f"set {LIVE_SWITCH}=1 to ask a real model; it costs money", file=sys.stderr)
    return EXIT_PASSED


def _profile(options: LiveOptions) -> Profile:
    return with_policies(load_profile(options.profiles), options.policy_profile)


def _bench(
    options: LiveOptions,
    profile: Profile,
    environment: Mapping[str, str],
    policy: str,
    *,
    effort: str | None,
    named: bool,
) -> _Bench:
    """Find the model, the profile and the commit; raises `InvalidAddress`."""
    formation = structs.replace(
        profile.formation,
        model_policy=options.model_policy or profile.formation.model_policy,
        reasoning_effort=effort,
    )
    profile = structs.replace(profile, formation=formation)
    settings = formation_model(environment, profile)
    if settings is None:
        raise InvalidAddress(
            f"{FORMATION_MODEL_VARIABLE}: name the model that is evaluated,"
            " such as openai:gpt-4o-mini"
        )
    running = composition_of(settings, profile, policy_profile=options.policy_profile)
    build_ref = UNNAMED
    if named:
        build_ref = evaluated_commit(source_tree(), options.build_ref, environment)
    return _Bench(settings, profile, tuple_of(running, policy), build_ref)


def _run(bench: _Bench, cases: int, job: Callable[[Under, Callable[[], None]], Awaitable[T]]) -> T:
    async def opened(advanced: Callable[[], None]) -> T:
        async with open_model(bench.settings) as model:
            return await job(bench.under(model), advanced)

    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("cases", total=cases)
        return anyio.run(opened, partial(progress.advance, bar))


def _finish(outcome: Outcome, options: LiveOptions) -> int:
    """Publish what passed, say what came of it, and give the exit status."""
    evidence = outcome.evidence
    if evidence is not None and options.output is not None:
        publish(evidence, options.output)
        outcome = structs.replace(
            outcome, document=outcome.document | {"published": str(options.output)}
        )
    say(outcome, as_json=options.as_json)
    return EXIT_PASSED if outcome.passed else EXIT_FAILED


def publish(evidence: Evidence, path: Path) -> None:
    """Write evidence to a new file; raises `InvalidAddress`, and never overwrites."""
    write_new(path, evidence.model_dump_json(indent=2) + "\n")


__all__ = [
    "DistillationOptions",
    "FormationOptions",
    "publish",
    "run_distillation",
    "run_formation",
]
