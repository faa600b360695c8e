"""Who or what a clause and a statement are about, and whether it is the same one."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from mnemic.memory.formation.grammar.subjects import Subject, Who, kin_class
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.grounding import TEAM
from mnemic.memory.formation.lemmas import content_lemmas, lemma
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.provided.constituents import SPEAKER, Words, subject_at
from mnemic.memory.formation.wording import in_first_person
from mnemic.memory.model import USER_SUBJECT

_TOGETHER = {
    Who.SELF: frozenset({Who.SELF, Who.WE}),
    Who.WE: frozenset({Who.WE, Who.TEAM}),
    Who.TEAM: frozenset({Who.WE, Who.TEAM}),
}


def is_user(subject: Subject) -> bool:
    """Tell whether it is the speaker, alone or with their team."""
    return subject.who in _TOGETHER


def is_same(said: Subject, told: Subject) -> bool:
    """Tell whether a statement's subject is a clause's; what we do, the user and the team do."""
    together = _TOGETHER.get(said.who)
    if together is not None or told.who in _TOGETHER:
        return together is not None and told.who in together
    if _owner(said) != _owner(told):
        return False
    return not names(said).isdisjoint(names(told))


def is_said_of(statement: str, plain: str) -> bool:
    """Tell whether a plain sentence is of the one a statement is of, by their subjects alone.

    A sentence whose subject does not stand at its beginning is judged elsewhere.
    """
    told, said = read(plain), read(in_first_person(statement))
    does, stated = subject_at(told, 0), subject_at(said, 0)
    if does is None or stated is None:
        return does is None or not statement.startswith(("User ", "The team "))
    theirs, mine = told[:does], said[:stated]
    if theirs[0].low in SPEAKER or mine[0].low in SPEAKER:
        return theirs[0].low in SPEAKER and mine[0].low in SPEAKER
    owners = tuple(_owners(words) for words in (mine, theirs))
    if owners[0] != owners[1] and not (owners[0] | owners[1] <= {""}):
        return False
    ours, held = (content_lemmas(" ".join(w.text for w in words)) for words in (mine, theirs))
    return not ours.isdisjoint(held) or any(lemma(w.low, "NOUN") in ours for w in theirs)


_USERS = re.compile(r"\A(?:User['’]s|The team['’]s)\s+(?:\w+\s+){0,2}?(?P<noun>[\w-]+)(?=\s)")


def is_owned_by_another(statement: str, cited: Sequence[Citation]) -> bool:
    """Tell whether what a statement gives the user is "his" or "hers" in the quote."""
    opened = _USERS.match(statement)
    if opened is None:
        return False
    said = statement[: opened.end()].rpartition("s ")[2].strip() or opened["noun"]
    noun = re.escape(said)
    told = " ".join(one.text for one in cited)
    others = re.search(rf"\b(?:his|her|their|its)\s+(?:\w+\s+)?{noun}\b", told, re.IGNORECASE)
    own = re.search(rf"\b(?:my|our|the|an?)\s+(?:\w+\s+)?{noun}\b", told, re.IGNORECASE)
    return others is not None and own is None


def _owners(phrase: Words) -> frozenset[str]:
    """Give whose a phrase is by its possessives, {""} where it is the speaker's or nobody's."""
    found = {w.low for w in phrase if w.low in {"his", "her", "their", "its", "your"}}
    found |= {one.low for one, mark in itertools.pairwise(phrase) if mark.low == "'s"}
    return frozenset(found or {""})


def _owner(subject: Subject) -> str:
    """Give whose a person or thing is, "" for the user's own: "my sister's name" is hers."""
    if subject.who is Who.THING:
        return "" if subject.about in {USER_SUBJECT, TEAM} else subject.about
    shown = subject.shown.removeprefix("User's ").removeprefix("The team's ")
    owner, possessive, _ = shown.rpartition("'s ")
    return kin_class(owner.lower()) or owner.lower() if possessive else ""


def names(subject: Subject) -> frozenset[str]:
    """Give the words that somebody or something goes by."""
    found = {subject.name.lower(), subject.kin, head(subject)}
    if subject.who is Who.PERSON:
        found.add(subject.about)
    return frozenset(found) - {""}


def head(subject: Subject) -> str:
    """Give the noun that a phrase is about, "" where it has none."""
    return lemma(subject.noun[-1].low, "NOUN") if subject.noun else ""
