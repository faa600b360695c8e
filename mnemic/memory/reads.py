"""Which events a command needs to see before it can be decided."""

from __future__ import annotations

from uuid import UUID

from msgspec import Struct

from mnemic.memory.commands import Command, Consolidate, ExpireTraces, Forget
from mnemic.memory.formation.erasure import doomed
from mnemic.memory.image import Image

CONTEXT_SEQUENCES = 4_096
"""How far back, in event sequences, formation may look at turns it has read before.

An established fact may rest on them (000 §Established facts); a reference beyond does
not resolve.
"""

TRACES_EXPIRED_MAX = 1_000
"""Most traces of one principal that one sweep takes the operator tier from."""


class EventsNeeded(Struct, frozen=True):
    """Name events of the principal: a session's past `after`, or single ones.

    `states_of` names sessions whose working-state events are wanted as well.
    """

    session_id: UUID | None = None
    after: int = 0
    sequences: tuple[int, ...] | None = None
    states_of: tuple[UUID, ...] = ()


def events_needed(image: Image, command: Command) -> EventsNeeded | None:
    """Say which events `decide` must be given for this command; None for none."""
    if isinstance(command, Consolidate):
        session = image.session(command.session_id)
        if session is None or session.last_message_sequence <= session.formed_through:
            return None
        after = max(0, session.formed_through - CONTEXT_SEQUENCES)
        return EventsNeeded(session_id=session.id, after=after)
    if isinstance(command, Forget):
        belief = image.belief(command.belief_id)
        if belief is None:
            return None
        gone = doomed(image, belief)
        cited = {sequence for b in gone for sequence in b.source_event_ids}
        # The agent may have concluded there what is to be forgotten now.
        sessions = {session for b in gone for session in b.source_session_ids}
        return EventsNeeded(sequences=tuple(sorted(cited)), states_of=tuple(sorted(sessions)))
    return None


def traces_needed(command: Command) -> int | None:
    """Say how many expired traces `decide` must be given for this command; None for none."""
    return TRACES_EXPIRED_MAX if isinstance(command, ExpireTraces) else None
