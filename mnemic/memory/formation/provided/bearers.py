"""Who or what a clause and a statement are about, and whether it is the same one."""

from __future__ import annotations

from mnemic.memory.formation.grammar.subjects import Subject, Who, kin_class
from mnemic.memory.formation.grounding import TEAM
from mnemic.memory.formation.lemmas import lemma
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
