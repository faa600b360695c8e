"""What a command needs to see of the store before it can be decided."""

from __future__ import annotations

from uuid import UUID

from msgspec import Struct

from mnemic.memory import forgetting
from mnemic.memory.commands import (
    Command,
    Consolidate,
    DeleteSession,
    ExpireTraces,
    Forget,
    ForgetMatching,
    Repass,
    Replay,
)
from mnemic.memory.formation.echoes import Telling, tellings
from mnemic.memory.formation.erasure import doomed
from mnemic.memory.image import Image
from mnemic.memory.model import Belief

CONTEXT_SEQUENCES = 4_096
"""How far back, in event sequences, formation may look at turns it has read before.

An established fact may rest on them (000 §Established facts); a reference beyond does
not resolve.
"""

TRACES_EXPIRED_MAX = 1_000
"""Most traces of one principal that one sweep takes the operator tier from."""


class Erased(Struct, frozen=True):
    """Name what an erasure takes: the rows that were left by it are read as well.

    These are the traces that name one of the beliefs or were left in the session, the
    episodes of every session that an event was read of, and the receipts of commands
    that carried words.
    """

    belief_ids: frozenset[UUID]
    session_id: UUID | None = None


class EventsNeeded(Struct, frozen=True):
    """Name events of the principal: a session's past `after`, single ones, or by words.

    With `told`, whatever tells one of these values is wanted, wherever it was said. With
    `with_session` the session's own row is wanted too, with `with_episodes` what was told
    of it; `erased` names further rows.
    """

    session_id: UUID | None = None
    after: int = 0
    sequences: tuple[int, ...] | None = None
    told: tuple[Telling, ...] = ()
    with_session: bool = False
    with_episodes: bool = False
    erased: Erased | None = None


def events_needed(image: Image, command: Command) -> EventsNeeded | None:
    """Say what `decide` must be given for this command; None for nothing."""
    match command:
        case Consolidate():
            return _for_consolidation(image, command)
        case Repass():
            return EventsNeeded(
                session_id=command.session_id, with_session=True, with_episodes=True
            )
        case Replay():
            return EventsNeeded(session_id=command.session_id, with_session=True)
        case Forget():
            belief = image.belief(command.belief_id)
            return None if belief is None else _for_erasure(image, (belief,))
        case ForgetMatching():
            plan = forgetting.plan(image, command.query)
            if plan.token != command.token:
                return None
            return _for_erasure(image, plan.named, also=(forgetting.telling(command.query),))
        case DeleteSession():
            return _for_deletion(image, command.session_id)
        case _:
            return None


def _for_consolidation(image: Image, command: Consolidate) -> EventsNeeded | None:
    session = image.session(command.session_id)
    if session is None or session.last_message_sequence <= session.formed_through:
        return None
    after = max(0, session.formed_through - CONTEXT_SEQUENCES)
    told = command.provided is not None
    return EventsNeeded(session_id=session.id, after=after, with_episodes=told)


def _for_erasure(
    image: Image, named: tuple[Belief, ...], *, also: tuple[Telling, ...] = ()
) -> EventsNeeded:
    gone = doomed(image, named)
    ids = frozenset(belief.id for belief in gone)
    staying = (belief for belief in image.beliefs() if belief.id not in ids)
    cited = {sequence for belief in gone for sequence in belief.source_event_ids}
    return EventsNeeded(
        sequences=tuple(sorted(cited)),
        told=(*tellings(gone, staying), *also),
        erased=Erased(ids),
    )


def _for_deletion(image: Image, session_id: UUID) -> EventsNeeded:
    # What else the beliefs told there rest on says when they were last supported.
    told = [belief for belief in image.beliefs() if session_id in belief.source_session_ids]
    cited = {sequence for belief in told for sequence in belief.source_event_ids}
    return EventsNeeded(
        session_id=session_id,
        sequences=tuple(sorted(cited)),
        with_session=True,
        erased=Erased(frozenset(belief.id for belief in told), session_id),
    )


def traces_needed(command: Command) -> int | None:
    """Say how many expired traces `decide` must be given for this command; None for none."""
    return TRACES_EXPIRED_MAX if isinstance(command, ExpireTraces) else None
