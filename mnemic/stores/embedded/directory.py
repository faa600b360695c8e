"""Keep a data directory: what lies where in it, whose it is, and who may start its server.

DIR/              mode 0700, owned by the user whose server it is
  mnemic.lock     held (flock) by whoever prepares the server and by every process of it
  password        the server's password, for the user `mnemic`
  pg/             PostgreSQL's own data directory
  pg.new/         one that is being made; renamed to pg/ when it is complete
  run/            the server's socket, mode 0700
  postgres.log    start, stop and crash lines of the server; never text of a user
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from mnemic.errors import InvalidAddress, ServerUnavailable

PORT = 5432
SOCKET_NAME = f".s.PGSQL.{PORT}"
SOCKET_PATH_BYTES_MAX = 107  # sun_path holds 108 bytes, the last of them a NUL
DIRECTORY_BYTES_MAX = 900  # PostgreSQL holds a path in 1024 bytes, file names included
LOG_BYTES_MAX = 1_000_000

# What a server says of itself in postmaster.pid, on this line counted from 0.
STATE_READY = "ready"
STATE_STOPPING = "stopping"
_STATE_LINE = 7

# Commas part hosts in a DSN and directories in PostgreSQL's settings; keep clear of all such.
_PLAIN_PATH = re.compile(r"[A-Za-z0-9/._-]+")
# A fresh file system comes with it.
_IGNORED_ENTRIES = frozenset({"lost+found"})
# What another address mends; every other error of the system is the disk's.
_ADDRESS_ERRORS = frozenset(
    {
        errno.EACCES,
        errno.EEXIST,
        errno.ELOOP,
        errno.ENAMETOOLONG,
        errno.ENOTDIR,
        errno.EPERM,
        errno.EROFS,
    }
)


class DataDirectory(msgspec.Struct, frozen=True):
    """Name the places in a data directory and the user whose directory it is."""

    path: Path
    uid: int
    gid: int

    @property
    def lock(self) -> Path:
        """Return the lock file, which also marks the directory as ours."""
        return self.path / "mnemic.lock"

    @property
    def password(self) -> Path:
        """Return the file that holds the server's password."""
        return self.path / "password"

    @property
    def cluster(self) -> Path:
        """Return PostgreSQL's own data directory."""
        return self.path / "pg"

    @property
    def unfinished(self) -> Path:
        """Return the place where a new cluster is made."""
        return self.path / "pg.new"

    @property
    def run(self) -> Path:
        """Return the directory of the server's socket."""
        return self.path / "run"

    @property
    def log(self) -> Path:
        """Return the server's log file."""
        return self.path / "postgres.log"


def open_directory(path: Path) -> DataDirectory:
    """Make or check a data directory and return it, without starting anything.

    Raises `InvalidAddress` when it cannot be one: not a directory, not writable, another
    user's, too long a path, or full of files that are not ours.
    """
    path = Path(os.path.realpath(path))
    if len(os.fsencode(path)) > DIRECTORY_BYTES_MAX:
        raise InvalidAddress(
            f"the data directory's path is longer than {DIRECTORY_BYTES_MAX} bytes "
            f"({str(path)[:60]}...); choose a shorter one"
        )
    with disk_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):
            path.mkdir(mode=0o700)
        if not path.is_dir():
            raise InvalidAddress(f"{path} is not a directory; name one for the data")
        _check_owner(path)
        entries = set(os.listdir(path)) - _IGNORED_ENTRIES
        if entries and "mnemic.lock" not in entries:
            raise InvalidAddress(
                f"{path} holds files that are not mnemic's; name an empty or a new directory"
            )
        status = path.stat()
        if status.st_mode & 0o700 != 0o700:
            raise InvalidAddress(f"{path} is not writable for its owner; mend its permissions")
        if status.st_mode & 0o077:
            path.chmod(0o700)
        directory = DataDirectory(path=path, uid=status.st_uid, gid=status.st_gid)
        # The first file in it: whoever comes next sees an empty directory or one of ours.
        os.close(_open_lock(directory))
    return directory


def _check_owner(path: Path) -> None:
    owner = path.stat().st_uid
    if os.geteuid() not in (0, owner):
        raise InvalidAddress(
            f"{path} belongs to another user (uid {owner}); run as that user, or name another "
            "directory"
        )


@contextlib.contextmanager
def disk_errors(path: Path) -> Iterator[None]:
    """Turn an `OSError` into one sentence about the data directory `path`."""
    try:
        yield
    except OSError as error:
        if error.errno in _ADDRESS_ERRORS:
            raise InvalidAddress(
                f"{path} cannot hold the data, it is not writable for this user or not a directory "
                f"({error.strerror}: {error.filename}); name another directory, or mend this one"
            ) from error
        raise ServerUnavailable(
            f"the data directory {path} cannot be used ({error.strerror}); mend the disk or name "
            "another directory"
        ) from error


def _open_lock(directory: DataDirectory) -> int:
    return open_file(directory, directory.lock, os.O_RDWR)


