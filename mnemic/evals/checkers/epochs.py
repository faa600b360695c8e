"""The fence: one epoch per version, and never an older one after a claim."""

from __future__ import annotations

from mnemic.evals.checkers.checker import Checker, Landing
from mnemic.memory.model import Principal, Snapshot


class OneEpochPerVersion(Checker):
    """Check that only the newest activation writes, and each version only once."""

    name = "one_epoch_per_version"

    def __init__(self) -> None:
        self._epochs: dict[Principal, int] = {}
        self._claims: set[tuple[Principal, int]] = set()
        self._writers: dict[tuple[Principal, int], int] = {}

    def claimed(self, principal: Principal, snapshot: Snapshot) -> None:
        """Check that no two activations share an epoch."""
        epoch = snapshot.counters.epoch
        if (principal, epoch) in self._claims:
            self.violated(principal, f"epoch {epoch} was given twice")
        self._claims.add((principal, epoch))
        # Two claims at once may be shown in either order; the newer one counts.
        self._epochs[principal] = max(self._epochs.get(principal, 0), epoch)

    def landed(self, landing: Landing) -> None:
        """Check the writer of a version."""
        whose = landing.principal
        newest = self._epochs.get(whose, 0)
        if landing.epoch != newest:
            self.violated(whose, f"epoch {landing.epoch} wrote while {newest} held the principal")
        writer = self._writers.setdefault((whose, landing.version), landing.epoch)
        if writer != landing.epoch:
            self.violated(
                whose, f"version {landing.version} was written by {writer} and {landing.epoch}"
            )
