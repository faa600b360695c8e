"""Be a host that is going to be killed: append under load, and say what was acknowledged.

    python -m mnemic.evals.faults.victim

One JSON line on standard input gives the address, the principals and where each goes on;
then it appends to all of them at once, each append under its own key, and prints a line
`PRINCIPAL NUMBER` for each that was acknowledged. A write that failed is sent again under
the same key, as an error asks for. It ends when its standard input does.
"""

from __future__ import annotations

import os
import sys
from uuid import UUID

import anyio
import anyio.to_thread
import msgspec
from msgspec import Struct

from mnemic.actors.clock import SystemClock
from mnemic.actors.ids import RandomIds
from mnemic.errors import Fenced, MnemicError, OutcomeUnknown, StoreUnavailable
from mnemic.memory.commands import Append, OpenSession, SessionOpened
from mnemic.memory.model import Principal
from mnemic.stores.postgres import database, open_postgres
from mnemic.supervisor import Supervisor, supervise

TENANT = "faults"
RETRY_S = 0.005
"""Pause before a write that failed is sent again, in seconds."""


class Orders(Struct, frozen=True):
    """Say where to write, to whom, and from which number on; `statement_s` bounds a statement."""

    dsn: str
    goes_on: tuple[int, ...]
    statement_s: float = database.STATEMENT_DEADLINE_S


def owner(number: int) -> Principal:
    """Name a principal of the load."""
    return Principal(TENANT, f"p{number}")


def text_of(who: int, number: int) -> str:
    """Give the words of a write: each is said by nobody else, and once."""
    return f"{who} says {number}"


async def _until_taken(
    host: Supervisor, who: int, command: Append | OpenSession, key: str
) -> object:
    while True:
        try:
            return await host.ask(owner(who), command, key=key)
        except (StoreUnavailable, OutcomeUnknown, Fenced):
            await anyio.sleep(RETRY_S)


async def _write(host: Supervisor, who: int, first: int) -> None:
    opened = await _until_taken(host, who, OpenSession(), "open")
    assert isinstance(opened, SessionOpened)
    session: UUID = opened.session_id
    number = first
    while True:
        said = Append(session_id=session, text=text_of(who, number))
        await _until_taken(host, who, said, f"say-{number}")
        # One unbuffered write: a line that was read was written whole.
        os.write(1, f"{who} {number}\n".encode())
        number += 1


async def _serve(orders: Orders) -> None:
    database.SETTINGS["statement_timeout"] = f"{orders.statement_s * 1000:.0f}"
    async with (
        open_postgres(orders.dsn) as store,
        supervise(store, clock=SystemClock(), ids=RandomIds()) as host,
        anyio.create_task_group() as tasks,
    ):
        for who, first in enumerate(orders.goes_on):
            tasks.start_soon(_write, host, who, first)
        await anyio.to_thread.run_sync(sys.stdin.read, abandon_on_cancel=True)
        tasks.cancel_scope.cancel()


def main() -> int:
    """Serve until the standard input ends; status 1 when the store cannot be opened."""
    orders = msgspec.json.decode(sys.stdin.readline(), type=Orders)
    try:
        anyio.run(_serve, orders, backend="asyncio")
    except MnemicError as error:
        sys.stderr.write(f"victim: {type(error).__name__}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
