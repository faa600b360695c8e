"""Each test gets a host of its own, on the in-memory store and the trio clock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.unit.host.hosts import Gate, Running, running


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Running]:
    """Give a running host with the default settings."""
    async with running(tmp_path) as host:
        yield host


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Give a gate before the store's commits; it stands open."""
    return Gate(monkeypatch)
