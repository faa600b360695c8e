"""One life of a host, and what it may still do once it has crashed: nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import anyio

from mnemic.actors.mailbox import Envelope
from mnemic.evals.checkers import CheckingObserver
from mnemic.evals.faulty_store import Fault, FaultyStore
from mnemic.memory.model import ChangeSet, Principal, Snapshot
from mnemic.stores.port import Commit, CommitResult, Store


class HostLost(Exception):
    """Tell a caller that the connection is gone: what became of the message is unknown."""


class HostDied(RuntimeError):
    """End whatever a crashed host still tries to do."""


class ArmedFaults:
    """Injure the next calls of a host's store, one by one, as they are armed."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def arm(self, fault: Fault) -> None:
        """Injure one more call."""
        self._waiting.append(fault)

    def start(self) -> Callable[[int], Fault | None]:
        """Give the function that tells the fault of each call."""
        return lambda _: self._waiting.pop(0) if self._waiting else None


class Life:
    """Be one life of a host: from its start to its drain or its crash."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_dead = False
        self.is_leaving = False
        self.faults = ArmedFaults()
        self.scope = anyio.CancelScope()
        self.left = anyio.Event()
        self.waiting: dict[Envelope, Principal] = {}
        self._waked: anyio.Event | None = None

    def pause(self) -> None:
        """Stop at the next gate."""
        if self._waked is None:
            self._waked = anyio.Event()

    def wake(self) -> None:
        """Go on."""
        if self._waked is not None:
            self._waked.set()
            self._waked = None

    @property
    def is_paused(self) -> bool:
        """Tell whether it stands still."""
        return self._waked is not None

    async def gate(self) -> None:
        """Stand still while the host is paused; raise `HostDied` once it has crashed."""
        while self._waked is not None:
            await self._waked.wait()
        if self.is_dead:
            raise HostDied


class LifeObserver:
    """Pass on what one life of a host shows, until it is over."""

    def __init__(self, shared: CheckingObserver, life: Life) -> None:
        self._shared = shared
        self._life = life

    def accepted(self, principal: Principal, envelope: Envelope) -> None:
        """See a message enter a mailbox."""
        if not self._life.is_dead:
            self._life.waiting[envelope] = principal
            self._shared.accepted(principal, envelope)

    def committed(
        self, principal: Principal, *, epoch: int, version: int, changes: ChangeSet
    ) -> None:
        """See an actor take a change set for durable."""
        if not self._life.is_dead:
            self._shared.committed(principal, epoch=epoch, version=version, changes=changes)

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        """See a message answered."""
        if not self._life.is_dead:
            self._life.waiting.pop(envelope, None)
            self._shared.answered(principal, envelope)

    def stepped(self, principal: Principal, step: str, epoch: int) -> None:
        """See a change in an activation's life."""
        if not self._life.is_dead:
            self._shared.stepped(principal, step, epoch)


class HostStore(FaultyStore):
    """Be the shared store as one life of a host reaches it."""

    def __init__(self, inner: Store, life: Life, *, on_cancel: Callable[[], None]) -> None:
        super().__init__(inner, life.faults, on_cancel=on_cancel)
        self._life = life

    async def claim(self, principal: Principal) -> Snapshot:
        """Claim, unless the host is gone."""
        snapshot = await super().claim(principal)
        await self._life.gate()
        return snapshot

    async def commit(self, batch: Sequence[Commit]) -> tuple[CommitResult, ...]:
        """Commit; a host that crashes or stops in here does not learn the outcome, or late."""
        results = await super().commit(batch)
        await self._life.gate()
        return results

    async def erase(self, principal: Principal) -> dict[str, int]:
        """Erase, with the same uncertainty."""
        reached = await super().erase(principal)
        await self._life.gate()
        return reached

    async def _before(self, principals: Sequence[Principal]) -> Fault | None:
        await self._life.gate()
        return await super()._before(principals)
