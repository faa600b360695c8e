"""What a principal's actor can be told, and what it answers.

Commands carry the owner's words; replies carry identifiers, counts and codes only,
because a reply is kept in a receipt. `at` is the world instant of what is told; None
means the turn's own instant.
"""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model import (
    Channel,
    EstablishedFact,
    EventKind,
    Outcome,
    Provided,
    Reason,
    RecallTrace,
    RunStatus,
    Tombstone,
    Trust,
)

CLOSE_TRIGGER = "session_close"
IDLE_TRIGGER = "idle"
"""The triggers of a consolidation at a session's boundary: it was closed, or fell quiet."""


class OpenSession(Struct, frozen=True, tag=True):
    """Open a session in a project scope (None: the general one)."""

    project_scope: str | None = None
    label: str | None = None
    at: datetime | None = None


class Append(Struct, frozen=True, gc=False, tag=True):
    """Append one message to an open session."""

    session_id: UUID
    text: str
    kind: EventKind = EventKind.USER_MESSAGE
    channel: Channel = Channel.DIRECT
    at: datetime | None = None


class UpdateWorkingState(Struct, frozen=True, tag=True):
    """Replace the agent's established facts in an open session (000 §Established facts)."""

    session_id: UUID
    facts: tuple[EstablishedFact, ...]
    at: datetime | None = None


class Consolidate(Struct, frozen=True, tag=True):
    """Form beliefs from what a session said since it was last consolidated.

    With `close` the session takes no further turns. `if_idle_since` makes the command
    do nothing unless the session was last active (host clock) at or before it.
    `provided` is what a provider made of these events, outside of any turn.
    """

    session_id: UUID
    close: bool = True
    trigger: str = CLOSE_TRIGGER
    if_idle_since: datetime | None = None
    at: datetime | None = None
    provided: Provided | None = None


class Repass(Struct, frozen=True, tag=True):
    """Read again what a provider failed at, with what it made of it now (003 §Deliberately).

    Does nothing unless the session still waits for the pass of this `attempt`.
    """

    session_id: UUID
    attempt: int
    provided: Provided
    at: datetime | None = None


class Remember(Struct, frozen=True, tag=True):
    """Believe a statement explicitly, at USER or AFFIRMED authority by trust."""

    statement: str
    trust: Trust = Trust.USER
    session_id: UUID | None = None
    project_scope: str | None = None
    at: datetime | None = None


class Correct(Struct, frozen=True, tag=True):
    """Replace a belief by what the owner says instead."""

    belief_id: UUID
    statement: str
    at: datetime | None = None


class Reject(Struct, frozen=True, tag=True):
    """End a belief as wrong; its value is not believed again on older evidence."""

    belief_id: UUID
    at: datetime | None = None


class Forget(Struct, frozen=True, tag=True):
    """Erase a belief, its evidence and the words it came from, for good."""

    belief_id: UUID
    at: datetime | None = None


class ForgetMatching(Struct, frozen=True, tag=True):
    """Erase what holds every word of a query; `token` is that of the plan that listed it."""

    query: str
    token: str
    at: datetime | None = None


class DeleteSession(Struct, frozen=True, tag=True):
    """Erase a session, its words, and what rests on them alone."""

    session_id: UUID
    at: datetime | None = None


class ErasePrincipal(Struct, frozen=True, tag=True):
    """Erase everything of the principal; its actor hands it to the store undecided."""


class Replay(Struct, frozen=True, tag=True):
    """Re-consolidate a session from its original words (000 §Re-derivation)."""

    session_id: UUID
    at: datetime | None = None


class CarryTombstones(Struct, frozen=True, tag=True):
    """Go on forbidding what another memory of the same owner forbids (design §5)."""

    tombstones: tuple[Tombstone, ...]


class RecordTrace(Struct, frozen=True, tag=True):
    """Commit what a recall left behind."""

    trace: RecallTrace


class StartRun(Struct, frozen=True, tag=True):
    """Append the user's turn to an open session and start a run that answers it."""

    session_id: UUID
    text: str
    at: datetime | None = None


class CompleteRun(Struct, frozen=True, tag=True):
    """End a run: how, and what it answered.

    Counted once per run, whatever a repeat brings; send it without an idempotency key.
    `text` is the final message, `error` an error's class name, never its message, and
    `traces` the recalls the run was answered from.
    """

    run_id: UUID
    session_id: UUID
    status: RunStatus
    text: str | None = None
    error: str | None = None
    traces: tuple[UUID, ...] = ()
    at: datetime | None = None


