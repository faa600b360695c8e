"""Play a story: hosts, callers, clock and faults on one seeded schedule, every step checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import anyio
from anyio.abc import TaskGroup
from anyio.lowlevel import checkpoint
from msgspec import Struct, structs

from mnemic.actors.clock import LoopClock
from mnemic.actors.limits import Limits
from mnemic.actors.sweeps import Sweep
from mnemic.errors import MnemicError
from mnemic.evals.checkers import (
    CHECKERS,
    CheckingObserver,
    Landing,
    NoForeignWords,
    Violation,
    WitnessedStore,
    read_record,
)
from mnemic.evals.seeded_trio import StepCounter, run_seeded
from mnemic.evals.simulate import words
from mnemic.evals.simulate.callers import Callers
from mnemic.evals.simulate.hosts import SimulatedHost
from mnemic.evals.simulate.lives import HostLost
from mnemic.evals.simulate.provider import ANSWERS, POLICY, SimulatedModel
from mnemic.evals.simulate.reference import SequentialReference
from mnemic.evals.simulate.sent import Sent
from mnemic.evals.simulate.story import SETTLE, Act, Step, Story
from mnemic.evals.verification import INDEXES, STORED_CHECKERS
from mnemic.memory.model import Counters, Principal, Snapshot
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.supervisor import Supervisor

START = datetime(2026, 1, 1, 9, tzinfo=UTC)
"""The instant at which every story begins."""

SETTLING_S = 1.0
"""Virtual time in which whatever can go on goes on; no turn without a slow store takes any."""

PATIENCE_S = 1_000_000.0
"""Virtual time after which whoever still waits is taken for stuck."""

ROOMY = Limits(commits_in_flight=2, active_principals=8, idle_s=300.0)
TIGHT = Limits(
    mailbox_messages=3,
    turn_messages=2,
    active_principals=1,
    batch_commits=2,
    commits_in_flight=1,
    restarts=0,
    restart_period_s=30.0,
    quarantine_s=20.0,
    idle_s=60.0,
    drain_grace_s=0.0,
    sweep_page=1,
)
"""Bounds so low that every one of them is met."""

ASKING = structs.replace(
    DEFAULT_PROFILE, formation_policy=POLICY.version, extractor=POLICY.extractor
)
"""The values of a host that asks a provider."""

_RUN = "run"
"""Names what is seen when a run does not come to its end by itself."""


class Outcome(Struct, frozen=True):
    """Report a story that was played: what was seen broken, what was met, the trace's digest."""

    violations: tuple[Violation, ...]
    counts: dict[str, int]
    digest: str

    @property
    def held(self) -> bool:
        """Tell whether every promise held."""
        return not self.violations


def play(story: Story) -> Outcome:
    """Play a story to its end; not from inside an event loop."""
    counter = StepCounter()
    observer = CheckingObserver(())
    met: Counter[str] = Counter()

    async def main() -> None:
        await _Stage(story, observer, counter, met).play()

    try:
        run_seeded(main, seed=story.seed, counter=counter)
    except Exception as error:
        # Something in the runtime let an error out: that it did is what is reported.
        observer.note(Violation(_RUN, f"seed {story.seed}", f"fell over: {_names(error)}"))
    return Outcome(
        violations=tuple(observer.violations),
        counts=dict(sorted((observer.counts + met).items())),
        digest=observer.digest,
    )


def _names(error: BaseException) -> str:
    if isinstance(error, BaseExceptionGroup):
        return ", ".join(sorted({_names(inner) for inner in error.exceptions}))
    return type(error).__name__


