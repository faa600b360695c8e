"""Whether a candidate stands on the owner's own words (003 §Hard gates, source grounding)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from uuid import UUID

from mnemic.memory.formation.hazards import HazardReason, Screened, screen
from mnemic.memory.model import (
    Authority,
    BeliefType,
    Candidate,
    Channel,
    Derivation,
    Event,
    EventKind,
    Longevity,
    Polarity,
    Portability,
    Reason,
    Sensitivity,
)

STATEMENT_LENGTH_MAX = 2_000
"""Longest statement that is formed automatically, in characters."""

TEAM = "team"
"""The value of `about` of what a team decided or does (000 §The corpus, transfer)."""

CUE_LENGTH_MAX = 64
"""How far before a statement the words that make it a correction may begin."""

_CORRECTING = re.compile(
    r"(?:^|[\s,.;:!?(–—-])(?:no[,\s]+wait|wait[,\s]+no|wait|actually|scratch that|correction"
    r"|(?:that|this|it)(?:['’]s| is| was) (?:wrong|not right|not true|incorrect)"
    r"|i mean|i meant|i misspoke|sorry|oops|whoops|my mistake|my bad|make that|or rather"
    r"|turn(?:s|ed) out)"
    r"[\s,.;:!–—-]*(?:(?:no|that|it)[\s,.;:!–—-]+)*$",
    re.IGNORECASE,
)

_OWNER_CHANNELS = frozenset({Channel.DIRECT, Channel.PAIRED_SURFACE})
_ATTRIBUTED = {
    Channel.GMAIL_READ: re.compile(r"\b(?:e-?mails?|gmail|mail)\b", re.IGNORECASE),
    Channel.DEVICE_SMS: re.compile(r"\b(?:text messages?|sms)\b", re.IGNORECASE),
}
"""How a statement names the channel that it rests on, for those that others write to."""
_COMMUNICATION_KINDS = frozenset({EventKind.USER_MESSAGE, EventKind.TOOL_MESSAGE})

_REFUSALS: dict[HazardReason, Reason] = {
    HazardReason.INSTRUCTION_INJECTION: Reason.REJECTED_INJECTION,
    HazardReason.HARNESS: Reason.REJECTED_PROVENANCE,
}
"""Why a hazard refuses a claim; the others are secrets of one sort or another."""


def is_owner_assertion(event: Event) -> bool:
    """Tell whether the principal said this, in person or on a paired surface."""
    return event.kind is EventKind.USER_MESSAGE and event.channel in _OWNER_CHANNELS


def is_communication(event: Event) -> bool:
    """Tell whether this is first-party mail that was read, or a message a device took in."""
    return event.kind in _COMMUNICATION_KINDS and event.channel in _ATTRIBUTED


def refusal_of(reasons: Sequence[HazardReason] | frozenset[HazardReason]) -> Reason | None:
    """Give the reason that the worst of these hazards refuses a claim with, None for none."""
    if not reasons:
        return None
    refusals = {_REFUSALS.get(reason, Reason.REJECTED_CREDENTIAL) for reason in reasons}
    for worst in (Reason.REJECTED_CREDENTIAL, Reason.REJECTED_INJECTION):
        if worst in refusals:
            return worst
    return Reason.REJECTED_PROVENANCE


class Grounds:
    """Check candidates against the events that one consolidation may cite.

    `events` are the session's own; each is screened for hazards once, when it is first
    cited.
    """

    def __init__(self, events: Mapping[int, Event], *, session_id: UUID) -> None:
        self._events = events
        self._session_id = session_id
        self._screened: dict[int, Screened] = {}

    def event(self, sequence: int) -> Event | None:
        """Find one of the events that may be cited."""
        return self._events.get(sequence)

    def refuse(self, candidate: Candidate) -> Reason | None:
        """Give the reason a candidate is refused with, None when it is well grounded."""
        if not _is_well_formed(candidate):
            return Reason.REJECTED_VALIDATION
        cited = [self._events.get(sequence) for sequence in candidate.source_event_ids]
        sources = [event for event in cited if event is not None]
        if len(sources) < len(cited) or any(e.session_id != self._session_id for e in sources):
            return Reason.REJECTED_PROVENANCE
        if not self._admits(candidate, sources):
            return Reason.REJECTED_PROVENANCE
        for event, span in zip(sources, candidate.evidence_spans, strict=True):
            if event.text is None or span.text not in event.text:
                return Reason.REJECTED_PROVENANCE
            refused = self._refuse_span(event, span.text)
            if refused is not None:
                return refused
        if candidate.evidence_at != max(event.at for event in sources):
            return Reason.REJECTED_VALIDATION
        if _travels_too_far(candidate):
            return Reason.REJECTED_PORTABILITY
        return refusal_of([span.reason for span in screen(candidate.statement).spans])

    def yields(self, candidate: Candidate) -> bool:
        """Tell whether the evidence may never end a belief of the owner."""
        sources = [self._events[sequence] for sequence in candidate.source_event_ids]
        return not all(is_owner_assertion(event) for event in sources)

    def corrects(self, candidate: Candidate) -> bool:
        """Tell whether the words before the newest evidence take back what came before."""
        newest = max(candidate.evidence_spans, key=lambda span: span.sequence)
        text = self._events[newest.sequence].text
        assert text is not None
        start = text.find(newest.text)
        return _CORRECTING.search(text[max(0, start - CUE_LENGTH_MAX) : start]) is not None

    def screened(self, event: Event) -> Screened:
        """Give an event's text without its hazards."""
        assert event.text is not None
        known = self._screened.get(event.sequence)
        if known is None:
            known = self._screened[event.sequence] = screen(event.text)
        return known

    def _admits(self, candidate: Candidate, sources: Sequence[Event]) -> bool:
        if all(is_owner_assertion(event) for event in sources):
            return True
        if not all(is_owner_assertion(e) or is_communication(e) for e in sources):
            return False
        # What others wrote to the owner is a tentative, sensitive guess that says where it
        # comes from, and nothing more.
        others = {event.channel for event in sources if not is_owner_assertion(event)}
        return (
            all(_ATTRIBUTED[channel].search(candidate.statement) for channel in others)
            and candidate.derivation is Derivation.HYPOTHESIS
            and candidate.longevity is Longevity.TENTATIVE
            and candidate.sensitivity.rank >= Sensitivity.SENSITIVE.rank
            and candidate.polarity is Polarity.ASSERT
            and candidate.authority is Authority.INFERRED
        )

    def _refuse_span(self, event: Event, span: str) -> Reason | None:
        screened = self.screened(event)
        if not screened.spans or span in screened.text:
            return None
        assert event.text is not None
        start = event.text.index(span)
        end = start + len(span)
        return refusal_of([h.reason for h in screened.spans if h.start < end and start < h.end])


