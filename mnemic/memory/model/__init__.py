"""The nouns of mnemic: frozen values, closed vocabularies, one codec."""

from __future__ import annotations

from mnemic.memory.model.audit import ConsolidationRun, StageMetrics
from mnemic.memory.model.belief import USER_SUBJECT, Belief, EvidenceSpan
from mnemic.memory.model.candidate import Candidate
from mnemic.memory.model.change_set import ChangeSet, Counters, Snapshot
from mnemic.memory.model.codec import DecodeError, as_declared, decode, encode
from mnemic.memory.model.episode import IntegratedEpisode
from mnemic.memory.model.event import TEXT_LENGTH_MAX, EstablishedFact, Event
from mnemic.memory.model.principal import NAME_LENGTH_MAX, Principal, principal
from mnemic.memory.model.provided import (
    CoverageUnit,
    EpisodeDraft,
    Provided,
    ProvidedSegment,
    Represented,
)
from mnemic.memory.model.receipt import KEY_LENGTH_MAX, Receipt
from mnemic.memory.model.session import GENERAL_SCOPE, SESSION_IDLE_SECONDS, Session
from mnemic.memory.model.tombstone import Tombstone
from mnemic.memory.model.trace import RecalledBelief, RecallTrace
from mnemic.memory.model.vocabulary import (
    LIVE_STATUSES,
    MESSAGE_KINDS,
    Authority,
    BeliefStatus,
    BeliefType,
    Channel,
    ClaimKind,
    Derivation,
    EventKind,
    Longevity,
    Moment,
    Outcome,
    Polarity,
    Portability,
    Reason,
    RunStatus,
    Sensitivity,
    SessionStatus,
    TombstoneCause,
    Trust,
)

__all__ = [
    "GENERAL_SCOPE",
    "KEY_LENGTH_MAX",
    "LIVE_STATUSES",
    "MESSAGE_KINDS",
    "NAME_LENGTH_MAX",
    "SESSION_IDLE_SECONDS",
    "TEXT_LENGTH_MAX",
    "USER_SUBJECT",
    "Authority",
    "Belief",
    "BeliefStatus",
    "BeliefType",
    "Candidate",
    "ChangeSet",
    "Channel",
    "ClaimKind",
    "ConsolidationRun",
    "Counters",
    "CoverageUnit",
    "DecodeError",
    "Derivation",
    "EpisodeDraft",
    "EstablishedFact",
    "Event",
    "EventKind",
    "EvidenceSpan",
    "IntegratedEpisode",
    "Longevity",
    "Moment",
    "Outcome",
    "Polarity",
    "Portability",
    "Principal",
    "Provided",
    "ProvidedSegment",
    "Reason",
    "RecallTrace",
    "RecalledBelief",
    "Receipt",
    "Represented",
    "RunStatus",
    "Sensitivity",
    "Session",
    "SessionStatus",
    "Snapshot",
    "StageMetrics",
    "Tombstone",
    "TombstoneCause",
    "Trust",
    "as_declared",
    "decode",
    "encode",
    "principal",
]
