"""Open a session, append to it."""

from __future__ import annotations

import re
from datetime import datetime
from uuid import UUID

import msgspec

from mnemic.errors import InvalidCommand
from mnemic.memory.commands import (
    Append,
    Appended,
    OpenSession,
    SessionOpened,
    UpdateWorkingState,
)
from mnemic.memory.draft import Draft
from mnemic.memory.model import (
    GENERAL_SCOPE,
    MESSAGE_KINDS,
    TEXT_LENGTH_MAX,
    Channel,
    Event,
    EventKind,
    Session,
)

LABEL_LENGTH_MAX = 200
"""Longest label of a session, in characters."""

FACTS_MAX = 256
"""Most established facts in one working state."""

_SCOPE = re.compile(r"[a-z][a-z0-9-]{1,63}")


def project_scope(value: str | None) -> str:
    """Check a project scope (000 §The corpus gives its form); None means general."""
    if value is None:
        return GENERAL_SCOPE
    if not _SCOPE.fullmatch(value):
        raise InvalidCommand(
            "project_scope",
            "use 2 to 64 lowercase letters, digits and hyphens, a letter first",
        )
    return value


def checked_text(field: str, text: str) -> str:
    """Check a text a person or an agent gave: not empty, not endless, valid Unicode."""
    if not text.strip():
        raise InvalidCommand(field, "give some text")
    if len(text) > TEXT_LENGTH_MAX:
        raise InvalidCommand(field, f"split it: at most {TEXT_LENGTH_MAX} characters each")
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise InvalidCommand(field, "it is not valid Unicode (a lone surrogate)") from None
    return text


def open_session(draft: Draft, command: OpenSession) -> SessionOpened:
    """Open a session at the head position."""
    scope = project_scope(command.project_scope)
    if command.label is not None:
        checked_text("label", command.label)
        if len(command.label) > LABEL_LENGTH_MAX:
            raise InvalidCommand("label", f"shorten it to {LABEL_LENGTH_MAX} characters")
    at = draft.instant(command.at)
    session = Session(
        id=draft.turn.ids.next(),
        scope=scope,
        opened_at=at,
        last_activity_at=at,
        last_recorded_at=draft.turn.now,
        label=command.label,
        formed_through=draft.event_seq + 1,
        last_message_sequence=draft.event_seq + 1,
        snapshot_watermark=draft.image.head,
    )
    draft.event(EventKind.SESSION_OPENED, at=at, session_id=session.id)
    draft.put_session(session)
    return SessionOpened(session_id=session.id, scope=scope, watermark=session.snapshot_watermark)


def append(draft: Draft, command: Append) -> Appended:
    """Append one message and move the session's activity time."""
    if command.kind not in MESSAGE_KINDS:
        raise InvalidCommand("kind", "append user, assistant, system or tool messages")
    text = checked_text("text", command.text)
    event = record_message(
        draft,
        command.kind,
        text,
        at=draft.instant(command.at),
        session_id=command.session_id,
        channel=command.channel,
    )
    return Appended(sequence=event.sequence)


def record_message(
    draft: Draft,
    kind: EventKind,
    text: str,
    *,
    at: datetime,
    session_id: UUID | None = None,
    channel: Channel = Channel.DIRECT,
    reason: str | None = None,
) -> Event:
    """Append a message, outside of any session or to an open one, whose clocks it moves.

    `reason` is the act that the message was part of, if it was not simply said.
    """
    if session_id is None:
        return draft.event(kind, at=at, text=text, channel=channel, reason=reason)
    session = draft.open_session(session_id)
    event = draft.event(
        kind, at=at, session_id=session.id, text=text, channel=channel, reason=reason
    )
    draft.put_session(
        msgspec.structs.replace(
            session,
            last_activity_at=max(session.last_activity_at, at),
            last_recorded_at=max(session.last_recorded_at, draft.turn.now),
            last_message_sequence=event.sequence,
        )
    )
    return event


def update_working_state(draft: Draft, command: UpdateWorkingState) -> Appended:
    """Record the agent's established facts; formation reads the last of them."""
    if len(command.facts) > FACTS_MAX:
        raise InvalidCommand("facts", f"keep at most {FACTS_MAX}")
    for index, fact in enumerate(command.facts):
        checked_text(f"facts[{index}].statement", fact.statement)
    at = draft.instant(command.at)
    session = draft.open_session(command.session_id)
    event = draft.event(EventKind.WORKING_STATE, at=at, session_id=session.id, facts=command.facts)
    draft.put_session(msgspec.structs.replace(session, last_message_sequence=event.sequence))
    return Appended(sequence=event.sequence)
