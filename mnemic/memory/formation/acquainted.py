"""People that earlier sessions tied to the user, for the names in what is read now.

"Joel has moved to Basel" is of the user's brother where a live belief says who Joel is. Only
names that are said again are looked up, and a name that is tied twice means nobody.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mnemic.memory.draft import Draft
from mnemic.memory.formation.grammar.known import Acquaintance
from mnemic.memory.model import USER_SUBJECT, Belief, Derivation, Event, EventKind, Polarity

PEOPLE_MAX = 24
"""How many people of earlier sessions are kept in mind for one consolidation."""

_TIE = re.compile(r"User's (?P<kin>[a-z][\w -]*) is (?P<name>[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?)\.\Z")
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
        tie = _TIE.match(belief.statement)
        if tie is not None and _is_said(tie, said):
            found.setdefault(tie.group("name"), set()).add(tie.group("kin"))
    once = [Acquaintance(name, min(kin)) for name, kin in sorted(found.items()) if len(kin) == 1]
    return tuple(once[:PEOPLE_MAX])


def _is_said(tie: re.Match[str], said: set[str]) -> bool:
    """Tell whether somebody is spoken of by name, or by the word for the tie."""
    return tie.group("name").split()[0] in said or tie.group("kin").split()[-1] in said


_FILED = f"{USER_SUBJECT}/relation "


def _is_told(belief: Belief) -> bool:
    return belief.polarity is Polarity.ASSERT and belief.derivation is Derivation.DIRECT


__all__ = ["acquainted"]
