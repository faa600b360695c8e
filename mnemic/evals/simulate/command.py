"""`mnemic simulate`: play seeds, tell of those that failed, and try the checkers on mutants."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from mnemic.errors import InvalidAddress
from mnemic.memory.model import encode

if TYPE_CHECKING:
    from mnemic.evals.simulate.run import Failure, Report

EXIT_FAILED = 1
EXIT_INTERRUPTED = 130

PROGRESS_S = 1.0
"""Seconds between two lines of progress."""

COUNTS_TOLD = (
    "accepted",
    "landed",
    "claimed",
    "fenced",
    "crashed",
    "lost",
    "wiped",
    "passivated",
    "quarantined",
    "gave up",
    "lives",
)
"""What a summary counts; --json gives every count."""


def simulate(
    *, seeds: int, seed: int, steps: int, keep: str | None, mutants: bool, as_json: bool
) -> int:
    """Play and report; give the exit status. Raises `InvalidAddress`."""
    numbers = None if keep is None else _numbers(keep)
    try:
        # Trio is an extra: everything else of the evaluations works without it.
        from mnemic.evals.simulate import run  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise InvalidAddress(
            f"the simulator needs {error.name}; run: pip install 'mnemic[trio]'"
        ) from None
    progress = _Progress()
    try:
        if mutants:
            return _try_mutants(steps=steps, as_json=as_json)
        report = run.run(
            seeds=seeds, first_seed=seed, steps=steps, keep=numbers, progress=progress.of(seeds)
        )
    except KeyboardInterrupt:
        progress.end()
        print("mnemic: stopped", file=sys.stderr)
        return EXIT_INTERRUPTED
    progress.end()
    if as_json:
        print(encode(report).decode())
    else:
        _tell(report)
    return 0 if report.held else EXIT_FAILED


def _numbers(keep: str) -> tuple[int, ...]:
    try:
        return tuple(int(number) for number in keep.split(","))
    except ValueError:
        raise InvalidAddress("--keep takes the numbers of steps, such as 3,7,12") from None


class _Progress:
    """Say on a terminal how far a run has got, in one line."""

    def __init__(self) -> None:
        self._is_shown = sys.stderr.isatty()
        self._began = self._last = monotonic()

    def of(self, seeds: int) -> Callable[[int], None]:
        """Give the function that is told of every seed played."""

        def played(count: int) -> None:
            now = monotonic()
            if self._is_shown and now - self._last >= PROGRESS_S:
                self._last = now
                rate = count / (now - self._began)
                print(f"\r{count} of {seeds} seeds, {rate:.0f}/s ", end="", file=sys.stderr)

        return played

    def end(self) -> None:
        """Clear the line."""
        if self._is_shown:
            print("\r\x1b[K", end="", file=sys.stderr)


def _tell(report: Report) -> None:
    last = report.first_seed + report.seeds - 1
    print(f"seeds     {report.first_seed} to {last}, {report.steps} steps each")
    print(f"speed     {report.seeds_per_cpu_second:g} seeds a CPU second")
    met = ", ".join(f"{report.counts.get(name, 0)} {name}" for name in COUNTS_TOLD)
    print(f"met       {met}")
    print(f"digest    {report.digest}")
    for failure in report.failures:
        _tell_failure(failure)
    print("held" if report.held else f"{len(report.failures)} seeds failed")


def _tell_failure(failure: Failure) -> None:
    print(f"\nseed {failure.seed} FAILED")
    for violation in failure.violations:
        print(f"  {violation}")
    print(f"  again:   {failure.command}")
    print(f"  shorter: {failure.short}")
    for line in failure.story:
        print(f"  {line}")


def _try_mutants(*, steps: int, as_json: bool) -> int:
    """Play every broken build until it is caught; tell of each."""
    from mnemic.evals.simulate.mutants import MUTANTS  # noqa: PLC0415
    from mnemic.evals.simulate.mutations import catch  # noqa: PLC0415

    caught = []
    for mutant in MUTANTS:
        found = catch(mutant, steps=steps)
        caught.append(found)
        if not as_json:
            where = "NOT CAUGHT" if found.caught is None else f"seed {found.caught:>3}"
            print(f"{found.mutant:<38} {where}  {', '.join(found.by)}")
    if as_json:
        print(encode(caught).decode())
    return EXIT_FAILED if any(found.caught is None for found in caught) else 0
