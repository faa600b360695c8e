"""A house: several principals in one memory, each told the same story in words of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from string import ascii_lowercase
from typing import Any
from uuid import UUID, uuid4

from msgspec import Struct

import mnemic
from mnemic.actors.clock import FixedClock
from mnemic.api import Memory
from mnemic.memory.model import Principal, encode
from mnemic.rights import all_events, stored_state_hash
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.in_memory_data import Rows
from mnemic.stores.port import Store
from tests.isolation.evidence import spellings
from tests.support.core import START

QUERY = "sister visited"
"""Words of everybody's story: a plan to forget them has somebody's token."""


class Ids(Struct, frozen=True):
    """Name the things of one principal that a path may be pointed at."""

    session: UUID
    closed: UUID
    belief: UUID
    past: UUID
    trace: UUID
    run: UUID
    token: str
    key: str

    def spelled(self, names: Iterable[str] | None = None) -> tuple[str, ...]:
        """Give them, or those of these names, as they may be written."""
        found: list[str] = []
        for name in self.__struct_fields__ if names is None else names:
            value = getattr(self, name)
            found += spellings([value]) if isinstance(value, UUID) else [value]
        return tuple(found)


class Pointed:
    """Stand for ids in one call, and remember which of them the call was pointed at."""

    def __init__(self, ids: Ids) -> None:
        self._ids = ids
        self.used: dict[str, None] = {}

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._ids, name)
        self.used[name] = None
        return value

    def known(self) -> tuple[str, ...]:
        """Give what the caller sent."""
        return self._ids.spelled(self.used)


def ids_of_nothing() -> Ids:
    """Give ids that nobody has, each of the form that somebody's would have."""
    session, closed, belief, past, trace, run = (uuid4() for _ in range(6))
    token = f"7-{uuid4().hex[:24]}"
    return Ids(session, closed, belief, past, trace, run, token, f"key-{uuid4().hex}")


class Room(Struct, frozen=True):
    """Hold what one principal was told and what came of it; `word` is nobody else's."""

    whose: Principal
    word: str
    ids: Ids

    @property
    def secrets(self) -> tuple[str, ...]:
        """Give what nobody else may be shown; a name counts where it is like no other."""
        names = (self.whose.tenant_id, self.whose.principal_id)
        return (self.word, *self.ids.spelled(), *(n for n in names if n.startswith("zux")))


class House:
    """Hold a memory and the rooms in it."""

    def __init__(self, memory: Memory, rooms: Sequence[Room]) -> None:
        self.memory = memory
        self.rooms = tuple(rooms)
        self._hashes: dict[str, str] = {}

    @property
    def store(self) -> Store:
        """Give the store below."""
        return self.memory.composition.store

    def pairs(self) -> Iterator[tuple[Room, Room]]:
        """Give each room as the caller once, with the next one as the one it is after."""
        return zip(self.rooms, (*self.rooms[1:], self.rooms[0]), strict=True)

    def others(self, room: Room) -> tuple[Room, ...]:
        """Give everybody else's room."""
        return tuple(each for each in self.rooms if each is not room)

    async def states(self, *, but: Room, tenant: str | None = None) -> dict[Principal, str]:
        """Give the digest of every row of everybody but one, or of everybody outside a tenant."""
        return {
            each.whose: await whole(self.store, each.whose)
            for each in self.others(but)
            if each.whose.tenant_id != tenant
        }

    async def secrets(self, *, but: Room) -> tuple[str, ...]:
        """Give what a caller may never be shown: words, ids and hashes of everybody else."""
        found: list[str] = []
        for each in self.others(but):
            found += (*each.secrets, await self._hash_of(each.whose))
        return tuple(found)

    async def _hash_of(self, whose: Principal) -> str:
        state = await whole(self.store, whose)
        if state not in self._hashes:
            self._hashes[state] = await stored_state_hash(self.store, whose)
        return self._hashes[state]


async def whole(store: Store, whose: Principal) -> str:
    """Digest everything a store holds of one principal, its epoch included."""
    if isinstance(store, InMemoryStore):
        rows = store.data.row_of(whose)
        kept = [getattr(rows, name) for name in Rows.__slots__ if name != "clocks"]
        return sha256(repr(kept).encode()).hexdigest()
    parts = (
        await store.load(whose),
        [event async for event in all_events(store, whose)],
        await store.sessions(whose),
        await store.runs(whose),
        await store.traces(whose),
        await store.receipts_after(whose),
    )
    return sha256(encode(parts)).hexdigest()


def word_of(number: int) -> str:
    """Make a word that stands in nobody else's story, and in no other such word."""
    first, second = divmod(number, len(ascii_lowercase))
    return f"Zux{ascii_lowercase[first]}{ascii_lowercase[second]}ville"


async def told(memory: Memory, whose: Principal, word: str) -> Room:
    """Tell a principal its story: two sessions, beliefs, a correction, recalls, a plan."""
    owner = memory.principal(whose.tenant_id, whose.principal_id)
    key = f"key-{word}"
    closed = await owner.open_session(label=f"{word} label")
    await closed.say(f"I live in {word}.")
    await closed.say(f"The weather near {word} is fine.", role="assistant")
    done = await closed.close()
    (formed,) = done.formed
    assert done.run_id is not None
    first = await owner.remember(f"I work at {word}.", key=key)
    assert first.belief is not None
    await owner.correct(first.belief.id, f"I work at {word} Harbour.")
    session = await owner.open_session()
    await session.say(f"My sister visited {word} again.")
    await session.snapshot()
    recalled = await owner.recall("Where do I live?")
    assert word in recalled.text
    plan = await owner.forget_plan(QUERY)
    ids = Ids(
        session=session.id,
        closed=closed.id,
        belief=formed.id,
        past=first.belief.id,
        trace=recalled.trace_id,
        run=done.run_id,
        token=plan.token,
        key=key,
    )
    return Room(whose, word, ids)


@asynccontextmanager
async def house(people: Sequence[Principal], storage: str = "memory://") -> AsyncIterator[House]:
    """Open a memory in which each of these was told its story."""
    async with mnemic.open_memory(storage, clock=FixedClock(START), sweeps=False) as memory:
        rooms = [await told(memory, who, word_of(n)) for n, who in enumerate(people)]
        yield House(memory, rooms)
