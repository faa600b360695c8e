"""Identifiers that look random and are counted: the n-th can be told from its value."""

from __future__ import annotations

from uuid import UUID

_BITS = 128
_MASK = (1 << _BITS) - 1
_FACTOR = 0x9E3779B97F4A7C15F39CC0605CEDC835
"""Odd, so that multiplying by it can be undone; its high digits spread small counts."""

_INVERSE = pow(_FACTOR, -1, 1 << _BITS)
_LIFE_BITS = 32


class CountedIds:
    """Hand out the identifiers of one life of a host, in the order they are drawn."""

    def __init__(self, life: int, *, first: int = 1) -> None:
        self._next = (life << _LIFE_BITS) | first

    @classmethod
    def from_first(cls, first: UUID) -> CountedIds:
        """Go on from an identifier that was handed out: it comes first."""
        ids = cls(0)
        ids._next = count_of(first)
        return ids

    def next(self) -> UUID:
        """Give the next identifier."""
        value = UUID(int=(self._next * _FACTOR) & _MASK)
        self._next += 1
        return value


def count_of(value: UUID) -> int:
    """Give the count behind an identifier."""
    return (value.int * _INVERSE) & _MASK
