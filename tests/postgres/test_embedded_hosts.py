"""Several host processes on one directory, killed and closed in every order."""

from __future__ import annotations

import os
import signal
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import anyio
import asyncpg
import pytest

from mnemic.stores.embedded import find_binaries
from tests.support.clusters import made, scratch
from tests.support.hosts import (
    Host,
    as_ordinary_user,
    as_root_without_namespaces,
    hosts,
    processes_in,
    wait_until,
)

__all__ = ["made", "scratch"]
pytestmark = pytest.mark.postgres

HOSTS = 5
root_only = pytest.mark.skipif(os.geteuid() != 0, reason="only root needs this way")
NOBODY_UID = 65_534


@pytest.fixture
def start() -> Iterator[Callable[..., Host]]:
    """Start host processes that are gone after the test."""
    with hosts() as starter:
        yield starter


def run_on(dsn: str, *statements: str) -> object:
    """Run statements on a fresh connection and return the last one's value."""

    async def main() -> object:
        connection = await asyncpg.connect(dsn)
        try:
            value = None
            for statement in statements:
                value = await connection.fetchval(statement)
            return value
        finally:
            await connection.close()

    return anyio.run(main, backend="asyncio")


def gone(cluster: Path) -> bool:
    return processes_in(cluster) == set()


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
def test_the_server_dies_with_its_killed_host(
    made: Path, start: Callable[..., Host], backend: str
) -> None:
    """kill -9 of the only host leaves no process, and no committed row is lost."""
    host = start(made, backend=backend)
    state = host.hear()
    run_on(state["dsn"], "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7)")
    assert state["pid"] in processes_in(made / "pg")
    host.kill()
    wait_until(lambda: gone(made / "pg"))
    second = start(made, backend=backend)
    assert run_on(second.hear()["dsn"], "SELECT n FROM kept") == 7
    assert second.close() == 0
    assert gone(made / "pg")


def test_killing_host_and_server_together_costs_only_a_recovery(
    made: Path, start: Callable[..., Host]
) -> None:
    """Both killed at once, the next host recovers everything committed."""
    host = start(made)
    state = host.hear()
    run_on(state["dsn"], "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7)")
    os.kill(host.pid, signal.SIGSTOP)
    os.kill(state["pid"], signal.SIGKILL)
    host.kill()
    second = start(made)
    assert run_on(second.hear()["dsn"], "SELECT n FROM kept") == 7
    assert "not properly shut down" in (made / "postgres.log").read_text()


@pytest.mark.parametrize("prepared", [False, True])
def test_of_many_hosts_that_start_at_once_one_starts_the_server(
    scratch: Path, start: Callable[..., Host], prepared: bool
) -> None:
    """A race, on a new directory or on an old one, ends with one owner and one server."""
    data = scratch / "data"
    if prepared:
        first = start(data)
        first.hear()
        first.close()
    racers = [start(data) for _ in range(HOSTS)]
    states = [racer.hear() for racer in racers]
    assert [state["owner"] for state in states].count(True) == 1
    assert {state["dsn"] for state in states} == {states[0]["dsn"]}
    assert len({run_on(state["dsn"], "SELECT pg_postmaster_start_time()") for state in states}) == 1
    log = (data / "postgres.log").read_text()
    assert log.count("ready to accept connections") == 1 + prepared


def test_when_the_owner_is_killed_one_of_the_others_takes_over(
    made: Path, start: Callable[..., Host]
) -> None:
    """All others ask at once; one becomes the owner, all reach the same data."""
    owner = start(made)
    dsn = owner.hear()["dsn"]
    run_on(dsn, "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7)")
    others = [start(made) for _ in range(HOSTS)]
    assert [other.hear()["owner"] for other in others] == [False] * HOSTS
    owner.kill()
    wait_until(lambda: gone(made / "pg"))
    for other in others:
        other.tell("ensure")
    states = [other.hear() for other in others]
    assert [state["owner"] for state in states].count(True) == 1
    assert all(state["waited"] or not state["owner"] for state in states)
    assert {state["dsn"] for state in states} == {dsn}
    assert run_on(dsn, "SELECT n FROM kept") == 7
    assert (made / "postgres.log").read_text().count("ready to accept connections") == 2


def test_owners_may_be_killed_one_after_another(made: Path, start: Callable[..., Host]) -> None:
    """Whoever owns the server is killed until one host is left, which still serves."""
    living = [start(made) for _ in range(HOSTS)]
    for host in living:
        host.hear()
    while len(living) > 1:
        for host in living:
            host.tell("ensure")
        owners = [host for host in living if host.hear()["owner"]]
        assert len(owners) == 1
        owners[0].kill()
        living.remove(owners[0])
        # No waiting for the old server's end here: the hosts meet it while it stops.
    assert run_on(living[0].ask("ensure")["dsn"], "SELECT 1") == 1


