"""The comparative run, from the cases to an artifact, and every way to fall short of one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import pytest

from mnemic.activation import Mode, SelectionReason, select
from mnemic.activation.artifacts import MemoryDistillationEvidence, parse_evidence
from mnemic.activation.requirements import (
    COST_CEILING_USD,
    cost_breaches,
    development_breaches,
)
from mnemic.errors import InvalidAddress, ModelUnavailable
from mnemic.evals.distillation_corpus import (
    CorpusRole,
    DistillationCase,
    development_corpus_path,
    load_corpus,
)
from mnemic.evals.memory_benchmark.live.ledger import PRICING_UNAVAILABLE, STOPPED_BY_CEILING
from mnemic.evals.memory_distillation import comparison
from mnemic.evals.memory_distillation.command import publish
from mnemic.evals.memory_distillation.comparison import (
    NOBODY_ANSWERED,
    SILENT_CASES_MAX,
    Comparison,
    compare,
)
from mnemic.evals.memory_distillation.honest import ANTICIPATION, DISTILLATION
from mnemic.evals.memory_distillation.oracle import Document, OracleModel, Spoil, unspoilt
from mnemic.evals.memory_distillation.outcome import (
    DEVELOPMENT,
    HOLDOUT,
    Outcome,
    judge,
    judge_development,
)
from mnemic.providers.chat import ModelReply, ModelRequest
from tests.support.formation_corpora import plain_corpora
from tests.unit.memory_distillation.evaluated import (
    BINDING,
    COMPOSITION,
    Wanted,
    compared,
    made_of,
    perfect,
    under,
)


def judged(found: Comparison, repeats: int = 1) -> Outcome:
    """Weigh a comparison of this tree."""
    return judge(found, made_of(), repeats=repeats)


# -- a perfect provider ------------------------------------------------------------------


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_a_perfect_provider_earns_evidence_that_activates(tmp_path: Path) -> None:
    """From the cases to the file, and from the file to the policy that a host runs."""
    outcome = judged(perfect())
    assert outcome.document["breached"] == []
    assert isinstance(outcome.evidence, MemoryDistillationEvidence)
    path = tmp_path / "formation@9.json"
    publish(outcome.evidence, path)

    read = parse_evidence(path.read_bytes(), path.name)
    assert read == outcome.evidence
    chosen = select(
        mode=Mode.REQUIRED,
        pin=None,
        claims=[read.claim(name=path.name, bundled=True)],
        binding=BINDING,
        composition=COMPOSITION,
    )
    assert (chosen.policy, chosen.reason) == ("formation@9", SelectionReason.EVIDENCED)
    before = path.read_bytes()
    with pytest.raises(InvalidAddress, match="never overwritten"):
        publish(outcome.evidence, path)
    assert path.read_bytes() == before


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_the_three_policies_are_scored_on_the_same_labels() -> None:
    """Calls, costs and controls: three a segment, one at most, none."""
    for name, corpus in zip((DEVELOPMENT, HOLDOUT), plain_corpora(), strict=True):
        (figures,) = perfect().sets[name]
        ours, provider, deterministic = (
            figures.distilled,
            figures.provider_control,
            figures.deterministic_control,
        )
        assert figures.cases == len(corpus.cases)
        assert ours.calls == 3 * ours.segments
        assert ours.segments > ours.consolidations - 1
        assert ours.fallbacks == ours.miscounted == ours.boundary.total == 0
        assert provider.calls <= provider.consolidations == ours.consolidations
        assert (deterministic.calls, deterministic.cost_usd) == (0, 0.0)
        assert ours.cost_usd == pytest.approx(0.01 * ours.calls)
        assert ours.answered_by == ("openai:oracle",)
        assert ours.useful.of == provider.useful.of == deterministic.useful.of
        assert ours.useful.share > provider.useful.share >= deterministic.useful.share


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_the_development_gates_alone_publish_nothing() -> None:
    """A tuning run weighs one set, and there is nothing to publish."""
    only = Comparison(
        sets={DEVELOPMENT: perfect().sets[DEVELOPMENT]}, missed=(), spent_usd=perfect().spent_usd
    )
    outcome = judge_development(only, made_of())

    assert outcome.passed
    assert outcome.evidence is None
    assert outcome.document["development_only"] is True
    assert list(outcome.document["runs"]) == [DEVELOPMENT]


# -- a provider that falls short in one way ----------------------------------------------


def _simple(case: DistillationCase) -> bool:
    return case.id.startswith("plain-") and case.core is None and case.pool is None


def _few(case: DistillationCase) -> bool:
    """Take one case of each kind, and both guesses."""
    return _simple(case) and (case.id.endswith("-0") or "-guess-" in case.id)


def _restated(case: DistillationCase) -> bool:
    return case.id == "plain-restated"


def _promoted(case: DistillationCase) -> bool:
    return case.id == "plain-core-promotion"


def _claims(change: Callable[[Document], object]) -> Spoil:
    def spoil(stage: str, case: DistillationCase, document: Document) -> None:
        if stage == DISTILLATION:
            for claim in document["candidates"]:
                change(claim)

    return spoil


def _withhold(derivation: str) -> Spoil:
    """Call the clauses of one derivation nothing to remember."""

    def spoil(stage: str, case: DistillationCase, document: Document) -> None:
        if stage != DISTILLATION:
            return
        left = [c for c in document["candidates"] if c["derivation"] != derivation]
        gone = [i for i, c in enumerate(document["candidates"]) if c not in left]
        for entry in document["ledger"]:
            kept = [i for i in entry["candidates"] if i not in gone]
            entry["candidates"] = [left.index(document["candidates"][i]) for i in kept]
            if entry["disposition"] == "formed" and not kept:
                entry["disposition"] = "transient"
        document["candidates"] = left

    return spoil


def _invent(stage: str, case: DistillationCase, document: Document) -> None:
    """Guess at three more fields wherever something is claimed."""
    if stage != DISTILLATION or not document["candidates"]:
        return
    entry = next(e for e in document["ledger"] if e["candidates"])
    first = document["candidates"][entry["candidates"][0]]
    for field in ("chemistry", "sailing", "typography"):
        entry["candidates"] = [*entry["candidates"], len(document["candidates"])]
        document["candidates"].append(
            first
            | {
                "claim_kind": "skill",
                "derivation": "hypothesis",
                "subject": field,
                "statement": f"User likely has {field} experience.",
            }
        )


def _attribute_nothing(stage: str, case: DistillationCase, document: Document) -> None:
    """Predict as any model would, and name no memory."""
    if stage == ANTICIPATION:
        for one in document["predictions"]:
            one["memory_id"] = None


def _as(kind: str) -> Spoil:
    def change(claim: Document) -> None:
        if claim["derivation"] == "direct":
            claim["claim_kind"] = kind

    return _claims(change)


SHORT: dict[str, tuple[Spoil, Wanted, str]] = {
    "nothing direct": (_withhold("direct"), _few, "direct must_form recall is"),
    "no guesses": (_withhold("hypothesis"), _few, "hypothesis must_form recall is 0.0%"),
    "guesses at everything": (_invent, _few, "benign precision is"),
    "every claim a resource": (_as("resource"), _few, "direct must_form recall is"),
    "one kind alone": (
        _as("goal"),
        _few,
        "no positive case formed a belief of kind ",
    ),
    "clauses called transient": (
        _withhold("direct"),
        _few,
        "share of evidence clauses formed or verifiably represented is",
    ),
    "nothing attributed": (
        _attribute_nothing,
        _restated,
        "no seeded restatement beyond a segment boundary",
    ),
    "a lost promotion": (
        _withhold("hypothesis"),
        _promoted,
        "no lifecycle check of promotion was made",
    ),
}


def breached(model: OracleModel, wanted: Wanted) -> list[str]:
    """Say which development requirements some cases break with a model."""
    sets = compared(model, wanted).sets[DEVELOPMENT]
    return [*development_breaches(sets), *cost_breaches(sets, self_hosted=False)]


@pytest.mark.gate("gate.memory.comparative_evidence")
@pytest.mark.parametrize("short", sorted(SHORT))
def test_a_provider_that_falls_short_breaks_that_requirement(short: str) -> None:
    """The same cases break it with the fault, and do not without."""
    spoil, wanted, said = SHORT[short]
    corpora = plain_corpora()

    assert any(said in s for s in breached(OracleModel(corpora, spoil=spoil), wanted))
    if short != "one kind alone":  # a few cases have too few kinds in any case
        assert not any(said in s for s in breached(OracleModel(corpora), wanted))


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_the_lift_is_measured_against_a_control_that_is_asked_too() -> None:
    """When the older policy's provider is as good, the new one adds too little."""
    corpora = plain_corpora()
    said = "points above formation@8"

    assert not any(said in s for s in breached(OracleModel(corpora), _few))
    assert any(said in s for s in breached(OracleModel(corpora, assists=True), _few))


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_a_provider_that_is_down_earns_nothing() -> None:
    """Its calls are made and counted, its fallbacks form, and the evidence is not there."""

    class Down(OracleModel):
        async def complete(self, request: ModelRequest) -> ModelReply:
            await super().complete(request)
            return ModelReply(text="no", cost_usd=0.01, output_tokens=1, provider="x", model="y")

    found = compared(Down(plain_corpora()), _few)
    (figures,) = found.sets[DEVELOPMENT]

    assert figures.distilled.calls == 3 * figures.distilled.segments
    assert figures.distilled.fallbacks == figures.distilled.consolidations
    assert any("points above formation@8" in s for s in development_breaches([figures])) or any(
        "recall is" in s for s in development_breaches([figures])
    )


