"""A plain model of how long beliefs live: the table of 003, with nothing of the real rules.

It knows instants, confidences and a handful of words. The property tests hold the store
and the sweep to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

DAY = timedelta(days=1)

RETIRE_AFTER = {"tentative": 30 * DAY, "ongoing": 90 * DAY}
HORIZON = {
    "fact": 60 * DAY,
    "preference": 180 * DAY,
    "relationship": 365 * DAY,
    "user_model_attr": 180 * DAY,
    "procedure_pointer": 120 * DAY,
}
START_WITH = {"tentative": 35, "ongoing": 65, "durable": 65, "explicit": 95}
"""Hundredths of confidence: integers do not round."""

STEP, FLOOR, CEILING, SUPPORT = 10, 20, 65, 5


@dataclass
class Life:
    """Follow one belief: how long it may stand, how sure it is, whether it still stands."""

    longevity: str
    type: str
    evidence: datetime
    changed: datetime
    confidence: int
    order: int
    ended: datetime | None = None

    def supported(self, now: datetime) -> None:
        """See it stated again, in another session."""
        self.evidence, self.changed = max(self.evidence, now), now
        if self.longevity == "tentative":
            self.confidence = min(self.confidence + SUPPORT, CEILING)

    def promoted(self, longevity: str, now: datetime, order: int) -> None:
        """See a hypothesis stated outright."""
        self.evidence, self.changed, self.order = max(self.evidence, now), now, order
        self.longevity = longevity
        self.confidence = max(self.confidence, START_WITH[longevity])

    def is_due(self, now: datetime, window: timedelta) -> bool:
        """Tell whether a sweep at this instant acts on it."""
        if self.ended is not None or self.longevity == "explicit":
            return False
        age = now - self.evidence
        if self.longevity in RETIRE_AFTER:
            return age >= RETIRE_AFTER[self.longevity]
        return age >= HORIZON[self.type] and now - self.changed >= window

    def swept(self, now: datetime) -> None:
        """See a sweep act on it."""
        if self.longevity == "durable":
            self.changed = now
            if self.confidence - STEP >= FLOOR:
                self.confidence -= STEP
                return
        self.ended = now


def sweep(lives: list[Life], now: datetime, *, window: timedelta, most: int) -> list[Life]:
    """Sweep them all: the least recently evidenced first, no more than `most`."""
    due = sorted(
        (life for life in lives if life.is_due(now, window)),
        key=lambda life: (life.evidence, life.order),
    )[:most]
    for life in due:
        life.swept(now)
    return due
