"""Turns: what was said in a session."""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Request, Response
from msgspec import structs

from mnemic.conversations import Said
from mnemic.errors import InvalidCommand
from mnemic.host.bodies import KeyedTurnBody, TurnBody, TurnsBody
from mnemic.host.openapi import operation
from mnemic.host.requests import (
    Cursor,
    KeyHeader,
    Limit,
    Reader,
    Writer,
    answer,
    body_of,
    cursor_number,
    cursor_of,
    page_rows,
)
from mnemic.memory.commands import Appended
from mnemic.memory.model import KEY_LENGTH_MAX, Event
from mnemic.memory.recall.episodes import withheld
from mnemic.stores.port import EventQuery
from mnemic.wire import KEY_HEADER, TurnPage, TurnsAppended

router = APIRouter(
    prefix="/v1/principals/{principal_id}/sessions/{session_id}/turns", tags=["turns"]
)


@router.post("", **operation(Appended, body=TurnBody, status=201))
async def append_turn(
    *,
    request: Request,
    reached: Writer,
    principal_id: str,
    session_id: UUID,
    key: KeyHeader = None,
) -> Response:
    """Append one turn; the answer means that it is durable."""
    del principal_id
    body = await body_of(request, TurnBody)
    reached.host.check_turn(body.text)
    session = await reached.owner.session(session_id)
    sequence = await session.say(body.text, role=body.role, at=body.at, key=key)
    return answer(Appended(sequence), 201)


@router.post("/batch", **operation(TurnsAppended, body=TurnsBody, status=201))
async def append_turns(
    *,
    request: Request,
    reached: Writer,
    principal_id: str,
    session_id: UUID,
    key: KeyHeader = None,
) -> Response:
    """Append turns in order, most of them in one commit.

    Give each turn a key, or the batch one: without either, a repeat could double them.
    """
    del principal_id
    body = await body_of(request, TurnsBody)
    for index, turn in enumerate(body.turns):
        reached.host.check_turn(turn.text, field=f"turns.{index}.text")
    session = await reached.owner.session(session_id)
    said = [_said(turn, key, index) for index, turn in enumerate(body.turns)]
    return answer(TurnsAppended(await session.say_all(said)), 201)


def _said(turn: KeyedTurnBody, batch_key: str | None, index: int) -> Said:
    key = turn.key
    if key is None:
        if batch_key is None:
            raise InvalidCommand(
                f"turns.{index}.key", f"give each turn a key, or the batch an {KEY_HEADER}"
            )
        key = f"{batch_key}:{index}"
        if len(key) > KEY_LENGTH_MAX:
            raise InvalidCommand(
                KEY_HEADER, "shorten it: a batch's turns take its key and a number"
            )
    return Said(turn.text, key, role=turn.role, at=turn.at)


@router.get("", **operation(TurnPage))
async def list_turns(
    *,
    reached: Reader,
    principal_id: str,
    session_id: UUID,
    limit: Limit = 50,
    cursor: Cursor = None,
    newest_first: Annotated[bool, Query(description="Begin with the newest.")] = False,
) -> Response:
    """List a session's turns, without what must not be handed to a model."""
    del principal_id
    rows = page_rows(reached.host, limit)
    kind = "turn-before" if newest_first else "turn-after"
    at = cursor_number(kind, cursor)
    await reached.owner.session(session_id)
    found = await reached.host.memory.composition.store.events(
        reached.owner.principal,
        EventQuery(
            session_id=session_id,
            after=0 if newest_first or at is None else at,
            through=at - 1 if newest_first and at is not None else None,
            messages_only=True,
            newest_first=newest_first,
            limit=rows + 1,
        ),
    )
    shown = found[:rows]
    more = len(found) > rows
    return answer(
        TurnPage(
            tuple(_shown(event) for event in shown),
            cursor_of(kind, shown[-1].sequence) if more else None,
        )
    )


def _shown(event: Event) -> Event:
    return event if event.text is None else structs.replace(event, text=withheld(event.text))
