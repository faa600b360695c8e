"""The derived rows that an erasure reaches: episodes, recall traces, receipts.

None but an episode holds a word, yet each tells something: a trace which belief was
recalled and how it scored, a receipt's digest whether a guess at the words is right.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from uuid import UUID

import msgspec

from mnemic.memory.draft import Draft
from mnemic.memory.formation.echoes import Telling, tells
from mnemic.memory.model import GENERAL_SCOPE, RecallTrace, Receipt

replace = msgspec.structs.replace

ERASED = "erased"
"""The reason of an event that is an empty place in the order."""

SCRUBBED = ""
"""The digest of a receipt whose command is not to be told any more: it fits any command."""


def reach(
    draft: Draft,
    belief_ids: frozenset[UUID],
    *,
    sequences: frozenset[int],
    told: Sequence[Telling] = (),
    session_id: UUID | None = None,
) -> dict[str, int]:
    """Reach every given episode, trace and receipt that erased beliefs or events left.

    `sequences` are the events whose words went, `session_id` a session that goes as a
    whole (its episodes go with it). Gives the counts by kind.
    """
    return {
        "episodes": _erase_episodes(draft, sequences, told, session_id),
        "traces": _cut_traces(draft, belief_ids, session_id),
        "receipts": _scrub_receipts(draft, belief_ids, sequences),
    }


def _erase_episodes(
    draft: Draft, sequences: frozenset[int], told: Sequence[Telling], session_id: UUID | None
) -> int:
    count = 0
    for episode in draft.turn.episodes:
        if episode.session_id == session_id:
            count += 1
        elif not sequences.isdisjoint(episode.source_event_ids) or any(
            tells(episode.narrative, telling) for telling in told
        ):
            draft.erase_episode(episode.id)
            count += 1
    return count


def _cut_traces(draft: Draft, belief_ids: frozenset[UUID], session_id: UUID | None) -> int:
    count = 0
    for trace in draft.turn.traces:
        if session_id is not None and trace.session_id == session_id:
            cut = _husk(trace)
        else:
            cut = without(trace, belief_ids)
        if cut != trace:
            draft.put_trace(cut)
            count += 1
    return count


def _husk(trace: RecallTrace) -> RecallTrace:
    """Leave what keeps the order of traces and nothing that tells what was recalled."""
    return RecallTrace(
        id=trace.id,
        moment=trace.moment,
        at=trace.at,
        scope=GENERAL_SCOPE,
        retrieval_policy_version=trace.retrieval_policy_version,
        store_position=trace.store_position,
        operator_expires_at=trace.operator_expires_at,
        dropped_for_budget=None,
        event_sequence=trace.event_sequence,
    )


def named(trace: RecallTrace) -> frozenset[UUID]:
    """Give every belief that a trace names."""
    listed = (*trace.returned, *trace.cited, *trace.blocked, *(trace.dropped_for_budget or ()))
    return frozenset((*listed, *(recalled.belief_id for recalled in trace.beliefs)))


def without(trace: RecallTrace, belief_ids: frozenset[UUID]) -> RecallTrace:
    """Take beliefs out of a trace; what is left is as it was."""
    if not belief_ids:
        return trace
    dropped = trace.dropped_for_budget
    return replace(
        trace,
        returned=_others(trace.returned, belief_ids),
        beliefs=tuple(b for b in trace.beliefs if b.belief_id not in belief_ids),
        cited=_others(trace.cited, belief_ids),
        blocked=_others(trace.blocked, belief_ids),
        dropped_for_budget=None if dropped is None else _others(dropped, belief_ids),
    )


def _others(ids: Iterable[UUID], belief_ids: frozenset[UUID]) -> tuple[UUID, ...]:
    return tuple(i for i in ids if i not in belief_ids)


def _scrub_receipts(draft: Draft, belief_ids: frozenset[UUID], sequences: frozenset[int]) -> int:
    count = 0
    for receipt in draft.turn.receipts:
        if receipt.digest != SCRUBBED and _answers_for(receipt, belief_ids, sequences):
            draft.rewrite_receipt(replace(receipt, digest=SCRUBBED))
            count += 1
    return count


def _answers_for(receipt: Receipt, belief_ids: frozenset[UUID], sequences: frozenset[int]) -> bool:
    """Tell whether a receipt's reply names an erased event or belief."""
    reply = msgspec.json.decode(receipt.reply)
    if reply.get("sequence") in sequences:
        return True
    named = (reply.get("belief_id"), *reply.get("also", ()))
    return any(i is not None and UUID(i) in belief_ids for i in named)
