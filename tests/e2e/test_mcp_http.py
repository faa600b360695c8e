"""A host in a process of its own, which MCP clients reach over a real socket."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import anyio
import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from mnemic.actors.clock import SystemClock
from mnemic.host import Right, TokenFile
from tests.e2e.command import COMMAND, PATIENCE_S, REPOSITORY
from tests.support.mcp_talk import Talk

pytestmark = pytest.mark.postgres


@contextmanager
def serving(store: str, tokens: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Start a host on a free port; give its URL once it answers."""
    arguments = ["serve", "--data", store.removeprefix("embedded:"), "--port", "0"]
    with subprocess.Popen(
        [*COMMAND, *arguments, "--tokens", str(tokens)],
        env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stderr is not None
            for line in process.stderr:
                if found := re.search(r" at (http://\S+) ", line):
                    yield found[1], process
                    break
            else:
                pytest.fail("the host ended before it served")
        finally:
            process.kill()


@asynccontextmanager
async def talking(url: str, token: str) -> AsyncIterator[Talk]:
    """Connect as an agent program does that was given a URL and a token."""
    headers = {"authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=PATIENCE_S) as http,
        Client(streamable_http_client(url, http_client=http)) as client,
    ):
        yield Talk(client)


def test_two_programs_of_two_tenants_over_a_real_socket(
    embedded_store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """What one tells another of its owner knows, another tenant not; SIGTERM ends with 0."""
    path = tmp_path / "tokens.json"
    tokens = TokenFile(path, clock=SystemClock())
    name = request.node.name
    ada, _ = tokens.create(name, ["ada"], Right.ERASE)
    other, _ = tokens.create(f"{name}-other", ["ada"], Right.ERASE)

    async def story(url: str) -> None:
        async with talking(f"{url}/mcp", ada) as one, talking(f"{url}/mcp/ada", ada) as two:
            said = [{"role": "user", "text": "I live in Seattle."}]
            _, observed = await one.did("observe", turns=said)
            await two.did("close_session", session_id=observed["session_id"])
            _, recalled = await one.did("recall", question="Where do I live?")
            assert [b["statement"] for b in recalled["beliefs"]] == ["User lives in Seattle."]
            async with talking(f"{url}/mcp/ada", other) as stranger:
                assert (await stranger.did("list_beliefs"))[1]["beliefs"] == []

    with serving(embedded_store, path) as (url, process):
        anyio.run(story, url)
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=PATIENCE_S) == 0