# -- money -------------------------------------------------------------------------------


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_a_model_without_a_price_stops_the_run_at_once() -> None:
    """Nothing it could go on to do would be published."""
    model = OracleModel(plain_corpora(), cost_usd=0.0)
    found = compared(model, _few)

    assert found.stopped_by == PRICING_UNAVAILABLE
    assert len(model.calls) == 3
    document = judge_development(found, made_of()).document
    assert document["breached"] == [f"stopped by {PRICING_UNAVAILABLE}", "no run came to its end"]
    assert compared(model, _few, needs_price=False).stopped_by is None


class _Unreachable(OracleModel):
    """Answer nobody."""

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Fail as a refused connection does."""
        self.calls.append(request.messages[0].text)
        raise ModelUnavailable("nobody is there")


def test_a_model_that_nobody_reaches_is_given_up_after_three_cases() -> None:
    """The hundredth timeout tells no more than the first."""
    model = _Unreachable(plain_corpora())
    found = compared(model, _few)

    assert found.stopped_by == NOBODY_ANSWERED
    assert len(model.calls) <= 3 * SILENT_CASES_MAX


@pytest.mark.gate("gate.memory.comparative_evidence")
@pytest.mark.parametrize("concurrency", [1, 4])
def test_the_ceiling_is_never_crossed(monkeypatch: pytest.MonkeyPatch, concurrency: int) -> None:
    """The case that could cross it is not begun, those under way counted; here it is fifty."""
    assert COST_CEILING_USD == 1_000.0
    monkeypatch.setattr(comparison, "COST_CEILING_USD", 50.0)
    model = OracleModel(plain_corpora(), cost_usd=3.0)
    found = compared(model, _few, concurrency=concurrency)

    assert found.stopped_by == STOPPED_BY_CEILING
    assert 0.0 < found.spent_usd <= 3.0 * len(model.calls) <= 50.0
    assert (
        judged(Comparison(found.sets | {HOLDOUT: ()}, (), 0.0, found.stopped_by)).evidence is None
    )


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_a_stopped_run_publishes_nothing_whatever_it_had_reached() -> None:
    """Even one whose every requirement holds."""
    stopped = Comparison(perfect().sets, (), perfect().spent_usd, STOPPED_BY_CEILING)

    assert judged(perfect()).evidence is not None
    assert judged(stopped).evidence is None
    assert judged(stopped).document["breached"][0] == f"stopped by {STOPPED_BY_CEILING}"


# -- order -------------------------------------------------------------------------------


def _figures(found: Comparison) -> list[Any]:
    return [one.model_dump() for one in found.sets[DEVELOPMENT]]


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_cases_at_once_change_no_figure_and_no_order() -> None:
    """Each case has a composition of its own; what was missed is told in corpus order."""
    corpora = plain_corpora()
    alone = compared(OracleModel(corpora, spoil=_invent), _few)
    together = compared(OracleModel(corpora, spoil=_invent), _few, concurrency=8)

    assert _figures(alone) == _figures(together)
    assert alone.missed == together.missed
    names = [miss.case for _, _, miss in alone.missed]
    assert len(names) > 2
    assert names == sorted(names, key=[c.id for c in corpora[0].cases].index)


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_every_repeat_is_a_run_of_its_own() -> None:
    """Two repeats of the same answers are two equal runs."""
    found = compared(OracleModel(plain_corpora(), spoil=unspoilt), _promoted, repeats=2)
    first, second = _figures(found)

    assert first == second
    assert first["lifecycle"][2] == {
        "rule": "promotion",
        "passed": 1,
        "failed": 0,
        "unformed": 0,
    }


# -- what ships --------------------------------------------------------------------------


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_a_perfect_provider_passes_the_shipped_development_gates() -> None:
    """What local code leaves of perfect answers to real turns is enough for every gate.

    A rule that refuses too much of what people write would make evidence impossible to
    earn, whatever the model.
    """
    corpus, _ = load_corpus(development_corpus_path(), role=CorpusRole.DEVELOPMENT)

    async def run() -> Comparison:
        model = OracleModel((corpus,))
        return await compare(under(model), [(DEVELOPMENT, corpus)], concurrency=4)

    found = anyio.run(run, backend="trio")

    assert list(development_breaches(found.sets[DEVELOPMENT])) == []
