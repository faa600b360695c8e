"""Recall speed: one image of many beliefs, stage by stage, beside PostgreSQL's own search.

Cost must grow with the matches and not with the store, so three sizes are measured in
one run; the questions are the same share of rare words, common words and small talk.
"""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from time import perf_counter, perf_counter_ns, thread_time_ns
from uuid import UUID

import anyio
from msgspec import Struct

from mnemic.evals.bench_figures import Latency, best, latency
from mnemic.evals.recall_corpus import NOW, Corpus, corpus, spread
from mnemic.memory.image import Image
from mnemic.memory.model import GENERAL_SCOPE, ChangeSet, Counters, Principal, Snapshot
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall import BeliefQuery, RecallRequest, RecallResult, candidates, recall
from mnemic.memory.recall.arms import lookups
from mnemic.memory.recall.former import form
from mnemic.memory.recall.people import People
from mnemic.memory.recall.policies import candidate_limit
from mnemic.memory.recall.request import ITEMS_DEFAULT
from mnemic.stores.address import open_store
from mnemic.stores.port import Commit, CommitResult, Store

QUESTIONS = 1_200
ROUNDS = 3
COMMIT_ROWS = 2_000
OWNER = Principal("bench", "owner")
OTHER_SIZES = (0.1, 5.0)
"""What else is measured beside the asked size, as shares of it."""


class SizeReport(Struct, frozen=True):
    """Report one size: the whole recall, its stages, and what it looked at.

    `recall` and `stages` are waits; `cpu` is the processor time of the whole, the
    steadier figure on a machine that others use too. `considered` is the mean number of
    beliefs that were ranked, `returned` that were shown; `index_s` how long the image took
    to build.
    """

    beliefs: int
    recall: Latency
    cpu: Latency
    stages: dict[str, Latency]
    considered: float
    returned: float
    index_s: float


class SearchReport(Struct, frozen=True):
    """Compare candidates from PostgreSQL with those from the image, same questions.

    `postgres` is the store's search with its round trip, `image` the look-up on the
    image; `ratio` compares the medians. `equal` says that both gave the same beliefs,
    in the same order, for every question.
    """

    postgres: Latency
    image: Latency
    recall: Latency
    ratio: float
    equal: bool


class RecallReport(Struct, frozen=True):
    """Report recall speed; `search` is None without a PostgreSQL."""

    seed: int
    questions: int
    sizes: tuple[SizeReport, ...]
    search: SearchReport | None = None


def run_recall(*, beliefs: int, seed: int, is_embedded: bool) -> RecallReport:
    """Measure recall on images of a tenth, the whole and five times of `beliefs`."""
    counts = sorted({max(1, round(beliefs * share)) for share in (1.0, *OTHER_SIZES)})
    _warm_up()
    sizes = tuple(_measured(corpus(count, QUESTIONS, seed=seed)) for count in counts)
    search = None
    if is_embedded:
        search = _beside_postgres(corpus(beliefs, QUESTIONS, seed=seed))
    return RecallReport(seed=seed, questions=QUESTIONS, sizes=sizes, search=search)


def _warm_up() -> None:
    # The inflection tables are read once a process, at the first question.
    small = corpus(20, 12, seed=0)
    loaded = image_of(small)
    for question in small.questions:
        _recalled(loaded, question)


def image_of(made: Corpus) -> Image:
    """Load an image that holds a corpus."""
    counters = Counters(epoch=1, version=1, store_position=len(made.beliefs))
    return Image(Snapshot(principal=OWNER, counters=counters, beliefs=made.beliefs))


def _recalled(loaded: Image, question: str) -> RecallResult:
    request = RecallRequest(now=NOW, question=question)
    return recall(
        loaded,
        request,
        profile=DEFAULT_PROFILE,
        trace_id=UUID(int=1),
        timer=perf_counter_ns,
    )


