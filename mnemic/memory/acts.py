"""Read a principal's log back as what it was told: the acts, in their original order.

Everything that happened to a memory happened through a command, and the log holds enough
of each to give it again: the words, the act a message was part of, who ended which
belief, when a sweep ran. Recalls and citations are no acts: they change no belief but by
usage, which no evidence moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.commands import (
    Append,
    Command,
    Consolidate,
    Correct,
    Decay,
    OpenSession,
    Reject,
    Remember,
    Replay,
    UpdateWorkingState,
)
from mnemic.memory.deletion import SESSION_DELETED
from mnemic.memory.formation.corrections import CORRECT, remembered_in
from mnemic.memory.model import GENERAL_SCOPE, Event, EventKind, Session, Trust
from mnemic.memory.replaying import REPLAY

_CAME_OF_IT = frozenset({EventKind.FORMED, EventKind.REINFORCED, EventKind.PROMOTED})
_CONSEQUENCES = _CAME_OF_IT | {
    EventKind.SUPERSEDED,
    EventKind.NEEDS_CONFIRMATION,
    EventKind.CORRECTED,
}
_SWEPT = frozenset({EventKind.DECAYED, EventKind.RETIRED})


class Act(Struct, frozen=True):
    """Hold one act under the identifiers of the log it was read from.

    `now` is the host's instant of then. `beliefs` came of it, in order: those formed by a
    consolidation; by a statement also those it supported. `forgotten` are beliefs whose
    values are forbidden from here on; then there is no command.
    """

    sequence: int
    now: datetime
    command: Command | None = None
    beliefs: tuple[UUID, ...] = ()
    forgotten: tuple[UUID, ...] = ()


class _Reader:
    """Walk a log once, looking a few events ahead."""

    def __init__(
        self,
        events: Sequence[Event],
        sessions: Mapping[UUID, Session],
        triggers: Mapping[UUID, str],
    ) -> None:
        self._events = events
        self._sessions = sessions
        self._triggers = triggers
        self._at = 0
        self._unread: set[UUID] = set()
        self._formed: list[UUID] = []
        self._swept_at: datetime | None = None

    def acts(self) -> Iterator[Act]:
        while self._at < len(self._events):
            event = self._events[self._at]
            self._at += 1
            act = self._act(event)
            if act is not None:
                yield act

    def _act(self, event: Event) -> Act | None:
        kind = event.kind
        if event.is_message:
            return self._message(event)
        if kind in _CAME_OF_IT:
            # A consolidation's own event comes after those it led to.
            if kind is EventKind.FORMED:
                self._formed.append(event.refs[0])
            return None
        if kind in _SWEPT:
            return self._sweep(event)
        if kind is EventKind.REJECTED:
            return _given(event, Reject(event.refs[0], at=event.at))
        if kind is EventKind.FORGOTTEN and event.reason != SESSION_DELETED:
            return Act(event.sequence, event.recorded_at, forgotten=event.refs)
        if event.session_id is None or event.session_id not in self._sessions:
            return None
        return self._of_session(event, self._sessions[event.session_id])

    def _of_session(self, event: Event, session: Session) -> Act | None:
        match event.kind:
            case EventKind.SESSION_OPENED:
                scope = None if session.scope == GENERAL_SCOPE else session.scope
                return _given(event, OpenSession(scope, session.label, at=event.at))
            case EventKind.WORKING_STATE:
                self._unread.add(session.id)
                return _given(event, UpdateWorkingState(session.id, event.facts, at=event.at))
            case EventKind.CONSOLIDATED:
                return self._consolidation(event, session.id)
            case EventKind.SESSION_CLOSED if session.id not in self._unread:
                return _given(event, Consolidate(session.id, trigger=REPLAY, at=event.at))
            case _:
                return None

    def _message(self, event: Event) -> Act | None:
        if event.text is None:
            return None
        scope = remembered_in(event.reason)
        if scope is not None:
            trust = Trust.USER if event.kind is EventKind.USER_MESSAGE else Trust.MEMORY
            command: Command = Remember(
                event.text,
                trust=trust,
                session_id=event.session_id,
                project_scope=None if scope == GENERAL_SCOPE else scope,
                at=event.at,
            )
            return self._statement(event, command)
        if event.reason == CORRECT:
            named = self._events[self._at].refs[0]
            return self._statement(event, Correct(named, event.text, at=event.at))
        if event.session_id is None or event.session_id not in self._sessions:
            return None
        self._unread.add(event.session_id)
        command = Append(
            event.session_id, event.text, kind=event.kind, channel=event.channel, at=event.at
        )
        return _given(event, command)

    def _statement(self, event: Event, command: Command) -> Act:
        """Take the events that a statement led to along with it."""
        came: dict[UUID, None] = {}
        if event.session_id is not None:
            self._unread.add(event.session_id)
        while self._at < len(self._events):
            led_to = self._events[self._at]
            same_turn = (led_to.session_id, led_to.at, led_to.recorded_at) == (
                event.session_id,
                event.at,
                event.recorded_at,
            )
            if led_to.kind not in _CONSEQUENCES or not same_turn:
                break
            if led_to.kind in _CAME_OF_IT:
                came[led_to.refs[0]] = None
            self._at += 1
        return Act(event.sequence, event.recorded_at, command, beliefs=tuple(came))

    def _consolidation(self, event: Event, session_id: UUID) -> Act:
        formed, self._formed = tuple(dict.fromkeys(self._formed)), []
        self._unread.discard(session_id)
        command: Command
        if self._triggers.get(event.refs[0]) == REPLAY:
            command = Replay(session_id, at=event.at)
        else:
            following = self._events[self._at] if self._at < len(self._events) else None
            closes = (
                following is not None
                and following.kind is EventKind.SESSION_CLOSED
                and following.session_id == session_id
                and following.recorded_at == event.recorded_at
            )
            self._at += closes
            command = Consolidate(session_id, close=closes, trigger=REPLAY, at=event.at)
        return Act(event.sequence, event.recorded_at, command, beliefs=formed)

    def _sweep(self, event: Event) -> Act | None:
        """One sweep tells of several beliefs."""
        if event.recorded_at == self._swept_at:
            return None
        self._swept_at = event.recorded_at
        return _given(event, Decay())


def _given(event: Event, command: Command) -> Act:
    return Act(event.sequence, event.recorded_at, command)


def acts(
    events: Sequence[Event], sessions: Mapping[UUID, Session], triggers: Mapping[UUID, str]
) -> Iterator[Act]:
    """Give the acts of a whole log, in order.

    `sessions` are all of the principal's, `triggers` those of its consolidation runs.
    What belongs to a session that was deleted is no act any more.
    """
    return _Reader(events, sessions, triggers).acts()
