"""A loopback server that speaks the chat-completions protocol, well or badly.

What it says is scripted: a `Behaviour` is asked with each request's body and answers with
what to send. It runs in threads of its own, so that any event loop may call it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread
from typing import Any

import pytest
from msgspec import Struct

Body = Mapping[str, Any]

HELD_S_MAX = 30.0
"""Longest a slow answer is held; closing the server ends it at once."""


class Says(Struct, frozen=True):
    """Complete the chat; `model` None echoes the one that was asked."""

    text: str | None = "Noted."
    tool_calls: tuple[tuple[str, str], ...] = ()
    finish: str = "stop"
    refusal: str | None = None
    model: str | None = None
    input_tokens: int = 1_000
    output_tokens: int = 10
    usage: bool = True


class Fails(Struct, frozen=True):
    """Answer with a status."""

    status: int
    headers: dict[str, str] = {}
    message: str = "scripted failure"
    code: str | None = None


class Writes(Struct, frozen=True):
    """Write a body as it is, under status 200."""

    body: str


class CutsOff(Struct, frozen=True):
    """Promise a whole body and close after half of it."""


class Holds(Struct, frozen=True):
    """Say nothing until the caller has given up."""


Scripted = Says | Fails | Writes | CutsOff | Holds
Behaviour = Callable[[Body], Scripted]


def always(answer: Scripted) -> Behaviour:
    """Answer the same, whatever is asked."""
    return lambda body: answer


def in_turn(*answers: Scripted) -> Behaviour:
    """Answer in order; the last one again and again."""
    left = list(answers)
    guard = Lock()

    def next_answer(body: Body) -> Scripted:
        with guard:
            return left.pop(0) if len(left) > 1 else left[0]

    return next_answer


class ChatServer:
    """Hold what was asked: bodies and headers (their names lower-case), oldest first."""

    def __init__(self, behaviour: Behaviour) -> None:
        self.behaviour = behaviour
        self.bodies: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.closing = Event()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._server.daemon_threads = True
        self._thread = Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        self._thread.start()

    @property
    def base_url(self) -> str:
        """Give the address a client is configured with."""
        return f"http://127.0.0.1:{self._server.server_address[1]}/v1"

    def close(self) -> None:
        """Let held answers go and stop."""
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def chat_server(behaviour: Behaviour) -> Iterator[ChatServer]:
    """Serve on a port of the loopback, past any proxy, for the block's duration."""
    server = ChatServer(behaviour)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("NO_PROXY", "127.0.0.1")
            yield server
    finally:
        server.close()


def completion(body: Body, says: Says) -> dict[str, Any]:
    """Make the document of a completed chat."""
    message: dict[str, Any] = {"role": "assistant", "content": says.text}
    if says.refusal is not None:
        message["refusal"] = says.refusal
    if says.tool_calls:
        message["tool_calls"] = [
            {"id": f"call-{i}", "type": "function", "function": {"name": n, "arguments": a}}
            for i, (n, a) in enumerate(says.tool_calls)
        ]
    document: dict[str, Any] = {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1_767_225_600,
        "model": says.model or body["model"],
        "choices": [{"index": 0, "finish_reason": says.finish, "message": message}],
    }
    if says.usage:
        document["usage"] = {
            "prompt_tokens": says.input_tokens,
            "completion_tokens": says.output_tokens,
            "total_tokens": says.input_tokens + says.output_tokens,
        }
    return document


def _handler(owner: ChatServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            owner.bodies.append(body)
            owner.headers.append({k.lower(): v for k, v in self.headers.items()})
            answer = owner.behaviour(body)
            match answer:
                case Says():
                    self._send(200, json.dumps(completion(body, answer)), {})
                case Fails():
                    error = {"message": answer.message, "type": "scripted", "code": answer.code}
                    self._send(answer.status, json.dumps({"error": error}), answer.headers)
                case Writes():
                    self._send(200, answer.body, {})
                case CutsOff():
                    whole = json.dumps(completion(body, Says())).encode()
                    self._head(200, len(whole), {})
                    self.wfile.write(whole[: len(whole) // 2])
                    self.close_connection = True
                case Holds():
                    owner.closing.wait(HELD_S_MAX)
                    self.close_connection = True

        def _head(self, status: int, length: int, headers: Mapping[str, str]) -> None:
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(length))
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def _send(self, status: int, text: str, headers: Mapping[str, str]) -> None:
            data = text.encode()
            self._head(status, len(data), headers)
            self.wfile.write(data)

        def log_message(self, *args: object) -> None:
            """Keep quiet."""

    return Handler
