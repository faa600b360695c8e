"""Changes: what happened to beliefs since a position or an instant."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query, Response

from mnemic.host.openapi import operation
from mnemic.host.requests import Limit, Reader, answer, instant_of, page_rows
from mnemic.memory.changes import BeliefChanges

router = APIRouter(prefix="/v1/principals/{principal_id}/changes", tags=["changes"])

POSITION_DIGITS_MAX = 18


@router.get("", **operation(BeliefChanges))
async def what_changed(
    reached: Reader,
    principal_id: str,
    since: Annotated[
        str,
        Query(
            description="The `through` of an earlier answer, or an instant; 0 is the beginning.",
            max_length=64,
            examples=["0", "2026-03-02T09:00:00Z"],
        ),
    ] = "0",
    limit: Limit = 200,
) -> Response:
    """Say what happened to beliefs, oldest first; go on from `through`."""
    del principal_id
    page = await reached.owner.changes(_since(since), limit=page_rows(reached.host, limit))
    return answer(page)


def _since(text: str) -> int | datetime:
    if text.isascii() and text.isdigit() and len(text) <= POSITION_DIGITS_MAX:
        return int(text)
    return instant_of("since", text) or 0
