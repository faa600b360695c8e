"""Run `mnemic serve` in a process of its own and talk to it over a real socket."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import anyio
import asyncpg
import httpx
import pytest
from msgspec import Struct

from mnemic.activation import composition_of, shipped_binding
from mnemic.activation.selection import tuple_of
from mnemic.actors.clock import SystemClock
from mnemic.host import Right, TokenFile
from mnemic.memory.policy import DEFAULT_PROFILE, DISTILLATION_POLICY
from mnemic.providers.settings import ModelSettings
from tests.e2e.command import COMMAND, PATIENCE_S, REPOSITORY
from tests.support.evidence import distillation_document, encoded

_SERVING = re.compile(r" at (http://\S+) ")


class Hosted(Struct, frozen=True):
    """Hold a running host: where it answers, and its process."""

    url: str
    process: subprocess.Popen[str]

    def client(self, token: str) -> httpx.AsyncClient:
        """Give a client that bears a token."""
        headers = {"authorization": f"Bearer {token}"}
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=PATIENCE_S)

    def ended(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and give the exit status."""
        self.process.send_signal(number)
        return self.process.wait(timeout=PATIENCE_S)


@contextmanager
def hosting(
    data: Path | None,
    tokens: Path,
    *arguments: str,
    environment: Mapping[str, str] | None = None,
) -> Iterator[Hosted]:
    """Start a host on a free port and wait until it answers; it is killed at the end.

    Without `data` the environment names the store.
    """
    store = [] if data is None else ["--data", str(data)]
    with subprocess.Popen(
        [
            *COMMAND,
            "serve",
            *store,
            "--tokens",
            str(tokens),
            "--port",
            "0",
            *arguments,
        ],
        env={**os.environ, "PYTHONPATH": str(REPOSITORY), **(environment or {})},
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stderr is not None
            said = []
            for line in process.stderr:
                said.append(line)
                if found := _SERVING.search(line):
                    yield Hosted(found[1], process)
                    break
            else:
                pytest.fail(f"the host ended before it served: {''.join(said)}")
        finally:
            process.kill()


class Tokens:
    """Make tokens in a file that hosts of a test share."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = TokenFile(path, clock=SystemClock())

    def make(self, tenant: str, principals: list[str] | None = None) -> str:
        """Make a token that may do everything, of one tenant."""
        return self.file.create(tenant, principals, Right.ERASE)[0]


def provided(directory: Path, base_url: str) -> dict[str, str]:
    """Give the environment of a host whose formation asks the model at an address.

    The evidence that activates it is made up, of this very tree.
    """
    settings = ModelSettings(provider="openai", name="gpt-5.6", base_url=base_url)
    composition = composition_of(settings, DEFAULT_PROFILE, policy_profile="current")
    running = tuple_of(composition, DISTILLATION_POLICY)
    named = {
        name: getattr(running, name)
        for name in running.__struct_fields__
        if name != "reasoning_effort"
    }
    binding = shipped_binding()
    digests = {"corpus_sha256": binding.distillation, "holdout_sha256": binding.holdout}
    path = directory / "evidence.json"
    path.write_bytes(encoded(distillation_document(**named) | digests))
    return {
        "MNEMIC_MODEL": "openai:gpt-5.6",
        "MNEMIC_MODEL_API_KEY": "none",
        "MNEMIC_MODEL_BASE_URL": base_url,
        "MNEMIC_FORMATION_EVIDENCE": str(path),
        "NO_PROXY": "127.0.0.1",
    }


@asynccontextmanager
async def held(dsn: str, tenant: str, principal: str) -> AsyncIterator[None]:
    """Hold a principal's row: its host's commits wait as they would on a slow store."""
    connection = await asyncpg.connect(dsn)
    try:
        async with connection.transaction():
            found = await connection.fetchval(
                "SELECT 1 FROM mnemic.principals WHERE tenant_id = $1 AND principal_id = $2"
                " FOR UPDATE",
                tenant,
                principal,
            )
            assert found == 1, "there must be a row to hold"
            yield
    finally:
        await connection.close()


async def session_of(client: httpx.AsyncClient, principal: str = "ada") -> str:
    """Open a session; give its path."""
    answer = await client.post(f"/v1/principals/{principal}/sessions", json={})
    assert answer.status_code == 201, answer.text
    return f"/v1/principals/{principal}/sessions/{answer.json()['session_id']}"


async def said(client: httpx.AsyncClient, session: str) -> list[dict[str, Any]]:
    """Read every turn of a session, oldest first."""
    turns: list[dict[str, Any]] = []
    cursor = ""
    while True:
        page = (await client.get(f"{session}/turns?limit=200{cursor}")).json()
        turns += page["turns"]
        if page["next"] is None:
            return turns
        cursor = f"&cursor={page['next']}"


async def until(client: httpx.AsyncClient, *, running: int = 1, deepest: int = 0) -> None:
    """Wait until so many actors are at work and so many messages wait, as the host counts."""
    with anyio.fail_after(PATIENCE_S):
        while True:
            page = (await client.get("/metrics")).text
            figures = dict(re.findall(r"^(mnemic_\w+) (\S+)$", page, re.MULTILINE))
            if (
                float(figures["mnemic_running_actors"]) == running
                and float(figures["mnemic_mailbox_deepest"]) == deepest
            ):
                return
