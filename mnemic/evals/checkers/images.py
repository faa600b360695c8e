"""The image: always what the store would load."""

from __future__ import annotations

from mnemic.evals.checkers.checker import Checker, Record
from mnemic.memory.model import Snapshot


class ImageEqualsReload(Checker):
    """Check a host's image against the store, part by part: nothing ahead, nothing else."""

    name = "image_equals_reload"

    def glimpsed(self, held: Snapshot, loaded: Snapshot) -> None:
        """Compare what is read now: an image shows only what is committed."""
        mine, stored = held.counters, loaded.counters
        if mine.epoch > stored.epoch or mine.version > stored.version:
            self.violated(
                held.principal,
                f"the image is at version {mine.version} of epoch {mine.epoch}, "
                f"the store at {stored.version} of {stored.epoch}",
            )
        if (mine.epoch, mine.version) == (stored.epoch, stored.version):
            self._compare(held, loaded)

    def recorded(self, record: Record) -> None:
        """Compare the two snapshots."""
        if record.image is None:
            return
        self._compare(record.image, record.loaded)

    def _compare(self, held: Snapshot, loaded: Snapshot) -> None:
        for part in loaded.__struct_fields__:
            if getattr(held, part) != getattr(loaded, part):
                self.violated(loaded.principal, f"the image's {part} differ from the store's")
