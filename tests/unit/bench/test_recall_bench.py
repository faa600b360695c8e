"""The recall bench: the same store for the same seed, and a comparison that can fail."""

from __future__ import annotations

from collections.abc import Sequence

import anyio

from mnemic.evals.recall_bench import OWNER, compare, fill, image_of, queries, run_recall
from mnemic.evals.recall_corpus import corpus
from mnemic.memory.model import Belief, Principal
from mnemic.memory.recall import BeliefQuery
from mnemic.stores.in_memory import InMemoryStore


def test_a_corpus_is_its_seed() -> None:
    """The same seed makes the same store and questions, another one makes others."""
    one = corpus(50, 24, seed=3)
    assert one == corpus(50, 24, seed=3)
    assert one != corpus(50, 24, seed=4)
    assert [b.store_position for b in one.beliefs] == list(range(1, 51))
    assert len({b.id for b in one.beliefs}) == 50


def test_the_report_accounts_for_every_stage_and_size() -> None:
    """Three sizes, the stages of each, and beliefs that were found at all."""
    report = run_recall(beliefs=60, seed=1, is_embedded=False)
    assert [size.beliefs for size in report.sizes] == [6, 60, 300]
    assert report.search is None
    for size in report.sizes:
        assert set(size.stages) == {"query", "candidates", "ranking", "rendering"}
        assert size.considered >= size.returned > 0


def test_the_comparison_sees_a_store_that_answers_differently() -> None:
    """An equal store is equal; one that loses its last belief is not."""
    made = corpus(200, 24, seed=2)

    async def compared() -> tuple[bool, bool]:
        store = InMemoryStore()
        await fill(store, made)

        async def lossy(whose: Principal, query: BeliefQuery) -> Sequence[Belief]:
            return (await store.search(whose, query))[:-1]

        right = await compare(store.search, made)
        wrong = await compare(lossy, made)
        return right.equal, wrong.equal

    assert anyio.run(compared) == (True, False)
    assert image_of(made).principal == OWNER
    assert any(queries(image_of(made), question) for question in made.questions)
