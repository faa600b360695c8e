"""What a recall asks a store or an image for.

`matches` and `admits` define the answer; an image's `candidates` and a store's `search`
must give exactly the beliefs for which both hold, newest first, cut at the limit.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model import (
    GENERAL_SCOPE,
    Belief,
    BeliefStatus,
    Portability,
    Sensitivity,
)


class BeliefQuery(Struct, frozen=True):
    """Select beliefs: any term or a named subject, every predicate before the cut.

    A term is the tuple of lexemes it reduces to and matches when all of them do; a term
    of no lexeme matches nothing. A belief matches when any term does or its
    `subject_key` is in `subject_keys`. With neither terms nor subjects (the core
    profile: snapshot and delta) every belief matches. `scope` admits LOCAL beliefs of
    that scope and PORTABLE ones of any. `exclude` leaves out beliefs by id. Results are
    newest store position first, at most `limit`.

    Which beliefs stand, the first that applies:

    - `believed_at` (transaction time): those created at or before it and not closed by
      then, whatever became of them later, if they held at `as_of` (else `believed_at`)
      as far as was known then;
    - `as_of` (world time): those not rejected whose validity covers it, by what is
      known today;
    - `include_closed`: those not rejected, whatever their validity;
    - otherwise the live ones whose validity covers `now`, those that were over when
      they were told ("User lived in Rome until 2012."): history that still stands, and
      those ahead whose words name the year they begin in ("... from April 2026").
    """

    now: datetime
    limit: int
    scope: str = GENERAL_SCOPE
    terms: tuple[tuple[str, ...], ...] = ()
    subject_keys: tuple[str, ...] = ()
    ceiling: Sensitivity = Sensitivity.SENSITIVE
    min_store_position: int = 0
    include_closed: bool = False
    as_of: datetime | None = None
    believed_at: datetime | None = None
    exclude: tuple[UUID, ...] = ()

    @property
    def matches_all(self) -> bool:
        """Tell whether no lexical condition is set."""
        return not self.terms and not self.subject_keys

    @property
    def asks_for_now(self) -> bool:
        """Tell whether it selects what stands now, and no row that was closed."""
        return self.as_of is None and self.believed_at is None and not self.include_closed


def matches(query: BeliefQuery, belief: Belief, lexemes: Collection[str]) -> bool:
    """Tell whether the lexical condition holds; `lexemes` are those of the belief."""
    return (
        query.matches_all
        or belief.subject_key in query.subject_keys
        or any(term and all(word in lexemes for word in term) for term in query.terms)
    )


def admits(query: BeliefQuery, belief: Belief) -> bool:
    """Tell whether every predicate but the lexical one holds."""
    return admitter(query)(belief)


def admitter(query: BeliefQuery) -> Callable[[Belief], bool]:
    """Give the predicates of a query as one function, for use on many beliefs."""
    scope, after, exclude = query.scope, query.min_store_position, frozenset(query.exclude)
    allowed = _SENSITIVITIES[: query.ceiling.rank + 1]
    stands = _standing(query)

    def admitted(belief: Belief) -> bool:
        return (
            belief.store_position > after
            and (belief.scope == scope or belief.portability is Portability.PORTABLE)
            and belief.sensitivity in allowed
            and stands(belief)
            and not (exclude and belief.id in exclude)
        )

    return admitted


_SENSITIVITIES = tuple(sorted(Sensitivity, key=lambda level: level.rank))


def _standing(query: BeliefQuery) -> Callable[[Belief], bool]:
    believed_at, now = query.believed_at, query.now
    if believed_at is not None:
        held_at = query.as_of or believed_at
        return lambda belief: _was_believed(belief, believed_at, at=held_at)
    as_of = query.as_of
    if as_of is not None:
        return lambda belief: belief.status is not BeliefStatus.REJECTED and _holds(belief, as_of)
    if query.include_closed:
        return lambda belief: belief.status is not BeliefStatus.REJECTED
    return lambda belief: _stands(belief, now)


def _stands(belief: Belief, now: datetime) -> bool:
    status = belief.status
    if status is not BeliefStatus.ACTIVE and status is not BeliefStatus.PROVISIONAL:
        return False
    begins, ends = belief.valid_from, belief.valid_to
    if begins is not None and begins > now:
        return _tells_its_start(belief.statement, begins) and (ends is None or ends > begins)
    # What was over when it was told is history that still stands.
    return ends is None or ends > now or ends <= belief.evidence_at


def _tells_its_start(statement: str, begins: datetime) -> bool:
    """Tell whether words name the year they begin in, so that nobody takes them for today's.

    "User is working nights from April 2026." is worth knowing in March (004 §Temporal
    validity: what begins later is not to be told as current).
    """
    return re.search(rf"\b{begins.year}\b", statement) is not None


def told_as_past(belief: Belief) -> bool:
    """Tell whether a belief was over when it was told: "User lived in Rome until 2012."."""
    return belief.valid_to is not None and belief.valid_to <= belief.evidence_at


def _holds(belief: Belief, now: datetime) -> bool:
    return (belief.valid_from is None or belief.valid_from <= now) and (
        belief.valid_to is None or belief.valid_to > now
    )


def _was_believed(belief: Belief, believed_at: datetime, *, at: datetime) -> bool:
    if belief.created_at > believed_at:
        return False
    if belief.closed_at is None:
        return _holds(belief, at) or told_as_past(belief)
    if belief.closed_at <= believed_at:
        return False
    if belief.status is BeliefStatus.EXPIRED:
        return _holds(belief, at)
    # What closed it wrote its end as well, which nobody knew then.
    return belief.valid_from is None or belief.valid_from <= at
