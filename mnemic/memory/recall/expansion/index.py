"""The tokens of an image's beliefs, looked up when a question is first asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mnemic.memory.model import Belief
from mnemic.memory.recall.expansion.tokens import belief_tokens
from mnemic.memory.recall.postings import newest_first


class TokenIndex:
    """Hold the tokens of each store position, and the positions of each token, rising.

    It is caught up with the image before it is read: who never recalls pays nothing.
    """

    __slots__ = ("_at", "_postings", "_read")

    def __init__(self) -> None:
        self._at: dict[int, tuple[str, ...]] = {}
        self._postings: dict[str, list[int]] = {}
        self._read = 0

    def __len__(self) -> int:
        return len(self._at)

    def catch_up(self, positions: Sequence[int], beliefs: Mapping[int, Belief]) -> None:
        """Add what stands at the positions that were not read yet, rising; some may be left."""
        for position in positions[self._read :]:
            belief = beliefs.get(position)
            if belief is not None:
                tokens = belief_tokens(belief)
                self._at[position] = tokens
                for token in tokens:
                    self._postings.setdefault(token, []).append(position)
        self._read = len(positions)

    def at(self, position: int) -> tuple[str, ...]:
        """Give the tokens at a store position, sorted; none where no belief was added."""
        return self._at.get(position, ())

    def positions(self) -> Iterator[int]:
        """Give every store position, newest first."""
        return reversed(self._at)

    def positions_of(self, tokens: Sequence[str]) -> Iterator[int]:
        """Give the positions at which any of these tokens stands, newest first."""
        return newest_first([p for token in tokens if (p := self._postings.get(token))])
