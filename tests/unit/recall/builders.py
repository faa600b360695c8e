"""Build beliefs and images for the tests of recall."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from msgspec import structs

from mnemic.memory.image import Image
from mnemic.memory.model import (
    GENERAL_SCOPE,
    Authority,
    Belief,
    BeliefStatus,
    BeliefType,
    ChangeSet,
    ClaimKind,
    Counters,
    Principal,
    RecallTrace,
    Session,
    Snapshot,
    Tombstone,
)
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.memory.recall import RecallRequest, RecallResult, recall

ADA = Principal("acme", "ada")
T0 = datetime(2026, 3, 2, 9, tzinfo=UTC)
NOW = datetime(2026, 4, 20, 9, tzinfo=UTC)
TRACE = UUID(int=0xABC)


def belief_id(number: int) -> UUID:
    """Give an id whose short form differs for every number."""
    return UUID(int=(number * 0x9E3779B1 % (1 << 32) << 96) | number)


def belief(position: int, statement: str, subject: str = "note", **fields: Any) -> Belief:
    """Make a live direct belief at a store position."""
    made = Belief(
        id=belief_id(position),
        store_position=position,
        subject=subject,
        subject_key=subject.lower(),
        value_key=statement.lower(),
        statement=statement,
        belief_type=BeliefType.FACT,
        claim_kind=ClaimKind.PROJECT_FACT,
        status=BeliefStatus.ACTIVE,
        authority=Authority.USER,
        scope=GENERAL_SCOPE,
        confidence=0.65,
        source_event_ids=(position,),
        evidence_spans=(),
        source_session_ids=(UUID(int=1),),
        valid_from=T0,
        evidence_at=T0,
        last_evidence_at=T0,
        created_at=T0,
        updated_at=T0,
        formation_policy_version="formation@7",
        extractor="deterministic-v2",
        lifecycle_policy_version="lifecycle@2",
    )
    return structs.replace(made, **fields) if fields else made


def image(
    *beliefs: Belief,
    head: int | None = None,
    sessions: Iterable[Session] = (),
    traces: Iterable[RecallTrace] = (),
    tombstones: Iterable[Tombstone] = (),
) -> Image:
    """Load an image that holds these beliefs."""
    newest = max((b.store_position for b in beliefs), default=0)
    return Image(
        Snapshot(
            principal=ADA,
            counters=Counters(epoch=1, version=1, store_position=head or newest),
            beliefs=beliefs,
            sessions=tuple(sessions),
            traces=tuple(traces),
            tombstones=tuple(tombstones),
        )
    )


def applied(loaded: Image, *beliefs: Belief) -> Image:
    """Commit beliefs at fresh positions."""
    loaded.apply(
        ChangeSet(
            event_seq=loaded.counters.event_seq,
            store_position=max(b.store_position for b in beliefs),
            beliefs=beliefs,
        ),
        version=loaded.counters.version + 1,
    )
    return loaded


def ask(
    loaded: Image, question: str | None, *, profile: Profile = DEFAULT_PROFILE, **fields: Any
) -> RecallResult:
    """Recall with the defaults of the tests."""
    request = structs.replace(RecallRequest(now=NOW, question=question), **fields)
    return recall(loaded, request, profile=profile, trace_id=TRACE)
