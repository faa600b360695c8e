"""Consolidate sessions, asking a provider outside of any turn (design §1).

Plan, calls, commit: the plan is a read of the committed image and the log, the calls are
made in a task of the host's own while the principal goes on answering, and the commit is a
turn that judges everything again. A host that dies in between loses nothing: the range is
still unread.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol
from uuid import UUID

import anyio
from anyio.abc import TaskGroup
from msgspec import Struct
from msgspec.structs import replace

from mnemic.actors import log
from mnemic.actors.clock import Clock
from mnemic.actors.limits import DEFAULT_LIMITS
from mnemic.actors.provider_calls import FormationModel, ProviderCalls, untold
from mnemic.actors.reading import read_events
from mnemic.actors.tasks import shielded_group
from mnemic.errors import MnemicError, OutcomeUnknown, ShuttingDown, TurnFailed
from mnemic.memory.commands import Command, Consolidate, Consolidated, Repass, Reply
from mnemic.memory.formation.consolidation import is_turned_off
from mnemic.memory.formation.provided.pipeline import FormationView, Pipeline
from mnemic.memory.image import Image
from mnemic.memory.model import Belief, Outcome, Principal, Provided, Session
from mnemic.memory.policy import FORMATION_POLICIES, Profile
from mnemic.memory.reads import CONTEXT_SEQUENCES, EventsNeeded
from mnemic.stores.port import Store

FORMING_MAX = 16
"""Most sessions that one host asks a provider about at a time; the others wait their turn."""

Planner = Callable[[FormationView], Pipeline]
"""Begin a policy's pipeline on what it may look at."""


class Asker(Protocol):
    """Be what formation needs of a supervisor."""

    async def ask(self, principal: Principal, command: Command, *, key: str | None = None) -> Reply:
        """Send a command and wait for its reply."""
        ...

    async def image(self, principal: Principal) -> Image:
        """Give a principal's committed image."""
        ...


class FormationStatistics(Struct, frozen=True):
    """Count what a host has asked a provider for since it started."""

    under_way: int = 0
    calls_planned: int = 0
    passed_again: int = 0


class _Flight:
    """Be one session's way through plan, calls and commit."""

    __slots__ = ("answer", "done")

    def __init__(self) -> None:
        self.done = anyio.Event()
        self.answer: Consolidated | MnemicError | None = None


