"""Hand-built rows for contract tests: small, valid, and different where it matters."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import msgspec

from mnemic.memory.model import (
    Authority,
    Belief,
    BeliefStatus,
    BeliefType,
    ChangeSet,
    ClaimKind,
    ConsolidationRun,
    Event,
    EventKind,
    EvidenceSpan,
    IntegratedEpisode,
    Moment,
    Outcome,
    Principal,
    RecallTrace,
    Receipt,
    Session,
    SessionStatus,
    Snapshot,
    Tombstone,
    TombstoneCause,
)
from mnemic.stores.port import Commit

T0 = datetime(2026, 3, 1, 9, 0, tzinfo=UTC)
ADA = Principal("acme", "ada")
BOB = Principal("acme", "bob")
OTHER_ADA = Principal("zeta", "ada")


def uid(number: int) -> UUID:
    """Give the id of that number."""
    return UUID(int=number)


def at(seconds: float) -> datetime:
    """Give an instant, in seconds after the first."""
    return T0 + timedelta(seconds=seconds)


def event(sequence: int, *, session: int = 1, **fields: Any) -> Event:
    """Make a user message."""
    values: dict[str, Any] = {
        "sequence": sequence,
        "kind": EventKind.USER_MESSAGE,
        "at": at(sequence),
        "recorded_at": at(sequence),
        "session_id": uid(session),
        "text": f"message {sequence}",
    }
    return Event(**values | fields)


def session(number: int = 1, **fields: Any) -> Session:
    """Make an open session."""
    values: dict[str, Any] = {
        "id": uid(number),
        "scope": "general",
        "opened_at": T0,
        "last_activity_at": T0,
        "last_recorded_at": T0,
    }
    return Session(**values | fields)


def closed_session(number: int = 1, **fields: Any) -> Session:
    """Make a closed session."""
    return session(number, status=SessionStatus.CLOSED, closed_at=at(60), **fields)


def belief(number: int, position: int, statement: str = "Lives in Seattle.", **f: Any) -> Belief:
    """Make a live belief."""
    values: dict[str, Any] = {
        "id": uid(number),
        "store_position": position,
        "subject": "home",
        "subject_key": "user.home",
        "value_key": "seattle",
        "statement": statement,
        "belief_type": BeliefType.FACT,
        "claim_kind": ClaimKind.RESOURCE,
        "status": BeliefStatus.ACTIVE,
        "authority": Authority.USER,
        "scope": "general",
        "confidence": 0.9,
        "source_event_ids": (1,),
        "evidence_spans": (EvidenceSpan(1, "I live in Seattle"),),
        "source_session_ids": (uid(1),),
        "valid_from": None,
        "evidence_at": T0,
        "last_evidence_at": T0,
        "created_at": T0,
        "updated_at": T0,
        "formation_policy_version": "formation@7",
        "extractor": "deterministic-v2",
        "lifecycle_policy_version": "lifecycle@2",
    }
    return Belief(**values | f)


def trace(number: int, sequence: int, **fields: Any) -> RecallTrace:
    """Make a recall trace."""
    values: dict[str, Any] = {
        "id": uid(number),
        "moment": Moment.IN_TURN,
        "at": at(sequence),
        "scope": "general",
        "retrieval_policy_version": "retrieval@3",
        "store_position": 0,
        "operator_expires_at": at(86_400),
        "event_sequence": sequence,
    }
    return RecallTrace(**values | fields)


def run(number: int, *, session: int = 1, through: int = 1, **fields: Any) -> ConsolidationRun:
    """Make a consolidation run."""
    values: dict[str, Any] = {
        "id": uid(number),
        "session_id": uid(session),
        "trigger": "session_close",
        "scope": "general",
        "outcome": Outcome.FORMED,
        "started_at": at(number),
        "first_sequence": 1,
        "through_sequence": through,
        "event_count": 1,
        "formation_policy_version": "formation@7",
        "extractor": "deterministic-v2",
        "lifecycle_policy_version": "lifecycle@2",
    }
    return ConsolidationRun(**values | fields)


def episode(number: int, *sources: int, session: int = 1) -> IntegratedEpisode:
    """Make an integrated episode."""
    return IntegratedEpisode(
        id=uid(number),
        session_id=uid(session),
        source_event_ids=sources,
        source_started_at=T0,
        source_ended_at=T0,
        narrative="They spoke.",
        subjects=("home",),
        integration_policy_version="integration@1",
        derivation_key=f"key-{number}",
        created_at=T0,
    )


def tombstone(number: int, **fields: Any) -> Tombstone:
    """Make a tombstone."""
    values: dict[str, Any] = {
        "id": uid(number),
        "belief_id": uid(1),
        "cause": TombstoneCause.REJECTED,
        "fingerprints": ("f1",),
        "at": T0,
        "recorded_at": at(number),
    }
    return Tombstone(**values | fields)


def receipt(key: str, *, version: int = 1, ordinal: int = 0) -> Receipt:
    """Make a receipt."""
    return Receipt(
        key=key,
        command="Append",
        digest="d",
        reply=b"{}",
        at=T0,
        version=version,
        ordinal=ordinal,
    )


def commit(
    principal: Principal,
    epoch: int,
    version: int,
    *,
    event_seq: int = 0,
    position: int = 0,
    **written: Any,
) -> Commit:
    """Make a commit; the event counter defaults to the last event's."""
    events: tuple[Event, ...] = written.get("events", ())
    counter = events[-1].sequence if events else event_seq
    changes = ChangeSet(event_seq=counter, store_position=position, **written)
    return Commit(principal=principal, epoch=epoch, version=version, changes=changes)


def replaced(row: Any, **fields: Any) -> Any:
    """Copy a row with other values."""
    return msgspec.structs.replace(row, **fields)


def is_empty(loaded: Snapshot) -> bool:
    """Tell whether a snapshot holds no row at all."""
    kinds = (loaded.sessions, loaded.beliefs, loaded.tombstones, loaded.receipts, loaded.traces)
    return not any(kinds)
