"""Compare what the columns of a principal's rows say with their content."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from mnemic.memory.lifecycle.horizons import fade_of
from mnemic.memory.model import Belief, Event, Principal, RecallTrace, Session
from mnemic.stores.port import PAGE_ROWS_MAX
from mnemic.stores.postgres import clocks_sql, columns
from mnemic.stores.postgres.database import Connection
from mnemic.stores.rows import decode_row


class _Table(Struct, frozen=True):
    """Say how a table is read and what its columns should be."""

    name: str
    text: str
    type_: type[Any]
    columns: Callable[[Any], tuple[Any, ...]]


_TABLES = (
    _Table("sessions", clocks_sql.CHECK_SESSIONS, Session, columns.session_row),
    _Table("beliefs", clocks_sql.CHECK_BELIEFS, Belief, columns.belief_row),
    _Table("traces", clocks_sql.CHECK_TRACES, RecallTrace, columns.trace_row),
)
_EVENTS = _Table("events", clocks_sql.CHECK_EVENTS, Event, columns.event_row)


async def index_faults(connection: Connection, principal: Principal) -> tuple[str, ...]:
    """Name every row whose columns differ from its content, by table, key and column."""
    name = (principal.tenant_id, principal.principal_id)
    faults: list[str] = []
    fading: dict[Any, tuple[Any, ...]] = {}
    for table in _TABLES:
        for row in await connection.fetch(table.text, *name):
            content = _content(table, row, principal)
            faults += _differences(table, row, content)
            if isinstance(content, Belief) and (fade := fade_of(content)) is not None:
                fading[content.id] = (fade.value, content.last_evidence_at, content.updated_at)
    held = {
        row[0]: tuple(row)[1:] for row in await connection.fetch(clocks_sql.CHECK_FADING, *name)
    }
    faults += [
        f"fading {belief_id}: not as its belief says"
        for belief_id in sorted(fading.keys() | held.keys())
        if fading.get(belief_id) != held.get(belief_id)
    ]
    after = 0
    while page := await connection.fetch(_EVENTS.text, *name, after, PAGE_ROWS_MAX):
        for row in page:
            faults += _differences(_EVENTS, row, _content(_EVENTS, row, principal))
        after = page[-1]["sequence"]
    return tuple(faults)


def _content(table: _Table, row: Any, principal: Principal) -> Any:
    return decode_row(table.type_, row["content"], principal=principal, table=table.name)


def _differences(table: _Table, row: Any, content: Any) -> list[str]:
    wanted: Sequence[Any] = table.columns(content)[:-1]
    names = [key for key in row.keys() if key != "content"]  # noqa: SIM118 - a Record is no dict
    return [
        f"{table.name} {row[0]}: {name} differs"
        for name, value in zip(names, wanted, strict=True)
        if not _same(name, row[name], value)
    ]


def _same(name: str, held: Any, wanted: Any) -> bool:
    if name == "lexemes" and held is not None and wanted is not None:
        return set(held.split("\n")) == set(wanted.split("\n"))
    return bool(held == wanted)
