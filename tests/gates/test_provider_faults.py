"""Whatever a provider does, nobody loses a belief by it and nobody gains a false one.

The fault matrix runs the public API: one conversation, every fault at every stage, against
what the deterministic former makes of the same words and against an honest provider.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta

import anyio
import pytest
from msgspec.structs import replace
from trio.testing import MockClock

import mnemic
from mnemic.actors.clock import LoopClock
from mnemic.actors.provider_calls import FormationModel
from mnemic.api import Consolidation, Memory, PrincipalMemory
from mnemic.errors import (
    ModelDeclined,
    ModelProtocolError,
    ModelRateLimited,
    ModelRefused,
    ModelTimedOut,
    ModelTruncated,
    ModelUnavailable,
)
from mnemic.evals.memory_distillation.honest import (
    ANTICIPATION,
    DISTILLATION,
    INTEGRATION,
    STAGE_OF_SCHEMA,
    Document,
    HonestProvider,
    States,
)
from mnemic.memory.ids import SequentialIds
from mnemic.memory.model import ClaimKind, ConsolidationRun, Derivation, Outcome, Reason
from mnemic.memory.policy import (
    CANDIDATES_PER_SOURCE_MAX,
    DISTILLATION_POLICY,
    FORMATION_POLICIES,
    Profile,
)
from mnemic.providers.chat import ModelPort, ModelReply, ModelRequest
from tests.support.lying_providers import LIES, AsModel, Lagging, Lying, Truncating
from tests.unit.actors.doubles import T0

STAGES = (INTEGRATION, ANTICIPATION, DISTILLATION)
PROVIDED = Profile(
    formation_policy=DISTILLATION_POLICY,
    extractor=FORMATION_POLICIES[DISTILLATION_POLICY].extractor,
)

KNOWN = ("I live in Oslo.", "I am allergic to peanuts.")
TURNS = (
    "I live in Oslo. My sister's name is Ingrid.",
    "Yesterday the greenhouse frame went up, so tomatoes are next, at long last.",
    "I am building a personal AI agent and I am wondering what to use for web search.",
)
TABLE = (
    States(
        "the greenhouse frame went up",
        "User's greenhouse frame went up.",
        kind=ClaimKind.PROJECT_FACT,
        subject="greenhouse frame",
    ),
    States(
        "I am building a personal AI agent",
        "User is building a personal AI agent.",
        kind=ClaimKind.ONGOING_PROJECT,
        subject="personal AI agent",
    ),
)
"""What an honest provider knows of these turns; the second the grammar knows too."""


Maker = Callable[[HonestProvider], ModelPort]
"""Make a provider with one fault out of an honest one."""


class Breaking:
    """Do what a broken provider does at some stages, and be honest at the others."""

    name = "breaking"

    def __init__(self, honest: HonestProvider, stages: Sequence[str], breaks: object) -> None:
        self._honest = AsModel(honest)
        self._stages = stages
        self._breaks = breaks

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Raise, hang, or say what was given, at the stages that break."""
        assert request.output is not None
        if STAGE_OF_SCHEMA[request.output.name] not in self._stages:
            return await self._honest.complete(request)
        if isinstance(self._breaks, Exception):
            raise self._breaks
        if self._breaks is None:
            await anyio.sleep_forever()
        assert isinstance(self._breaks, str)
        return ModelReply(text=self._breaks)


ERRORS: tuple[Exception, ...] = (
    ModelUnavailable("down"),
    ModelRateLimited("later"),
    ModelTimedOut("slow"),
    ModelProtocolError("nonsense"),
    ModelRefused("no"),
    ModelDeclined("not this"),
    ModelTruncated("cut"),
    RuntimeError("a defect of the adapter"),
)
NONSENSE = (
    "",
    "null",
    "[]",
    "{}",
    "{",
    "\x00",
    '"formed"',
    json.dumps({"episodes": [], "predictions": [], "candidates": [], "ledger": []}),
    json.dumps({"ledger": [{"unit": -1}], "candidates": None}),
    "[" * 10_000,
    "9" * 5_000,
    '{"candidates": 1e999}',
)


