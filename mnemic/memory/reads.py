"""Which events a command needs to see before it can be decided."""

from __future__ import annotations

from uuid import UUID

from msgspec import Struct

from mnemic.memory.commands import Command, Consolidate, Forget
from mnemic.memory.image import Image


class EventsNeeded(Struct, frozen=True):
    """Name events of the principal: a session's past `after`, or single ones."""

    session_id: UUID | None = None
    after: int = 0
    sequences: tuple[int, ...] | None = None


def events_needed(image: Image, command: Command) -> EventsNeeded | None:
    """Say which events `decide` must be given for this command; None for none."""
    if isinstance(command, Consolidate):
        session = image.session(command.session_id)
        if session is None or session.last_message_sequence <= session.formed_through:
            return None
        return EventsNeeded(session_id=session.id, after=session.formed_through)
    if isinstance(command, Forget):
        belief = image.belief(command.belief_id)
        return None if belief is None else EventsNeeded(sequences=belief.source_event_ids)
    return None