def _measured(made: Corpus) -> SizeReport:
    started = perf_counter()
    loaded = image_of(made)
    index_s = perf_counter() - started
    rounds: list[Latency] = []
    spent: list[Latency] = []
    results: list[RecallResult] = []
    gc.collect()
    for _ in range(ROUNDS):
        waits, cpu = [], []
        results = []
        for question in made.questions:
            before, before_cpu = perf_counter_ns(), thread_time_ns()
            results.append(_recalled(loaded, question))
            cpu.append((thread_time_ns() - before_cpu) / 1e9)
            waits.append((perf_counter_ns() - before) / 1e9)
        rounds.append(latency(waits))
        spent.append(latency(cpu))
    stages: dict[str, list[float]] = {}
    for result in results:
        for stage, took_us in (result.trace.arm_latency_us or {}).items():
            stages.setdefault(stage, []).append(took_us / 1e6)
    return SizeReport(
        beliefs=len(made.beliefs),
        recall=best(rounds),
        cpu=best(spent),
        stages={stage: latency(waits) for stage, waits in stages.items()},
        considered=round(sum(r.counts.considered for r in results) / len(results), 1),
        returned=round(sum(r.counts.returned for r in results) / len(results), 1),
        index_s=round(index_s, 3),
    )


# -- beside PostgreSQL -----------------------------------------------------------------


def queries(loaded: Image, question: str) -> tuple[BeliefQuery, ...]:
    """Give the look-ups that a recall makes for a question, as a store is asked them."""
    limit = candidate_limit(ITEMS_DEFAULT)
    query = BeliefQuery(now=NOW, limit=limit, scope=GENERAL_SCOPE)
    formed = form(
        question,
        frequency=loaded.frequency,
        population=loaded.head,
        people=People(loaded, query),
    )
    return tuple(
        BeliefQuery(now=NOW, limit=limit, scope=GENERAL_SCOPE, terms=terms)
        for terms in lookups(loaded, limit, formed)
    )


def _beside_postgres(made: Corpus) -> SearchReport:
    async def measured() -> SearchReport:
        with tempfile.TemporaryDirectory(prefix="mnemic-bench-") as directory:
            async with open_store(f"embedded:{Path(directory) / 'data'}") as store:
                await fill(store, made)
                return await compare(store.search, made)

    return anyio.run(measured)


async def fill(store: Store, made: Corpus, *, owner: Principal = OWNER) -> None:
    """Commit a corpus as its owner's beliefs."""
    claimed = await store.claim(owner)
    counters = claimed.counters
    for version, rows in enumerate(spread(made.beliefs, COMMIT_ROWS), start=counters.version):
        changes = ChangeSet(
            event_seq=counters.event_seq,
            store_position=rows[-1].store_position,
            beliefs=rows,
        )
        entry = Commit(owner, epoch=counters.epoch, version=version, changes=changes)
        (landed,) = await store.commit([entry])
        assert landed is CommitResult.LANDED


Search = Callable[[Principal, BeliefQuery], Awaitable[Sequence[object]]]


async def compare(search: Search, made: Corpus) -> SearchReport:
    """Search for every question in the store and on the image, in turn."""
    loaded = image_of(made)
    asked, in_store, on_image, whole = 0, [], [], []
    equal = True
    for question in made.questions:
        for query in queries(loaded, question):
            asked += 1
            started = perf_counter()
            stored = await search(OWNER, query)
            in_store.append(perf_counter() - started)
            started = perf_counter()
            held = candidates(loaded, query)
            on_image.append(perf_counter() - started)
            equal = equal and tuple(stored) == held
        started = perf_counter()
        _recalled(loaded, question)
        whole.append(perf_counter() - started)
    postgres, image = latency(in_store), latency(on_image)
    return SearchReport(
        postgres=postgres,
        image=image,
        recall=latency(whole),
        ratio=round(postgres.p50_us / max(image.p50_us, 0.1), 1),
        equal=equal and asked > 0,
    )
