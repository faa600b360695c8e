"""The supervisor of a host: it activates, passivates and drains principals' actors.

A principal's actor always exists in name. What exists in memory is an entry here while
the principal is active, and a task while it has messages. Tasks are lent: one that has
emptied a mailbox waits for the next actor that gets a message, up to a small number of
waiting tasks, because starting one costs more than handing one over.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from itertools import islice

import anyio
from anyio.abc import TaskGroup
from msgspec import Struct

from mnemic.actors.actor import ActorStatistics, PrincipalActor, Runtime
from mnemic.actors.chain import refuse_cycle
from mnemic.actors.clock import Clock
from mnemic.actors.committer import BatchSeen, Committer, CommitterStatistics
from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.actors.mailbox import Envelope
from mnemic.actors.observer import Observer
from mnemic.actors.sweeps import Sweep, SweepActor, SweepStatistics
from mnemic.actors.tasks import shielded_group
from mnemic.errors import MnemicError, ShuttingDown
from mnemic.memory.commands import Command, Reply
from mnemic.memory.decide import Keyed
from mnemic.memory.ids import IdSource
from mnemic.memory.image import Image
from mnemic.memory.model import Principal
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.stores.port import Store


class SupervisorStatistics(Struct, frozen=True):
    """Count what a host holds and has done since it started.

    `waiting` are the messages in all mailboxes, `deepest` those in the fullest one.
    """

    active: int
    running: int
    waiting: int
    deepest: int
    accepted: int
    activations: int
    passivations: int
    quarantined: int
    accepting: bool
    committer: CommitterStatistics
    sweeps: dict[str, SweepStatistics]


class _Worker:
    """Be a task that waits to be lent to an actor."""

    __slots__ = ("actor", "event")

    def __init__(self) -> None:
        self.actor: PrincipalActor | None = None
        self.event = anyio.Event()


class Supervisor:
    """Route messages to actors; made by `supervise`, which owns its tasks."""

    def __init__(self, runtime: Runtime, tasks: TaskGroup) -> None:
        self._runtime = runtime
        self._tasks = tasks
        self._actors: dict[Principal, PrincipalActor] = {}
        self._running = 0
        self._workers: list[_Worker] = []
        self._idle: dict[Principal, None] = {}
        self._sweeps: list[SweepActor] = []
        self._accepting = True
        self._all_idle: anyio.Event | None = None
        self._grace_s = float("inf")
        self._drains: set[anyio.CancelScope] = set()
        self._accepted = 0
        self._activations = 0
        self._passivations = 0

    # -- messages --------------------------------------------------------------------

    def tell(self, principal: Principal, command: Command, *, key: str | None = None) -> None:
        """Enqueue a command without waiting for its answer.

        Raises `Overloaded`, `ShuttingDown` or `CallCycle`, with nothing enqueued.
        """
        self._send(principal, Keyed(command, key), asked=False)

    async def ask(self, principal: Principal, command: Command, *, key: str | None = None) -> Reply:
        """Enqueue a command and wait for its reply, which means that it is durable.

        Raises what `tell` raises, and any `MnemicError` that the turn was answered
        with. Cancelling the wait does not undo the message: its outcome is unknown to
        the caller, and a repeat with the same `key` tells.
        """
        answer = await self._send(principal, Keyed(command, key), asked=True).wait()
        if isinstance(answer, MnemicError):
            raise answer
        assert answer is not None
        assert not isinstance(answer, Image)
        return answer

    async def image(self, principal: Principal) -> Image:
        """Give the principal's committed image, activating it if need be.

        The caller may read it until its next await. Raises what an activation raises.
        """
        actor = self._actors.get(principal)
        if actor is not None and actor.image is not None:
            return actor.image
        answer = await self._send(principal, None, asked=True).wait()
        if isinstance(answer, MnemicError):
            raise answer
        assert isinstance(answer, Image)
        return answer

    def _send(self, principal: Principal, keyed: Keyed | None, *, asked: bool) -> Envelope:
        if not self._accepting:
            raise ShuttingDown("this host is draining; send the message to another one")
        chain = refuse_cycle(principal)
        actor = self._actors.get(principal)
        if actor is None:
            actor = self._admit(principal)
        # Nobody waits for a told message, so no turn hangs on it.
        envelope = Envelope(
            keyed, chain=chain if asked else (), number=self._accepted + 1, asked=asked
        )
        actor.put(envelope)
        self._accepted += 1
        if not actor.is_running:
            self._start(actor)
        return envelope

    def _start(self, actor: PrincipalActor) -> None:
        """Lend the actor a task."""
        actor.is_running = True
        self._running += 1
        self._idle.pop(actor.principal, None)
        if self._workers:
            worker = self._workers.pop()
            worker.actor = actor
            worker.event.set()
        else:
            self._tasks.start_soon(self._work, actor, name="turns")

    async def _work(self, actor: PrincipalActor) -> None:
        """Empty one mailbox after another, as long as there is room to wait for the next."""
        while True:
            try:
                await actor.run()
            finally:
                # No await since the mailbox was found empty: no message slipped in unseen.
                self._rest(actor)
            if len(self._workers) >= self._runtime.limits.idle_workers:
                return
            worker = _Worker()
            self._workers.append(worker)
            await worker.event.wait()
            assert worker.actor is not None, "only a lender wakes a worker"
            actor = worker.actor

    def _rest(self, actor: PrincipalActor) -> None:
        """Take the actor's task back."""
        actor.is_running = False
        self._running -= 1
        self._idle[actor.principal] = None
        if len(self._actors) > self._runtime.limits.active_principals:
            self._passivate_oldest(keep=self._runtime.limits.active_principals)
        if not self._running and self._all_idle is not None:
            self._all_idle.set()

    # -- activation and passivation ----------------------------------------------------

    def _admit(self, principal: Principal) -> PrincipalActor:
        if len(self._actors) >= self._runtime.limits.active_principals:
            self._passivate_oldest(keep=self._runtime.limits.active_principals - 1)
        actor = PrincipalActor(principal, self._runtime)
        self._actors[principal] = actor
        self._activations += 1
        return actor

    def _passivate_oldest(self, *, keep: int) -> None:
        """Drop the least recently used idle actors that may go until `keep` are left.

        Actors with messages are never dropped: while more than the bound have some, the
        bound is exceeded, and it holds again as they fall idle.
        """
        now = self._runtime.clock.now()
        surplus = len(self._actors) - keep
        may_go = (p for p in self._idle if self._actors[p].may_passivate(now))
        for principal in tuple(islice(may_go, surplus)):
            self._drop(principal)

    def passivate(self, principal: Principal) -> bool:
        """Drop an idle principal's image; tell whether it was active and could be."""
        actor = self._actors.get(principal)
        if actor is None or actor.is_running:
            return False
        if not actor.may_passivate(self._runtime.clock.now()):
            return False
        self._drop(principal)
        return True

    def passivate_idle(self) -> int:
        """Drop every actor that has been idle for `idle_s`; return how many."""
        now = self._runtime.clock.now()
        before = now - timedelta(seconds=self._runtime.limits.idle_s)
        due = []
        for principal in self._idle:
            if self._actors[principal].last_turn_at > before:
                break
            due.append(principal)
        return sum(self.passivate(principal) for principal in due)

    def _drop(self, principal: Principal) -> None:
        self._actors.pop(principal).passivate()
        self._idle.pop(principal, None)
        self._passivations += 1

    # -- the end -----------------------------------------------------------------------

    async def drain(self, grace_s: float | None = None) -> int:
        """Refuse new messages, finish accepted ones within the grace period.

        Returns how many were answered `ShuttingDown` because the grace was over. Calling
        it again is harmless; the shortest grace that was ever given counts, so that who
        loses patience ends a drain that is under way.
        """
        self._accepting = False
        grace = self._runtime.limits.drain_grace_s if grace_s is None else grace_s
        self._grace_s = min(self._grace_s, grace)
        for sweep in self._sweeps:
            sweep.stop()
        if self._running:
            if self._all_idle is None:
                self._all_idle = anyio.Event()
            until = anyio.current_time() + self._grace_s
            for scope in self._drains:
                scope.deadline = min(scope.deadline, until)
            with anyio.CancelScope(deadline=until) as scope:
                self._drains.add(scope)
                try:
                    await self._all_idle.wait()
                finally:
                    self._drains.discard(scope)
        error = ShuttingDown("this host stopped before it came to the message; nothing was written")
        return sum(actor.refuse_all(error) for actor in self._actors.values())

    # -- looking in --------------------------------------------------------------------

    def statistics(self) -> SupervisorStatistics:
        """Count what the host holds and has done."""
        now = self._runtime.clock.now()
        depths = [actor.waiting for actor in self._actors.values()]
        return SupervisorStatistics(
            active=len(self._actors),
            running=self._running,
            waiting=sum(depths),
            deepest=max(depths, default=0),
            accepted=self._accepted,
            activations=self._activations,
            passivations=self._passivations,
            quarantined=sum(a.is_quarantined(now) for a in self._actors.values()),
            accepting=self._accepting,
            committer=self._runtime.committer.statistics(),
            sweeps={sweep.name: sweep.statistics() for sweep in self._sweeps},
        )

    def actor_statistics(self, principal: Principal) -> ActorStatistics | None:
        """Count what one active principal's actor has done; None when it is passivated."""
        actor = self._actors.get(principal)
        return None if actor is None else actor.statistics()

    def active_image(self, principal: Principal) -> Image | None:
        """Give the image of an activated principal, without activating one."""
        actor = self._actors.get(principal)
        return None if actor is None else actor.image

    def start_sweep(self, sweep: Sweep) -> SweepActor:
        """Start a sweep actor under this supervisor."""
        actor = SweepActor(sweep, clock=self._runtime.clock)
        self._sweeps.append(actor)
        self._tasks.start_soon(actor.run, name=f"sweep {sweep.name}")
        return actor


@asynccontextmanager
async def supervise(
    store: Store,
    *,
    clock: Clock,
    ids: IdSource,
    profile: Profile = DEFAULT_PROFILE,
    limits: Limits = DEFAULT_LIMITS,
    observer: Observer | None = None,
    batch_seen: BatchSeen | None = None,
) -> AsyncIterator[Supervisor]:
    """Run a supervisor for the duration of the block and drain it at the end.

    The store is the caller's to close. When the block fails or is cancelled, actors
    get the same grace to finish what was accepted; an error of the block is raised as it
    is, not inside an exception group.
    """
    runtime = Runtime(
        store=store,
        committer=Committer(store, limits=limits, batch_seen=batch_seen),
        clock=clock,
        ids=ids,
        profile=profile,
        limits=limits,
        observer=observer,
    )
    failure: Exception | None = None
    async with anyio.create_task_group() as host:
        tasks: TaskGroup = await host.start(shielded_group, name="actors")
        supervisor = Supervisor(runtime, tasks)
        try:
            yield supervisor
        except Exception as error:
            failure = error
        finally:
            with anyio.CancelScope(shield=True):
                await supervisor.drain()
            tasks.cancel_scope.cancel()
    if failure is not None:
        raise failure