def broken(*stages: str) -> list[tuple[str, Maker]]:
    """Make every fault at these stages together."""

    def breaking(breaks: object) -> Maker:
        return lambda honest: Breaking(honest, stages, breaks)

    named = [(type(error).__name__, breaking(error)) for error in ERRORS]
    named += [("hangs", breaking(None))]
    named += [(f"says-{n}", breaking(text)) for n, text in enumerate(NONSENSE)]

    def cutting(share: float) -> Maker:
        return lambda honest: AsModel(Truncating(honest, *stages, share=share))

    named += [(f"cut-at-{share}", cutting(share)) for share in (0.0, 0.3, 0.97)]
    return [(f"{'+'.join(stages)}: {name}", made) for name, made in named]


def lying(stage: str, lie: Callable[[Document, Document], object]) -> Maker:
    """Make the provider that tells one lie."""
    return lambda honest: AsModel(Lying(honest, stage, lie))


FAULTS: list[tuple[str, Maker]] = [
    *(fault for stage in STAGES for fault in broken(stage)),
    *broken(*STAGES),
    *((f"{stage}: {lie.__name__}", lying(stage, lie)) for stage, lie in LIES),
]


@asynccontextmanager
async def host(
    model: ModelPort | None, *, clock: LoopClock | None = None
) -> AsyncIterator[tuple[Memory, PrincipalMemory]]:
    """Open a memory whose formation asks this model; without one, the deterministic one."""
    profile = Profile() if model is None else PROVIDED
    async with mnemic.open_memory(
        "memory://",
        clock=clock or LoopClock(T0),
        ids=SequentialIds(),
        profile=profile,
        sweeps=False,
        formation_model=None if model is None else FormationModel(model),
    ) as memory:
        yield memory, memory.principal("acme", "ada")


async def told(ada: PrincipalMemory, turns: Sequence[str]) -> Consolidation:
    """Say turns in a session of their own and close it."""
    session = await ada.open_session()
    for turn in turns:
        await session.say(turn)
    return await session.close()


async def statements(ada: PrincipalMemory) -> set[str]:
    """Give what is believed."""
    return {belief.statement for belief in await ada.beliefs()}


async def outcome_of(
    model: ModelPort | None, turns: Sequence[str] = TURNS
) -> tuple[set[str], ConsolidationRun]:
    """Play the conversation on a store that knows something; give beliefs and the account."""
    async with host(model) as (memory, ada):
        for known in KNOWN:
            await ada.remember(known)
        await told(ada, turns)
        (run,) = await memory.composition.store.runs(ada.principal)
        return await statements(ada), run


def reconciles(run: ConsolidationRun) -> None:
    """Hold an account to 003's sum: every proposal ends once, beside what was never one."""
    invalid = run.reasons.get(Reason.PROVIDER_INVALID.value, 0)
    assert sum(run.reasons.values()) == run.proposed + invalid


@pytest.mark.gate("gate.memory.distill_fallback")
async def test_an_honest_provider_adds_what_the_grammar_does_not_read(
    autojump_clock: MockClock,
) -> None:
    """The control of the matrix: there is something to lose and something to add."""
    alone, _ = await outcome_of(None)
    together, run = await outcome_of(AsModel(HonestProvider(TABLE)))
    assert together - alone == {"User's greenhouse frame went up."}
    assert alone <= together
    assert (run.provider_calls, run.segment_count, run.fallback_stages) == (3, 1, ())
    assert [stage.outcome for stage in run.stages] == ["ok", "ok", "ok"]
    reconciles(run)


@pytest.mark.gate("gate.memory.distill_fallback")
@pytest.mark.parametrize("made", [made for _, made in FAULTS], ids=[name for name, _ in FAULTS])
async def test_no_fault_costs_a_belief_or_adds_one(made: Maker, autojump_clock: MockClock) -> None:
    """Every fault at every stage: all that the grammar forms, and nothing untrue."""
    alone, _ = await outcome_of(None)
    true, _ = await outcome_of(AsModel(HonestProvider(TABLE)))
    believed, run = await outcome_of(made(HonestProvider(TABLE)))
    assert alone <= believed <= true
    assert run.provider_calls == 3
    assert run.outcome is Outcome.FORMED
    assert run.episode_count >= 1
    reconciles(run)


