"""Erasures: forget by words, in two steps."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from mnemic.host.bodies import EraseBody, PlanBody
from mnemic.host.openapi import operation
from mnemic.host.requests import Eraser, KeyHeader, Reader, answer, body_of
from mnemic.memory.commands import ErasureReceipt
from mnemic.rights import ForgetPlan

router = APIRouter(prefix="/v1/principals/{principal_id}/erasures", tags=["erasures"])


@router.post("/plan", **operation(ForgetPlan, body=PlanBody))
async def forget_plan(request: Request, reached: Reader, principal_id: str) -> Response:
    """List what holds every word of a query; write nothing."""
    del principal_id
    body = await body_of(request, PlanBody)
    return answer(await reached.owner.forget_plan(body.query))


@router.post("", **operation(ErasureReceipt, body=EraseBody))
async def forget_confirm(
    request: Request, reached: Eraser, principal_id: str, key: KeyHeader = None
) -> Response:
    """Erase what a plan listed, for good; 409 when things have moved since."""
    del principal_id
    body = await body_of(request, EraseBody)
    receipt = await reached.owner.forget_confirm(body.query, body.token, at=body.at, key=key)
    return answer(receipt)
