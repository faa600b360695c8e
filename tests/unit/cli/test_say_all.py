"""Many turns said at once are in order, each taken once, and one bad one is named."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import anyio
import pytest

from mnemic.api import SAID_TURNS_MAX, Memory, Said, open_memory
from mnemic.errors import InvalidCommand, NotFound
from mnemic.memory.model import Principal
from mnemic.stores.port import EventQuery

ADA = Principal("acme", "ada")
AT = datetime(2026, 3, 2, 9, tzinfo=UTC)
BACKENDS = pytest.mark.parametrize("backend", ["asyncio", "trio"])


def on(backend: str, story: Callable[[Memory], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_memory("memory://", sweeps=False) as memory:
            await story(memory)

    anyio.run(run, backend=backend)


def turns(count: int) -> list[Said]:
    return [Said(f"Turn {n}.", key=f"k{n}", at=AT) for n in range(count)]


async def texts(memory: Memory) -> list[str | None]:
    events = await memory.composition.store.events(ADA, EventQuery(messages_only=True))
    return [event.text for event in events]


@BACKENDS
def test_they_are_in_order_and_in_few_commits(backend: str) -> None:
    """Two hundred turns are two commits or fewer, and sequences rise by one."""

    async def story(memory: Memory) -> None:
        session = await memory.principal("acme", "ada").open_session()
        before = memory.statistics().committer.batches
        sequences = await session.say_all(turns(200))
        assert sequences == tuple(range(sequences[0], sequences[0] + 200))
        assert await texts(memory) == [turn.text for turn in turns(200)]
        assert memory.statistics().committer.batches - before <= 2

    on(backend, story)


@BACKENDS
def test_said_again_they_are_taken_once(backend: str) -> None:
    """Overlapping repeats give the first sequences and write what is new."""

    async def story(memory: Memory) -> None:
        session = await memory.principal("acme", "ada").open_session()
        first = await session.say_all(turns(5))
        again = await session.say_all(turns(8))
        assert again[:5] == first
        assert await texts(memory) == [turn.text for turn in turns(8)]
        assert await session.say_all([]) == ()

    on(backend, story)


@BACKENDS
def test_a_bad_turn_is_named_and_the_others_are_taken(backend: str) -> None:
    """The error is the bad turn's own; its neighbours are stored."""

    async def story(memory: Memory) -> None:
        session = await memory.principal("acme", "ada").open_session()
        mixed = [*turns(2), Said(" ", key="bad"), Said("last", key="last")]
        with pytest.raises(InvalidCommand, match="text: give some text"):
            await session.say_all(mixed)
        assert await texts(memory) == ["Turn 0.", "Turn 1.", "last"]
        with pytest.raises(InvalidCommand, match="role: use one of"):
            await session.say_all([*turns(9), Said("x", key="x", role="cat")])
        assert len(await texts(memory)) == 3
        with pytest.raises(InvalidCommand, match="turns: say at most"):
            await session.say_all(turns(SAID_TURNS_MAX + 1))
        await session.close()
        with pytest.raises(NotFound):
            await session.say_all([Said("late", key="late")])

    on(backend, story)
