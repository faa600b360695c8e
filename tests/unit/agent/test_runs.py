"""Runs: a turn is answered from memory, to a named end, and leaves its events behind."""

from __future__ import annotations

import anyio
import pytest
from msgspec.structs import replace

from mnemic.agent import AgentSession, RunLimits
from mnemic.errors import InvalidAddress, InvalidCommand, ModelRefused, ModelUnavailable, NotFound
from mnemic.memory.commands import CompleteRun, RunEnded
from mnemic.memory.model import EventKind, Moment, RunStatus
from mnemic.memory.policy import DEFAULT_PROFILE, SessionKind, SnapshotProfile
from mnemic.providers.chat import ModelReply, ModelRequest
from mnemic.providers.scripted import FakeModelScript, ScriptedTurn
from tests.unit.agent.hosts import ADA, calls, host, says, sections


async def test_a_run_is_answered_from_memory() -> None:
    """The model reads the snapshot, the turn's recall and the turn; the run completes."""
    async with host(says("Biscuit [m:0000].")) as ada:
        await ada.told("My dog is Biscuit.")
        run = await ada.submit("What is my dog called?")

        (request,) = ada.model.requests
        assert sections(request.messages) == ["system", "snapshot", "recall", "turn"]
        assert "Biscuit" in request.messages[1].text
        assert run.status is RunStatus.COMPLETED
        assert run.text == "Biscuit [m:0000]."
        assert run.prefix_digests == (request.prefix_digest,)
        assert any("Biscuit" in block for block in run.blocks)


async def test_a_run_leaves_its_start_and_its_end() -> None:
    """RUN_STARTED names run and snapshot, RUN_COMPLETED run and traces; both without text."""
    async with host() as ada:
        run = await ada.submit("What is my dog called?")
        (started,) = await ada.events(EventKind.RUN_STARTED)
        (ended,) = await ada.events(EventKind.RUN_COMPLETED)
        image = await ada.parts.supervisor.image(ADA)

        assert started.refs == (run.id, run.snapshot_trace_id)
        assert ended.refs == (run.id, *run.trace_ids)
        assert (ended.reason, ended.text) == ("completed", None)
        traces = [image.trace(trace_id) for trace_id in run.trace_ids]
        assert [t.moment for t in traces if t] == [Moment.IN_TURN, Moment.DELTA]
        assert all(t is not None and t.run_id == run.id for t in traces)
        primed = image.trace(run.snapshot_trace_id)
        assert primed is not None
        assert (primed.moment, primed.run_id) == (Moment.SNAPSHOT, None)
        said = [e.text for e in await ada.events(EventKind.ASSISTANT_MESSAGE)]
        assert said == [run.text]


async def test_the_prefix_never_moves() -> None:
    """Corrections, new beliefs and a growing conversation leave the prefix digest as it was."""
    async with host() as ada:
        await ada.told("I live in Seattle.", "My dog is Biscuit.")
        session = await ada.runs.open_session(ADA)
        first = await ada.runs.submit("Where do I live?", session)
        await ada.told("I live in Portland now.", "My cat is Ember.")
        second = await ada.runs.submit("Where do I live?", session)

        assert set(second.prefix_digests) == set(first.prefix_digests)
        last = ada.model.requests[-1]
        assert sections(last.messages)[-2:] == ["corrections", "turn"]
        assert "no longer holds" in last.messages[-2].text
        assert "conversation" in sections(last.messages)
        fresh = await ada.submit("Where do I live?")
        assert set(fresh.prefix_digests) != set(first.prefix_digests), "a control that moves"


async def test_corrections_outlive_the_budget() -> None:
    """A window that drops every recall block still hands over the correction line."""
    async with host(run_limits=RunLimits(window_tokens=190), enabled_tools=()) as ada:
        await ada.told("I live in Seattle.")
        session = await ada.runs.open_session(ADA)
        await ada.told("I live in Portland now.", *(f"My friend is Ada{n}." for n in "abcdef"))
        run = await ada.runs.submit("Where do I live?", session)

        assert run.status is RunStatus.COMPLETED
        assert run.dropped[:2] == ("delta", "recall")
        assert "corrections" in sections(ada.model.requests[-1].messages)
        assert not any('section="recall"' in block for block in run.blocks)


async def test_a_fixed_body_overflow_ends_the_run_by_name() -> None:
    """No model is called; the run says CONTEXT_OVERFLOW and which error it was."""
    async with host(run_limits=RunLimits(window_tokens=40)) as ada:
        run = await ada.submit("word " * 400)

        assert (run.status, run.error) == (RunStatus.CONTEXT_OVERFLOW, "FixedBodyOverflow")
        assert ada.model.requests == []
        (ended,) = await ada.events(EventKind.RUN_COMPLETED)
        assert ended.reason == "context_overflow:FixedBodyOverflow"