class _Stage:
    """Hold everything of one run."""

    def __init__(
        self, story: Story, observer: CheckingObserver, counter: StepCounter, met: Counter[str]
    ) -> None:
        self._story = story
        self._observer = observer
        self._met = met
        self._counter = counter
        self._principals = [words.principal(i) for i in range(story.principals)]
        self._foreign = NoForeignWords(
            {words.principal(i): words.names(i) for i in range(story.principals)}
        )
        self._sent = Sent()
        self._model = SimulatedModel()
        self._profile = ASKING if story.asks_provider else DEFAULT_PROFILE
        self._reference = SequentialReference(self._sent, profile=self._profile)
        self._touched: set[Principal] = set()
        observer.checkers = (
            *(make() for make in CHECKERS),
            self._foreign,
            self._reference,
        )

    # -- what the store shows ----------------------------------------------------------

    def claimed(self, principal: Principal, snapshot: Snapshot) -> None:
        """See an activation take a principal."""
        self._observer.claimed(principal, snapshot)

    def landed(self, landing: Landing) -> None:
        """See a change set written."""
        self._touched.add(landing.principal)
        self._observer.landed(landing)

    def erased(self, principal: Principal, counters: Counters) -> None:
        """See a principal erased."""
        self._touched.add(principal)
        self._observer.erased(principal, counters)

    # -- the play ------------------------------------------------------------------------

    async def play(self) -> None:
        """Play every step, settle, drain, and compare what is left with what was told."""
        self._truth = WitnessedStore(self)
        async with anyio.create_task_group() as tasks:
            clock = LoopClock(START)
            self._tasks = tasks
            self._hosts: list[SimulatedHost] = []
            self._callers = Callers(
                self._hosts,
                clock=clock,
                foreign=self._foreign,
                sent=self._sent,
                tasks=tasks,
            )
            for number in range(self._story.hosts):
                self._hosts.append(self._host(number, clock))
                await tasks.start(self._hosts[number].live)
            for step in self._story.steps:
                await self._do(step, tasks)
                await self._after(step)
            await self._end()
            tasks.cancel_scope.cancel()
        await self._compare()

    def _host(self, number: int, clock: LoopClock) -> SimulatedHost:
        return SimulatedHost(
            number,
            self._truth,
            clock=clock,
            limits=TIGHT if self._story.is_tight else ROOMY,
            observer=self._observer,
            counter=self._counter,
            sent=self._sent,
            profile=self._profile,
            model=self._model,
            on_cancel=self._callers.cancel_one,
        )

    async def _do(self, step: Step, tasks: TaskGroup) -> None:
        host = self._hosts[step.host]
        asked = _ASKED.get(step.act)
        sweep = _SWEEPS.get(step.act)
        self._met[f"step {step.act.value}"] += 1
        if asked is not None:
            tasks.start_soon(asked, self._callers, step, name=f"step {step.number}")
        elif sweep is not None:
            if step.act is Act.REPASS_SWEEP and not self._story.asks_provider:
                return
            if step.pick % 2:
                await anyio.sleep(step.seconds)
            tasks.start_soon(_tick, host, sweep, name=f"step {step.number}")
        elif step.act is Act.PROVIDER:
            self._model.arm(ANSWERS[step.pick % len(ANSWERS)])
        elif step.act is Act.WAIT:
            await anyio.sleep(step.seconds)
        elif step.act is Act.RESTART:
            if not host.is_up:
                await tasks.start(host.live)
        elif step.act is Act.PASSIVATE:
            host.passivate(words.principal(step.principal))
        elif host.is_up and host.life is not None:
            if step.act is Act.DRAIN:
                # While messages pour in, so that there is something to finish or refuse.
                tasks.start_soon(self._callers.pour, step, host, name=f"step {step.number}")
            self._do_to(host, step)

    def _do_to(self, host: SimulatedHost, step: Step) -> None:
        assert host.life is not None
        if step.act is Act.FAULT and step.fault is not None:
            host.life.faults.arm(step.fault)
        elif step.act is Act.CRASH:
            host.crash_at(step.count)
        elif step.act is Act.PAUSE:
            host.life.pause()
        elif step.act is Act.WAKE:
            host.wake()
        elif step.act is Act.DRAIN:
            host.leave()

    async def _after(self, step: Step) -> None:
        if step.pause == SETTLE:
            await anyio.sleep(SETTLING_S)
        else:
            for _ in range(step.pause):
                await checkpoint()
        await self._look()

    async def _look(self) -> None:
        """Check what has changed: against the reference, and in every image of it."""
        for violation in await self._reference.catch_up():
            self._observer.note(violation)
        touched = sorted(self._touched)
        self._touched.clear()
        for principal in touched:
            loaded = self._truth.peek(principal)
            for host in self._hosts:
                image = host.active_image(principal)
                if image is not None and loaded is not None:
                    self._observer.glimpsed(image.snapshot(), loaded)

    # -- the end -------------------------------------------------------------------------

    async def _end(self) -> None:
        """Wake who sleeps, let everything finish, drain."""
        for host in self._hosts:
            host.wake()
        wait_s = SETTLING_S
        while wait_s < PATIENCE_S:
            await anyio.sleep(wait_s)
            if not self._callers.waiting:
                break
            wait_s *= 2
        else:
            waiting = len(self._callers.waiting)
            self._observer.note(Violation(_RUN, "callers", f"{waiting} were never answered"))
        for host in self._hosts:
            host.leave()
        await anyio.sleep(SETTLING_S + ROOMY.drain_grace_s)
        await self._look()

    async def _compare(self) -> None:
        """Hold what the store has against everything that was seen and told."""
        self._observer.checkers += tuple(make() for make in STORED_CHECKERS)
        for violation in self._callers.violations:
            self._observer.note(violation)
        for principal in self._principals:
            images = [i for h in self._hosts if (i := h.active_image(principal)) is not None]
            newest = max(images, key=lambda image: image.counters.epoch, default=None)
            record = await read_record(self._truth, principal, newest)
            if record is None:
                continue
            self._observer.recorded(record)
            try:
                await self._reference.compare(self._truth, principal, record.events)
            except Violation as violation:
                self._observer.note(violation)
            for fault in await self._truth.index_faults(principal):
                self._observer.note(Violation(INDEXES, str(principal), fault))
        self._observer.closed()
        self._met.update(self._callers.counts)
        self._met.update(f"provider {answer.value}" for answer in self._model.given)
        for host in self._hosts:
            self._met.update(f"fault {fault.value}" for fault in host.injected)
            self._met["lives"] += len(host.lives)


