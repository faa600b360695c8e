"""What a retraction ends: beliefs that say what it denies, under whatever key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from mnemic.memory.draft import Draft
from mnemic.memory.formation import keys
from mnemic.memory.formation.grammar.lexicon import PET_CLASS
from mnemic.memory.formation.grammar.mistaken import ONE_SLOT
from mnemic.memory.formation.lemmas import lemma, past_participle, words
from mnemic.memory.formation.misnamed import named_once
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.formation.resolver import Order, in_one_event, order, same_slot, was_past
from mnemic.memory.formation.transitions import Told
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Belief, Candidate, ClaimKind, Polarity, Portability
from mnemic.memory.policy import RETRACTED_MAX

ANY_SLOT = "any"
"""The slot of a retraction that names a value and not what was done with it."""


def denied_beliefs(
    draft: Draft, candidate: Candidate, told: Told
) -> tuple[tuple[Belief, ...], tuple[Belief, ...]]:
    """Give the live beliefs a retraction ends, and those it denies but may not end.

    003 §The candidate language: every live affirmative belief about the same whom with
    the same main verb whose content contains what is negated, under whatever key,
    bounded; and the belief filed under the retraction's own key, whatever its verb. A
    belief with newer evidence is left alone: the retraction did not know of it.
    """
    ends: list[Belief] = []
    outranked: list[Belief] = []
    if candidate.subject_key.split("/")[1:2] == [ONE_SLOT]:
        meant = iter(named_once(draft, candidate))
    else:
        meant = (b for b in _candidates(draft, candidate) if _is_denied(candidate, b))
    for belief in meant:
        match order(candidate, belief, told):
            case Order.PREVAILS:
                ends.append(belief)
            case Order.OUTRANKED:
                outranked.append(belief)
            case Order.UNORDERED if in_one_event(candidate, belief):
                # Candidates come in the order they were stated: a retraction meets only
                # what its event said before it, and polarity alone never conflicts.
                ends.append(belief)
        if len(ends) + len(outranked) == RETRACTED_MAX:
            break
    return tuple(ends), tuple(outranked)


def _candidates(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give what may be denied: the retraction's own key first, then whatever is nearby."""
    filed = draft.beliefs_about(candidate.subject_key)
    yield from filed
    known = {belief.id for belief in filed}
    denied = frozenset(candidate.value_key.split())
    for belief in drafted_nearby(draft, _taken_back(candidate), among=denied):
        if belief.id not in known:
            yield belief


def _is_denied(candidate: Candidate, belief: Belief) -> bool:
    if not belief.is_live or belief.polarity is not Polarity.ASSERT or was_past(belief):
        return False
    if same_slot(candidate, belief):
        return _denies_value(candidate, belief)
    everywhere = candidate.portability is belief.portability is Portability.PORTABLE
    return (
        belief.about == candidate.about
        and (everywhere or belief.scope == candidate.scope)
        and keys.ends(candidate.value_key, belief.value_key)
        and (
            belief.subject_key.startswith(f"{candidate.subject_key}/")
            or _of_any_slot(candidate, belief)
            or _share_verb(candidate, belief)
        )
    )


def _taken_back(candidate: Candidate) -> str:
    """Give what is denied in words that name it: "I sold my car" denies having one."""
    return candidate.denied or candidate.statement


_HAVING = word_set("have own use drive wear ride keep buy get adopt inherit purchase")
"""What one does with a thing that one no longer has."""


def _share_verb(candidate: Candidate, belief: Belief) -> bool:
    verb = main_verb(_taken_back(candidate))
    if verb == "have" and candidate.denied and main_verb(belief.statement) in _HAVING:
        return True
    if verb == "have" and belief.statement.startswith(_POSSESSIVE):
        return _is_possession(candidate, belief)
    return verb == main_verb(belief.statement) != ""


