"""MCP keeps principals apart, in every tool and in the resource, and at every way in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest

from mnemic.api import PrincipalMemory
from mnemic.host.mcp.http import mcp_surface
from mnemic.host.tokens import Caller, Right, TokenFile
from mnemic.memory.model import Principal
from tests.isolation import at_mcp
from tests.isolation.at_http import Visit, escaped, outcome_of, visit
from tests.isolation.at_mcp import PATHS
from tests.isolation.evidence import Leak, Outcome
from tests.isolation.house import House, Room, house
from tests.isolation.names import split_alike

NEAR = (Principal("acme", "ada"), Principal("acme", "bob"), Principal("zeta", "ada"))


def honest(lived_in: House, room: Room) -> PrincipalMemory:
    """Reach the caller's own memory."""
    return lived_in.memory.principal(room.whose.tenant_id, room.whose.principal_id)


def within(people: Sequence[Principal], story: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        async with house(people) as lived_in:
            await story(lived_in)

    anyio.run(run, backend="asyncio")


@pytest.mark.parametrize("people", [NEAR, split_alike()], ids=["near", "joined alike"])
def test_no_tool_shows_or_moves_what_is_somebody_elses(people: tuple[Principal, ...]) -> None:
    """Each tool, as everybody, pointed at somebody else's things."""

    async def story(lived_in: House) -> None:
        for caller, victim in lived_in.pairs():
            for name in PATHS:
                await at_mcp.attempt(lived_in, name, caller, victim, owner_of=honest)

    within(people, story)


@pytest.mark.parametrize("name", PATHS)
def test_a_server_that_reaches_for_somebody_else_is_caught_in_every_tool(name: str) -> None:
    """The control: the request of one reaches the memory of another."""

    async def story(lived_in: House) -> None:
        caller, victim = lived_in.rooms[0], lived_in.rooms[2]
        await at_mcp.attempt(lived_in, name, caller, victim, owner_of=honest)
        with pytest.raises(Leak):
            await at_mcp.attempt(
                lived_in, name, caller, victim, owner_of=lambda _, __: honest(lived_in, victim)
            )

    within(NEAR, story)


# -- over HTTP: the same tokens stand before it -----------------------------------------------

CALL = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
ROUTES = {("POST", "/mcp"), ("POST", "/mcp/{principal_id}")}
NAMED = (Principal("acme", "ada"), Principal("acme", "zuxbob"), Principal("zuxzeta", "ada"))


async def called(client: httpx.AsyncClient, path: str) -> Outcome:
    """Post the protocol's first message; nothing of the protocol is answered without a right."""
    accept = {"accept": "application/json, text/event-stream"}
    return outcome_of(await client.post(path, json=CALL, headers=accept))


async def by_name(visited: Visit) -> None:
    """Name another principal of one's tenant; raise `Leak` unless it is as if there were none."""
    client = visited.client(visited.rooms[0])
    there = await called(client, f"/mcp/{escaped('zuxbob')}")
    nowhere = await called(client, f"/mcp/{escaped('nobody at all')}")
    if there != nowhere or there.kind != "403":
        raise Leak("/mcp tells a principal that is there from one that is not")


async def without_proof(visited: Visit) -> None:
    """Come without a token; raise `Leak` unless it is 401."""
    for path in ("/mcp", f"/mcp/{escaped('zuxbob')}"):
        if (await called(visited.running.client(), path)).kind != "401":
            raise Leak("/mcp answers without a proof of who asks")


async def as_everyone(visited: Visit) -> None:
    """Name nobody with a token of a whole tenant; raise `Leak` unless it is refused."""
    client = visited.for_the_whole_tenant(visited.rooms[0])
    if (await called(client, "/mcp")).kind != "422":
        raise Leak("/mcp takes nobody for everybody")


def lets_everyone(broken: pytest.MonkeyPatch) -> None:
    broken.setattr(Caller, "require", lambda *_: None)


def takes_anybody(broken: pytest.MonkeyPatch) -> None:
    caller = Caller("0", "acme", frozenset({"zuxbob"}), Right.ERASE)
    broken.setattr(TokenFile, "authenticate", lambda *_: caller)


def names_somebody(broken: pytest.MonkeyPatch) -> None:
    broken.setattr("mnemic.host.mcp.http._named", lambda *_: "zuxbob")


ATTEMPTS: dict[str, tuple[Callable[[Visit], Awaitable[None]], Callable[[Any], None]]] = {
    "by name": (by_name, lets_everyone),
    "without proof": (without_proof, takes_anybody),
    "as everyone": (as_everyone, names_somebody),
}
"""Each attempt, and the broken build in which it succeeds."""


@pytest.mark.parametrize("name", ATTEMPTS)
def test_every_way_in_over_http_is_guarded(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each attempt is refused by the build, and is a leak in the one that is broken for it."""
    attempted, breaking = ATTEMPTS[name]

    async def run() -> None:
        async with (
            visit(tmp_path, NAMED) as visited,
            mcp_surface(visited.app, visited.running.host),
        ):
            await attempted(visited)
            with monkeypatch.context() as broken:
                breaking(broken)
                with pytest.raises(Leak):
                    await attempted(visited)

    anyio.run(run, backend="asyncio")
