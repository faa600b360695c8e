"""MCP over streamable HTTP on a host in this process, driven by the SDK's client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError

from mnemic.host import Right
from mnemic.host.mcp.http import mcp_surface
from mnemic.tools import TOOLS
from tests.support.asgi import Served, served
from tests.support.mcp_talk import Talk

BASE_URL = "http://127.0.0.1"
INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
ACCEPT = {"accept": "application/json, text/event-stream"}


def http(app: Any, token: str | None) -> httpx2.AsyncClient:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return httpx2.AsyncClient(
        transport=httpx2.ASGITransport(app=app), base_url=BASE_URL, headers=headers
    )


@asynccontextmanager
async def talking(host: Served, token: str, path: str, mode: str = "auto") -> AsyncIterator[Talk]:
    """Connect as an agent program does that was given a URL and a token."""
    async with http(host.app, token) as client:
        transport = streamable_http_client(f"{BASE_URL}{path}", http_client=client)
        async with Client(transport, mode=mode) as connected:
            yield Talk(connected)


def on_host(directory: Path, story: Callable[[Served], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with served(directory, surfaces=(mcp_surface,), **settings) as host:
            await story(host)

    anyio.run(run)


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_two_tenants_interleaved_never_meet(tmp_path: Path, mode: str) -> None:
    """The same principal's name under two tokens is two memories."""

    async def story(host: Served) -> None:
        acme, umbrella = host.token("ada"), host.token("ada", tenant="umbrella")
        async with (
            talking(host, acme, "/mcp/ada", mode) as one,
            talking(host, umbrella, "/mcp/ada", mode) as two,
        ):
            for talk, city in ((one, "Oslo"), (two, "Bergen")):
                said = [{"role": "user", "text": f"I live in {city}."}]
                _, observed = await talk.did("observe", turns=said)
                await talk.did("close_session", session_id=observed["session_id"])
            for talk, city in ((one, "Oslo"), (two, "Bergen")):
                _, recalled = await talk.did("recall", question="Where do I live?")
                assert [b["statement"] for b in recalled["beliefs"]] == [f"User lives in {city}."]
            belief = recalled["beliefs"][0]
            assert (await one.refused("history", belief_id=belief["id"]))[0].startswith("error: ")

    on_host(tmp_path, story)


def test_whose_memory_it_is_comes_from_the_path_or_the_token(tmp_path: Path) -> None:
    """A token of one principal needs no path; one of many must name one; a name is decoded."""

    async def story(host: Served) -> None:
        async with talking(host, host.token("ada"), "/mcp") as talk:
            await talk.did("remember", statement="I live in Oslo.")
        async with talking(host, host.token(), "/mcp/ada") as talk:
            assert len((await talk.did("list_beliefs"))[1]["beliefs"]) == 1
        async with talking(host, host.token(), "/mcp/a%2Fb%20c") as talk:
            assert (await talk.did("list_beliefs"))[1]["beliefs"] == []
        for token in (host.token(), host.token("ada", "bob")):
            status, code = await posted(host, token, "/mcp")
            assert (status, code) == (422, "invalid_command")

    on_host(tmp_path, story)


async def posted(host: Served, token: str | None, path: str) -> tuple[int, str]:
    """Post the protocol's first message; give the status and a problem's code."""
    async with http(host.app, token) as client:
        response = await client.post(path, json=INITIALIZE, headers=ACCEPT)
        body = response.json()
        return response.status_code, body.get("code", "")


def test_who_may_not_is_refused_before_the_protocol(tmp_path: Path) -> None:
    """No token, a wrong one, and another's principal: a problem each; the right one is let in."""

    async def story(host: Served) -> None:
        ada = host.token("ada")
        assert await posted(host, ada, "/mcp/ada") == (200, "")
        assert await posted(host, None, "/mcp/ada") == (401, "not_authenticated")
        assert await posted(host, "mnt_000000000000_x", "/mcp/ada") == (401, "not_authenticated")
        assert await posted(host, ada, "/mcp/bob") == (403, "not_allowed")
        assert await posted(host, ada, "/mcp/ada/more") == (404, "no_such_path")
        async with http(host.app, ada) as client:
            assert (await client.get("/mcp/ada")).json()["code"] == "method_not_allowed"

    on_host(tmp_path, story)


