"""The clocks that rows carry in memory: decay, a trace's expiry, a provider's next try.

What PostgreSQL answers from partial indexes is kept here beside the rows, so that a
sweep over all principals costs what is due.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from datetime import datetime
from uuid import UUID

from mnemic.memory.lifecycle.horizons import Cutoff, Fade, fade_of
from mnemic.memory.model import Belief, Principal, RecallTrace, Session
from mnemic.memory.recall.retention import holds_operator_fields
from mnemic.stores.idle_index import IdleIndex

DAY_S = 86_400
"""Width of a bucket of these clocks: they run for weeks."""

Aging = tuple[Fade, datetime, datetime]
"""How a belief fades, its last evidence, its last change."""

_NO_AGING: dict[bytes, Aging] = {}
_NO_OLDEST: dict[Fade, datetime] = {}
_NO_EXPIRY: dict[bytes, datetime] = {}
# Shared by every principal without such rows and never written to.


class Clocks:
    """Hold one principal's clocks; the oldest of each is known without a search."""

    __slots__ = ("aging", "expiry", "first_expiry", "first_repass", "oldest", "repasses")

    def __init__(self) -> None:
        self.aging = _NO_AGING
        self.oldest = _NO_OLDEST
        self.expiry = _NO_EXPIRY
        self.first_expiry: datetime | None = None
        self.repasses = _NO_EXPIRY
        self.first_repass: datetime | None = None

    def absorb_beliefs(self, beliefs: Iterable[Belief], erased: Iterable[UUID]) -> None:
        """Take note of written and erased beliefs."""
        stale: set[Fade] = set()
        if self.aging is _NO_AGING:
            self.aging, self.oldest = {}, {}
        for key in (belief_id.bytes for belief_id in erased):
            self._forget(key, stale)
        for belief in beliefs:
            key = belief.id.bytes
            self._forget(key, stale)
            fade = fade_of(belief)
            if fade is None:
                continue
            since = belief.last_evidence_at
            self.aging[key] = (fade, since, belief.updated_at)
            if fade not in stale and since <= self.oldest.get(fade, since):
                self.oldest[fade] = since
        for fade in stale:
            times = [since for known, since, _ in self.aging.values() if known is fade]
            if times:
                self.oldest[fade] = min(times)
            else:
                self.oldest.pop(fade, None)

    def _forget(self, key: bytes, stale: set[Fade]) -> None:
        known = self.aging.pop(key, None)
        if known is not None and self.oldest.get(known[0]) == known[1]:
            stale.add(known[0])

    def is_fading(self, cutoff: Cutoff) -> bool:
        """Tell whether a cutoff reaches any belief."""
        return any(
            fade is cutoff.fade and cutoff.reaches(last_evidence_at=since, updated_at=updated)
            for fade, since, updated in self.aging.values()
        )

    def absorb_traces(self, traces: Iterable[RecallTrace]) -> bool:
        """Take note of written traces; tell whether the first expiry moved."""
        before = self.first_expiry
        for trace in traces:
            key = trace.id.bytes
            known = self.expiry.get(key)
            if holds_operator_fields(trace):
                if self.expiry is _NO_EXPIRY:
                    self.expiry = {}
                self.expiry[key] = at = trace.operator_expires_at
                if self.first_expiry is None or at < self.first_expiry:
                    self.first_expiry = at
            elif known is not None:
                del self.expiry[key]
            if known is not None and known == self.first_expiry:
                self.first_expiry = min(self.expiry.values(), default=None)
        return self.first_expiry != before

    def expired(self, before: datetime, limit: int) -> list[bytes]:
        """Give the keys of expired traces, the first to expire first."""
        due = ((at, key) for key, at in self.expiry.items() if at <= before)
        return [key for _, key in heapq.nsmallest(limit, due)]

    def absorb_sessions(self, sessions: Iterable[Session], erased: Iterable[UUID]) -> bool:
        """Take note of written and erased sessions; tell whether the first re-pass moved."""
        before = self.first_repass
        for session in sessions:
            if session.repass_at is not None:
                if self.repasses is _NO_EXPIRY:
                    self.repasses = {}
                self.repasses[session.id.bytes] = session.repass_at
            elif self.repasses:
                self.repasses.pop(session.id.bytes, None)
        for session_id in erased:
            if self.repasses:
                self.repasses.pop(session_id.bytes, None)
        self.first_repass = min(self.repasses.values(), default=None)
        return self.first_repass != before

    def due_repasses(self, before: datetime, limit: int) -> list[bytes]:
        """Give the keys of sessions to be passed again, the first to be due first."""
        due = ((at, key) for key, at in self.repasses.items() if at <= before)
        return [key for _, key in heapq.nsmallest(limit, due)]


class ClockIndex:
    """Find the principals whose clocks have run out."""

    def __init__(self) -> None:
        self._fading = {fade: IdleIndex(DAY_S) for fade in Fade}
        self._expiring = IdleIndex(DAY_S)
        self._repassing = IdleIndex()

    def file_fading(self, principal: Principal, clocks: Clocks) -> None:
        """Move a principal to where its oldest evidence belongs now."""
        for fade, index in self._fading.items():
            index.file(principal, clocks.oldest.get(fade))

    def file_expiring(self, principal: Principal, clocks: Clocks) -> None:
        """Move a principal to where its first expiry belongs now."""
        self._expiring.file(principal, clocks.first_expiry)

    def file_repassing(self, principal: Principal, clocks: Clocks) -> None:
        """Move a principal to where its first re-pass belongs now."""
        self._repassing.file(principal, clocks.first_repass)

    def repassing(
        self, before: datetime, *, after: Principal | None, limit: int
    ) -> list[Principal]:
        """Give the first principals with a session to be passed again, in name order."""
        return self._repassing.due(before, after=after, limit=limit)

    def overdue(self, cutoffs: Sequence[Cutoff], *, after: Principal | None) -> set[Principal]:
        """Give principals whose oldest evidence any cutoff reaches, changes left aside."""
        return {
            principal
            for cutoff in cutoffs
            for principal in self._fading[cutoff.fade].overdue(cutoff.evidence_before, after=after)
        }

    def expiring(self, before: datetime, *, after: Principal | None, limit: int) -> list[Principal]:
        """Give the first principals with an expired trace, in name order."""
        return self._expiring.due(before, after=after, limit=limit)
