"""`mnemic mcp` in processes of its own, driven by the SDK's client over stdio."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest
from mcp import Client, StdioServerParameters

import mnemic.client
from tests.e2e.command import COMMAND, PATIENCE_S, REPOSITORY, Shell
from tests.support.mcp_talk import Talk
from tests.support.socket_host import SocketHost, socket_host

pytestmark = pytest.mark.postgres

ENVIRONMENT = {"PYTHONPATH": str(REPOSITORY), "PYTHONWARNINGS": "error"}


@asynccontextmanager
async def program(store: str, principal: str) -> AsyncIterator[Talk]:
    """Start the command as an agent program does, and end it by closing its input."""
    arguments = [*COMMAND[1:], "mcp", "--principal", principal]
    arguments += ["--data", store.removeprefix("embedded:")]
    server = StdioServerParameters(command=COMMAND[0], args=arguments, env=ENVIRONMENT)
    async with Client(server, read_timeout_seconds=PATIENCE_S) as client:
        yield Talk(client)


@contextmanager
def started(*options: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start the command with pipes of the test's own; it is gone after the block."""
    with subprocess.Popen(
        [*COMMAND, "mcp", *options],
        env={**os.environ, **ENVIRONMENT},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_programs_on_one_directory_see_each_others_words(
    embedded_store: str, request: pytest.FixtureRequest
) -> None:
    """Two programs of one owner and one of another, interleaved, each in its own process."""
    tenant = request.node.name

    async def story() -> None:
        async with (
            program(embedded_store, f"{tenant}/ada") as one,
            program(embedded_store, f"{tenant}/ada") as two,
            program(embedded_store, f"{tenant}/bob") as other,
        ):
            said = [{"role": "user", "text": "I live in Seattle."}]
            _, observed = await one.did("observe", turns=said)
            assert (await two.did("list_beliefs"))[1]["beliefs"] == []
            session_id = observed["session_id"]
            _, closed = await one.did("close_session", session_id=session_id)
            (home,) = closed["formed"]
            _, recalled = await two.did("recall", question="Where do I live?")
            assert [b["statement"] for b in recalled["beliefs"]] == ["User lives in Seattle."]
            await two.did("correct", belief_id=home["id"], statement="I live in Portland.")
            _, recalled = await one.did("recall", question="Where do I live?")
            assert [b["statement"] for b in recalled["beliefs"]] == ["User lives in Portland."]
            await one.did("remember", statement="I work at Initech.")
            _, listed = await two.did("list_beliefs")
            assert len(listed["beliefs"]) == 2
            assert (await other.did("list_beliefs", include_closed=True))[1]["beliefs"] == []
            assert (await other.raw("history", belief_id=home["id"])).is_error
        async with program(embedded_store, f"{tenant}/ada") as again:
            assert (await again.did("list_beliefs"))[1] == listed

    anyio.run(story)


def test_a_program_may_stand_before_a_host(
    own_shell: Shell, request: pytest.FixtureRequest
) -> None:
    """The same tools over the client: the program needs a URL and a token, and no store."""
    tenant = request.node.name

    async def story(host: SocketHost) -> None:
        server = StdioServerParameters(
            command=COMMAND[0],
            args=[*COMMAND[1:], "mcp", "--url", host.url, "--principal", f"{tenant}/ada"],
            env={**ENVIRONMENT, "MNEMIC_TOKEN": host.token(tenant)},
        )
        async with Client(server, read_timeout_seconds=PATIENCE_S) as client:
            talk = Talk(client)
            said = [{"role": "user", "text": "I live in Seattle."}]
            _, observed = await talk.did("observe", turns=said)
            await talk.did("close_session", session_id=observed["session_id"])
        async with mnemic.client.open_memory(host.url, token=host.token(tenant)) as memory:
            (home,) = await memory.principal(tenant, "ada").beliefs()
            assert home.statement == "User lives in Seattle."

    with socket_host() as host:
        anyio.run(story, host)
        refused = own_shell.run("mcp", "--url", host.url)
        foreign = subprocess.run(
            [*COMMAND, "mcp", "--url", host.url, "--principal", f"{tenant}/ada"],
            env={**os.environ, **ENVIRONMENT, "MNEMIC_TOKEN": host.token(tenant, "bob")},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE_S,
        )
    assert (refused.status, refused.out) == (1, "")
    assert refused.err.startswith("mnemic: the host knows no token in MNEMIC_TOKEN")
    assert (foreign.returncode, foreign.stdout) == (1, "")
    assert foreign.stderr == "mnemic: this token is not for that principal; use one that is\n"


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, None])
def test_it_ends_cleanly_however_it_is_told_to(
    tmp_path: Path, ending: signal.Signals | None
) -> None:
    """Status 0, nothing left running, and nothing on standard output but the protocol."""
    data = tmp_path / "data"
    # One of the ends is tried with a server of its own to stop.
    store = f"embedded:{data}" if ending is signal.SIGTERM else "memory://"
    with started("--store", store) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n')
        process.stdin.flush()
        answer = process.stdout.readline()
        assert answer.startswith(b'{"jsonrpc":"2.0","id":1,')
        if ending is not None:
            process.send_signal(ending)
            process.wait(timeout=PATIENCE_S)
        out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, out, err) == (0, b"", b"")
    assert not (data / "pg" / "postmaster.pid").exists()


