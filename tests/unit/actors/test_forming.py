"""Formation with a provider: plan, calls outside of any turn, commit; nothing is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime

import anyio
import pytest
from msgspec.structs import replace
from trio.testing import MockClock

from mnemic.actors.clock import Clock, LoopClock
from mnemic.actors.forming import Formation, forming
from mnemic.actors.provider_calls import FormationModel
from mnemic.actors.sweeps import REPASS_SWEEP_S, repass_sweep
from mnemic.errors import MnemicError, ModelRefused, ModelUnavailable, NotFound, ShuttingDown
from mnemic.memory.commands import (
    Command,
    Consolidate,
    Consolidated,
    Correct,
    Reject,
    Remember,
    Remembered,
    Reply,
    UpdateWorkingState,
)
from mnemic.memory.formation.provided.pipeline import (
    FormationView,
    Pipeline,
    StageFailure,
    StageRequest,
)
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Belief,
    EpisodeDraft,
    EstablishedFact,
    EvidenceSpan,
    Outcome,
    Principal,
    Provided,
    ProvidedSegment,
    Reason,
    Represented,
    StageMetrics,
)
from mnemic.memory.policy import (
    DISTILLATION_POLICY,
    PROVIDER_ATTEMPTS_MAX,
    PROVIDER_BACKOFF_FACTOR,
    PROVIDER_BACKOFF_S,
    Profile,
)
from mnemic.providers.chat import ModelReply, ModelRequest
from mnemic.stores.in_memory import InMemoryStore
from mnemic.supervisor import Supervisor
from tests.unit.actors.doubles import ADA, BOB, T0, hosted, opened, said

PROFILE = Profile(formation_policy=DISTILLATION_POLICY, extractor="nemori-assisted-v1")
LIVES = "I live in Oslo."
STAGE = "told"
END_OF_TIME = datetime.max.replace(tzinfo=T0.tzinfo)


class HeldModel:
    """Answer when it is let; fail as often as it is told to."""

    name = "held"

    def __init__(self, *, failures: list[Exception] | None = None, is_open: bool = True) -> None:
        self.requests: list[ModelRequest] = []
        self.failures = failures or []
        self.gate = anyio.Event()
        if is_open:
            self.gate.set()

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Wait for the gate, then fail or answer."""
        self.requests.append(request)
        await self.gate.wait()
        if self.failures:
            raise self.failures.pop(0)
        return ModelReply(text="{}", input_tokens=3, output_tokens=2, cost_usd=0.01)


def telling(view: FormationView) -> Pipeline:
    """Ask once; tell one episode, and that every sentence restates what is live."""
    reply = yield StageRequest(
        stage=STAGE,
        instructions="Tell.",
        payload="{}",
        schema_name="told",
        schema={"type": "object"},
        output_tokens_max=100,
        timeout_s=60.0,
    )
    events = tuple(e for e in view.events if e.text is not None)
    sources = tuple(e.sequence for e in events)
    failed = isinstance(reply, StageFailure)
    outcome = f"fallback:{reply.failure}" if isinstance(reply, StageFailure) else "ok"
    restated = tuple(
        Represented(belief.id, EvidenceSpan(event.sequence, event.text))
        for event in events
        if not failed and event.text is not None
        for belief in view.beliefs
        if belief.statement.removeprefix("User lives ") in event.text
    )
    segment = ProvidedSegment(
        source_event_ids=sources,
        episodes=(EpisodeDraft(sources, "They told where they live.", ("home",)),),
        represented=restated,
        coverage={"represented": len(restated)},
        fallback_stages=(STAGE,) if failed else (),
        stages=(StageMetrics(stage=STAGE, outcome=outcome),),
        calls=1,
    )
    return Provided(
        policy=DISTILLATION_POLICY,
        extractor="nemori-assisted-v1",
        first_sequence=view.events[0].sequence,
        through_sequence=view.events[-1].sequence,
        segments=(segment,),
        retryable=isinstance(reply, StageFailure) and reply.retryable,
    )


@asynccontextmanager
async def formed_by(
    model: HeldModel, store: InMemoryStore | None = None, *, clock: Clock | None = None
) -> AsyncIterator[tuple[Supervisor, Formation]]:
    """Run a host whose formation asks this model."""
    store = store or InMemoryStore()
    clock = clock or LoopClock(T0)
    async with (
        hosted(store, clock=clock, profile=PROFILE) as host,
        forming(
            host,
            store,
            clock=clock,
            profile=PROFILE,
            asked=FormationModel(model),
            plan=telling,
            grace_s=10.0,
        ) as formation,
    ):
        yield host, formation


