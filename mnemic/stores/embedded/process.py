"""Run PostgreSQL's programs as children that cannot outlive this host."""

from __future__ import annotations

import contextlib
import os
import pwd
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from mnemic.errors import ServerUnavailable
from mnemic.stores.embedded import launcher

# Users that PostgreSQL may run as when the host is root and user namespaces are
# refused. `initdb` insists on a user with a name, so an unused number will not do.
FALLBACK_USERS = ("postgres", "nobody")
STEP_DEADLINE_S = 120.0
OUTPUT_BYTES_MAX = 4_000

SAME = "same"

# Every PG* variable of the host would change what the server does, so none is passed on.
CHILD_ENVIRONMENT = {"LC_ALL": "C", "PATH": os.defpath, "TZ": "UTC"}


class Finished(msgspec.Struct, frozen=True):
    """Hold what a program left: its exit status and the end of its output."""

    status: int
    output: str


def namespace_identity() -> str | None:
    """Name a user namespace in which this process has a user that is named and not root."""
    entry = _fallback_user()
    return f"namespace:{entry.pw_uid}" if entry else None


def fallback_identity() -> str | None:
    """Name the user that a root host runs the server as without a namespace."""
    entry = _fallback_user()
    return user_identity(entry.pw_uid, entry.pw_gid) if entry else None


def user_identity(uid: int, gid: int) -> str:
    """Name a user and a group that a root host gives its server away to."""
    return f"user:{uid}:{gid}"


def identity_owner(identity: str) -> tuple[int, int]:
    """Return the uid and gid, as this host sees them, that own what `identity` writes."""
    kind, *ids = identity.split(":")
    return (int(ids[0]), int(ids[1])) if kind == "user" else (os.geteuid(), os.getegid())


def has_name() -> bool:
    """Say whether this process's user has an entry in the user database."""
    try:
        pwd.getpwuid(os.geteuid())
    except KeyError:
        return False
    return True


def _fallback_user() -> pwd.struct_passwd | None:
    for name in FALLBACK_USERS:
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        if entry.pw_uid != 0:
            return entry
    return None


def _command(identity: str, number: int, directory: Path, program: Path) -> list[str]:
    if not sys.executable:
        raise ServerUnavailable(
            "the embedded PostgreSQL needs a Python interpreter to start its child with, and "
            "this process does not know its own: use a postgresql:// address instead"
        )
    # -I -S: nothing of the user's environment or site can run in the launcher.
    head = [sys.executable, "-I", "-S", launcher.__file__]
    return [*head, str(os.getpid()), str(number), identity, str(directory), str(program)]


def run_program(
    program: Path,
    arguments: Sequence[str],
    *,
    identity: str,
    directory: Path,
    lock_fd: int,
    text: str = "",
) -> Finished:
    """Run `program` to its end with `text` as its input; blocking, so call it in a thread.

    The child holds the directory's lock as long as it or a child of its own lives, and
    dies with the calling thread. Raises `ServerUnavailable` after `STEP_DEADLINE_S`.
    """
    with (
        _spawn_errors(),
        subprocess.Popen(  # noqa: S603  (our own programs, no shell)
            [*_command(identity, signal.SIGKILL, directory, program), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=CHILD_ENVIRONMENT,
            pass_fds=(lock_fd,),
            start_new_session=True,
            text=True,
            errors="replace",
        ) as child,
    ):
        try:
            output, _ = child.communicate(text, timeout=STEP_DEADLINE_S)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            raise ServerUnavailable(
                f"{program.name} did not end within {STEP_DEADLINE_S:g} s; "
                "look for a full or a very slow disk and try again"
            ) from None
    return Finished(status=child.returncode, output=output[-OUTPUT_BYTES_MAX:].strip())


@contextlib.contextmanager
def _spawn_errors() -> Iterator[None]:
    """Turn the system's refusal to start a process into one sentence."""
    try:
        yield
    except OSError as error:
        raise ServerUnavailable(
            f"the system does not let the embedded PostgreSQL start a process ({error.strerror}); "
            "free memory or raise the limit of processes, then try again"
        ) from error


class ServerProcess:
    """Hold one `postgres` child and the thread that spawned it.

    The kernel sends the parent-death signal when the spawning *thread* ends, so the
    child gets a thread that lives exactly as long as it does and reaps it. That thread
    dies with this process, however this process dies, and takes the server along.
    """

    def __init__(
        self,
        program: Path,
        arguments: Sequence[str],
        *,
        identity: str,
        directory: Path,
        lock_fd: int,
        log_fd: int,
    ) -> None:
        self._command = [*_command(identity, signal.SIGINT, directory, program), *arguments]
        self._lock_fd = lock_fd
        self._log_fd = log_fd
        self._spawned = threading.Event()
        self._ended = threading.Event()
        self._child: subprocess.Popen[bytes] | None = None
        self._failure: OSError | None = None
        threading.Thread(target=self._keep, name="mnemic-postgres-keeper", daemon=True).start()
        self._spawned.wait()
        self._refuse_unspawned()

    def _refuse_unspawned(self) -> None:
        if self._failure is not None:
            with _spawn_errors():
                raise self._failure

    def _keep(self) -> None:
        try:
            self._child = subprocess.Popen(  # noqa: S603  (our own programs, no shell)
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=self._log_fd,
                stderr=self._log_fd,
                env=CHILD_ENVIRONMENT,
                pass_fds=(self._lock_fd,),
                # A Ctrl-C at the terminal is the host's to handle, not the server's.
                start_new_session=True,
            )
        except OSError as failure:
            self._failure = failure
            self._ended.set()
            return
        finally:
            self._spawned.set()
        self._child.wait()
        self._ended.set()

    @property
    def pid(self) -> int:
        """Return the server's process id."""
        assert self._child is not None
        return self._child.pid

    @property
    def ended(self) -> bool:
        """Say whether the server has ended."""
        return self._ended.is_set()

    @property
    def status(self) -> int | None:
        """Return the exit status (negative: the signal), or None while it runs."""
        assert self._child is not None
        return self._child.returncode if self.ended else None

    def send(self, number: int) -> None:
        """Send signal `number` unless the server has ended."""
        if not self.ended:
            assert self._child is not None
            self._child.send_signal(number)

    def wait(self, deadline_s: float) -> bool:
        """Block up to `deadline_s` and say whether the server has ended."""
        return self._ended.wait(deadline_s)
