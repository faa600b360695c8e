"""What the owner does to memory directly: remember, correct, reject, forget."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

import msgspec

from mnemic.errors import InvalidCommand
from mnemic.memory import sessions
from mnemic.memory.commands import Correct, Ended, Forget, Reject, Remember, Remembered
from mnemic.memory.draft import Draft
from mnemic.memory.formation import erasure, extractor, gate, tombstones, transitions
from mnemic.memory.formation.gate import Committed
from mnemic.memory.formation.grounding import refusal_of
from mnemic.memory.formation.hazards import screen
from mnemic.memory.formation.transitions import Told
from mnemic.memory.formation.wording import (
    Extractor,
    cite,
    own_words,
    read_claims,
    with_known_keys,
)
from mnemic.memory.model import (
    Authority,
    Belief,
    BeliefStatus,
    Candidate,
    Event,
    EventKind,
    Reason,
    TombstoneCause,
    Trust,
)

replace = msgspec.structs.replace

REMEMBER = "remember"
"""The origin of a candidate that the owner or the agent asked to be kept."""

CORRECT = "correct"
"""The origin of a candidate that the owner stated in place of a belief."""

STATEMENT_LENGTH_MAX = 4_000
"""Longest statement that is kept on request, in characters."""

SUCCESSORS_MAX = 10_000
"""Longest chain of successors that a correction follows."""


def remember(
    draft: Draft, command: Remember, *, extract: Extractor = extractor.extract_contained
) -> Remembered:
    """Believe a statement explicitly (000 §Established facts, 003 §Confidence).

    From the user it is USER, from the agent's memory AFFIRMED. The words become an
    event of the log, said by the one who said them, so that the belief cites an exact
    span like any other. What is refused, be it a secret, an instruction or what the
    owner took back, leaves no trace of its words. Raises `NotFound` for a session that
    takes no turns.
    """
    statement = _checked(command.statement)
    at = draft.instant(command.at)
    scope = _scope(draft, command)
    refused = _refuse(statement)
    if refused is not None:
        return refused
    by_user = command.trust is Trust.USER
    kind = EventKind.USER_MESSAGE if by_user else EventKind.ASSISTANT_MESSAGE
    event = _to_come(
        draft, kind, statement, act=remembering(scope), at=at, session_id=command.session_id
    )
    claims = _claims(
        draft,
        statement,
        event,
        scope=scope,
        authority=Authority.USER if by_user else Authority.AFFIRMED,
        origin=REMEMBER,
        extract=extract,
    )
    if all(tombstones.forbids(draft, claim) for claim in claims):
        return Remembered(reason=Reason.REJECTED_CORRECTION)
    _record(draft, event)
    told = Told(at=at, session_id=command.session_id)
    return _reply([gate.commit(draft, claim, told) for claim in claims])


def correct(
    draft: Draft, command: Correct, *, extract: Extractor = extractor.extract_contained
) -> Remembered:
    """Put what the owner says in place of a belief, for good.

    What the named belief said is not believed again on older evidence, and every live
    belief that says it ends. A belief that has been replaced already is corrected where
    its chain stands now. Raises
    `NotFound`.
    """
    statement = _checked(command.statement)
    at = draft.instant(command.at)
    named = draft.required_belief(command.belief_id)
    refused = _refuse(statement)
    if refused is not None:
        return refused
    event = _to_come(draft, EventKind.USER_MESSAGE, statement, act=CORRECT, at=at)
    claims = _claims(
        draft,
        statement,
        event,
        scope=named.scope,
        authority=Authority.USER,
        origin=CORRECT,
        extract=extract,
    )
    if len(claims) == 1 and claims[0].subject_key.startswith("user/said/"):
        claims = (_in_slot_of(named, claims[0]),)
    if all(tombstones.forbids(draft, claim) for claim in claims):
        return Remembered(reason=Reason.REJECTED_CORRECTION)
    _record(draft, event)
    standing = _standing(draft, named)
    told = Told(at=at)
    draft.event(EventKind.CORRECTED, at=at, refs=(named.id,))
    if all(_differs(draft, named, claim) for claim in claims):
        same = tombstones.saying_the_same(draft, named)
        standing += tuple(b for b in same if b.is_live and b not in standing)
        tombstones.forbid(draft, named, cause=TombstoneCause.CORRECTED, at=at)
    done: list[Committed] = []
    for claim in claims:
        ending = tuple(b for b in (draft.belief(s.id) for s in standing) if b and b.is_live)
        done.append(gate.commit(draft, claim, told, replaces=ending))
        standing = tuple(b for b in standing if b.id not in {d.belief_id for d in done})
    return _reply(done)


def reject(draft: Draft, command: Reject) -> Ended:
    """End a belief as wrong, with every live belief that says the same.

    Its value is not believed again on older evidence. Rejecting twice changes nothing.
    Raises `NotFound`.
    """
    at = draft.instant(command.at)
    named = draft.required_belief(command.belief_id)
    told = Told(at=at)
    if named.status is BeliefStatus.REJECTED:
        return Ended(belief_ids=(named.id,), reached={})
    same = [b for b in tombstones.saying_the_same(draft, named) if b.is_live and b.id != named.id]
    ended = [transitions.reject(draft, belief, told) for belief in (named, *same)]
    for belief in ended:
        tombstones.forbid(draft, belief, cause=TombstoneCause.REJECTED, at=at)
    return Ended(
        belief_ids=tuple(b.id for b in ended),
        reached={"beliefs": len(ended), "tombstones": len(ended)},
    )


def forget(draft: Draft, command: Forget) -> Ended:
    """Erase a belief, everything that says the same, and the words it came from.

    What remains is a mark that forbids the value, holding no word of it. Raises
    `NotFound`.
    """
    at = draft.instant(command.at)
    named = draft.required_belief(command.belief_id)
    return erasure.erase(draft, (named,), at=at)


def _checked(statement: str) -> str:
    sessions.checked_text("statement", statement)
    if len(statement) > STATEMENT_LENGTH_MAX:
        raise InvalidCommand("statement", f"shorten it to {STATEMENT_LENGTH_MAX} characters")
    return statement


def _scope(draft: Draft, command: Remember) -> str:
    """Give the scope: the command's own, else its session's, else the general one."""
    if command.session_id is None:
        return sessions.project_scope(command.project_scope)
    session = draft.open_session(command.session_id)
    if command.project_scope is None:
        return session.scope
    return sessions.project_scope(command.project_scope)


def _refuse(statement: str) -> Remembered | None:
    """Refuse what must not be kept, naming the sort of hazard and none of its words."""
    hazards = screen(statement).spans
    reason = refusal_of([h.reason for h in hazards])
    if reason is None:
        return None
    return Remembered(reason=reason, refused_by=hazards[0].reason.value)


def _claims(
    draft: Draft,
    statement: str,
    event: Event,
    *,
    scope: str,
    authority: Authority,
    origin: str,
    extract: Extractor,
) -> tuple[Candidate, ...]:
    """Read a statement by the grammar, or keep it in its own words; explicit either way."""
    span = statement.strip()
    read = read_claims(
        statement,
        at=event.at,
        scope=scope,
        policy=draft.turn.profile.grammar,
        extract=extract,
    )
    if read:
        found = tuple(cite(claim, event, span) for claim in read)
    else:
        own = own_words(statement, event, scope=scope, authority=authority, origin=origin)
        found = (with_known_keys(draft, own),)
    return tuple(
        replace(
            claim,
            authority=authority,
            explicit=True,
            confidence=None,
            origin=origin + (":forget" if claim.origin.endswith(":forget") else ""),
        )
        for claim in found
    )


def _in_slot_of(named: Belief, claim: Candidate) -> Candidate:
    """File a correction in free words where the belief was that it corrects."""
    return replace(
        claim,
        subject=named.subject,
        subject_key=named.subject_key,
        belief_type=named.belief_type,
        claim_kind=named.claim_kind,
        about=named.about,
        portability=named.portability,
        sensitivity=max(named.sensitivity, claim.sensitivity, key=lambda held: held.rank),
    )


def _to_come(
    draft: Draft,
    kind: EventKind,
    statement: str,
    *,
    act: str,
    at: datetime,
    session_id: UUID | None = None,
) -> Event:
    """Give the event that a statement will be cited from, before anything is written."""
    return Event(
        sequence=draft.event_seq + 1,
        kind=kind,
        at=at,
        recorded_at=draft.turn.now,
        session_id=session_id,
        text=statement,
        reason=act,
    )


def remembering(scope: str) -> str:
    """Give the reason of a message that asked for a statement to be kept in a scope."""
    return f"{REMEMBER}:{scope}"


def remembered_in(reason: str | None) -> str | None:
    """Give the scope that such a reason names; None for any other."""
    act, _, scope = (reason or "").partition(":")
    return scope if act == REMEMBER else None


def _record(draft: Draft, event: Event) -> None:
    """Write an event that was to come, exactly as it was foreseen."""
    assert event.text is not None
    recorded = sessions.record_message(
        draft,
        event.kind,
        event.text,
        at=event.at,
        session_id=event.session_id,
        reason=event.reason,
    )
    assert recorded == event


def _standing(draft: Draft, named: Belief) -> tuple[Belief, ...]:
    """Give the live belief that a correction of `named` ends: itself, or its successor."""
    belief: Belief | None = named
    for _ in range(SUCCESSORS_MAX):
        if belief is None or belief.is_live:
            break
        belief = None if belief.superseded_by is None else draft.belief(belief.superseded_by)
    standing = belief is not None and belief.is_live and belief.subject_key == named.subject_key
    return (belief,) if standing and belief is not None else ()


def _differs(draft: Draft, named: Belief, claim: Candidate) -> bool:
    """Tell whether a correction says something else, and not the same in better words."""
    whose = draft.image.principal
    mine = tombstones.fingerprints(whose, claim)
    return frozenset(mine).isdisjoint(tombstones.fingerprints(whose, named))


def _reply(done: list[Committed]) -> Remembered:
    """Answer for a statement: its first claim that stands, and everything it ended."""
    first = next((d for d in done if d.belief_id is not None), done[0])
    others = tuple(
        dict.fromkeys(
            d.belief_id for d in done if d.belief_id is not None and d.belief_id != first.belief_id
        )
    )
    replaced = tuple(dict.fromkeys(i for d in done for i in d.replaced))
    return Remembered(
        reason=first.reason, belief_id=first.belief_id, replaced=replaced, also=others
    )
