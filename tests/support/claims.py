"""Candidates for tests, by what matters in them; everything else is ordinary."""

from __future__ import annotations

from datetime import datetime

import msgspec

from mnemic.memory.formation.keys import value_key
from mnemic.memory.model import (
    Authority,
    BeliefType,
    Candidate,
    ClaimKind,
    Derivation,
    Event,
    EvidenceSpan,
    Longevity,
    Polarity,
)
from tests.support.core import START


def claim(
    statement: str,
    *events: Event,
    slot: str = "user/home",
    authority: Authority = Authority.USER,
    derivation: Derivation = Derivation.DIRECT,
    polarity: Polarity = Polarity.ASSERT,
    kind: ClaimKind = ClaimKind.PROJECT_FACT,
    at: datetime | None = None,
    origin: str = "extractor",
) -> Candidate:
    """Make a candidate that cites the whole text of each event, under one slot's key."""
    hypothesis = derivation is Derivation.HYPOTHESIS
    value = value_key(statement)
    if polarity is Polarity.RETRACT and not value.startswith("not "):
        value = f"not {value}"
    newest = max((e.at for e in events), default=START)
    return Candidate(
        subject=slot.rpartition("/")[2],
        subject_key=slot,
        value_key=value,
        statement=statement,
        belief_type=BeliefType.USER_MODEL_ATTR,
        claim_kind=kind,
        derivation=derivation,
        longevity=Longevity.TENTATIVE if hypothesis else Longevity.DURABLE,
        authority=Authority.INFERRED if hypothesis else authority,
        source_event_ids=tuple(e.sequence for e in events),
        evidence_spans=tuple(EvidenceSpan(e.sequence, e.text or "") for e in events),
        evidence_at=at or newest,
        scope="general",
        polarity=polarity,
        valid_from=at or newest,
        origin=origin,
    )


def guess(statement: str, *events: Event, slot: str) -> Candidate:
    """Make a tentative hypothesis."""
    return claim(statement, *events, slot=slot, derivation=Derivation.HYPOTHESIS)


def over(candidate: Candidate, ended: datetime) -> Candidate:
    """Make the claim one that was over at an instant."""
    return msgspec.structs.replace(candidate, valid_from=None, valid_to=ended)
