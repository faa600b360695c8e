"""How a candidate stands to what is believed: a question, never a write.

The rules are asked in this order: same source, duplicate, promotion, conflict,
contradiction (000 §Conflicts are surfaced, 003 §Hard gates).
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct

from mnemic.memory.draft import Draft
from mnemic.memory.formation import keys
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.misnamed import denied_in_short, named_once, told_anew
from mnemic.memory.formation.moved_on import moved_on, switched
from mnemic.memory.formation.overtaking import (
    born,
    denied_outright,
    done_no_more,
    had_after_all,
    moved_away,
    outlived,
    overtaken,
    recounted,
    taken_off,
)
from mnemic.memory.formation.plans import fulfilled
from mnemic.memory.formation.succession import (
    miscalled,
    outgrown,
    put_right,
    retied,
    returned,
    succeeded,
)
from mnemic.memory.formation.transitions import Told
from mnemic.memory.model import (
    Belief,
    Candidate,
    Derivation,
    Polarity,
    Portability,
)


class Order(Enum):
    """Say what authority, then recency, make of a candidate beside a rival belief."""

    OUTRANKED = "outranked"
    UNORDERED = "unordered"
    PREVAILS = "prevails"


class Resolution(Struct, frozen=True):
    """Hold what a candidate meets.

    At most one of `same_source`, `duplicate` and `promotes` is set. `conflicts` are
    the live rivals it may not end, `contradicts` those that it ends. `denied` says
    that a newer retraction stands against it.
    """

    same_source: Belief | None = None
    duplicate: Belief | None = None
    promotes: Belief | None = None
    conflicts: tuple[Belief, ...] = ()
    contradicts: tuple[Belief, ...] = ()
    denied: bool = False


def resolve(draft: Draft, candidate: Candidate, told: Told) -> Resolution:
    """Say how a candidate stands to the beliefs filed under its subject."""
    filed = [b for b in draft.beliefs_about(candidate.subject_key) if same_slot(candidate, b)]
    known = next((b for b in filed if is_same_source(candidate, b)), None)
    if known is not None:
        return Resolution(same_source=known)
    live = [b for b in filed if b.is_live]
    support = next((b for b in live if says_the_same(candidate, b)), None)
    support = support or next(
        (b for b in live if b.id == told.bears_out or supports_hypothesis(candidate, b)), None
    )
    support = support or next((b for b in live if restates(candidate, b, told)), None)
    conflicts: list[Belief] = []
    contradicts: list[Belief] = []
    denied = False
    for rival in (*live, *outgrown(draft, candidate)):
        if rival is support or not are_rivals(candidate, rival):
            continue
        match order(candidate, rival, told):
            case Order.PREVAILS:
                contradicts.append(rival)
            case Order.OUTRANKED:
                conflicts.append(rival)
            case Order.UNORDERED if candidate.polarity is rival.polarity:
                conflicts.append(rival)
            case Order.UNORDERED:
                # Polarity alone never conflicts: a retraction that is no older than
                # what it takes back stands, and what it does not take back may too. In
                # one breath ("not Oslo, Bergen") the value that is stated says it all.
                if keys.ends(rival.value_key, candidate.value_key):
                    denied = True
                elif in_one_event(candidate, rival):
                    contradicts.append(rival)
    contradicts += [
        b
        for b in _elsewhere(draft, candidate, told, alone=not live)
        if b is not support and order(candidate, b, told) is Order.PREVAILS
    ]
    promoting = (
        support is not None
        and support.derivation is Derivation.HYPOTHESIS
        and candidate.derivation is Derivation.DIRECT
    )
    return Resolution(
        duplicate=None if promoting else support,
        promotes=support if promoting else None,
        conflicts=tuple(conflicts),
        contradicts=tuple(contradicts),
        denied=denied,
    )


def _elsewhere(draft: Draft, candidate: Candidate, told: Told, *, alone: bool) -> Iterator[Belief]:
    """Give what a claim ends under other keys: by what it says, and only where it is later."""
    if candidate.polarity is not Polarity.ASSERT:
        return
    yield from fulfilled(draft, candidate)
    if is_past(candidate):
        return
    yield from returned(draft, candidate)
    yield from succeeded(draft, candidate)
    yield from moved_on(draft, candidate)
    yield from switched(draft, candidate)
    yield from overtaken(draft, candidate)
    yield from recounted(draft, candidate)
    yield from moved_away(draft, candidate)
    yield from done_no_more(draft, candidate)
    yield from denied_outright(draft, candidate)
    yield from outlived(draft, candidate)
    yield from born(draft, candidate)
    yield from had_after_all(draft, candidate)
    yield from taken_off(draft, candidate)
    if told.corrects:
        yield from retied(draft, candidate)
        yield from outgrown(draft, candidate, corrects=True)
    wrong = candidate.origin.endswith(":correct")
    if alone:
        yield from told_anew(draft, candidate, corrects=told.corrects)
    if alone and wrong:
        # "The registration I sent you was a typo" may have been told as the car's.
        yield from named_once(draft, candidate)
    if wrong and is_rich(draft.turn.profile.grammar):
        yield from put_right(draft, candidate)
    if wrong and candidate.value_key.startswith(keys.NOT):
        yield from denied_in_short(draft, candidate)
    for belief in miscalled(draft, candidate) if wrong or told.corrects else ():
        # "Sorry, my son is called Leo" is of what the same talk told before.
        if wrong or belief.source_session_ids == (told.session_id,):
            yield belief


def same_slot(candidate: Candidate | Belief, belief: Belief) -> bool:
    """Tell whether both speak of one thing in one place.

    They share the subject key, whom they are about, and the scope, unless both hold in
    every scope: what one project decided says nothing about another.
    """
    everywhere = candidate.portability is belief.portability is Portability.PORTABLE
    return (
        belief.subject_key == candidate.subject_key
        and belief.about == candidate.about
        and (everywhere or belief.scope == candidate.scope)
    )


def says_the_same(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether both make one statement, in whatever words."""
    return (
        belief.value_key == candidate.value_key
        and belief.polarity is candidate.polarity
        and is_past(candidate) == was_past(belief)
    )


