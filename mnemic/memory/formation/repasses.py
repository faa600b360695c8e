"""When a provider that failed is asked again (003 §Deliberately narrow trust exclusions).

A consolidation never waits for a provider to come back: it completes with what the grammar
formed, and the session keeps the range that the provider has not contributed to.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec.structs import replace

from mnemic.memory.model import Session
from mnemic.memory.policy import (
    PROVIDER_ATTEMPTS_MAX,
    PROVIDER_BACKOFF_FACTOR,
    PROVIDER_BACKOFF_S,
)

SCHEDULED = "scheduled"
EXHAUSTED = "exhausted"
"""What a consolidation's account says of a further pass."""


def scheduled(session: Session, *, after: int, through: int, now: datetime) -> Session:
    """Have the provider asked again over (after, through], with what waits already."""
    waiting = session.repass_at is not None
    attempts = session.repass_attempts if waiting else 0
    return replace(
        session,
        repass_attempts=attempts,
        repass_at=_due(attempts, now),
        repass_after=min(session.repass_after, after) if waiting else after,
        repass_through=max(session.repass_through, through) if waiting else through,
    )


def failed_again(session: Session, *, now: datetime) -> tuple[Session, str]:
    """Count a pass that failed; give the session and what is to be said of it."""
    attempts = session.repass_attempts + 1
    if attempts >= PROVIDER_ATTEMPTS_MAX:
        return settled(session), EXHAUSTED
    return replace(session, repass_attempts=attempts, repass_at=_due(attempts, now)), SCHEDULED


def settled(session: Session) -> Session:
    """Wait for no further pass."""
    return replace(session, repass_attempts=0, repass_at=None, repass_after=0, repass_through=0)


def _due(attempts: int, now: datetime) -> datetime:
    return now + timedelta(seconds=PROVIDER_BACKOFF_S * PROVIDER_BACKOFF_FACTOR**attempts)
