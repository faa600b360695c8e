"""How closely a claim is held, by the words of its statement."""

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


def sensitive_words(text: str) -> frozenset[str]:
    """Give the words of a text that speak of health, beliefs, intimacy or money."""
    return _SENSITIVE.intersection(_PLAIN_WORD.findall(text.lower()))


def sensitivity_floor(statement: str) -> Sensitivity:
    """Give the least sensitivity that a statement may be filed with."""
    return Sensitivity.SENSITIVE if sensitive_words(statement) else Sensitivity.INTERNAL
