"""Evidence-provenance recall@k: the right fact, recalled for the right reason.

000 §Public datasets: a probe is served when a returned belief's source events intersect
the events that were appended for the dataset's own evidence turns. any@k asks for one of
them, all@k for every piece of evidence; where a turn is unknown its session stands in.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, TypedDict

import numpy as np
from msgspec import Struct

from mnemic.evals.external.scenario import ExternalProbe

KS = (1, 5, 10, 20)

RESAMPLES = 10_000
CONFIDENCE_PERCENT = 95

Granularity = Literal["turn", "session"]
GRANULARITIES: tuple[Granularity, ...] = ("turn", "session")
Appended = Mapping[tuple[int, int], int]
"""The event sequence that each turn, by session and place, was appended as."""


class Hits(Struct, frozen=True):
    """Tell for one probe and each k whether any, and whether all evidence was returned."""

    any_at: dict[int, bool]
    all_at: dict[int, bool]


class ProbeRecall(Struct, frozen=True):
    """Hold one probe's hits at both granularities, without its words."""

    category: str
    apart: bool
    turn_known: bool
    hits: dict[Granularity, Hits]


class Interval(TypedDict):
    """Give a share with its bounds."""

    value: float | None
    low: float | None
    high: float | None
    hits: int
    of: int


def evidence_events(
    probe: ExternalProbe, appended: Appended, granularity: Granularity
) -> tuple[frozenset[int], ...]:
    """Give each piece of evidence as the events that bear it; one that has none is left out."""
    by_session: dict[int, set[int]] = {}
    for (session, _), sequence in appended.items():
        by_session.setdefault(session, set()).add(sequence)
    pieces: list[frozenset[int]] = []
    for reference in probe.evidence:
        if granularity == "turn" and reference.turn is not None:
            event = appended.get((reference.session, reference.turn))
            pieces.append(frozenset() if event is None else frozenset({event}))
        else:
            pieces.append(frozenset(by_session.get(reference.session, ())))
    return tuple(dict.fromkeys(piece for piece in pieces if piece))


def score_recall(
    probe: ExternalProbe, appended: Appended, sources_at: Mapping[int, Collection[int]]
) -> ProbeRecall:
    """Score one probe from the source events of what was returned at each k."""
    hits: dict[Granularity, Hits] = {}
    for granularity in GRANULARITIES:
        pieces = evidence_events(probe, appended, granularity)
        got = {
            k: [bool(piece & set(sources)) for piece in pieces] for k, sources in sources_at.items()
        }
        hits[granularity] = Hits(
            any_at={k: any(found) for k, found in got.items()},
            all_at={k: bool(found) and all(found) for k, found in got.items()},
        )
    return ProbeRecall(
        category=probe.category,
        apart=probe.apart,
        turn_known=all(reference.turn is not None for reference in probe.evidence),
        hits=hits,
    )


def interval(hits: int, of: int, seed: int) -> Interval:
    """Give a share with its seeded 95 % bootstrap interval.

    Drawing `of` yes/no outcomes with replacement is drawing a binomial, so the
    resamples are drawn as that.
    """
    if not of:
        return Interval(value=None, low=None, high=None, hits=0, of=0)
    drawn = np.random.default_rng([seed, hits, of]).binomial(of, hits / of, RESAMPLES) / of
    tail = (100 - CONFIDENCE_PERCENT) / 2
    low, high = np.percentile(drawn, [tail, 100 - tail])
    return Interval(
        value=round(hits / of, 4),
        low=round(float(low), 4),
        high=round(float(high), 4),
        hits=hits,
        of=of,
    )


def recall_table(probes: Sequence[ProbeRecall], seed: int) -> dict[str, object]:
    """Give any@k and all@k per granularity, over all probes and per category.

    Probes that stand apart are in their category and in no sum.
    """
    categories = sorted({probe.category for probe in probes})
    table: dict[str, object] = {}
    for granularity in GRANULARITIES:
        summed = [probe for probe in probes if not probe.apart]
        table[granularity] = {
            "overall": _shares(summed, granularity, seed),
            "by_category": {
                category: _shares([p for p in probes if p.category == category], granularity, seed)
                for category in categories
            },
        }
    return table


def _shares(
    probes: Sequence[ProbeRecall], granularity: Granularity, seed: int
) -> dict[str, dict[str, Interval]]:
    of = len(probes)
    hits = [probe.hits[granularity] for probe in probes]
    return {
        f"at_{k}": {
            "any": interval(sum(one.any_at[k] for one in hits), of, seed),
            "all": interval(sum(one.all_at[k] for one in hits), of, seed),
        }
        for k in KS
    }
