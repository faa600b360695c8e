"""The shorter of a trace's two clocks (000 §Trace retention)."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from itertools import islice

from msgspec import structs

from mnemic.memory.model import RecallTrace


def is_expirable(trace: RecallTrace, now: datetime) -> bool:
    """Tell whether a trace still holds operator fields past their expiry."""
    return trace.operator_expires_at <= now and holds_operator_fields(trace)


def holds_operator_fields(trace: RecallTrace) -> bool:
    """Tell whether a trace holds any field of the operator tier."""
    return not (
        trace.arm_latency_us is None
        and trace.candidate_counts is None
        and trace.dropped_for_budget is None
    )


def expire_operator_fields(
    traces: Iterable[RecallTrace], *, now: datetime, limit: int
) -> tuple[RecallTrace, ...]:
    """Give the traces that lose their operator tier, at most `limit`, without it.

    What was returned, cited and considered stays, and so does the count of what was
    dropped for budget. A second call over the result changes nothing.
    """
    due = (trace for trace in traces if is_expirable(trace, now))
    return tuple(
        structs.replace(trace, arm_latency_us=None, candidate_counts=None, dropped_for_budget=None)
        for trace in islice(due, limit)
    )
