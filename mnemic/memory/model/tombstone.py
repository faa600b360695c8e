"""What the owner does not want believed (design §5, durable corrections)."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model.vocabulary import TombstoneCause


class Tombstone(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Forbid one value from being believed again on older evidence.

    `fingerprints` are keyed digests of the normalized value, never its words; a
    candidate that shares one is refused unless its evidence is a user statement made
    after `at` (world time).
    """

    id: UUID
    belief_id: UUID
    cause: TombstoneCause
    fingerprints: tuple[str, ...]
    at: datetime
    recorded_at: datetime