async def live(host: Supervisor) -> list[Belief]:
    """Give Ada's live beliefs."""
    return [b for b in (await host.image(ADA)).beliefs() if b.is_live]


async def test_a_principal_answers_while_its_provider_thinks(autojump_clock: MockClock) -> None:
    """Other messages are handled during the calls, and the session is formed after them."""
    model = HeldModel(is_open=False)
    async with formed_by(model) as (host, formation), anyio.create_task_group() as tasks:
        session = await opened(host)
        await said(host, session, LIVES)
        tasks.start_soon(formation.consolidate, ADA, Consolidate(session))
        await anyio.wait_all_tasks_blocked()
        assert len(model.requests) == 1
        told = await host.ask(ADA, Remember("I like jazz."))
        assert isinstance(told, Remembered)
        assert [b.statement for b in await live(host)] == ["User likes jazz."]
        model.gate.set()
        await anyio.wait_all_tasks_blocked()
        assert {b.statement for b in await live(host)} == {
            "User likes jazz.",
            "User lives in Oslo.",
        }


async def test_the_account_names_calls_episodes_and_stages(autojump_clock: MockClock) -> None:
    """What the provider did is in the audit, in counts."""
    store = InMemoryStore()
    async with formed_by(HeldModel(), store) as (host, formation):
        session = await opened(host)
        await said(host, session, LIVES)
        done = await formation.consolidate(ADA, Consolidate(session))
        (run,) = await store.runs(ADA)
        (episode,) = await store.episodes(ADA, session)
    assert (run.provider_calls, run.segment_count, run.episode_count) == (1, 1, 1)
    assert (run.extractor, run.formation_policy_version) == (
        "nemori-assisted-v1",
        DISTILLATION_POLICY,
    )
    assert [s.outcome for s in run.stages] == ["ok"]
    assert (run.fallback_stages, run.repass, done.repass_at) == ((), None, None)
    assert episode.source_event_ids == (run.through_sequence,)
    assert episode.created_at == T0


async def test_what_was_corrected_meanwhile_wins(autojump_clock: MockClock) -> None:
    """The provider saw the old belief as live; the commit does not bring it back."""
    model = HeldModel(is_open=False)
    async with formed_by(model) as (host, formation), anyio.create_task_group() as tasks:
        told = await host.ask(ADA, Remember("I live in Oslo."))
        assert isinstance(told, Remembered)
        assert told.belief_id is not None
        session = await opened(host)
        await said(host, session, "As I said, in Oslo.")
        tasks.start_soon(formation.consolidate, ADA, Consolidate(session))
        await anyio.wait_all_tasks_blocked()
        await host.ask(ADA, Correct(told.belief_id, "I live in Bergen."))
        model.gate.set()
        await anyio.wait_all_tasks_blocked()
        assert [b.statement for b in await live(host)] == ["User lives in Bergen."]


async def test_a_verified_restatement_is_evidence_and_forms_nothing(
    autojump_clock: MockClock,
) -> None:
    """003: redundant, attributed; and the owner said it again, so its evidence clock moves."""
    store, clock = InMemoryStore(), LoopClock(T0)
    async with formed_by(HeldModel(), store, clock=clock) as (host, formation):
        told = await host.ask(ADA, Remember("I live in Oslo."))
        assert isinstance(told, Remembered)
        await anyio.sleep(1_000)
        session = await opened(host)
        await said(host, session, "in Oslo. as ever")
        done = await formation.consolidate(ADA, Consolidate(session))
        (belief,) = await live(host)
        (run,) = await store.runs(ADA)
    assert done.reasons == {Reason.REDUNDANT_ATTRIBUTED.value: 1}
    assert (done.formed, run.redundant) == ((), (told.belief_id,))
    assert belief.evidence_count == 2
    assert belief.last_evidence_at == clock.now()
    assert run.coverage == {"represented": 1}


async def test_a_rejected_memory_restated_by_a_provider_stays_rejected(
    autojump_clock: MockClock,
) -> None:
    """A label cannot bring back what the owner rejected while the provider was asked."""
    model = HeldModel(is_open=False)
    async with formed_by(model) as (host, formation), anyio.create_task_group() as tasks:
        told = await host.ask(ADA, Remember("I live in Oslo."))
        assert isinstance(told, Remembered)
        assert told.belief_id is not None
        session = await opened(host)
        await said(host, session, "in Oslo. as ever")
        tasks.start_soon(formation.consolidate, ADA, Consolidate(session))
        await anyio.wait_all_tasks_blocked()
        await host.ask(ADA, Reject(told.belief_id))
        model.gate.set()
        await anyio.wait_all_tasks_blocked()
        assert await live(host) == []


