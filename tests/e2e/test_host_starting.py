"""`mnemic serve` as it starts: on a server of its own or another's, or not at all."""

from __future__ import annotations

import re
import signal
import socket
from pathlib import Path
from urllib.parse import urlsplit

import anyio
import pytest

from tests.e2e.command import Shell
from tests.e2e.hosting import Hosted, Tokens, hosting
from tests.support.postgres import EMPTY_TEMPLATE, PostgresServer

pytestmark = pytest.mark.postgres


@pytest.fixture
def tokens(tmp_path: Path) -> Tokens:
    return Tokens(tmp_path / "tokens.json")


def test_a_server_that_is_there_already_is_served_once_it_has_its_schema(
    shell: Shell,
    tokens: Tokens,
    embedded_server: PostgresServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By MNEMIC_DSN: refused with the command that mends it, then served; no password is said."""
    dsn = embedded_server.fresh_database(EMPTY_TEMPLATE)
    monkeypatch.setenv("MNEMIC_DSN", dsn)
    monkeypatch.delenv("MNEMIC_STORE")
    token = tokens.make("tenant-q")
    refused = shell.run_apart("serve", "--tokens", str(tokens.path), "--port", "0")
    assert refused.status == 1
    assert "run `mnemic db upgrade`" in refused.err
    shell.did("db", "upgrade", "--store", dsn)

    async def story(host: Hosted) -> None:
        async with host.client(token) as client:
            body = {"statement": "I live in Ghent."}
            assert (await client.post("/v1/principals/ada/beliefs", json=body)).status_code == 200
            assert (await client.get("/readyz")).status_code == 200
            assert (await client.get("/status")).json()["store_kind"] == "PostgreSQL"

    with hosting(None, tokens.path) as host:
        anyio.run(story, host)
        assert host.process.stderr is not None
        host.process.send_signal(signal.SIGTERM)
        rest = host.process.stderr.read()
        assert host.process.wait() == 0
    password = urlsplit(dsn).password
    assert password is not None
    assert password not in refused.err + rest


def test_a_signal_while_the_store_opens_ends_it_in_order(tmp_path: Path, shell: Shell) -> None:
    """There is nothing to drain: it stops what it had started and exits 0."""
    data = tmp_path / "data"
    with shell.start("serve", "--no-auth", "--port", "0", "--data", str(data)) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if b"host_starting" in line:
                break
        process.send_signal(signal.SIGTERM)
        rest = process.stderr.read().decode()
        assert process.wait(timeout=60) == 0
    assert "host_stopped" in rest
    assert "host_ready" not in rest


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--tokens", "{dir}/none.json"], "there is no token in .*none.json yet"),
        (["--no-auth", "--host", "0.0.0.0"], "without tokens a host listens to this machine"),
        (["--no-auth", "--host", "host.invalid"], "without tokens a host listens"),
        (["--no-auth", "--port", "{port}"], "127.0.0.1 port \\d+ is taken"),
        (["--no-auth", "--data", "x", "--dsn", "postgresql://y"], "not both"),
        (["--config", "{dir}/none.yaml"], "no file can be read at .*none.yaml"),
        (["--no-auth", "--port", "1000000"], "port: .*65535"),
    ],
)
def test_a_host_that_cannot_serve_says_why_in_one_sentence(
    shell: Shell,
    tmp_path: Path,
    arguments: list[str],
    sentence: str,
) -> None:
    """Status 2, one line on standard error, and nothing was started."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = shell.run("serve", *(each.format(dir=tmp_path, port=port) for each in arguments))
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert re.search(sentence, done.err)
