"""The one gate through which every belief is written (design §5, durable corrections).

Consolidation, `remember` and `correct` all end here: what the owner forbade is refused,
the resolver is asked, and its answer is carried out.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from uuid import UUID

import msgspec
from msgspec import Struct

from mnemic.memory.draft import Draft
from mnemic.memory.formation import tombstones
from mnemic.memory.formation.misnamed import is_put_off
from mnemic.memory.formation.plans import fulfilled
from mnemic.memory.formation.resolver import (
    Order,
    Resolution,
    is_same_source,
    order,
    resolve,
    same_slot,
)
from mnemic.memory.formation.retraction import denied_beliefs, guessed_from
from mnemic.memory.formation.transitions import (
    Told,
    dispute,
    form,
    promote,
    reinforce,
    supersede,
)
from mnemic.memory.model import (
    Belief,
    Candidate,
    Derivation,
    Polarity,
    Reason,
    TombstoneCause,
)

replace = msgspec.structs.replace

FORGET = "forget"
"""Behind the colon of an origin: the candidate asks to forget and states nothing."""


CORRECTION = "correct"
"""Behind the colon of an origin: the candidate stands in place of something wrong."""


_JUST_BEFORE = timedelta(microseconds=1)


class Committed(Struct, frozen=True):
    """Say how one candidate ended.

    `belief_id` is what now stands for it, `formed` whether that is new, `changed` the
    other beliefs touched and `replaced` those of them that ended.
    """

    reason: Reason
    belief_id: UUID | None = None
    formed: bool = False
    changed: tuple[UUID, ...] = ()
    replaced: tuple[UUID, ...] = ()

    @property
    def counts_as_committed(self) -> bool:
        """Tell whether a belief was formed or promoted."""
        return self.formed or self.reason is Reason.PROMOTED


def commit(
    draft: Draft, candidate: Candidate, told: Told, *, replaces: tuple[Belief, ...] = ()
) -> Committed:
    """Judge one candidate against what is believed now, and write what follows.

    `replaces` are live beliefs that end in any case, because the owner named them.
    """
    if tombstones.forbids(draft, candidate):
        return Committed(Reason.REJECTED_CORRECTION)
    if candidate.polarity is Polarity.RETRACT:
        return _retract(draft, candidate, told, replaces)
    found = resolve(draft, candidate, told)
    if found.same_source is not None:
        return Committed(Reason.SAME_SOURCE, belief_id=found.same_source.id)
    if found.denied and not replaces:
        return Committed(Reason.REJECTED_CORRECTION)
    if told.yields and found.duplicate is not None:
        # Only what the owner says is support (003 §Confidence); others add nothing.
        return Committed(Reason.REDUNDANT_ATTRIBUTED, belief_id=found.duplicate.id)
    supported = found.duplicate or found.promotes
    heard = told.counted(candidate) or _is_heard(candidate, found.duplicate)
    if supported is not None and heard and not replaces:
        return Committed(Reason.SAME_SOURCE, belief_id=supported.id)
    if supported is not None:
        return _support(draft, candidate, told, found, replaces)
    return _form(draft, candidate, told, found, replaces)


def displace(
    draft: Draft, successor: UUID, belief: Belief, candidate: Candidate, told: Told
) -> tuple[UUID, ...]:
    """End a belief in favour of one that a later claim formed or supported; give what changed.

    What outranks the claim, or was told after it, is left alone.
    """
    if belief.id == successor or order(candidate, belief, told) is not Order.PREVAILS:
        return ()
    standing = _current(draft, successor)
    if not standing.is_live:
        return ()
    ended = _end(draft, (belief,), standing, candidate, told)
    draft.put(_succeeding(_current(draft, successor), ended), moves=True)
    tombstones.forbid(
        draft,
        belief,
        cause=TombstoneCause.CORRECTED,
        at=candidate.evidence_at - _JUST_BEFORE,
    )
    return (successor, *ended)


def _is_heard(candidate: Candidate, duplicate: Belief | None) -> bool:
    """Tell whether a belief stands on all of these events already, in a richer wording."""
    if duplicate is None:
        return False
    return set(candidate.source_event_ids) <= set(duplicate.source_event_ids)


def _support(
    draft: Draft,
    candidate: Candidate,
    told: Told,
    found: Resolution,
    replaces: tuple[Belief, ...],
) -> Committed:
    """Add to a belief that stands; what its new evidence prevails over ends.

    Saying one side of a conflict again, later, is the confirmation that was asked for.
    """
    if found.promotes is not None:
        belief = promote(draft, found.promotes, candidate, told)
        reason = Reason.PROMOTED
    else:
        assert found.duplicate is not None
        belief = reinforce(draft, found.duplicate, candidate, told)
        reason = Reason.REINFORCED
    ended = _end(
        draft, _distinct(found.contradicts, replaces, keep=belief), belief, candidate, told
    )
    if ended:
        belief = _current(draft, belief.id)
        draft.put(_succeeding(belief, ended), moves=True)
    return Committed(reason, belief_id=belief.id, changed=(belief.id, *ended), replaced=ended)


def _form(
    draft: Draft,
    candidate: Candidate,
    told: Told,
    found: Resolution,
    replaces: tuple[Belief, ...],
) -> Committed:
    contradicts = _distinct(found.contradicts, replaces)
    ending = {b.id for b in contradicts}
    conflicts = tuple(b for b in found.conflicts if b.id not in ending)
    belief, ended = _stand(draft, candidate, told, ends=contradicts, disputes=conflicts)
    called_wrong = candidate.origin.partition(":")[2] == CORRECTION
    moved = is_put_off(candidate)
    for wrong in contradicts:
        # What the owner called wrong, or put off, is not to come back with an old file, nor
        # what ended under another key: nothing that stands would be met there. In the same
        # talk they may well go back to it.
        elsewhere = wrong.subject_key != candidate.subject_key
        if called_wrong or moved or elsewhere:
            at = candidate.evidence_at
            firm = called_wrong or (told.corrects and elsewhere)
            tombstones.forbid(
                draft, wrong, cause=TombstoneCause.CORRECTED, at=at if firm else at - _JUST_BEFORE
            )
    if conflicts:
        reason = Reason.CONFLICTED
    elif ended:
        reason = Reason.SUPERSEDED
    elif candidate.derivation is Derivation.DIRECT:
        reason = Reason.COMMITTED_DIRECT
    else:
        reason = Reason.COMMITTED_HYPOTHESIS
    return Committed(
        reason,
        belief_id=belief.id,
        formed=True,
        changed=(*(b.id for b in conflicts), *ended),
        replaced=ended,
    )


def _retract(
    draft: Draft, candidate: Candidate, told: Told, replaces: tuple[Belief, ...]
) -> Committed:
    """End what a retraction denies; its own statement then stands for it.

    003 §The candidate language: a correction can update memory but never create it, so
    that one which ends nothing forms nothing. What it ended is not believed again on
    older evidence. A request to forget leaves that mark alone and states nothing.
    """
    filed = [b for b in draft.beliefs_about(candidate.subject_key) if same_slot(candidate, b)]
    known = next((b for b in filed if is_same_source(candidate, b)), None)
    if known is not None:
        return Committed(Reason.SAME_SOURCE, belief_id=known.id)
    ends, outranked = ((), ()) if told.yields else denied_beliefs(draft, candidate, told)
    ends = _distinct(ends, replaces)
    ends = _distinct(ends, () if told.yields else _came_true(draft, candidate, told))
    ends = _distinct(ends, guessed_from(draft, ends))
    standing = next((b for b in filed if b.is_live and _says_so(candidate, b)), None)
    if not ends and standing is not None and told.counted(candidate):
        return Committed(Reason.SAME_SOURCE, belief_id=standing.id)
    if not ends and standing is not None:
        reinforced = reinforce(draft, standing, candidate, told)
        return Committed(Reason.REINFORCED, belief_id=standing.id, changed=(reinforced.id,))
    forgets = candidate.origin.partition(":")[2] == FORGET
    if not ends and (forgets or not (outranked or candidate.explicit)):
        return Committed(Reason.SKIPPED_UNMATCHED_RETRACTION)
    if forgets:
        return _forget(draft, candidate, told, ends)
    if (said := _said_already(draft, candidate)) is not None and not outranked:
        ended = _end(draft, ends, said, candidate, told)
        draft.put(_succeeding(_current(draft, said.id), ended), moves=True)
        return Committed(Reason.SUPERSEDED, belief_id=said.id, changed=ended, replaced=ended)
    belief, ended = _stand(draft, candidate, told, ends=ends, disputes=outranked)
    reason = Reason.COMMITTED_DIRECT
    if outranked:
        reason = Reason.CONFLICTED
    elif ended:
        reason = Reason.SUPERSEDED
    return Committed(
        reason,
        belief_id=belief.id,
        formed=True,
        changed=(*(b.id for b in outranked), *ended),
        replaced=ended,
    )


def _came_true(draft: Draft, candidate: Candidate, told: Told) -> tuple[Belief, ...]:
    """Give the plans to end something that it ends: who wanted to quit smoking has quit."""
    return tuple(
        b for b in fulfilled(draft, candidate) if order(candidate, b, told) is Order.PREVAILS
    )


def _said_already(draft: Draft, candidate: Candidate) -> Belief | None:
    """Find what the same words formed as a statement: it stands for what it ends."""
    return next(
        (
            b
            for b in draft.written_beliefs()
            if b.is_live
            and b.polarity is Polarity.ASSERT
            and b.statement == candidate.statement
            and set(candidate.source_event_ids) <= set(b.source_event_ids)
        ),
        None,
    )


def _forget(draft: Draft, candidate: Candidate, told: Told, named: tuple[Belief, ...]) -> Committed:
    """End what the owner wants forgotten, and every live belief that says the same."""
    same = (b for belief in named for b in tombstones.saying_the_same(draft, belief))
    later = tuple(b for b in same if b.is_live and order(candidate, b, told) is Order.PREVAILS)
    ends = _distinct(named, later)
    for belief in ends:
        supersede(
            draft,
            belief,
            by=None,
            ends_at=candidate.evidence_at,
            reason="retracted",
            told=told,
        )
        tombstones.forbid(draft, belief, cause=TombstoneCause.RETRACTED, at=candidate.evidence_at)
    ended = tuple(b.id for b in ends)
    return Committed(Reason.SUPERSEDED, changed=ended, replaced=ended)


def _stand(
    draft: Draft,
    candidate: Candidate,
    told: Told,
    *,
    ends: tuple[Belief, ...],
    disputes: tuple[Belief, ...],
) -> tuple[Belief, tuple[UUID, ...]]:
    """Form the belief over those it ends, beside those it may not; give it and the ended."""
    belief = form(
        draft,
        candidate,
        told,
        supersedes=tuple(b.id for b in ends),
        conflicts_with=tuple(b.id for b in disputes),
    )
    for rival in disputes:
        dispute(draft, rival, belief, told)
    return belief, _end(draft, ends, belief, candidate, told)


def _end(
    draft: Draft,
    beliefs: tuple[Belief, ...],
    successor: Belief,
    candidate: Candidate,
    told: Told,
) -> tuple[UUID, ...]:
    """End beliefs in favour of a successor, from when that held."""
    retracting = candidate.polarity is Polarity.RETRACT
    for belief in beliefs:
        supersede(
            draft,
            _current(draft, belief.id),
            by=successor.id,
            ends_at=_ends_at(candidate),
            reason="retracted" if retracting else "superseded",
            told=told,
        )
        if retracting:
            tombstones.forbid(
                draft, belief, cause=TombstoneCause.RETRACTED, at=candidate.evidence_at
            )
    return tuple(b.id for b in beliefs)


def _ends_at(candidate: Candidate) -> datetime:
    if candidate.polarity is Polarity.RETRACT:
        return candidate.valid_to or candidate.valid_from or candidate.evidence_at
    return candidate.valid_from or candidate.evidence_at


def _succeeding(belief: Belief, ended: tuple[UUID, ...]) -> Belief:
    return replace(belief, supersedes=tuple(dict.fromkeys((*belief.supersedes, *ended))))


def _says_so(candidate: Candidate, belief: Belief) -> bool:
    return belief.polarity is candidate.polarity and belief.value_key == candidate.value_key


def _current(draft: Draft, belief_id: UUID) -> Belief:
    belief = draft.belief(belief_id)
    assert belief is not None
    return belief


def _distinct(
    beliefs: tuple[Belief, ...], more: tuple[Belief, ...], *, keep: Belief | None = None
) -> tuple[Belief, ...]:
    kept = None if keep is None else keep.id
    return tuple({b.id: b for b in (*beliefs, *more) if b.id != kept}.values())
