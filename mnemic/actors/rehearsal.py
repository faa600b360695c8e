"""Decide a command as its actor would and commit nothing: deciding is pure."""

from __future__ import annotations

from datetime import datetime

from mnemic.actors.reading import NOTHING, read_given
from mnemic.memory.commands import Command
from mnemic.memory.decide import Decision, Keyed, decide
from mnemic.memory.draft import Turn
from mnemic.memory.ids import IdSource
from mnemic.memory.image import Image
from mnemic.memory.policy import Profile
from mnemic.memory.reads import events_needed
from mnemic.stores.port import Store


async def rehearse(
    store: Store, image: Image, command: Command, *, now: datetime, ids: IdSource, profile: Profile
) -> Decision:
    """Give what a command would write and answer, as the image stands.

    Reads the store like the turn itself; neither the store nor the image changes.
    """
    needed = events_needed(image, command)
    given = NOTHING if needed is None else await read_given(store, image.principal, needed)
    turn = Turn(
        now=now,
        ids=ids,
        profile=profile,
        events=given.events,
        session=given.session,
        episodes=given.episodes,
        traces=given.traces,
        receipts=given.receipts,
    )
    return decide(image, [Keyed(command)], turn)