async def test_a_caller_that_gives_up_does_not_undo_it(autojump_clock: MockClock) -> None:
    """The calls belong to the host; the session is formed once."""
    model, store = HeldModel(is_open=False), InMemoryStore()
    async with formed_by(model, store) as (host, formation):
        session = await opened(host)
        await said(host, session, LIVES)
        with anyio.move_on_after(5) as impatient:
            await formation.consolidate(ADA, Consolidate(session))
        assert impatient.cancelled_caught
        model.gate.set()
        await anyio.wait_all_tasks_blocked()
        assert [b.statement for b in await live(host)] == ["User lives in Oslo."]
        assert len(await store.runs(ADA)) == 1


async def test_one_session_is_formed_by_one_at_a_time(autojump_clock: MockClock) -> None:
    """A second wish waits for the first and then finds nothing unread: no second call."""
    model, store = HeldModel(is_open=False), InMemoryStore()
    answers: list[Consolidated] = []
    async with formed_by(model, store) as (host, formation), anyio.create_task_group() as tasks:
        session = await opened(host)
        await said(host, session, LIVES)

        async def wish() -> None:
            answers.append(await formation.consolidate(ADA, Consolidate(session, close=False)))

        tasks.start_soon(wish)
        tasks.start_soon(wish)
        await anyio.wait_all_tasks_blocked()
        model.gate.set()
        await anyio.wait_all_tasks_blocked()
        assert [a.outcome for a in answers] == [Outcome.FORMED, Outcome.NOTHING]
        assert len(model.requests) == 1


async def test_a_repeat_with_its_key_asks_no_provider(autojump_clock: MockClock) -> None:
    """It is told what was answered; another command under that key is refused."""
    model = HeldModel()
    async with formed_by(model) as (host, formation):
        session = await opened(host)
        await said(host, session, LIVES)
        first = await formation.consolidate(ADA, Consolidate(session), key="k")
        assert await formation.consolidate(ADA, Consolidate(session), key="k") == first
        assert len(model.requests) == 1
        with pytest.raises(MnemicError, match="another command"):
            await formation.consolidate(ADA, Consolidate(session, close=False), key="k")
        with pytest.raises(NotFound):
            await formation.consolidate(ADA, Consolidate(session))
        assert len(model.requests) == 1


async def test_words_said_during_the_calls_are_formed_and_passed_again(
    autojump_clock: MockClock,
) -> None:
    """The grammar reads them at once; the provider sees them in a further pass."""
    model, store = HeldModel(is_open=False), InMemoryStore()
    async with formed_by(model, store) as (host, formation), anyio.create_task_group() as tasks:
        session = await opened(host)
        await said(host, session, LIVES)
        tasks.start_soon(formation.consolidate, ADA, Consolidate(session))
        await anyio.wait_all_tasks_blocked()
        late = await said(host, session, "I like jazz.")
        model.gate.set()
        await anyio.wait_all_tasks_blocked()
        assert {b.statement for b in await live(host)} == {
            "User lives in Oslo.",
            "User likes jazz.",
        }
        (waiting,) = await store.repasses(ADA, before=END_OF_TIME)
        (run,) = await store.runs(ADA)
    assert (waiting.repass_after, waiting.repass_through) == (late - 1, late)
    assert run.repass == "scheduled"


async def test_what_the_agent_noted_during_the_calls_is_no_reason_to_pass_again(
    autojump_clock: MockClock,
) -> None:
    """Only a message is news to the provider; a working state is not."""
    model, store = HeldModel(is_open=False), InMemoryStore()
    async with formed_by(model, store) as (host, formation), anyio.create_task_group() as tasks:
        session = await opened(host)
        heard = await said(host, session, LIVES)
        tasks.start_soon(formation.consolidate, ADA, Consolidate(session))
        await anyio.wait_all_tasks_blocked()
        fact = EstablishedFact("The user lives in Oslo.", (heard,))
        await host.ask(ADA, UpdateWorkingState(session, facts=(fact,)))
        model.gate.set()
        await anyio.wait_all_tasks_blocked()
        (run,) = await store.runs(ADA)
        assert await store.repasses(ADA, before=END_OF_TIME) == ()
    assert (run.provider_calls, run.repass) == (1, None)
    assert run.through_sequence > heard


