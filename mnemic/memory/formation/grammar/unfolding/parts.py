"""What unfolding makes of a clause: what is left of it, and the clauses that it told."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mnemic.memory.formation.grammar.phrases import Words


class Parts(NamedTuple):
    """Hold a clause without what was folded into it, and the clauses that this tells."""

    host: Words
    told: tuple[Words, ...] = ()


Unfolder = Callable[[Words], Parts | None]
"""A construction: gives the parts of a clause that has it, None for any other."""
