"""Drive the MCP surface with the SDK's own client, in memory or over a transport."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import anyio
from mcp import Client
from mcp_types import CallToolResult, TextContent

import mnemic
from mnemic.host.mcp import AccessOf, memory_server, only

Story = Callable[["Talk"], Awaitable[None]]


class Talk:
    """Call tools as an agent program does; the client checks each answer's schema."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def raw(self, name: str, **arguments: Any) -> CallToolResult:
        """Call a tool and give the result as it came."""
        result = await self.client.call_tool(name, arguments)
        assert isinstance(result, CallToolResult)
        return result

    async def did(self, name: str, **arguments: Any) -> tuple[str, Any]:
        """Call a tool that must succeed; give its text and its structured content."""
        result = await self.raw(name, **arguments)
        assert not result.is_error, text_of(result)
        return text_of(result), result.structured_content

    async def refused(self, name: str, **arguments: Any) -> list[str]:
        """Call a tool that must fail; give the lines of what it says."""
        result = await self.raw(name, **arguments)
        assert result.is_error
        assert result.structured_content is None
        return text_of(result).splitlines()


def text_of(result: CallToolResult) -> str:
    """Give the text of a result."""
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


@asynccontextmanager
async def talking(access_of: AccessOf, mode: str = "legacy") -> AsyncIterator[Talk]:
    """Connect the SDK's client to a server in this process."""
    async with Client(memory_server(access_of), mode=mode) as client:
        yield Talk(client)


def told(story: Story, *, mode: str = "legacy", backend: str = "asyncio") -> None:
    """Run a story on one owner's memory, which is new."""

    async def run() -> None:
        async with mnemic.open_memory("memory://") as memory:
            ada = memory.principal("acme", "ada")
            async with talking(only(ada), mode) as talk:
                await story(talk)

    anyio.run(run, backend=backend)
