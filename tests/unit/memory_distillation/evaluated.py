"""Evaluations of the plain corpora against a provider that knows their labels."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache

import anyio

from mnemic.activation import TreeBinding, composition_of
from mnemic.activation.selection import tuple_of
from mnemic.evals.distillation_corpus import DistillationCase, DistillationCorpus
from mnemic.evals.memory_distillation.comparison import Comparison, Under, compare
from mnemic.evals.memory_distillation.oracle import NAME, OracleModel
from mnemic.evals.memory_distillation.outcome import DEVELOPMENT, HOLDOUT, Provenance
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.providers.settings import ModelSettings
from tests.support.evidence import BUILD, CONTROL, CORPUS
from tests.support.evidence import HOLDOUT as HOLDOUT_DIGEST
from tests.support.formation_corpora import plain_corpora

SETTINGS = ModelSettings(provider="openai", name=NAME, base_url="https://api.openai.com/v1")
COMPOSITION = composition_of(SETTINGS, DEFAULT_PROFILE, policy_profile="current")
BINDING = TreeBinding(distillation=CORPUS, holdout=HOLDOUT_DIGEST, control=CONTROL)
"""The tree whose corpora the made-up digests are of."""


def made_of(policy: str = "formation@9") -> Provenance:
    """Say what an evaluation of this tree was made of."""
    distils = policy == "formation@9"
    return Provenance(
        compared=tuple_of(COMPOSITION, policy),
        corpus_sha256=CORPUS if distils else CONTROL,
        holdout_sha256=HOLDOUT_DIGEST if distils else None,
        build_ref=BUILD,
        evaluated_at=datetime(2026, 9, 5, 12, tzinfo=UTC),
    )


def under(model: OracleModel) -> Under:
    """Compare with a model under the shipped values."""
    return Under(DEFAULT_PROFILE, model, DEFAULT_PROFILE.formation.model_policy)


@cache
def perfect() -> Comparison:
    """Compare the three policies on both plain corpora, with a perfect provider."""
    corpora = plain_corpora()
    sets = tuple(zip((DEVELOPMENT, HOLDOUT), corpora, strict=True))

    async def run() -> Comparison:
        return await compare(under(OracleModel(corpora)), sets, concurrency=4)

    return anyio.run(run, backend="trio")


Wanted = Callable[[DistillationCase], bool]


def part_of(corpus: DistillationCorpus, wanted: Wanted) -> DistillationCorpus:
    """Take some cases of a corpus, which is then no longer whole, and not checked again."""
    return corpus.model_copy(update={"cases": tuple(c for c in corpus.cases if wanted(c))})


def compared(
    model: OracleModel,
    wanted: Wanted,
    *,
    repeats: int = 1,
    concurrency: int = 1,
    needs_price: bool = True,
) -> Comparison:
    """Compare the three policies on some development cases."""
    part = part_of(plain_corpora()[0], wanted)

    async def run() -> Comparison:
        return await compare(
            under(model),
            [(DEVELOPMENT, part)],
            repeats=repeats,
            concurrency=concurrency,
            needs_price=needs_price,
        )

    return anyio.run(run, backend="trio")