class CiteRun(Struct, frozen=True, tag=True):
    """Count what a completed run's final message cites (000 §Usage feedback).

    Counted once per run, whatever a repeat brings; send it without an idempotency key.
    """

    run_id: UUID
    text: str
    session_id: UUID | None = None
    at: datetime | None = None


class Decay(Struct, frozen=True, tag=True):
    """Let what nothing supports fade, as of the turn's own instant (000 §Forgetting)."""


class ExpireTraces(Struct, frozen=True, tag=True):
    """Drop the operator tier of traces past its expiry (000 §Trace retention)."""


Command = (
    OpenSession
    | Append
    | UpdateWorkingState
    | Consolidate
    | Repass
    | Remember
    | Correct
    | Reject
    | Forget
    | ForgetMatching
    | DeleteSession
    | ErasePrincipal
    | Replay
    | CarryTombstones
    | RecordTrace
    | StartRun
    | CompleteRun
    | CiteRun
    | Decay
    | ExpireTraces
)


class SessionOpened(Struct, frozen=True, tag=True):
    """Answer `OpenSession`; `watermark` is the head position it was opened at."""

    session_id: UUID
    scope: str
    watermark: int


class Appended(Struct, frozen=True, gc=False, tag=True):
    """Answer `Append` and `UpdateWorkingState` with the event's sequence."""

    sequence: int


class Consolidated(Struct, frozen=True, tag=True):
    """Answer `Consolidate`: what happened, in ids and counts.

    `formed` are new beliefs, `changed` those reinforced, promoted, superseded, ended
    or flagged. `run_id` is None when there was nothing to read. `fallback_stages` names
    the stages of a provider whose part was derived locally, and `repass_at` when it will be
    asked again.
    """

    session_id: UUID
    outcome: Outcome
    run_id: UUID | None = None
    formed: tuple[UUID, ...] = ()
    changed: tuple[UUID, ...] = ()
    reasons: dict[str, int] = {}
    screened: dict[str, int] = {}
    pending_reason: str | None = None
    fallback_stages: tuple[str, ...] = ()
    repass_at: datetime | None = None


class Remembered(Struct, frozen=True, tag=True):
    """Answer `Remember` and `Correct`: the belief that now stands, and why.

    `belief_id` is None when nothing was believed; `reason` says why, and `refused_by`
    names the hazard that refused it. `replaced` are the beliefs it ended, `also` those
    that its other claims made, when the statement held several.
    """

    reason: Reason
    belief_id: UUID | None = None
    replaced: tuple[UUID, ...] = ()
    refused_by: str | None = None
    also: tuple[UUID, ...] = ()


class Ended(Struct, frozen=True, tag=True):
    """Answer `Reject` and `Forget`: which beliefs ended or were erased, and what went.

    `reached` counts the rows touched per kind.
    """

    belief_ids: tuple[UUID, ...]
    reached: dict[str, int] = {}


class ErasureReceipt(Struct, frozen=True, tag=True):
    """Answer an erasure: what was reached, counted by kind, and no word of it.

    `erased` says what went: `query`, `session`, `principal` or `tenant`. `belief_ids` are
    the beliefs that went by name; a principal's are only counted.
    """

    erased: str
    at: datetime
    reached: dict[str, int] = {}
    belief_ids: tuple[UUID, ...] = ()


class TraceRecorded(Struct, frozen=True, tag=True):
    """Answer `RecordTrace`."""

    trace_id: UUID
    sequence: int


class RunStarted(Struct, frozen=True, tag=True):
    """Answer `StartRun`: the run, and the event sequence of the turn it answers."""

    run_id: UUID
    sequence: int


class RunEnded(Struct, frozen=True, tag=True):
    """Answer `CompleteRun`; `repeated` says that the run had ended before."""

    run_id: UUID
    sequence: int = 0
    repeated: bool = False


class Cited(Struct, frozen=True, tag=True):
    """Answer `CiteRun`: the beliefs credited, and how many were charged or ambiguous.

    `repeated` says that the run had been counted before and nothing changed.
    """

    run_id: UUID
    cited: tuple[UUID, ...] = ()
    uncited_count: int = 0
    ambiguous_count: int = 0
    repeated: bool = False


class Decayed(Struct, frozen=True, tag=True):
    """Answer `Decay`: which beliefs lost confidence and which retired."""

    decayed: tuple[UUID, ...] = ()
    retired: tuple[UUID, ...] = ()


class TracesExpired(Struct, frozen=True, tag=True):
    """Answer `ExpireTraces`: how many traces lost their operator tier."""

    count: int


Reply = (
    SessionOpened
    | Appended
    | Consolidated
    | Remembered
    | Ended
    | ErasureReceipt
    | TraceRecorded
    | RunStarted
    | RunEnded
    | Cited
    | Decayed
    | TracesExpired
)
