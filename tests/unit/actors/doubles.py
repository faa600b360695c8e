"""Stores and observers that a test can hold, break and read; hosts made of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import anyio
import pytest

from mnemic.actors.clock import Clock, LoopClock
from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.actors.mailbox import Answer, Envelope
from mnemic.actors.observer import Observer
from mnemic.memory.commands import Append, Appended, OpenSession, SessionOpened
from mnemic.memory.decide import Decision, Keyed
from mnemic.memory.decide import decide as decide_for_real
from mnemic.memory.draft import Turn
from mnemic.memory.ids import SequentialIds
from mnemic.memory.image import Image
from mnemic.memory.model import ChangeSet, Event, Principal, Snapshot
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.in_memory_data import InMemoryData
from mnemic.stores.port import Commit, CommitResult, EventQuery, Store
from mnemic.supervisor import Supervisor, supervise

T0 = datetime(2026, 1, 1, tzinfo=UTC)
ADA = Principal("acme", "ada")
BOB = Principal("acme", "bob")
CAT = Principal("acme", "cat")

Body = Callable[[], Awaitable[None]]


def both_backends(body: Body) -> Callable[[str], None]:
    """Turn an async test into one that runs on asyncio and on trio."""

    @pytest.mark.parametrize("backend", ["asyncio", "trio"])
    def test(backend: str) -> None:
        anyio.run(body, backend=backend)

    test.__name__ = getattr(body, "__name__", "test")
    test.__doc__ = body.__doc__
    return test


POISON = "poison"
"""A text that crashes the decision of whoever is told it, while `poisoned` lasts."""


@contextmanager
def poisoned() -> Iterator[None]:
    """Make a decision about `POISON` raise, as only a defect could."""

    def decide(image: Image, commands: Sequence[Keyed], turn: Turn, **rest: Any) -> Decision:
        for keyed in commands:
            if isinstance(keyed.command, Append) and keyed.command.text == POISON:
                raise ZeroDivisionError
        return decide_for_real(image, commands, turn, **rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mnemic.actors.actor.decide", decide)
        yield


class HeldStore(InMemoryStore):
    """Hold every call of the principals in `held` until `release`; count batches.

    A commit with a principal of `broken` in it raises what no store should raise.
    """

    def __init__(self, data: InMemoryData | None = None) -> None:
        super().__init__(data)
        self.held: set[Principal] = set()
        self.broken: set[Principal] = set()
        self.batches: list[tuple[str, ...]] = []
        self.claims: list[Principal] = []
        self._released = anyio.Event()

    def release(self) -> None:
        """Let everything held go on, and hold nothing more."""
        self.held.clear()
        self._released.set()
        self._released = anyio.Event()

    async def claim(self, principal: Principal) -> Snapshot:
        """Claim when it is not held."""
        self.claims.append(principal)
        await self._hold((principal,))
        return await super().claim(principal)

    async def commit(self, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
        """Commit when nobody in the batch is held."""
        self.batches.append(tuple(entry.principal.principal_id for entry in batch))
        await self._hold([entry.principal for entry in batch])
        if not self.broken.isdisjoint(entry.principal for entry in batch):
            raise ZeroDivisionError
        return await super().commit(batch)

    async def _hold(self, principals: Sequence[Principal]) -> None:
        while not self.held.isdisjoint(principals):
            await self._released.wait()


class Recorder:
    """Keep every answer and step, in order; an `Observer`."""

    def __init__(self) -> None:
        self.answers: list[tuple[Principal, Answer]] = []
        self.steps: list[tuple[str, Principal]] = []
        self.accepted_count = 0

    def accepted(self, principal: Principal, envelope: Envelope) -> None:
        """Count it."""
        del principal, envelope
        self.accepted_count += 1

    def committed(
        self, principal: Principal, *, epoch: int, version: int, changes: ChangeSet
    ) -> None:
        """Let it pass."""

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        """Keep the answer."""
        self.answers.append((principal, envelope.answer))

    def stepped(self, principal: Principal, step: str, epoch: int) -> None:
        """Keep the step."""
        del epoch
        self.steps.append((step, principal))

    def answers_of(self, principal: Principal) -> list[Answer]:
        """Give one principal's answers, in order."""
        return [answer for whose, answer in self.answers if whose == principal]

    def kinds_of(self, principal: Principal) -> list[str]:
        """Give the type names of one principal's answers, in order."""
        return [type(answer).__name__ for answer in self.answers_of(principal)]


@asynccontextmanager
async def hosted(
    store: Store | None = None,
    *,
    limits: Limits = DEFAULT_LIMITS,
    observer: Observer | None = None,
    clock: Clock | None = None,
    first_id: int = 1,
    profile: Profile = DEFAULT_PROFILE,
) -> AsyncIterator[Supervisor]:
    """Run a host on a store, on the event loop's clock."""
    async with supervise(
        store or InMemoryStore(),
        clock=clock or LoopClock(T0),
        ids=SequentialIds(first_id),
        profile=profile,
        limits=limits,
        observer=observer,
    ) as supervisor:
        yield supervisor


async def opened(host: Supervisor, principal: Principal = ADA) -> UUID:
    """Open a session."""
    reply = await host.ask(principal, OpenSession())
    assert isinstance(reply, SessionOpened)
    return reply.session_id


async def said(
    host: Supervisor,
    session_id: UUID,
    text: str,
    *,
    principal: Principal = ADA,
    key: str | None = None,
) -> int:
    """Append and give the event's sequence."""
    reply = await host.ask(principal, Append(session_id=session_id, text=text), key=key)
    assert isinstance(reply, Appended)
    return reply.sequence


async def events_of(store: Store, principal: Principal = ADA) -> tuple[Event, ...]:
    """Read every event of a principal, up to a page."""
    return await store.events(principal, EventQuery())


async def texts_of(store: Store, principal: Principal = ADA) -> list[str]:
    """Read every text of a principal, in order."""
    return [event.text for event in await events_of(store, principal) if event.text is not None]
