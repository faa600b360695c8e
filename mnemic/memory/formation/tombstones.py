"""What the owner forbade: keyed digests of a value, and the question whether one is hit.

A fingerprint never holds a word: it is a digest, keyed by the principal, of what the
paraphrases of one value share. Several are taken of each value, so that a new wording
meets at least one of them: the pair of keys it is filed under, its value key alone, and
the content lemmas of its statement without the verbs that say little. A candidate is
also asked for every part of what it says, so that the value does not return with a
circumstance added ("these days").
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime
from hashlib import blake2b
from itertools import combinations
from uuid import UUID

from mnemic.memory.draft import Draft
from mnemic.memory.formation.holding import DIET, held
from mnemic.memory.formation.lemmas import content_lemmas, negated, words
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.model import (
    Authority,
    Belief,
    Candidate,
    ClaimKind,
    Polarity,
    Portability,
    Principal,
    Tombstone,
    TombstoneCause,
)

DIGEST_BYTES = 16
"""Size of one fingerprint."""

TELLING_MAX = 8
"""Most content lemmas of a candidate whose parts are all asked for."""

PART_LEMMAS_MIN, PART_LEMMAS_MAX = 2, 6
"""How many lemmas a part holds that is asked for."""

_FORGETS = frozenset({TombstoneCause.FORGOTTEN, TombstoneCause.RETRACTED})
_LIGHT_VERBS = frozenset({"be", "do", "get", "go", "have", "make", "take"})


def fingerprints(principal: Principal, claim: Belief | Candidate) -> tuple[str, ...]:
    """Give the fingerprints of what a claim says; two wordings of it share at least one.

    A project's own claim is fingerprinted within its scope: what one project forbids,
    another may still decide.
    """
    return _digests(principal, claim, _identity(claim))


def _marks(principal: Principal, belief: Belief, cause: TombstoneCause) -> tuple[str, ...]:
    """Give what a tombstone keeps of a belief: its fingerprints, and what it is told by.

    What is to be forgotten is also known by its names, in whatever they are said.
    """
    named = _named(belief) if cause in _FORGETS else ""
    anywhere = _named_anywhere(belief) if cause in _FORGETS else ""
    parts = (*_identity(belief), _told(belief, telling(belief)), *filter(None, (named, anywhere)))
    if cause in _FORGETS:
        parts = (*parts, *(_held(belief, *holding) for holding in held(belief)[:1]))
        parts = (*parts, *_named_things(belief))
    return _digests(principal, belief, parts)


def _probes(principal: Principal, candidate: Candidate) -> tuple[str, ...]:
    """Give what a candidate is asked for: its fingerprints, its name, each of its parts."""
    named = _named(candidate)
    anywhere = _named_anywhere(candidate)
    parts = (
        *_identity(candidate),
        *filter(None, (named, anywhere)),
        *_named_things(candidate),
        *_tellings(candidate),
    )
    return _digests(principal, candidate, parts)


def _digests(
    principal: Principal, claim: Belief | Candidate, parts: Iterable[str]
) -> tuple[str, ...]:
    whose = blake2b(principal.seal, digest_size=32).digest()
    where = claim.scope if claim.portability is Portability.LOCAL else ""
    return tuple(
        blake2b(f"{where}{_GAP}{part}".encode(), key=whose, digest_size=DIGEST_BYTES).hexdigest()
        for part in dict.fromkeys(parts)
    )


_GAP = "\x1f"


def _identity(claim: Belief | Candidate) -> Iterator[str]:
    yield _GAP.join(("filed", claim.polarity.value, claim.subject_key, claim.value_key))
    if claim.value_key:
        # "Might move to Lisbon" bears the value of "lives in Lisbon" and is another claim.
        aim = ("aim",) if claim.claim_kind is ClaimKind.GOAL else ()
        yield _GAP.join(("value", claim.polarity.value, *aim, claim.value_key))
    told = telling(claim)
    if len(told) >= PART_LEMMAS_MIN:
        yield _GAP.join(("said", _denied(claim), *sorted(told)))


def telling(claim: Belief | Candidate) -> frozenset[str]:
    """Give the lemmas that tell a claim: those of its statement but for verbs that say little."""
    lemmas = content_lemmas(claim.statement)
    strong = lemmas - _LIGHT_VERBS
    # "User has a dog": without its verb, one word would forbid too much.
    return strong if len(strong) >= PART_LEMMAS_MIN else lemmas


def _denied(claim: Belief | Candidate) -> str:
    retracts = claim.polarity is Polarity.RETRACT
    return "not" if retracts or negated(claim.statement) else ""


def _told(claim: Belief | Candidate, lemmas: Iterable[str]) -> str:
    return _GAP.join(("told", claim.about, _denied(claim), *sorted(lemmas)))


def _tellings(candidate: Candidate) -> Iterator[str]:
    lemmas = sorted(telling(candidate))
    yield _told(candidate, lemmas)
    if len(lemmas) > TELLING_MAX or _is_over(candidate):
        return
    for size in range(PART_LEMMAS_MIN, min(PART_LEMMAS_MAX, len(lemmas) - 1) + 1):
        for part in combinations(lemmas, size):
            yield _told(candidate, part)


def _held(claim: Belief | Candidate, sort: str, lemmas: Iterable[str]) -> str:
    denied = "" if sort == DIET else _denied(claim)
    return _GAP.join(("held", sort, claim.about, denied, *sorted(lemmas)))


def _holdings(candidate: Candidate) -> Iterator[str]:
    """Give every part of what a candidate holds: "a Skoda Octavia" holds a Skoda."""
    if _is_over(candidate):
        return
    for sort, lemmas in held(candidate):
        for size in range(1, len(lemmas) + 1):
            for part in combinations(sorted(lemmas), size):
                yield _held(candidate, sort, part)


def _is_over(candidate: Candidate) -> bool:
    """Tell whether a claim is told as over: history, and another claim than that it holds."""
    return candidate.valid_to is not None and candidate.valid_to <= candidate.evidence_at


def _named(claim: Belief | Candidate) -> str:
    """Give the slot of a claim with the names and numbers in it, "" without any.

    "User works at Acme Labs as a data engineer" forbidden, "User works at Acme Labs" is
    no other fact.
    """
    told = [w.text for w in words(claim.statement)][1:]
    names = sorted({w.casefold() for w in told if w[0].isupper() or w[0].isdecimal()})
    if not names:
        return ""
    return _GAP.join(("named", claim.subject_key, _denied(claim), *names))


NAMES_ANYWHERE_MIN = 2
"""How many names or numbers together tell a value apart, wherever it is filed."""


def _named_anywhere(claim: Belief | Candidate) -> str:
    """Give the names and numbers of a claim alone: "drives a Seat Ibiza" of "a Seat Ibiza"."""
    told = [w.text for w in words(claim.statement)][1:]
    names = sorted({w.casefold() for w in told if w[0].isupper() or w[0].isdecimal()})
    if len(names) < NAMES_ANYWHERE_MIN:
        return ""
    return _GAP.join(("names", claim.about, _denied(claim), *names))


def _named_things(claim: Belief | Candidate) -> Iterator[str]:
    """Give each thing of a claim with its one name: "trains at Ironworks gym" is of a gym so named.

    Whatever is done there or with it, "User's gym is Ironworks" says what was to be forgotten.
    """
    told = [w.text for w in words(claim.statement)][1:]
    names = {w.casefold() for w in told if w[0].isupper() or w[0].isdecimal()}
    if len(names) != 1:
        return
    things = content_lemmas(claim.statement) - content_lemmas(next(iter(names)))
    for thing in sorted(things - {main_verb(claim.statement), "team"} - names):
        yield _GAP.join(("thing", claim.about, _denied(claim), thing, *names))


def saying_the_same(draft: Draft, belief: Belief) -> tuple[Belief, ...]:
    """Give the beliefs of every status that say what a belief says, itself among them."""
    whose = draft.image.principal
    marks = frozenset(fingerprints(whose, belief))
    around = (*draft.beliefs_about(belief.subject_key), *drafted_nearby(draft, belief.statement))
    return tuple({b.id: b for b in around if not marks.isdisjoint(fingerprints(whose, b))}.values())


def mark(
    principal: Principal,
    belief: Belief,
    *,
    cause: TombstoneCause,
    at: datetime,
    now: datetime,
    tombstone_id: UUID | None = None,
) -> Tombstone:
    """Make the tombstone that forbids what a belief says, from the world instant `at` on."""
    tombstone = Tombstone(
        id=tombstone_id or belief.id,
        belief_id=belief.id,
        cause=cause,
        fingerprints=_marks(principal, belief, cause),
        at=at,
        recorded_at=now,
    )
    assert tombstone.fingerprints
    return tombstone


def forbid(draft: Draft, belief: Belief, *, cause: TombstoneCause, at: datetime) -> Tombstone:
    """Leave a tombstone on what a belief says, from the world instant `at` on."""
    tombstone = mark(
        draft.image.principal,
        belief,
        cause=cause,
        at=at,
        now=draft.turn.now,
        tombstone_id=draft.turn.ids.next(),
    )
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
    whose = draft.image.principal
    shared = draft.tombstones_sharing(_probes(whose, candidate))
    if any(not _revives(candidate, tombstone) for tombstone in shared):
        return True
    # What is held in another verb, or as another's, may well be told in the same breath.
    alike = draft.tombstones_sharing(_digests(whose, candidate, _holdings(candidate)))
    return any(candidate.evidence_at < tombstone.at for tombstone in alike)


def _revives(candidate: Candidate, tombstone: Tombstone) -> bool:
    if candidate.authority is not Authority.USER:
        return False
    if candidate.explicit:
        return candidate.evidence_at >= tombstone.at
    return candidate.evidence_at > tombstone.at
