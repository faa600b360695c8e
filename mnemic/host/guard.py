"""Stand before every surface: bound what comes in, answer what escapes, count it all.

Plain ASGI, so that it holds for HTTP routes and for whatever is mounted beside them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
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


class Refused(Exception):
    """Carry a problem out of whatever was reading the request."""

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
            _refuse_declared(scope, host)
            await self.app(scope, _Bounded(receive, host), answer)
        except Refused as refused:
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
            raise Refused(_BUSY)


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
        raise Refused(_NOT_LOCAL)
    if origin is not None and not is_loopback(_host_name(origin)):
        raise Refused(_NOT_LOCAL)


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


def _refuse_declared(scope: Scope, host: Host) -> None:
    """Refuse a body that says itself that it is too large."""
    declared = _header(scope, b"content-length")
    if declared is not None and declared.isdigit() and int(declared) > host.limits.body_bytes:
        raise Refused(_too_large(host))


class _Bounded:
    """Pass a body on as it is asked for, within its bounds of size and time.

    Nothing is read before somebody asks, and who asks has looked at the token first: a
    stranger's bodies take no memory.
    """

    def __init__(self, receive: Receive, host: Host) -> None:
        self._receive = receive
        self._host = host
        self._size = 0
        self._until: float | None = None
        self._is_complete = False

    async def __call__(self) -> Message:
        if self._is_complete:
            # Whoever listens now waits for the caller to hang up, however long that takes.
            return await self._receive()
        if self._until is None:
            self._until = anyio.current_time() + self._host.limits.body_s
        with anyio.CancelScope(deadline=self._until):
            message = await self._receive()
            self._count(message)
            return message
        said = f"send the body within {self._host.limits.body_s:g} s"
        raise Refused(problem(408, "too_slow", "Too slow", said))

    def _count(self, message: Message) -> None:
        self._size += len(message.get("body", b""))
        if self._size > self._host.limits.body_bytes:
            raise Refused(_too_large(self._host))
        self._is_complete = not message.get("more_body", False)


def _too_large(host: Host) -> Problem:
    said = f"a body may have {host.limits.body_bytes} bytes; send less at once"
    return problem(413, "too_large", "Too large", said)
