"""A conversation of one principal."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model.vocabulary import SessionStatus

GENERAL_SCOPE = "general"
"""The scope of a session that names no project."""

SESSION_IDLE_SECONDS = 1_800
"""Quiet time after which a session counts as over; a constant, never a knob (000 §Profiles)."""


class Session(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Hold where a conversation stands.

    `formed_through` is the event sequence up to which its turns were consolidated.
    `last_activity_at` moves with its messages only, in world time; `last_recorded_at`
    is the same on the host's clock, and is what idleness is measured on.
    A provider that failed in a way that may pass is asked again at `repass_at` over the
    events past `repass_after` up to `repass_through`; `repass_attempts` counts how often
    that was tried. `snapshot_watermark` is the head position the session was opened at and
    `snapshot_trace_id` the recall it was primed with. `label` is the caller's own name.
    """

    id: UUID
    scope: str
    opened_at: datetime
    last_activity_at: datetime
    last_recorded_at: datetime
    status: SessionStatus = SessionStatus.OPEN
    label: str | None = None
    closed_at: datetime | None = None
    formed_through: int = 0
    last_message_sequence: int = 0
    snapshot_watermark: int = 0
    snapshot_trace_id: UUID | None = None
    repass_attempts: int = 0
    repass_at: datetime | None = None
    repass_after: int = 0
    repass_through: int = 0
