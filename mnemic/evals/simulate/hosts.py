"""A host that can be crashed, stopped and waked: the real supervisor behind a switch.

A crash is what a kill is: from one await to the next nothing of the host reaches the
store, its callers or its observers any more, and whoever waits on it has lost the
connection. What the store was doing for it at that moment is done or not, as on a real
machine. A paused host stands still where it next touches the store or a caller, and
goes on from there when it is waked, however far the others have got.
"""

from __future__ import annotations

from collections.abc import Callable

from anyio.abc import TaskStatus

from mnemic.actors.clock import Clock
from mnemic.actors.forming import Formation, forming
from mnemic.actors.limits import Limits
from mnemic.actors.provider_calls import FormationModel
from mnemic.actors.sweeps import (
    Sweep,
    decay_sweep,
    idle_session_sweep,
    passivation_sweep,
    repass_sweep,
    trace_sweep,
)
from mnemic.errors import MnemicError, ShuttingDown
from mnemic.evals.checkers import CheckingObserver
from mnemic.evals.faulty_store import Fault
from mnemic.evals.seeded_trio import StepCounter, TaskHandle
from mnemic.evals.simulate import provider
from mnemic.evals.simulate.identifiers import CountedIds
from mnemic.evals.simulate.lives import HostDied, HostLost, HostStore, Life, LifeObserver
from mnemic.evals.simulate.provider import SimulatedModel
from mnemic.evals.simulate.sent import Sent
from mnemic.memory.commands import Command, Consolidate, Reply
from mnemic.memory.image import Image
from mnemic.memory.model import Principal
from mnemic.memory.policy import Profile
from mnemic.stores.port import Store
from mnemic.supervisor import Supervisor, supervise

LIVES_MAX = 1_000
"""Lives that one host may have in a story."""


class Inside:
    """Be what a host's sweeps and formation ask: its supervisor, with everything noted."""

    def __init__(self, supervisor: Supervisor, sent: Sent) -> None:
        self._supervisor = supervisor
        self._sent = sent

    async def ask(self, principal: Principal, command: Command, *, key: str | None = None) -> Reply:
        """Send a command and wait for its reply; one without a key gets one."""
        key = self._sent.note(principal, command, key=key)
        return await self._supervisor.ask(principal, command, key=key)

    async def image(self, principal: Principal) -> Image:
        """Give a principal's committed image."""
        return await self._supervisor.image(principal)

    def passivate_idle(self) -> int:
        """Drop idle activations."""
        return self._supervisor.passivate_idle()


