"""Usage feedback: what a finished run's answer cites gains utility, the rest loses a little.

000 §Usage feedback and 003 §Confidence, evidence, and forgetting: usage moves `utility`
and `last_used_at` and nothing else. Evidence, confidence and expiry are not touched, so
that no belief keeps itself alive by being recalled.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from msgspec import Struct, structs

from mnemic.errors import InvalidCommand
from mnemic.memory.commands import Cited, CiteRun
from mnemic.memory.draft import Draft
from mnemic.memory.image import Image
from mnemic.memory.model import TEXT_LENGTH_MAX, Belief, EventKind, Moment, RecallTrace, encode
from mnemic.memory.policy import Profile
from mnemic.memory.recall.citations import cited_short_ids, resolve

UTILITY_MAX = 1.0
UTILITY_MIN = -1.0
_DIGITS = 6


class UsageChanges(Struct, frozen=True):
    """Hold what one run's citations change.

    `traces` gained cited ids; `beliefs` gained or lost utility, without moving.
    """

    traces: tuple[RecallTrace, ...] = ()
    beliefs: tuple[Belief, ...] = ()
    cited: tuple[UUID, ...] = ()
    uncited_count: int = 0
    ambiguous_count: int = 0


def usage(
    image: Image,
    traces: Iterable[RecallTrace],
    final_text: str,
    *,
    profile: Profile,
    now: datetime,
) -> UsageChanges:
    """Decide what a run's final text changes, given the traces it was answered from.

    Each belief is credited or charged once, in however many blocks it stood. One that a
    trace already marks as cited is not credited through that trace again, and one that
    shares its cited short id with another is neither credited nor charged.
    """
    read = tuple(traces)
    returned = tuple(dict.fromkeys(i for trace in read for i in trace.returned))
    citations = resolve(cited_short_ids(final_text), returned)
    marked: list[RecallTrace] = []
    credited: dict[UUID, None] = {}
    for trace in read:
        fresh = [i for i in trace.returned if i in citations.cited and i not in trace.cited]
        if fresh:
            marked.append(structs.replace(trace, cited=(*trace.cited, *fresh)))
            credited.update(dict.fromkeys(fresh))
    known = {i for trace in read for i in trace.cited}
    uncited = [
        i
        for i in returned
        if i not in citations.cited and i not in citations.ambiguous and i not in known
    ]
    deltas = profile.retrieval.usage
    beliefs = [
        structs.replace(moved, last_used_at=now)
        for moved in _moved(image, credited, deltas.cited_utility_delta)
    ]
    beliefs += _moved(image, uncited, -deltas.uncited_utility_delta)
    return UsageChanges(
        traces=tuple(marked),
        beliefs=tuple(beliefs),
        cited=tuple(credited),
        uncited_count=len(uncited),
        ambiguous_count=citations.ambiguous_count,
    )


def receipt_key(run_id: UUID) -> str:
    """Give the derivation key under which a run is counted once."""
    return f"cited:{run_id}"


def cite_run(draft: Draft, command: CiteRun) -> Cited:
    """Count what a completed run's final message cites, once per run.

    The receipt is kept under `receipt_key`, whatever text a repeat brings, so that a
    completion that is entered twice counts once.
    """
    if len(command.text) > TEXT_LENGTH_MAX:
        raise InvalidCommand("text", f"at most {TEXT_LENGTH_MAX} characters")
    key = receipt_key(command.run_id)
    if draft.receipt(key) is not None:
        return Cited(run_id=command.run_id, repeated=True)
    at = draft.instant(command.at)
    changes = usage(
        draft.image,
        _traces(draft.image, command),
        command.text,
        profile=draft.turn.profile,
        now=at,
    )
    for trace in changes.traces:
        draft.put_trace(trace)
    for belief in changes.beliefs:
        draft.put(belief, moves=False)
    reply = Cited(
        run_id=command.run_id,
        cited=changes.cited,
        uncited_count=changes.uncited_count,
        ambiguous_count=changes.ambiguous_count,
    )
    draft.event(
        EventKind.CITED,
        at=at,
        session_id=command.session_id,
        refs=(command.run_id, *changes.cited),
    )
    draft.add_receipt(key=key, command="CiteRun", digest=command.run_id.hex, reply=encode(reply))
    return reply


def _traces(image: Image, command: CiteRun) -> tuple[RecallTrace, ...]:
    """Give the run's own traces and the snapshot its session was primed with."""
    own = [
        trace
        for trace in image.traces()
        if trace.run_id == command.run_id and trace.moment is not Moment.SNAPSHOT
    ]
    primed = [
        trace
        for trace in image.traces()
        if trace.moment is Moment.SNAPSHOT
        and command.session_id is not None
        and trace.session_id == command.session_id
    ]
    return (*own, *primed[-1:])


def _moved(image: Image, ids: Iterable[UUID], delta: float) -> list[Belief]:
    """Move the utility of live beliefs; what has ended or was erased has none to move."""
    found = (image.belief(belief_id) for belief_id in ids)
    return [
        structs.replace(
            belief,
            utility=round(min(UTILITY_MAX, max(UTILITY_MIN, belief.utility + delta)), _DIGITS),
        )
        for belief in found
        if belief is not None and belief.is_live
    ]
