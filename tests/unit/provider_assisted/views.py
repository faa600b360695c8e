"""Views of a session to extract from, beliefs to show, and a provider that is a script."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from msgspec import structs

from mnemic.memory.formation.provided.assisted import assist
from mnemic.memory.formation.provided.pipeline import (
    FormationView,
    ModelLimits,
    StageFailure,
    StageReply,
    StageRequest,
)
from mnemic.memory.model import (
    GENERAL_SCOPE,
    Belief,
    Event,
    EventKind,
    Principal,
    Provided,
    ProvidedSegment,
    encode,
)
from mnemic.memory.policy import FORMATION_POLICIES, FormationPolicy
from tests.unit.recall.builders import belief

CONTROL = FORMATION_POLICIES["formation@8"]
REPAIRED = FORMATION_POLICIES["formation@10"]

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)
SESSION = UUID(int=11)
FREE = ModelLimits()
"""A model that costs nothing, so that no ceiling binds."""

DEAR = ModelLimits(context_tokens=200_000, input_usd_per_million=15.0, output_usd_per_million=75.0)
"""A model at a frontier model's price."""


def said(sequence: int, text: str, **fields: Any) -> Event:
    """Make something that the owner said, one minute after what came before."""
    at = AT + timedelta(minutes=sequence)
    made = Event(
        sequence=sequence,
        kind=EventKind.USER_MESSAGE,
        at=at,
        recorded_at=at,
        session_id=SESSION,
        text=text,
    )
    return structs.replace(made, **fields) if fields else made


def view_of(
    *events: Event | str,
    beliefs: Iterable[Belief] = (),
    model: ModelLimits = FREE,
    scope: str = GENERAL_SCOPE,
) -> FormationView:
    """Give a view of turns; `beliefs` come newest first whatever their order here."""
    newest_first = sorted(beliefs, key=lambda b: -b.store_position)
    turns = [said(n, e) if isinstance(e, str) else e for n, e in enumerate(events, start=1)]
    session_id = turns[0].session_id
    assert session_id is not None
    return FormationView(
        principal=Principal("acme", "ada"),
        session_id=session_id,
        scope=scope,
        events=tuple(turns),
        earlier=(),
        beliefs=tuple(newest_first),
        store_position=max((b.store_position for b in newest_first), default=0),
        model=model,
    )


def known(position: int, statement: str, subject: str = "note", **fields: Any) -> Belief:
    """Make a live belief at a store position."""
    return belief(position, statement, subject, **fields)


def run(
    view: FormationView,
    answer: StageReply | StageFailure | str | None = None,
    *,
    policy: FormationPolicy = REPAIRED,
) -> tuple[tuple[StageRequest, ...], Provided]:
    """Play a pipeline against one answer; give what it asked and what it made."""
    pipeline = assist(view, policy=policy)
    asked: list[StageRequest] = []
    reply: StageReply | StageFailure = (
        StageReply(answer)
        if isinstance(answer, str)
        else StageReply('{"claims":[]}')
        if answer is None
        else answer
    )
    try:
        asked.append(next(pipeline))
        while True:
            asked.append(pipeline.send(reply))
    except StopIteration as done:
        made = done.value
        assert isinstance(made, Provided)
        return tuple(asked), made


def only(made: Provided) -> ProvidedSegment:
    """Give the one segment of what a pipeline made."""
    (segment,) = made.segments
    return segment


def reply(*claims: dict[str, object]) -> str:
    """Render a reply in the schema."""
    return encode({"claims": claims}).decode()


def claim(
    statement: str, evidence: str, subject: str = "note", **fields: object
) -> dict[str, object]:
    """Make one claim as a provider writes it."""
    return {
        "belief_type": "fact",
        "subject": subject,
        "statement": statement,
        "polarity": "assert",
        "message_id": 1,
        "evidence": evidence,
        **fields,
    }
