"""One small file that only its owner reads, replaced as a whole and by one at a time."""

from __future__ import annotations

import fcntl
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from mnemic.errors import InvalidAddress, InvalidFile

MODE = 0o600
FILE_BYTES_MAX = 16_777_216


def stamp_of(path: Path) -> tuple[int, ...]:
    """Tell one content of a file from the next; empty when there is no file."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise _unreadable(path, error) from None
    return (status.st_ino, status.st_dev, status.st_mtime_ns, status.st_ctime_ns, status.st_size)


def read_bytes(path: Path) -> bytes | None:
    """Read a file that no other user may read or write; None when there is none.

    Raises `InvalidFile`, also for one that is open to others: it may have been changed.
    """
    try:
        with path.open("rb") as file:
            status = os.fstat(file.fileno())
            if status.st_mode & 0o077:
                raise InvalidFile(
                    str(path), 1, "file", f"other users may read it; run chmod 600 {path}"
                )
            read = file.read(FILE_BYTES_MAX + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _unreadable(path, error) from None
    if len(read) > FILE_BYTES_MAX:
        raise InvalidFile(str(path), 1, "file", f"it is longer than {FILE_BYTES_MAX} bytes")
    return read


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let one process at a time change the file; the directory is made when it is not there."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock")
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, MODE)
    except OSError as error:
        raise InvalidAddress(
            f"{path} cannot be written ({error.strerror}); name another file with --tokens"
        ) from None
    try:
        _adopt(lock)
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def replace(path: Path, content: bytes) -> None:
    """Put a new content in the file's place, durably; a reader sees the old or the new."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, MODE)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            _adopt(beside)
            beside.replace(path)
        except BaseException:
            with suppress(FileNotFoundError):
                beside.unlink()
            raise
        directory = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)
    except OSError as error:
        raise InvalidAddress(f"{path} cannot be written ({error.strerror})") from None


def _adopt(path: Path) -> None:
    """Give what root made in another user's directory to that user."""
    if os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


def _unreadable(path: Path, error: OSError) -> InvalidFile:
    return InvalidFile(str(path), 1, "file", f"it cannot be read ({error.strerror})")
