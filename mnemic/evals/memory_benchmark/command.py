"""Carry out `mnemic eval memory-benchmark` (000 §The command)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter_ns

from msgspec import Struct, structs
from rich.console import Console

from mnemic.bootstrap import IN_MEMORY
from mnemic.errors import InvalidAddress
from mnemic.evals.memory_benchmark.baseline import (
    compare,
    load_baseline,
    record,
    refuse_existing,
    shipped_baseline_path,
    write_baseline,
)
from mnemic.evals.memory_benchmark.corpus import load_corpus, shipped_corpus_path
from mnemic.evals.memory_benchmark.driver import CURRENT_PROFILE, Arm, run_deterministic
from mnemic.evals.memory_benchmark.live.command import (
    LIVE_SWITCH,
    LiveOptions,
    is_opted_in,
    run_live_command,
)
from mnemic.evals.memory_benchmark.plot import check_plot, plot
from mnemic.evals.memory_benchmark.report import as_json, report, show
from mnemic.memory.policy import POLICY_PROFILES

EMBEDDED = "embedded"
"""Names a private PostgreSQL in a directory that is gone afterwards."""

EXIT_PASSED = 0
EXIT_FAILED = 1
GIT_TIMEOUT_S = 10.0


class Options(Struct, frozen=True):
    """Hold the command's options as they were given."""

    deterministic_only: bool = True
    corpus: Path | None = None
    policy_profile: str = CURRENT_PROFILE
    baseline: Path | None = None
    write_baseline: Path | None = None
    plot: Path | None = None
    output: Path | None = None
    build_ref: str | None = None
    model_policy: str | None = None
    store: str = IN_MEMORY
    as_json: bool = False
    external: str | None = None
    path: Path | None = None
    sample: int | None = None
    seed: int = 0
    principal_speaker: str | None = None


def run_command(options: Options) -> int:
    """Run the arm that was chosen; return the exit status.

    0 on a pass and on a clean opt-in skip, 1 on drift, a regression, a broken
    structural zero or a live failure. Raises `InvalidAddress` and `InvalidFile` for what
    must be mended before anything runs.
    """
    if options.external is not None:
        return _external(options, options.external)
    _check(options)
    if not options.deterministic_only:
        return _live(options)
    corpus, digest = load_corpus(options.corpus or shipped_corpus_path())
    known = _known_baseline(options)
    # A shipped baseline that is not there fails the run; one that was named is refused.
    missing = options.baseline is None and known is not None and not known.exists()
    baseline = None if known is None or missing else load_baseline(known)
    started_at, started = datetime.now(UTC), perf_counter_ns()
    with _storage(options.store) as storage:
        run = run_deterministic(
            corpus.scenarios, Arm(storage=storage, policy_profile=options.policy_profile)
        )
    wall_ms = (perf_counter_ns() - started) // 1_000_000
    fresh = record(
        run,
        corpus_sha256=digest,
        policy_profile=options.policy_profile,
        build_ref=options.build_ref or working_tree_ref(),
        recorded_at=started_at,
    )
    document = report(
        fresh,
        formation=run.formation,
        wall_ms=wall_ms,
        comparison=None if baseline is None else compare(baseline, fresh),
        baseline_missing=missing,
    )
    # A run whose zeros do not hold is printed and never recorded.
    if options.write_baseline is not None and document.passed:
        write_baseline(fresh, options.write_baseline)
        document = structs.replace(document, recorded=str(options.write_baseline))
    if options.plot is not None:
        plot(run.metrics, options.plot)
    if options.as_json or not sys.stdout.isatty():
        print(as_json(document))
    else:
        show(document, Console(highlight=False))
    return EXIT_PASSED if document.passed else EXIT_FAILED