class Formation:
    """Consolidate sessions; made by `forming`, which owns its tasks."""

    def __init__(
        self,
        asker: Asker,
        store: Store,
        *,
        clock: Clock,
        profile: Profile,
        tasks: TaskGroup,
        asked: FormationModel | None = None,
        plan: Planner | None = None,
    ) -> None:
        self._asker = asker
        self._store = store
        self._clock = clock
        self._profile = profile
        self._tasks = tasks
        self._calls = None if asked is None else ProviderCalls(asked)
        self._plan = plan
        self._flights: dict[tuple[Principal, UUID], _Flight] = {}
        self._limiter = anyio.CapacityLimiter(FORMING_MAX)
        self._accepting = True
        self._planned = 0
        self._passed_again = 0

    @property
    def asks_provider(self) -> bool:
        """Tell whether consolidations wait for a provider."""
        return self._calls is not None and self._plan is not None

    def statistics(self) -> FormationStatistics:
        """Count what was asked."""
        return FormationStatistics(
            under_way=len(self._flights),
            calls_planned=self._planned,
            passed_again=self._passed_again,
        )

    async def consolidate(
        self, principal: Principal, command: Consolidate, *, key: str | None = None
    ) -> Consolidated:
        """Consolidate a session; raises what `Supervisor.ask` raises.

        With a provider this waits for its calls, and the principal goes on answering. A
        caller that gives up does not undo it: the outcome is unknown to that caller, and
        the idempotency key tells.
        """
        if not self.asks_provider:
            return await self._commit(principal, command, key)
        return await self._flown(
            principal, command.session_id, lambda: self._consolidate(principal, command, key)
        )

    async def repass(self, principal: Principal) -> int:
        """Ask the provider again for every session of a principal that is due; count them.

        One that is being formed right now is passed again in a later round.
        """
        assert self.asks_provider, "only a host with a provider passes again"
        passed = 0
        for session in await self._store.repasses(principal, before=self._clock.now()):
            if (principal, session.id) not in self._flights:
                await self._flown(principal, session.id, self._passing(principal, session))
                passed += 1
        return passed

    async def wind_down(self, grace_s: float) -> None:
        """Give up the provider's calls and commit what there is, within the grace.

        What the provider could not contribute is scheduled, to be asked for again by the
        next host. New consolidations are refused from here on.
        """
        self._accepting = False
        if self._calls is not None:
            self._calls.stop()
        with anyio.move_on_after(grace_s):
            while self._flights:
                await next(iter(self._flights.values())).done.wait()

    # -- a flight ----------------------------------------------------------------------

    async def _flown(
        self,
        principal: Principal,
        session_id: UUID,
        job: Callable[[], Awaitable[Consolidated]],
    ) -> Consolidated:
        """Do a job in a task of the host's; jobs of one session follow one another."""
        whose = (principal, session_id)
        while (before := self._flights.get(whose)) is not None:
            await before.done.wait()
        if not self._accepting:
            raise ShuttingDown("this host is draining; the session stays as it is")
        flight = self._flights[whose] = _Flight()
        self._tasks.start_soon(self._fly, whose, flight, job, name=f"formation of {session_id}")
        await flight.done.wait()
        if isinstance(flight.answer, MnemicError):
            raise flight.answer
        assert flight.answer is not None
        return flight.answer

    async def _fly(
        self,
        whose: tuple[Principal, UUID],
        flight: _Flight,
        job: Callable[[], Awaitable[Consolidated]],
    ) -> None:
        try:
            async with self._limiter:
                flight.answer = await job()
        except MnemicError as error:
            flight.answer = error
        except Exception as error:
            log.turn_failed(whose[0], "Consolidate", error)
            flight.answer = TurnFailed(str(whose[0]), "Consolidate", type(error).__name__)
        finally:
            if flight.answer is None:
                flight.answer = OutcomeUnknown(
                    f"this host stopped while a session of {whose[0]} was formed; what is "
                    "not committed is still to be formed"
                )
            del self._flights[whose]
            flight.done.set()

    async def _consolidate(
        self, principal: Principal, command: Consolidate, key: str | None
    ) -> Consolidated:
        provided = None
        if key is None or not await self._is_answered(principal, key):
            provided = await self._provided(principal, command)
        return await self._commit(principal, replace(command, provided=provided), key)

    async def _commit(
        self, principal: Principal, command: Consolidate | Repass, key: str | None = None
    ) -> Consolidated:
        reply = await self._asker.ask(principal, command, key=key)
        assert isinstance(reply, Consolidated)
        return reply

    async def _is_answered(self, principal: Principal, key: str) -> bool:
        """Tell whether a repeat is only told what was answered before: no call is made then."""
        image = await self._asker.image(principal)
        if image.receipt(key) is not None:
            return True
        return not image.receipts_complete and bool(await self._store.receipts(principal, [key]))

    async def _provided(self, principal: Principal, command: Consolidate) -> Provided | None:
        """Plan and make the calls; None when the turn will have nothing to form."""
        image = await self._asker.image(principal)
        session = image.session(command.session_id)
        if (
            session is None
            or session.last_message_sequence <= session.formed_through
            or is_turned_off(self._profile, command)
            or _was_active(session, command)
        ):
            return None
        return await self._asked(principal, session, image, after=session.formed_through)

    def _passing(
        self, principal: Principal, session: Session
    ) -> Callable[[], Awaitable[Consolidated]]:
        async def job() -> Consolidated:
            self._passed_again += 1
            image = await self._asker.image(principal)
            provided = await self._asked(
                principal,
                session,
                image,
                after=session.repass_after,
                through=session.repass_through,
            )
            if provided is None:
                return Consolidated(session_id=session.id, outcome=Outcome.NOTHING)
            command = Repass(session.id, attempt=session.repass_attempts, provided=provided)
            return await self._commit(principal, command)

        return job

    async def _asked(
        self,
        principal: Principal,
        session: Session,
        image: Image,
        *,
        after: int,
        through: int | None = None,
    ) -> Provided | None:
        """Have a pipeline make what it can of a session's events in (after, through]."""
        assert self._calls is not None
        assert self._plan is not None
        beliefs, position = _live(image), image.head
        since = max(0, after - CONTEXT_SEQUENCES)
        events = await read_events(
            self._store, principal, EventsNeeded(session_id=session.id, after=since)
        )
        read = tuple(
            e for e in events if e.sequence > after and (through is None or e.sequence <= through)
        )
        if not read:
            return None
        view = FormationView(
            principal=principal,
            session_id=session.id,
            scope=session.scope,
            events=read,
            earlier=tuple(e for e in events if e.sequence <= after),
            beliefs=beliefs,
            store_position=position,
            model=self._calls.limits,
        )
        policy = FORMATION_POLICIES[self._profile.formation_policy]
        nothing = untold(policy, read)
        self._planned += 1
        return await self._calls.run(self._plan(view), nothing=nothing, whose=principal)


@asynccontextmanager
async def forming(
    asker: Asker,
    store: Store,
    *,
    clock: Clock,
    profile: Profile,
    asked: FormationModel | None = None,
    plan: Planner | None = None,
    grace_s: float = DEFAULT_LIMITS.drain_grace_s,
) -> AsyncIterator[Formation]:
    """Run formation for the duration of the block, and wind it down at the end.

    An error of the block is raised as it is. The block stands inside that of the
    supervisor, which must still accept what is committed at the end.
    """
    failure: Exception | None = None
    async with anyio.create_task_group() as host:
        tasks: TaskGroup = await host.start(shielded_group, name="formation")
        formation = Formation(
            asker, store, clock=clock, profile=profile, tasks=tasks, asked=asked, plan=plan
        )
        try:
            yield formation
        except Exception as error:
            failure = error
        finally:
            with anyio.CancelScope(shield=True):
                await formation.wind_down(grace_s)
            tasks.cancel_scope.cancel()
    if failure is not None:
        raise failure


def _was_active(session: Session, command: Consolidate) -> bool:
    since = command.if_idle_since
    return since is not None and session.last_recorded_at > since


def _live(image: Image) -> tuple[Belief, ...]:
    return tuple(belief for belief in image.beliefs() if belief.is_live)
