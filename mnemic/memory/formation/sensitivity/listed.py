"""How closely a claim is held by a closed list of words: what the frozen formation@7 goes by."""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.lexicon import (
    BELIEFS,
    FINANCES,
    HEALTH,
    INTIMATE,
    STATES_SENSITIVE,
)
from mnemic.memory.model import Sensitivity

_PLAIN_WORD = re.compile(r"\w[\w-]*")
_SENSITIVE = HEALTH | BELIEFS | INTIMATE | FINANCES | STATES_SENSITIVE


def listed_floor(statement: str) -> Sensitivity:
    """Give the least sensitivity that the closed list knows of a statement."""
    said = _PLAIN_WORD.findall(statement.lower())
    return Sensitivity.INTERNAL if _SENSITIVE.isdisjoint(said) else Sensitivity.SENSITIVE
