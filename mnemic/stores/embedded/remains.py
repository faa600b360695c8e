"""Know which processes work in a cluster, and end those that a dead host left behind."""

from __future__ import annotations

import contextlib
import os
import signal
from pathlib import Path

from mnemic.stores.embedded.directory import STATE_STOPPING, DataDirectory, recorded_state

_PROCESSES = Path("/proc")
# How every process of a server but its first one titles itself.
_CHILD_TITLE = b"postgres: "


def is_alive(pid: int) -> bool:
    """Say whether a process of that number exists, whoever owns it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def works_in(pid: int, path: Path) -> bool:
    """Say whether `path` is the working directory of process `pid`, as it is a server's.

    Where the system does not tell (it is not Linux) the answer is the careful one, True.
    """
    if not (_PROCESSES / "self").exists():
        return True
    try:
        return os.path.samestat(os.stat(_PROCESSES / str(pid) / "cwd"), path.stat())
    except (FileNotFoundError, PermissionError, ProcessLookupError):
        # Gone, or another user's, who cannot have opened a directory with mode 0700.
        return False


def end_remains(directory: DataDirectory, waited_s: float, *, stop_grace_s: float) -> None:
    """End what keeps the lock of a directory whose server does not answer.

    Two things can: backends in a long computation, which do not notice that their
    postmaster was killed; and a server that its dead host told to stop and that did not
    within `stop_grace_s`. Both get SIGQUIT, which loses nothing committed. A server
    that is starting or recovering is left alone.
    """
    if not directory.cluster.exists() or not (_PROCESSES / "self").exists():
        return
    children, postmasters = _processes_in(directory.cluster)
    if not postmasters:
        ended = children
    elif waited_s >= stop_grace_s and recorded_state(directory) == STATE_STOPPING:
        ended = postmasters
    else:
        ended = []
    for pid in ended:
        with contextlib.suppress(ProcessLookupError):  # it ended by itself meanwhile
            os.kill(pid, signal.SIGQUIT)


def _processes_in(cluster: Path) -> tuple[list[int], list[int]]:
    """Return the server's child processes and its postmaster, seen from this host."""
    children: list[int] = []
    postmasters: list[int] = []
    for name in os.listdir(_PROCESSES):
        if name.isdigit() and works_in(int(name), cluster):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                title = (_PROCESSES / name / "cmdline").read_bytes()
                (children if title.startswith(_CHILD_TITLE) else postmasters).append(int(name))
    return children, postmasters
