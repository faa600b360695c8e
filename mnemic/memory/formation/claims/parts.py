"""What a batch tells more than once: a whole beside its parts, and a claim within another.

003 §Capacity and ranking bounds what one source event forms; a place that is taken by what
another claim says as well is a place lost.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mnemic.memory.formation.claims.alignment import aligned
from mnemic.memory.formation.claims.comparison import fits, other_doing, other_head
from mnemic.memory.formation.claims.lexicon import WISHING
from mnemic.memory.formation.claims.reading import Reading, read
from mnemic.memory.formation.claims.sameness import counted_in, is_provided
from mnemic.memory.model import Candidate, Polarity

replace = msgspec.structs.replace

_TEAM = "The team "
_USER = "User "


def is_told_in_parts(whole: Candidate, part: Candidate, rest: Sequence[Candidate]) -> bool:
    """Tell whether the rest says all that a whole says beyond one part, of the same words."""
    said = read(whole.statement)
    others = [read(c.statement) for c in rest if c is not part and _within(c, whole)]
    left = said.content - read(part.statement).content
    numbers = _numbers(said) - _numbers(read(part.statement))
    return (
        bool(left or numbers)
        and not any(said.absences)
        and left <= {t for o in others for t in o.content}
        and numbers <= {n for o in others for n in _numbers(o)}
    )


def told_again(candidates: Sequence[Candidate]) -> dict[int, int]:
    """Give the indexes of what others of the same words tell as well, with one that tells it.

    First a whole that its parts tell, then what is said within another that stays; of two
    that say as much the provider's stays, or else the earlier.
    """
    again: dict[int, int] = {}
    for at, one in enumerate(candidates):
        parts = [
            n
            for n, c in enumerate(candidates)
            if n != at and n not in again and _tells(one, c) and not _tells(c, one)
        ]
        rest = [c for n, c in enumerate(candidates) if n != at and n not in again]
        if any(is_told_in_parts(one, candidates[n], rest) for n in parts):
            again[at] = parts[0]
    for at, one in enumerate(candidates):
        teller = next(
            (
                n
                for n, c in enumerate(candidates)
                if n != at
                and n not in again
                and _tells(c, one)
                and not (_tells(one, c) and _goes_before(one, at, c, n))
            ),
            None,
        )
        if teller is not None and at not in again:
            again[at] = teller
    return again


def _goes_before(one: Candidate, at: int, other: Candidate, place: int) -> bool:
    if is_provided(one) != is_provided(other):
        return is_provided(one)
    return at < place


def _tells(more: Candidate, less: Candidate) -> bool:
    """Tell whether a claim says what another of the same words says: all of it, and so meant."""
    if (
        Polarity.RETRACT in {more.polarity, less.polarity}
        or more.derivation is not less.derivation
        or more.scope != less.scope
        or not _within(less, more)
    ):
        return False
    a, b = aligned(_folded(more), _folded(less))
    return (
        bool(b.content)
        and b.content <= a.content
        and counted_in(b.counts, a.counts)
        and set(b.large) <= set(a.large)
        and fits(replace(a, counts=b.counts, large=b.large), b)
        and not other_doing(a, b)
        and not any(other_head(a, b))
        and (a.verb in WISHING) == (b.verb in WISHING)
        and (a.hedged, a.ended) == (b.hedged, b.ended)
    )


def _folded(candidate: Candidate) -> Reading:
    """Read a claim; what "we" do may be filed of the team, or of the user."""
    said = candidate.statement
    if said.startswith(_TEAM):
        said = _USER + said.removeprefix(_TEAM)
    return read(said.replace("The team's ", "User's "))


def _within(one: Candidate, other: Candidate) -> bool:
    return not set(one.source_event_ids).isdisjoint(other.source_event_ids)


def _numbers(reading: Reading) -> frozenset[str]:
    return frozenset((*(c.value for c in reading.counts), *reading.large))


__all__ = ["is_told_in_parts", "told_again"]