async def test_steps_are_bounded() -> None:
    """A model that never stops asking for tools is stopped after its steps."""
    wants = calls(("recall", '{"question": "dog"}'))
    async with host(wants, run_limits=RunLimits(steps=3)) as ada:
        run = await ada.submit("What is my dog called?")

        assert (run.status, run.text) == (RunStatus.STEPS_EXHAUSTED, None)
        assert len(ada.model.requests) == 3
        assert run.tool_calls == 3
        assert len(set(run.prefix_digests)) == 1


async def test_spending_is_bounded() -> None:
    """Once the budget is spent no further call is made, and what was spent is told."""
    wants = calls(("recall", '{"question": "dog"}'), cost_usd=0.03)
    async with host(wants, run_limits=RunLimits(cost_usd=0.05)) as ada:
        run = await ada.submit("What is my dog called?")

        assert run.status is RunStatus.BUDGET_EXHAUSTED
        assert len(ada.model.requests) == 2
        assert run.cost_usd == pytest.approx(0.06)
        assert run.billed


@pytest.mark.parametrize("error", [ModelUnavailable("busy"), ModelRefused("no")])
async def test_a_model_error_is_a_status(error: Exception) -> None:
    """A failing model ends the run FAILED under the error's class name, never its words."""
    async with host(ScriptedTurn(error=error)) as ada:
        run = await ada.submit("What is my dog called?")

        assert (run.status, run.error) == (RunStatus.FAILED, type(error).__name__)
        (ended,) = await ada.events(EventKind.RUN_COMPLETED)
        assert ended.reason == f"failed:{type(error).__name__}"
        assert run.cited is None


async def test_an_empty_answer_is_no_answer() -> None:
    """A final message of nothing ends FAILED."""
    async with host(says("  \n")) as ada:
        run = await ada.submit("What is my dog called?")
        assert (run.status, run.error) == (RunStatus.FAILED, "EmptyAnswer")


async def test_a_foreign_error_is_recorded_and_raised() -> None:
    """An error that is not ours reaches the caller; the run's end is kept all the same."""
    async with host(ScriptedTurn(error=ZeroDivisionError())) as ada:
        with pytest.raises(ZeroDivisionError):
            await ada.submit("What is my dog called?")
        (ended,) = await ada.events(EventKind.RUN_COMPLETED)
        assert ended.reason == "failed:ZeroDivisionError"


class _Slow:
    name = "slow"

    async def complete(self, request: ModelRequest) -> ModelReply:
        del request
        await anyio.sleep_forever()
        raise AssertionError


async def test_a_slow_model_is_unavailable(autojump_clock: object) -> None:
    """A call that takes longer than its time ends the run FAILED."""
    del autojump_clock
    async with host(model=_Slow(), run_limits=RunLimits(call_timeout_s=5)) as ada:
        run = await ada.submit("What is my dog called?")
        assert (run.status, run.error) == (RunStatus.FAILED, "ModelTimedOut")


async def test_a_cancelled_run_leaves_its_end(autojump_clock: object) -> None:
    """Whoever gives up on a run finds CANCELLED in the log."""
    del autojump_clock
    async with host(model=_Slow()) as ada:
        with anyio.move_on_after(1):
            await ada.submit("What is my dog called?")
        (ended,) = await ada.events(EventKind.RUN_COMPLETED)
        assert ended.reason == "cancelled"


async def test_a_reentrant_completion_counts_once() -> None:
    """Repeating end and feedback changes nothing: one event each, one credit, one charge."""
    async with host(says("It is Biscuit.")) as ada:
        await ada.told("My dog is Biscuit.", "I live in Seattle.")
        session = await ada.runs.open_session(ADA)
        run = await ada.runs.submit("What is my dog called?", session)
        before = await ada.ada.beliefs()
        end = CompleteRun(run.id, session.id, RunStatus.COMPLETED, text="something else")

        again = await ada.parts.supervisor.ask(ADA, end)
        counted = await ada.runs.feed_back(session, run.id, "[m:00000000] and more")

        assert isinstance(again, RunEnded)
        assert again.repeated
        assert counted is not None
        assert counted.repeated
        assert await ada.ada.beliefs() == before
        assert len(await ada.events(EventKind.RUN_COMPLETED)) == 1
        assert len(await ada.events(EventKind.CITED)) == 1
        assert len(await ada.events(EventKind.ASSISTANT_MESSAGE)) == 1


