"""What changed in what is believed, read off the events that tell of it.

An event holds identifiers and codes only, so that the account survives an erasure: what
was forgotten is still listed as forgotten, and nothing of it is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime
from enum import Enum
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model import Belief, Event, EventKind


class ChangeKind(Enum):
    """Name what can happen to a belief; a quiet loss of confidence is no change."""

    FORMED = "formed"
    REINFORCED = "reinforced"
    PROMOTED = "promoted"
    SUPERSEDED = "superseded"
    CONFLICTED = "conflicted"
    RETIRED = "retired"
    EXPIRED = "expired"
    REJECTED = "rejected"
    FORGOTTEN = "forgotten"


_KINDS = {
    EventKind.FORMED: ChangeKind.FORMED,
    EventKind.REINFORCED: ChangeKind.REINFORCED,
    EventKind.PROMOTED: ChangeKind.PROMOTED,
    EventKind.SUPERSEDED: ChangeKind.SUPERSEDED,
    EventKind.NEEDS_CONFIRMATION: ChangeKind.CONFLICTED,
    EventKind.RETIRED: ChangeKind.RETIRED,
    EventKind.EXPIRED: ChangeKind.EXPIRED,
    EventKind.REJECTED: ChangeKind.REJECTED,
    EventKind.FORGOTTEN: ChangeKind.FORGOTTEN,
}


class BeliefChange(Struct, frozen=True, omit_defaults=True):
    """Say what happened to one belief.

    `position` is the sequence of the event that tells of it, `at` the world instant and
    `recorded_at` the host's. `by` is the belief that superseded it or that it conflicts
    with. `belief` is what it is now; None when its content is gone.
    """

    position: int
    kind: ChangeKind
    belief_id: UUID
    at: datetime
    recorded_at: datetime
    session_id: UUID | None = None
    by: UUID | None = None
    reason: str | None = None
    belief: Belief | None = None


class BeliefChanges(Struct, frozen=True):
    """Hold one page of changes, oldest first.

    `through` is the position to go on from. `is_complete` says that nothing more has
    happened up to when it was read. `counts` counts the page by kind.
    """

    changes: tuple[BeliefChange, ...]
    through: int
    is_complete: bool

    @property
    def counts(self) -> dict[str, int]:
        """Count the page's changes by kind."""
        return dict(Counter(change.kind.value for change in self.changes))


def changes_of(
    events: Iterable[Event], find: Callable[[UUID], Belief | None]
) -> Iterator[BeliefChange]:
    """Read the changes off events, in their order; `find` gives a belief as it is now."""
    for event in events:
        kind = _KINDS.get(event.kind)
        if kind is None:
            continue
        for belief_id, by in _told_of(kind, event.refs):
            yield BeliefChange(
                position=event.sequence,
                kind=kind,
                belief_id=belief_id,
                at=event.at,
                recorded_at=event.recorded_at,
                session_id=event.session_id,
                by=by,
                reason=event.reason,
                belief=find(belief_id),
            )


def _told_of(kind: ChangeKind, refs: Sequence[UUID]) -> Iterator[tuple[UUID, UUID | None]]:
    """Give the beliefs an event tells of, each with its counterpart."""
    if kind is ChangeKind.FORGOTTEN:
        yield from ((ref, None) for ref in refs)
    elif refs:
        yield refs[0], refs[1] if len(refs) > 1 else None
