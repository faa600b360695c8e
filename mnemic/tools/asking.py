"""The tools that read: each asks one verb and shows what comes back, inside a bound."""

from __future__ import annotations

from msgspec import Struct

from mnemic.memory.recall import RecallResult
from mnemic.tools import answers, blocks
from mnemic.tools.calls import (
    ExplainCall,
    HistoryCall,
    ListBeliefsCall,
    RecallCall,
    RecallEpisodesCall,
    WhatChangedCall,
)
from mnemic.verbs import PrincipalVerbs

VERSIONS_MAX = 100
"""Most versions that `history` shows, the newest of them."""

ENTRIES_MAX = 64
"""Most beliefs that `explain` accounts for."""


class Answer(Struct, frozen=True):
    """Hold what a tool gives back, as text and as structured content."""

    text: str
    content: Struct


async def recall(owner: PrincipalVerbs, call: RecallCall) -> Answer:
    """Recall what is believed about a question."""
    result = await owner.recall(
        call.question,
        token_budget=call.token_budget,
        project_scope=call.project_scope,
        as_of=call.as_of,
        believed_at=call.believed_at,
        include_superseded=call.include_superseded,
    )
    return recalled(result)


def recalled(result: RecallResult) -> Answer:
    """Show what a recall returned."""
    content = answers.Recalled(
        text=result.text,
        beliefs=tuple(
            answers.shown(belief, short_id)
            for belief, short_id in zip(result.beliefs, result.short_ids, strict=True)
        ),
        trace_id=result.trace_id,
        token_count=result.token_count,
        nothing=_nothing(result),
    )
    return Answer(f"{block_of(result)}\ntrace_id: {result.trace_id}", content)


def block_of(result: RecallResult) -> str:
    """Give the block of a recall, or say why there is none."""
    return result.text or f"nothing: {_nothing(result)}"


def _nothing(result: RecallResult) -> str | None:
    if result.abstention is not None:
        return result.abstention.value
    return None if result.text else "nothing_known"


async def list_beliefs(owner: PrincipalVerbs, call: ListBeliefsCall) -> Answer:
    """List beliefs, newest store position first."""
    found = await owner.beliefs(include_closed=call.include_closed)
    older = [b for b in found if call.before is None or b.store_position < call.before]
    page = answers.all_shown(older[: call.limit])
    before = page[-1].position if len(older) > len(page) else None
    text = blocks.block("beliefs", blocks.belief_lines(page), before=before)
    return Answer(text, answers.BeliefsListed(beliefs=page, before=before))


async def history(owner: PrincipalVerbs, call: HistoryCall) -> Answer:
    """Show every version of a belief, oldest first."""
    found = await owner.history(call.belief_id)
    versions = answers.all_shown(found[-VERSIONS_MAX:])
    text = blocks.block("history", blocks.belief_lines(versions))
    return Answer(text, answers.VersionsShown(versions=versions))


async def explain(owner: PrincipalVerbs, call: ExplainCall) -> Answer:
    """Say why a recall returned what it did."""
    found = await owner.explain(call.trace_id, call.belief_ids)
    # Those that were asked about by name stand last, and must not be cut off.
    named = len(call.belief_ids)
    kept = found.entries
    if len(kept) > ENTRIES_MAX:
        kept = found.entries[: ENTRIES_MAX - named] + found.entries[len(found.entries) - named :]
    entries = tuple(
        answers.ExplainedBelief(
            short_id=entry.short_id,
            belief_id=entry.belief_id,
            verdict=entry.verdict.value,
            score=entry.score,
            ranks=entry.ranks,
            terms=entry.terms,
            belief=None if entry.belief is None else answers.shown(entry.belief, entry.short_id),
        )
        for entry in kept
    )
    content = answers.Explained(
        trace_id=found.trace_id,
        at=found.at,
        scope=found.scope,
        policy=found.policy,
        nothing=found.abstention,
        considered=found.considered_count,
        dropped_for_budget=found.dropped_for_budget_count,
        entries=entries,
        more=len(found.entries) - len(entries),
    )
    text = blocks.block(
        "explanation",
        [blocks.explained_line(entry) for entry in entries],
        considered=found.considered_count,
        nothing=found.abstention,
    )
    return Answer(text, content)


async def recall_episodes(owner: PrincipalVerbs, call: RecallEpisodesCall) -> Answer:
    """Find messages that share a word with a question, newest first."""
    page = await owner.recall_episodes(
        call.question,
        project_scope=call.project_scope,
        session_id=call.session_id,
        limit=call.limit,
        before=call.before,
    )
    messages = tuple(answers.message_shown(event) for event in page.events)
    lines = [blocks.message_line(message) for message in messages]
    text = (
        blocks.block("episodes", lines, before=page.before)
        if lines
        else "nothing: no message here shares a word with the question"
    )
    return Answer(text, answers.EpisodesShown(messages=messages, before=page.before))


async def what_changed(owner: PrincipalVerbs, call: WhatChangedCall) -> Answer:
    """Say what happened to beliefs after a position or an instant, oldest first."""
    page = await owner.changes(call.since, limit=call.limit)
    changes = tuple(answers.change_shown(change) for change in page.changes)
    content = answers.ChangesShown(
        changes=changes, through=page.through, is_complete=page.is_complete
    )
    text = blocks.block(
        "changes",
        [blocks.change_line(change) for change in changes],
        complete=str(page.is_complete).lower(),
    )
    return Answer(f"{text}\nthrough: {page.through}", content)