def test_a_clean_leave_of_the_owner_costs_the_others_a_restart(
    made: Path, start: Callable[..., Host]
) -> None:
    """The owner closes; the attached host asks once and goes on at the same address."""
    owner = start(made)
    owner.hear()
    other = start(made)
    dsn = other.hear()["dsn"]
    run_on(dsn, "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7)")
    assert owner.close() == 0
    state = other.ask("ensure")
    assert state["owner"]
    assert state["dsn"] == dsn
    assert run_on(dsn, "SELECT n FROM kept") == 7


def test_a_leave_of_an_attached_host_is_noticed_by_nobody(
    made: Path, start: Callable[..., Host]
) -> None:
    """Closed or killed, a host that does not own the server leaves it running."""
    owner = start(made)
    pid = owner.hear()["pid"]
    closing, killed = start(made), start(made)
    closing.hear()
    killed.hear()
    assert closing.close() == 0
    killed.kill()
    state = owner.ask("ensure")
    assert not state["waited"]
    assert state["pid"] == pid


def test_a_host_killed_while_it_makes_the_cluster_blocks_nobody(
    scratch: Path, start: Callable[..., Host]
) -> None:
    """The half-made cluster never becomes one, and its makers die with their host."""
    data = scratch / "data"
    host = start(data)
    wait_until((data / "pg.new" / "base").exists)
    host.kill()
    assert not (data / "pg").exists()
    second = start(data)
    assert second.hear()["owner"]
    assert not (data / "pg.new").exists()


@pytest.mark.parametrize("uid", [None, NOBODY_UID])
def test_an_ordinary_user_with_or_without_a_name_runs_a_server(
    scratch: Path, start: Callable[..., Host], uid: int | None
) -> None:
    """No privilege is needed, nor an entry in the user database."""
    data = scratch / "data"
    prefix = as_ordinary_user() if uid is None else as_ordinary_user(uid)
    host = start(data, prefix=prefix)
    state = host.hear()
    assert run_on(state["dsn"], "SELECT 1") == 1
    host.kill()
    wait_until(lambda: gone(data / "pg"))
    second = start(data, prefix=prefix)
    assert second.hear()["owner"]
    assert second.close() == 0


def _open_to_all(path: Path) -> bool:
    return all(each.stat().st_mode & stat.S_IXOTH for each in (path, *path.parents))


@root_only
def test_root_without_namespaces_gives_the_server_to_another_user(
    scratch: Path, start: Callable[..., Host]
) -> None:
    """The directory goes to that user, the server runs as it, and still dies with root."""
    if not _open_to_all(find_binaries(None, {})):
        pytest.skip("the binaries lie where no other user may go")
    scratch.chmod(0o711)  # other users may pass through, as they may through /srv or /app
    data = scratch / "data"
    host = start(data, prefix=as_root_without_namespaces())
    state = host.hear()
    assert "dsn" in state, state
    assert data.stat().st_uid != 0
    assert Path(f"/proc/{state['pid']}").stat().st_uid == data.stat().st_uid
    run_on(state["dsn"], "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7)")
    host.kill()
    wait_until(lambda: gone(data / "pg"))
    # The same directory again, by a root that may do everything: it stays that user's.
    second = start(data)
    state = second.hear()
    assert Path(f"/proc/{state['pid']}").stat().st_uid == data.stat().st_uid
    assert run_on(state["dsn"], "SELECT n FROM kept") == 7
    assert second.close() == 0


@root_only
def test_root_serves_a_users_directory_as_that_user(
    scratch: Path, start: Callable[..., Host]
) -> None:
    """What root makes in another user's directory belongs to that user."""
    if not _open_to_all(find_binaries(None, {})):
        pytest.skip("the binaries lie where no other user may go")
    scratch.chmod(0o711)  # other users may pass through, as they may through /srv or /app
    data = scratch / "data"
    data.mkdir()
    os.chown(data, NOBODY_UID, NOBODY_UID)
    host = start(data)
    state = host.hear()
    assert run_on(state["dsn"], "SELECT 1") == 1
    assert Path(f"/proc/{state['pid']}").stat().st_uid == NOBODY_UID
    assert {each.stat().st_uid for each in data.iterdir()} == {NOBODY_UID}
    assert host.close() == 0
