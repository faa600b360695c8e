"""Load what the first turn would have to wait for, before anybody calls."""

from __future__ import annotations

from mnemic.actors.clock import Clock
from mnemic.api import Memory
from mnemic.bootstrap import IN_MEMORY, build
from mnemic.memory.policy import DEFAULT_PROFILE, Profile

TURN = "I live in Ghent and I work as a nurse. I don't like long meetings any more."
QUESTION = "Where do I live?"


async def warm(profile: Profile, clock: Clock) -> None:
    """Form beliefs and recall once in a memory of its own: tables and patterns are then there.

    They are loaded on first use and take more than half a second. No provider is asked.
    """
    shown = DEFAULT_PROFILE if profile.asks_provider else profile
    async with build(IN_MEMORY, profile=shown, clock=clock, sweeps=False) as composition:
        nobody = Memory(composition).principal("warming", "nobody")
        session = await nobody.open_session()
        await session.say(TURN)
        await session.close()
        await nobody.recall(QUESTION)
