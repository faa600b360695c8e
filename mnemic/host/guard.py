"""Stand before every surface: bound what comes in, answer what escapes, count it all.

Plain ASGI, so that it holds for HTTP routes and for whatever is mounted beside them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import anyio

from mnemic.actors import log
from mnemic.errors import MnemicError
from mnemic.host.problems import body_of, headers_of, problem
from mnemic.host.service import Host
from mnemic.host.settings import is_loopback
from mnemic.wire import Problem

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

PROBES = frozenset({"/healthz", "/readyz", "/metrics", "/status"})
"""Paths that are answered however busy the host is."""

CLOSED_REQUEST_STATUS = 499
"""What a request counts as whose caller hung up before it was answered."""


class _Refused(Exception):
    def __init__(self, described: Problem) -> None:
        super().__init__(described.code)
        self.problem = described


class _Answer:
    """Watch what is sent, and add what every answer carries."""

    def __init__(self, send: Send, host: Host) -> None:
        self._send = send
        self._host = host
        self.status: int | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = [*message.get("headers", ()), *_EVERY_ANSWER]
            if self._host.is_draining:
                headers.append((b"connection", b"close"))
            message = {**message, "headers": headers}
        await self._send(message)

    async def problem(self, described: Problem) -> None:
        """Send a problem, unless an answer has begun: then only its end can be cut off."""
        if self.status is not None:
            return
        self._host.metrics.answered_problem(described.code)
        body = body_of(described)
        headers = {**headers_of(described), "content-length": str(len(body))}
        encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
        await self({"type": "http.response.start", "status": described.status, "headers": encoded})
        await self({"type": "http.response.body", "body": body})


_EVERY_ANSWER = (
    # What is remembered about somebody is nothing for a cache in between.
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
)


class Guard:
    """Wrap an application: `host_of` gives the host once it is open."""

    def __init__(self, app: App, host_of: Callable[[], Host]) -> None:
        self.app = app
        self._host_of = host_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        host = self._host_of()
        answer = _Answer(send, host)
        began = perf_counter()
        host.requests_in_flight += 1
        try:
            await self._answered(host, scope, receive, answer)
        finally:
            host.requests_in_flight -= 1
            status = CLOSED_REQUEST_STATUS if answer.status is None else answer.status
            host.metrics.answered_request(
                scope["method"], _route_of(scope), status, perf_counter() - began
            )

    async def _answered(self, host: Host, scope: Scope, receive: Receive, answer: _Answer) -> None:
        try:
            self._admit(host, scope)
            # A name may hold a slash: segments are parted before they are decoded.
            scope["path"] = _raw_path(scope)
            body = await _body(scope, receive, host)
            await self.app(scope, _replayed(body, receive), answer)
        except _Refused as refused:
            await answer.problem(refused.problem)
        except MnemicError as error:
            await answer.problem(host.problem_of(error))
        except Exception as error:
            # What it says may quote somebody: its type and place go to the log, no more.
            log.request_failed(_route_of(scope) or "unknown", error)
            await answer.problem(UNEXPECTED)

    def _admit(self, host: Host, scope: Scope) -> None:
        if scope["path"] in PROBES:
            return
        if host.tokens is None:
            _require_local(scope)
        if host.requests_in_flight > host.limits.in_flight:
            raise _Refused(_BUSY)


UNEXPECTED = problem(
    500,
    "unexpected",
    "It failed",
    "this host failed in a way it did not expect; its log says where",
)

_BUSY = Problem(
    type="urn:mnemic:problem:busy",
    title="Too many requests at once",
    status=429,
    code="busy",
    detail="this host answers as many requests as it may; send it again after a pause",
    retry_after_s=1.0,
)


def _require_local(scope: Scope) -> None:
    """Refuse a web page's request to a host without tokens.

    A page whose name was made to point at this machine, or that posts here across sites,
    is the one stranger that loopback lets in.
    """
    named = _header(scope, b"host")
    origin = _header(scope, b"origin")
    if named is not None and not is_loopback(_host_name(f"//{named}")):
        raise _Refused(_NOT_LOCAL)
    if origin is not None and not is_loopback(_host_name(origin)):
        raise _Refused(_NOT_LOCAL)


_NOT_LOCAL = problem(
    403,
    "not_local",
    "Not allowed",
    "a host without tokens answers to localhost only; start it with tokens for anything else",
)


def _host_name(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def _header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            text: str = value.decode("latin-1")
            return text
    return None


def _raw_path(scope: Scope) -> str:
    raw: bytes | None = scope.get("raw_path")
    if raw is None:
        path: str = scope["path"]
        return path
    return raw.partition(b"?")[0].decode("latin-1")


def _route_of(scope: Scope) -> str | None:
    route = scope.get("route")
    path: str | None = getattr(route, "path", None)
    return path


async def _body(scope: Scope, receive: Receive, host: Host) -> bytes:
    """Read the whole body within its bounds of size and time, before anything else."""
    bound = host.limits.body_bytes
    declared = _header(scope, b"content-length")
    if declared is not None and declared.isdigit() and int(declared) > bound:
        raise _Refused(_too_large(bound))
    chunks: list[bytes] = []
    size = 0
    with anyio.move_on_after(host.limits.body_s) as time:
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b""
            chunks.append(message.get("body", b""))
            size += len(chunks[-1])
            if size > bound:
                raise _Refused(_too_large(bound))
            if not message.get("more_body", False):
                return b"".join(chunks)
    assert time.cancelled_caught
    raise _Refused(
        problem(408, "too_slow", "Too slow", f"send the body within {host.limits.body_s:g} s")
    )


def _too_large(bound: int) -> Problem:
    return problem(
        413, "too_large", "Too large", f"a body may have {bound} bytes; send less at once"
    )


def _replayed(body: bytes, receive: Receive) -> Receive:
    messages: Iterable[Message] = iter(({"type": "http.request", "body": body},))

    async def replay() -> Message:
        for message in messages:
            return message
        return await receive()

    return replay