def _check(options: Options) -> None:
    """Refuse options that exclude each other or would destroy something."""
    for option, value in (
        ("--path", options.path),
        ("--sample", options.sample),
        ("--principal-speaker", options.principal_speaker),
    ):
        if value is not None:
            raise InvalidAddress(f"{option}: it goes with --external")
    if options.policy_profile not in POLICY_PROFILES:
        known = ", ".join(POLICY_PROFILES)
        raise InvalidAddress(f"--policy-profile: use one of {known}")
    if options.deterministic_only and options.output is not None:
        raise InvalidAddress(
            "--output: the deterministic arm publishes no evidence; use --json for its result"
        )
    if options.write_baseline is not None:
        if not options.deterministic_only:
            raise InvalidAddress("--write-baseline: the live arm records no baseline")
        if options.baseline is not None:
            raise InvalidAddress("give --baseline or --write-baseline, not both")
        refuse_existing(options.write_baseline, "--write-baseline")
        if not options.write_baseline.parent.is_dir():
            raise InvalidAddress(
                f"--write-baseline: there is no directory {options.write_baseline.parent}"
            )
    if options.plot is not None:
        check_plot(options.plot)


def _known_baseline(options: Options) -> Path | None:
    """Give the baseline to compare with: none for another corpus or a run to be recorded."""
    if options.baseline is not None:
        return options.baseline
    if options.corpus is not None or options.write_baseline is not None:
        return None
    return shipped_baseline_path(options.policy_profile)


def _live(options: Options) -> int:
    """Run the live arm, or skip it cleanly when it was not opted into."""
    if options.output is None:
        raise InvalidAddress("--output: a live run publishes its evidence there; name a new file")
    refuse_existing(options.output, "--output")
    if options.build_ref is None:
        raise InvalidAddress("--build-ref: evidence names the commit it was made from")
    if not is_opted_in(os.environ):
        print(f'{{"benchmark": "memory-benchmark", "arm": "live", "skipped": "{LIVE_SWITCH}"}}')
        return EXIT_PASSED
    live = LiveOptions(
        output=options.output,
        build_ref=options.build_ref,
        policy_profile=options.policy_profile,
        corpus=options.corpus,
        model=options.model_policy,
    )
    return EXIT_PASSED if run_live_command(live, os.environ) else EXIT_FAILED


def _external(options: Options, dataset: str) -> int:
    """Run a public dataset; it records no baseline and reads no corpus."""
    from mnemic.evals.external.command import (  # noqa: PLC0415 - a rare arm's libraries
        ExternalOptions,
        run_external_command,
    )

    if options.policy_profile not in POLICY_PROFILES:
        raise InvalidAddress(f"--policy-profile: use one of {', '.join(POLICY_PROFILES)}")
    given = {
        "--corpus": options.corpus,
        "--baseline": options.baseline,
        "--write-baseline": options.write_baseline,
        "--plot": options.plot,
        "--store": None if options.store == IN_MEMORY else options.store,
    }
    for option, value in given.items():
        if value is not None:
            raise InvalidAddress(f"{option}: an external dataset takes none")
    external = ExternalOptions(
        dataset=dataset,
        path=options.path,
        output=options.output,
        build_ref=options.build_ref or working_tree_ref(),
        policy_profile=options.policy_profile,
        sample=options.sample,
        seed=options.seed,
        principal_speaker=options.principal_speaker,
        live=not options.deterministic_only,
        model=options.model_policy,
    )
    return EXIT_PASSED if run_external_command(external, os.environ) else EXIT_FAILED


@contextmanager
def _storage(named: str) -> Iterator[str]:
    """Give the address of the store; `embedded` is made for the run and gone after it."""
    if named != EMBEDDED:
        yield named
        return
    with tempfile.TemporaryDirectory(prefix="mnemic-benchmark-") as directory:
        yield f"embedded:{directory}/data"


def working_tree_ref() -> str:
    """Name the commit of the working tree this code is in, `-dirty` when it was changed."""
    git = shutil.which("git")
    if git is None:
        return "unknown"
    try:
        asked = subprocess.run(  # noqa: S603 - a fixed command line
            [git, "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            timeout=GIT_TIMEOUT_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return "unknown"
    return asked.stdout.strip() or "unknown"
