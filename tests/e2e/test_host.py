"""`mnemic serve` in a process of its own, driven over HTTP through what befalls a host."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import anyio
import httpx
import pytest

from mnemic.cli.app import execute
from mnemic.stores.embedded.cluster import DATABASE
from tests.e2e.hosting import (
    Hosted,
    Tokens,
    held,
    hosting,
    provided,
    said,
    session_of,
    until,
)
from tests.support.chat_server import Holds, always, chat_server
from tests.support.postgres import PostgresServer

pytestmark = pytest.mark.postgres

MAILBOX = 4


@pytest.fixture(scope="module")
def tokens(tmp_path_factory: pytest.TempPathFactory) -> Tokens:
    return Tokens(tmp_path_factory.mktemp("tokens") / "tokens.json")


@pytest.fixture(scope="module")
def shared(
    embedded_server: PostgresServer, tokens: Tokens, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hosted]:
    """Give one host with small mailboxes on the store that this process runs."""
    config = tmp_path_factory.mktemp("host") / "host.yaml"
    config.write_text(f"runtime:\n  mailbox_messages: {MAILBOX}\nlimits:\n  burst: 10000\n")
    tokens.make("nobody")
    with hosting(embedded_server.directory, tokens.path, "--config", str(config)) as host:
        yield host


def test_two_tenants_interleaved_never_meet(shared: Hosted, tokens: Tokens) -> None:
    """Turn about, under the same names: each is told its own and nothing of the other."""
    cities = {"tenant-a": "Seattle", "tenant-b": "Ghent"}
    homes: dict[str, list[str]] = {}

    async def live(tenant: str, city: str) -> None:
        async with shared.client(tokens.make(tenant)) as client:
            session = await session_of(client)
            for number in range(5):
                text = f"I live in {city}." if number == 2 else f"That is turn {number} of {city}."
                answer = await client.post(f"{session}/turns", json={"text": text})
                assert answer.status_code == 201
            closed = await client.post(f"{session}/close?wait=30s")
            assert closed.json()["state"] == "formed"
            asked = {"question": "Where do I live?"}
            recalled = await client.post("/v1/principals/ada/recalls", json=asked)
            homes[tenant] = [belief["statement"] for belief in recalled.json()["beliefs"]]
            turns = await said(client, session)
            assert [city in turn["text"] for turn in turns] == [True] * 5

    async def both() -> None:
        async with anyio.create_task_group() as tasks:
            for tenant, city in cities.items():
                tasks.start_soon(live, tenant, city, name=tenant)

    anyio.run(both)
    assert homes == {tenant: [f"User lives in {city}."] for tenant, city in cities.items()}


def test_a_token_is_revoked_in_flight(
    shared: Hosted, tokens: Tokens, capsys: pytest.CaptureFixture[str]
) -> None:
    """The request under way is answered; the next one is refused, without a restart."""
    token = tokens.make("tenant-r", ["ada"])

    async def story() -> None:
        async with shared.client(token) as client:
            session = await session_of(client)
            assert (await client.post(f"{session}/turns", json={"text": "x"})).status_code == 201
            revoked = await anyio.to_thread.run_sync(
                lambda: execute(
                    ["token", "revoke", token.split("_")[1], "--tokens", str(tokens.path)]
                )
            )
            assert revoked == 0
            refused = await client.post(f"{session}/turns", json={"text": "y"})
            assert (refused.status_code, refused.json()["code"]) == (401, "not_authenticated")

    anyio.run(story)
    assert "revoked: token" in capsys.readouterr().out


def test_a_full_mailbox_is_429_and_only_its_own_principal_waits(
    shared: Hosted, tokens: Tokens, embedded_server: PostgresServer
) -> None:
    """One at work, a mailbox full, the next refused with a pause; another one is served."""
    token = tokens.make("tenant-m")

    async def story() -> list[int]:
        statuses: list[int] = []
        async with shared.client(token) as client:
            session, other = await session_of(client), await session_of(client, "bob")

            async def append(number: int) -> None:
                answer = await client.post(f"{session}/turns", json={"text": f"turn {number}"})
                statuses.append(answer.status_code)

            async with (
                anyio.create_task_group() as t,
                held(embedded_server.dsn_for(DATABASE), "tenant-m", "ada"),
            ):
                t.start_soon(append, 0)
                await until(client)
                for number in range(1, MAILBOX + 1):
                    t.start_soon(append, number)
                await until(client, deepest=MAILBOX)
                refused = await client.post(f"{session}/turns", json={"text": "over"})
                assert (refused.status_code, refused.json()["code"]) == (429, "overloaded")
                assert refused.headers["retry-after"] == "1"
                assert (await client.post(f"{other}/turns", json={"text": "me"})).status_code == 201
            turns = await said(client, session)
            assert len(turns) == MAILBOX + 1
        return statuses

    assert anyio.run(story) == [201] * (MAILBOX + 1)


def test_a_long_consolidation_is_waited_for_elsewhere(
    shared: Hosted, tokens: Tokens, embedded_server: PostgresServer
) -> None:
    """202 while the store is slow, though its caller has gone; then its status says formed."""
    token = tokens.make("tenant-l")

    async def story() -> None:
        async with shared.client(token) as client:
            session = await session_of(client)
            await client.post(f"{session}/turns", json={"text": "I live in Seattle."})
            async with held(embedded_server.dsn_for(DATABASE), "tenant-l", "ada"):
                answer = await client.post(f"{session}/close?wait=0.2s")
                assert (answer.status_code, answer.json()["state"]) == (202, "running")
                with anyio.move_on_after(0.2):
                    await client.post(f"{session}/close?wait=20s")
                status = await client.get(answer.headers["location"])
                assert status.json()["state"] == "running"
            ended = await client.get(f"{session}/consolidation?wait=20s")
            assert ended.json()["state"] == "formed"
            assert [b["statement"] for b in ended.json()["result"]["formed"]] == [
                "User lives in Seattle."
            ]

    anyio.run(story)


def test_a_person_asks_how_the_host_does(
    shared: Hosted, capsys: pytest.CaptureFixture[str]
) -> None:
    """`mnemic status` says so, with status 0; where nobody answers, one sentence and 1."""
    assert execute(["status", "--url", shared.url]) == 0
    assert f"{shared.url}: ready\n" in capsys.readouterr().out
    assert execute(["status", "--url", "http://127.0.0.1:1"]) == 1
    said_ = capsys.readouterr().err
    assert said_.startswith("mnemic: no host answers at http://127.0.0.1:1 ")
    assert said_.count("\n") == 1


def test_a_second_host_on_the_directory_takes_over_what_is_asked_of_it(
    shared: Hosted, tokens: Tokens, embedded_server: PostgresServer
) -> None:
    """Both serve; a principal that moved is fenced on the first, and a repeat lands once."""
    token = tokens.make("tenant-s")

    async def story(second: Hosted) -> list[str]:
        async with shared.client(token) as one, second.client(token) as two:
            session = await session_of(one)
            key = {"idempotency-key": "second"}
            assert (await two.post(f"{session}/turns", json={"text": "two"})).status_code == 201
            fenced = await one.post(f"{session}/turns", json={"text": "one"}, headers=key)
            assert (fenced.status_code, fenced.json()["code"]) == (503, "fenced")
            assert fenced.headers["retry-after"] == "0"
            again = await one.post(f"{session}/turns", json={"text": "one"}, headers=key)
            assert again.status_code == 201
            return [turn["text"] for turn in await said(two, session)]

    with hosting(embedded_server.directory, tokens.path) as second:
        assert anyio.run(story, second) == ["two", "one"]
        assert second.ended() == 0


def test_killed_in_the_middle_of_writes_it_kept_what_it_had_acknowledged(tmp_path: Path) -> None:
    """kill -9 under load: each acknowledged turn is there once; the rest once, when repeated."""
    tokens = Tokens(tmp_path / "tokens.json")
    token, data = tokens.make("acme"), tmp_path / "data"
    sent: dict[str, str] = {}
    acknowledged: dict[str, int] = {}

    async def write(host: Hosted) -> str:
        async with host.client(token) as client:
            session = await session_of(client)
            async with anyio.create_task_group() as tasks:

                async def keep_on(writer: int) -> None:
                    for number in range(10_000):
                        key = f"{writer}-{number}"
                        sent[key] = f"Turn {key}."
                        try:
                            answer = await client.post(
                                f"{session}/turns",
                                json={"text": sent[key]},
                                headers={"idempotency-key": key},
                            )
                        except httpx.HTTPError:
                            return
                        assert answer.status_code == 201
                        acknowledged[key] = answer.json()["sequence"]
                        if len(acknowledged) == 60:
                            host.process.send_signal(signal.SIGKILL)

                for writer in range(4):
                    tasks.start_soon(keep_on, writer, name=f"writer {writer}")
            return session

    async def check(host: Hosted, session: str) -> None:
        async with host.client(token) as client:
            turns = {turn["text"]: turn["sequence"] for turn in await said(client, session)}
            for key, sequence in acknowledged.items():
                assert turns[sent[key]] == sequence
            for key, text in sent.items():
                answer = await client.post(
                    f"{session}/turns", json={"text": text}, headers={"idempotency-key": key}
                )
                assert answer.status_code == 201
                assert acknowledged.get(key, answer.json()["sequence"]) == answer.json()["sequence"]
            after = await said(client, session)
            assert sorted(turn["text"] for turn in after) == sorted(sent.values())
            assert [turn["sequence"] for turn in after] == list(range(2, len(sent) + 2))

    with hosting(data, tokens.path, "--config", str(_fast(tmp_path))) as host:
        session = anyio.run(write, host)
        assert host.process.wait() == -signal.SIGKILL
    assert len(acknowledged) >= 60
    with hosting(data, tokens.path, "--config", str(_fast(tmp_path))) as host:
        anyio.run(check, host, session)
        assert host.ended() == 0


def _fast(directory: Path) -> Path:
    config = directory / "host.yaml"
    config.write_text("limits:\n  burst: 100000\n")
    return config


def test_it_drains_under_load_and_exits_0(
    tokens: Tokens, embedded_server: PostgresServer, tmp_path: Path
) -> None:
    """SIGTERM while eight callers write: what was acknowledged is there, nothing else fails."""
    token = tokens.make("tenant-d")
    acknowledged: set[str] = set()
    refused: set[str] = set()

    async def write(host: Hosted) -> str:
        async with host.client(token) as client:
            session = await session_of(client)
            async with anyio.create_task_group() as tasks:

                async def keep_on(writer: int) -> None:
                    for number in range(10_000):
                        text = f"Turn {writer}-{number}."
                        try:
                            answer = await client.post(f"{session}/turns", json={"text": text})
                        except httpx.TransportError:
                            return
                        if answer.status_code != 201:
                            refused.add(answer.json()["code"])
                            return
                        acknowledged.add(text)
                        if len(acknowledged) == 40:
                            host.process.send_signal(signal.SIGTERM)

                for writer in range(8):
                    tasks.start_soon(keep_on, writer, name=f"writer {writer}")
            return session

    with hosting(embedded_server.directory, tokens.path, "--config", str(_fast(tmp_path))) as host:
        session = anyio.run(write, host)
        assert host.process.wait(timeout=60) == 0
    assert refused <= {"shutting_down"}

    async def check() -> set[str]:
        with hosting(embedded_server.directory, tokens.path) as after:
            async with after.client(token) as client:
                return {turn["text"] for turn in await said(client, session)}

    assert acknowledged <= anyio.run(check)
    assert len(acknowledged) >= 40


def test_ctrl_c_twice_gives_the_grace_period_up(
    tokens: Tokens, embedded_server: PostgresServer
) -> None:
    """The first waits for a message on a slow store; the second ends it with status 130."""
    token = tokens.make("tenant-c")

    async def story(host: Hosted) -> None:
        async with host.client(token) as client:
            session = await session_of(client)
            async with (
                held(embedded_server.dsn_for(DATABASE), "tenant-c", "ada"),
                anyio.create_task_group() as t,
            ):

                async def append() -> None:
                    try:
                        answer = await client.post(f"{session}/turns", json={"text": "x"})
                    except httpx.TransportError:
                        return
                    assert answer.status_code in (201, 503, 504)

                t.start_soon(append)
                await until(client)
                assert host.process.stderr is not None
                for times in (1, 2):
                    host.process.send_signal(signal.SIGINT)
                    for line in host.process.stderr:
                        if f"times={times}" in line:
                            break
                t.cancel_scope.cancel()

    with hosting(embedded_server.directory, tokens.path) as host:
        anyio.run(story, host)
        assert host.process.wait(timeout=60) == 130


def test_a_provider_that_says_nothing_holds_nobody_up(
    tokens: Tokens, embedded_server: PostgresServer, tmp_path: Path
) -> None:
    """202 while it is asked, recalls go on; a drain gives it up and the fallback has formed."""
    token = tokens.make("tenant-p")

    async def story(host: Hosted) -> str:
        async with host.client(token) as client:
            session = await session_of(client)
            await client.post(f"{session}/turns", json={"text": "I live in Seattle."})
            answer = await client.post(f"{session}/close?wait=0.2s")
            assert (answer.status_code, answer.json()["state"]) == (202, "running")
            body = {"statement": "I prefer tea."}
            stated = await client.post("/v1/principals/ada/beliefs", json=body)
            assert stated.status_code == 200
            asked = {"question": "What do I prefer?"}
            recalled = await client.post("/v1/principals/ada/recalls", json=asked)
            assert [b["statement"] for b in recalled.json()["beliefs"]] == ["User prefers tea."]
            return session

    async def after(host: Hosted, session: str) -> None:
        async with host.client(token) as client:
            status = (await client.get(f"{session}/consolidation")).json()
            assert status["state"] == "formed"
            assert status["run"]["fallback_stages"] != []
            page = (await client.get("/v1/principals/ada/beliefs")).json()
            statements = {belief["statement"] for belief in page["beliefs"]}
            assert statements == {"User lives in Seattle.", "User prefers tea."}

    with chat_server(always(Holds())) as provider:
        environment = provided(tmp_path, provider.base_url)
        with hosting(embedded_server.directory, tokens.path, environment=environment) as host:
            session = anyio.run(story, host)
            assert provider.bodies, "the control: it was asked"
            assert host.ended() == 0
    with hosting(embedded_server.directory, tokens.path) as host:
        anyio.run(after, host, session)