class Wire:
    """Speak the protocol line by line, so that the other side may be killed at any point."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self.send(
            0,
            "initialize",
            protocolVersion="2025-11-25",
            capabilities={},
            clientInfo={"name": "test", "version": "1"},
        )
        assert self.hear()["id"] == 0
        self.send(None, "notifications/initialized")

    def send(self, number: int | None, method: str, **params: Any) -> None:
        assert self._process.stdin is not None
        message: dict[str, Any] = {"jsonrpc": "2.0", "method": method, "params": params}
        if number is not None:
            message["id"] = number
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()

    def hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        heard: dict[str, Any] = json.loads(self._process.stdout.readline())
        return heard

    def observe(self, number: int, **arguments: Any) -> None:
        self.send(number, "tools/call", name="observe", arguments=arguments)

    def content(self) -> tuple[int, dict[str, Any]]:
        heard = self.hear()
        assert not heard["result"].get("isError"), heard
        return heard["id"], heard["result"]["structuredContent"]


def test_killed_in_the_middle_it_loses_nothing_that_was_answered(
    embedded_store: str, request: pytest.FixtureRequest
) -> None:
    """kill -9 with calls under way: what was answered is there, and a repeat doubles nothing."""
    options = ["--data", embedded_store.removeprefix("embedded:")]
    options += ["--principal", f"{request.node.name}/ada"]
    calls = {
        number: {
            "turns": [{"role": "user", "text": f"The boat is named Nessie {number}."}],
            "key": f"k{number}",
        }
        for number in range(1, 21)
    }
    with started(*options) as process:
        wire = Wire(process)
        wire.observe(100, turns=[{"role": "user", "text": "Hello."}], key="k")
        session_id = wire.content()[1]["session_id"]
        for number, arguments in calls.items():
            wire.observe(number, session_id=session_id, **arguments)
        answered = dict(wire.content() for _ in range(7))
        process.kill()
    with started(*options) as process:
        wire = Wire(process)
        for number, arguments in calls.items():
            wire.observe(number, session_id=session_id, **arguments)
        repeated = dict(wire.content() for _ in calls)
        assert {number: repeated[number] for number in answered} == answered
        sequences = [repeated[number]["sequences"][0] for number in calls]
        assert sorted(sequences) == list(range(3, 23))
        wire.send(
            200,
            "tools/call",
            name="recall_episodes",
            arguments={"question": "boat", "session_id": session_id, "limit": 64},
        )
        said = [message["text"] for message in wire.content()[1]["messages"]]
        assert len(said) == len(set(said)) == len(calls)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--principal", "acme/"], "principal_id: name it"),
        (["--data", "a", "--dsn", "postgresql://x/y"], "give one of --data, --dsn and --url"),
        (["--data", "a", "--url", "http://x"], "give one of --data, --dsn and --url"),
        (["--url", "x"], "give the URL of a host"),
        (["--store", "redis://x"], "the store address"),
        (["--dsn", "redis://x"], "the store address"),
    ],
)
def test_bad_options_are_one_sentence(own_shell: Shell, arguments: list[str], says: str) -> None:
    """Status 2 or 1, one line, and no protocol is started."""
    done = own_shell.run("mcp", *arguments)
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith(f"mnemic: {says}")
    assert done.err.count("\n") == 1


def test_a_line_that_is_too_long_ends_it() -> None:
    """One sentence and status 2; memory does not grow with what is sent."""
    with started("--store", "memory://") as process:
        out, err = process.communicate(b"x" * (9 * 1024 * 1024), timeout=PATIENCE_S)
    assert (process.returncode, out) == (2, b"")
    assert err == b"mnemic: a line on standard input is longer than 8388608 bytes\n"
