"""What a broken build is made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Replace(Protocol):
    """Replace an attribute of a class or a module until the mutant is put away."""

    def __call__(self, owner: object, name: str, value: object) -> None:
        """Replace it."""
        ...


class Broken(Struct, frozen=True):
    """Pair what makes a broken build with the checkers that each must see it."""

    build: Callable[[Replace], None]
    seen_by: tuple[str, ...]
