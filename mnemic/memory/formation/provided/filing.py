"""Where a claim is filed: its subject, its keys and whom it is about.

The grammar is asked first, so that a claim is filed where the same words of the owner
would file it and later corrections meet it. What the grammar does not read is filed
under its own words: it replaces no different statement, and what denies those words
finds it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation import keys
from mnemic.memory.formation.dating import dated
from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.grounding import TEAM
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.numerals import cardinal
from mnemic.memory.formation.provided import endings
from mnemic.memory.formation.provided.stating import without_hedge
from mnemic.memory.formation.timephrases import resolve
from mnemic.memory.formation.wording import read_claims, stable_subject
from mnemic.memory.model import (
    USER_SUBJECT,
    Belief,
    Candidate,
    ClaimKind,
    Derivation,
    Polarity,
    Portability,
)

SUBJECT_CHARS_MAX = 80
"""Longest subject that a provider may name, in characters."""

NOTED = "noted"
"""Opens the slot of what the grammar does not read, so that it collides with none of its own."""

_BUCKETS = frozenset({"user", "the user", "user's", "me", "i", "they", "the team", "team"})
_KIN = re.compile(r"User['’]s (?P<kin>[\w-]+)(?: (?P<name>[A-Z][\w’'-]*))?")
_NAMED = re.compile(r"(?P<name>[A-Z][\w-]*(?: [A-Z][\w-]*)*)(?:['’]s)?\b")
_THEIRS = ((re.compile(r"\btheir\b"), "my"), (re.compile(r"\bthemselves\b"), "myself"))


_FIELDS = (
    (
        "skill",
        re.compile(
            r"User has (?P<topic>\S+(?: \S+){0,5}?) (?:experience|skills?|knowledge|expertise)\."
        ),
    ),
    ("skill", re.compile(r"User knows (?P<topic>[^\s,]+(?: [^\s,]+){0,2})\.")),
    ("like", re.compile(r"User is interested in (?P<topic>\S+(?: \S+){0,5})\.")),
)
"""What a guess about a field supposes, by the slot it is filed in."""


class Filed(Struct, frozen=True):
    """Say where a claim is filed, and with which words.

    `statement` has dates for what counted from the day of the turn; `read` is what the
    grammar made of it, if it read it.
    """

    statement: str
    subject: str
    subject_key: str
    value_key: str
    about: str
    read: Candidate | None = None


STATEMENTS_CACHE_ENTRIES = 256
"""Of how many statements what the grammar reads in them is remembered; every one is pure."""


_AGED = re.compile(r"User is (?P<age>[a-z]+ty(?:-[a-z]+)?)(?: years old)?\.")
"""An age in words, which is filed as it is in digits."""


@lru_cache(maxsize=STATEMENTS_CACHE_ENTRIES)
def read_statement(
    statement: str, *, at: datetime, scope: str, policy: str
) -> tuple[Candidate, ...]:
    """Give what the grammar reads in a statement of the third person; () if not all of it."""
    spelled = _AGED.fullmatch(statement)
    age = cardinal(spelled["age"]) if spelled is not None and is_rich(policy) else None
    if age is not None:
        statement = f"User is {age}."
    found = read_claims(statement, at=at, scope=scope, policy=policy, extract=extract)
    if not found and statement.startswith("User "):
        mine = statement
        for pattern, instead in _THEIRS:
            mine = pattern.sub(instead, mine)
        if mine != statement:
            return read_claims(mine, at=at, scope=scope, policy=policy, extract=extract)
    return found


def file_claim(
    statement: str,
    *,
    kind: ClaimKind,
    derivation: Derivation,
    polarity: Polarity,
    subject: str,
    at: datetime,
    scope: str,
    policy: str,
) -> Filed:
    """File a canonical statement; `subject` is a provider's word for what it is about."""
    if polarity is Polarity.RETRACT:
        return _file_retraction(
            statement, kind=kind, subject=subject, at=at, scope=scope, policy=policy
        )
    plain = without_hedge(statement) if derivation is Derivation.HYPOTHESIS else statement
    shown, undated = dated(statement, resolve(statement, at), at)
    field = _field_of(plain) if derivation is Derivation.HYPOTHESIS else None
    if field is not None:
        # Where the grammar files its own guesses about a field.
        slot, topic = field
        key = keys.subject_key(slot, value=topic)
        return Filed(shown, topic, key, keys.value_key(topic), USER_SUBJECT)
    found = _whole(plain, read_statement(plain, at=at, scope=scope, policy=policy))
    if found is not None and found.polarity is Polarity.ASSERT:
        # The grammar files it; a provider that names what it is about names it for people.
        read = _as_read(found, shown)
        return replace(read, subject=named_subject(subject, plain) or read.subject)
    about = about_of(plain)
    named = canonical_subject(subject, plain)
    if derivation is Derivation.DIRECT:
        key = _own_key(kind, about, undated)
        return Filed(shown, named, key, keys.value_key(undated), about)
    # A guess is filed under what it is about, so that there is one guess about it.
    value = keys.value_key(without_hedge(undated))
    return Filed(shown, named, _own_key(kind, about, named), value, about)


def _field_of(plain: str) -> tuple[str, str] | None:
    """Give the slot and the field of a guess about a skill or an interest."""
    for slot, pattern in _FIELDS:
        found = pattern.fullmatch(plain)
        if found is not None:
            return slot, found["topic"]
    return None


