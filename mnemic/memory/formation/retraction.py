"""What a retraction ends: beliefs that say what it denies, under whatever key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from uuid import UUID

from mnemic.memory.draft import Draft
from mnemic.memory.formation import keys
from mnemic.memory.formation.candidates import ORIGIN_FORGET
from mnemic.memory.formation.grammar.called_off import PLAN_SLOT
from mnemic.memory.formation.grammar.half_said import IN_SHORT
from mnemic.memory.formation.grammar.known_by import BIRTHDAY
from mnemic.memory.formation.grammar.lexicon import PET_CLASS
from mnemic.memory.formation.grammar.mistaken import ONE_SLOT
from mnemic.memory.formation.grammar.taking_back import ANSWERED, DOING, JUST, WISHED
from mnemic.memory.formation.grammar.twofold import CAT_BREEDS, DOG_BREEDS
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.lemmas import content_lemmas, lemma, words
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.misnamed import denied_in_short, done_by_verb, named_once
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.formation.plans import planned
from mnemic.memory.formation.resolver import Order, in_one_event, order, same_slot, was_past
from mnemic.memory.formation.succession import TIE
from mnemic.memory.formation.topics import is_all_of_it, is_to_go, on_topic
from mnemic.memory.formation.transitions import Told
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import (
    USER_SUBJECT,
    Belief,
    Candidate,
    ClaimKind,
    Derivation,
    Polarity,
    Portability,
)
from mnemic.memory.policy import FORGOTTEN_MAX, RETRACTED_MAX

ANY_SLOT = "any"
"""The slot of a retraction that names a value and not what was done with it."""


def denied_beliefs(
    draft: Draft, candidate: Candidate, told: Told
) -> tuple[tuple[Belief, ...], tuple[Belief, ...]]:
    """Give the live beliefs a retraction ends, and those it denies but may not end.

    003 §The candidate language: every live affirmative belief about the same whom with
    the same main verb whose content contains what is negated, under whatever key,
    bounded; and the belief filed under the retraction's own key, whatever its verb. A
    belief with newer evidence is left alone: the retraction did not know of it. An order
    to forget all that was told on a topic is no retraction of one claim and ends more.
    """
    bound = FORGOTTEN_MAX if is_all_of_it(candidate) else RETRACTED_MAX
    ends: list[Belief] = []
    outranked: list[Belief] = []
    for belief in _meant(draft, candidate):
        if belief.statement == candidate.statement:
            # What is told to have happened is not what it ended.
            continue
        match order(candidate, belief, told):
            case Order.PREVAILS:
                ends.append(belief)
            case Order.OUTRANKED:
                outranked.append(belief)
            case Order.UNORDERED if in_one_event(candidate, belief):
                # Candidates come in the order they were stated: a retraction meets only
                # what its event said before it, and polarity alone never conflicts.
                ends.append(belief)
        if len(ends) + len(outranked) == bound:
            break
    return tuple(ends), tuple(outranked)


def guessed_from(draft: Draft, ends: tuple[Belief, ...]) -> tuple[Belief, ...]:
    """Give the live guesses that stand on nothing but what ends: their ground is gone."""
    found = {
        guess.id: guess
        for belief in ends
        for word in belief.value_key.split()
        for guess in drafted_nearby(draft, word)
        if guess.is_live
        and guess.derivation is Derivation.HYPOTHESIS
        and guess.about == belief.about
        and set(guess.source_event_ids) <= set(belief.source_event_ids)
        and set(keys.key_tokens(guess.subject)) <= set(belief.value_key.split())
    }
    return tuple(found.values())


def _meant(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    slot = candidate.subject_key.split("/")[1]
    if slot == ONE_SLOT:
        once = tuple(named_once(draft, candidate))
        yield from once
        if is_to_go(candidate) and not once:
            yield from on_topic(draft, candidate)
    elif slot in {WISHED, ANSWERED}:
        yield from _wished(draft, candidate)
    elif slot == JUST:
        yield from _just_that(draft, candidate)
    elif slot == PLAN_SLOT:
        yield from planned(draft, candidate)
    elif slot == IN_SHORT:
        yield from denied_in_short(draft, candidate)
    elif slot.split()[0] == DOING:
        yield from done_by_verb(draft, candidate)
    else:
        pet, met = False, set[UUID]()
        for belief in _candidates(draft, candidate):
            if _is_denied(candidate, belief):
                pet = pet or _is_pet_gone(candidate, belief)
                met.add(belief.id)
                yield belief
        if (is_to_go(candidate) and not met) or is_all_of_it(candidate):
            yield from (one for one in on_topic(draft, candidate) if one.id not in met)
        if pet:
            yield from _told_of_pet(draft, candidate)


def _wished(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the wishes that hold every word of the one named: "the five sentence limit"."""
    topic = content_lemmas(candidate.subject)
    for belief in drafted_nearby(draft, candidate.subject) if topic else ():
        wish = belief.claim_kind in {ClaimKind.PREFERENCE, ClaimKind.CONSTRAINT}
        if candidate.subject_key.split("/")[1] == ANSWERED:
            wish = belief.subject_key.split("/")[1].startswith("preference answer")
        told = content_lemmas(belief.statement)
        if belief.is_live and belief.polarity is Polarity.ASSERT and wish and topic <= told:
            yield belief


