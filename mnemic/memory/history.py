"""Follow a belief through its versions."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from mnemic.memory.model import Belief

Find = Callable[[UUID], Belief | None]


def versions(find: Find, belief: Belief) -> tuple[Belief, ...]:
    """Give the beliefs this one replaced and was replaced by, oldest first, itself included.

    A version whose content was erased is left out. Where one belief replaced several,
    each line is followed.
    """
    found: dict[UUID, Belief] = {}
    waiting = [belief.id]
    while waiting:
        version = find(waiting.pop())
        if version is None or version.id in found:
            continue
        found[version.id] = version
        waiting.extend(version.supersedes)
        if version.superseded_by is not None:
            waiting.append(version.superseded_by)
    return tuple(sorted(found.values(), key=lambda b: (b.created_at, b.evidence_at, b.id)))
