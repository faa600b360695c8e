"""The closed vocabularies of the model; every value is what is stored and shown."""

from __future__ import annotations

from enum import Enum


class EventKind(Enum):
    """Say what happened. Only the first two groups can carry text."""

    USER_MESSAGE = "user.message.created"
    ASSISTANT_MESSAGE = "assistant.message.created"
    SYSTEM_MESSAGE = "system.message.created"
    TOOL_MESSAGE = "tool.message.created"

    WORKING_STATE = "working_state.updated"

    SESSION_OPENED = "session.opened"
    SESSION_CLOSED = "session.closed"

    CONSOLIDATED = "memory.consolidated"
    FORMED = "memory.formed"
    REINFORCED = "memory.reinforced"
    PROMOTED = "memory.promoted"
    SUPERSEDED = "memory.superseded"
    NEEDS_CONFIRMATION = "memory.needs_confirmation"
    CORRECTED = "memory.corrected"
    REJECTED = "memory.rejected"
    FORGOTTEN = "memory.forgotten"
    RECALLED = "memory.recalled"
    CITED = "memory.cited"
    DECAYED = "memory.decayed"
    RETIRED = "memory.retired"
    EXPIRED = "memory.expired"

    RUN_STARTED = "run.started"
    RUN_COMPLETED = "run.completed"


MESSAGE_KINDS = frozenset(
    {
        EventKind.USER_MESSAGE,
        EventKind.ASSISTANT_MESSAGE,
        EventKind.SYSTEM_MESSAGE,
        EventKind.TOOL_MESSAGE,
    }
)
"""The kinds that are turns of a conversation and move a session's activity time."""


class Channel(Enum):
    """Say which surface a message came through (003 §Hard gates, source grounding)."""

    DIRECT = "direct"
    PAIRED_SURFACE = "paired_surface"
    GMAIL_READ = "gmail_read"
    DEVICE_SMS = "device_sms"
    EXTERNAL = "external"


class BeliefType(Enum):
    """Say what sort of thing a belief is; decay horizons are per type (000 §Profiles)."""

    FACT = "fact"
    PREFERENCE = "preference"
    RELATIONSHIP = "relationship"
    USER_MODEL_ATTR = "user_model_attr"
    PROCEDURE_POINTER = "procedure_pointer"


class BeliefStatus(Enum):
    """Say where a belief is in its life; the first two are live."""

    PROVISIONAL = "provisional"
    ACTIVE = "active"
    SUPERSEDED = "superseded"
    EXPIRED = "expired"
    RETIRED = "retired"
    REJECTED = "rejected"


LIVE_STATUSES = frozenset({BeliefStatus.PROVISIONAL, BeliefStatus.ACTIVE})


class ClaimKind(Enum):
    """Name the twelve kinds of claim (003 §The candidate language)."""

    ONGOING_PROJECT = "ongoing_project"
    GOAL = "goal"
    ROLE = "role"
    SKILL = "skill"
    INTEREST = "interest"
    HABIT = "habit"
    CONSTRAINT = "constraint"
    RECURRING_STATE = "recurring_state"
    RELATIONSHIP = "relationship"
    PREFERENCE = "preference"
    RESOURCE = "resource"
    PROJECT_FACT = "project_fact"


class Derivation(Enum):
    """Say whether a claim was stated or inferred (003 §The candidate language)."""

    DIRECT = "direct"
    HYPOTHESIS = "hypothesis"


class Longevity(Enum):
    """Say how long a claim may be expected to hold (003 §The candidate language)."""

    ONGOING = "ongoing"
    DURABLE = "durable"
    TENTATIVE = "tentative"


class Polarity(Enum):
    """Say whether a claim asserts something or ends what was asserted."""

    ASSERT = "assert"
    RETRACT = "retract"


class Authority(Enum):
    """Rank who a claim comes from: USER above AFFIRMED above INFERRED (000 §Conflicts)."""

    INFERRED = "inferred"
    AFFIRMED = "affirmed"
    USER = "user"

    @property
    def rank(self) -> int:
        """Give 0 for INFERRED, 1 for AFFIRMED, 2 for USER."""
        return _AUTHORITY_RANK[self]