async def test_a_message_between_plan_and_turn_is_passed_to_the_provider_later(
    autojump_clock: MockClock,
) -> None:
    """Nothing was unread when it was planned, so nobody was asked; what came since is not lost."""
    store = InMemoryStore()

    class Overtaken:
        """Let a message in just before each consolidation."""

        async def ask(
            self, principal: Principal, command: Command, *, key: str | None = None
        ) -> Reply:
            if isinstance(command, Consolidate):
                await said(host, session, LIVES)
            return await host.ask(principal, command, key=key)

        async def image(self, principal: Principal) -> Image:
            return await host.image(principal)

    async with hosted(store, profile=PROFILE) as host:
        session = await opened(host)
        async with forming(
            Overtaken(),
            store,
            clock=LoopClock(T0),
            profile=PROFILE,
            asked=FormationModel(HeldModel()),
            plan=telling,
        ) as formation:
            done = await formation.consolidate(ADA, Consolidate(session))
        (waiting,) = await store.repasses(ADA, before=END_OF_TIME)
        (run,) = await store.runs(ADA)
    assert (done.fallback_stages, done.repass_at) == (("not_asked",), waiting.repass_at)
    assert (waiting.repass_after, waiting.repass_through) == (
        run.first_sequence - 1,
        run.through_sequence,
    )
    assert (run.provider_calls, run.repass) == (0, "scheduled")


async def test_a_failure_that_may_pass_is_asked_again_with_backoff_until_it_is_given_up(
    autojump_clock: MockClock,
) -> None:
    """The fallback forms at once; every pass is audited, and the last one says so."""
    store, clock = InMemoryStore(), LoopClock(T0)
    down = [ModelUnavailable("down", cost_usd=0.0) for _ in range(PROVIDER_ATTEMPTS_MAX + 1)]
    model = HeldModel(failures=list(down))
    async with formed_by(model, store, clock=clock) as (host, formation):
        sweep = host.start_sweep(repass_sweep(store, formation.repass, clock))
        session = await opened(host)
        await said(host, session, LIVES)
        done = await formation.consolidate(ADA, Consolidate(session))
        formed = await live(host)
        assert [b.statement for b in formed] == ["User lives in Oslo."]
        assert done.fallback_stages == (STAGE,)
        assert done.repass_at is not None
        assert (done.repass_at - T0).total_seconds() == PROVIDER_BACKOFF_S
        await anyio.sleep(PROVIDER_BACKOFF_S - 1)
        assert len(model.requests) == 1
        for attempt in range(1, PROVIDER_ATTEMPTS_MAX + 1):
            await anyio.sleep(2 * REPASS_SWEEP_S)
            assert len(model.requests) == 1 + attempt
            await anyio.sleep(PROVIDER_BACKOFF_S * PROVIDER_BACKOFF_FACTOR**attempt)
        await anyio.sleep(100 * PROVIDER_BACKOFF_S)
        assert len(model.requests) == 1 + PROVIDER_ATTEMPTS_MAX
        assert await live(host) == formed, "a pass that fails moves nothing"
        runs = await store.runs(ADA)
        assert sweep.statistics().failed == 0
    says = ["exhausted"] + ["scheduled"] * PROVIDER_ATTEMPTS_MAX
    assert [run.repass for run in runs] == says
    assert {run.trigger for run in runs[:-1]} == {"provider_repass"}
    assert runs[0].reasons == {Reason.SAME_SOURCE.value: 1}


async def test_a_pass_that_succeeds_ends_the_waiting(autojump_clock: MockClock) -> None:
    """Once, over the range that failed, in a session that was closed long ago."""
    store, clock = InMemoryStore(), LoopClock(T0)
    model = HeldModel(failures=[ModelUnavailable("down", cost_usd=0.0)])
    async with formed_by(model, store, clock=clock) as (host, formation):
        host.start_sweep(repass_sweep(store, formation.repass, clock))
        session = await opened(host)
        await said(host, session, LIVES)
        await formation.consolidate(ADA, Consolidate(session))
        await anyio.sleep(10 * PROVIDER_BACKOFF_S)
        assert len(model.requests) == 2
        assert formation.statistics().passed_again == 1
        runs = await store.runs(ADA)
        assert [run.repass for run in runs] == [None, "scheduled"]
        assert runs[0].derivation_conflicts == 0
        assert runs[0].episode_count == 1
        assert len(await store.episodes(ADA, session)) == 1
        kept = await store.session(ADA, session)
        assert kept is not None
        assert (kept.repass_at, kept.repass_attempts) == (None, 0)


