"""A derived narrative over source events (003 §The integrated episode)."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from msgspec import Struct


class IntegratedEpisode(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell one coherent stretch of a session; rebuildable, never a source of truth.

    `source_event_ids` are ordered, unique and positive; `derivation_key` is the
    sha256 of policy, owner, session and source ids.
    """

    id: UUID
    session_id: UUID
    source_event_ids: tuple[int, ...]
    source_started_at: datetime
    source_ended_at: datetime
    narrative: str
    subjects: tuple[str, ...]
    integration_policy_version: str
    derivation_key: str
    created_at: datetime

    @property
    def place(self) -> tuple[int, UUID]:
        """Give what orders a session's episodes: the first source event, then the id."""
        return min(self.source_event_ids, default=0), self.id
