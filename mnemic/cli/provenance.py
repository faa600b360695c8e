"""Find the words a belief came from: which turn of which session."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from uuid import UUID

from mnemic.cli.views import BeliefView, Evidence, belief_view
from mnemic.memory.model import Belief, Event, Principal, Session
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery, Store

SHORT_SESSION_DIGITS = 8
"""Hex digits by which a session without a name is called."""


class Provenance:
    """Cite one principal's evidence; reads the store and never claims the principal.

    A file's session may be several stored ones under one label: its turns are counted
    through, in the order in which they were told.
    """

    def __init__(self, store: Store, whose: Principal) -> None:
        self._store = store
        self._whose = whose
        self._events: dict[int, Event] = {}
        self._sessions: dict[UUID, Session] = {}
        self._turns: dict[str, dict[int, int]] = {}
        self._learned: dict[int, tuple[str, int]] = {}

    def learn(self, name: str, sequences: Mapping[int, int]) -> None:
        """Note a session's turns (sequence by index) that the caller has at hand."""
        self._learned.update({s: (name, index + 1) for index, s in sequences.items()})

    async def views(self, beliefs: Iterable[Belief]) -> tuple[BeliefView, ...]:
        """Show beliefs with their evidence, in the order given."""
        shown = tuple(beliefs)
        await self._read_events({s.sequence for b in shown for s in b.evidence_spans})
        return tuple([await self._view(belief) for belief in shown])

    async def _view(self, belief: Belief) -> BeliefView:
        evidence = [
            await self._evidence(span.sequence, span.text) for span in belief.evidence_spans
        ]
        return belief_view(belief, tuple(evidence))

    async def _evidence(self, sequence: int, words: str) -> Evidence:
        event = self._events.get(sequence)
        if event is None or event.session_id is None:
            return Evidence(words=words, at=None if event is None else event.at)
        name, turn = await self._place(event.session_id, sequence)
        return Evidence(
            words=words, session=name, turn=turn, at=event.at, session_id=event.session_id
        )

    async def _place(self, session_id: UUID, sequence: int) -> tuple[str, int | None]:
        if sequence in self._learned:
            return self._learned[sequence]
        name = session_name(await self._session(session_id), session_id)
        return name, (await self._numbers(session_id, name)).get(sequence)

    async def _read_events(self, sequences: set[int]) -> None:
        missing = sorted(sequences - self._events.keys())
        for start in range(0, len(missing), PAGE_ROWS_MAX):
            page = tuple(missing[start : start + PAGE_ROWS_MAX])
            query = EventQuery(sequences=page, limit=PAGE_ROWS_MAX)
            for event in await self._store.events(self._whose, query):
                self._events[event.sequence] = event

    async def _session(self, session_id: UUID) -> Session | None:
        if session_id not in self._sessions:
            await self._read_sessions()
        return self._sessions.get(session_id)

    async def _read_sessions(self) -> None:
        self._turns.clear()
        for session in await all_sessions(self._store, self._whose):
            self._sessions[session.id] = session

    async def _numbers(self, session_id: UUID, name: str) -> Mapping[int, int]:
        """Number the turns of every stored session of this name."""
        if name not in self._turns:
            alike = [s.id for s in self._sessions.values() if s.label == name] or [session_id]
            sequences = [s for each in alike for s in await self._messages(each)]
            self._turns[name] = {s: n for n, s in enumerate(sorted(sequences), start=1)}
        return self._turns[name]

    async def _messages(self, session_id: UUID) -> list[int]:
        found: list[int] = []
        while True:
            after = found[-1] if found else 0
            query = EventQuery(session_id=session_id, messages_only=True, after=after)
            page = await self._store.events(self._whose, query)
            found.extend(event.sequence for event in page)
            if len(page) < PAGE_ROWS_MAX:
                return found


async def all_sessions(store: Store, whose: Principal) -> tuple[Session, ...]:
    """Read every session of a principal, oldest first."""
    found: list[Session] = []
    while True:
        after = found[-1].id if found else None
        page = await store.sessions(whose, after=after)
        found.extend(page)
        if len(page) < PAGE_ROWS_MAX:
            return tuple(sorted(found, key=lambda s: (s.opened_at, s.id)))


def session_name(session: Session | None, session_id: UUID) -> str:
    """Call a session by its label, or else by the start of its id."""
    if session is not None and session.label is not None:
        return session.label
    return session_id.hex[:SHORT_SESSION_DIGITS]
