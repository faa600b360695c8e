"""What a gate keeps of what it should, and lets through of what it should not."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class Shares(Struct, frozen=True):
    """Hold how many are wanted and not, and how many of each a gate lets through."""

    wanted: int
    kept: int
    unwanted: int
    let_through: int

    @property
    def recall(self) -> float:
        """Give the share of what is wanted that is kept."""
        return self.kept / self.wanted if self.wanted else 0.0

    @property
    def false_rate(self) -> float:
        """Give the share of what is not wanted that is let through."""
        return self.let_through / self.unwanted if self.unwanted else 0.0


def shares(verdicts: Iterable[tuple[bool, bool]]) -> Shares:
    """Count verdicts: each says whether one is wanted, and whether it was let through."""
    rows = list(verdicts)
    return Shares(
        wanted=sum(wanted for wanted, _ in rows),
        kept=sum(wanted and through for wanted, through in rows),
        unwanted=sum(not wanted for wanted, _ in rows),
        let_through=sum(through and not wanted for wanted, through in rows),
    )
