"""Watermarks: what a session and a principal have reached is never taken back."""

from __future__ import annotations

from mnemic.evals.checkers.checker import Checker, Landing
from mnemic.memory.model import Counters, Principal, Session, SessionStatus

_RISING = ("formed_through", "last_message_sequence", "last_activity_at", "last_recorded_at")
_FIXED = ("scope", "opened_at", "snapshot_watermark", "label")


class MonotoneWatermarks(Checker):
    """Check the head of a principal and every watermark of its sessions."""

    name = "monotone_watermarks"

    def __init__(self) -> None:
        self._heads: dict[Principal, int] = {}
        self._sessions: dict[tuple[Principal, str], Session] = {}

    def landed(self, landing: Landing) -> None:
        """Check that nothing falls behind what landed before."""
        whose, head = landing.principal, landing.changes.store_position
        if head < self._heads.get(whose, 0):
            self.violated(whose, f"the head fell from {self._heads[whose]} to {head}")
        self._heads[whose] = head
        for session in landing.changes.sessions:
            self._compare(whose, session)
            if session.formed_through > landing.changes.event_seq:
                self.violated(whose, f"session {session.id} is formed past its events")

    def erased(self, principal: Principal, counters: Counters) -> None:
        """Forget what an erased principal had reached."""
        del counters
        self._heads.pop(principal, None)
        for key in [key for key in self._sessions if key[0] == principal]:
            del self._sessions[key]

    def _compare(self, whose: Principal, session: Session) -> None:
        known = self._sessions.get((whose, session.id.hex))
        self._sessions[whose, session.id.hex] = session
        if known is None:
            return
        for field in _RISING:
            if getattr(session, field) < getattr(known, field):
                self.violated(whose, f"{field} of session {session.id} fell")
        for field in _FIXED:
            if getattr(session, field) != getattr(known, field):
                self.violated(whose, f"{field} of session {session.id} changed")
        if known.status is SessionStatus.CLOSED and session.status is not SessionStatus.CLOSED:
            self.violated(whose, f"session {session.id} was closed and is open again")