class SimulatedHost:
    """Be one place where hosts live, one life after another."""

    def __init__(
        self,
        number: int,
        store: Store,
        *,
        clock: Clock,
        limits: Limits,
        observer: CheckingObserver,
        counter: StepCounter,
        sent: Sent,
        profile: Profile,
        model: SimulatedModel,
        on_cancel: Callable[[], None],
    ) -> None:
        self.number = number
        self.life: Life | None = None
        self.injected: list[Fault] = []
        self.lives: list[Life] = []
        self._truth = store
        self._clock = clock
        self._limits = limits
        self._observer = observer
        self._counter = counter
        self._sent = sent
        self._profile = profile
        self._model = model
        self._on_cancel = on_cancel
        self._supervisor: Supervisor | None = None
        self._formation: Formation | None = None
        self._store: HostStore | None = None
        self._root: TaskHandle | None = None

    # -- its lives -------------------------------------------------------------------

    @property
    def is_up(self) -> bool:
        """Tell whether it takes messages, paused or not."""
        return self.life is not None and not self.life.is_dead and not self.life.is_leaving

    async def live(self, *, task_status: TaskStatus[None]) -> None:
        """Live once, until drained or crashed."""
        assert len(self.lives) < LIVES_MAX
        life = Life(len(self.lives) + 1)
        self.lives.append(life)
        store = HostStore(self._truth, life, on_cancel=self._on_cancel)
        serial = self.number * LIVES_MAX + life.number
        asks = self._profile.asks_provider
        self._root = self._counter.here()
        try:
            with life.scope:
                async with (
                    supervise(
                        store,
                        clock=self._clock,
                        ids=CountedIds(serial),
                        profile=self._profile,
                        limits=self._limits,
                        observer=LifeObserver(self._observer, life),
                    ) as supervisor,
                    forming(
                        Inside(supervisor, self._sent),
                        store,
                        clock=self._clock,
                        profile=self._profile,
                        asked=FormationModel(self._model) if asks else None,
                        plan=provider.plan if asks else None,
                        grace_s=self._limits.drain_grace_s,
                    ) as formation,
                ):
                    self.life, self._supervisor, self._store = life, supervisor, store
                    self._formation = formation
                    task_status.started()
                    await life.left.wait()
        finally:
            self.injected += [fault for _, fault in store.injected]

    def crash(self) -> None:
        """Die, here and now."""
        life = self.life
        if life is None or life.is_dead:
            return
        life.is_dead = True
        for envelope, principal in life.waiting.items():
            self._observer.lost(principal, envelope)
        life.waiting.clear()
        life.wake()
        life.scope.cancel()

    def wake(self) -> None:
        """Wake what stands still here, an earlier life that was overtaken too."""
        for life in self.lives:
            life.wake()

    def crash_at(self, steps: int) -> None:
        """Die before the n-th step from now of any of its tasks."""
        assert self._root is not None
        self._counter.arm(self._root, steps, self.crash)

    def leave(self) -> None:
        """Drain and end; a paused host leaves when it is waked."""
        if self.life is not None:
            self.life.is_leaving = True
            self.life.left.set()

    # -- messages --------------------------------------------------------------------

    async def ask(self, principal: Principal, command: Command, key: str | None) -> Reply:
        """Send and wait; raise what the host answers, or `HostLost`."""
        life, supervisor = await self._reach()
        assert self._formation is not None
        try:
            if isinstance(command, Consolidate):
                reply: Reply = await self._formation.consolidate(principal, command, key=key)
            else:
                reply = await supervisor.ask(principal, command, key=key)
        except MnemicError:
            await self._heard(life)
            raise
        await self._heard(life)
        return reply

    async def image(self, principal: Principal) -> Image:
        """Give the image this host shows; raise what an activation raises, or `HostLost`."""
        life, supervisor = await self._reach()
        try:
            image = await supervisor.image(principal)
        except MnemicError:
            await self._heard(life)
            raise
        await self._heard(life)
        return image

    def tell(self, principal: Principal, command: Command, key: str | None) -> None:
        """Send without waiting; nothing is sent to a host that is paused or gone."""
        life = self.life
        if life is None or self._supervisor is None or life.is_dead or life.is_paused:
            return
        self._supervisor.tell(principal, command, key=key)

    async def tick(self, make: Callable[[SimulatedHost, Supervisor], Sweep]) -> None:
        """Do one round of a sweep."""
        life, supervisor = await self._reach()
        sweep = make(self, supervisor)
        try:
            await sweep.tick()
        except MnemicError:
            await self._heard(life)

    def passivate(self, principal: Principal) -> None:
        """Drop a principal's image if that may be."""
        if self.is_up and self._supervisor is not None:
            self._supervisor.passivate(principal)

    def active_image(self, principal: Principal) -> Image | None:
        """Give the image of an activated principal of a host that is alive."""
        if self.life is None or self.life.is_dead or self._supervisor is None:
            return None
        return self._supervisor.active_image(principal)

    async def _reach(self) -> tuple[Life, Supervisor]:
        life, supervisor = self.life, self._supervisor
        if life is None or supervisor is None or life.is_dead:
            raise HostLost
        if life.is_leaving:
            raise ShuttingDown("this host is leaving")
        try:
            await life.gate()
        except HostDied:
            raise HostLost from None
        return life, supervisor

    async def _heard(self, life: Life) -> None:
        """Let nothing out of a host that is paused, and never of one that crashed."""
        try:
            await life.gate()
        except HostDied:
            raise HostLost from None

    # -- its sweeps --------------------------------------------------------------------

    def idle_sweep(self, supervisor: Supervisor) -> Sweep:
        """Give the sweep of idle sessions."""
        assert self._formation is not None
        return idle_session_sweep(
            self._swept_store(),
            Inside(supervisor, self._sent),
            self._clock,
            limits=self._limits,
            consolidate=self._formation.consolidate,
        )

    def decay_sweep(self, supervisor: Supervisor) -> Sweep:
        """Give the sweep of what fades."""
        asker = Inside(supervisor, self._sent)
        return decay_sweep(self._swept_store(), asker, self._clock, limits=self._limits)

    def trace_sweep(self, supervisor: Supervisor) -> Sweep:
        """Give the sweep of traces past their expiry."""
        asker = Inside(supervisor, self._sent)
        return trace_sweep(self._swept_store(), asker, self._clock, limits=self._limits)

    def passivation_sweep(self, supervisor: Supervisor) -> Sweep:
        """Give the sweep of idle activations."""
        return passivation_sweep(Inside(supervisor, self._sent))

    def repass_sweep(self, supervisor: Supervisor) -> Sweep:
        """Give the sweep of what a provider is asked again, for a host that asks one."""
        del supervisor
        assert self._formation is not None
        return repass_sweep(
            self._swept_store(), self._formation.repass, self._clock, limits=self._limits
        )

    @property
    def asks_provider(self) -> bool:
        """Tell whether its formation asks a provider."""
        return self._profile.asks_provider

    def _swept_store(self) -> Store:
        assert self._store is not None
        return self._store
