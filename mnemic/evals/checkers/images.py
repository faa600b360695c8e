"""The image: always what the store would load."""

from __future__ import annotations

from mnemic.evals.checkers.checker import Checker, Record


class ImageEqualsReload(Checker):
    """Check the owning host's image against the store, part by part."""

    name = "image_equals_reload"

    def recorded(self, record: Record) -> None:
        """Compare the two snapshots."""
        if record.image is None:
            return
        for part in record.loaded.__struct_fields__:
            if getattr(record.image, part) != getattr(record.loaded, part):
                self.violated(record.principal, f"the image's {part} differ from the store's")