def restates(candidate: Candidate, belief: Belief, told: Told) -> bool:
    """Tell whether a candidate says no more than part of a belief: a shorter telling.

    "Still at Acme" says nothing against "works at Acme as a platform engineer". The
    other way round the richer telling replaces the poorer one when it is the later, and
    supports it when it is not: it says nothing against it either.
    """
    if candidate.polarity is not belief.polarity or is_past(candidate) != was_past(belief):
        return False
    if belief.derivation is not Derivation.DIRECT or candidate.derivation is not Derivation.DIRECT:
        return False
    said, held = candidate.statement, belief.statement
    if keys.is_part(said, held):
        return True
    return keys.is_part(held, said) and order(candidate, belief, told) is not Order.PREVAILS


def is_same_source(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether the belief was formed or supported by this very evidence.

    Beliefs of every status answer: what was heard once and has been replaced since is
    not news when the same words are read again.
    """
    return (
        belief.value_key == candidate.value_key
        and belief.polarity is candidate.polarity
        and set(candidate.source_event_ids) <= set(belief.source_event_ids)
    )


def supports_hypothesis(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether a direct claim states at least what a hypothesis supposes."""
    if belief.derivation is not Derivation.HYPOTHESIS:
        return False
    if candidate.derivation is not Derivation.DIRECT or belief.polarity is not candidate.polarity:
        return False
    supposed = [t for t in belief.value_key.split() if t not in _HEDGES]
    stated = candidate.value_key.split()
    denied = supposed[:1] == [keys.NOT]
    return bool(supposed) and denied == (stated[:1] == [keys.NOT]) and set(supposed) <= set(stated)


_HEDGES = frozenset({"likely", "may", "tentatively", "possibly", "probably", "perhaps", "maybe"})


def are_rivals(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether two claims about one slot cannot both be current.

    What is over when it is told ("lived in Rome until 2012") rivals nothing that
    stands: it is history beside it.
    """
    if candidate.polarity is belief.polarity is Polarity.RETRACT:
        return False
    return not is_past(candidate) and not was_past(belief)


def is_past(candidate: Candidate) -> bool:
    """Tell whether the claim was over when it was told."""
    return candidate.valid_to is not None and candidate.valid_to <= candidate.evidence_at


def was_past(belief: Belief) -> bool:
    """Tell whether a belief was over when it was told."""
    return belief.valid_to is not None and belief.valid_to <= belief.evidence_at


def order(candidate: Candidate, belief: Belief, told: Told) -> Order:
    """Compare authority, then recency (000 §Conflicts are surfaced).

    `yields` evidence never prevails. Higher authority prevails at any age, lower never
    does. Between equals the later evidence prevails.
    """
    if candidate.authority.rank < belief.authority.rank or told.yields:
        return Order.OUTRANKED
    if candidate.authority.rank > belief.authority.rank:
        return Order.PREVAILS
    return Order.PREVAILS if is_later(candidate, belief, told) else Order.UNORDERED


def in_one_event(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether the newest evidence of both is one and the same event."""
    return max(candidate.source_event_ids) == max(belief.source_event_ids)


def is_later(candidate: Candidate, belief: Belief, told: Told) -> bool:
    """Tell whether the candidate's evidence came after the belief's own.

    Within one session the order of its events decides; statements told outside of any
    session count as one session. Otherwise the instant of the candidate's newest
    source event must lie after that of the belief's. The seed names the belief's
    `valid_from`, "when its own evidence arrived"; here that may be a time the words
    named, so that the instants of the evidence itself are compared, later support
    included. `updated_at` says nothing about evidence. Within one event nothing orders
    two statements, unless the second says that it corrects the first.
    """
    session_id = told.session_id
    if in_one_event(candidate, belief):
        return told.corrects
    newer = max(candidate.source_event_ids) > max(belief.source_event_ids)
    session = () if session_id is None else (session_id,)
    if belief.source_session_ids == session:
        return newer
    if candidate.evidence_at != belief.last_evidence_at:
        return candidate.evidence_at > belief.last_evidence_at
    # At one and the same instant only what shares a session is in order, or a command,
    # which the actor took in its turn.
    return newer and (candidate.explicit or session_id in belief.source_session_ids)
