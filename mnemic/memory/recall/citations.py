"""Which beliefs a text cites, by the short ids that were rendered to its author."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from uuid import UUID

from msgspec import Struct

from mnemic.memory.recall.rendering import SHORT_ID_DIGITS

ID_DIGITS = 32

CITATIONS_MAX = 1_024
"""Most distinct citations read from one text."""

_CITED = re.compile(
    rf"(?<![0-9A-Za-z_])m:([0-9a-f]{{{SHORT_ID_DIGITS},{ID_DIGITS}}})(?![0-9a-z_])", re.IGNORECASE
)


class Citations(Struct, frozen=True):
    """Hold which of the offered beliefs a text cites.

    `ambiguous` are those that share a cited short id with another: nobody is credited
    or charged for it (000 §Usage feedback). `unknown_count` counts short ids that fit
    none.
    """

    cited: frozenset[UUID]
    ambiguous: frozenset[UUID]
    ambiguous_count: int
    unknown_count: int


def cited_short_ids(text: str) -> tuple[str, ...]:
    """Give the distinct short ids a text cites as `m:` and hex digits, in order."""
    found: dict[str, None] = {}
    for match in _CITED.finditer(text):
        found[match.group(1).lower()] = None
        if len(found) >= CITATIONS_MAX:
            break
    return tuple(found)


def resolve(short_ids: Iterable[str], returned: Collection[UUID]) -> Citations:
    """Find the returned belief that each short id names."""
    cited: set[UUID] = set()
    ambiguous: set[UUID] = set()
    ambiguous_count = unknown_count = 0
    for short_id in short_ids:
        fitting = [belief_id for belief_id in returned if belief_id.hex.startswith(short_id)]
        if len(fitting) == 1:
            cited.add(fitting[0])
        elif fitting:
            ambiguous.update(fitting)
            ambiguous_count += 1
        else:
            unknown_count += 1
    return Citations(
        cited=frozenset(cited),
        ambiguous=frozenset(ambiguous - cited),
        ambiguous_count=ambiguous_count,
        unknown_count=unknown_count,
    )
