"""Try the checkers: play seeds on a broken build until the build is caught."""

from __future__ import annotations

from msgspec import Struct

from mnemic.evals.simulate.mutants import Mutant, broken_by
from mnemic.evals.simulate.play import play
from mnemic.evals.simulate.story import STEPS_DEFAULT, draw

SEEDS_PER_MUTANT = 300
"""Seeds within which a mutant must be caught."""


class Catch(Struct, frozen=True):
    """Say in which seed, from 0, a mutant was first seen and in which it was caught.

    It is caught once each checker that must see it has; None when that did not happen.
    `by` are all that have seen it until then.
    """

    mutant: str
    breaks: str
    seen: int | None
    caught: int | None
    by: tuple[str, ...]


def catch(mutant: Mutant, *, seeds: int = SEEDS_PER_MUTANT, steps: int = STEPS_DEFAULT) -> Catch:
    """Play from seed 0 until each of the mutant's checkers has seen it."""
    by: set[str] = set()
    first: int | None = None
    caught: int | None = None
    with broken_by(mutant):
        for seed in range(seeds):
            by |= {violation.checker for violation in play(draw(seed, steps=steps)).violations}
            if by and first is None:
                first = seed
            if mutant.seen_by <= by:
                caught = seed
                break
    return Catch(
        mutant=mutant.name,
        breaks=mutant.breaks,
        seen=first,
        caught=caught,
        by=tuple(sorted(by)),
    )
