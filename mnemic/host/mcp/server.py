"""The MCP server over one owner's memory or many: tools, and the snapshot of a session.

Which owner a request is about, and whether it may write, is the caller's to say: a stdio
server has one owner, an HTTP one reads it off each request (`AccessOf`). The server itself
keeps nothing between requests.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from uuid import UUID

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
    Tool,
    ToolAnnotations,
)
from msgspec import to_builtins

from mnemic import __version__
from mnemic.errors import InvalidCommand, MnemicError, NotFound
from mnemic.tools import (
    INSTRUCTIONS,
    TOOLS,
    Access,
    Called,
    ToolEntry,
    answer_call,
    block_of,
    next_step,
    refusal,
)
from mnemic.verbs import PrincipalVerbs

SERVER_NAME = "mnemic"
SNAPSHOT_HEAD = "mnemic://sessions/"
SNAPSHOT_TAIL = "/snapshot"
SNAPSHOT_TEMPLATE = f"{SNAPSHOT_HEAD}{{session_id}}{SNAPSHOT_TAIL}"
"""The URI of what a session is primed with."""


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
        # Otherwise the library lists every tool before each call over HTTP.
        get_tool_input_schema=_schema_of,
        on_list_tools=memory.list_tools,
        on_call_tool=memory.call_tool,
        on_list_resources=memory.list_resources,
        on_list_resource_templates=memory.list_templates,
        on_read_resource=memory.read_resource,
    )


def _schema_of(name: str) -> dict[str, Any] | None:
    entry = TOOLS.get(name)
    return None if entry is None else entry.input_schema


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
        return ListToolsResult(tools=[_listed(entry) for entry in access.tools()])

    async def call_tool(self, context: Context, params: CallToolRequestParams) -> CallToolResult:
        """Answer one call; whatever goes wrong is an answer with a next step."""
        entry = TOOLS.get(params.name)
        if entry is None:
            raise MCPError(INVALID_PARAMS, f"there is no such tool; there are {', '.join(TOOLS)}")
        try:
            access = await self._access_of(context)
        except MnemicError as error:
            return _answered(Called(refusal(error)))
        return _answered(await answer_call(access, entry, params.arguments))

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


def _listed(entry: ToolEntry) -> Tool:
    return Tool(
        name=entry.name,
        title=entry.title,
        description=entry.description,
        input_schema=entry.input_schema,
        output_schema=entry.output_schema,
        annotations=ToolAnnotations(
            title=entry.title,
            read_only_hint=not entry.writes,
            destructive_hint=entry.erases,
            # Under its idempotency key a write happens once; without it, it is another.
            idempotent_hint=not entry.writes,
            open_world_hint=False,
        ),
    )


def _answered(called: Called) -> CallToolResult:
    content: list[Any] = [TextContent(text=called.text)]
    if called.content is None:
        return CallToolResult(content=content, is_error=True)
    return CallToolResult(content=content, structured_content=to_builtins(called.content))


def _session_of(uri: str) -> UUID:
    if uri.startswith(SNAPSHOT_HEAD) and uri.endswith(SNAPSHOT_TAIL):
        try:
            return UUID(uri[len(SNAPSHOT_HEAD) : -len(SNAPSHOT_TAIL)])
        except ValueError:
            pass
    raise InvalidCommand("uri", f"there is only {SNAPSHOT_TEMPLATE}")
