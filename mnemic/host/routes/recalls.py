"""Recalls: ask what is believed, in a scope or for a turn of a session."""

from __future__ import annotations

from uuid import UUID

from fastapi import APIRouter, Request, Response

from mnemic.errors import InvalidCommand
from mnemic.host.bodies import RecallBody, TurnRecallBody
from mnemic.host.openapi import operation
from mnemic.host.requests import Reached, Reader, answer, body_of
from mnemic.memory.recall import RecallResult, TurnRecall

router = APIRouter(prefix="/v1/principals/{principal_id}", tags=["recalls"])


@router.post("/recalls", **operation(RecallResult, body=RecallBody))
async def recall(request: Request, reached: Reader, principal_id: str) -> Response:
    """Find what is believed about a question, as one block within the token budget."""
    del principal_id
    body = await body_of(request, RecallBody)
    if body.session_id is not None:
        return answer(await _in_session(reached, body, body.session_id))
    result = await reached.owner.recall(
        body.question,
        token_budget=body.token_budget,
        project_scope=body.project_scope,
        as_of=body.as_of,
        believed_at=body.believed_at,
        include_superseded=body.include_superseded,
        now=body.now,
    )
    return answer(result)


async def _in_session(reached: Reached, body: RecallBody, session_id: UUID) -> RecallResult:
    for field in ("project_scope", "as_of", "believed_at"):
        if getattr(body, field) is not None:
            raise InvalidCommand(field, "a session recalls in its own scope, as things stand")
    if body.include_superseded:
        raise InvalidCommand("include_superseded", "a session recalls what holds now")
    session = await reached.owner.session(session_id)
    return await session.recall(body.question, token_budget=body.token_budget, now=body.now)


@router.post("/sessions/{session_id}/turn-recalls", **operation(TurnRecall, body=TurnRecallBody))
async def turn_recall(
    request: Request, reached: Reader, principal_id: str, session_id: UUID
) -> Response:
    """Recall for one turn: what bears on it, what changed since, what no longer holds."""
    del principal_id
    body = await body_of(request, TurnRecallBody)
    session = await reached.owner.session(session_id)
    turn = await session.turn_recall(
        body.text, token_budget=body.token_budget, max_items=body.max_items
    )
    return answer(turn)
