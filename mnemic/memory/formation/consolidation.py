"""Form beliefs from what a session said: events → candidates → decisions."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

import msgspec

from mnemic.errors import NotFound
from mnemic.memory.commands import CLOSE_TRIGGER, IDLE_TRIGGER, Consolidate, Consolidated
from mnemic.memory.draft import Draft
from mnemic.memory.formation import capacity, extractor, gate, tombstones
from mnemic.memory.formation.erasure import BLANKED
from mnemic.memory.formation.established import ESTABLISHED, established_candidates
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.formation.telemetry import Tally
from mnemic.memory.formation.transitions import Told
from mnemic.memory.formation.wording import Extractor, with_known_keys
from mnemic.memory.model import (
    Authority,
    Candidate,
    Derivation,
    Event,
    EventKind,
    Outcome,
    Reason,
    Session,
    SessionStatus,
)

replace = msgspec.structs.replace

BOUNDARY_TRIGGERS = frozenset({CLOSE_TRIGGER, IDLE_TRIGGER})
"""The triggers that `session_boundary_enabled` turns off (000 §Profiles)."""

BOUNDARY_DISABLED = "session_boundary_disabled"
"""The pending reason of a session that was closed while formation was turned off."""


def consolidate(
    draft: Draft, command: Consolidate, *, extract: Extractor = extractor.extract
) -> Consolidated:
    """Form what a session's unread events tell, and close it when asked to.

    The answer says which of four things happened: formed, nothing to form, pending or
    failed. Raises `NotFound` for a session that is unknown or closed already.
    """
    at = draft.instant(command.at)
    session = _unclosed(draft, command.session_id)
    if command.if_idle_since is not None and (
        session.last_recorded_at > draft.instant(command.if_idle_since)
    ):
        return Consolidated(session_id=session.id, outcome=Outcome.NOTHING)
    unread = session.last_message_sequence > session.formed_through
    if unread and _is_turned_off(draft, command):
        _leave(draft, session, command, at=at, status=SessionStatus.PENDING)
        return Consolidated(
            session_id=session.id, outcome=Outcome.PENDING, pending_reason=BOUNDARY_DISABLED
        )
    if not unread:
        _leave(draft, session, command, at=at, status=SessionStatus.CLOSED)
        return Consolidated(session_id=session.id, outcome=Outcome.NOTHING)
    return _form(draft, session, command, Told(at=at, session_id=session.id), extract)


def read_again(
    draft: Draft,
    session: Session,
    *,
    at: datetime,
    trigger: str = "replay",
    extract: Extractor = extractor.extract,
) -> Consolidated:
    """Form from a session's original words once more (000 §Re-derivation).

    `session` may be closed and stays as it is; the turn must have been given all of its
    events. What was formed before is the same source and moves nothing; what the owner
    forbade is refused; evidence no newer than what stands in its place conflicts.
    """
    command = Consolidate(session.id, close=False, trigger=trigger, at=at)
    told = Told(at=at, session_id=session.id, read_through=session.formed_through)
    return _form(draft, replace(session, formed_through=0), command, told, extract)


def _unclosed(draft: Draft, session_id: UUID) -> Session:
    session = draft.session(session_id)
    if session is None:
        raise NotFound(
            f"{draft.image.principal} has no session {session_id} that is not closed already; "
            "a closed session has been consolidated"
        )
    return session


def _is_turned_off(draft: Draft, command: Consolidate) -> bool:
    enabled = draft.turn.profile.formation.session_boundary_enabled
    return command.trigger in BOUNDARY_TRIGGERS and not enabled


def _leave(
    draft: Draft, session: Session, command: Consolidate, *, at: datetime, status: SessionStatus
) -> None:
    """Close a session when the command asks for it; say so once."""
    if not command.close or session.status is status:
        return
    was_open = session.status is SessionStatus.OPEN
    draft.put_session(replace(session, status=status, closed_at=session.closed_at or at))
    if was_open:
        draft.event(EventKind.SESSION_CLOSED, at=at, session_id=session.id)


def _form(
    draft: Draft, session: Session, command: Consolidate, told: Told, extract: Extractor
) -> Consolidated:
    known = {e.sequence: e for e in draft.turn.events if e.session_id == session.id}
    unread = tuple(known[s] for s in sorted(known) if s > session.formed_through)
    assert unread, "the turn was given the events it needs"
    assert unread[-1].sequence >= session.last_message_sequence, "up to the newest message"
    tally = Tally()
    grounds = Grounds(known, session_id=session.id)
    proposals = _propose(draft, session, unread, grounds=grounds, tally=tally, extract=extract)
    formed, changed = _commit(draft, proposals, told, grounds, tally)
    outcome = Outcome.FORMED if formed or changed else Outcome.NOTHING
    run = tally.account(
        run_id=draft.turn.ids.next(),
        session_id=session.id,
        trigger=command.trigger,
        scope=session.scope,
        outcome=outcome,
        started_at=told.at,
        first_sequence=unread[0].sequence,
        through_sequence=unread[-1].sequence,
        event_count=len(unread),
        profile=draft.turn.profile,
    )
    draft.add_run(run)
    draft.event(
        EventKind.CONSOLIDATED,
        at=told.at,
        session_id=session.id,
        refs=(run.id,),
        reason=outcome.value,
    )
    read = replace(session, formed_through=unread[-1].sequence)
    draft.put_session(read)
    _leave(draft, read, command, at=told.at, status=SessionStatus.CLOSED)
    return Consolidated(
        session_id=session.id,
        outcome=outcome,
        run_id=run.id,
        formed=formed,
        changed=changed,
        reasons=run.reasons,
        screened=run.screened,
    )


def _propose(
    draft: Draft,
    session: Session,
    unread: tuple[Event, ...],
    *,
    grounds: Grounds,
    tally: Tally,
    extract: Extractor,
) -> tuple[Candidate, ...]:
    """Give the proposals that may be committed, in the order of the world.

    Everything else has been counted: the hazards that made no proposal, the refused,
    the displaced.
    """
    profile = draft.turn.profile
    extraction = extract(unread, scope=session.scope, policy=profile.formation_policy)
    tally.screen(extraction.screened)
    facts = established_candidates(draft, session, unread, grounds=grounds, extract=extract)
    for _ in range(facts.refused):
        tally.propose(Derivation.DIRECT)
        tally.end(Derivation.DIRECT, Reason.REJECTED_PROVENANCE)
    sound: list[Candidate] = []
    established = 0
    for proposed in (*facts.candidates, *extraction.candidates):
        candidate = _with_authority(proposed)
        tally.propose(candidate.derivation)
        refused = grounds.refuse(candidate)
        if refused is None and (
            BLANKED in candidate.statement or tombstones.forbids(draft, candidate)
        ):
            # What is left of an erased sentence is no statement of the owner.
            refused = Reason.REJECTED_CORRECTION
        if refused is not None:
            tally.end(candidate.derivation, refused)
            continue
        established += candidate.origin == ESTABLISHED
        sound.append(candidate)
    selection = capacity.select(sound, established=established)
    for index, reason in selection.displaced.items():
        tally.end(sound[index].derivation, reason)
    return tuple(sorted((sound[i] for i in selection.chosen), key=_told_order))


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


def _commit(
    draft: Draft, proposals: tuple[Candidate, ...], told: Told, grounds: Grounds, tally: Tally
) -> tuple[tuple[UUID, ...], tuple[UUID, ...]]:
    """Pass each proposal through the gate; give the beliefs formed, and the others changed."""
    formed: dict[UUID, None] = {}
    changed: dict[UUID, None] = {}
    for proposal in proposals:
        candidate = proposal
        source = replace(
            told, yields=grounds.yields(candidate), corrects=grounds.corrects(candidate)
        )
        if candidate.origin == ESTABLISHED:
            # What the user said of it in this very session has been filed by now.
            candidate = with_known_keys(draft, candidate)
        done = gate.commit(draft, candidate, source)
        tally.end(candidate.derivation, done.reason, committed=done.counts_as_committed)
        if done.formed and done.belief_id is not None:
            formed[done.belief_id] = None
        changed.update(dict.fromkeys(done.changed))
    return tuple(formed), tuple(i for i in changed if i not in formed)