def open_file(directory: DataDirectory, path: Path, flags: int) -> int:
    """Open or make a file of the directory, mode 0600, and return its descriptor.

    A link is refused: a root host must not write through one that a user laid out.
    """
    descriptor = os.open(path, flags | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    adopt(directory, path)
    return descriptor


def adopt(directory: DataDirectory, path: Path) -> None:
    """Give what a root host made in another user's directory to that user."""
    if os.geteuid() == 0:
        os.chown(path, directory.uid, directory.gid, follow_symlinks=False)


def give_away(directory: DataDirectory, uid: int, gid: int) -> DataDirectory:
    """Make `uid` the owner of the directory and of all that is in it."""
    for root, _, files in os.walk(directory.path):
        for each in (root, *(os.path.join(root, name) for name in files)):
            os.chown(each, uid, gid, follow_symlinks=False)
    return msgspec.structs.replace(directory, uid=uid, gid=gid)


def try_lock(directory: DataDirectory) -> int | None:
    """Return a descriptor that holds the directory's lock, or None while another has it.

    Children inherit the descriptor, the server and each of its processes among them, so
    the lock is free only when none of them lives any more, whatever killed their host.
    """
    descriptor = _open_lock(directory)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def recorded_state(directory: DataDirectory) -> str | None:
    """Return what the last server said of its state; it may have been killed since."""
    pid_file = directory.cluster / "postmaster.pid"
    try:
        lines = pid_file.read_text(encoding="utf-8", errors="replace").splitlines()
    except FileNotFoundError:
        return None
    return lines[_STATE_LINE].strip() if len(lines) > _STATE_LINE else None


def sync_directory(path: Path) -> None:
    """Make the names in a directory durable."""
    descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def open_log(directory: DataDirectory) -> int:
    """Return a descriptor that appends to the log, after setting a full log aside."""
    if directory.log.exists() and directory.log.stat().st_size > LOG_BYTES_MAX:
        directory.log.replace(directory.log.with_suffix(".log.1"))
    return open_file(directory, directory.log, os.O_WRONLY | os.O_APPEND)


def clear_sockets(directory: DataDirectory) -> None:
    """Leave an empty socket directory; the caller holds the lock, so no server uses it."""
    directory.run.mkdir(mode=0o700, exist_ok=True)
    if directory.run.is_symlink():
        raise InvalidAddress(f"{directory.run} is a link; remove it, it is made anew")
    directory.run.chmod(0o700)
    for each in directory.run.glob(SOCKET_NAME + "*"):
        each.unlink()
    adopt(directory, directory.run)


def short_path(
    directory: DataDirectory, environment: Mapping[str, str]
) -> tuple[Path, Path | None]:
    """Return a path to `run` that fits a socket address, and what to remove afterwards.

    The socket always lies in `DIR/run`, where every host of the directory looks for it. A
    path that is too long, or that a DSN cannot spell, is reached through a symbolic link
    in a directory of this host's own, mode 0700.
    """
    if _fits(directory.run):
        return directory.run, None
    for root in _scratch_roots(environment):
        alias = root / "mnemic-12345678" / "run"
        if root.is_dir() and os.access(root, os.W_OK | os.X_OK) and _fits(alias):
            made = Path(tempfile.mkdtemp(prefix="mnemic-", dir=root))
            restore_short_path(directory, made)
            return made / "run", made
    raise InvalidAddress(
        f"the path of {directory.path} is too long for a Unix socket and no temporary directory "
        "is usable for a shorter one; name a data directory with a shorter path"
    )


def restore_short_path(directory: DataDirectory, made: Path | None) -> None:
    """Make again what a cleaner of temporary files took from a host that runs for long."""
    if made is None or (made / "run").is_symlink():
        return
    with contextlib.suppress(FileExistsError):
        made.mkdir(mode=0o700)
    if made.lstat().st_uid not in (os.geteuid(), directory.uid):
        raise ServerUnavailable(
            f"{made}, this host's way to its server, now belongs to another user; start the "
            "host again"
        )
    (made / "run").symlink_to(directory.run)
    adopt(directory, made)


def remove_short_path(made: Path | None) -> None:
    """Remove what `short_path` made; a cleaner of temporary files may have been faster."""
    if made is not None and made.exists():
        shutil.rmtree(made)


def _fits(run: Path) -> bool:
    length = len(os.fsencode(run / SOCKET_NAME))
    return length <= SOCKET_PATH_BYTES_MAX and _PLAIN_PATH.fullmatch(str(run)) is not None


def _scratch_roots(environment: Mapping[str, str]) -> list[Path]:
    """List temporary directories, the most private first."""
    names = [environment.get("TMPDIR"), "/tmp"]  # noqa: S108  (a 0700 directory is made in it)
    if os.geteuid() != 0:
        # Root's own is closed to the user that a root host may run the server as.
        names.insert(0, environment.get("XDG_RUNTIME_DIR"))
    return [Path(name) for name in names if name and os.path.isabs(name)]
