"""The in-process API as paths: each public method, with the ids it can be pointed at."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from enum import Enum
from typing import Any, TypeAlias

from msgspec import Struct

from mnemic.api import Memory, PrincipalMemory, Said, SessionMemory
from mnemic.errors import MnemicError
from mnemic.memory.model import Principal
from tests.isolation.evidence import Leak, Outcome, require_alike, require_silent, text_of
from tests.isolation.house import QUERY, House, Ids, Pointed, Room, ids_of_nothing


class Kind(Enum):
    """Say what a path is, and so what is checked of it.

    READ and WRITE are asked for one principal. ENDS erases, so it comes last. COUNTS
    answers in numbers about the whole host. DOOR only names a principal, or gives the parts
    to whoever holds the process and so everything in it.
    """

    READ = "read"
    WRITE = "write"
    ENDS = "ends"
    COUNTS = "counts"
    DOOR = "door"


Call: TypeAlias = "Callable[[PrincipalMemory, Any], Awaitable[Any]]"


class ApiPath(Struct, frozen=True):
    """Hold how a method is called.

    `takes` says that it can be pointed at an id, `is_tenants` that it is the whole tenant's.
    """

    kind: Kind
    call: Call | None = None
    takes: bool = True
    is_tenants: bool = False


def _read(call: Call, *, takes: bool = True) -> ApiPath:
    return ApiPath(Kind.READ, call, takes)


def _write(call: Call, *, takes: bool = True) -> ApiPath:
    return ApiPath(Kind.WRITE, call, takes)


def _within(work: Callable[[SessionMemory, Any], Awaitable[Any]], kind: Kind) -> ApiPath:
    """Point a method of a session at an id without asking first whose it is."""

    async def call(me: PrincipalMemory, ids: Any) -> Any:
        return await work(SessionMemory(me, ids.session, "general"), ids)

    return ApiPath(kind, call)


async def _taken_up(me: PrincipalMemory, ids: Any) -> Any:
    session = await me.session(ids.session)
    return session.id, session.scope


async def _opened(me: PrincipalMemory, ids: Any) -> Any:
    del ids
    session = await me.open_session(label="mine")
    return session.id, session.scope


async def _explained_beside(me: PrincipalMemory, ids: Any) -> Any:
    """Explain a recall of one's own, beside beliefs that are named."""
    mine = await me.recall("Where do I live?")
    return await me.explain(mine.trace_id, (ids.belief, ids.past))


async def _explained(me: PrincipalMemory, ids: Any) -> Any:
    beside = await _explained_beside(me, ids)
    return beside, await me.explain(ids.trace, (ids.belief,))


async def _episodes(me: PrincipalMemory, ids: Any) -> Any:
    everywhere = await me.recall_episodes("weather sister visited")
    return everywhere, await me.recall_episodes("weather sister", session_id=ids.session)


async def _said_at_once(session: SessionMemory, ids: Any) -> Any:
    del ids
    return await session.say_all([Said("One.", f"{session.id}:1"), Said("Two.", f"{session.id}:2")])


PRINCIPAL: Mapping[str, ApiPath] = {
    "open_session": _write(_opened, takes=False),
    "session": _read(_taken_up),
    "recall": _read(lambda me, ids: me.recall("Where do I live and work?"), takes=False),
    "explain": _read(_explained),
    "recall_episodes": _read(_episodes),
    "beliefs": _read(lambda me, ids: me.beliefs(include_closed=True), takes=False),
    "belief": _read(lambda me, ids: me.belief(ids.belief)),
    "history": _read(lambda me, ids: me.history(ids.past)),
    "changes": _read(lambda me, ids: me.changes(0), takes=False),
    "remember": _write(lambda me, ids: me.remember("I like green tea."), takes=False),
    "correct": _write(lambda me, ids: me.correct(ids.belief, "I live in Oslo.")),
    "reject": _write(lambda me, ids: me.reject(ids.belief)),
    "forget": _write(lambda me, ids: me.forget(ids.belief)),
    "forget_plan": _read(lambda me, ids: me.forget_plan(QUERY), takes=False),
    "forget_confirm": _write(lambda me, ids: me.forget_confirm(QUERY, ids.token)),
    "delete_session": _write(lambda me, ids: me.delete_session(ids.closed)),
    "replay": _write(lambda me, ids: me.replay(ids.closed)),
    "replay_difference": _read(lambda me, ids: me.replay_difference(ids.closed)),
    "session_ids": _read(lambda me, ids: me.session_ids(), takes=False),
    "state_hash": _read(lambda me, ids: me.state_hash(), takes=False),
    "erase": ApiPath(Kind.ENDS, lambda me, ids: me.erase(), takes=False),
}

