"""Recall: question → arms → fusion → ranking → selection → budget → rendering.

Synchronous and pure on a committed image: two recalls at one position return the same
bytes. What a recall leaves behind is its trace, which the caller hands to the actor.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import timedelta
from itertools import islice
from typing import TYPE_CHECKING
from uuid import UUID

from msgspec import Struct, structs

from mnemic.memory.model import Moment, RecalledBelief, RecallTrace, Sensitivity
from mnemic.memory.policy import Profile
from mnemic.memory.recall.arms import Arm, Hit, LexicalArm, candidates
from mnemic.memory.recall.bearing import bears
from mnemic.memory.recall.expansion.judging import judged
from mnemic.memory.recall.former import FormedQuery, form
from mnemic.memory.recall.fusion import Fused, fuse
from mnemic.memory.recall.people import People
from mnemic.memory.recall.policies import RetrievalPolicy, candidate_limit, retrieval_policy
from mnemic.memory.recall.query import BeliefQuery, admits
from mnemic.memory.recall.ranking import Ranker, Scored, ranker
from mnemic.memory.recall.rendering import SECTIONS, Block, block
from mnemic.memory.recall.request import (
    Abstention,
    RecallCounts,
    RecallRequest,
    RecallResult,
    Timer,
    checked,
)
from mnemic.memory.recall.selection import Rule, Selection, is_durable, select, select_core
from mnemic.memory.recall.tokens import token_counter

if TYPE_CHECKING:
    from mnemic.memory.image import Image

CORE_SCAN_MAX = 2_048
"""Most positions the core profile looks at for durable beliefs behind a burst of others."""

LEFT_OUT_KEPT_MAX = 16
"""How many of the candidates that were left out a trace accounts for, the best first."""

CORE_ARM = "core"
"""The rank list of a recall without a question: newest first."""

ARMS: tuple[Arm, ...] = (LexicalArm(),)
"""The arms that are fused; a semantic one joins them later."""


class Found(Struct, frozen=True):
    """Hold what the arms brought, before the cut is ranked."""

    fused: tuple[Fused, ...]
    formed: FormedQuery
    counts: dict[str, int]


def recall(
    image: Image,
    request: RecallRequest,
    *,
    profile: Profile,
    trace_id: UUID,
    timer: Timer | None = None,
    arms: Sequence[Arm] = ARMS,
) -> RecallResult:
    """Recall the few beliefs that bear on a question, rendered inside the budget.

    Raises `InvalidCommand` naming the field of a request that cannot be answered.
    """
    request = checked(request)
    policy = retrieval_policy(profile.retrieval_policy)
    lap = _Laps(timer)
    query = query_of(request)
    found = (
        _core(image, request, query)
        if request.question is None
        else answering(image, request, query, profile=profile, arms=arms, lap=lap)
    )
    lap("candidates")
    rank = ranker(
        profile=profile.retrieval,
        policy=policy,
        scope=request.scope,
        now=request.instant,
        asks_past=found.formed.asks_past,
    )
    selection = _select(image, request, query, found=found, rank=rank)
    lap("ranking")
    rendered = _render(request, selection, rank)
    lap("rendering")
    return _result(
        image,
        request,
        profile=profile,
        trace_id=trace_id,
        selection=selection,
        rank=rank,
        rendered=rendered,
        found=found,
        arms=arms,
        query=query,
        latencies=lap.taken,
    )


def query_of(request: RecallRequest) -> BeliefQuery:
    """Give which beliefs a request admits."""
    return BeliefQuery(
        now=request.now,
        limit=candidate_limit(request.max_items),
        scope=request.scope,
        ceiling=request.ceiling,
        min_store_position=request.min_store_position,
        include_closed=request.include_superseded,
        as_of=request.as_of,
        believed_at=request.believed_at,
        exclude=request.exclude,
    )


class _Laps:
    """Measure stages in microseconds with the caller's timer; without one, nothing."""

    def __init__(self, timer: Timer | None) -> None:
        self.taken: dict[str, int] = {}
        self._timer = timer
        self._last = timer() if timer is not None else 0

    def __call__(self, stage: str) -> None:
        if self._timer is not None:
            at = self._timer()
            self.taken[stage] = max(0, at - self._last) // 1_000
            self._last = at


