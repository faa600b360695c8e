"""Turn what the runtime answered into what is shown."""

from __future__ import annotations

import msgspec

from mnemic.api import Consolidation, Memory, PrincipalMemory
from mnemic.cli.provenance import Provenance
from mnemic.cli.tell import Told
from mnemic.cli.views import (
    BeliefView,
    Change,
    PrincipalTotals,
    SessionReport,
)
from mnemic.cli.wording import REFUSALS, SET_ASIDE
from mnemic.errors import NotFound
from mnemic.memory.model import Belief, Polarity


async def session_report(memory: Memory, told: Told, provenance: Provenance) -> SessionReport:
    """Report one session of a file, with the evidence of everything it touched."""
    plan, session = told.plan, told.plan.session
    provenance.learn(session.name, told.sequences)
    turns = [session.turns[i] for i in plan.new] or session.turns
    done = told.consolidation
    report = SessionReport(
        session=session.name,
        principal=plan.whose.principal_id,
        project_scope=session.project_scope,
        session_id=None if done is None else done.session_id,
        started_at=turns[0].at,
        ended_at=turns[-1].at,
        turns=len(session.turns),
        new_turns=told.new_turns,
        outcome=None if done is None else done.outcome,
    )
    if done is None:
        return report
    owner = memory.principal(plan.whose.tenant_id, plan.whose.principal_id)
    return msgspec.structs.replace(
        report,
        pending_reason=done.pending_reason,
        formed=await provenance.views(done.formed),
        changed=await _changes(owner, done, provenance),
        refused=_refused(done),
        set_aside=_set_aside(done),
    )


async def _changes(
    owner: PrincipalMemory, done: Consolidation, provenance: Provenance
) -> tuple[Change, ...]:
    formed = {belief.id for belief in done.formed}
    # What formed and was replaced in one session is shown as both.
    beliefs = [belief for belief in done.formed if not belief.is_live]
    beliefs += [belief for belief in done.changed if belief.id not in formed]
    views = await provenance.views(beliefs)
    return tuple([await _change(owner, b, view) for b, view in zip(beliefs, views, strict=True)])


async def _change(owner: PrincipalMemory, belief: Belief, view: BeliefView) -> Change:
    successor = await _successor(owner, belief)
    by = None if successor is None else successor.statement
    if not belief.is_live:
        replaced = successor is not None and successor.polarity is Polarity.ASSERT
        return Change(kind="replaced" if replaced else "ended", belief=view, by=by)
    if belief.flagged:
        return Change(kind="disputed", belief=view)
    if belief.evidence_count > 1:
        return Change(kind="confirmed", belief=view)
    return Change(kind="changed", belief=view)


async def _successor(owner: PrincipalMemory, belief: Belief) -> Belief | None:
    if belief.superseded_by is None:
        return None
    try:
        return await owner.belief(belief.superseded_by)
    except NotFound:
        return None  # it was erased since


def _refused(done: Consolidation) -> dict[str, int]:
    """Count what may not be remembered; an unknown reason of the screen counts too."""
    refused = {r: n for r, n in done.screened.items() if r not in SET_ASIDE}
    for reason, count in done.reasons.items():
        if reason in REFUSALS:
            refused[reason] = refused.get(reason, 0) + count
    return refused


def _set_aside(done: Consolidation) -> dict[str, int]:
    counts = {**done.screened, **done.reasons}
    return {reason: count for reason, count in counts.items() if reason in SET_ASIDE}


async def totals(owner: PrincipalMemory) -> PrincipalTotals:
    """Count what a principal's memory holds now."""
    beliefs = await owner.beliefs(include_closed=True)
    live = sum(belief.is_live for belief in beliefs)
    return PrincipalTotals(
        principal=owner.principal.principal_id, live=live, past=len(beliefs) - live
    )
