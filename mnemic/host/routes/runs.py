"""Runs: how each consolidation went, in counts and codes."""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Response

from mnemic.host.openapi import operation
from mnemic.host.requests import Limit, Reader, answer, page_rows
from mnemic.wire import RunList

router = APIRouter(prefix="/v1/principals/{principal_id}/runs", tags=["runs"])


@router.get("", **operation(RunList))
async def list_runs(
    reached: Reader,
    principal_id: str,
    limit: Limit = 50,
    session_id: Annotated[UUID | None, Query(description="Of this session only.")] = None,
) -> Response:
    """List the newest consolidation runs, newest first."""
    del principal_id
    found = await reached.host.memory.composition.store.runs(
        reached.owner.principal, session_id=session_id, limit=page_rows(reached.host, limit)
    )
    return answer(RunList(found))
