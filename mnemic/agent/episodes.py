"""Find what was said, word for word: a bounded page loop over a principal's messages.

000 §Episode paging: the loop goes on until a short page, the caller's limit or
`EPISODE_PAGES_MAX` pages, whichever comes first.
"""

from __future__ import annotations

from uuid import UUID

from msgspec import Struct, structs

from mnemic.agent.ports import ReadEvents, ReadSession
from mnemic.errors import InvalidCommand
from mnemic.memory.model import TEXT_LENGTH_MAX, Event, Principal
from mnemic.memory.recall.episodes import episode_matcher, withheld
from mnemic.stores.port import EventQuery

EPISODE_PAGES_MAX = 64
EPISODE_PAGE_ROWS = 200
EPISODES_DEFAULT = 8
EPISODES_MAX = 64
"""Most messages one search may return."""


class EpisodePage(Struct, frozen=True):
    """Hold the messages found, newest first.

    `before` continues the search with older ones; None when there is nothing older.
    """

    events: tuple[Event, ...]
    pages: int
    before: int | None


async def search_episodes(
    read: ReadEvents,
    session_of: ReadSession,
    principal: Principal,
    *,
    question: str,
    scope: str,
    session_id: UUID | None = None,
    limit: int = EPISODES_DEFAULT,
    before: int | None = None,
) -> EpisodePage:
    """Find messages that share a word with the question, in this scope's sessions.

    Their texts come without what must not be handed on (`withheld`).

    Nothing that was said in another project is shown; with `session_id`, nothing that was
    said in another session. Raises `InvalidCommand`.
    """
    if len(question) > TEXT_LENGTH_MAX:
        raise InvalidCommand("question", f"shorten it to {TEXT_LENGTH_MAX} characters")
    matches = episode_matcher(question)
    if matches is None:
        raise InvalidCommand("question", "ask with at least one word")
    if not 1 <= limit <= EPISODES_MAX:
        raise InvalidCommand("limit", f"ask for 1 to {EPISODES_MAX} messages")
    if before is not None and before < 1:
        raise InvalidCommand("before", "event sequences count from 1")
    scopes = _Scopes(session_of, principal)
    found: list[Event] = []
    through = None if before is None else before - 1
    for page_number in range(1, EPISODE_PAGES_MAX + 1):
        page = await read(
            principal,
            EventQuery(
                session_id=session_id,
                through=through,
                messages_only=True,
                newest_first=True,
                limit=EPISODE_PAGE_ROWS,
            ),
        )
        for event in page:
            if event.text is None or not matches(event.text):
                continue
            shown = withheld(event.text)
            if not matches(shown):
                continue
            if session_id or await scopes.of(event.session_id) == scope:
                found.append(structs.replace(event, text=shown))
                if len(found) == limit:
                    return EpisodePage(tuple(found), page_number, _older(event.sequence))
        if len(page) < EPISODE_PAGE_ROWS:
            return EpisodePage(tuple(found), page_number, None)
        through = page[-1].sequence - 1
    return EpisodePage(tuple(found), EPISODE_PAGES_MAX, _older((through or 0) + 1))


def _older(sequence: int) -> int | None:
    return sequence if sequence > 1 else None


class _Scopes:
    """Look up each session's scope once."""

    def __init__(self, session_of: ReadSession, principal: Principal) -> None:
        self._session_of = session_of
        self._principal = principal
        self._known: dict[UUID, str | None] = {}

    async def of(self, session_id: UUID | None) -> str | None:
        if session_id is None:
            return None
        if session_id not in self._known:
            session = await self._session_of(self._principal, session_id)
            self._known[session_id] = None if session is None else session.scope
        return self._known[session_id]
