"""Read posting lists: rising store positions, one list per lexeme.

Dependency-free; the image's inverted index is made of these.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

CHUNK_POSITIONS = 64
"""How many positions per list the first look takes; each further one doubles it."""

_SCAN_FACTOR = 8


def newest_first(postings: Sequence[Sequence[int]]) -> Iterator[int]:
    """Merge posting lists into distinct positions, newest first.

    Lazily, in growing chunks: at most one chunk per list beyond what is taken is visited.
    """
    if len(postings) == 1:
        yield from reversed(postings[0])
        return
    ends = [len(posting) for posting in postings]
    chunk = CHUNK_POSITIONS
    while any(ends):
        # At and above the cutoff, every list is wholly inside its window.
        cutoff = max(
            posting[end - chunk] if end > chunk else 0
            for posting, end in zip(postings, ends, strict=True)
        )
        batch: set[int] = set()
        for index, posting in enumerate(postings):
            end = ends[index]
            if end and posting[end - 1] >= cutoff:
                start = bisect_left(posting, cutoff, 0, end)
                batch.update(posting[start:end])
                ends[index] = start
        yield from sorted(batch, reverse=True)
        chunk *= 2


def among(posting: Sequence[int], positions: frozenset[int]) -> frozenset[int]:
    """Give those of `positions` that a posting list holds."""
    count = len(posting)
    if count <= _SCAN_FACTOR * len(positions):
        return positions.intersection(posting)
    return frozenset(
        [
            position
            for position in positions
            if (index := bisect_left(posting, position)) < count and posting[index] == position
        ]
    )