def _just_that(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give what says nothing but what is named: "is on a low-carb diet" of the diet."""
    named = frozenset(candidate.value_key.split()) - {keys.NOT}
    for belief in drafted_nearby(draft, candidate.subject):
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and not was_past(belief)
            and belief.about == candidate.about
            and keys.ends(candidate.value_key, belief.value_key)
            and _says_only(belief, named)
        ):
            yield belief
    if candidate.subject[:1].isupper():
        yield from _of_name(draft, candidate.subject.lower())


def _of_name(draft: Draft, name: str) -> Iterator[Belief]:
    """Give what ties a name to the user, and what is told of whoever bears it."""
    for belief in drafted_nearby(draft, name):
        _, slot, *filed = belief.subject_key.split("/")
        called = filed == [name] or belief.statement.lower().endswith(f" is {name}.")
        meant = belief.about == name or (called and slot.startswith(TIE))
        if belief.is_live and belief.polarity is Polarity.ASSERT and meant:
            yield belief


def _is_pet_gone(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether a retraction that names an animal ends the tie to it: it died."""
    _, slot, *name = candidate.subject_key.split("/", 2)
    if candidate.claim_kind is not ClaimKind.RELATIONSHIP or not name:
        return False
    filed = belief.subject_key.split("/")[1]
    return (slot == ANY_SLOT or _is_pet_tie(slot)) and (_is_pet_tie(filed) or filed == "thing")


def _is_one_of_pets(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether a retraction names one of the animals that a belief names together.

    What is left of the others is told anew (`left_behind`).
    """
    _, slot, *name = candidate.subject_key.split("/", 2)
    if not name or not _is_pet_tie(slot) or belief.about != candidate.about:
        return False
    told = set(belief.value_key.split())
    return belief.subject_key == f"{USER_SUBJECT}/{slot}" and name[0] in told


_COUNTED = re.compile(r"User (?:has|keeps|owns) (?:two|three|four|five|six|\d+) (?P<what>[a-z]+)\.")


def _told_of_pet(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give what else is told of an animal as it is: it is so no longer."""
    name = candidate.subject_key.split("/", 2)[2]
    if any(_ties_person(b, name) for b in drafted_nearby(draft, name)):
        # An uncle who bears the name of a cat lives on.
        return
    kind = candidate.subject_key.split("/")[1].removeprefix(TIE)
    for belief in drafted_nearby(draft, kind):
        # One of them died: how many there were no longer holds.
        counted = _COUNTED.fullmatch(belief.statement)
        if belief.is_live and counted is not None and noun_lemma(counted["what"]) == kind:
            yield belief
    for belief in drafted_nearby(draft, name):
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and not was_past(belief)
            and belief.about == name
        ):
            yield belief


def _candidates(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give what may be denied: the retraction's own key first, then whatever is nearby."""
    filed = draft.beliefs_about(candidate.subject_key)
    yield from filed
    known = {belief.id for belief in filed}
    denied = frozenset((candidate.value_key or keys.value_key(candidate.subject)).split())
    for belief in drafted_nearby(draft, _taken_back(candidate), among=denied):
        if belief.id not in known:
            yield belief


def _is_denied(candidate: Candidate, belief: Belief) -> bool:
    if not belief.is_live or belief.polarity is not Polarity.ASSERT or was_past(belief):
        return False
    if same_slot(candidate, belief):
        # Where somebody was born is filed with the day, and is not it.
        dated = any(c.isdecimal() for c in belief.value_key)
        undated = candidate.subject == BIRTHDAY and not dated
        return not undated and _denies_value(candidate, belief)
    if _is_one_of_pets(candidate, belief):
        return True
    if belief.about in _ANIMALS and _names_no_slot(candidate):
        # "Rufus" is told of as "the dog" too: "User's dog is a spaniel called Rufus".
        tied = candidate.claim_kind is ClaimKind.RELATIONSHIP
        return tied and keys.ends(candidate.value_key, belief.value_key)
    everywhere = candidate.portability is belief.portability is Portability.PORTABLE
    if belief.about != candidate.about or not (everywhere or belief.scope == candidate.scope):
        return False
    beneath = belief.subject_key.startswith(f"{candidate.subject_key}/")
    if (beneath and not candidate.value_key) or _is_lesson(candidate, belief):
        return True
    return keys.ends(candidate.value_key, belief.value_key) and (
        beneath or _of_any_slot(candidate, belief) or _share_verb(candidate, belief)
    )


def _taken_back(candidate: Candidate) -> str:
    """Give what is denied in words that name it: "I sold my car" denies having one."""
    return candidate.denied or candidate.statement


_HAVING = word_set("have own use drive wear ride keep buy get adopt inherit purchase")
"""What one does with a thing that one no longer has."""


_ATTENDING = word_set("go take attend do join visit have")
"""What one does with a course, a club or a lesson that one goes to no longer."""


_LESSONS = word_set(
    "class lesson course session training train practice workshop club group evening rehearsal"
)
"""What a pastime is gone to as: who gave it up goes there no longer."""

_PASTIMES = word_set("do play take practise practice go")
"""What is done with a pastime that is given up; its object says which."""


def _is_lesson(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether a belief says that a pastime given up is gone to: "pottery classes"."""
    if candidate.claim_kind is ClaimKind.RESOURCE or candidate.origin == ORIGIN_FORGET:
        # Who sold the guitar may still take lessons.
        return False
    told = set(belief.value_key.split())
    company = keys.key_tokens(belief.statement.partition(" with ")[2])
    named = set(candidate.value_key.split()) - {keys.NOT, *candidate.about.split()} - _PASTIMES
    return (
        bool(named)
        and named <= told
        and not told.isdisjoint(_LESSONS)
        and keys.FORMER not in told
        and (main_verb(belief.statement) or _verb_of_other(told)) in _ATTENDING
        and _says_only(belief, frozenset(named | _LESSONS | _ATTENDING).union(company))
    )


def _verb_of_other(told: set[str]) -> str:
    """Give the verb of somebody else's attending, which only the key tells: "Mia takes ballet"."""
    return next(iter(sorted(told & _ATTENDING)), "")


def _share_verb(candidate: Candidate, belief: Belief) -> bool:
    verb = main_verb(_taken_back(candidate))
    if not verb and (found := _DOES_NO_MORE.search(_taken_back(candidate))) is not None:
        # Of somebody else's doing the key holds the verb: "Joost no longer works from Delft".
        doing = lemma(found.group("verb"), "VERB")
        return doing not in {"have", "be"} and doing in belief.value_key.split()
    if verb == "have" and not _is_head_denied(candidate, belief):
        # Without a car, somebody may still have a car loan.
        return False
    if verb == "have" and candidate.denied and main_verb(belief.statement) in _HAVING:
        return True
    if verb in _ATTENDING and main_verb(belief.statement) in _ATTENDING:
        return True
    if verb == "have" and belief.statement.startswith(_POSSESSIVE):
        return _is_possession(candidate, belief)
    return verb == main_verb(belief.statement) != ""


_DOES_NO_MORE = re.compile(r" (?:no longer|does not|do not) (?P<verb>[a-z]+)\b")


def _is_head_denied(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether what a belief says is had is what is denied, and not something of it."""
    verb = main_verb(belief.statement)
    told = [w.text for w in words(belief.statement.partition(",")[0])]
    at = next((i for i, word in enumerate(told) if lemma(word.lower(), "VERB") == verb), len(told))
    behind = told[at + 1 :]
    cut = next((i for i, word in enumerate(behind) if word.lower() in _AFTER_HEAD), len(behind))
    denied = candidate.value_key.split()
    # A Garmin watch is the Garmin: a name tells a thing whatever it is.
    telling = [w for n, w in enumerate(behind[:cut]) if n == cut - 1 or not w.islower()]
    return not telling or any(not set(keys.key_tokens(w)).isdisjoint(denied) for w in telling)


_AFTER_HEAD = word_set(
    "called named with in at on for of to from by as and since until every that which who now these"
)


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


def _ties_person(belief: Belief, name: str) -> bool:
    _, slot, *filed = belief.subject_key.split("/")
    return belief.is_live and slot.startswith(TIE) and filed == [name] and not _is_pet_tie(slot)


def _of_any_slot(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether a retraction that names only its value speaks of a belief's slot.

    "I handed physics to Rosa" does not say what the user did with it, and neither does
    "I left Acme": they end whatever is filed under that value or holds one value at a
    time, and neither a taste nor a tie to a person.
    """
    if not _names_no_slot(candidate):
        return False
    named = candidate.subject_key.split("/", 2)[2:]
    filed = belief.subject_key.split("/")
    if _is_pet_tie(filed[1]) and candidate.claim_kind is ClaimKind.RELATIONSHIP:
        return named == filed[2:]
    kept = belief.claim_kind in _KEPT_KINDS and filed[1] not in _STUDIES
    if kept and candidate.about == USER_SUBJECT:
        return False
    # "yoga" is also what "goes to yoga" and "does yoga" are filed under, behind the verb.
    return (
        len(filed) == 2
        or named == filed[2:]
        or filed[2].endswith(f" {named[0]}")
        or _says_only(belief, frozenset(candidate.value_key.split()) - {keys.NOT})
        or _is_pastime_over(candidate, belief)
    )


_DAYS_OVER = re.compile(r"User's (?P<pastime>[\w-]+) days are (?:long )?(?:over|behind)\b")


def _is_pastime_over(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether a belief tells of a pastime whose days are over, with whatever more."""
    found = _DAYS_OVER.match(candidate.statement)
    verb = main_verb(belief.statement)
    if found is None or not verb or belief.polarity is not Polarity.ASSERT:
        return False
    pastime = found["pastime"].lower()
    told = [word.text.lower() for word in words(belief.statement)]
    at = next((k for k, word in enumerate(told) if lemma(word, "VERB") == verb), len(told))
    of_it = verb in _PASTIMES and told[at + 1 : at + 2] == [pastime]
    return of_it or (pastime.endswith("ing") and lemma(pastime, "VERB") == verb)


def _says_only(belief: Belief, named: frozenset[str]) -> bool:
    """Tell whether a belief says nothing but what is named, what is done with it, and when."""
    verb = main_verb(belief.statement)
    rest = set(belief.value_key.split()) - named - set(keys.key_tokens(verb)) - {verb} - _TIMES
    rest -= set(belief.about.split())
    return not any(t for t in rest if not t.endswith("day") and not t[0].isdecimal())


_TIMES = word_set(
    "morning afternoon evening night week weekend month year day once twice weekly fortnightly"
)


def _names_no_slot(candidate: Candidate) -> bool:
    return candidate.subject_key.split("/")[1:2] == [ANY_SLOT]


def _is_pet_tie(slot: str) -> bool:
    """Tell whether a slot ties an animal, which may die: a person stays who they were."""
    return slot.startswith(TIE) and slot.removeprefix(TIE) in _ANIMALS


_ANIMALS = frozenset(PET_CLASS) | frozenset(PET_CLASS.values()) | DOG_BREEDS | CAT_BREEDS

_STUDIES = frozenset({"study", "education", "learning"})
"""Slots of skills that are only being learned."""

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
