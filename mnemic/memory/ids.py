"""Where identifiers come from: always passed in, so that a run can be repeated."""

from __future__ import annotations

from typing import Protocol
from uuid import UUID


class IdSource(Protocol):
    """Hand out identifiers that are unique in a store."""

    def next(self) -> UUID:
        """Give the next identifier."""
        ...


class SequentialIds:
    """Count identifiers from 1; two runs hand out the same ones."""

    def __init__(self, first: int = 1) -> None:
        self._next = first

    def next(self) -> UUID:
        """Give the next identifier: a UUID whose integer value counts up."""
        value = UUID(int=self._next)
        self._next += 1
        return value
