"""Give tests data directories that cost little and are gone afterwards."""

from __future__ import annotations

import atexit
import functools
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest

from mnemic.stores.embedded import embedded_server
from tests.support.hosts import processes_in, wait_until

MEMORY_BYTES_MIN = 4_000_000_000


def fast_root() -> str:
    """Return where the data of tests goes: memory if there is plenty of it, else the disk.

    The server syncs as ever; only the device is quicker. No test here pulls the plug.
    """
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free >= MEMORY_BYTES_MIN
    return str(memory) if roomy else tempfile.gettempdir()


@pytest.fixture
def scratch() -> Iterator[Path]:
    """Give an empty directory, removed with its data when the servers in it have ended.

    pytest's own `tmp_path` is kept for three runs, and a data directory takes 40 MB.
    """
    # Of its own mode 0700, so that nothing of a test depends on the parent's.
    path = Path(os.path.realpath(tempfile.mkdtemp(prefix="mnemic-test-", dir=fast_root())))
    yield path
    for cluster in path.glob("**/pg"):
        wait_until(functools.partial(_is_idle, cluster))
    for each in path.glob("**/"):
        each.chmod(0o700)
    shutil.rmtree(path)


@pytest.fixture
def made(scratch: Path) -> Path:
    """Give a data directory with a complete cluster in it and no server on it."""
    directory = Path(shutil.copytree(_original(), scratch / "data"))
    (directory / "postgres.log").unlink()
    return directory


@functools.cache
def _original() -> Path:
    """Make one cluster per test process; a copy of it takes a tenth of the time."""
    parent = tempfile.mkdtemp(prefix="mnemic-test-", dir=fast_root())
    atexit.register(shutil.rmtree, parent)

    async def make() -> None:
        async with embedded_server(Path(parent) / "data"):
            pass

    anyio.run(make, backend="asyncio")
    return Path(parent) / "data"


def _is_idle(cluster: Path) -> bool:
    return processes_in(cluster) == set()
