"""Clauses that a live memory already says (003 §Call 3: prediction-error distillation).

A provider may leave out what a memory represents, when that was verified. Nothing new is
formed then; but it is the owner who said it again, so the memory gains that evidence.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mnemic.memory.draft import Draft
from mnemic.memory.formation.claims import represents
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.model import (
    Belief,
    Candidate,
    Event,
    EvidenceSpan,
    Polarity,
    Provided,
    Represented,
)

RESTATED = "restated"
"""The origin of a candidate that says what a live memory says."""


class Restated(Struct, frozen=True):
    """Hold what is proposed, memories told again among it.

    `further` are memories told again in clauses that nothing was proposed of. `ended`
    counts the memories that ended while the provider was asked, and of which nothing else
    tells.
    """

    candidates: tuple[Candidate, ...]
    further: tuple[Candidate, ...] = ()
    ended: int = 0


def restated(
    draft: Draft, provided: Provided | None, claimed: Sequence[Candidate], *, grounds: Grounds
) -> Restated:
    """Let each represented clause support its memory.

    A proposal from the same clause that says what the memory says is that support, and
    gives way to it; one that says something else stands beside it.
    """
    left = list(claimed)
    again: list[Candidate] = []
    further: list[Candidate] = []
    ended = 0
    for one in _represented(provided):
        event = grounds.event(one.evidence.sequence)
        if event is None:
            continue
        beside = [c for c in left if _is_of_clause(c, event, one.evidence)]
        belief = draft.belief(one.belief_id)
        if belief is None or not belief.is_live or belief.polarity is Polarity.RETRACT:
            ended += not beside
            continue
        same = [c for c in beside if _says(belief, c)]
        if same:
            left = [c for c in left if all(c is not s for s in same)]
            again.append(_again(belief, event, one.evidence))
        elif not beside:
            further.append(_again(belief, event, one.evidence))
    return Restated((*left, *again), tuple(further), ended)


def _represented(provided: Provided | None) -> tuple[Represented, ...]:
    segments = () if provided is None else provided.segments
    return tuple(one for segment in segments for one in segment.represented)


def _says(belief: Belief, candidate: Candidate) -> bool:
    """Tell whether a memory says all that a candidate would."""
    return (
        belief.about == candidate.about
        and belief.polarity is candidate.polarity
        and belief.derivation is candidate.derivation
        and represents(belief.statement, candidate.statement)
    )


def _again(belief: Belief, event: Event, evidence: EvidenceSpan) -> Candidate:
    return Candidate(
        subject=belief.subject,
        subject_key=belief.subject_key,
        value_key=belief.value_key,
        statement=belief.statement,
        belief_type=belief.belief_type,
        claim_kind=belief.claim_kind,
        derivation=belief.derivation,
        longevity=belief.longevity,
        authority=belief.authority,
        source_event_ids=(evidence.sequence,),
        evidence_spans=(evidence,),
        evidence_at=event.at,
        scope=belief.scope,
        about=belief.about,
        portability=belief.portability,
        sensitivity=belief.sensitivity,
        valid_from=event.at,
        origin=RESTATED,
    )


def _is_of_clause(candidate: Candidate, event: Event, evidence: EvidenceSpan) -> bool:
    """Tell whether a proposal stands on words of a clause."""
    assert event.text is not None
    start = event.text.find(evidence.text)
    end = start + len(evidence.text)
    for span in candidate.evidence_spans:
        if span.sequence == evidence.sequence:
            at = event.text.find(span.text)
            if at < end and start < at + len(span.text):
                return True
    return False
