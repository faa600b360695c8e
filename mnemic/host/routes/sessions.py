"""Sessions: open, look at, prime, consolidate, close, delete."""

from __future__ import annotations

from uuid import UUID

from fastapi import APIRouter, Request, Response

from mnemic.errors import NotFound
from mnemic.host.bodies import CloseBody, OpenSessionBody, SnapshotBody
from mnemic.host.openapi import operation
from mnemic.host.requests import (
    AtQuery,
    Cursor,
    Eraser,
    KeyHeader,
    Limit,
    Reached,
    Reader,
    Wait,
    Writer,
    answer,
    body_of,
    cursor_id,
    cursor_of,
    instant_of,
    page_rows,
)
from mnemic.host.service import wait_seconds
from mnemic.memory.commands import ErasureReceipt, SessionOpened
from mnemic.memory.model import Session
from mnemic.memory.recall import RecallResult
from mnemic.wire import ConsolidationState, ConsolidationStatus, SessionPage

router = APIRouter(prefix="/v1/principals/{principal_id}/sessions", tags=["sessions"])


@router.post("", **operation(SessionOpened, body=OpenSessionBody, status=201))
async def open_session(
    request: Request, reached: Writer, principal_id: str, key: KeyHeader = None
) -> Response:
    """Open a session; what is said in it is consolidated when it is closed."""
    del principal_id
    body = await body_of(request, OpenSessionBody)
    opened = await reached.owner.open_session(
        project_scope=body.project_scope, label=body.label, at=body.at, key=key
    )
    session = await _session(reached, opened.id)
    reply = SessionOpened(opened.id, opened.scope, session.snapshot_watermark)
    return answer(reply, 201, location=f"{request.url.path}/{opened.id}")


@router.get("", **operation(SessionPage))
async def list_sessions(
    reached: Reader, principal_id: str, limit: Limit = 50, cursor: Cursor = None
) -> Response:
    """List sessions, closed ones too."""
    del principal_id
    rows = page_rows(reached.host, limit)
    found = await reached.host.memory.composition.store.sessions(
        reached.owner.principal, after=cursor_id("session", cursor), limit=rows + 1
    )
    shown = found[:rows]
    more = len(found) > rows
    return answer(SessionPage(shown, cursor_of("session", shown[-1].id) if more else None))


@router.get("/{session_id}", **operation(Session))
async def get_session(reached: Reader, principal_id: str, session_id: UUID) -> Response:
    """Show where one session stands."""
    del principal_id
    return answer(await _session(reached, session_id))


@router.post("/{session_id}/snapshot", **operation(RecallResult, body=SnapshotBody))
async def snapshot(
    request: Request, reached: Reader, principal_id: str, session_id: UUID
) -> Response:
    """Prime a session with what matters most in its scope; keep the answer for the prefix."""
    del principal_id
    body = await body_of(request, SnapshotBody)
    session = await reached.owner.session(session_id)
    primed = await session.snapshot(token_budget=body.token_budget, max_items=body.max_items)
    return answer(primed)


@router.post(
    "/{session_id}/close",
    **operation(ConsolidationStatus, body=CloseBody, also={202: ConsolidationStatus}),
)
async def close_session(
    *,
    request: Request,
    reached: Writer,
    principal_id: str,
    session_id: UUID,
    wait: Wait = None,
    key: KeyHeader = None,
) -> Response:
    """Consolidate what was said and close the session; 202 while it is still at work."""
    del principal_id
    return await _consolidated(request, reached, session_id, close=True, wait=wait, key=key)


@router.post(
    "/{session_id}/consolidation",
    **operation(ConsolidationStatus, body=CloseBody, also={202: ConsolidationStatus}),
)
async def consolidate_session(
    *,
    request: Request,
    reached: Writer,
    principal_id: str,
    session_id: UUID,
    wait: Wait = None,
    key: KeyHeader = None,
) -> Response:
    """Consolidate what was said so far and leave the session open."""
    del principal_id
    return await _consolidated(request, reached, session_id, close=False, wait=wait, key=key)


async def _consolidated(
    request: Request,
    reached: Reached,
    session_id: UUID,
    *,
    close: bool,
    wait: str | None,
    key: str | None,
) -> Response:
    body = await body_of(request, CloseBody)
    await reached.owner.session(session_id)
    status = await reached.host.consolidate(
        reached.owner, session_id, close=close, at=body.at, key=key, wait_s=wait_seconds(wait)
    )
    place = f"{request.url.path.rpartition('/')[0]}/consolidation"
    code = 202 if status.state is ConsolidationState.RUNNING else 200
    return answer(status, code, **{"location": place, "content-location": place})


@router.get("/{session_id}/consolidation", **operation(ConsolidationStatus))
async def get_consolidation(
    reached: Reader, principal_id: str, session_id: UUID, wait: Wait = None
) -> Response:
    """Say how the session's latest consolidation goes, waiting for its end if asked to."""
    del principal_id
    status = await reached.host.consolidation_status(
        reached.owner, session_id, wait_s=wait_seconds(wait)
    )
    return answer(status)


@router.delete("/{session_id}", **operation(ErasureReceipt))
async def delete_session(
    *,
    reached: Eraser,
    principal_id: str,
    session_id: UUID,
    at: AtQuery = None,
    key: KeyHeader = None,
) -> Response:
    """Erase a session, its words and what rests on them alone, for good."""
    del principal_id
    receipt = await reached.owner.delete_session(session_id, at=instant_of("at", at), key=key)
    reached.host.consolidations.forget(reached.owner.principal, session_id)
    return answer(receipt)


async def _session(reached: Reached, session_id: UUID) -> Session:
    """Find an open session in the image, and a closed one in the store."""
    whose, parts = reached.owner.principal, reached.host.memory.composition
    active = parts.supervisor.active_image(whose)
    found = None if active is None else active.session(session_id)
    found = found or await parts.store.session(whose, session_id)
    if found is None:
        raise NotFound(f"{whose} has no session {session_id}; open one first")
    return found
