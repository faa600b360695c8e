"""Find a belief by the digits a person gives, and follow it through its versions."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from mnemic.errors import InvalidCommand, NotFound
from mnemic.memory.image import Image
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


def whole_id(belief_id: UUID | str) -> UUID | None:
    """Read an id that is given whole; None for digits that only begin one."""
    if isinstance(belief_id, UUID):
        return belief_id
    digits = _digits(belief_id)
    return UUID(hex=digits) if len(digits) == 32 else None


def find_belief(image: Image, belief_id: UUID | str) -> Belief:
    """Find a belief by its id, or by eight or more first hex digits of it.

    Raises `NotFound` for none and `InvalidCommand` for digits that fit several.
    """
    if isinstance(belief_id, UUID):
        found = [b for b in [image.belief(belief_id)] if b is not None]
    else:
        digits = _digits(belief_id)
        found = [b for b in image.beliefs() if b.id.hex.startswith(digits)]
    if not found:
        raise NotFound(f"{image.principal} has no belief {belief_id}")
    if len(found) > 1:
        raise InvalidCommand("belief_id", f"{len(found)} beliefs start like that; give more digits")
    return found[0]


def _digits(belief_id: object) -> str:
    digits = (
        belief_id.removeprefix("m:").replace("-", "").lower() if isinstance(belief_id, str) else ""
    )
    if not 8 <= len(digits) <= 32 or not all(c in "0123456789abcdef" for c in digits):
        raise InvalidCommand("belief_id", "give a belief's id, or its first 8 digits or more")
    return digits
