"""MCP as paths: each tool, and the one resource, with the ids they can be pointed at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from mcp.shared.exceptions import MCPError
from msgspec import Struct

from mnemic.api import PrincipalMemory
from mnemic.host.mcp.server import SNAPSHOT_TEMPLATE, Context
from mnemic.tools import Access
from tests.isolation.evidence import Leak, Outcome, require_alike, require_silent, text_of
from tests.isolation.house import QUERY, House, Ids, Pointed, Room, ids_of_nothing
from tests.support.mcp_talk import Talk, talking

SNAPSHOT = "resources/read"
"""Names the one resource among the paths, as the protocol names the request."""

Arguments: TypeAlias = "Callable[[Any], Mapping[str, Any]]"


class McpPath(Struct, frozen=True):
    """Hold how a tool or a resource is asked; `takes` says that it can be pointed at an id."""

    arguments: Arguments
    takes: bool = True


def _observed(ids: Any) -> Mapping[str, Any]:
    return {"session_id": str(ids.session), "turns": [{"role": "user", "text": "Hello."}]}


def _explained(ids: Any) -> Mapping[str, Any]:
    return {"trace_id": str(ids.trace), "belief_ids": [str(ids.belief)]}


def _episodes(ids: Any) -> Mapping[str, Any]:
    return {"question": QUERY, "session_id": str(ids.session)}


PATHS: Mapping[str, McpPath] = {
    "recall": McpPath(lambda ids: {"question": "Where do I live?"}, takes=False),
    "remember": McpPath(lambda ids: {"statement": "I like green tea."}, takes=False),
    "observe": McpPath(_observed),
    "correct": McpPath(lambda ids: {"belief_id": str(ids.belief), "statement": "I live in Oslo."}),
    "reject": McpPath(lambda ids: {"belief_id": str(ids.belief)}),
    "forget": McpPath(lambda ids: {"query": QUERY, "token": ids.token}),
    "list_beliefs": McpPath(lambda ids: {"include_closed": True}, takes=False),
    "history": McpPath(lambda ids: {"belief_id": str(ids.past)}),
    "explain": McpPath(_explained),
    "recall_episodes": McpPath(_episodes),
    "what_changed": McpPath(lambda ids: {"since": 0}, takes=False),
    "close_session": McpPath(lambda ids: {"session_id": str(ids.session)}),
    SNAPSHOT: McpPath(lambda ids: {"session_id": str(ids.session)}),
}

METHODS = {
    "ping": "names nothing",
    "server/discover": "names nothing",
    "tools/list": "names tools alone",
    "tools/call": "each tool",
    "resources/list": "lists nothing",
    "resources/templates/list": "names a form alone",
    "resources/read": SNAPSHOT,
}
"""The requests that the server answers, and what each can tell of anybody."""


async def asked(talk: Talk, name: str, ids: Ids) -> tuple[Outcome, Pointed]:
    """Call a tool, or read the resource; an error is an answer, too."""
    pointed = Pointed(ids)
    arguments = PATHS[name].arguments(pointed)
    if name == SNAPSHOT:
        try:
            read = await talk.client.read_resource(
                SNAPSHOT_TEMPLATE.format(session_id=arguments["session_id"])
            )
        except MCPError as error:
            return Outcome("refused", str(error)), pointed
        return Outcome("given", text_of(read.model_dump(mode="json"))), pointed
    result = await talk.raw(name, **arguments)
    kind = "refused" if result.is_error else "given"
    return Outcome(kind, text_of(result.model_dump(mode="json"))), pointed


async def attempt(
    house: House,
    name: str,
    caller: Room,
    victim: Room,
    *,
    owner_of: Callable[[House, Room], PrincipalMemory],
) -> None:
    """Point a tool at somebody else's things; raise `Leak` if it shows or moves any of them.

    `owner_of` finds the memory that a request of the caller reaches.
    """

    async def access_of(context: Context) -> Access:
        del context
        return Access(owner_of(house, caller))

    before = await house.states(but=caller)
    secrets = await house.secrets(but=caller)
    async with talking(access_of) as talk:
        foreign, pointed = await asked(talk, name, victim.ids)
        nothing, _ = await asked(talk, name, ids_of_nothing())
    require_silent(name, (foreign.text,), foreign=secrets, known=pointed.known())
    require_silent(name, (nothing.text,), foreign=secrets)
    if await house.states(but=caller) != before:
        raise Leak(f"{name} moved what is somebody else's")
    if PATHS[name].takes:
        assert pointed.used, "a tool that takes ids was pointed at none"
        require_alike(name, foreign, nothing)
