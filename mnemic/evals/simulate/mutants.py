"""Broken builds of the runtime, of the stores and of the rules: what checkers are for.

Each mutant replaces one small part by one that breaks a promise, for as long as a block
lasts. A checker that no mutant makes speak is no check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from msgspec import Struct

from mnemic.evals.simulate import broken_rules, broken_runtime, broken_stores
from mnemic.evals.simulate.breaking import Broken, Replace


class Mutant(Struct, frozen=True):
    """Name a broken build, what it breaks, and the checkers that each must see it."""

    name: str
    breaks: str
    seen_by: frozenset[str]
    build: Callable[[Replace], None]


def _mutant(broken: Broken) -> Mutant:
    return Mutant(
        name=broken.build.__name__,
        breaks=(broken.build.__doc__ or "").strip(),
        seen_by=frozenset(broken.seen_by),
        build=broken.build,
    )


MUTANTS: tuple[Mutant, ...] = tuple(
    _mutant(broken)
    for broken in (*broken_stores.BROKEN, *broken_runtime.BROKEN, *broken_rules.BROKEN)
)


@contextmanager
def broken_by(mutant: Mutant) -> Iterator[None]:
    """Run on the broken build until the block ends."""
    replaced: list[Any] = []

    def replace(owner: object, name: str, value: object) -> None:
        patcher = patch.object(owner, name, value)
        patcher.start()
        replaced.append(patcher)

    try:
        mutant.build(replace)
        yield
    finally:
        for patcher in reversed(replaced):
            patcher.stop()