@pytest.mark.parametrize("error", [ModelRefused("no"), ValueError("a defect of the adapter")])
async def test_a_failure_that_will_not_pass_is_not_asked_again(
    error: Exception, autojump_clock: MockClock
) -> None:
    """The fallback forms; whatever the model raises, nobody is hurt."""
    store = InMemoryStore()
    async with formed_by(HeldModel(failures=[error]), store) as (host, formation):
        session = await opened(host)
        await said(host, session, LIVES)
        done = await formation.consolidate(ADA, Consolidate(session))
        assert [b.statement for b in await live(host)] == ["User lives in Oslo."]
        assert (done.fallback_stages, done.repass_at) == ((STAGE,), None)


async def test_a_provider_that_hangs_is_cut_off(autojump_clock: MockClock) -> None:
    """After the stage's own time, the fallback forms and a pass is scheduled."""
    model, store = HeldModel(is_open=False), InMemoryStore()
    async with formed_by(model, store) as (host, formation):
        session = await opened(host)
        await said(host, session, LIVES)
        done = await formation.consolidate(ADA, Consolidate(session))
        assert [b.statement for b in await live(host)] == ["User lives in Oslo."]
        (run,) = await store.runs(ADA)
    assert [s.outcome for s in run.stages] == ["fallback:timeout"]
    assert done.repass_at is not None


async def test_a_host_that_stops_gives_up_its_calls_and_commits(autojump_clock: MockClock) -> None:
    """Within the grace, with the fallback, and a pass scheduled for the next host."""
    model, store = HeldModel(is_open=False), InMemoryStore()
    answers: list[Consolidated] = []
    async with anyio.create_task_group() as tasks:
        async with formed_by(model, store) as (host, formation):
            session = await opened(host)
            await said(host, session, LIVES)

            async def wish() -> None:
                answers.append(await formation.consolidate(ADA, Consolidate(session)))

            tasks.start_soon(wish)
            await anyio.wait_all_tasks_blocked()
        with pytest.raises(ShuttingDown):
            await formation.consolidate(ADA, Consolidate(session))
    (answer,) = answers
    assert (answer.outcome, answer.fallback_stages) == (Outcome.FORMED, (STAGE,))
    assert answer.repass_at is not None
    (run,) = await store.runs(ADA)
    assert [s.outcome for s in run.stages] == ["fallback:cancelled"]


async def test_a_host_that_dies_between_calls_and_commit_loses_nothing(
    autojump_clock: MockClock,
) -> None:
    """The range is still unread, and the next host forms it once."""
    store = InMemoryStore()
    with anyio.CancelScope() as death:
        async with formed_by(HeldModel(is_open=False), store) as (host, formation):
            session = await opened(host)
            await said(host, session, LIVES)
            before = (await host.image(ADA)).snapshot()
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(formation.consolidate, ADA, Consolidate(session))
                await anyio.wait_all_tasks_blocked()
                assert await store.load(ADA) == before, "nothing is written before the commit"
                other = InMemoryStore(store.data)
                async with formed_by(HeldModel(), other) as (second, again):
                    done = await again.consolidate(ADA, Consolidate(session))
                    assert done.outcome is Outcome.FORMED
                    assert [b.statement for b in await live(second)] == ["User lives in Oslo."]
                    death.cancel()
    assert len(await store.runs(ADA)) == 1


async def test_principals_do_not_wait_for_each_others_providers(
    autojump_clock: MockClock,
) -> None:
    """Two sessions of two people are under way at once."""
    model = HeldModel(is_open=False)
    async with formed_by(model) as (host, formation), anyio.create_task_group() as tasks:
        for who in (ADA, BOB):
            session = await opened(host, who)
            await said(host, session, LIVES, principal=who)
            tasks.start_soon(formation.consolidate, who, Consolidate(session))
        await anyio.wait_all_tasks_blocked()
        assert formation.statistics().under_way == 2
        assert len(model.requests) == 2
        model.gate.set()


async def test_a_turn_that_nobody_asked_a_provider_for_says_so(autojump_clock: MockClock) -> None:
    """A bare message to the actor is formed by the grammar, and its account is honest."""
    store = InMemoryStore()
    async with hosted(store, profile=PROFILE) as host:
        session = await opened(host)
        await said(host, session, LIVES)
        await host.ask(ADA, Consolidate(session))
        (run,) = await store.runs(ADA)
    assert (run.provider_calls, run.fallback_stages) == (0, ("not_asked",))
    assert replace(run, fallback_stages=()).stages == ()