SESSION: Mapping[str, ApiPath] = {
    "say": _within(lambda s, ids: s.say("Hello."), Kind.WRITE),
    "say_all": _within(_said_at_once, Kind.WRITE),
    "turns": _within(lambda s, ids: s.turns(), Kind.READ),
    "recall": _within(lambda s, ids: s.recall("Where do I live?"), Kind.READ),
    "snapshot": _within(lambda s, ids: s.snapshot(), Kind.READ),
    "turn_recall": _within(lambda s, ids: s.turn_recall("Where do I live?"), Kind.READ),
    "consolidate": _within(lambda s, ids: s.consolidate(), Kind.WRITE),
    "close": _within(lambda s, ids: s.close(), Kind.WRITE),
}

MEMORY: Mapping[str, ApiPath] = {
    "principal": ApiPath(Kind.DOOR),
    "composition": ApiPath(Kind.DOOR),
    "lost_traces": ApiPath(Kind.COUNTS),
    "statistics": ApiPath(Kind.COUNTS),
    "erase_tenant": ApiPath(
        Kind.ENDS,
        lambda me, ids: me._memory.erase_tenant(me.principal.tenant_id),
        takes=False,
        is_tenants=True,
    ),
}

CLASSES: Mapping[type, Mapping[str, ApiPath]] = {
    Memory: MEMORY,
    PrincipalMemory: PRINCIPAL,
    SessionMemory: SESSION,
}

PATHS: Mapping[str, ApiPath] = {
    f"{owner.__name__}.{name}": path
    for owner, table in CLASSES.items()
    for name, path in table.items()
}
ASKED = tuple(name for name, path in PATHS.items() if path.kind in (Kind.READ, Kind.WRITE))
ENDING = tuple(name for name, path in PATHS.items() if path.kind is Kind.ENDS)


def owner_of(house: House, whose: Principal) -> PrincipalMemory:
    """Name a principal, as every caller does."""
    return house.memory.principal(whose.tenant_id, whose.principal_id)


async def outcome_of(house: House, caller: Room, name: str, ids: Ids) -> tuple[Outcome, Pointed]:
    """Call a path as a caller; an error is an answer, too."""
    call = PATHS[name].call
    assert call is not None
    pointed = Pointed(ids)
    try:
        value = await call(owner_of(house, caller.whose), pointed)
    except MnemicError as error:
        return Outcome(type(error).__name__, str(error)), pointed
    return Outcome("given", text_of(value)), pointed


async def attempt(house: House, name: str, caller: Room, victim: Room) -> None:
    """Point a path at somebody else's things; raise `Leak` if it shows or moves any of it."""
    tenant = caller.whose.tenant_id if PATHS[name].is_tenants else None
    before = await house.states(but=caller, tenant=tenant)
    secrets = await house.secrets(but=caller)
    foreign, pointed = await outcome_of(house, caller, name, victim.ids)
    nothing, _ = await outcome_of(house, caller, name, ids_of_nothing())
    require_silent(name, (foreign.text,), foreign=secrets, known=pointed.known())
    require_silent(name, (nothing.text,), foreign=secrets)
    if await house.states(but=caller, tenant=tenant) != before:
        raise Leak(f"{name} moved what is somebody else's")
    if PATHS[name].takes:
        assert pointed.used, "a path that takes ids was pointed at none"
        require_alike(name, foreign, nothing)
