"""People's questions to a memory, and which of its beliefs each needs."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

import msgspec
from msgspec import Struct

from mnemic.memory.image import Image
from mnemic.memory.model import (
    GENERAL_SCOPE,
    USER_SUBJECT,
    Authority,
    Belief,
    BeliefStatus,
    BeliefType,
    ClaimKind,
    Counters,
    Polarity,
    Principal,
    Snapshot,
)

NOW = datetime(2026, 6, 1, 9, tzinfo=UTC)


class Told(Struct, frozen=True, omit_defaults=True):
    """Hold one belief of a case, as it was formed when the case was recorded."""

    subject: str
    subject_key: str
    statement: str
    claim_kind: ClaimKind
    about: str = USER_SUBJECT
    polarity: Polarity = Polarity.ASSERT


class Question(Struct, frozen=True, omit_defaults=True):
    """Hold a question and the indexes of the beliefs that answer it; none where nothing does.

    `how` says how its words stand to theirs: same-word, kind, synonym, general, role, task,
    nothing. What `may` come besides is neither wanted nor noise.
    """

    ask: str
    needs: tuple[int, ...]
    how: str
    may: tuple[int, ...] = ()


class Case(Struct, frozen=True):
    """Hold what one person told, in their own words and as beliefs, and what they asked."""

    id: str
    facts: tuple[str, ...]
    beliefs: tuple[Told, ...]
    questions: tuple[Question, ...]


def cases_path() -> Path:
    """Give where the cases lie that the shipped weights were learned from."""
    return Path(__file__).with_name("cases.jsonl")


def cases(path: Path) -> tuple[Case, ...]:
    """Read cases, one JSON object per line; raise `msgspec.ValidationError` for another shape."""
    lines = path.read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Case) for line in lines if line.strip())


def image_of(case: Case) -> Image:
    """Load an image that holds the beliefs of a case, at store positions from 1."""
    beliefs = tuple(_belief(at, told) for at, told in enumerate(case.beliefs, start=1))
    return Image(
        Snapshot(
            principal=Principal("evals", "questions"),
            counters=Counters(epoch=1, version=1, store_position=len(beliefs)),
            beliefs=beliefs,
        )
    )


def _belief(position: int, told: Told) -> Belief:
    return Belief(
        id=UUID(int=position),
        store_position=position,
        subject=told.subject,
        subject_key=told.subject_key,
        value_key=told.statement.lower(),
        statement=told.statement,
        belief_type=BeliefType.FACT,
        claim_kind=told.claim_kind,
        status=BeliefStatus.ACTIVE,
        authority=Authority.USER,
        scope=GENERAL_SCOPE,
        confidence=0.95,
        source_event_ids=(position,),
        evidence_spans=(),
        source_session_ids=(),
        valid_from=NOW,
        evidence_at=NOW,
        last_evidence_at=NOW,
        created_at=NOW,
        updated_at=NOW,
        formation_policy_version="formation@11",
        extractor="remember",
        lifecycle_policy_version="lifecycle@2",
        about=told.about,
        polarity=told.polarity,
    )
