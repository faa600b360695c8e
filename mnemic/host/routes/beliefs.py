"""Beliefs: what is believed, since when, and how its owner changes it."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from mnemic.api import Statement
from mnemic.host.bodies import CorrectBody, EndBody, RememberBody
from mnemic.host.openapi import operation
from mnemic.host.requests import (
    AtQuery,
    Cursor,
    Eraser,
    KeyHeader,
    Limit,
    Reader,
    Writer,
    answer,
    body_of,
    cursor_number,
    cursor_of,
    instant_of,
    page_rows,
    path_text,
)
from mnemic.memory.commands import Ended
from mnemic.memory.model import Belief, Trust
from mnemic.wire import BeliefHistory, BeliefPage

router = APIRouter(prefix="/v1/principals/{principal_id}/beliefs", tags=["beliefs"])


@router.post("", **operation(Statement, body=RememberBody))
async def remember(
    request: Request, reached: Writer, principal_id: str, key: KeyHeader = None
) -> Response:
    """Believe a statement explicitly; it does not decay."""
    del principal_id
    body = await body_of(request, RememberBody)
    stated = await reached.owner.remember(
        body.statement,
        trust=Trust(body.trust),
        project_scope=body.project_scope,
        at=body.at,
        key=key,
    )
    return answer(stated)


@router.get("", **operation(BeliefPage))
async def list_beliefs(
    reached: Reader,
    principal_id: str,
    limit: Limit = 50,
    cursor: Cursor = None,
    include_closed: Annotated[bool, Query(description="Also what is no longer believed.")] = False,
) -> Response:
    """List what is believed, newest store position first.

    A belief that changes while you page moves to the front; `changes` tells of it.
    """
    del principal_id
    rows = page_rows(reached.host, limit)
    before = cursor_number("belief", cursor)
    found = await reached.owner.beliefs(include_closed=include_closed)
    rest = (b for b in found if before is None or b.store_position < before)
    page = tuple(islice(rest, rows + 1))
    shown = page[:rows]
    more = len(page) > rows
    return answer(
        BeliefPage(shown, cursor_of("belief", shown[-1].store_position) if more else None)
    )


@router.get("/{belief_id}", **operation(Belief))
async def get_belief(
    request: Request, reached: Reader, principal_id: str, belief_id: str
) -> Response:
    """Show one belief, by its id or the first eight digits of it, or more."""
    del principal_id, belief_id
    return answer(await reached.owner.belief(path_text(request, "belief_id")))


@router.get("/{belief_id}/history", **operation(BeliefHistory))
async def belief_history(
    request: Request, reached: Reader, principal_id: str, belief_id: str
) -> Response:
    """Show what a belief replaced and was replaced by, oldest first."""
    del principal_id, belief_id
    return answer(BeliefHistory(await reached.owner.history(path_text(request, "belief_id"))))


@router.post("/{belief_id}/correction", **operation(Statement, body=CorrectBody))
async def correct(
    *,
    request: Request,
    reached: Writer,
    principal_id: str,
    belief_id: str,
    key: KeyHeader = None,
) -> Response:
    """Replace a belief; the old value does not come back on older evidence."""
    del principal_id, belief_id
    body = await body_of(request, CorrectBody)
    named = path_text(request, "belief_id")
    return answer(await reached.owner.correct(named, body.statement, at=body.at, key=key))


@router.post("/{belief_id}/rejection", **operation(Ended, body=EndBody))
async def reject(
    *,
    request: Request,
    reached: Writer,
    principal_id: str,
    belief_id: str,
    key: KeyHeader = None,
) -> Response:
    """End a belief as wrong; its value does not come back on older evidence."""
    del principal_id, belief_id
    body = await body_of(request, EndBody)
    named = path_text(request, "belief_id")
    return answer(await reached.owner.reject(named, at=body.at, key=key))


@router.delete("/{belief_id}", **operation(Ended))
async def forget(
    *,
    request: Request,
    reached: Eraser,
    principal_id: str,
    belief_id: str,
    at: AtQuery = None,
    key: KeyHeader = None,
) -> Response:
    """Erase a belief and the words it came from, for good."""
    del principal_id, belief_id
    named = path_text(request, "belief_id")
    return answer(await reached.owner.forget(named, at=instant_of("at", at), key=key))
