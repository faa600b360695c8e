"""Two names of one in a batch: "Euan" and "User's brother", "the sows" and "User's sows".

A turn that says whose name it is lets a claim under the one be met by the same claim under
the other; what no claim of the batch says is one, is not taken for one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from mnemic.memory.formation.lemmas import lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Candidate, Derivation, Polarity

_OWNED = r"User['’]s (?P<who>[a-z][\w-]*(?: [a-z][\w-]*)?)"
_NAMED = re.compile(rf"{_OWNED} is (?P<name>[A-Z][\w'’-]*)\.")
_NAMING = re.compile(r"User['’]s (?P<who>[a-z][\w-]*) (?P<name>[A-Z][\w-]*)\b(?!['’]s)")
_PROPER = r"(?P<name>[A-Z][\w'’-]*(?: [A-Z][\w'’-]*){0,2})"
_IS = re.compile(rf"{_OWNED} is {_PROPER}\.")
_DOES = re.compile(rf"{_OWNED} {_PROPER} [a-z]")
_THE = re.compile(r"The (?!team\b|user\b)(?=[a-z])")
_COUNTED = word_set("two three four five six seven eight nine ten both")
_USERS = "User's "

Aliases = Mapping[str, str]
"""Whose name is whose, by the word that a claim opens with: "brother" is "Euan"."""


def aliases_of(batch: Sequence[Candidate]) -> dict[str, str]:
    """Give the names that a batch itself gives to somebody of the user's.

    Who goes by two names, or a name that two go by, is left out.
    """
    names: dict[str, set[str]] = {}
    for one in batch:
        if one.derivation is Derivation.DIRECT and one.polarity is Polarity.ASSERT:
            found = _NAMED.fullmatch(one.statement) or _NAMING.match(one.statement)
            if found is not None:
                names.setdefault(found["who"], set()).add(found["name"])
    given = [name for held in names.values() for name in held]
    return {
        who: name
        for who, held in names.items()
        for name in held
        if len(held) == 1 and given.count(name) == 1
    }


def names_only(one: str, other: str) -> bool:
    """Tell whether one says who somebody is, and the other what they do: two claims."""
    named = _IS.fullmatch(one)
    opened = _DOES.match(other)
    return (
        named is not None
        and opened is not None
        and (named["who"], named["name"]) == (opened["who"], opened["name"])
    )


def under_one_name(candidate: Candidate, aliases: Aliases) -> Candidate:
    """Give a claim as it is said under the name of whom it is about."""
    said = _THE.sub(_USERS, candidate.statement, count=1)
    for who, name in aliases.items():
        opened = f"{_USERS}{who} "
        if said.startswith(opened) and _NAMED.fullmatch(said) is None:
            said = f"{name} {said.removeprefix(opened).removeprefix(f'{name} ')}"
    if said.startswith(_USERS):
        first, _, rest = said.removeprefix(_USERS).partition(" ")
        said = f"{_USERS}{rest}" if first in _COUNTED else said
    return replace(candidate, statement=said, about=_about(said))


def _about(said: str) -> str:
    if not said.startswith(_USERS):
        return said.partition(" ")[0].lower()
    return f"user {lemma(said.removeprefix(_USERS).partition(' ')[0].lower(), 'NOUN')}"
