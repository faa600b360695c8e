"""Start, ask and kill host processes of an embedded server, from synchronous tests."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from mnemic.stores.embedded import launcher

REPOSITORY = Path(__file__).resolve().parents[2]
# Generous: evidence is missing after it, nothing is proven by it.
PATIENCE_S = 60.0
POLL_INTERVAL_S = 0.01
UNNAMED_UID = 61_000  # no account has it


def wait_until(condition: Callable[[], bool]) -> None:
    """Poll a real process's state until `condition` holds; fail after `PATIENCE_S`."""
    deadline = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < deadline, "the condition did not come true in time"
        time.sleep(POLL_INTERVAL_S)


def is_running(pid: int) -> bool:
    """Say whether a process runs; a zombie does not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in {"Z", "X"}


def processes_in(cluster: Path) -> set[int]:
    """Return the live processes whose working directory is `cluster`: a server's."""
    found = set()
    for each in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if each.name.isdigit() and (each / "cwd").samefile(cluster):
                found.add(int(each.name))
    return {pid for pid in found if is_running(pid)}


class Host:
    """Hold one host process."""

    def __init__(
        self,
        directory: Path,
        *,
        backend: str = "trio",
        prefix: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._process = subprocess.Popen(
            [*prefix, sys.executable, "-m", "tests.support.embedded_host", str(directory), backend],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=REPOSITORY,
            env={**os.environ, **(environment or {})},
        )

    @property
    def pid(self) -> int:
        """Return the host's process id."""
        return self._process.pid

    def hear(self) -> dict[str, Any]:
        """Return the next line the host says; its first one comes when it is open."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, f"the host ended with {self._process.wait()} and said nothing"
        answer: dict[str, Any] = json.loads(line)
        return answer

    def tell(self, command: str) -> None:
        """Send a command without waiting for the answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()

    def ask(self, command: str) -> dict[str, Any]:
        """Send a command and return the answer."""
        self.tell(command)
        return self.hear()

    def kill(self) -> None:
        """Kill the host the hard way."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def close(self) -> int:
        """Let the host leave and return its exit status."""
        if self._process.stdin is not None and not self._process.stdin.closed:
            self._process.stdin.close()
        status = self._process.wait(PATIENCE_S)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return status


@contextlib.contextmanager
def hosts() -> Iterator[Callable[..., Host]]:
    """Give a function that starts hosts; those still there at the end are killed."""
    started: list[Host] = []

    def start(directory: Path, **options: Any) -> Host:
        host = Host(directory, **options)
        started.append(host)
        return host

    try:
        yield start
    finally:
        for host in started:
            host.kill()
            host.close()


def as_ordinary_user(uid: int = UNNAMED_UID) -> list[str]:
    """Return the command prefix that makes a host an ordinary user's, if it is not one.

    Root becomes user `uid` in a user namespace, where it has no privilege and its files
    are its own; that needs no account and no interpreter that others may read.
    """
    if os.geteuid() != 0:
        return []
    head = [sys.executable, launcher.__file__, str(os.getpid()), str(int(signal.SIGKILL))]
    return [*head, f"namespace:{uid}", str(REPOSITORY)]


def as_root_without_namespaces() -> list[str]:
    """Return the command prefix of a root that may not make user namespaces.

    That is what root is in most containers. It takes a real root to make one.
    """
    return [sys.executable, "-m", "tests.support.no_namespaces"]
