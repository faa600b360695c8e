"""What a recall asks a store or an image for."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from mnemic.memory.model import GENERAL_SCOPE, Belief, Portability, Sensitivity


class BeliefQuery(Struct, frozen=True):
    """Select beliefs: any term or a named subject, every predicate before the cut.

    A term is the tuple of lexemes it reduces to and matches when all of them do; a
    belief matches when any term does or its `subject_key` is in `subject_keys`. With
    neither terms nor subjects (the core profile: snapshot and delta) every belief
    matches. `scope` admits LOCAL beliefs of that scope and PORTABLE ones of any. `now`
    is the instant validity is judged at. Results are newest store position first, at
    most `limit`.
    """

    now: datetime
    limit: int
    scope: str = GENERAL_SCOPE
    terms: tuple[tuple[str, ...], ...] = ()
    subject_keys: tuple[str, ...] = ()
    ceiling: Sensitivity = Sensitivity.SENSITIVE
    min_store_position: int = 0
    include_closed: bool = False

    @property
    def matches_all(self) -> bool:
        """Tell whether no lexical condition is set."""
        return not self.terms and not self.subject_keys


def admits(query: BeliefQuery, belief: Belief) -> bool:
    """Tell whether every predicate but the lexical one holds."""
    return (
        belief.store_position > query.min_store_position
        and (belief.scope == query.scope or belief.portability is Portability.PORTABLE)
        and belief.sensitivity.rank <= query.ceiling.rank
        and (query.include_closed or (belief.is_live and _holds(belief, query.now)))
    )


def _holds(belief: Belief, now: datetime) -> bool:
    return (belief.valid_from is None or belief.valid_from <= now) and (
        belief.valid_to is None or belief.valid_to > now
    )
