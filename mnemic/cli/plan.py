"""Find out what of a file's session the store knows already, without writing anything.

A session of a file is one stored session when the file is played once. When the file
grows later, its stored session is closed already: the new turns go into a continuation
under the same label. A session that an interrupted run left open is taken up again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar
from uuid import UUID

from msgspec import Struct

from mnemic.cli.files import ConversationSession
from mnemic.cli.keys import SessionKeys, session_keys
from mnemic.memory.commands import Appended, Reply, SessionOpened
from mnemic.memory.model import Principal, Receipt, SessionStatus, decode
from mnemic.stores.port import PAGE_ROWS_MAX, Store

R = TypeVar("R", bound=Struct)


class OpenPart(Struct, frozen=True):
    """Name a stored session that still takes turns, and the turn it began with."""

    session_id: UUID
    first: int
    last_known: int


class SessionPlan(Struct, frozen=True):
    """Say what is left to do for one session of a file.

    `known` gives the event sequence of each turn (by index) that is stored; `new` are
    the indexes of the others. `open_part` is what a run before left open.
    """

    whose: Principal
    session: ConversationSession
    keys: SessionKeys
    known: Mapping[int, int]
    new: tuple[int, ...]
    open_part: OpenPart | None

    @property
    def is_done(self) -> bool:
        """Tell whether every turn is stored and consolidated."""
        return not self.new and self.open_part is None


async def plan_session(store: Store, whose: Principal, session: ConversationSession) -> SessionPlan:
    """Look up a session's receipts; reads only, and never claims the principal."""
    keys = session_keys(whose, session)
    found = await _receipts(store, whose, (*keys.turns, *keys.opens))
    known = {
        index: _reply(found[key], Appended).sequence
        for index, key in enumerate(keys.turns)
        if key in found
    }
    parts = {
        index: _reply(found[key], SessionOpened).session_id
        for index, key in enumerate(keys.opens)
        if key in found
    }
    return SessionPlan(
        whose=whose,
        session=session,
        keys=keys,
        known=known,
        new=tuple(i for i in range(len(session.turns)) if i not in known),
        open_part=await _open_part(store, whose, parts, known),
    )


async def _open_part(
    store: Store, whose: Principal, parts: Mapping[int, UUID], known: Mapping[int, int]
) -> OpenPart | None:
    for first, session_id in parts.items():
        stored = await store.session(whose, session_id)
        if stored is not None and stored.status is SessionStatus.OPEN:
            return OpenPart(session_id, first, max(known, default=first))
    return None


async def _receipts(store: Store, whose: Principal, keys: Sequence[str]) -> dict[str, Receipt]:
    found: dict[str, Receipt] = {}
    for start in range(0, len(keys), PAGE_ROWS_MAX):
        page = await store.receipts(whose, keys[start : start + PAGE_ROWS_MAX])
        found.update((receipt.key, receipt) for receipt in page)
    return found


def _reply(receipt: Receipt, reply_type: type[R]) -> R:
    reply: Reply = decode(Reply, receipt.reply)  # type: ignore[arg-type]
    assert isinstance(reply, reply_type)
    return reply
