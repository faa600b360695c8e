"""The moments of a session: snapshot, in-turn recall, delta, correction lines.

000 §The recall delta and correction lines. The snapshot is frozen at session open and
its cached prefix never moves; what changes afterwards reaches the next turn as a delta,
which shares the one in-turn budget, and as correction lines, which no budget squeezes.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING
from uuid import UUID

from msgspec import Struct, structs

from mnemic.memory.model import Belief, Moment, RecallTrace
from mnemic.memory.policy import Profile, SnapshotProfile
from mnemic.memory.recall.arms import Arm
from mnemic.memory.recall.engine import ARMS, recall
from mnemic.memory.recall.rendering import instant, short_ids
from mnemic.memory.recall.request import RecallRequest, RecallResult, Timer

if TYPE_CHECKING:
    from mnemic.memory.image import Image

SUCCESSORS_MAX = 64
"""How many replacements of replacements a correction line follows."""


class TurnRecall(Struct, frozen=True):
    """Hold what one turn is given from memory.

    `base` and `delta` may be dropped under budget pressure; `corrections` belong to the
    fixed body and are never yielded.
    """

    base: RecallResult
    delta: RecallResult | None
    corrections: tuple[str, ...]

    @property
    def results(self) -> tuple[RecallResult, ...]:
        """Give the recalls whose traces are to be recorded."""
        return (self.base,) if self.delta is None else (self.base, self.delta)


def snapshot(
    image: Image,
    request: RecallRequest,
    *,
    profile: Profile,
    trace_id: UUID,
    timer: Timer | None = None,
) -> RecallResult:
    """Recall the core profile a session is primed with at its opening.

    Its watermark is the trace's `store_position`: the head, whatever was returned.
    """
    primed = structs.replace(
        request, question=None, moment=Moment.SNAPSHOT, run_id=None, min_store_position=0
    )
    return recall(image, primed, profile=profile, trace_id=trace_id, timer=timer)


def bounded(request: RecallRequest, profile: SnapshotProfile) -> RecallRequest:
    """Bound a snapshot's request by what its kind of session may be primed with.

    For an asynchronous run or a child agent (000 §Profiles, SnapshotProfiles); a request
    that asks for less keeps what it asks for.
    """
    return structs.replace(
        request,
        max_items=min(request.max_items, profile.max_items),
        token_budget=min(request.token_budget, profile.token_budget),
        ceiling=min(request.ceiling, profile.sensitivity_ceiling, key=lambda s: s.rank),
    )


def delta(
    image: Image,
    request: RecallRequest,
    base: RecallResult,
    *,
    snapshot_trace: RecallTrace | None,
    watermark: int,
    profile: Profile,
    trace_id: UUID,
    timer: Timer | None = None,
) -> RecallResult | None:
    """Recall what was formed or changed past the snapshot's watermark.

    It takes what `base` left of the tokens and the items of `request`, without the
    beliefs that `base` returned. None when either allowance is used up, or when the
    snapshot was never recorded or has expired.
    """
    tokens_left = request.token_budget - base.token_count
    items_left = request.max_items - len(base.beliefs)
    if snapshot_trace is None or tokens_left < 1 or items_left < 1:
        return None
    changed = structs.replace(
        request,
        question=None,
        moment=Moment.DELTA,
        token_budget=tokens_left,
        max_items=items_left,
        min_store_position=watermark,
        exclude=(*request.exclude, *(belief.id for belief in base.beliefs)),
    )
    return recall(image, changed, profile=profile, trace_id=trace_id, timer=timer)


def corrections(
    image: Image, snapshot_trace: RecallTrace | None, *, watermark: int, as_of: datetime
) -> tuple[str, ...]:
    """Give one line for each belief of the snapshot that no longer holds, by belief id.

    A belief that was erased has no row to be past the watermark; that it was returned
    and is gone is enough. None for a snapshot that was never recorded or has expired.
    """
    if snapshot_trace is None:
        return ()
    ended = [
        (belief_id, belief)
        for belief_id in sorted(snapshot_trace.returned)
        if _has_ended(belief := image.belief(belief_id), watermark)
    ]
    successors = {
        belief_id: _successor(image, belief) for belief_id, belief in ended if belief is not None
    }
    ids = short_ids([*snapshot_trace.returned, *filter(None, successors.values())])
    return tuple(
        _correction(ids[belief_id], _ended_at(belief, as_of), successors.get(belief_id), ids)
        for belief_id, belief in ended
    )


def in_turn(
    image: Image,
    request: RecallRequest,
    *,
    snapshot_trace: RecallTrace | None,
    watermark: int,
    profile: Profile,
    trace_ids: tuple[UUID, UUID],
    timer: Timer | None = None,
    arms: Sequence[Arm] = ARMS,
) -> TurnRecall:
    """Recall for one turn of a session: base, delta and correction lines.

    `trace_ids` name the base's trace and the delta's.
    """
    base = recall(image, request, profile=profile, trace_id=trace_ids[0], timer=timer, arms=arms)
    return TurnRecall(
        base=base,
        delta=delta(
            image,
            request,
            base,
            snapshot_trace=snapshot_trace,
            watermark=watermark,
            profile=profile,
            trace_id=trace_ids[1],
            timer=timer,
        ),
        corrections=corrections(image, snapshot_trace, watermark=watermark, as_of=request.instant),
    )


def _has_ended(belief: Belief | None, watermark: int) -> bool:
    return belief is None or (not belief.is_live and belief.store_position > watermark)


def _ended_at(belief: Belief | None, as_of: datetime) -> datetime:
    if belief is None:
        return as_of
    ended = [at for at in (belief.valid_to, belief.closed_at) if at is not None and at <= as_of]
    return ended[0] if ended else as_of


def _successor(image: Image, belief: Belief) -> UUID | None:
    """Give the belief that stands in its place now, if one does."""
    seen = {belief.id}
    following: Belief | None = belief
    while following is not None and following.superseded_by is not None:
        following = image.belief(following.superseded_by)
        if following is None or following.id in seen or len(seen) > SUCCESSORS_MAX:
            return None
        if following.is_live:
            return following.id
        seen.add(following.id)
    return None


def _correction(
    short_id: str, ended_at: datetime, successor: UUID | None, ids: dict[UUID, str]
) -> str:
    line = f"correction: [m:{short_id}] no longer holds as of {instant(ended_at)}"
    return f"{line}." if successor is None else f"{line}; superseded by [m:{ids[successor]}]."