@pytest.mark.gate("gate.memory.distill_fallback")
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(
    ("error", "again"),
    [(error, isinstance(error, ModelUnavailable)) for error in ERRORS],
    ids=[type(error).__name__ for error in ERRORS],
)
async def test_a_failure_is_audited_and_what_may_pass_is_asked_again(
    stage: str, error: Exception, again: bool, autojump_clock: MockClock
) -> None:
    """The account names the stage and a class, never a word of the provider's."""
    _, run = await outcome_of(Breaking(HonestProvider(TABLE), (stage,), error))
    assert run.fallback_stages == (stage,)
    assert run.repass == ("scheduled" if again else None)
    (failed,) = [metrics for metrics in run.stages if metrics.stage == stage]
    assert failed.outcome.startswith("fallback:")
    assert str(error) not in failed.outcome


@pytest.mark.gate("gate.memory.distill_fallback")
async def test_the_answer_to_the_previous_request_forms_nothing_false(
    autojump_clock: MockClock,
) -> None:
    """Two sessions; each stage of the second is answered as the first was."""
    async with host(AsModel(Lagging(HonestProvider(TABLE)))) as (_, ada):
        await told(ada, TURNS)
        first = await statements(ada)
        await told(ada, ["I play the cello.", "Dinner was late again, alas."])
        assert await statements(ada) == first | {"User plays the cello."}


@pytest.mark.gate("gate.memory.distill_fallback")
async def test_a_provider_that_comes_back_contributes_once(autojump_clock: MockClock) -> None:
    """Down at first, then honest: the re-pass adds its claim, and nothing twice."""
    clock = LoopClock(T0)
    honest = HonestProvider(TABLE)

    class Recovering(Breaking):
        async def complete(self, request: ModelRequest) -> ModelReply:
            down = clock.now() < T0 + timedelta(seconds=60)
            self._stages = STAGES if down else ()
            return await super().complete(request)

    async with host(Recovering(honest, STAGES, ModelUnavailable("down")), clock=clock) as (
        memory,
        ada,
    ):
        await told(ada, TURNS)
        before = {b.statement: b for b in await ada.beliefs()}
        assert "User's greenhouse frame went up." not in before
        await anyio.sleep(1_000)
        await memory.composition.run_maintenance()
        after = {b.statement: b for b in await ada.beliefs()}
        assert after.keys() - before.keys() == {"User's greenhouse frame went up."}
        for statement, belief in before.items():
            # Only where it stands may differ: no evidence is counted twice.
            assert replace(after[statement], store_position=belief.store_position) == belief
        (session,) = await memory.composition.store.sessions(ada.principal)
        assert session.repass_at is None
        assert len(await memory.composition.store.episodes(ada.principal, session.id)) == 1


@pytest.mark.gate("gate.memory.distill_fallback")
@pytest.mark.gate("gate.memory.evidence_clock")
@pytest.mark.parametrize("again", ["Well, the frame of the greenhouse stands.", "Yes: {}, I say."])
async def test_an_outage_delays_the_support_that_only_a_provider_hears(
    again: str, autojump_clock: MockClock
) -> None:
    """Restated or claimed anew: a re-pass counts it once, as a call that succeeds does."""
    words = "the frame of the greenhouse stands"
    table = (States(words, "User's frame of the greenhouse stands.", subject="greenhouse frame"),)
    clock = LoopClock(T0)
    down = [False]

    class Flaky(AsModel):
        async def complete(self, request: ModelRequest) -> ModelReply:
            if down[0]:
                raise ModelUnavailable("down")
            return await super().complete(request)

    async def heard(*, outage: bool) -> tuple[int, int, timedelta]:
        async with host(Flaky(HonestProvider(table)), clock=clock) as (memory, ada):
            await told(ada, [f"Well, {words}."])
            await anyio.sleep(60)
            down[0], since = outage, clock.now()
            done = await told(ada, [again.format(words)])
            assert bool(done.fallback_stages) is outage
            down[0] = False
            await anyio.sleep(50_000)
            await memory.composition.run_maintenance()
            (belief,) = await ada.beliefs()
            return (
                belief.evidence_count,
                belief.corroboration_count,
                belief.last_evidence_at - since,
            )

    assert await heard(outage=False) == await heard(outage=True) == (2, 2, timedelta(0))


