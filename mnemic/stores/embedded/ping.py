"""Ask a PostgreSQL server whether it takes connections, without logging in."""

from __future__ import annotations

import struct
from pathlib import Path

import anyio
import anyio.abc

PING_DEADLINE_S = 5.0
PING_BYTES_MAX = 4_096
PROTOCOL_VERSION = 3 << 16
# What a server answers that is starting, recovering or shutting down.
CANNOT_CONNECT_NOW = b"C57P03\x00"
_STARTUP = b"user\x00mnemic\x00database\x00mnemic\x00\x00"


async def answers(socket: Path) -> bool:
    """Say whether the server on a Unix socket takes connections now.

    It sends the first message of a login and reads the first of the answer, as `pg_isready`
    does: a request for a password means yes, and so does any refusal except that the
    server is on its way up or down. Nobody listening, or silence for
    `PING_DEADLINE_S`, means no.
    """
    with anyio.move_on_after(PING_DEADLINE_S):
        try:
            async with await anyio.connect_unix(socket) as stream:
                await stream.send(
                    struct.pack("!ii", len(_STARTUP) + 8, PROTOCOL_VERSION) + _STARTUP
                )
                return await _is_welcome(stream)
        except (OSError, anyio.EndOfStream, anyio.BrokenResourceError):
            # No server, or one that went away in the middle: both mean "not now".
            return False
    return False


async def _is_welcome(stream: anyio.abc.SocketStream) -> bool:
    head = b""
    while len(head) < 5:
        head += await stream.receive(PING_BYTES_MAX)
    if head[:1] != b"E":
        return True
    (length,) = struct.unpack("!i", head[1:5])
    while len(head) < min(1 + length, PING_BYTES_MAX):
        head += await stream.receive(PING_BYTES_MAX)
    return CANNOT_CONNECT_NOW not in head
