"""Episodes: what was said, word for word, found by words."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from mnemic.agent import EpisodePage
from mnemic.host.bodies import EpisodesBody
from mnemic.host.openapi import operation
from mnemic.host.requests import Reader, answer, body_of

router = APIRouter(prefix="/v1/principals/{principal_id}/episodes", tags=["episodes"])


@router.post("/search", **operation(EpisodePage, body=EpisodesBody))
async def recall_episodes(request: Request, reached: Reader, principal_id: str) -> Response:
    """Find messages that share a word with a question, newest first.

    `before` of one page goes on with what was said earlier.
    """
    del principal_id
    body = await body_of(request, EpisodesBody)
    page = await reached.owner.recall_episodes(
        body.question,
        project_scope=body.project_scope,
        session_id=body.session_id,
        limit=body.limit,
        before=body.before,
    )
    return answer(page)
