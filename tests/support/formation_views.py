"""What a pipeline is given, for tests: events of one session, beliefs, a view of both."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

from mnemic.memory.formation.keys import value_key
from mnemic.memory.formation.provided.pipeline import FormationView
from mnemic.memory.model import (
    Authority,
    Belief,
    BeliefStatus,
    BeliefType,
    Channel,
    ClaimKind,
    Derivation,
    Event,
    EventKind,
    EvidenceSpan,
    Longevity,
    Polarity,
    Portability,
    Sensitivity,
)
from tests.support.core import ADA, START

SESSION = UUID(int=1)
OTHER_SESSION = UUID(int=2)
GENERAL = "general"


def said(
    sequence: int,
    text: str,
    *,
    kind: EventKind = EventKind.USER_MESSAGE,
    channel: Channel = Channel.DIRECT,
    session_id: UUID = SESSION,
    at: datetime | None = None,
) -> Event:
    """Make a turn; each comes a minute after the one before it."""
    when = at or START + timedelta(minutes=sequence)
    return Event(
        sequence=sequence,
        kind=kind,
        at=when,
        recorded_at=when,
        session_id=session_id,
        text=text,
        channel=channel,
    )


def told(*texts: str, first: int = 1) -> tuple[Event, ...]:
    """Make the user's turns, in order."""
    return tuple(said(first + n, text) for n, text in enumerate(texts))


def believed(
    statement: str,
    *,
    position: int = 1,
    slot: str = "",
    subject: str = "",
    kind: ClaimKind = ClaimKind.PROJECT_FACT,
    derivation: Derivation = Derivation.DIRECT,
    polarity: Polarity = Polarity.ASSERT,
    sensitivity: Sensitivity = Sensitivity.INTERNAL,
    portability: Portability = Portability.PORTABLE,
    scope: str = GENERAL,
    status: BeliefStatus = BeliefStatus.ACTIVE,
    sources: tuple[int, ...] = (),
    about: str = "user",
) -> Belief:
    """Make a belief of another session; its id is its store position."""
    hypothesis = derivation is Derivation.HYPOTHESIS
    return Belief(
        id=UUID(int=1_000 + position),
        store_position=position,
        subject=subject or slot.rpartition("/")[2] or statement,
        subject_key=slot or f"user/said/{value_key(statement)}",
        value_key=value_key(statement),
        statement=statement,
        belief_type=BeliefType.USER_MODEL_ATTR,
        claim_kind=kind,
        status=status,
        authority=Authority.INFERRED if hypothesis else Authority.USER,
        scope=scope,
        confidence=0.65,
        source_event_ids=sources,
        evidence_spans=tuple(EvidenceSpan(s, statement) for s in sources),
        source_session_ids=(OTHER_SESSION,),
        valid_from=START,
        evidence_at=START,
        last_evidence_at=START,
        created_at=START,
        updated_at=START,
        formation_policy_version="formation@7",
        extractor="deterministic-v2",
        lifecycle_policy_version="lifecycle@2",
        about=about,
        polarity=polarity,
        derivation=derivation,
        longevity=Longevity.TENTATIVE if hypothesis else Longevity.DURABLE,
        portability=portability,
        sensitivity=sensitivity,
    )


def view(
    *events: Event,
    earlier: Sequence[Event] = (),
    beliefs: Sequence[Belief] = (),
    scope: str = GENERAL,
    store_position: int | None = None,
) -> FormationView:
    """Give a pipeline its view of a session, the beliefs newest first."""
    newest = sorted(beliefs, key=lambda belief: -belief.store_position)
    position = max((b.store_position for b in beliefs), default=0)
    return FormationView(
        principal=ADA,
        session_id=SESSION,
        scope=scope,
        events=events,
        earlier=tuple(earlier),
        beliefs=tuple(newest),
        store_position=position if store_position is None else store_position,
    )
