"""The HTTP API as paths: each operation, with the ids it can be pointed at."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
from fastapi import FastAPI
from msgspec import Struct

from mnemic.actors.clock import FixedClock
from mnemic.host import Right
from mnemic.memory.model import Principal
from tests.isolation.evidence import Leak, Outcome, require_alike, require_silent
from tests.isolation.house import QUERY, House, Ids, Pointed, Room, ids_of_nothing, told, word_of
from tests.support.core import START
from tests.unit.host.hosts import Running, running

OWN = "/v1/principals/{principal_id}"
UNBOUNDED = {"requests_per_s": 1_000_000, "burst": 1_000_000}

Json: TypeAlias = "Callable[[Any], Mapping[str, Any]]"


class HttpPath(Struct, frozen=True):
    """Hold how an operation is called; `takes` says that it can be pointed at an id."""

    right: Right
    json: Json | None = None
    query: Json | None = None
    takes: bool = True
    ends: bool = False


_READ, _WRITE, _ERASE = Right.READ, Right.WRITE, Right.ERASE
_SESSION = f"{OWN}/sessions/{{session_id}}"
_BELIEF = f"{OWN}/beliefs/{{belief_id}}"


def _nothing(ids: Any) -> Mapping[str, Any]:
    del ids
    return {}


def _asked(ids: Any) -> Mapping[str, Any]:
    return {"question": "Where do I live?", "session_id": str(ids.session)}


def _turns(ids: Any) -> Mapping[str, Any]:
    return {"turns": [{"text": "One.", "key": f"{ids.session}:1"}]}


PATHS: Mapping[tuple[str, str], HttpPath] = {
    ("POST", f"{OWN}/sessions"): HttpPath(_WRITE, _nothing, takes=False),
    ("GET", f"{OWN}/sessions"): HttpPath(_READ, takes=False),
    ("GET", _SESSION): HttpPath(_READ),
    ("POST", f"{_SESSION}/snapshot"): HttpPath(_READ, _nothing),
    ("POST", f"{_SESSION}/turn-recalls"): HttpPath(_READ, lambda ids: {"text": "Where do I live?"}),
    ("POST", f"{_SESSION}/close"): HttpPath(_WRITE, _nothing, lambda ids: {"wait": "5s"}),
    ("POST", f"{_SESSION}/consolidation"): HttpPath(_WRITE, _nothing, lambda ids: {"wait": "5s"}),
    ("GET", f"{_SESSION}/consolidation"): HttpPath(_READ),
    ("DELETE", _SESSION): HttpPath(_ERASE),
    ("POST", f"{_SESSION}/turns"): HttpPath(_WRITE, lambda ids: {"text": "Hello."}),
    ("POST", f"{_SESSION}/turns/batch"): HttpPath(_WRITE, _turns),
    ("GET", f"{_SESSION}/turns"): HttpPath(_READ),
    ("POST", f"{OWN}/recalls"): HttpPath(_READ, _asked),
    ("POST", f"{OWN}/beliefs"): HttpPath(
        _WRITE, lambda ids: {"statement": "I like green tea."}, takes=False
    ),
    ("GET", f"{OWN}/beliefs"): HttpPath(
        _READ, query=lambda ids: {"include_closed": "true"}, takes=False
    ),
    ("GET", _BELIEF): HttpPath(_READ),
    ("GET", f"{_BELIEF}/history"): HttpPath(_READ),
    ("POST", f"{_BELIEF}/correction"): HttpPath(
        _WRITE, lambda ids: {"statement": "I live in Oslo."}
    ),
    ("POST", f"{_BELIEF}/rejection"): HttpPath(_WRITE, _nothing),
    ("DELETE", _BELIEF): HttpPath(_ERASE),
    ("POST", f"{OWN}/episodes/search"): HttpPath(
        _READ, lambda ids: {"question": QUERY, "session_id": str(ids.session)}
    ),
    ("GET", f"{OWN}/traces"): HttpPath(_READ, takes=False),
    ("GET", f"{OWN}/traces/{{trace_id}}"): HttpPath(
        _READ, query=lambda ids: {"belief": str(ids.belief)}
    ),
    ("GET", f"{OWN}/changes"): HttpPath(_READ, takes=False),
    ("GET", f"{OWN}/runs"): HttpPath(_READ, query=lambda ids: {"session_id": str(ids.closed)}),
    ("POST", f"{OWN}/erasures/plan"): HttpPath(_READ, lambda ids: {"query": QUERY}, takes=False),
    ("POST", f"{OWN}/erasures"): HttpPath(_ERASE, lambda ids: {"query": QUERY, "token": ids.token}),
    ("DELETE", OWN): HttpPath(_ERASE, takes=False, ends=True),
}
"""The operations on one principal's memory, the one that erases all of it last."""

CALLERS: Mapping[tuple[str, str], HttpPath] = {
    ("GET", "/v1/identity"): HttpPath(_READ, takes=False),
    ("GET", "/v1/principals"): HttpPath(_READ, takes=False),
}
"""The operations that answer about the caller's token."""

EVERY: Mapping[tuple[str, str], HttpPath] = {**PATHS, **CALLERS}
"""All operations that need a token."""

PUBLIC = frozenset({"/healthz", "/readyz", "/status", "/metrics", "/openapi.json"})
"""Paths that need no token; what they may say is in `test_http`."""


def escaped(name: str) -> str:
    """Percent-encode every byte of a name, so that nothing in it is syntax."""
    return "".join(f"%{byte:02X}" for byte in name.encode())


