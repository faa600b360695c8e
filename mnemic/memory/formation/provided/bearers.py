"""Who or what a clause and a statement are about, and whether it is the same one."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from mnemic.memory.formation.grammar.subjects import Subject, Who, kin_class
from mnemic.memory.formation.grammar.words import ADVERBS, read, verb_lemma
from mnemic.memory.formation.grounding import TEAM
from mnemic.memory.formation.lemmas import canonical, content_lemmas, lemma
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.provided.constituents import SPEAKER, Words, is_person, subject_at
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
    does, stated = subject_at(told, 0), _stated_at(statement, said)
    if does is None or stated is None:
        return does is None or not statement.startswith(("User ", "The team "))
    theirs, mine = told[:does], said[:stated]
    if _is_speaker(theirs) or _is_speaker(mine):
        return _is_speaker(theirs) and _is_speaker(mine)
    owners = tuple(_owners(words) for words in (mine, theirs))
    if owners[0] != owners[1] and not (owners[0] | owners[1] <= {""}):
        return False
    ours, held = (content_lemmas(" ".join(w.text for w in words)) for words in (mine, theirs))
    if not ours:
        return [w.low for w in mine] == [w.low for w in theirs]
    return not ours.isdisjoint(held) or any(lemma(w.low, "NOUN") in ours for w in theirs)


_FOR_USER = re.compile(r"\s+(?:for|to) User(?=[\s.])")
_SOMEBODY = re.compile(
    r"\b(?:he|she|they|him|her|them|his|their|you|your|me|my|us|our|i|we)\b|[’']s\s+[a-z]",
    re.IGNORECASE,
)


_OWN_TIMES = re.compile(
    r"User['’]s (?P<when>(?:(?:mon|tues|wednes|thurs|fri|satur|sun|week)days|weekends|weeknights"
    r"|evenings|mornings|afternoons|nights))\b",
    re.IGNORECASE,
)


def _is_nobodys(noun: str, cited: Sequence[Citation]) -> bool:
    """Tell whether a noun is said without anybody whose it is: "Wednesdays are chaos"."""
    told = " ".join(one.text for one in cited)
    return any(
        _SOMEBODYS.search(told[: found.start()]) is None
        for found in re.finditer(rf"\b{noun}\b", told, re.IGNORECASE)
    )


_SOMEBODYS = re.compile(
    r"(?:['’]s?|\b(?:his|her|their|your|its|whose))\s+(?:\w+\s+)?\Z", re.IGNORECASE
)


def impersonal(statement: str, cited: Sequence[Citation]) -> str:
    """Give a statement as it is said of nobody where its quote names nobody.

    "Thursdays are no good" is no good for whoever says it.
    """
    nobody = all(
        _SOMEBODY.search(one.text) is None and not any(c.isupper() for c in one.text[1:])
        for one in cited
    )
    own = _OWN_TIMES.match(statement)
    if own is not None and _is_nobodys(own["when"], cited):
        return f"{own['when'].capitalize()}{statement[own.end() :]}"
    found = _FOR_USER.search(statement)
    if found is None or not nobody or statement.startswith("User"):
        return statement
    joint = found.group().split()[0]
    for_another = any(re.search(rf"\b{joint}\s+(?:the|an?)\s", one.text) for one in cited)
    return statement if for_another else _FOR_USER.sub("", statement)


_WITH_USER = re.compile(r"\b(?:to|from|with|by|against|of)\s+User\b(?!['’]s)")
_ME = re.compile(r"\b(?:me|us|mine|ours|myself|ourselves|my|our)\b", re.IGNORECASE)


def takes_for_user(statement: str, cited: Sequence[Citation]) -> bool:
    """Tell whether a statement has the user where the quote has somebody else: "to User"."""
    told = " ".join(one.text for one in cited)
    return _WITH_USER.search(statement) is not None and _ME.search(told) is None


def is_of_another(statement: str, plains: Sequence[str], told_in: str) -> bool:
    """Tell whether the clauses that hold what a statement says are all of somebody else.

    They are those with its verb and all of its other words; what somebody is, is held
    against a statement only where it is a person's.
    """
    said = read(in_first_person(statement))
    stated = _stated_at(statement, said)
    if stated is None:
        return False
    verb, rest = _verb_of(said, stated), content_lemmas(" ".join(w.text for w in said[stated:]))
    found = False
    for plain in plains:
        told = read(plain)
        does = subject_at(told, 0)
        if does is None or _verb_of(told, does) != verb or not verb:
            continue
        if not rest or not rest <= content_lemmas(plain):
            continue
        if told[0].low in {"ours", "mine"} or any(w.low in {"me", "us"} for w in told[does:]):
            # What is done to the speaker may be told of them.
            continue
        if told[0].low in {"he", "she", "they", "it"} and not statement.startswith("User "):
            # Whom it means is not settled here.
            continue
        if is_said_of(statement, plain):
            return False
        if not statement.startswith("User ") and plain not in told_in:
            # Whom a pronoun means may go by another name: "my manager is Solveig, she ...".
            continue
        alone = does == 1 and told[0].text[:1].isupper()
        people = told[0].low in {"he", "she", "they"} or (not alone and is_person(told[:does]))
        found = found or verb != "be" or people
    return found


def _verb_of(words: Words, at: int) -> str:
    """Give the lemma of the main verb of the group at a word."""
    last = ""
    for word in words[at:]:
        if word.low in ADVERBS | _DENYING:
            continue
        base = verb_lemma(word.low)
        if base is None or (last and last not in _HELPERS):
            break
        last = base
    return canonical(last)


_DENYING = frozenset({"not", "n't", "never"})
_HELPERS = frozenset({"be", "have", "do", "will", "would", "can", "could", "must"})
_USERS = re.compile(r"\A(?:User['’]s|The team['’]s)\s+(?:\w+\s+){0,2}?(?P<noun>[\w-]+)(?=\s)")


def is_owned_by_another(statement: str, cited: Sequence[Citation]) -> bool:
    """Tell whether what a statement gives the user is "his" or "hers" in the quote."""
    opened = _USERS.match(statement)
    if opened is None:
        return False
    said = statement[: opened.end()].rpartition("s ")[2].strip() or opened["noun"]
    noun = re.escape(said)
    told = " ".join(one.text for one in cited)
    others = re.search(rf"\b(?:his|her|their|its|whose)\s+(?:\w+\s+)?{noun}\b", told, re.IGNORECASE)
    own = re.search(rf"\b(?:my|our|the|an?)\s+(?:\w+\s+)?{noun}\b", told, re.IGNORECASE)
    return others is not None and own is None


def _is_speaker(subject: Words) -> bool:
    ours = subject[0].low in {"my", "our", "the"} and subject[-1].low == "team"
    return subject[0].low in SPEAKER or (ours and len(subject) == TEAM_WORDS)


TEAM_WORDS = 2
"""In how many words the speaker's team is named: which other team it is takes more."""


def _stated_at(statement: str, said: Words) -> int | None:
    """Give where a statement's verb group starts; "User" and "The team" are one word of it."""
    return 1 if statement.startswith(("User ", "The team ")) else subject_at(said, 0)


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
