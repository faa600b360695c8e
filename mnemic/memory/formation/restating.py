"""Clauses that a live memory already says (003 §Call 3: prediction-error distillation).

A provider may leave out what a memory represents, when that was verified. Nothing new is
formed then; but it is the owner who said it again, so the memory gains that evidence.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mnemic.memory.draft import Draft
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.model import Belief, Candidate, Event, EvidenceSpan, Polarity, Provided

RESTATED = "restated"
"""The origin of a candidate that says what a live memory says."""


class Restated(Struct, frozen=True):
    """Hold memories told again, as candidates; `ended` counts those that ended meanwhile."""

    candidates: tuple[Candidate, ...] = ()
    ended: int = 0


def restated(
    draft: Draft, provided: Provided | None, claimed: Sequence[Candidate], *, grounds: Grounds
) -> Restated:
    """Give the represented clauses that no proposal stands on already."""
    if provided is None:
        return Restated()
    found: list[Candidate] = []
    ended = 0
    for segment in provided.segments:
        for one in segment.represented:
            event = grounds.event(one.evidence.sequence)
            if event is None or _is_claimed(event, one.evidence, claimed):
                continue
            belief = draft.belief(one.belief_id)
            if belief is None or not belief.is_live or belief.polarity is Polarity.RETRACT:
                ended += 1
                continue
            found.append(_again(belief, event, one.evidence))
    return Restated(tuple(found), ended)


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


def _is_claimed(event: Event, evidence: EvidenceSpan, claimed: Sequence[Candidate]) -> bool:
    """Tell whether a proposal stands on words of the same clause."""
    assert event.text is not None
    start = event.text.find(evidence.text)
    end = start + len(evidence.text)
    for candidate in claimed:
        for span in candidate.evidence_spans:
            if span.sequence != evidence.sequence:
                continue
            at = event.text.find(span.text)
            if at < end and start < at + len(span.text):
                return True
    return False
