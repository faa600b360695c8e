"""Everything that is proposed for a range of events, and which of it may be committed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec import Struct

from mnemic.memory.draft import Draft
from mnemic.memory.formation import capacity, tombstones
from mnemic.memory.formation.acquainted import acquainted
from mnemic.memory.formation.claims import combine, told_again
from mnemic.memory.formation.erasure import BLANKED
from mnemic.memory.formation.established import ESTABLISHED, established_candidates
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.formation.left_behind import left_behind
from mnemic.memory.formation.restating import restated
from mnemic.memory.formation.retimed import with_retimed
from mnemic.memory.formation.swapping import with_swapped
from mnemic.memory.formation.telemetry import Tally
from mnemic.memory.formation.wording import Extractor, reader
from mnemic.memory.model import (
    Authority,
    Candidate,
    Derivation,
    Event,
    Provided,
    Reason,
    Session,
)
from mnemic.memory.policy import CANDIDATES_PER_SOURCE_MAX

replace = msgspec.structs.replace


class Range(Struct, frozen=True):
    """Hold the events of a session that one consolidation reads, in order."""

    session: Session
    events: tuple[Event, ...]
    grounds: Grounds
    provided: Provided | None = None


def propose(
    draft: Draft, what: Range, *, tally: Tally, extract: Extractor
) -> tuple[Candidate, ...]:
    """Give the proposals that may be committed, in the order of the world.

    Everything else has been counted: the hazards that made no proposal, the refused,
    the displaced.
    """
    extraction = extract(
        what.events,
        scope=what.session.scope,
        policy=draft.turn.profile.grammar,
        people=acquainted(draft, what.events),
    )
    tally.screen(extraction.screened)
    facts = established_candidates(
        draft, what.session, what.events, grounds=what.grounds, extract=extract
    )
    for _ in range(facts.refused):
        tally.propose(Derivation.DIRECT)
        tally.end(Derivation.DIRECT, Reason.REJECTED_PROVENANCE)
    read = extraction.candidates
    if is_rich(draft.turn.profile.grammar):
        reread = reader(draft, scope=what.session.scope, extract=extract)
        read = with_swapped(draft, what.events, read, reread)
        read = with_retimed(draft, what.events, read, reread)
        read += left_behind(draft, what.events, read, reread)
    claimed = _united(draft, read, what, tally=tally)
    again = restated(draft, what.provided, claimed, grounds=what.grounds)
    for _ in range(again.ended):
        # What the memory said was corrected or erased while the provider was asked.
        tally.propose(Derivation.DIRECT)
        tally.end(Derivation.DIRECT, Reason.REJECTED_CORRECTION)
    sound: list[Candidate] = []
    established = redundant = 0
    for number, proposed in enumerate((*facts.candidates, *again.candidates, *again.further)):
        candidate = _with_authority(proposed)
        tally.propose(candidate.derivation)
        refused = _refused(draft, candidate, what.grounds)
        if refused is not None:
            tally.end(candidate.derivation, refused)
            continue
        established += candidate.origin == ESTABLISHED
        redundant += number >= len(facts.candidates) + len(again.candidates)
        sound.append(candidate)
    selection = capacity.select(
        sound,
        established=established,
        redundant=redundant,
        again=_told_again(draft, sound, what, first=established, last=len(sound) - redundant),
    )
    for index, reason in selection.displaced.items():
        tally.end(sound[index].derivation, reason)
    return tuple(sorted((sound[i] for i in selection.chosen), key=_told_order))


def _told_again(
    draft: Draft, sound: Sequence[Candidate], what: Range, *, first: int, last: int
) -> dict[int, int]:
    """Give what more than one of the claims about a crowded event tells, by what tells it.

    Where only the grammar read, each claim stands for itself.
    """
    segments = () if what.provided is None else what.provided.segments
    again: dict[int, int] = {}
    if not is_rich(draft.turn.profile.grammar) or not any(s.candidates for s in segments):
        return again
    for event in what.events:
        places = [n for n in range(first, last) if event.sequence in sound[n].source_event_ids]
        if len(places) > CANDIDATES_PER_SOURCE_MAX:
            told = told_again([sound[n] for n in places])
            again.update({places[n]: places[teller] for n, teller in told.items()})
    return again


def _united(
    draft: Draft, read: tuple[Candidate, ...], what: Range, *, tally: Tally
) -> tuple[Candidate, ...]:
    """Put what the grammar read and what the provider proposed together, each claim once.

    A proposal is a claim after that: two wordings of one are counted as one. What is to be
    refused is refused before, so that no wording takes a sound one with it.
    """
    segments = () if what.provided is None else what.provided.segments
    for segment in segments:
        for _ in range(segment.invalid):
            tally.refuse_provider()
    offered = []
    for candidate in (c for segment in segments for c in segment.candidates):
        refused = _refused(draft, _with_authority(candidate), what.grounds)
        if refused is None:
            offered.append(candidate)
        else:
            tally.propose(candidate.derivation)
            tally.end(candidate.derivation, refused)
    if not offered:
        # Without a claim of the provider's, what was read stands exactly as it was read.
        return read
    sound = [c for c in read if _refused(draft, _with_authority(c), what.grounds) is None]
    united = combine((*sound, *offered)).candidates
    rest = (c for c in read if all(c is not s for s in sound))
    return tuple(sorted((*united, *rest), key=partial(_stated_at, what.events)))


def _stated_at(events: Sequence[Event], candidate: Candidate) -> tuple[int, int]:
    """Say where the user stated a claim: its first source event, and where its words stand.

    003 §Capacity and ranking: proposals are made in the order the user stated them, whoever
    read them.
    """
    first = min(candidate.source_event_ids, default=0)
    text = next((e.text for e in events if e.sequence == first), None) or ""
    places = (text.find(s.text) for s in candidate.evidence_spans if s.sequence == first)
    return first, max(min(places, default=0), 0)


def _refused(draft: Draft, candidate: Candidate, grounds: Grounds) -> Reason | None:
    refused = grounds.refuse(candidate)
    if refused is None and (BLANKED in candidate.statement or tombstones.forbids(draft, candidate)):
        # What is left of an erased sentence is no statement of the owner.
        return Reason.REJECTED_CORRECTION
    return refused


def _told_order(candidate: Candidate) -> tuple[int, bool]:
    """Order by newest source; what the user said goes before what was concluded from it."""
    return max(candidate.source_event_ids), candidate.origin == ESTABLISHED


def _with_authority(candidate: Candidate) -> Candidate:
    """Let no inference pass for something the user said (000 §Conflicts).

    Nor is anything explicit that nobody asked to be kept.
    """
    inferred = candidate.derivation is Derivation.HYPOTHESIS
    authority = Authority.INFERRED if inferred else candidate.authority
    return replace(candidate, authority=authority, explicit=False)
