"""What a host and its clients say to each other, beside the types of the in-process API.

Every answer is a value of the model or of the public API, encoded as it is everywhere
else: a client decodes it into the very type that an embedded memory hands over. Here are
the few shapes that only a connection needs.
"""

from __future__ import annotations

import re
from datetime import datetime
from enum import Enum
from uuid import UUID

from msgspec import Struct

from mnemic.conversations import Consolidation
from mnemic.errors import MnemicError
from mnemic.memory.model import Belief, ConsolidationRun, Event, RecallTrace, Session

KEY_HEADER = "Idempotency-Key"
"""Names the header whose value is a write's idempotency key."""

PROBLEM_TYPE = "application/problem+json"
"""The media type of every answer that is an error (RFC 9457)."""

PROBLEM_URN = "urn:mnemic:problem:"
"""What a problem's `type` begins with; its `code` follows."""


def code_of(kind: type[MnemicError]) -> str:
    """Spell an error's class in snake case."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


class Problem(Struct, frozen=True, omit_defaults=True):
    """Say what went wrong, in one sentence, and what the caller can do (RFC 9457).

    `code` is the error's class in `mnemic.errors`, in snake case. `field` names what to
    mend, `retry_after_s` the pause before the same message may be sent again with its key.
    """

    type: str
    title: str
    status: int
    code: str
    detail: str
    field: str | None = None
    reason: str | None = None
    retry_after_s: float | None = None
    retry_at: str | None = None


class TurnsAppended(Struct, frozen=True):
    """Answer a batch of turns: their event sequences, in the order they were sent."""

    sequences: tuple[int, ...]


class ConsolidationState(Enum):
    """Say where the consolidation of a session stands.

    NONE: nothing was asked yet, or nothing is known of it any more. RUNNING: this host is
    at it. The others are outcomes; FAILED also stands for one that ended in an error.
    """

    NONE = "none"
    RUNNING = "running"
    FORMED = "formed"
    NOTHING = "nothing_to_form"
    PENDING = "pending"
    FAILED = "failed"


class ConsolidationStatus(Struct, frozen=True, omit_defaults=True):
    """Tell how a session's latest consolidation goes.

    `result` is there once it is known to this host, `run` once it is in the store, and
    `problem` when it ended in an error: nothing was written then, or nobody knows.
    """

    session_id: UUID
    state: ConsolidationState
    result: Consolidation | None = None
    run: ConsolidationRun | None = None
    problem: Problem | None = None


class BeliefPage(Struct, frozen=True):
    """Hold one page of beliefs, newest store position first; `next` goes on from there."""

    beliefs: tuple[Belief, ...]
    next: str | None


class BeliefHistory(Struct, frozen=True):
    """Hold every version of a belief, oldest first."""

    versions: tuple[Belief, ...]


class SessionPage(Struct, frozen=True):
    """Hold one page of sessions, by id; `next` goes on from there."""

    sessions: tuple[Session, ...]
    next: str | None


class TurnPage(Struct, frozen=True):
    """Hold one page of a session's turns, oldest first unless asked otherwise.

    Texts come without what must not be handed to a model. `next` goes on from there.
    """

    turns: tuple[Event, ...]
    next: str | None


class TracePage(Struct, frozen=True):
    """Hold one page of recall traces, oldest first; `next` goes on from there."""

    traces: tuple[RecallTrace, ...]
    next: str | None


class RunList(Struct, frozen=True):
    """Hold the newest consolidation runs, newest first."""

    runs: tuple[ConsolidationRun, ...]


class PrincipalPage(Struct, frozen=True):
    """Hold one page of the principals a token reaches, by name."""

    principals: tuple[str, ...]
    next: str | None


class Identity(Struct, frozen=True):
    """Tell a caller what its token may do; `principals` is None for the whole tenant."""

    tenant_id: str
    principals: tuple[str, ...] | None
    right: str
    expires_at: datetime | None


class Health(Struct, frozen=True):
    """Say that the process answers, or that it is ready to serve; counts and codes only."""

    status: str
    version: str
    reason: str | None = None


class HostStatus(Struct, frozen=True):
    """Describe a host to its operator: counts and versions, nobody's name, no content."""

    version: str
    is_ready: bool
    reason: str | None
    started_at: datetime
    uptime_s: float
    store_kind: str
    revision: str | None
    expected_revision: str | None
    policies: dict[str, str]
    principals: int | None
    active: int
    waiting: int
    accepted: int
    quarantined: int
    lost_traces: int
    consolidations: int
    requests: int
    commits: int
    batches: int
    tokens: int
    sweeps: dict[str, dict[str, int]]
