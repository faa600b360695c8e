"""Become the right user, tie the process to its host, then become PostgreSQL.

Run as a script, never imported by the host:

    launcher.py PARENT SIGNAL IDENTITY DIRECTORY PROGRAM [ARGUMENT ...]

It is a program of its own because each of its steps needs a process with a single
thread and fresh credentials: a user namespace cannot be entered by a threaded host,
`preexec_fn` may deadlock in one, and the parent-death signal is cleared by every
change of credentials and so must be asked for last. `execv` at the end makes the
server a direct child of the host.

`IDENTITY` is `same`, `namespace:UID` (a new user namespace in which the caller is
`UID`, files keep their owner) or `user:UID:GID` (give up root for good). A step that
fails ends the process with one of the exit statuses below and one sentence on stderr.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from typing import NoReturn

EXIT_NO_NAMESPACE = 91
EXIT_NO_USER = 92
EXIT_UNREACHABLE = 93
EXIT_NOT_RUNNABLE = 94
EXIT_ORPHANED = 95

CLONE_NEWUSER = 0x10000000
PR_SET_PDEATHSIG = 1


def end(status: int, problem: str) -> NoReturn:
    """Leave with `status` and say why."""
    sys.stderr.write(problem + "\n")
    sys.stderr.flush()
    os._exit(status)


def call(name: str, *arguments: int) -> None:
    """Call a function of the C library, raising `OSError` when it fails."""
    library = ctypes.CDLL(None, use_errno=True)
    if getattr(library, name)(*arguments) != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


def enter_namespace(uid: int) -> None:
    """Enter a user namespace in which the caller's user is `uid`.

    PostgreSQL refuses to run as uid 0 and sees `uid` instead; outside, its files and
    its process still belong to the caller, without any privilege over other users.
    """
    outer_uid, outer_gid = os.geteuid(), os.getegid()
    call("unshare", CLONE_NEWUSER)
    for name, content in (
        ("setgroups", "deny"),  # the kernel wants it before an unprivileged gid_map
        ("uid_map", f"{uid} {outer_uid} 1"),
        ("gid_map", f"{uid} {outer_gid} 1"),
    ):
        with open(f"/proc/self/{name}", "w", encoding="ascii") as file:
            file.write(content)


def become(identity: str) -> None:
    """Take on `identity`, or end the process."""
    kind, *ids = identity.split(":")
    if kind == "namespace":
        try:
            enter_namespace(int(ids[0]))
        except (OSError, AttributeError) as error:
            end(EXIT_NO_NAMESPACE, f"user namespace refused: {error}")
    elif kind == "user":
        uid, gid = int(ids[0]), int(ids[1])
        try:
            os.setgroups([])
            os.setresgid(gid, gid, gid)
            os.setresuid(uid, uid, uid)
        except (OSError, AttributeError) as error:
            end(EXIT_NO_USER, f"cannot become user {uid}: {error}")


def die_with(parent: int, number: int) -> None:
    """Ask the kernel for signal `number` when the host's spawning thread ends.

    Other systems than Linux have no such request; there a server outlives a killed
    host and the next host on the directory uses it.
    """
    # The host's handlers are not ours: a signal before PostgreSQL installs its own ends us.
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGQUIT, signal.SIGPIPE):
        signal.signal(each, signal.SIG_DFL)
    if sys.platform == "linux":
        call("prctl", PR_SET_PDEATHSIG, number, 0, 0, 0)
    # The host may have died before the request was made: then nobody would ever stop us.
    if os.getppid() != parent:
        end(EXIT_ORPHANED, "the host is gone")


def main(arguments: list[str]) -> NoReturn:
    """Do the steps in the only order that works."""
    parent, number, identity, directory, program = arguments[:5]
    os.umask(0o077)
    become(identity)
    die_with(int(parent), int(number))
    try:
        os.chdir(directory)
    except OSError as error:
        end(EXIT_UNREACHABLE, f"cannot enter {directory}: {error.strerror}")
    try:
        os.execv(program, [program, *arguments[5:]])  # noqa: S606  (a shell would be in the way)
    except OSError as error:
        end(EXIT_NOT_RUNNABLE, f"cannot run {program}: {error.strerror}")


if __name__ == "__main__":
    main(sys.argv[1:])
