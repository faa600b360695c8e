"""People that earlier sessions tied to the user, for the names in what is read now.

"Joel has moved to Basel" is of the user's brother where a live belief says who Joel is. Only
names that are said again are looked up, and a name that is tied twice means nobody.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mnemic.memory.draft import Draft
from mnemic.memory.formation.grammar.known import Acquaintance
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.model import USER_SUBJECT, Belief, Derivation, Event, EventKind, Polarity

PEOPLE_MAX = 24
"""How many people of earlier sessions are kept in mind for one consolidation."""

_TIE = re.compile(r"User's (?P<kin>[a-z][\w -]*) is (?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?)\.\Z")
_TIES = re.compile(
    r"User's (?P<kin>[a-z][\w -]*s|children) are "
    r"(?P<names>[A-Z][\w'’-]+(?:, [A-Z][\w'’-]+)*,? and [A-Z][\w'’-]+)\.\Z"
)
_APART = re.compile(r",? and |, ")
_WORD = re.compile(r"[A-Za-z][\w-]+")


def acquainted(draft: Draft, events: Sequence[Event]) -> tuple[Acquaintance, ...]:
    """Give whom the owner's turns may name that a live belief ties to the user."""
    said = {
        match.group()
        for event in events
        if event.kind is EventKind.USER_MESSAGE and event.text
        for match in _WORD.finditer(event.text)
    }
    if not said:
        return ()
    found: dict[str, set[str]] = {}
    for belief in draft.live_beliefs():
        if not belief.subject_key.startswith(_FILED) or not _is_told(belief):
            continue
        for name, kin in ties_told(belief.statement):
            if name.split()[0] in said or kin.split()[-1] in said:
                # Somebody is spoken of by name, or by the word for the tie.
                found.setdefault(name, set()).add(kin)
    once = [Acquaintance(name, min(kin)) for name, kin in sorted(found.items()) if len(kin) == 1]
    return tuple(once[:PEOPLE_MAX])


def ties_told(statement: str) -> tuple[tuple[str, str], ...]:
    """Give the names that a statement ties to the user, each with the word for the tie."""
    one = _TIE.match(statement)
    if one is not None:
        return ((one.group("name"), one.group("kin")),)
    several = _TIES.match(statement)
    if several is None:
        return ()
    kin = noun_lemma(several.group("kin"))
    return tuple((name, kin) for name in _APART.split(several.group("names")))


_FILED = f"{USER_SUBJECT}/relation "


def _is_told(belief: Belief) -> bool:
    return belief.polarity is Polarity.ASSERT and belief.derivation is Derivation.DIRECT


__all__ = ["acquainted"]
