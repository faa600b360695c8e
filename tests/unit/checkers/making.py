"""Make the smallest values that a checker can be shown."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from mnemic.evals.checkers import Landing, Record
from mnemic.memory.model import (
    Authority,
    Belief,
    BeliefStatus,
    BeliefType,
    ChangeSet,
    ClaimKind,
    Counters,
    Event,
    EventKind,
    EvidenceSpan,
    Principal,
    Session,
    Snapshot,
    Tombstone,
    TombstoneCause,
)

ADA = Principal("acme", "ada")
T0 = datetime(2026, 1, 1, tzinfo=UTC)
SESSION = UUID(int=900)


def at(seconds: int) -> datetime:
    return T0 + timedelta(seconds=seconds)


def event(sequence: int, text: str | None = "I live in Seattle.") -> Event:
    kind = EventKind.USER_MESSAGE if text is not None else EventKind.FORMED
    return Event(sequence=sequence, kind=kind, at=T0, recorded_at=T0, text=text)


def belief(number: int, position: int, **changes: Any) -> Belief:
    fields: dict[str, Any] = {
        "id": UUID(int=number),
        "store_position": position,
        "subject": "home",
        "subject_key": "user/home",
        "value_key": "live seattle",
        "statement": "The user lives in Seattle.",
        "belief_type": BeliefType.FACT,
        "claim_kind": ClaimKind.RECURRING_STATE,
        "status": BeliefStatus.ACTIVE,
        "authority": Authority.USER,
        "scope": "general",
        "confidence": 0.9,
        "source_event_ids": (1,),
        "evidence_spans": (EvidenceSpan(sequence=1, text="I live in Seattle"),),
        "source_session_ids": (SESSION,),
        "valid_from": None,
        "evidence_at": T0,
        "last_evidence_at": T0,
        "created_at": T0,
        "updated_at": T0,
        "formation_policy_version": "formation@7",
        "extractor": "deterministic-v2",
        "lifecycle_policy_version": "lifecycle@2",
    }
    return Belief(**(fields | changes))


def session(**changes: Any) -> Session:
    fields: dict[str, Any] = {
        "id": SESSION,
        "scope": "general",
        "opened_at": T0,
        "last_activity_at": T0,
        "last_recorded_at": T0,
    }
    return Session(**(fields | changes))


def tombstone(belief_number: int, when: datetime = T0) -> Tombstone:
    return Tombstone(
        id=UUID(int=5_000 + belief_number),
        belief_id=UUID(int=belief_number),
        cause=TombstoneCause.REJECTED,
        fingerprints=("f",),
        at=when,
        recorded_at=when,
    )


def landing(version: int, *, epoch: int = 1, event_seq: int = 0, **rows: Any) -> Landing:
    head = rows.pop("store_position", 0)
    changes = ChangeSet(event_seq=event_seq, store_position=head, **rows)
    return Landing(principal=ADA, epoch=epoch, version=version, changes=changes)


def snapshot(*, epoch: int = 1, version: int = 0, event_seq: int = 0, **parts: Any) -> Snapshot:
    counters = Counters(
        epoch=epoch,
        version=version,
        event_seq=event_seq,
        store_position=parts.pop("store_position", 0),
    )
    return Snapshot(principal=ADA, counters=counters, **parts)


def record(loaded: Snapshot, *events: Event, image: Snapshot | None = None) -> Record:
    return Record(principal=ADA, loaded=loaded, events=tuple(events), image=image)
