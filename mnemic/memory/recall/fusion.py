"""Fuse what the arms found by reciprocal rank."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from mnemic.memory.model import Belief
from mnemic.memory.recall.arms import Hit


class Fused(Struct, frozen=True, gc=False):
    """Hold one candidate after fusion.

    `relevance` is the best any arm saw; `match` in [0, 1] scales it by the fused score
    relative to the best candidate's, so that agreement between arms tells. `strength` is
    the greatest, `covered` what any arm saw covered. `ranks` are per arm from 1; equals
    share a rank.
    """

    belief: Belief
    relevance: float = 0.0
    match: float = 0.0
    strength: float = 0.0
    covered: int = 0
    ranks: dict[str, int] = {}


def fuse(ranked: Mapping[str, Sequence[Hit]], *, k: int, limit: int) -> tuple[Fused, ...]:
    """Fuse arms by reciprocal rank; the best candidate first, then the newest, cut at `limit`."""
    if len(ranked) == 1:
        ((name, hits),) = ranked.items()
        return _alone(name, hits[:limit], k=k)
    scores: dict[int, float] = {}
    seen: dict[int, list[tuple[str, int, Hit]]] = {}
    for name, hits in ranked.items():
        rank, last = 0, None
        for index, hit in enumerate(hits, start=1):
            if hit.relevance != last:
                rank, last = index, hit.relevance
            position = hit.belief.store_position
            scores[position] = scores.get(position, 0.0) + 1.0 / (k + rank)
            seen.setdefault(position, []).append((name, rank, hit))
    best = max(scores.values(), default=1.0)
    order = sorted(scores, key=lambda position: (-scores[position], -position))
    return tuple(_fused(seen[position], scores[position] / best) for position in order[:limit])


def _alone(name: str, hits: Sequence[Hit], *, k: int) -> tuple[Fused, ...]:
    """Fuse one arm: its own order, each rank's score relative to the first."""
    fused = []
    rank, last, agreement = 0, None, 1.0
    best = 1.0 / (k + 1)
    for index, hit in enumerate(hits, start=1):
        if hit.relevance != last:
            rank, last = index, hit.relevance
            agreement = 1.0 / (k + rank) / best
        fused.append(
            Fused(
                hit.belief,
                hit.relevance,
                hit.relevance * agreement,
                hit.strength,
                hit.covered,
                {name: rank},
            )
        )
    return tuple(fused)


def _fused(seen: Sequence[tuple[str, int, Hit]], agreement: float) -> Fused:
    ranks = {name: rank for name, rank, _ in seen}
    best = seen[0][2]
    relevance, strength, covered = best.relevance, best.strength, best.covered
    for _, _, hit in seen[1:]:
        relevance = max(relevance, hit.relevance)
        strength = max(strength, hit.strength)
        covered |= hit.covered
    return Fused(
        belief=best.belief,
        relevance=relevance,
        match=relevance * agreement,
        strength=strength,
        covered=covered,
        ranks=ranks,
    )
