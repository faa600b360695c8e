"""What the owner forbade: keyed digests of a value, and the question whether one is hit.

A fingerprint never holds a word: it is a digest, keyed by the principal, of what the
paraphrases of one value share. Three are taken of each value, so that a new wording
meets at least one of them: the pair of keys it is filed under, its value key alone,
and the content lemmas of its statement without the verbs that say little.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from hashlib import blake2b

from mnemic.memory.draft import Draft
from mnemic.memory.formation.lemmas import content_lemmas, negated
from mnemic.memory.model import (
    Authority,
    Belief,
    Candidate,
    Polarity,
    Portability,
    Principal,
    Tombstone,
    TombstoneCause,
)

DIGEST_BYTES = 16
"""Size of one fingerprint."""

_LIGHT_VERBS = frozenset({"be", "do", "get", "go", "have", "make", "take"})


def fingerprints(principal: Principal, claim: Belief | Candidate) -> tuple[str, ...]:
    """Give the fingerprints of what a claim says; two wordings of it share at least one.

    A project's own claim is fingerprinted within its scope: what one project forbids,
    another may still decide.
    """
    whose = blake2b(str(principal).encode(), digest_size=32).digest()
    where = claim.scope if claim.portability is Portability.LOCAL else ""
    return tuple(
        blake2b(
            "\x1f".join((where, part)).encode(), key=whose, digest_size=DIGEST_BYTES
        ).hexdigest()
        for part in dict.fromkeys(_parts(claim))
    )


def _parts(claim: Belief | Candidate) -> Iterator[str]:
    yield "\x1f".join(("filed", claim.polarity.value, claim.subject_key, claim.value_key))
    if claim.value_key:
        yield "\x1f".join(("value", claim.polarity.value, claim.value_key))
    denied = negated(claim.statement) or claim.polarity is Polarity.RETRACT
    lemmas = content_lemmas(claim.statement)
    telling = lemmas - _LIGHT_VERBS
    if len(telling) < 2:
        # "User has a dog": without its verb, one word would forbid too much.
        telling = lemmas
    if len(telling) >= 2:
        yield "\x1f".join(("said", "not" if denied else "", *sorted(telling)))


def forbid(draft: Draft, belief: Belief, *, cause: TombstoneCause, at: datetime) -> Tombstone:
    """Leave a tombstone on what a belief says, from the world instant `at` on."""
    tombstone = Tombstone(
        id=draft.turn.ids.next(),
        belief_id=belief.id,
        cause=cause,
        fingerprints=fingerprints(draft.image.principal, belief),
        at=at,
        recorded_at=draft.turn.now,
    )
    assert tombstone.fingerprints
    draft.add_tombstone(tombstone)
    return tombstone


def forbids(draft: Draft, candidate: Candidate) -> bool:
    """Tell whether a tombstone stands against a candidate (design §5).

    Only the owner, saying it anew and later, brings a value back. What the owner asks
    to be remembered is told to the actor in order, so that the instant of the
    tombstone itself is late enough; elsewhere the evidence must be strictly newer.
    """
    if not draft.has_tombstones:
        return False
    shared = draft.tombstones_sharing(fingerprints(draft.image.principal, candidate))
    return any(not _revives(candidate, tombstone) for tombstone in shared)


def _revives(candidate: Candidate, tombstone: Tombstone) -> bool:
    if candidate.authority is not Authority.USER:
        return False
    if candidate.explicit:
        return candidate.evidence_at >= tombstone.at
    return candidate.evidence_at > tombstone.at