def answering(
    image: Image,
    request: RecallRequest,
    query: BeliefQuery,
    *,
    profile: Profile,
    arms: Sequence[Arm],
    lap: Callable[[str], None],
) -> Found:
    """Give what the arms bring for a question, fused."""
    assert request.question is not None
    formed = form(
        request.question,
        frequency=image.frequency,
        population=image.head,
        people=People(image, query),
        closely=retrieval_policy(profile.retrieval_policy).bar is not None,
    )
    lap("query")
    if formed.asks_for_all:
        return structs.replace(_core(image, request, query), formed=formed)
    ranked: dict[str, Sequence[Hit]] = {}
    for arm in arms:
        ranked[arm.name] = arm.hits(image, query, formed)
    return Found(
        fused=fuse(ranked, k=profile.retrieval.reciprocal_rank_fusion_k, limit=query.limit),
        formed=formed,
        counts={name: len(hits) for name, hits in ranked.items()},
    )


def _core(image: Image, request: RecallRequest, query: BeliefQuery) -> Found:
    """Give the newest candidates; durable ones are found behind a burst of others."""
    newest = candidates(image, query)
    if request.moment is Moment.SNAPSHOT and len(newest) == query.limit:
        held = {belief.id for belief in newest}
        scanned = candidates(image, structs.replace(query, limit=CORE_SCAN_MAX))
        durable = [b for b in scanned if b.id not in held and is_durable(b)]
        newest += tuple(durable[: query.limit])
    return Found(
        fused=tuple(
            Fused(belief=belief, ranks={CORE_ARM: rank})
            for rank, belief in enumerate(newest, start=1)
        ),
        formed=FormedQuery(),
        counts={CORE_ARM: len(newest)},
    )


def _select(
    image: Image, request: RecallRequest, query: BeliefQuery, *, found: Found, rank: Ranker
) -> Selection:
    is_core = request.question is None or found.formed.asks_for_all
    bar = None if is_core else rank.policy.bar
    clearing, failing = (
        (found.fused, ()) if bar is None else judged(image, query, found.formed, found.fused, bar)
    )
    ranked = rank.rank(clearing)

    def find_partner(belief_id: UUID) -> Scored | None:
        belief = image.belief(belief_id)
        if belief is None or not admits(query, belief):
            return None
        known = (item for item in ranked if item.belief.id == belief_id)
        return next(known, None) or rank.rank((Fused(belief=belief),))[0]

    if request.moment is Moment.SNAPSHOT and request.question is None:
        return select_core(
            ranked,
            max_items=request.max_items,
            durable_share=rank.profile.durable_item_share,
            find_partner=find_partner,
        )
    selection = select(
        ranked,
        max_items=request.max_items,
        bar=bar,
        personal=None
        if found.formed.asks_past or not query.asks_for_now
        else found.formed.personal,
        find_partner=find_partner,
    )
    # What failed is accounted for; only what a trace has room for is worth a score.
    for item in rank.rank(failing[:LEFT_OUT_KEPT_MAX]):
        selection.drop(item, Rule.BELOW_BAR)
    for candidate in failing[LEFT_OUT_KEPT_MAX:]:
        selection.drop(Scored(candidate.belief, candidate, 0.0), Rule.BELOW_BAR)
    return selection


def _render(request: RecallRequest, selection: Selection, rank: Ranker) -> Block:
    return block(
        [item.belief for item in selection.picked],
        considered=len(selection.picked) + len(selection.dropped),
        section=SECTIONS[request.moment],
        policy=rank.policy,
        now=request.now,
        budget=request.token_budget,
        count=token_counter(request.tokenizer),
    )


