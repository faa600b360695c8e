"""Traces: what recalls left behind, and why each line came or did not."""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Response

from mnemic.host.openapi import operation
from mnemic.host.requests import (
    Cursor,
    Limit,
    Reader,
    answer,
    cursor_number,
    cursor_of,
    page_rows,
)
from mnemic.memory.recall import Explanation
from mnemic.wire import TracePage

router = APIRouter(prefix="/v1/principals/{principal_id}/traces", tags=["traces"])


@router.get("", **operation(TracePage))
async def list_traces(
    reached: Reader, principal_id: str, limit: Limit = 50, cursor: Cursor = None
) -> Response:
    """List recalls, oldest first: identifiers and numbers, never a statement."""
    del principal_id
    rows = page_rows(reached.host, limit)
    found = await reached.host.memory.composition.store.traces(
        reached.owner.principal, after=cursor_number("trace", cursor) or 0, limit=rows + 1
    )
    shown = found[:rows]
    more = len(found) > rows
    return answer(TracePage(shown, cursor_of("trace", shown[-1].event_sequence) if more else None))


@router.get("/{trace_id}", **operation(Explanation))
async def explain(
    reached: Reader,
    principal_id: str,
    trace_id: UUID,
    belief: Annotated[
        list[str] | None,
        Query(description="Account for this belief, too; repeatable.", max_length=64),
    ] = None,
) -> Response:
    """Say why a recall returned each line, and why not the beliefs that are named."""
    del principal_id
    return answer(await reached.owner.explain(trace_id, belief or ()))