def test_a_revoked_token_is_refused_in_the_middle_of_a_conversation(tmp_path: Path) -> None:
    """The very next call of a connection that stands is refused; another token's goes on."""

    async def story(host: Served) -> None:
        ada, other = host.token("ada"), host.token("ada")
        async with talking(host, other, "/mcp/ada") as kept:
            await kept.did("remember", statement="I live in Oslo.")
            async with talking(host, ada, "/mcp/ada") as gone:
                await gone.did("list_beliefs")
                host.tokens.revoke(ada)
                with pytest.raises(MCPError, match="Server returned an error response"):
                    await gone.did("list_beliefs")
            assert len((await kept.did("list_beliefs"))[1]["beliefs"]) == 1

    on_host(tmp_path, story)


@pytest.mark.parametrize(
    ("right", "hidden"),
    [
        (Right.READ, {"remember", "observe", "correct", "reject", "forget", "close_session"}),
        (Right.WRITE, {"forget"}),
        (Right.ERASE, set()),
    ],
)
def test_a_token_lists_and_calls_what_its_right_includes(
    tmp_path: Path, right: Right, hidden: set[str]
) -> None:
    """Reading, writing and erasing are three rights here as in the HTTP API."""

    async def story(host: Served) -> None:
        async with talking(host, host.token("ada", right=right), "/mcp") as talk:
            listed = {tool.name for tool in (await talk.client.list_tools()).tools}
            assert listed == set(TOOLS) - hidden
            for name in hidden:
                assert (await talk.raw(name, query="Oslo")).is_error

    on_host(tmp_path, story)


def test_the_hosts_bounds_hold_here_too(tmp_path: Path) -> None:
    """A turn, a body and a rate beyond what the host takes are each said."""

    async def story(host: Served) -> None:
        async with talking(host, host.token("ada"), "/mcp") as talk:
            said = [{"role": "user", "text": "x" * 101}]
            first, _ = await talk.refused("observe", turns=said)
            assert first == "error: turns.0.text: one turn may have 100 characters; split it"
            await talk.did("observe", turns=[{"role": "user", "text": "x" * 100}])
        async with http(host.app, host.token("ada")) as client:
            response = await client.post("/mcp", content=b"x" * 4_097, headers=ACCEPT)
            assert (response.status_code, response.json()["code"]) == (413, "too_large")

    on_host(tmp_path, story, limits={"turn_characters": 100, "body_bytes": 4_096})


def test_without_tokens_this_machine_alone_is_served(tmp_path: Path) -> None:
    """One tenant, a principal by its path, and no page of another site."""

    async def story(host: Served) -> None:
        async with talking(host, "any", "/mcp/ada") as talk:
            await talk.did("remember", statement="I live in Oslo.")
        assert await posted(host, None, "/mcp/ada") == (200, "")
        assert await posted(host, None, "/mcp") == (422, "invalid_command")
        async with http(host.app, None) as client:
            for foreign in ({"origin": "https://example.org"}, {"host": "example.org"}):
                response = await client.post("/mcp/ada", json=INITIALIZE, headers=ACCEPT | foreign)
                assert (response.status_code, response.json()["code"]) == (403, "not_local")

    on_host(tmp_path, story, no_auth=True)


def test_a_token_that_is_used_too_fast_is_asked_to_wait(tmp_path: Path) -> None:
    """The rate is the token's, whichever way it comes in."""

    async def story(host: Served) -> None:
        ada = host.token("ada")
        assert await posted(host, ada, "/mcp") == (200, "")
        assert await posted(host, ada, "/mcp") == (429, "rate_limited")
        assert await posted(host, host.token("ada"), "/mcp") == (200, "")

    on_host(tmp_path, story, limits={"requests_per_s": 0.001, "burst": 1})


def test_what_is_told_reaches_no_metric(tmp_path: Path) -> None:
    """Calls are counted by route; no name and no word of them is in a metric."""

    async def story(host: Served) -> None:
        async with talking(host, host.token("ada"), "/mcp/ada") as talk:
            await talk.did("remember", statement="I live in Oslo.")
        async with http(host.app, None) as client:
            page = (await client.get("/metrics")).text
        assert 'route="/mcp/{principal_id}"' in page
        assert "Oslo" not in page
        assert "ada" not in page.replace("adapter", "")

    on_host(tmp_path, story)
