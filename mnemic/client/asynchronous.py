"""The client for event loops: it awaits what the plans ask for. Works on asyncio and trio."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, nullcontext
from datetime import datetime
from functools import wraps
from random import random
from typing import Any, Concatenate, ParamSpec, TypeVar
from uuid import UUID

import anyio
import httpx
from msgspec import Struct

from mnemic.client.calls import Call, Plan, asked
from mnemic.client.connection import (
    IDENTITY,
    TIMEOUT_S,
    credential,
    head,
    lost,
    may_use_proxy,
    owner_of,
    place,
    timeouts,
)
from mnemic.client.principals import PrincipalPlans
from mnemic.client.replies import Failed, read_reply
from mnemic.client.retries import DEFAULT_RETRIES, Attempts, Retries
from mnemic.client.sessions import SessionPlans
from mnemic.memory.model import Principal
from mnemic.wire import Identity

P = ParamSpec("P")
R = TypeVar("R")


class Line:
    """Drive plans over one HTTP client."""

    def __init__(
        self, http: httpx.AsyncClient, base: str, *, token: str | None, retries: Retries
    ) -> None:
        self._http = http
        self._base = base
        self._token = token
        self._retries = retries

    async def run(self, plan: Plan[R]) -> R:
        """Answer what a plan asks for until it returns."""
        try:
            call = next(plan)
            while True:
                call = plan.send(await self._answer(call))
        except StopIteration as end:
            result: R = end.value
            return result

    async def _answer(self, call: Call) -> Struct:
        attempts = Attempts(call, self._retries, random)
        while isinstance(answer := await self._sent(call), Failed):
            pause_s = attempts.pause_after(answer)
            if pause_s is None:
                raise answer.error
            await anyio.sleep(pause_s)
        return answer

    async def _sent(self, call: Call) -> Struct | Failed:
        try:
            response = await self._http.request(
                call.method,
                self._base + call.path,
                params=call.query,
                content=call.body,
                headers=head(call, self._token),
            )
        except httpx.TransportError as error:
            return lost(call, error)
        return read_reply(call, response.status_code, response.content)


def _in_session(
    plan: Callable[Concatenate[SessionPlans, P], Plan[R]],
) -> Callable[Concatenate[RemoteSession, P], Coroutine[Any, Any, R]]:
    @wraps(plan)
    async def verb(self: RemoteSession, /, *args: P.args, **given: P.kwargs) -> R:
        return await self._line.run(plan(self._plans, *args, **given))

    return verb


def _of_principal(
    plan: Callable[Concatenate[PrincipalPlans, P], Plan[R]],
) -> Callable[Concatenate[RemotePrincipal, P], Coroutine[Any, Any, R]]:
    @wraps(plan)
    async def verb(self: RemotePrincipal, /, *args: P.args, **given: P.kwargs) -> R:
        return await self._line.run(plan(self._plans, *args, **given))

    return verb


class RemoteSession:
    """Say turns in one session and close it, as `mnemic.SessionMemory` does."""

    def __init__(self, line: Line, plans: SessionPlans) -> None:
        self._line = line
        self._plans = plans
        self.id = plans.id
        self.scope = plans.scope

    say = _in_session(SessionPlans.say)
    say_all = _in_session(SessionPlans.say_all)
    turns = _in_session(SessionPlans.turns)
    recall = _in_session(SessionPlans.recall)
    snapshot = _in_session(SessionPlans.snapshot)
    turn_recall = _in_session(SessionPlans.turn_recall)
    close = _in_session(SessionPlans.close)
    consolidate = _in_session(SessionPlans.consolidate)


class RemotePrincipal:
    """Tell and ask one principal's memory, as `mnemic.PrincipalMemory` does."""

    def __init__(self, line: Line, whose: Principal) -> None:
        self._line = line
        self._plans = PrincipalPlans(whose)
        self.principal = whose

    async def open_session(
        self,
        *,
        project_scope: str | None = None,
        label: str | None = None,
        at: datetime | None = None,
        key: str | None = None,
    ) -> RemoteSession:
        """Open a session; turns said in it are consolidated when it is closed."""
        plan = self._plans.open_session(project_scope=project_scope, label=label, at=at, key=key)
        return RemoteSession(self._line, await self._line.run(plan))

    async def session(self, session_id: UUID) -> RemoteSession:
        """Take up a session again, open or closed; raises `NotFound`."""
        return RemoteSession(self._line, await self._line.run(self._plans.session(session_id)))

    recall = _of_principal(PrincipalPlans.recall)
    explain = _of_principal(PrincipalPlans.explain)
    recall_episodes = _of_principal(PrincipalPlans.recall_episodes)
    beliefs = _of_principal(PrincipalPlans.beliefs)
    belief = _of_principal(PrincipalPlans.belief)
    history = _of_principal(PrincipalPlans.history)
    changes = _of_principal(PrincipalPlans.changes)
    remember = _of_principal(PrincipalPlans.remember)
    correct = _of_principal(PrincipalPlans.correct)
    reject = _of_principal(PrincipalPlans.reject)
    forget = _of_principal(PrincipalPlans.forget)
    forget_plan = _of_principal(PrincipalPlans.forget_plan)
    forget_confirm = _of_principal(PrincipalPlans.forget_confirm)
    delete_session = _of_principal(PrincipalPlans.delete_session)
    erase = _of_principal(PrincipalPlans.erase)


class RemoteMemory:
    """Reach the principals that a token reaches; made by `open_memory`."""

    def __init__(self, line: Line, identity: Identity) -> None:
        self._line = line
        self.identity = identity

    def principal(self, tenant_id: str, principal_id: str) -> RemotePrincipal:
        """Name one owner in the token's tenant; raises `InvalidCommand` or `NotAllowed`."""
        return RemotePrincipal(self._line, owner_of(self.identity, tenant_id, principal_id))


@asynccontextmanager
async def open_memory(
    url: str,
    *,
    token: str | None = None,
    timeout_s: float = TIMEOUT_S,
    retries: Retries = DEFAULT_RETRIES,
    http: httpx.AsyncClient | None = None,
) -> AsyncIterator[RemoteMemory]:
    """Open the memory behind a host, such as `http://127.0.0.1:8733`, for the block's duration.

    A host without tokens takes no `token`. `http` is a client of the caller's own, whose
    timeouts and end are the caller's. Raises `InvalidAddress`, `HostUnavailable` and
    `NotAuthenticated` at once.
    """
    base = place(url)
    given = timeouts(timeout_s)
    known = credential(token)
    made = (
        httpx.AsyncClient(timeout=given, trust_env=may_use_proxy(base))
        if http is None
        else nullcontext(http)
    )
    async with made as client:
        line = Line(client, base, token=known, retries=retries)
        yield RemoteMemory(line, await line.run(asked(IDENTITY, Identity)))
