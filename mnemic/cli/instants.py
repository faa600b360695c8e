"""Read the instants that people and files give."""

from __future__ import annotations

from datetime import UTC, datetime

YEAR_MIN = 1900
YEAR_MAX = 2200
"""The years an instant may lie in; outside of them it is a slip, such as milliseconds."""


def instant(value: object) -> datetime:
    """Read an ISO 8601 instant with a time zone, into UTC."""
    if not isinstance(value, str):
        # Not TypeError: pydantic makes a validation error of a ValueError only.
        raise ValueError("give an instant as text, such as 2026-03-02T09:00:00Z")  # noqa: TRY004
    try:
        at = datetime.fromisoformat(value)
    except ValueError:
        raise ValueError("it is not an ISO 8601 instant, such as 2026-03-02T09:00:00Z") from None
    if at.tzinfo is None:
        raise ValueError("give a time zone, such as the Z of 2026-03-02T09:00:00Z")
    try:
        at = at.astimezone(UTC)
    except OverflowError:
        at = datetime.min.replace(tzinfo=UTC)
    if not YEAR_MIN <= at.year <= YEAR_MAX:
        raise ValueError(f"it lies outside the years {YEAR_MIN} to {YEAR_MAX}")
    return at
