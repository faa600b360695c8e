"""Who waits on whom: an actor is never asked from inside its own turn (design §3)."""

from __future__ import annotations

from contextvars import ContextVar

from mnemic.errors import CallCycle
from mnemic.memory.model import Principal

TURN_CHAIN: ContextVar[tuple[Principal, ...]] = ContextVar("turn_chain", default=())
"""The principals whose turns the running code is part of; set by each turn."""


def refuse_cycle(addressee: Principal) -> tuple[Principal, ...]:
    """Give the present chain, or raise `CallCycle` when the addressee is in it."""
    chain = TURN_CHAIN.get()
    if addressee in chain:
        raise CallCycle(
            f"{addressee} was asked from inside its own turn; send it after the turn has ended"
        )
    return chain
