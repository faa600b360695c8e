"""Whom a pronoun or a name means: whoever the turns so far tied to the user (`formation@11` on)."""

from __future__ import annotations

import re

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.grammar.bonds import TITLES
from mnemic.memory.formation.grammar.lexicon import GENDER
from mnemic.memory.formation.grammar.subjects import Mention, Met, Subject, Who
from mnemic.memory.formation.grammar.ties import gender_of, is_animal


def meant(low: str, last: Mention) -> Subject | None:
    """Give whom `he`, `her` or `they` means: whoever was spoken of last and may be meant."""
    gender = {"he": "m", "his": "m", "him": "m", "she": "f", "her": "f"}.get(low, "")
    blocked = False
    for whom in reversed(last.near):
        if whom.who is Who.NONE:
            blocked = True
            continue
        if blocked and gender and not whom.gender:
            # "our vet says Bruno must lose weight; he's nine": who is meant is not told.
            return None
        if gender and not whom.plural and whom.gender in {"", gender}:
            owner = None if whom.gender else _OF_ANOTHER.match(whom.shown)
            if owner is not None and gender_of(owner["who"].lower()) in {"", gender}:
                # "my mate's dog stays with us while she's away": the mate or the dog.
                return None
            return settled(whom)
        if not gender and whom.plural:
            return settled(whom)
    near = last.near[-1:]
    if (
        not gender
        and near
        and near[0].who is Who.PERSON
        and near[0].kin
        and not near[0].gender
        and not is_animal(near[0].kin)
    ):
        # "my partner Sam works from home and they ...": one whose sex nobody told.
        return replace(settled(near[0]), plural=True)
    return None


_OF_ANOTHER = re.compile(r"User['’]s (?:[\w-]+ )*?(?P<who>[\w-]+)['’]s? \w")


def settled(whom: Subject) -> Subject:
    """Give somebody as one who is known, whom the clause at hand does not introduce."""
    return replace(whom, introduced=False, known=True)


def named(name: str, last: Mention) -> Subject | None:
    """Give whom a name means that was tied to the user before, else None."""
    bare = " ".join(p for p in name.split() if p.lower() not in TITLES)
    for whom in reversed(last.people):
        if (
            whom.who is Who.PERSON
            and whom.name
            and name
            and (whom.name == name or whom.name.split()[0] == bare or whom.name.split()[-1] == bare)
        ):
            return whom
    return None


class Acquaintance(Struct, frozen=True):
    """Name somebody of the user's, and the word for the tie."""

    name: str
    kin: str


def known_before(people: tuple[Acquaintance, ...]) -> Mention:
    """Give what is in mind before a first turn: names that were tied, and no pronoun's person."""
    met = tuple(
        Met(
            Subject(
                Who.PERSON, one.name, one.name.lower(), one.kin.split()[-1], one.name,
                GENDER.get(one.kin.split()[-1], ""), known=True,
            ),
            turn=LONG_AGO,
        )
        for one in people
    )  # fmt: skip
    return Mention(names=frozenset(one.name for one in people), met=met)


LONG_AGO = -2
"""The turn of whom only an earlier session spoke of."""

_OWN = re.compile(r"\b(?:i|my|we|our|me|us|im|ive|mine|ours)\b", re.I)


_STRANGER = re.compile(
    r"(?<=[a-z,;:] )(?:[A-Z][a-z]+(?: [A-Z][a-z]+)+|[A-Z][a-z]+(?='s))|\b[Ww]ho\b(?=[^.!?]*\?)"
)


_STAGED = re.compile(
    r"\b(?:homework|essay|exams?|quiz|riddle|puzzle|case study|scenario|patients?|vignette|characters?|protagonist|hero|heroine|"
    r"novel|story|stories|scene|chapter|fiction|film|movie|series|episode|rpg|npc|d&d|campaign|worksheet|assignment|word problem|"
    r"question \d|imagine|suppose|pretend)\b",
    re.I,
)
"""What speaks of people who are nobody: a tale, a game, a sum, a case that is taught."""


def opened(text: str, before: Mention) -> Mention:
    """Give what is in mind when a turn begins: whoever the turns before it spoke of."""
    if not before.rich:
        return before
    strange = any(m.group() not in before.names for m in _STRANGER.finditer(text))
    own = _OWN.search(text) is not None
    return replace(
        before,
        subject=None,
        thing=None,
        said=(),
        shared=False,
        turn=before.turn + 1,
        own=own,
        strange=strange,
        staged=_STAGED.search(text) is not None,
    )