_AUTHORITY_RANK = {Authority.INFERRED: 0, Authority.AFFIRMED: 1, Authority.USER: 2}


class Portability(Enum):
    """Say whether a claim holds in its own scope only or in every scope of its owner."""

    LOCAL = "local"
    PORTABLE = "portable"


class Sensitivity(Enum):
    """Rank how closely a claim is held."""

    PUBLIC = "public"
    INTERNAL = "internal"
    SENSITIVE = "sensitive"
    RESTRICTED = "restricted"

    @property
    def rank(self) -> int:
        """Give 0 for PUBLIC up to 3 for RESTRICTED."""
        return _SENSITIVITY_RANK[self]


_SENSITIVITY_RANK = {
    Sensitivity.PUBLIC: 0,
    Sensitivity.INTERNAL: 1,
    Sensitivity.SENSITIVE: 2,
    Sensitivity.RESTRICTED: 3,
}


class SessionStatus(Enum):
    """Say whether a session takes turns, and whether its turns have been consolidated."""

    OPEN = "open"
    PENDING = "pending"
    CLOSED = "closed"


class Outcome(Enum):
    """Answer what a consolidation did: four different things (design §5)."""

    FORMED = "formed"
    NOTHING = "nothing_to_form"
    PENDING = "pending"
    FAILED = "failed"


class Reason(Enum):
    """End every proposed claim in exactly one of these (003 §Formation decision telemetry).

    The seed's sixteen stand first; `SKIPPED_UNMATCHED_RETRACTION` is named by
    003 §The candidate language and `SAME_SOURCE` by 000 §Conflicts; the two
    `RETRACTED`-side counts of the seed are `SUPERSEDED`.
    """

    COMMITTED_DIRECT = "committed_direct"
    COMMITTED_HYPOTHESIS = "committed_hypothesis"
    REINFORCED = "reinforced"
    PROMOTED = "promoted"
    REDUNDANT_ATTRIBUTED = "redundant_attributed"
    SUPERSEDED = "superseded"
    CONFLICTED = "conflicted"
    REJECTED_PROVENANCE = "rejected_provenance"
    REJECTED_CREDENTIAL = "rejected_credential"
    REJECTED_INJECTION = "rejected_injection"
    REJECTED_CORRECTION = "rejected_correction"
    REJECTED_PORTABILITY = "rejected_portability"
    REJECTED_VALIDATION = "rejected_validation"
    DISPLACED_PER_SOURCE = "displaced_per_source"
    DISPLACED_GLOBAL = "displaced_global"
    PROVIDER_INVALID = "provider_invalid"
    SKIPPED_UNMATCHED_RETRACTION = "skipped_unmatched_retraction"
    SAME_SOURCE = "same_source"


class Trust(Enum):
    """Say who hands `remember` a statement: the user, or the agent from its memory."""

    USER = "user"
    MEMORY = "memory"


class Moment(Enum):
    """Say when in a session a recall happened (000 §The recall delta)."""

    SNAPSHOT = "snapshot"
    IN_TURN = "in_turn"
    DELTA = "delta"


class RunStatus(Enum):
    """Say how an agent's run ended; only the first has an answer.

    BUDGET_EXHAUSTED, STEPS_EXHAUSTED and CONTEXT_OVERFLOW are decided by the runtime;
    FAILED names an error class beside it.
    """

    COMPLETED = "completed"
    BUDGET_EXHAUSTED = "budget_exhausted"
    STEPS_EXHAUSTED = "steps_exhausted"
    CONTEXT_OVERFLOW = "context_overflow"
    FAILED = "failed"
    CANCELLED = "cancelled"


class TombstoneCause(Enum):
    """Say which act of the owner forbids a value."""

    REJECTED = "rejected"
    CORRECTED = "corrected"
    RETRACTED = "retracted"
    FORGOTTEN = "forgotten"
