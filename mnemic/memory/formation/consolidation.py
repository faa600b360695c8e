"""Form beliefs from what a session said: events → candidates → decisions."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

import msgspec
from msgspec import Struct

from mnemic.errors import NotFound
from mnemic.memory.commands import (
    CLOSE_TRIGGER,
    IDLE_TRIGGER,
    Consolidate,
    Consolidated,
    Repass,
)
from mnemic.memory.draft import Draft
from mnemic.memory.formation import episodes, extractor, repasses
from mnemic.memory.formation.committing import commit_all
from mnemic.memory.formation.grounding import Grounds, is_owner_assertion
from mnemic.memory.formation.proposing import Range, propose
from mnemic.memory.formation.telemetry import Tally
from mnemic.memory.formation.transitions import Told
from mnemic.memory.formation.wording import Extractor
from mnemic.memory.model import (
    ConsolidationRun,
    EventKind,
    Outcome,
    Provided,
    Session,
    SessionStatus,
)
from mnemic.memory.policy import Profile

replace = msgspec.structs.replace

BOUNDARY_TRIGGERS = frozenset({CLOSE_TRIGGER, IDLE_TRIGGER})
"""The triggers that `session_boundary_enabled` turns off (000 §Profiles)."""

REPASS_TRIGGER = "provider_repass"
"""The trigger of a consolidation that asks a provider again."""

NOT_ASKED = "not_asked"
"""The fallback stage of a consolidation whose policy asks a provider, and nobody did."""

BOUNDARY_DISABLED = "session_boundary_disabled"
"""The pending reason of a session that was closed while formation was turned off."""


def consolidate(
    draft: Draft, command: Consolidate, *, extract: Extractor = extractor.extract_contained
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
    if unread and is_turned_off(draft.turn.profile, command):
        _leave(draft, session, command, at=at, status=SessionStatus.PENDING)
        return Consolidated(
            session_id=session.id, outcome=Outcome.PENDING, pending_reason=BOUNDARY_DISABLED
        )
    if not unread:
        _leave(draft, session, command, at=at, status=SessionStatus.CLOSED)
        return Consolidated(session_id=session.id, outcome=Outcome.NOTHING)
    told = Told(at=at, session_id=session.id)
    what = _range(
        draft, session, after=session.formed_through, through=None, provided=command.provided
    )
    again = _unheard(draft.turn.profile, what, after=session.formed_through)
    formed = _form(
        draft,
        what,
        told,
        trigger=command.trigger,
        extract=extract,
        repass=None if again is None else repasses.SCHEDULED,
    )
    read = replace(session, formed_through=what.events[-1].sequence)
    if again is not None:
        read = repasses.scheduled(
            read, after=again, through=read.formed_through, now=draft.turn.now
        )
    draft.put_session(read)
    _leave(draft, read, command, at=at, status=SessionStatus.CLOSED)
    return _answer(draft, formed, repass_at=read.repass_at)


def read_again(
    draft: Draft,
    session: Session,
    *,
    at: datetime,
    trigger: str = "replay",
    extract: Extractor = extractor.extract_contained,
) -> Consolidated:
    """Form from a session's original words once more (000 §Re-derivation).

    `session` may be closed and stays as it is; the turn must have been given all of its
    events. What was formed before is the same source and moves nothing; what the owner
    forbade is refused; evidence no newer than what stands in its place conflicts.
    """
    told = Told(at=at, session_id=session.id, read_through=session.formed_through)
    what = _range(draft, session, after=0, through=None)
    return _answer(draft, _form(draft, what, told, trigger=trigger, extract=extract))


def repass(
    draft: Draft, command: Repass, *, extract: Extractor = extractor.extract_contained
) -> Consolidated:
    """Read again what a provider failed at, with its contribution (003 §Deliberately).

    What the fallback formed is the same source; the session stays as open or closed as it
    is. Raises `NotFound`.
    """
    at = draft.instant(command.at)
    session = draft.any_session(command.session_id)
    if session.repass_at is None or session.repass_attempts != command.attempt:
        return Consolidated(session_id=session.id, outcome=Outcome.NOTHING)
    told = Told(at=at, session_id=session.id, read_through=session.formed_through)
    what = _range(
        draft,
        session,
        after=session.repass_after,
        through=session.repass_through,
        provided=command.provided,
    )
    says: str | None = None
    passed = repasses.settled(session)
    if command.provided.retryable:
        passed, says = repasses.failed_again(session, now=draft.turn.now)
    formed = _form(draft, what, told, trigger=REPASS_TRIGGER, extract=extract, repass=says)
    draft.put_session(passed)
    return _answer(draft, formed, repass_at=passed.repass_at)


def _unclosed(draft: Draft, session_id: UUID) -> Session:
    session = draft.session(session_id)
    if session is None:
        raise NotFound(
            f"{draft.image.principal} has no session {session_id} that is not closed already; "
            "a closed session has been consolidated"
        )
    return session


def is_turned_off(profile: Profile, command: Consolidate) -> bool:
    """Tell whether this profile leaves what such a command would form for later."""
    return command.trigger in BOUNDARY_TRIGGERS and not profile.formation.session_boundary_enabled


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


class _Formed(Struct, frozen=True):
    """Hold what a consolidation wrote."""

    run: ConsolidationRun
    formed: tuple[UUID, ...]
    changed: tuple[UUID, ...]


def _range(
    draft: Draft,
    session: Session,
    *,
    after: int,
    through: int | None,
    provided: Provided | None = None,
) -> Range:
    """Take what is read of a session: its events past `after`, and all it may cite."""
    known = {e.sequence: e for e in draft.turn.events if e.session_id == session.id}
    last = session.last_message_sequence if through is None else through
    events = tuple(
        known[s] for s in sorted(known) if s > after and (through is None or s <= through)
    )
    assert events, "the turn was given the events it needs"
    assert through is not None or events[-1].sequence >= last, "up to the newest message"
    return Range(session, events, Grounds(known, session_id=session.id), provided)


def _unheard(profile: Profile, what: Range, *, after: int) -> int | None:
    """Give the sequence past which the provider is to be asked again; None for nowhere.

    It failed in a way that may pass, or was never asked, or the owner spoke after what it
    was shown.
    """
    if what.provided is not None and not what.provided.retryable:
        after = what.provided.through_sequence
    elif what.provided is None and not profile.asks_provider:
        return None
    said = any(is_owner_assertion(e) and e.sequence > after for e in what.events)
    return after if said else None


def _form(
    draft: Draft,
    what: Range,
    told: Told,
    *,
    trigger: str,
    extract: Extractor,
    repass: str | None = None,
) -> _Formed:
    tally = Tally()
    proposals = propose(draft, what, tally=tally, extract=extract)
    formed, changed = commit_all(draft, what, proposals, told, tally)
    outcome = Outcome.FORMED if formed or changed else Outcome.NOTHING
    session = what.session
    run = tally.account(
        run_id=draft.turn.ids.next(),
        session_id=session.id,
        trigger=trigger,
        scope=session.scope,
        outcome=outcome,
        started_at=told.at,
        first_sequence=what.events[0].sequence,
        through_sequence=what.events[-1].sequence,
        event_count=len(what.events),
        profile=draft.turn.profile,
    )
    run = _with_provided(draft, run, what, repass=repass)
    draft.add_run(run)
    draft.event(
        EventKind.CONSOLIDATED,
        at=told.at,
        session_id=session.id,
        refs=(run.id,),
        reason=outcome.value,
    )
    return _Formed(run, formed, changed)


def _with_provided(
    draft: Draft, run: ConsolidationRun, what: Range, *, repass: str | None
) -> ConsolidationRun:
    """Account for a provider's part, and tell its episodes."""
    provided = what.provided
    if provided is None:
        asks = draft.turn.profile.asks_provider
        return replace(run, fallback_stages=(NOT_ASKED,), repass=repass) if asks else run
    known = {event.sequence: event for event in draft.turn.events}
    count, conflicts = episodes.tell(draft, provided, session_id=run.session_id, known=known)
    segments = provided.segments
    coverage: dict[str, int] = {}
    for segment in segments:
        for name, number in segment.coverage.items():
            coverage[name] = coverage.get(name, 0) + number
    return replace(
        run,
        extractor=provided.extractor,
        episode_count=count,
        derivation_conflicts=conflicts,
        provider_calls=sum(segment.calls for segment in segments),
        segment_count=len(segments),
        fallback_stages=tuple(stage for segment in segments for stage in segment.fallback_stages),
        coverage=dict(sorted(coverage.items())),
        stages=tuple(stage for segment in segments for stage in segment.stages),
        repass=repass,
    )


def _answer(draft: Draft, done: _Formed, *, repass_at: datetime | None = None) -> Consolidated:
    run = done.run
    return Consolidated(
        session_id=run.session_id,
        outcome=run.outcome,
        run_id=run.id,
        formed=done.formed,
        changed=done.changed,
        reasons=run.reasons,
        screened=run.screened,
        fallback_stages=run.fallback_stages,
        repass_at=repass_at,
    )
