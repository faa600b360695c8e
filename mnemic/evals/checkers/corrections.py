"""Corrections: what the owner ended stays ended until the owner says it anew."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime
from uuid import UUID

from mnemic.evals.checkers.checker import Checker, Landing, Record
from mnemic.memory.model import (
    Belief,
    BeliefStatus,
    Counters,
    Portability,
    Principal,
    Snapshot,
)

_Value = tuple[str, ...]


class NothingRejectedLives(Checker):
    """Check tombstones against live beliefs: by identity, and by value.

    By value: a live belief that says the same as a tombstoned one rests on evidence from
    after the tombstone. What the owner asks to be remembered may bear the tombstone's
    own instant, since it is told to the actor in order.
    """

    name = "nothing_rejected_lives"

    def __init__(self) -> None:
        self._values: dict[UUID, _Value] = {}
        self._rejected: set[UUID] = set()
        self._erased: set[UUID] = set()
        self._forbidden: defaultdict[Principal, dict[_Value, datetime]] = defaultdict(dict)
        self._written: defaultdict[Principal, set[UUID]] = defaultdict(set)

    def claimed(self, principal: Principal, snapshot: Snapshot) -> None:
        """Learn the values of beliefs from before the run."""
        for belief in snapshot.beliefs:
            self._values.setdefault(belief.id, _value(belief))
        self._written[principal].update(belief.id for belief in snapshot.beliefs)

    def erased(self, principal: Principal, counters: Counters) -> None:
        """Take every belief of an erased principal for gone, and its marks with them."""
        del counters
        self._erased |= self._written.pop(principal, set())
        self._forbidden.pop(principal, None)

    def landed(self, landing: Landing) -> None:
        """Note what was ended, and check what was written."""
        whose, changes = landing.principal, landing.changes
        for belief in changes.beliefs:
            self._values.setdefault(belief.id, _value(belief))
        self._written[whose].update(belief.id for belief in changes.beliefs)
        self._erased.update(changes.erased_beliefs)
        forbidden = self._forbidden[whose]
        for tombstone in changes.tombstones:
            value = self._values.get(tombstone.belief_id)
            if value is None:
                continue
            forbidden[value] = max(forbidden.get(value, tombstone.at), tombstone.at)
        for belief in changes.beliefs:
            self._check(whose, belief)
            if belief.status is BeliefStatus.REJECTED:
                self._rejected.add(belief.id)

    def recorded(self, record: Record) -> None:
        """Check everything that is held at the end."""
        ended = {tombstone.belief_id for tombstone in record.loaded.tombstones}
        for belief in record.loaded.beliefs:
            if belief.is_live and belief.id in ended:
                self.violated(record.principal, f"{belief.id} has a tombstone and is live")
            self._check(record.principal, belief)

    def _check(self, whose: Principal, belief: Belief) -> None:
        if belief.id in self._erased:
            self.violated(whose, f"{belief.id} was erased and is there again")
        if not belief.is_live:
            return
        if belief.id in self._rejected:
            self.violated(whose, f"{belief.id} was rejected and is live again")
        at = self._forbidden[whose].get(_value(belief))
        if at is None:
            return
        said_at = max(belief.evidence_at, belief.last_evidence_at)
        if not (said_at > at or (belief.explicit and said_at == at)):
            self.violated(whose, f"{belief.id} says on old evidence what was ended")


def _value(belief: Belief) -> _Value:
    where = belief.scope if belief.portability is Portability.LOCAL else ""
    return where, belief.polarity.value, belief.subject_key, belief.value_key
