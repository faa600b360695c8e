"""The one contract of `Store`: every adapter's test class inherits it."""

from __future__ import annotations

from tests.contract.changes import ChangeContract
from tests.contract.clocks import ClockContract
from tests.contract.commits import CommitContract
from tests.contract.erasures import ErasureContract
from tests.contract.images import ImageContract
from tests.contract.lifetimes import LifetimeContract
from tests.contract.reads import ReadContract
from tests.contract.recalls import RecallContract


class StoreContract(
    CommitContract,
    ReadContract,
    ChangeContract,
    ErasureContract,
    ClockContract,
    ImageContract,
    RecallContract,
    LifetimeContract,
):
    """Hold an adapter to everything a store promises; it says only how to `run`."""
