"""The other half of the seeded corpus: the evaluator writes the seeds as memory is written."""

from __future__ import annotations

import json
from typing import Any

import anyio
import pytest

from mnemic.activation import under_formation
from mnemic.errors import InvalidAddress
from mnemic.evals.distillation_corpus import (
    CoreScenario,
    CorpusRole,
    SeedPool,
    control_corpus_path,
    development_corpus_path,
    load_corpus,
)
from mnemic.evals.distillation_scoring import Rule, matches
from mnemic.evals.memory_distillation.oracle import OracleModel
from mnemic.evals.memory_distillation.playing import Played, Policy, play
from mnemic.memory.model import Authority, EventKind
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.providers.chat import ModelReply, ModelRequest

# The holdout is not among them: no test forms from a case of it, so it stays unseen.
PATHS = {
    CorpusRole.DEVELOPMENT: development_corpus_path,
    CorpusRole.CONTROL: control_corpus_path,
}


class Recording(OracleModel):
    """Keep every payload that was asked with, by its schema."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.payloads: list[tuple[str, Any]] = []

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Keep what is asked, and answer."""
        assert request.output is not None
        self.payloads.append((request.output.name, json.loads(request.messages[-1].text)))
        return await super().complete(request)


def played(
    role: CorpusRole, case_id: str, policy: str, *, pool_id: str | None = None
) -> tuple[Played, SeedPool, Recording]:
    """Play a case of a shipped corpus on its pool."""
    corpus, _ = load_corpus(PATHS[role](), role=role)
    case = next(c for c in corpus.cases if c.id == case_id)
    pool = corpus.pool(pool_id or case.pool)
    assert pool is not None
    model = Recording((corpus,))
    asked = Policy(under_formation(DEFAULT_PROFILE, policy), model=model)

    async def run() -> Played:
        return await play(case, pool, asked, matcher=lambda e, b: matches(b, e, Rule.STRICT))

    return anyio.run(run, backend="trio"), pool, model


@pytest.mark.gate("gate.memory.formation_corpus_seeded")
@pytest.mark.parametrize(
    ("role", "case_id", "pool_id"),
    [
        (CorpusRole.DEVELOPMENT, "v3-core-training", None),
        (CorpusRole.DEVELOPMENT, "v3-seeded-multi", None),
        (CorpusRole.DEVELOPMENT, "v3-seeded-marsh", None),
        (CorpusRole.CONTROL, "v2-dog", "pool-thirty"),
    ],
)
def test_seeds_are_written_through_the_governed_service(
    role: CorpusRole, case_id: str, pool_id: str | None
) -> None:
    """Each as it is labelled, on words of its own, in sessions of their own, before the case."""
    corpus, _ = load_corpus(PATHS[role](), role=role)
    if case_id == "v2-dog":
        case_id = next(c.id for c in corpus.cases if c.positive)
    found, pool, _ = played(role, case_id, "formation@9", pool_id=pool_id)
    by_id = {belief.id: belief for belief in found.seeded}

    assert len(found.seeds) == len(pool.beliefs)
    first_said = min(found.sequences.values())
    case_sessions = {found.told[s].session_id for s in found.sequences.values()}
    for seed in pool.beliefs:
        belief = by_id[found.seeds[seed.name]]
        assert (belief.claim_kind, belief.derivation, belief.longevity) == (
            seed.claim_kind,
            seed.derivation,
            seed.longevity,
        )
        assert (belief.subject, belief.statement) == (seed.subject, seed.statement)
        # Automatic like any other, and not explicit, which nothing would ever retire.
        assert not belief.explicit
        assert belief.authority in {Authority.USER, Authority.INFERRED}
        source = found.told[belief.source_event_ids[0]]
        assert source.kind is EventKind.USER_MESSAGE
        assert belief.evidence_spans[0].text in (source.text or "")
        assert source.sequence < first_said
        assert source.session_id not in case_sessions
    committed = [e for e in found.told.values() if e.kind is EventKind.CONSOLIDATED]
    assert sum(e.sequence < first_said for e in committed) == -(-len(pool.beliefs) // 30)


@pytest.mark.gate("gate.memory.formation_corpus_seeded")
def test_the_training_conversation_is_evaluated_on_twenty_five_beliefs_and_more() -> None:
    """What the case is consolidated with is what a populated store holds."""
    corpus, _ = load_corpus(development_corpus_path(), role=CorpusRole.DEVELOPMENT)
    training = next(c for c in corpus.cases if c.core is CoreScenario.TRAINING)
    found, pool, model = played(CorpusRole.DEVELOPMENT, training.id, "formation@9")

    assert len(found.seeds) >= 25
    asked = [payload for name, payload in model.payloads if name == "anticipation"]
    shown = {memory["statement"] for payload in asked for memory in payload["memories"]}
    assert shown
    assert shown <= {seed.statement for seed in pool.beliefs}
    # The seeds themselves were no call's work: three calls, all of the case.
    assert [name for name, _ in model.payloads] == [
        "integrated_episodes",
        "anticipation",
        "distillation",
    ]


@pytest.mark.gate("gate.memory.formation_corpus_seeded")
def test_a_restated_seed_is_represented_on_the_populated_store_alone() -> None:
    """With its pool the clause is known; the control without it has nothing to represent."""
    corpus, _ = load_corpus(development_corpus_path(), role=CorpusRole.DEVELOPMENT)
    case = next(c for c in corpus.cases if c.id == "v3-seeded-marsh")
    found, _, _ = played(CorpusRole.DEVELOPMENT, case.id, "formation@9")
    model = OracleModel((corpus,))
    policy = Policy(under_formation(DEFAULT_PROFILE, "formation@9"), model=model)

    async def empty() -> Played:
        return await play(case, None, policy, matcher=None)

    alone = anyio.run(empty, backend="trio")

    def represented(one: Played) -> set[Any]:
        return {
            r.belief_id
            for heard in one.heard
            if heard.provided is not None
            for segment in heard.provided.segments
            for r in segment.represented
        }

    assert represented(found) == {found.seeds[case.restates[0].seed]}
    assert represented(alone) == set()


@pytest.mark.gate("gate.memory.formation_corpus_seeded")
def test_a_seed_that_is_not_believed_stops_the_evaluation() -> None:
    """A store that only looks populated would prove nothing."""
    corpus, _ = load_corpus(development_corpus_path(), role=CorpusRole.DEVELOPMENT)
    case = next(c for c in corpus.cases if c.id == "v3-seeded-multi")
    pool = corpus.pool(case.pool)
    assert pool is not None
    secret = pool.beliefs[0].model_copy(
        update={"statement": "User's AWS secret is wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY."}
    )
    spoilt = pool.model_copy(update={"beliefs": (secret, *pool.beliefs[1:])})
    policy = Policy(under_formation(DEFAULT_PROFILE, "formation@11"))

    async def run() -> Played:
        return await play(case, spoilt, policy, matcher=None)

    with pytest.raises(InvalidAddress, match=f"the seed {secret.name} is not believed"):
        anyio.run(run, backend="trio")
