"""Play many seeds, report what was met, and tell the story of each that failed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from time import process_time

from msgspec import Struct, structs

from mnemic.errors import InvalidAddress
from mnemic.evals.simulate.play import Outcome, play
from mnemic.evals.simulate.shrink import leave_out, shrink
from mnemic.evals.simulate.story import STEPS_DEFAULT, STEPS_MAX, Story, draw, told

SEEDS_MAX = 10_000_000
FAILURES_MAX = 5
"""Failing seeds after which a run stops: one is enough to work on."""

VIOLATIONS_TOLD_MAX = 5


class Failure(Struct, frozen=True):
    """Tell of one seed that broke a promise.

    `command` plays it again, `short` the fewest of its steps that still fail; `story` tells
    these, calmed as far as they fail. No line holds a word that was said.
    """

    seed: int
    violations: tuple[str, ...]
    command: str
    short: str
    story: tuple[str, ...]


class Report(Struct, frozen=True):
    """Say what was played and what came of it.

    `counts` adds up what all seeds met; `digest` is of every seed's trace, in order.
    `cpu_seconds` and `seeds_per_cpu_second` are this machine's, all else is any machine's.
    """

    seeds: int
    first_seed: int
    steps: int
    failures: tuple[Failure, ...]
    counts: dict[str, int]
    digest: str
    cpu_seconds: float
    seeds_per_cpu_second: float

    @property
    def held(self) -> bool:
        """Tell whether every promise held in every seed."""
        return not self.failures


def run(
    *,
    seeds: int,
    first_seed: int = 0,
    steps: int = STEPS_DEFAULT,
    keep: tuple[int, ...] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `seeds` stories from `first_seed` on; `keep` plays these steps of each alone.

    Stops after `FAILURES_MAX` failing seeds. Not from inside an event loop. Raises
    `InvalidAddress` for numbers out of bounds.
    """
    _check(seeds=seeds, steps=steps, first_seed=first_seed)
    began = process_time()
    counts: Counter[str] = Counter()
    digest = sha256()
    failures: list[Failure] = []
    played = 0
    for seed in range(first_seed, first_seed + seeds):
        story = _kept(draw(seed, steps=steps), keep)
        outcome = play(story)
        played += 1
        counts.update(outcome.counts)
        digest.update(outcome.digest.encode())
        if not outcome.held:
            failures.append(_failure(story, outcome, steps))
        if progress is not None:
            progress(played)
        if len(failures) >= FAILURES_MAX:
            break
    seconds = process_time() - began
    return Report(
        seeds=played,
        first_seed=first_seed,
        steps=steps,
        failures=tuple(failures),
        counts=dict(sorted(counts.items())),
        digest=digest.hexdigest(),
        cpu_seconds=round(seconds, 2),
        seeds_per_cpu_second=round(played / seconds, 1) if seconds else 0.0,
    )


def _kept(story: Story, keep: tuple[int, ...] | None) -> Story:
    if keep is None:
        return story
    return structs.replace(story, steps=tuple(s for s in story.steps if s.number in keep))


def _failure(story: Story, outcome: Outcome, steps: int) -> Failure:
    checkers = frozenset(violation.checker for violation in outcome.violations)
    kept = leave_out(story, checkers)
    shortest = shrink(kept, checkers)
    again = f"mnemic simulate --seeds 1 --seed {story.seed} --steps {steps}"
    numbers = ",".join(str(step.number) for step in kept.steps)
    return Failure(
        seed=story.seed,
        violations=tuple(str(v) for v in outcome.violations[:VIOLATIONS_TOLD_MAX]),
        command=again,
        short=f"{again} --keep {numbers}",
        story=tuple(told(step) for step in shortest.steps),
    )


def _check(*, seeds: int, steps: int, first_seed: int) -> None:
    for name, value, least, most in (
        ("seeds", seeds, 1, SEEDS_MAX),
        ("steps", steps, 1, STEPS_MAX),
        ("seed", first_seed, 0, 2**63),
    ):
        if not least <= value <= most:
            raise InvalidAddress(f"--{name} {value} is out of bounds; use {least} to {most}")
