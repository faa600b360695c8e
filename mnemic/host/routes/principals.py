"""Principals: whose memories a token reaches."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from mnemic.errors import InvalidCommand
from mnemic.host.openapi import operation
from mnemic.host.requests import (
    OTHER_CURSOR,
    CallerDep,
    Cursor,
    Eraser,
    Limit,
    answer,
    cursor_of,
    cursor_value,
    host_of,
    page_rows,
)
from mnemic.memory.commands import ErasureReceipt
from mnemic.memory.model import Principal, principal
from mnemic.wire import Identity, PrincipalPage

router = APIRouter(prefix="/v1", tags=["principals"])


@router.get("/identity", **operation(Identity))
async def identity(caller: CallerDep) -> Response:
    """Say what the caller's token may do."""
    names = None if caller.principals is None else tuple(sorted(caller.principals))
    return answer(Identity(caller.tenant_id, names, caller.right.value, caller.expires_at))


@router.get("/principals", **operation(PrincipalPage))
async def list_principals(
    request: Request, caller: CallerDep, limit: Limit = 50, cursor: Cursor = None
) -> Response:
    """List the principals of the token: those it names, or those of its tenant that exist."""
    host = host_of(request)
    rows = page_rows(host, limit)
    after = cursor_value("principal", cursor)
    if caller.principals is not None:
        left = [name for name in sorted(caller.principals) if after is None or name > after]
        names = tuple(left[: rows + 1])
    else:
        found = await host.memory.composition.store.principals(
            tenant_id=caller.tenant_id,
            after=None if after is None else _after(caller.tenant_id, after),
            limit=rows + 1,
        )
        names = tuple(each.principal_id for each in found)
    more = len(names) > rows
    shown = names[:rows]
    return answer(PrincipalPage(shown, cursor_of("principal", shown[-1]) if more else None))


def _after(tenant_id: str, name: str) -> Principal:
    try:
        return principal(tenant_id, name)
    except InvalidCommand:
        raise InvalidCommand("cursor", OTHER_CURSOR) from None


@router.delete("/principals/{principal_id}", **operation(ErasureReceipt))
async def erase_principal(
    reached: Eraser,
    principal_id: str,
    confirm: Annotated[str, Query(description="The principal's name once more.", max_length=200)],
) -> Response:
    """Erase everything of a principal, for good; a repeat has nothing left to reach."""
    del principal_id
    if confirm != reached.owner.principal.principal_id:
        raise InvalidCommand("confirm", "repeat the principal's name: nothing can be undone")
    receipt = await reached.owner.erase()
    reached.host.consolidations.forget(reached.owner.principal)
    return answer(receipt)
