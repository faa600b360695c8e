"""Identifier sources for production and for seeded runs."""

from __future__ import annotations

from random import Random
from uuid import UUID, uuid4


class RandomIds:
    """Draw random version 4 UUIDs from the operating system."""

    def next(self) -> UUID:
        """Give a fresh identifier."""
        return uuid4()


class SeededIds:
    """Draw version 4 UUIDs from a seed; the same seed gives the same ones."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def next(self) -> UUID:
        """Give the next identifier of the seed."""
        return UUID(int=self._random.getrandbits(128), version=4)
