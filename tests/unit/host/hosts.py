"""A host in this process, on the in-memory store, with an HTTP client before it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import anyio
import httpx
import pytest
from fastapi import FastAPI

from mnemic.actors.clock import Clock, LoopClock
from mnemic.host import Host, Right, Settings, TokenFile, create_app, open_host
from mnemic.host.guard import Guard
from mnemic.memory.model import decode
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.port import Commit, CommitResult
from tests.support.core import START

T = TypeVar("T")
BASE_URL = "http://127.0.0.1"


def app_of(host: Host) -> Guard:
    """Make the application of a host that is open."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Host]:
        yield host

    app = create_app(opened)
    assert isinstance(app, Guard)
    return app


class Running:
    """Hold a host, its tokens and a client that bears one of them."""

    def __init__(self, host: Host, app: Guard, tokens: TokenFile) -> None:
        self.host = host
        self.app = app
        self.tokens = tokens

    def token(
        self,
        tenant: str = "acme",
        principals: Sequence[str] | None = ("ada",),
        right: Right = Right.ERASE,
        **more: Any,
    ) -> str:
        """Make a token."""
        return self.tokens.create(tenant, principals, right, **more)[0]

    def client(self, token: str | None = None) -> httpx.AsyncClient:
        """Give a client that bears a token; an unhandled error fails the test."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(app=self.app), base_url=BASE_URL, headers=headers
        )


@asynccontextmanager
async def running(
    directory: Path, *, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[Running]:
    """Run a host with one token that tests need not use."""
    clock = clock or LoopClock(START)
    path = directory / "tokens.json"
    tokens = TokenFile(path, clock=clock)
    tokens.create("nobody", ["nobody"], Right.READ)
    chosen = Settings.model_validate({"tokens": path, **settings})
    async with open_host(chosen, clock=clock, storage="memory://") as host:
        app = app_of(host)
        inner = app.app
        assert isinstance(inner, FastAPI)
        async with inner.router.lifespan_context(inner):
            yield Running(host, app, tokens)


def read(kind: type[T], response: httpx.Response, status: int = 200) -> T:
    """Decode an answer into the in-process type it is of."""
    assert response.status_code == status, response.text
    return decode(kind, response.content)


def code_of(response: httpx.Response) -> tuple[int, str]:
    """Give the status and the code of a problem."""
    assert response.headers["content-type"] == "application/problem+json", response.text
    body = response.json()
    assert body["status"] == response.status_code
    return response.status_code, body["code"]


class Gate:
    """Hold the store's commits back until it is opened: a slow store that a test rules."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_shut = False
        self.waiting = 0
        self._opened = anyio.Event()
        commit = InMemoryStore.commit

        async def gated(store: InMemoryStore, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
            if self.is_shut:
                self.waiting += 1
                await self._opened.wait()
            return await commit(store, batch)

        monkeypatch.setattr(InMemoryStore, "commit", gated)

    def shut(self) -> None:
        """Hold back what comes from now on."""
        self.is_shut = True

    def open(self) -> None:
        """Let everything through."""
        self.is_shut = False
        self._opened.set()
