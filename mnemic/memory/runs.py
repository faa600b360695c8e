"""Start and end an agent's run: the turn it answers, and what came of it."""

from __future__ import annotations

from uuid import UUID

from mnemic.errors import InvalidCommand
from mnemic.memory.commands import CompleteRun, RunEnded, RunStarted, StartRun
from mnemic.memory.draft import Draft
from mnemic.memory.model import EventKind, RunStatus, SessionStatus, encode
from mnemic.memory.sessions import checked_text, record_message

ERROR_LENGTH_MAX = 100
"""Longest error class name of a run, in characters."""


def completion_key(run_id: UUID) -> str:
    """Give the derivation key under which a run ends once."""
    return f"run-ended:{run_id}"


def start_run(draft: Draft, command: StartRun) -> RunStarted:
    """Append the user's turn and the run's start, whose `refs` name run and snapshot."""
    text = checked_text("text", command.text)
    at = draft.instant(command.at)
    session = draft.open_session(command.session_id)
    message = record_message(
        draft, EventKind.USER_MESSAGE, text, at=at, session_id=command.session_id
    )
    run_id = draft.turn.ids.next()
    snapshot = () if session.snapshot_trace_id is None else (session.snapshot_trace_id,)
    draft.event(
        EventKind.RUN_STARTED, at=at, session_id=command.session_id, refs=(run_id, *snapshot)
    )
    return RunStarted(run_id=run_id, sequence=message.sequence)


def complete_run(draft: Draft, command: CompleteRun) -> RunEnded:
    """Append the answer and the run's end, whose `refs` name run and traces.

    `reason` is the status and, of a failed run, the error's class. A session that was
    closed meanwhile keeps the run's end and takes no message.
    """
    error = command.error
    if error is not None and not (0 < len(error) <= ERROR_LENGTH_MAX and error.isidentifier()):
        raise InvalidCommand("error", "name the error's class, never its message")
    text = None if command.text is None else checked_text("text", command.text)
    at = draft.instant(command.at)
    key = completion_key(command.run_id)
    if draft.receipt(key) is not None:
        return RunEnded(run_id=command.run_id, repeated=True)
    session = draft.session(command.session_id)
    takes_turns = session is not None and session.status is SessionStatus.OPEN
    if text is not None and command.status is RunStatus.COMPLETED and takes_turns:
        record_message(
            draft, EventKind.ASSISTANT_MESSAGE, text, at=at, session_id=command.session_id
        )
    event = draft.event(
        EventKind.RUN_COMPLETED,
        at=at,
        session_id=command.session_id,
        refs=(command.run_id, *command.traces),
        reason=command.status.value if error is None else f"{command.status.value}:{error}",
    )
    reply = RunEnded(run_id=command.run_id, sequence=event.sequence)
    draft.add_receipt(
        key=key, command="CompleteRun", digest=command.run_id.hex, reply=encode(reply)
    )
    return reply
