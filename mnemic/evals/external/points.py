"""Score what was formed against labelled memory points: extraction, updates, interference.

Labels are free prose about a named person, so a belief is taken for a label when their
content words share enough tokens; no model judges it. The principal's names count as
nothing, and neither do function words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct, structs

from mnemic.evals.external.answers import answer_tokens, token_f1
from mnemic.evals.external.scenario import ExternalBelief

POINT_F1_MIN = 0.6
"""Token F1 of content words from which a belief is taken for a label.

Stricter than for answers: "likes tea" and "likes coffee" share half of theirs.
"""

_FUNCTION_WORDS = frozenset(
    answer_tokens(
        "user users is are was were be been being am has have had do does did of to in on at"
        " for with by from and or but that this it its his her their my as s who which he she"
        " they him them"
    )
)


class PointCounts(Struct, frozen=True):
    """Count labelled points and formed beliefs.

    `extraction` are points that are neither updates nor interference, `extracted` those a
    live belief matches after their session. `updates` name what they replace: `updated`
    when the new statement is live and none of the old, `stale_live` when an old one is.
    `interference_formed` are points that a belief of their own session matches: each is
    a false memory. `supported` of `formed` beliefs match a point of their session.
    """

    extraction: int = 0
    extracted: int = 0
    updates: int = 0
    updated: int = 0
    update_stated: int = 0
    stale_live: int = 0
    interference: int = 0
    interference_formed: int = 0
    formed: int = 0
    supported: int = 0


def added(counts: Iterable[PointCounts]) -> PointCounts:
    """Add counts field by field."""
    sums = dict.fromkeys(PointCounts.__struct_fields__, 0)
    for one in counts:
        for name, value in structs.asdict(one).items():
            sums[name] += value
    return PointCounts(**sums)


def score_points(
    points: Sequence[ExternalBelief],
    *,
    formed: Sequence[str],
    live: Sequence[str],
    names: Sequence[str] = (),
) -> PointCounts:
    """Score one session: statements it formed, and all that are live after it."""
    dropped = _FUNCTION_WORDS | {token for name in names for token in answer_tokens(name)}
    frozen = frozenset(dropped)

    def found(statement: str, among: Sequence[str]) -> bool:
        wanted = _content(statement, frozen)
        return any(token_f1(_content(s, frozen), wanted) >= POINT_F1_MIN for s in among)

    true = [point for point in points if not point.interference]
    false = [point for point in points if point.interference]
    plain = [point for point in true if not point.supersedes]
    updates = [point for point in true if point.supersedes]
    stated = [point for point in updates if found(point.statement, live)]
    stale = [p for p in updates if _is_stale(p, live, frozen)]
    return PointCounts(
        extraction=len(plain),
        extracted=sum(found(point.statement, live) for point in plain),
        updates=len(updates),
        updated=sum(point not in stale for point in stated),
        update_stated=len(stated),
        stale_live=len(stale),
        interference=len(false),
        interference_formed=sum(found(point.statement, formed) for point in false),
        formed=len(formed),
        supported=sum(found(s, [point.statement for point in true]) for s in formed),
    )


def _is_stale(point: ExternalBelief, live: Sequence[str], dropped: frozenset[str]) -> bool:
    """Tell whether a live belief is closer to what was replaced than to the update."""
    new = _content(point.statement, dropped)
    for old in point.supersedes:
        wanted = _content(old, dropped)
        for statement in live:
            said = _content(statement, dropped)
            likeness = token_f1(said, wanted)
            if likeness >= POINT_F1_MIN and likeness > token_f1(said, new):
                return True
    return False


@lru_cache(maxsize=65_536)
def _content(text: str, dropped: frozenset[str]) -> tuple[str, ...]:
    return tuple(token for token in answer_tokens(text) if token not in dropped)
