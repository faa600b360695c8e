"""Whose animal died: "my neighbour's cat died" ends nothing of the user's own (`formation@11`).

The frozen table knows an animal by its kind alone, and reads that the user's cat is gone.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.grammar import Claim
from mnemic.memory.model import Polarity

_ANOTHERS = re.compile(
    r"User['’]s (?P<whose>[a-z][\w-]*(?: [A-Z][\w-]*)?['’]s? (?:\w+ )?[a-z]+)"
    r"(?: [A-Z]\w*)? (?:has )?(?:died|passed)\b"
)


def of_its_owner(one: Claim) -> Claim:
    """Give a claim that another's animal died as told of theirs, any other claim as it was."""
    tied = one.slot.startswith(("relation ", "having "))
    found = _ANOTHERS.match(one.statement) if tied else None
    if found is None or one.polarity is not Polarity.RETRACT:
        return one
    return replace(
        one, polarity=Polarity.ASSERT, slot="death", label="death", about=found["whose"],
        value="", denies="", whole=False, ended="",
    )  # fmt: skip


__all__ = ["of_its_owner"]
