"""No path is forgotten: what introspection finds is what the tables of `at_*` hold."""

from __future__ import annotations

from pathlib import Path

import anyio
import pytest
from fastapi import FastAPI

from mnemic.api import PrincipalMemory
from mnemic.host.mcp import memory_server
from mnemic.host.mcp.http import mcp_surface
from mnemic.host.mcp.server import Context
from mnemic.stores.port import Store
from mnemic.tools import TOOLS, Access
from tests.isolation import at_actor, at_api, at_cli, at_http, at_mcp, at_store, paths
from tests.isolation.test_mcp import NAMED, ROUTES


def test_every_method_of_the_store_has_an_entry() -> None:
    """Of the port, which both adapters implement."""
    assert paths.store_paths() == at_store.PATHS.keys()


def test_every_public_member_of_the_api_has_an_entry() -> None:
    """Of `Memory`, `PrincipalMemory` and `SessionMemory`, inherited ones included."""
    assert paths.api_paths() == at_api.PATHS.keys()


def test_every_command_of_an_actor_has_an_entry() -> None:
    """Those that only sweeps, providers and the agent's loop send, too."""
    assert paths.command_paths() == at_actor.PATHS.keys()


def test_every_route_of_the_host_has_an_entry(tmp_path: Path) -> None:
    """Those of the document, those that are not in it, and those of MCP."""

    async def run() -> None:
        async with (
            at_http.visit(tmp_path, NAMED[:1]) as visited,
            mcp_surface(visited.app, visited.running.host),
        ):
            public = {("GET", path) for path in at_http.PUBLIC}
            assert paths.http_paths(visited.app) == at_http.EVERY.keys() | public | ROUTES

    anyio.run(run, backend="asyncio")


def test_every_tool_and_every_request_of_mcp_has_an_entry() -> None:
    """The resource is among the requests."""
    assert paths.tool_paths() == at_mcp.PATHS.keys() - {at_mcp.SNAPSHOT}
    assert paths.mcp_methods(memory_server(_nobody)) | {"ping"} == at_mcp.METHODS.keys()


async def _nobody(context: Context) -> Access:
    raise AssertionError(f"nothing is asked here: {context}")


def test_every_command_line_that_names_somebody_has_an_entry() -> None:
    """A command that takes a tenant or a principal is one."""
    assert paths.scoped_cli_paths() == at_cli.PATHS.keys() | at_cli.ELSEWHERE.keys()


def test_whatever_is_added_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a method, a route, a hidden route and a tool without an entry each show."""

    async def peek(*_: object) -> None:
        """Look."""

    for owner, found in ((PrincipalMemory, paths.api_paths), (Store, paths.store_paths)):
        before = found()
        monkeypatch.setattr(owner, "peek", peek, raising=False)
        assert {name.rpartition(".")[2] for name in found() - before} == {"peek"}
    app = FastAPI()
    routes = paths.http_paths(app)
    app.get("/v1/peek")(peek)
    app.post("/hidden", include_in_schema=False)(peek)
    assert paths.http_paths(app) - routes == {("GET", "/v1/peek"), ("POST", "/hidden")}
    monkeypatch.setitem(TOOLS, "peek", TOOLS["recall"])
    assert paths.tool_paths() - at_mcp.PATHS.keys() == {"peek"}