def _result(
    image: Image,
    request: RecallRequest,
    *,
    profile: Profile,
    trace_id: UUID,
    selection: Selection,
    rank: Ranker,
    rendered: Block,
    found: Found,
    arms: Sequence[Arm],
    query: BeliefQuery,
    latencies: dict[str, int],
) -> RecallResult:
    kept = [selection.picked[index] for index in rendered.kept]
    shown = set(rendered.kept)
    unfit = [item for index, item in enumerate(selection.picked) if index not in shown]
    dropped = [*selection.dropped.values(), *((item, Rule.BUDGET) for item in unfit)]
    counts = _counts(returned=len(kept), dropped=[rule for _, rule in dropped])
    abstention = None
    if not kept:
        abstention = _abstention(
            image, request, query, found=found, arms=arms, unfit=bool(unfit), profile=profile
        )
    beliefs = tuple(item.belief for item in kept)
    return RecallResult(
        text=rendered.text,
        beliefs=beliefs,
        short_ids=tuple(rendered.short_ids[belief.id] for belief in beliefs),
        counts=counts,
        token_count=rendered.token_count,
        abstention=abstention,
        trace=RecallTrace(
            id=trace_id,
            moment=request.moment,
            at=request.now,
            scope=request.scope,
            retrieval_policy_version=profile.retrieval_policy,
            store_position=image.head,
            operator_expires_at=request.now + timedelta(days=profile.trace.operator_retention_days),
            session_id=request.session_id,
            run_id=request.run_id,
            returned=tuple(belief.id for belief in beliefs),
            beliefs=(
                *(_recalled(item, None, rank) for item in kept),
                *(
                    _recalled(*entry, rank)
                    for entry in islice(selection.dropped.values(), LEFT_OUT_KEPT_MAX)
                ),
            ),
            dropped_for_budget=tuple(item.belief.id for item in unfit),
            dropped_for_budget_count=len(unfit),
            considered_count=counts.considered,
            candidate_counts=found.counts,
            arm_latency_us=latencies,
            abstention=abstention.value if abstention is not None else None,
        ),
    )


def _recalled(item: Scored, rule: Rule | None, rank: Ranker) -> RecalledBelief:
    belief = item.belief
    return RecalledBelief(
        belief_id=belief.id,
        store_position=belief.store_position,
        claim_kind=belief.claim_kind,
        derivation=belief.derivation,
        longevity=belief.longevity,
        score=item.score,
        ranks=item.found.ranks,
        terms=rank.terms(item),
        dropped_by=None if rule is None else rule.value,
    )


def _counts(*, returned: int, dropped: Sequence[Rule]) -> RecallCounts:
    by_rule = Counter(dropped)
    return RecallCounts(
        considered=returned + len(dropped),
        returned=returned,
        below_bar=by_rule[Rule.BELOW_BAR],
        outshone=by_rule[Rule.OUTSHONE],
        collapsed=by_rule[Rule.COLLAPSED],
        over_subject_cap=by_rule[Rule.SUBJECT_CAP],
        over_item_limit=by_rule[Rule.ITEM_LIMIT],
        reserved_for_durable=by_rule[Rule.RESERVED],
        dropped_for_budget=by_rule[Rule.BUDGET],
    )


def _abstention(
    image: Image,
    request: RecallRequest,
    query: BeliefQuery,
    *,
    found: Found,
    arms: Sequence[Arm],
    unfit: bool,
    profile: Profile,
) -> Abstention:
    """Say why nothing is returned; only what stands in the image can be told."""
    if unfit:
        return Abstention.OUT_OF_BUDGET
    if request.question is not None and image.has_tombstones:
        # The formation room reads the image, and the image this room's tokenizer: only
        # here, once all are loaded, may recall look into formation.
        from mnemic.memory.recall.forgotten import is_forgotten  # noqa: PLC0415

        if is_forgotten(image, request.question, scope=request.scope, now=request.now):
            return Abstention.FORGOTTEN
    policy = retrieval_policy(profile.retrieval_policy)
    if _is_withheld(image, request, query, formed=found.formed, arms=arms, policy=policy):
        return Abstention.WITHHELD_BY_POLICY
    return Abstention.BELOW_BAR if found.fused else Abstention.NOTHING_KNOWN


def _is_withheld(
    image: Image,
    request: RecallRequest,
    query: BeliefQuery,
    *,
    formed: FormedQuery,
    arms: Sequence[Arm],
    policy: RetrievalPolicy,
) -> bool:
    if request.ceiling is Sensitivity.RESTRICTED:
        return False
    raised = structs.replace(query, ceiling=Sensitivity.RESTRICTED)
    if request.question is None or formed.asks_for_all:
        return bool(candidates(image, structs.replace(raised, limit=1)))
    bar = policy.bar
    return any(
        hit.belief.sensitivity.rank > request.ceiling.rank
        and (
            bar is None
            or (
                bar.clears(strength=hit.strength, relevance=hit.relevance if formed.asks else 0.0)
                and bears(formed, hit.belief, hit.covered)
            )
        )
        for arm in arms
        for hit in arm.hits(image, raised, formed)
    )
