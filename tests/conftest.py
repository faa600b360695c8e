"""Keep gate names honest: a test may bear only names that the registry holds."""

from __future__ import annotations

import pytest

from tests.gates.registry import GATES


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a misspelled gate name at collection."""
    for item in items:
        for marker in item.iter_markers("gate"):
            for name in marker.args:
                if name not in GATES:
                    raise pytest.UsageError(f"{item.nodeid} bears an unknown gate: {name}")
