"""One embedded store for all commands of a test process, and a tenant for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.e2e.command import Shell
from tests.support.postgres import (  # noqa: F401 - fixtures
    PostgresServer,
    database_dsn,
    postgres_server,
    running_server,
)

TENANT_LENGTH_MAX = 150


@pytest.fixture(scope="session")
def embedded_server() -> Iterator[PostgresServer]:
    """Give the server of one store, which this process keeps running.

    Commands attach to it, as they would beside a host; a test that wants a command to
    start the server itself names a directory of its own.
    """
    with (
        TemporaryDirectory(prefix="mnemic-e2e-") as directory,
        running_server(Path(directory) / "data") as server,
    ):
        yield server


@pytest.fixture(scope="session")
def embedded_store(embedded_server: PostgresServer) -> str:
    """Give the address of that store."""
    return f"embedded:{embedded_server.directory}"


@pytest.fixture
def shell(
    embedded_store: str,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Shell:
    """Give a shell whose tenant is named after the test."""
    name: str = request.node.name
    return Shell(embedded_store, name[:TENANT_LENGTH_MAX], monkeypatch=monkeypatch, capture=capsys)


@pytest.fixture
def own_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Shell:
    """Give a shell whose store is a directory that is not there yet."""
    store = f"embedded:{tmp_path / 'data'}"
    return Shell(store, "local", monkeypatch=monkeypatch, capture=capsys)
