"""The tokens of an image's beliefs, looked up when a question is first asked."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from mnemic.memory.model import Belief
from mnemic.memory.recall.expansion.tokens import belief_tokens
from mnemic.memory.recall.postings import newest_first

Numbers = NDArray[np.int64]

_WIDE = "q"
"""The type code of `Numbers` that grow."""


class TokenIndex:
    """Hold the tokens of each store position, and the positions of each token, rising.

    Each token has a number of its own here, in the order it was first met. The index is
    caught up with the image before it is read: who never recalls pays nothing.
    """

    __slots__ = (
        "_as_learned",
        "_at",
        "_held",
        "_numbers",
        "_postings",
        "_read",
        "_starts",
        "_tokens",
    )

    def __init__(self) -> None:
        self._tokens: list[str] = []
        self._numbers: dict[str, int] = {}
        self._at: dict[int, int] = {}
        self._starts, self._held = array(_WIDE, [0]), array(_WIDE)
        self._postings: list[list[int]] = []
        self._read = 0
        self._as_learned = np.empty(0, dtype=np.int64)

    def __len__(self) -> int:
        return len(self._at)

    @property
    def tokens(self) -> Sequence[str]:
        """Give every token, by its number."""
        return self._tokens

    def catch_up(self, positions: Sequence[int], beliefs: Mapping[int, Belief]) -> None:
        """Add what stands at the positions that were not read yet, rising; some may be left."""
        for position in positions[self._read :]:
            belief = beliefs.get(position)
            if belief is not None:
                numbers = [self._numbered(token) for token in belief_tokens(belief)]
                self._at[position] = len(self._at)
                self._held.extend(numbers)
                self._starts.append(len(self._held))
                for number in numbers:
                    self._postings[number].append(position)
        self._read = len(positions)

    def _numbered(self, token: str) -> int:
        number = self._numbers.setdefault(token, len(self._tokens))
        if number == len(self._tokens):
            self._tokens.append(token)
            self._postings.append([])
        return number

    def number(self, token: str) -> int | None:
        """Give the number of a token; None where no belief holds it."""
        return self._numbers.get(token)

    def numbered_as(self, others: Mapping[str, int]) -> Numbers:
        """Give by each token's number the one it has in `others`, always the same; -1 for none."""
        known = len(self._as_learned)
        if known < len(self._tokens):
            further = [others.get(token, -1) for token in self._tokens[known:]]
            self._as_learned = np.append(self._as_learned, further)
        return self._as_learned

    def at(self, position: int) -> tuple[str, ...]:
        """Give the tokens at a store position, sorted; none where no belief was added."""
        at = self._at.get(position)
        if at is None:
            return ()
        held = self._held[self._starts[at] : self._starts[at + 1]]
        return tuple(self._tokens[number] for number in held)

    def held_at(self, positions: Sequence[int]) -> tuple[Numbers, Numbers]:
        """Give the numbers of the tokens at some positions, one belief's behind the other's.

        With them comes where each belief's begin. At every position must stand a belief.
        """
        at = np.fromiter(map(self._at.__getitem__, positions), np.int64, len(positions))
        starts = np.frombuffer(self._starts, np.int64)
        counts = starts[at + 1] - starts[at]
        begins = np.cumsum(counts) - counts
        moved = np.repeat(starts[at] - begins, counts)
        return np.frombuffer(self._held, np.int64)[moved + np.arange(len(moved))], begins

    def positions(self) -> Iterator[int]:
        """Give every store position, newest first."""
        return reversed(self._at)

    def positions_of(self, tokens: Sequence[str]) -> Iterator[int]:
        """Give the positions at which any of these tokens stands, newest first."""
        numbers = (self._numbers.get(token) for token in tokens)
        return newest_first([self._postings[number] for number in numbers if number is not None])
