"""The MCP server over one owner's memory or many: tools, and the snapshot of a session.

Which owner a request is about, and whether it may write, is the caller's to say: a stdio
server has one owner, an HTTP one reads it off each request (`AccessOf`). The server itself
keeps nothing between requests.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from uuid import UUID, uuid4

from mcp.server import Server
from mcp.server.context import ServerRequestContext
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    ListResourcesResult,
    ListResourceTemplatesResult,
    ListToolsResult,
    PaginatedRequestParams,
    ReadResourceRequestParams,
    ReadResourceResult,
    ResourceTemplate,
    TextContent,
    TextResourceContents,
)
from msgspec import Struct, to_builtins

from mnemic import __version__
from mnemic.actors import log
from mnemic.errors import InvalidCommand, MnemicError, NotFound, TooLarge
from mnemic.host.mcp.asking import Answer, block_of
from mnemic.host.mcp.calls import TURN_CHARS_MAX, Call, ObserveCall, read_call
from mnemic.host.mcp.refusals import FAILED_INSIDE, NOT_ALLOWED, next_step, refusal
from mnemic.host.mcp.tools import INSTRUCTIONS, TOOLS, ToolEntry
from mnemic.verbs import PrincipalVerbs

SERVER_NAME = "mnemic"
SNAPSHOT_HEAD = "mnemic://sessions/"
SNAPSHOT_TAIL = "/snapshot"
SNAPSHOT_TEMPLATE = f"{SNAPSHOT_HEAD}{{session_id}}{SNAPSHOT_TAIL}"
"""The URI of what a session is primed with."""


class Access(Struct, frozen=True):
    """Say whose memory a request is about and what it may do there, beside reading.

    `turn_characters` is the longest text of a turn that it may hand over.
    """

    owner: PrincipalVerbs
    may_write: bool = True
    may_erase: bool = True
    turn_characters: int = TURN_CHARS_MAX

    def may(self, entry: ToolEntry) -> bool:
        """Tell whether a tool may be called."""
        return (self.may_write or not entry.writes) and (self.may_erase or not entry.erases)


Context = ServerRequestContext[Any, Any]
AccessOf = Callable[[Context], Awaitable[Access]]
"""Finds what a request may reach; raises a `MnemicError` for one that may not be served."""


def memory_server(access_of: AccessOf) -> Server[Any]:
    """Make an MCP server whose requests are answered for the owner that `access_of` finds."""
    memory = _Memory(access_of)
    return Server(
        SERVER_NAME,
        version=__version__,
        title="mnemic memory",
        description="The user's long-term memory: every belief cites the words it came from.",
        instructions=INSTRUCTIONS,
        on_list_tools=memory.list_tools,
        on_call_tool=memory.call_tool,
        on_list_resources=memory.list_resources,
        on_list_resource_templates=memory.list_templates,
        on_read_resource=memory.read_resource,
    )


def only(owner: PrincipalVerbs) -> AccessOf:
    """Serve one owner, who may write, whoever asks: for a transport with one user."""

    async def access_of(context: Context) -> Access:
        del context
        return Access(owner)

    return access_of


class _Memory:
    """Answer the requests of the protocol."""

    def __init__(self, access_of: AccessOf) -> None:
        self._access_of = access_of

    # -- tools -----------------------------------------------------------------------

    async def list_tools(
        self, context: Context, params: PaginatedRequestParams | None
    ) -> ListToolsResult:
        """List the tools that the request may call."""
        del params
        access = await self._access(context)
        return ListToolsResult(
            tools=[entry.listed() for entry in TOOLS.values() if access.may(entry)]
        )

    async def call_tool(self, context: Context, params: CallToolRequestParams) -> CallToolResult:
        """Answer one call; whatever goes wrong is an answer with a next step."""
        entry = TOOLS.get(params.name)
        if entry is None:
            raise MCPError(INVALID_PARAMS, f"there is no such tool; there are {', '.join(TOOLS)}")
        key: str | None = None
        try:
            access = await self._access_of(context)
            if not access.may(entry):
                return _refused(NOT_ALLOWED)
            call = read_call(entry.call, params.arguments)
            _check_turns(call, access.turn_characters)
            call, key = _keyed(call)
            return _answered(await entry.handler(access.owner, call))
        except MnemicError as error:
            return _refused(refusal(error, key=key))
        except Exception as error:
            log.request_failed(f"mcp {entry.name}", error)
            return _refused(FAILED_INSIDE)

    # -- the snapshot of a session -----------------------------------------------------

    async def list_resources(
        self, context: Context, params: PaginatedRequestParams | None
    ) -> ListResourcesResult:
        """List nothing: a session's snapshot is named by its id (`list_templates`)."""
        del params
        await self._access(context)
        return ListResourcesResult(resources=[])

    async def list_templates(
        self, context: Context, params: PaginatedRequestParams | None
    ) -> ListResourceTemplatesResult:
        """Say how a session's snapshot is named."""
        del params
        await self._access(context)
        return ListResourceTemplatesResult(
            resource_templates=[
                ResourceTemplate(
                    name="session_snapshot",
                    title="What a session is primed with",
                    uri_template=SNAPSHOT_TEMPLATE,
                    mime_type="text/plain",
                    description=(
                        "What matters most about the user in a session's project, to stand "
                        "before the conversation. Read it once, at the session's start, and "
                        "keep it: what is learned later comes with recall."
                    ),
                )
            ]
        )

    async def read_resource(
        self, context: Context, params: ReadResourceRequestParams
    ) -> ReadResourceResult:
        """Prime a session and give the block."""
        access = await self._access(context)
        try:
            session = await access.owner.session(_session_of(params.uri))
            block = block_of(await session.snapshot())
        except (InvalidCommand, NotFound) as error:
            raise MCPError(INVALID_PARAMS, f"{error}; {next_step(error)}") from None
        except MnemicError as error:
            raise MCPError(INTERNAL_ERROR, f"{error}; {next_step(error)}") from None
        return ReadResourceResult(
            contents=[TextResourceContents(uri=params.uri, mime_type="text/plain", text=block)]
        )

    async def _access(self, context: Context) -> Access:
        try:
            return await self._access_of(context)
        except MnemicError as error:
            raise MCPError(INVALID_PARAMS, f"{error}; {next_step(error)}") from None


def _keyed(call: Call) -> tuple[Call, str | None]:
    """Give a call that writes an idempotency key of its own, unless it came with one."""
    if "key" not in type(call).model_fields:
        return call, None
    key: str = getattr(call, "key", None) or uuid4().hex
    return call.model_copy(update={"key": key}), key


def _check_turns(call: Call, bound: int) -> None:
    if not isinstance(call, ObserveCall):
        return
    for index, turn in enumerate(call.turns):
        if len(turn.text) > bound:
            raise TooLarge(f"turns.{index}.text: one turn may have {bound} characters; split it")


def _answered(answer: Answer) -> CallToolResult:
    return CallToolResult(
        content=[TextContent(text=answer.text)],
        structured_content=to_builtins(answer.content, str_keys=True),
    )


def _refused(text: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(text=text)], is_error=True)


def _session_of(uri: str) -> UUID:
    if uri.startswith(SNAPSHOT_HEAD) and uri.endswith(SNAPSHOT_TAIL):
        try:
            return UUID(uri[len(SNAPSHOT_HEAD) : -len(SNAPSHOT_TAIL)])
        except ValueError:
            pass
    raise InvalidCommand("uri", f"there is only {SNAPSHOT_TEMPLATE}")