def _is_possession(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether "User's dog is Rex" says of the denied thing that the user has it.

    The head of what is the user's must be denied: without a car, "User's car insurance
    is Axa" may still hold.
    """
    owned = _COPULA.split(belief.statement.removeprefix(_POSSESSIVE), maxsplit=1)[0].split()
    head = set(keys.key_tokens(owned[-1])) if owned else set()
    named = bool(candidate.denied) and bool(owned) and lemma(owned[-1]) in _GOODS
    return bool(head) and (named or head <= set(candidate.value_key.split()))


_GOODS = word_set(
    "car bike phone laptop camera boat van motorbike scooter house flat piano guitar tablet"
)
"""Things that are known by their make: who sold the Honda sold their car."""


_POSSESSIVE = "User's "
_COPULA = re.compile(r" (?:is|are|was|were|has|have) ")


def _of_any_slot(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether a retraction that names only its value speaks of a belief's slot.

    "I handed physics to Rosa" does not say what the user did with it, and neither does
    "I left Acme": they end whatever is filed under that value or holds one value at a
    time, and neither a taste nor a tie to a person.
    """
    if candidate.subject_key.split("/")[1:2] != [ANY_SLOT]:
        return False
    named = candidate.subject_key.split("/", 2)[2:]
    filed = belief.subject_key.split("/")
    if filed[1] in _PET_TIES and candidate.claim_kind is ClaimKind.RELATIONSHIP:
        return named == filed[2:]
    if belief.claim_kind in _KEPT_KINDS:
        return False
    # "yoga" is also what "goes to yoga" and "does yoga" are filed under, behind the verb.
    return len(filed) == 2 or named == filed[2:] or filed[2].endswith(f" {named[0]}")


_PET_TIES = frozenset(f"relation {kind}" for kind in PET_CLASS.values())
"""What a name that died may have been: a person stays who they were to the user."""

_KEPT_KINDS = frozenset(
    {ClaimKind.PREFERENCE, ClaimKind.INTEREST, ClaimKind.RELATIONSHIP, ClaimKind.SKILL}
)


def _denies_value(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether a retraction filed with a belief takes back what that one says.

    Under one key the verb may differ ("no longer uses" ends "has an Apple Watch"), but
    the value may not: "no longer lives in Boston" does not end "lives in Denver".
    """
    if not candidate.value_key or candidate.value_key == belief.value_key:
        return True
    if keys.ends(candidate.value_key, belief.value_key):
        return True
    verb = main_verb(_taken_back(candidate))
    folded = set(keys.key_tokens(verb)) | {verb}
    rest = {t for t in candidate.value_key.split() if t != keys.NOT} - folded
    return bool(rest) and rest <= set(belief.value_key.split())


_MODALS = word_set("will would can could may might must shall should")
_ADVERBS = word_set(
    """no not never longer any anymore more still now currently usually often sometimes always
    regularly rarely probably likely mostly mainly just also really ever already"""
)
_ASPECT = frozenset({"go", "start", "keep", "begin", "stop", "quit"})
_OPENERS = ("User ", "The team ")


@lru_cache(maxsize=4_096)
def main_verb(statement: str) -> str:
    """Give the lemma of a statement's main verb, "" when it cannot be told.

    Auxiliaries, adverbs and verbs of aspect are passed over: "is running" and "goes
    running" are both `run`. Only statements about the user or the team are read so.
    """
    opener = next((o for o in _OPENERS if statement.startswith(o)), None)
    if opener is None:
        return ""
    told = [w.text.lower().replace("’", "'") for w in words(statement[len(opener) :])]
    plain = [_without_not(t) for t in told if t not in _ADVERBS]
    negated = plain != told
    for index, token in enumerate(plain):
        after = plain[index + 1] if index + 1 < len(plain) else ""
        verb = lemma(token)
        if not _leads_on(token, verb, after, negated=negated):
            return verb
    return ""


def _without_not(word: str) -> str:
    return _CONTRACTED.get(word) or word.removesuffix("n't")


_CONTRACTED = {"cannot": "can", "can't": "can", "won't": "will"}


def _leads_on(word: str, verb: str, after: str, *, negated: bool) -> bool:
    """Tell whether a word before the verb only carries it: "has been", "goes (running)"."""
    if verb in _MODALS or word == "to":
        return True
    if verb == "be":
        return after.endswith("ing")
    if verb == "have":
        return after in {"to", "been"} or (after != "" and after == past_participle(lemma(after)))
    if verb == "do":
        return negated
    if word == "used" and after == "to":
        return True
    return verb in _ASPECT and after.endswith("ing")
