"""MCP over streamable HTTP, as a surface of the host: the same tokens, bounds and problems.

POST /mcp/PRINCIPAL   that principal's memory, in the tenant of the token
POST /mcp             the one principal of a token that names no other

Each request is answered by itself and as JSON: the host keeps no session of the protocol,
so that a restart or a second host is nothing to a client, and a token that was revoked is
refused with the very next request. There is nothing to stream: a GET is answered 405.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.requests import Request
from starlette.routing import Route

from mnemic.errors import InvalidCommand
from mnemic.host.guard import Receive, Send
from mnemic.host.mcp.server import Context, memory_server
from mnemic.host.mcp.stdio import quiet
from mnemic.host.requests import path_text
from mnemic.host.service import Host
from mnemic.host.tokens import Caller, Right
from mnemic.tools import Access

PATH = "/mcp"
_ACCESS = "mnemic_access"


@asynccontextmanager
async def mcp_surface(app: FastAPI, host: Host) -> AsyncIterator[None]:
    """Add the MCP routes to a host's application for the duration of the block."""
    quiet()
    manager = StreamableHTTPSessionManager(
        memory_server(_access_of),
        json_response=True,
        stateless=True,
        max_request_body_size=host.limits.body_bytes,
    )
    for path in (PATH, f"{PATH}/{{principal_id}}"):
        endpoint = _Endpoint(host, manager, path)
        app.router.routes.append(Route(path, endpoint=endpoint, methods=["POST"]))
    async with manager.run():
        yield


class _Endpoint:
    """Find out what a request may reach, then hand it to the protocol."""

    def __init__(self, host: Host, manager: StreamableHTTPSessionManager, path: str) -> None:
        self._host = host
        self._manager = manager
        self.path = path

    async def __call__(self, scope: MutableMapping[str, Any], receive: Receive, send: Send) -> None:
        # What the request is counted under: the path as it is declared, without a name.
        scope["route"] = self
        request = Request(scope)
        caller = self._host.authenticate(request.headers.get("authorization"))
        owner = self._host.reach(caller, _named(request, caller), Right.READ)
        scope.setdefault("state", {})[_ACCESS] = Access(
            owner,
            may_write=caller.right.includes(Right.WRITE),
            may_erase=caller.right.includes(Right.ERASE),
            turn_characters=self._host.limits.turn_characters,
        )
        await self._manager.handle_request(scope, receive, send)


def _named(request: Request, caller: Caller) -> str:
    """Say whose memory a request is about; a missing name never means everyone."""
    if "principal_id" in request.path_params:
        return path_text(request, "principal_id")
    if caller.principals is None or len(caller.principals) != 1:
        raise InvalidCommand("principal_id", f"name whose memory in the path: {PATH}/PRINCIPAL")
    (name,) = caller.principals
    return name


async def _access_of(context: Context) -> Access:
    assert context.request is not None, "over HTTP every message comes in a request"
    access: Access = context.request.scope["state"][_ACCESS]
    return access
