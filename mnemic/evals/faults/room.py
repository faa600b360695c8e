"""A small file system that can run full."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class NoRoom(RuntimeError):
    """Report that this user may not mount a file system of its own."""


@contextmanager
def small_room(directory: Path, size_bytes: int) -> Iterator[Path]:
    """Mount a file system of that size on a directory; raises `NoRoom` where that is refused."""
    directory.mkdir()
    mounted = subprocess.run(
        [
            "/bin/mount",
            "-t",
            "tmpfs",
            "-o",
            f"size={size_bytes},mode=0777",
            "tmpfs",
            str(directory),
        ],
        capture_output=True,
        check=False,
    )
    if mounted.returncode != 0:
        raise NoRoom("mounting a small file system is not allowed here; run this as root")
    try:
        yield directory
    finally:
        subprocess.run(["/bin/umount", "-l", str(directory)], capture_output=True, check=True)


__all__ = ["NoRoom", "small_room"]
