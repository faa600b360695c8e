"""Links between beliefs: each is seen from both ends."""

from __future__ import annotations

from uuid import UUID

from mnemic.evals.checkers.checker import Checker, Record
from mnemic.memory.model import Belief


class SymmetricLinks(Checker):
    """Check `supersedes`/`superseded_by` and `conflicts_with`."""

    name = "symmetric_links"

    def recorded(self, record: Record) -> None:
        """Check every link of every belief from its other end."""
        beliefs = {belief.id: belief for belief in record.loaded.beliefs}
        for belief in beliefs.values():
            for one, other, is_back in _links(belief, beliefs):
                if not is_back:
                    self.violated(record.principal, f"{one} links to {other}, not back")


def _links(belief: Belief, beliefs: dict[UUID, Belief]) -> list[tuple[UUID, UUID, bool]]:
    """Give (from, to, whether the other end links back) for each link of a belief."""
    found = []
    for other_id in belief.supersedes:
        other = beliefs.get(other_id)
        found.append((belief.id, other_id, other is not None and other.superseded_by == belief.id))
    if belief.superseded_by is not None:
        other = beliefs.get(belief.superseded_by)
        is_back = other is not None and belief.id in other.supersedes
        found.append((belief.id, belief.superseded_by, is_back))
    for other_id in belief.conflicts_with:
        other = beliefs.get(other_id)
        found.append((belief.id, other_id, other is not None and belief.id in other.conflicts_with))
    return found
