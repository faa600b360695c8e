"""A guess that a later statement bears out, wherever the statement would be filed.

003 §Confidence, evidence, and forgetting: a direct statement that supports a hypothesis
promotes it, and no second belief stands beside it. A guess is about a field ("likely has
Kubernetes experience") and what bears it out speaks of something in it ("has been running
Kubernetes clusters since 2019"), so that the two are filed apart.
"""

from __future__ import annotations

import re
from uuid import UUID

import msgspec

from mnemic.memory.draft import Draft
from mnemic.memory.formation.claims import names_subject
from mnemic.memory.formation.resolver import is_past, restates, same_slot, says_the_same
from mnemic.memory.formation.transitions import Told
from mnemic.memory.model import (
    USER_SUBJECT,
    Belief,
    Candidate,
    ClaimKind,
    Derivation,
    Polarity,
    Portability,
)

_BEARS_OUT = {
    ClaimKind.SKILL: frozenset({ClaimKind.SKILL, ClaimKind.HABIT, ClaimKind.ROLE}),
    ClaimKind.INTEREST: frozenset({ClaimKind.INTEREST, ClaimKind.PREFERENCE}),
}
"""The kinds of statement that show what a guess of a kind supposes.

Whoever wants to learn a thing, or builds one, does not say that they know how.
"""

_SHOWS_AT_ONCE = frozenset({ClaimKind.SKILL, ClaimKind.ROLE})
"""What leaves a guess of the same event nothing to suppose."""

_FIELD_SLOTS = ("user/skill/", "user/like/")
"""How the keys of guesses about a field begin."""

_WORD = re.compile(r"\w+")

_SUFFIX = re.compile(
    r"(?<=[a-z]{3})(?:ment|ing|(?:at)?(?:ion|ors?)|ers?|ists?|(?<=y)s(?:is|ts?)|e[ds]?|s)$"
)
"""How doing a thing, and whoever does it, are made of one word."""

_DOUBLED = re.compile(r"([bdgkmnprt])\1$")


def stated_already(draft: Draft, candidate: Candidate) -> Belief | None:
    """Find what was stated that shows all a guess supposes; guessing at it adds nothing.

    A skill or a role that the guess's own event states shows it all the same; what else it
    states stands beside it, unless it was filed with it.
    """
    if candidate.derivation is not Derivation.HYPOTHESIS or candidate.about != USER_SUBJECT:
        return None
    kinds = _BEARS_OUT.get(candidate.claim_kind, frozenset())
    return next(
        (
            b
            for b in draft.live_beliefs()
            if b.derivation is Derivation.DIRECT
            and b.claim_kind in kinds
            and _in_reach(candidate, b)
            and _names(candidate.subject, b.statement)
            and (
                b.subject_key == candidate.subject_key
                or b.claim_kind in _SHOWS_AT_ONCE
                or not set(candidate.source_event_ids) <= set(b.source_event_ids)
            )
        ),
        None,
    )


def filed_with_guess(
    draft: Draft, candidate: Candidate, told: Told
) -> tuple[Candidate, UUID | None]:
    """File a statement with the guess that it bears out; give the guess, if there is one.

    A statement that says what a promoted guess says, or a part of it, is filed with it as
    well. What has live beliefs under its own key stays there.
    """
    if (
        candidate.derivation is not Derivation.DIRECT
        or candidate.polarity is not Polarity.ASSERT
        or candidate.about != USER_SUBJECT
        or is_past(candidate)
        or any(
            b.is_live and same_slot(candidate, b)
            for b in draft.beliefs_about(candidate.subject_key)
        )
    ):
        return candidate, None
    for belief in draft.live_beliefs():
        # The cheapest question first: an image may hold ten thousand beliefs.
        promoted = _is_promoted(belief)
        guessed = belief.derivation is Derivation.HYPOTHESIS
        if not (promoted or guessed) or not _in_reach(candidate, belief):
            continue
        if promoted and (says_the_same(candidate, belief) or restates(candidate, belief, told)):
            return _with(candidate, belief), None
        if _bears_out(candidate, belief):
            return _with(candidate, belief), belief.id
    return candidate, None


def _in_reach(candidate: Candidate, belief: Belief) -> bool:
    everywhere = candidate.portability is belief.portability is Portability.PORTABLE
    return (
        belief.about == candidate.about
        and belief.polarity is candidate.polarity
        and (everywhere or belief.scope == candidate.scope)
    )


def _bears_out(candidate: Candidate, guess: Belief) -> bool:
    """Tell whether a statement of a later event speaks of all that a guess is about."""
    if guess.derivation is not Derivation.HYPOTHESIS:
        return False
    if candidate.claim_kind not in _BEARS_OUT.get(guess.claim_kind, ()):
        return False
    if max(candidate.source_event_ids) <= max(guess.source_event_ids):
        return False
    return _names(guess.subject, candidate.statement)


def _names(topic: str, statement: str) -> bool:
    """Tell whether a statement speaks of every word of a topic, or of who does such a thing."""
    words = _WORD.findall(topic)
    roots = frozenset(_root(word) for word in _WORD.findall(statement))
    return bool(words) and all(
        names_subject(word, statement) or _root(word) in roots for word in words
    )


def _root(word: str) -> str:
    """Give what "developer", "developing" and "development" have in common."""
    folded = word.casefold()
    root = _SUFFIX.sub("", folded)
    return _DOUBLED.sub(r"\1", root) if root != folded else folded


def _is_promoted(belief: Belief) -> bool:
    """Tell whether a direct belief stands where guesses about a field are filed."""
    return belief.derivation is Derivation.DIRECT and belief.subject_key.startswith(_FIELD_SLOTS)


def _with(candidate: Candidate, belief: Belief) -> Candidate:
    return msgspec.structs.replace(candidate, subject_key=belief.subject_key)


__all__ = ["filed_with_guess", "stated_already"]