async def _tick(host: SimulatedHost, sweep: Callable[[SimulatedHost, Supervisor], Sweep]) -> None:
    # The host is leaving, or went down in the middle of it.
    with suppress(MnemicError, HostLost):
        await host.tick(sweep)


_ASKED: dict[Act, Callable[[Callers, Step], Coroutine[Any, Any, None]]] = {
    Act.SAY: Callers.say,
    Act.BURST: Callers.burst,
    Act.NOTE_FACTS: Callers.note_facts,
    Act.CONSOLIDATE: Callers.consolidate,
    Act.CLOSE: Callers.close,
    Act.REMEMBER: Callers.remember,
    Act.CORRECT: Callers.correct,
    Act.REJECT: Callers.reject,
    Act.FORGET: Callers.forget,
    Act.FORGET_MATCHING: Callers.forget_matching,
    Act.DELETE_SESSION: Callers.delete_session,
    Act.RECALL: Callers.recall,
    Act.RUN: Callers.run,
    Act.REPLAY: Callers.replay,
    Act.TAKE_BACK: Callers.take_back,
    Act.TAKE_BACK_MEANWHILE: Callers.take_back_meanwhile,
    Act.ERASE: Callers.erase,
}

_SWEEPS = {
    Act.IDLE_SWEEP: SimulatedHost.idle_sweep,
    Act.DECAY_SWEEP: SimulatedHost.decay_sweep,
    Act.TRACE_SWEEP: SimulatedHost.trace_sweep,
    Act.REPASS_SWEEP: SimulatedHost.repass_sweep,
    Act.PASSIVATE_IDLE: SimulatedHost.passivation_sweep,
}