def _file_retraction(
    statement: str, *, kind: ClaimKind, subject: str, at: datetime, scope: str, policy: str
) -> Filed:
    """File an ending the way the matching assertion would be (003 §The candidate language)."""
    plain = endings.plainly(statement)
    shown, undated = dated(plain, resolve(plain, at), at)
    found = _whole(plain, read_statement(plain, at=at, scope=scope, policy=policy))
    if found is not None and found.polarity is Polarity.RETRACT:
        return _as_read(found, shown)
    affirmed = endings.affirmed(plain)
    was = found or _whole(affirmed, read_statement(affirmed, at=at, scope=scope, policy=policy))
    denied = keys.value_key(undated).removeprefix(keys.NOT).strip()
    value = f"{keys.NOT} {denied}".strip()
    if was is not None and was.polarity is Polarity.ASSERT:
        return Filed(shown, was.subject, was.subject_key, value, was.about)
    about = about_of(plain)
    named = canonical_subject(subject, plain)
    return Filed(shown, named, _own_key(kind, about, affirmed), value, about)


def _as_read(found: Candidate, shown: str) -> Filed:
    return Filed(shown, found.subject, found.subject_key, found.value_key, found.about, read=found)


def _whole(statement: str, found: Iterable[Candidate]) -> Candidate | None:
    """Find the claim that says all of a statement: no part of it, and no guess beside it."""
    wanted = set(keys.key_tokens(statement)) - {keys.NOT}
    return next(
        (
            one
            for one in found
            if one.derivation is Derivation.DIRECT and wanted <= set(keys.key_tokens(one.statement))
        ),
        None,
    )


def _own_key(kind: ClaimKind, about: str, value: str) -> str:
    return keys.subject_key(f"{NOTED} {kind.value}", about=about, value=value)


def about_of(statement: str) -> str:
    """Say whom a canonical statement is about: the user, the team, or somebody by name."""
    if statement.startswith("The team"):
        return TEAM
    kin = _KIN.match(statement)
    if kin is not None and kin_class(kin["kin"].lower()):
        return keys.phrase_key(kin["name"] or kin["kin"])
    if statement.startswith("User"):
        return USER_SUBJECT
    named = _NAMED.match(statement)
    return keys.phrase_key(named["name"]) if named is not None else USER_SUBJECT


def canonical_subject(subject: str, statement: str) -> str:
    """Give the subject people see: the provider's, where it names part of the statement.

    Any other gives way to the statement's own first words.
    """
    return named_subject(subject, statement) or stable_subject(
        statement.removeprefix("User ").removeprefix("User's ").rstrip(".")
    )


def named_subject(subject: str, statement: str) -> str | None:
    """Give a provider's subject; None for one that names nothing in the statement.

    The user alone is no subject, and what the statement does not speak of is not its own.
    """
    plain = " ".join(subject.split()).strip(" .,;:\"'")
    named = content_lemmas(plain.replace("-", " "))
    held = content_lemmas(statement.replace("-", " "))
    if plain.casefold() in _BUCKETS or not named or not named <= held:
        return None
    return plain[:SUBJECT_CHARS_MAX]


def under_known_keys(filed: Filed, *, candidate: Candidate, known: Iterable[Belief]) -> Filed:
    """File a claim in its own words with the live belief that says it, or supposes it.

    What the grammar read keeps its own keys. A direct claim joins the hypothesis of its
    kind whose subject it names, so that it promotes or replaces the guess and no second
    belief stands beside it (003 §Confidence, evidence, and forgetting).
    """
    if filed.read is not None:
        return filed
    for belief in known:
        if belief.value_key != filed.value_key and belief.derivation is Derivation.DIRECT:
            continue
        here = belief.scope == candidate.scope or belief.portability is Portability.PORTABLE
        same = belief.about == filed.about and belief.polarity is candidate.polarity
        if not here or not same:
            continue
        if _says_the_same(candidate, belief) and belief.value_key == filed.value_key:
            return replace(
                filed,
                subject=belief.subject,
                subject_key=belief.subject_key,
                value_key=belief.value_key,
            )
        if _is_supposed_by(candidate, belief):
            return replace(filed, subject_key=belief.subject_key)
    return filed


def _says_the_same(candidate: Candidate, belief: Belief) -> bool:
    return keys.key_tokens(belief.statement) == keys.key_tokens(candidate.statement)


def _is_supposed_by(candidate: Candidate, belief: Belief) -> bool:
    if (
        belief.derivation is not Derivation.HYPOTHESIS
        or candidate.derivation is not Derivation.DIRECT
        or candidate.polarity is not Polarity.ASSERT
        or belief.claim_kind is not candidate.claim_kind
    ):
        return False
    named = set(keys.key_tokens(belief.subject))
    return bool(named) and named <= set(keys.key_tokens(candidate.statement))


def portability_of(filed: Filed, *, kind: ClaimKind, scope: str, general: str) -> Portability:
    """Say whether a claim holds everywhere: what a team or a project is like does not."""
    if filed.read is not None:
        return filed.read.portability
    local = filed.about == TEAM or (
        kind in {ClaimKind.PROJECT_FACT, ClaimKind.RESOURCE} and scope != general
    )
    return Portability.LOCAL if local else Portability.PORTABLE