async def test_a_citation_raises_utility_and_nothing_else() -> None:
    """The cited belief gains utility and its usage clock; confidence and evidence stay."""
    async with host() as ada:
        await ada.told("My dog is Biscuit.")
        (dog,) = await ada.ada.beliefs()
        session = await ada.runs.open_session(ADA)
        primed = session.snapshot_text
        shown = primed[primed.index("[m:") : primed.index("]") + 1]
        ada.model.play(FakeModelScript((says(f"Biscuit {shown}"),)))
        run = await ada.runs.submit("What is my dog called?", session)
        (after,) = await ada.ada.beliefs()

        assert run.cited is not None
        assert run.cited.cited == (dog.id,)
        assert after.utility > dog.utility
        assert after.last_used_at == ada.clock.now()
        assert (after.confidence, after.last_evidence_at) == (dog.confidence, dog.last_evidence_at)


async def test_a_closed_session_takes_no_run() -> None:
    """Nothing is started in a session that is over or was never there."""
    async with host() as ada:
        opened = await ada.runs.open_session(ADA)
        await (await ada.ada.session(opened.id)).close()
        with pytest.raises(NotFound):
            await ada.runs.submit("Hello?", opened)
        with pytest.raises(NotFound):
            await ada.runs.resume_session(ADA, opened.id)
        assert await ada.events(EventKind.RUN_STARTED) == []


async def test_a_session_closed_under_a_run_keeps_its_end() -> None:
    """The end of a run is kept although its session takes no message any more."""
    async with host() as ada:
        session = await ada.runs.open_session(ADA)
        run = await ada.runs.submit("Hello?", session)
        await (await ada.ada.session(session.id)).close()
        other = run.id.__class__(int=77)
        end = CompleteRun(other, session.id, RunStatus.COMPLETED, text="too late")
        reply = await ada.parts.supervisor.ask(ADA, end)

        assert isinstance(reply, RunEnded)
        assert not reply.repeated
        assert len(await ada.events(EventKind.ASSISTANT_MESSAGE)) == 1


async def test_a_resumed_session_is_primed_anew() -> None:
    """A prefix that died with its process is made again, and sees what was learned since."""
    async with host() as ada:
        opened = await ada.runs.open_session(ADA)
        await ada.told("My dog is Biscuit.")
        resumed: AgentSession = await ada.runs.resume_session(ADA, opened.id)

        assert opened.snapshot_text == ""
        assert "Biscuit" in resumed.snapshot_text
        run = await ada.runs.submit("What is my dog called?", resumed)
        assert run.snapshot_trace_id == resumed.snapshot_trace.id


async def test_scope_is_the_sessions() -> None:
    """A project's own decision is recalled in its project and in no other."""
    async with host() as ada:
        await ada.told("We decided to use Postgres.", project_scope="veetbot")
        here = await ada.submit("What did we decide to use?", "veetbot")
        there = await ada.submit("What did we decide to use?", "orbit-app")

        assert any("Postgres" in block for block in here.blocks)
        assert not any("Postgres" in block for block in there.blocks)


async def test_options_that_exclude_each_other_are_refused() -> None:
    """A model and a script, an unknown tool, an unknown policy profile: each named."""
    with pytest.raises(InvalidAddress, match="not both"):
        async with host(script=FakeModelScript()):
            pass
    with pytest.raises(InvalidCommand, match="enabled_tools"):
        async with host(enabled_tools=("forget_everything",)):
            pass
    with pytest.raises(InvalidAddress, match="m16"):
        async with host(policy_profile="m99"):
            pass


async def test_a_bad_turn_starts_nothing() -> None:
    """An empty turn is refused before anything is written."""
    async with host() as ada:
        with pytest.raises(InvalidCommand, match="text"):
            await ada.submit("   ")
        assert await ada.events(EventKind.RUN_STARTED) == []


async def test_a_session_nobody_sits_at_is_primed_within_its_own_bounds() -> None:
    """000 §Profiles: an asynchronous run and a child agent; an interactive one is not bound."""
    child = SnapshotProfile(max_items=1, token_budget=60)
    profile = replace(DEFAULT_PROFILE, snapshot=replace(DEFAULT_PROFILE.snapshot, child=child))
    async with host(profile=profile) as one:
        await one.told("I live in Oslo. I prefer tea. I have a Garmin bike computer.")
        counts = {}
        for kind in SessionKind:
            session = await one.runs.open_session(ADA, kind=kind)
            counts[kind] = len(session.snapshot_trace.returned)
        assert counts == {SessionKind.INTERACTIVE: 3, SessionKind.ASYNC: 3, SessionKind.CHILD: 1}