@pytest.mark.gate("gate.memory.prediction_error_calls")
@pytest.mark.parametrize("turns", [1, 7, 40])
async def test_any_number_of_turns_makes_three_calls(turns: int, autojump_clock: MockClock) -> None:
    """Through the public API: one of each stage, in order, and none for a candidate."""
    honest = AsModel(HonestProvider(TABLE))
    async with host(honest) as (memory, ada):
        await told(ada, [f"I live in house number {n}." for n in range(turns)])
        (run,) = await memory.composition.store.runs(ada.principal)
    asked = [STAGE_OF_SCHEMA[r.output.name] for r in honest.requests if r.output is not None]
    assert asked == list(STAGES)
    assert run.provider_calls == 3


@pytest.mark.gate("gate.memory.prediction_error_calls")
async def test_a_session_in_which_the_owner_says_nothing_makes_no_call(
    autojump_clock: MockClock,
) -> None:
    """No eligible new user event, no call."""
    honest = AsModel(HonestProvider(TABLE))
    async with host(honest) as (_, ada):
        session = await ada.open_session()
        await session.say("Shall I look it up?", role="assistant")
        await session.say('{"rows": 3}', role="tool")
        done = await session.close()
    assert (done.outcome, honest.requests) == (Outcome.NOTHING, [])


@pytest.mark.gate("gate.memory.predictability_attributed")
async def test_only_an_attributed_prediction_makes_a_claim_redundant(
    autojump_clock: MockClock,
) -> None:
    """What a live memory says, and a matching prediction cites, is evidence and no belief."""
    table = (
        States(
            "the frame of the greenhouse stands",
            "User's frame of the greenhouse stands.",
            subject="greenhouse frame",
        ),
    )
    said = ["Well, the frame of the greenhouse stands."]
    async with host(AsModel(HonestProvider(table))) as (memory, ada):
        await told(ada, said)
        (belief,) = await ada.beliefs()
        again = await told(ada, said)
        (same,) = await ada.beliefs()
        run = (await memory.composition.store.runs(ada.principal))[0]
    assert again.reasons == {Reason.REDUNDANT_ATTRIBUTED.value: 1}
    assert run.redundant == (belief.id,)
    assert run.coverage["represented"] == 1
    assert (same.id, same.evidence_count) == (belief.id, belief.evidence_count + 1)


@pytest.mark.gate("gate.memory.predictability_attributed")
@pytest.mark.parametrize("claims", [5, 6])
async def test_what_is_known_takes_no_place_from_what_is_new(
    claims: int, autojump_clock: MockClock
) -> None:
    """A source that is full forms what it forms without a provider; a free place is support."""
    words = "the frame of the greenhouse stands"
    kind = ClaimKind.GOAL  # ranked as highly as any
    table = (States(words, f"User's {words[4:]}.", kind=kind, subject="greenhouse frame"),)
    new = (
        "I live in Oslo.",
        "My sister's name is Ingrid.",
        "I play the cello.",
        "I am allergic to peanuts.",
        "I work as a nurse.",
        "I like jazz.",
    )[:claims]
    said = [" ".join((*new, f"Well, {words}."))]
    async with host(None) as (_, ada):
        await told(ada, said)
        alone = await statements(ada)
    assert len(alone) == claims
    async with host(AsModel(HonestProvider(table))) as (_, ada):
        await told(ada, [f"Well, {words}."])
        (known,) = await ada.beliefs()
        again = await told(ada, said)
        assert await statements(ada) == alone | {known.statement}
        (same,) = [b for b in await ada.beliefs() if b.id == known.id]
    full = claims == CANDIDATES_PER_SOURCE_MAX
    assert same.evidence_count == (1 if full else 2)
    ended = Reason.DISPLACED_PER_SOURCE if full else Reason.REDUNDANT_ATTRIBUTED
    assert again.reasons == {Reason.COMMITTED_DIRECT.value: claims, ended.value: 1}


