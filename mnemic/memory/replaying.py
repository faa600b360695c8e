"""Read a session's original words once more (000 §Re-derivation is an operator action)."""

from __future__ import annotations

import msgspec

from mnemic.memory.commands import CarryTombstones, Consolidated, Ended, Replay
from mnemic.memory.draft import Draft
from mnemic.memory.formation import consolidation

REPLAY = "replay"
"""The trigger of a consolidation that reads what was read before."""


def replay(draft: Draft, command: Replay) -> Consolidated:
    """Re-consolidate one session from its first event, under the policy of this host.

    What the owner rejected, corrected, took back or had erased is refused before it is
    committed; evidence that was counted is not counted again. The session stays as open
    or closed as it is. Raises `NotFound`.
    """
    at = draft.instant(command.at)
    session = draft.any_session(command.session_id)
    return consolidation.read_again(draft, session, at=at, trigger=REPLAY)


def carry_tombstones(draft: Draft, command: CarryTombstones) -> Ended:
    """Take over marks on values as they are, under identifiers of this memory's own."""
    for tombstone in command.tombstones:
        draft.add_tombstone(
            msgspec.structs.replace(tombstone, id=draft.turn.ids.next(), recorded_at=draft.turn.now)
        )
    return Ended(belief_ids=(), reached={"tombstones": len(command.tombstones)})
