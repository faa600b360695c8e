"""MCP over standard input and output: one agent program, one owner, one process."""

from __future__ import annotations

import logging
import signal
from typing import Any, cast

import anyio
from mcp.server.stdio import stdio_server

from mnemic.api import Memory
from mnemic.host.mcp.lines import lines_of
from mnemic.host.mcp.server import AccessOf, Context, memory_server
from mnemic.memory.model import Principal
from mnemic.tools import Access

STDIN = 0

FRESH_TRIES_MAX = 20
FRESH_PAUSE_S = 0.005
"""How often, and how far apart, a request looks whether this process is done writing."""


async def serve_stdio(access_of: AccessOf) -> None:
    """Serve until the program closes standard input, or the process is told to stop.

    Standard output belongs to the protocol meanwhile: what else is printed goes to
    standard error. Raises `InvalidInput` for a message that is too long.
    """
    quiet()
    server = memory_server(access_of)
    async with anyio.create_task_group() as tasks:
        await tasks.start(_stop_on_signal, tasks.cancel_scope)
        # All that the transport asks of its input is to be iterated.
        async with lines_of(STDIN) as lines, stdio_server(cast("Any", lines)) as (read, write):
            await server.run(read, write, server.create_initialization_options())
        tasks.cancel_scope.cancel()


async def _stop_on_signal(
    scope: anyio.CancelScope, *, task_status: anyio.abc.TaskStatus[None] = anyio.TASK_STATUS_IGNORED
) -> None:
    with anyio.open_signal_receiver(signal.SIGINT, signal.SIGTERM) as signals:
        task_status.started()
        async for _ in signals:
            scope.cancel()
            return


def quiet() -> None:
    """Keep the protocol's library from printing: what it logs may hold what was told."""
    logger = logging.getLogger("mcp")
    logger.addHandler(logging.NullHandler())
    logger.propagate = False


def fresh(memory: Memory, whose: Principal) -> AccessOf:
    """Serve one owner from a store that other processes may write to as well.

    Agent programs each start a process of their own, often on one directory. An image
    that one of them holds knows nothing of what another has written since; so each request
    starts from the store: some milliseconds, where a model's turn takes seconds. What this
    process itself is still writing is waited for, a bounded time.
    """
    owner = memory.principal(whose.tenant_id, whose.principal_id)
    supervisor = memory.composition.supervisor

    async def access_of(context: Context) -> Access:
        del context
        for _ in range(FRESH_TRIES_MAX):
            if supervisor.active_image(whose) is None or supervisor.passivate(whose):
                break
            await anyio.sleep(FRESH_PAUSE_S)
        return Access(owner)

    return access_of