@pytest.mark.gate("gate.memory.predictability_attributed")
async def test_a_general_expectation_suppresses_nothing(autojump_clock: MockClock) -> None:
    """A label without an attributed prediction is counted, and the grammar's claim stands."""
    lie = dict(LIES)[DISTILLATION]
    assert lie.__name__ == "call_everything_known"
    async with host(AsModel(Lying(HonestProvider(TABLE), DISTILLATION, lie))) as (memory, ada):
        await told(ada, ["I am building a personal AI agent."])
        (run,) = await memory.composition.store.runs(ada.principal)
        assert "User is building a personal AI agent." in await statements(ada)
    assert run.redundant == ()
    assert run.coverage.get("represented", 0) == 0


@pytest.mark.gate("gate.memory.correction_durable_v3")
@pytest.mark.parametrize("act", ["reject", "correct", "forget", "say"])
async def test_no_pass_brings_back_what_the_owner_took_back(
    act: str, autojump_clock: MockClock
) -> None:
    """Distillation, retry and replay of the same words: the value stays gone."""
    clock = LoopClock(T0)
    table = (
        States(
            "my brother Olav lives in Bergen",
            "User's brother Olav lives in Bergen.",
            kind=ClaimKind.RELATIONSHIP,
            subject="Olav",
        ),
    )
    failing = [True]

    class Flaky(AsModel):
        async def complete(self, request: ModelRequest) -> ModelReply:
            if failing[0]:
                raise ModelUnavailable("down")
            return await super().complete(request)

    async with host(Flaky(HonestProvider(table)), clock=clock) as (memory, ada):
        failing[0] = False
        words = ["As you know, my brother Olav lives in Bergen."]
        first = await told(ada, words)
        (belief,) = [b for b in await ada.beliefs() if "Bergen" in b.statement]
        failing[0] = True
        await told(ada, words)
        await anyio.sleep(60)
        match act:
            case "reject":
                await ada.reject(belief.id)
            case "correct":
                await ada.correct(belief.id, "My brother Olav lives in Tromsø.")
            case "forget":
                await ada.forget(belief.id)
            case _:
                await told(ada, ["My brother Olav no longer lives in Bergen."])
        failing[0] = False
        await anyio.sleep(50_000)
        await memory.composition.run_maintenance()
        for session in await memory.composition.store.sessions(ada.principal):
            await ada.replay(session.id)
        assert not any("in Bergen" in s and "no longer" not in s for s in await statements(ada))
        assert first.outcome is Outcome.FORMED


@pytest.mark.gate("gate.memory.distill_fallback")
async def test_a_refused_wording_takes_no_sound_one_with_it(autojump_clock: MockClock) -> None:
    """The provider words a claim as the owner forbade it; the grammar's own wording stands."""
    words = "I live in Oslo with my sister Ingrid."
    table = (
        States(
            "I live in Oslo with my sister Ingrid",
            "User lives in Oslo with sister Ingrid.",
            subject="home",
        ),
    )
    alone, _ = await outcome_of(None, [words])
    model = AsModel(HonestProvider(table))
    async with host(model) as (_, ada):
        forbidden = await ada.remember("User lives in Oslo with sister Ingrid.")
        assert forbidden.belief is not None
        await ada.reject(forbidden.belief.id)
        for known in KNOWN:
            await ada.remember(known)
        await anyio.sleep(60)
        await told(ada, [words])
        believed = await statements(ada)
    assert "User's sister is Ingrid." in alone & believed


@pytest.mark.gate("gate.memory.hypothesis_high_recall")
async def test_a_provider_cannot_turn_a_guess_into_a_fact(autojump_clock: MockClock) -> None:
    """Its own sentence is unhedged; what is believed is not, and it is tentative."""
    table = (
        States(
            "I keep three beehives on the roof",
            "User has beekeeping experience.",
            kind=ClaimKind.SKILL,
            derivation=Derivation.HYPOTHESIS,
            subject="beekeeping",
        ),
    )
    async with host(AsModel(HonestProvider(table))) as (_, ada):
        await told(ada, ["I keep three beehives on the roof."])
        guesses = [b for b in await ada.beliefs() if b.derivation is Derivation.HYPOTHESIS]
    assert [g.statement for g in guesses] == ["User likely has beekeeping experience."]
    assert [g.longevity.value for g in guesses] == ["tentative"]
