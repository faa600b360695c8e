"""The least HTTP/1.1 client that keeps a connection: a bench measures the host, not it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import anyio
import msgspec
from anyio.abc import SocketStream

HEAD_END = b"\r\n\r\n"
CHUNK_BYTES = 65_536


class Connection:
    """Send one request after another over one connection."""

    def __init__(self, stream: SocketStream, authority: str) -> None:
        self._stream = stream
        self._authority = authority
        self._unread = b""

    @classmethod
    async def open(cls, url: str) -> Connection:
        """Connect to a host."""
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        return cls(await anyio.connect_tcp(parts.hostname, parts.port), parts.netloc)

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        """Post a JSON body; give the decoded answer, which must be a success."""
        content = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._authority}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        await self._stream.send(head.encode() + content)
        status, document = await self._answer()
        answer = msgspec.json.decode(document)
        if status >= 300:
            raise RuntimeError(f"the host answered {status} {answer.get('code')}")
        return answer

    async def _answer(self) -> tuple[int, bytes]:
        while HEAD_END not in self._unread:
            self._unread += await self._stream.receive(CHUNK_BYTES)
        head, _, rest = self._unread.partition(HEAD_END)
        lines = head.split(b"\r\n")
        length = next(
            int(line.partition(b":")[2])
            for line in lines[1:]
            if line.lower().startswith(b"content-length:")
        )
        while len(rest) < length:
            rest += await self._stream.receive(CHUNK_BYTES)
        self._unread = rest[length:]
        return int(lines[0].split()[1]), rest[:length]

    async def close(self) -> None:
        """Hang up."""
        await self._stream.aclose()
