"""Read lines of standard input so that waiting for one can be given up.

A thread of the event loop that waits in a read cannot be called off, and would keep a
process that was told to stop alive until the next line comes. A daemon thread may be left
behind: it holds nothing but the descriptor.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from threading import Thread

import anyio
from anyio import from_thread
from anyio.abc import ObjectReceiveStream, ObjectSendStream
from anyio.lowlevel import EventLoopToken, current_token

from mnemic.errors import InvalidInput

LINE_BYTES_MAX = 8 * 1024 * 1024
"""Longest line: the largest `observe`, in an encoding that escapes generously."""

READ_BYTES = 65_536
"""Bytes that one read asks for."""


@asynccontextmanager
async def lines_of(descriptor: int) -> AsyncIterator[AsyncIterator[str]]:
    """Give the lines of a descriptor until its end, decoded as UTF-8.

    Bytes that are none become the replacement character, and the line is then refused by
    whoever parses it. The iteration raises `InvalidInput` for a line that is too long.
    """
    send, receive = anyio.create_memory_object_stream[bytes](0)
    Thread(
        target=_read, args=(descriptor, send, current_token()), name="stdin", daemon=True
    ).start()
    async with send, receive:
        yield _split(receive)


def _read(descriptor: int, send: ObjectSendStream[bytes], token: EventLoopToken) -> None:
    # Whoever does not listen any more needs nothing of what is still read.
    with suppress(anyio.BrokenResourceError, anyio.ClosedResourceError, RuntimeError):
        while chunk := os.read(descriptor, READ_BYTES):
            from_thread.run(send.send, chunk, token=token)
        from_thread.run(send.aclose, token=token)


async def _split(chunks: ObjectReceiveStream[bytes]) -> AsyncIterator[str]:
    waiting = bytearray()
    async for chunk in chunks:
        start = len(waiting)
        waiting += chunk
        while (end := waiting.find(b"\n", start)) >= 0:
            yield waiting[:end].decode("utf-8", "replace")
            del waiting[: end + 1]
            start = 0
        if len(waiting) > LINE_BYTES_MAX:
            raise InvalidInput(f"a line on standard input is longer than {LINE_BYTES_MAX} bytes")
    if waiting:
        yield waiting.decode("utf-8", "replace")
