"""The candidate language is closed and complete (003 §Hard gates, candidate schema)."""

from __future__ import annotations

import json
from itertools import product
from uuid import UUID

import pytest
from msgspec import structs

from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.model import (
    Candidate,
    ClaimKind,
    DecodeError,
    Derivation,
    Event,
    EventKind,
    EvidenceSpan,
    Longevity,
    Reason,
    decode,
    encode,
)
from tests.support.claims import claim
from tests.support.core import START

SESSION = UUID(int=7)
TEXT = "I live in Bergen with my cat."

KINDS = [
    "ongoing_project",
    "goal",
    "role",
    "skill",
    "interest",
    "habit",
    "constraint",
    "recurring_state",
    "relationship",
    "preference",
    "resource",
    "project_fact",
]


def said() -> Event:
    return Event(
        sequence=1,
        kind=EventKind.USER_MESSAGE,
        at=START,
        recorded_at=START,
        session_id=SESSION,
        text=TEXT,
    )


def refused(candidate: Candidate) -> Reason | None:
    return Grounds({1: said()}, session_id=SESSION).refuse(candidate)


def candidate_of(kind: ClaimKind, derivation: Derivation, longevity: Longevity) -> Candidate:
    hedge = "likely " if derivation is Derivation.HYPOTHESIS else ""
    made = claim(f"User {hedge}lives in Bergen.", said(), derivation=derivation, kind=kind)
    return structs.replace(made, longevity=longevity)


@pytest.mark.gate("gate.memory.candidate_schema")
def test_the_vocabulary_is_the_seeds() -> None:
    """Twelve claim kinds, two derivations, three longevities, and no more."""
    assert [kind.value for kind in ClaimKind] == KINDS
    assert [d.value for d in Derivation] == ["direct", "hypothesis"]
    assert [x.value for x in Longevity] == ["ongoing", "durable", "tentative"]


@pytest.mark.gate("gate.memory.candidate_schema")
@pytest.mark.parametrize(
    ("kind", "derivation", "longevity"), list(product(ClaimKind, Derivation, Longevity))
)
def test_every_combination_is_taken_or_refused(
    kind: ClaimKind, derivation: Derivation, longevity: Longevity
) -> None:
    """A hypothesis is tentative, any kind may be; every other combination validates."""
    made = candidate_of(kind, derivation, longevity)
    assert decode(Candidate, encode(made)) == made
    contradicts = derivation is Derivation.HYPOTHESIS and longevity is not Longevity.TENTATIVE
    assert refused(made) is (Reason.REJECTED_VALIDATION if contradicts else None)


@pytest.mark.gate("gate.memory.candidate_schema")
@pytest.mark.parametrize(
    "field", ["claim_kind", "derivation", "longevity", "polarity", "authority"]
)
def test_an_unknown_value_is_refused_with_its_path(field: str) -> None:
    """No value outside the vocabulary decodes, and the refusal quotes none."""
    document = json.loads(encode(claim("User lives in Bergen.", said())))
    decode(Candidate, json.dumps(document))
    document[field] = "my secret words"
    with pytest.raises(DecodeError) as error:
        decode(Candidate, json.dumps(document))
    assert f"$.{field}" in str(error.value)
    assert "secret" not in str(error.value)


@pytest.mark.gate("gate.memory.candidate_schema")
def test_an_unknown_field_is_refused() -> None:
    """A document with a field of its own is no candidate."""
    document = json.loads(encode(claim("User lives in Bergen.", said())))
    document["certainty"] = 1
    with pytest.raises(DecodeError, match="certainty"):
        decode(Candidate, json.dumps(document))


@pytest.mark.gate("gate.memory.candidate_schema")
@pytest.mark.parametrize(
    ("spans", "reason"),
    [
        ((EvidenceSpan(1, "I live in Bergen"),), None),
        ((), Reason.REJECTED_VALIDATION),
        ((EvidenceSpan(1, ""),), Reason.REJECTED_VALIDATION),
        ((EvidenceSpan(1, "I live"), EvidenceSpan(1, "Bergen")), Reason.REJECTED_VALIDATION),
        ((EvidenceSpan(2, "I live in Bergen"),), Reason.REJECTED_VALIDATION),
        ((EvidenceSpan(1, "I lived in Bergen"),), Reason.REJECTED_PROVENANCE),
    ],
)
def test_there_is_one_exact_span_per_cited_event(
    spans: tuple[EvidenceSpan, ...], reason: Reason | None
) -> None:
    """One non-empty substring for each cited event, or the candidate is refused."""
    made = structs.replace(claim("User lives in Bergen.", said()), evidence_spans=spans)
    assert refused(made) is reason
