"""The one contract of `Store`: every adapter's test class inherits it."""

from __future__ import annotations

from tests.contract.commits import CommitContract
from tests.contract.images import ImageContract
from tests.contract.reads import ReadContract


class StoreContract(CommitContract, ReadContract, ImageContract):
    """Hold an adapter to everything a store promises; it says only how to `run`."""