def target_of(template: str, principal_id: str, ids: Any) -> str:
    """Fill an operation's path with a principal and ids."""
    path = template.replace("{principal_id}", escaped(principal_id))
    for name, field in (("session_id", "session"), ("belief_id", "belief"), ("trace_id", "trace")):
        if f"{{{name}}}" in path:
            path = path.replace(f"{{{name}}}", str(getattr(ids, field)))
    return path


class Visit(House):
    """Hold a host, the rooms in it, and clients that call for them."""

    def __init__(self, running: Running, rooms: Sequence[Room]) -> None:
        super().__init__(running.host.memory, rooms)
        self.running = running
        self._clients: dict[Principal, httpx.AsyncClient] = {}

    @property
    def app(self) -> FastAPI:
        """Give the application behind the guard."""
        inner = self.running.app.app
        assert isinstance(inner, FastAPI)
        return inner

    def client(self, room: Room) -> httpx.AsyncClient:
        """Give a client whose token is for one principal and may do everything."""
        if room.whose not in self._clients:
            whose = room.whose
            token = self.running.token(whose.tenant_id, [whose.principal_id])
            self._clients[whose] = self.running.client(token)
        return self._clients[room.whose]

    def for_the_whole_tenant(self, room: Room) -> httpx.AsyncClient:
        """Give a client whose token is for everybody of a tenant."""
        return self.running.client(self.running.token(room.whose.tenant_id, None))

    async def moves_in(self, whose: Principal) -> Room:
        """Tell one more principal its story."""
        room = await told(self.memory, whose, word_of(len(self.rooms)))
        self.rooms = (*self.rooms, room)
        return room


@asynccontextmanager
async def visit(directory: Path, people: Sequence[Principal]) -> AsyncIterator[Visit]:
    """Run a host in which each of these was told its story."""
    async with running(directory, clock=FixedClock(START), limits=UNBOUNDED) as served:
        visited = Visit(served, ())
        for whose in people:
            await visited.moves_in(whose)
        yield visited


async def answered(
    client: httpx.AsyncClient, key: tuple[str, str], principal_id: str, ids: Ids
) -> tuple[Outcome, Pointed]:
    """Send an operation for a principal; give the status, and headers and body as text."""
    method, template = key
    path = EVERY[key]
    pointed = Pointed(ids)
    query = {} if path.query is None else dict(path.query(pointed))
    if path.ends:
        query["confirm"] = principal_id
    response = await client.request(
        method,
        target_of(template, principal_id, pointed),
        params=query or None,
        json=None if path.json is None else path.json(pointed),
    )
    return outcome_of(response), pointed


def outcome_of(response: httpx.Response) -> Outcome:
    """Give all that a response says."""
    headers = "\n".join(f"{name}: {value}" for name, value in response.headers.multi_items())
    return Outcome(str(response.status_code), f"{headers}\n\n{response.text}")


async def attempt(
    visited: Visit,
    key: tuple[str, str],
    caller: Room,
    victim: Room,
    *,
    client: httpx.AsyncClient | None = None,
) -> None:
    """Point an operation on one's own memory at somebody else's things; raise `Leak`."""
    name = " ".join(key)
    before = await visited.states(but=caller)
    secrets = await visited.secrets(but=caller)
    sender = client or visited.client(caller)
    own = caller.whose.principal_id
    foreign, pointed = await answered(sender, key, own, victim.ids)
    nothing, _ = await answered(sender, key, own, ids_of_nothing())
    require_silent(name, (foreign.text,), foreign=secrets, known=pointed.known())
    require_silent(name, (nothing.text,), foreign=secrets)
    await require_unmoved(visited, name, before, caller)
    if EVERY[key].takes:
        assert pointed.used, "an operation that takes ids was pointed at none"
        require_alike(name, foreign, nothing)


async def attempt_by_name(visited: Visit, key: tuple[str, str], caller: Room, victim: Room) -> None:
    """Name another principal in the path; raise `Leak` unless it is as if there were none."""
    name = " ".join(key)
    before = await visited.states(but=caller)
    secrets = await visited.secrets(but=caller)
    sender = visited.client(caller)
    named = victim.whose.principal_id
    there, pointed = await answered(sender, key, named, victim.ids)
    nowhere, _ = await answered(sender, key, "nobody at all", ids_of_nothing())
    require_silent(name, (there.text,), foreign=secrets, known=(*pointed.known(), named))
    await require_unmoved(visited, name, before, caller)
    if there != nowhere or there.kind != "403":
        raise Leak(f"{name} tells a principal that is there from one that is not")


async def attempt_unproven(
    visited: Visit, key: tuple[str, str], headers: Mapping[str, str], victim: Room
) -> None:
    """Call without a token that proves anything; raise `Leak` unless it is 401 and no more."""
    name = " ".join(key)
    sender = visited.running.client()
    sender.headers.update(headers)
    answer, pointed = await answered(sender, key, victim.whose.principal_id, victim.ids)
    require_silent(name, (answer.text,), foreign=victim.secrets, known=pointed.known())
    if answer.kind != "401" or "www-authenticate: Bearer" not in answer.text:
        raise Leak(f"{name} answers without a proof of who asks")


async def require_unmoved(
    visited: Visit, name: str, before: Mapping[Principal, str], caller: Room
) -> None:
    """Raise `Leak` if a row of anybody else is another than before."""
    if await visited.states(but=caller) != before:
        raise Leak(f"{name} moved what is somebody else's")