def _is_well_formed(candidate: Candidate) -> bool:
    """Check what the types cannot say (003 §The candidate language)."""
    sources = candidate.source_event_ids
    spans = candidate.evidence_spans
    return (
        bool(sources)
        and len(set(sources)) == len(sources)
        and tuple(span.sequence for span in spans) == sources
        and all(span.text.strip() for span in spans)
        and bool(candidate.subject.strip())
        and bool(candidate.subject_key)
        and 0 < len(candidate.statement.strip()) <= STATEMENT_LENGTH_MAX
        and (candidate.derivation is Derivation.HYPOTHESIS)
        <= (candidate.longevity is Longevity.TENTATIVE)
        and (candidate.derivation is Derivation.HYPOTHESIS) <= _is_doubtful(candidate.statement)
    )


def _travels_too_far(candidate: Candidate) -> bool:
    """Tell whether a claim is to hold in every scope that only its project can know."""
    local = candidate.about == TEAM or candidate.belief_type is BeliefType.PROCEDURE_POINTER
    return local and candidate.portability is Portability.PORTABLE


_DOUBT = ("likely", "may", "might", "tentatively", "possibly", "probably", "perhaps")


def _is_doubtful(statement: str) -> bool:
    folded = statement.casefold().split()
    return any(word in folded for word in _DOUBT)
