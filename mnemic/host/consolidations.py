"""Consolidations that outlive the request that asked for them.

A request may wait a while and then go; the work has a task of the host's own, so that
nobody's hanging up cancels it. What is kept of a finished one are identifiers and counts:
an erasure later on finds no word of it here.
"""

from __future__ import annotations

from collections import OrderedDict
from datetime import datetime
from uuid import UUID

import anyio
from anyio.abc import TaskGroup
from msgspec import Struct, structs

from mnemic.api import PrincipalMemory
from mnemic.conversations import Consolidation
from mnemic.errors import MnemicError, Overloaded
from mnemic.memory.image import Image
from mnemic.memory.model import Belief, Principal

FINISHED_MAX = 1_024
"""Finished consolidations whose result is kept; an older one is read from the store."""


class Request(Struct, frozen=True):
    """Say which consolidation is asked for; the same request is the same work."""

    principal: Principal
    session_id: UUID
    close: bool
    at: datetime | None
    key: str | None


class Job:
    """Be one consolidation under way, or finished."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.done = anyio.Event()
        self.failure: MnemicError | None = None
        self._result: Consolidation | None = None
        self._formed: tuple[UUID, ...] = ()
        self._changed: tuple[UUID, ...] = ()

    @property
    def is_running(self) -> bool:
        """Tell whether it has not ended."""
        return not self.done.is_set()

    def succeed(self, result: Consolidation) -> None:
        """Keep what it came to, without the beliefs' content."""
        self._formed = tuple(belief.id for belief in result.formed)
        self._changed = tuple(belief.id for belief in result.changed)
        self._result = structs.replace(result, formed=(), changed=())

    def result(self, image: Image) -> Consolidation | None:
        """Give the result with its beliefs as they are now; erased ones are left out."""
        if self._result is None:
            return None
        return structs.replace(
            self._result,
            formed=_present(image, self._formed),
            changed=_present(image, self._changed),
        )


def _present(image: Image, ids: tuple[UUID, ...]) -> tuple[Belief, ...]:
    return tuple(belief for each in ids if (belief := image.belief(each)) is not None)


class Consolidations:
    """Start consolidations, bounded, and remember the latest of each session."""

    def __init__(self, tasks: TaskGroup, *, bound: int) -> None:
        self._tasks = tasks
        self._bound = bound
        self._running: dict[Request, Job] = {}
        self._latest: OrderedDict[tuple[Principal, UUID], Job] = OrderedDict()
        self._all_done: anyio.Event | None = None

    @property
    def running(self) -> int:
        """Count those under way."""
        return len(self._running)

    def start(
        self,
        owner: PrincipalMemory,
        session_id: UUID,
        *,
        close: bool,
        at: datetime | None = None,
        key: str | None = None,
    ) -> Job:
        """Start a consolidation, or join the same one; raises `Overloaded`."""
        request = Request(owner.principal, session_id, close, at, key)
        job = self._running.get(request)
        if job is not None:
            return job
        if len(self._running) >= self._bound:
            raise Overloaded(
                f"this host has {self._bound} consolidations under way; send it again later"
            )
        job = self._running[request] = Job(request)
        self._remember(job)
        self._tasks.start_soon(self._run, owner, job, name="consolidation")
        return job

    def latest(self, principal: Principal, session_id: UUID) -> Job | None:
        """Give a session's latest consolidation that is known here."""
        return self._latest.get((principal, session_id))

    def forget(self, principal: Principal, session_id: UUID | None = None) -> None:
        """Let go of what is kept of a session, or of everything of a principal."""
        for key in [
            key
            for key, job in self._latest.items()
            if key[0] == principal and session_id in (None, key[1]) and not job.is_running
        ]:
            del self._latest[key]

    async def settle(self) -> None:
        """Wait until none is under way."""
        while self._running:
            self._all_done = anyio.Event()
            await self._all_done.wait()

    async def _run(self, owner: PrincipalMemory, job: Job) -> None:
        request = job.request
        try:
            session = await owner.session(request.session_id)
            work = session.close if request.close else session.consolidate
            job.succeed(await work(at=request.at, key=request.key))
        except MnemicError as error:
            job.failure = error
        finally:
            del self._running[request]
            job.done.set()
            if not self._running and self._all_done is not None:
                self._all_done.set()

    def _remember(self, job: Job) -> None:
        key = (job.request.principal, job.request.session_id)
        self._latest[key] = job
        self._latest.move_to_end(key)
        surplus = len(self._latest) - FINISHED_MAX - len(self._running)
        if surplus > 0:
            oldest = [key for key, each in self._latest.items() if not each.is_running]
            for gone in oldest[:surplus]:
                del self._latest[gone]
